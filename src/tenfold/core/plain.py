"""Text from others on a terminal or in a log: nothing in it steers the terminal or passes for a line of ours."""

from __future__ import annotations

from json import dumps

JOINERS = "\u200c\u200d"


def plain(text: str) -> str:
    """The text with all that is not simply visible spelled out: escape sequences, ends of lines, changes of direction."""
    return text if text.isprintable() else "".join(map(spelled, text))


def spelled(letter: str) -> str:
    """Persian and pictures of several parts need their joiners, which steer nothing."""
    return letter if letter.isprintable() or letter in JOINERS else letter.encode("unicode_escape").decode()


def plain_lines(text: str) -> str:
    """The same for several lines."""
    return "\n".join(map(plain, text.split("\n")))


def plain_json(text: str) -> str:
    """The same for a text that is JSON, and means the same after it."""
    return (
        text if text.isprintable() else "".join(letter if spelled(letter) == letter else dumps(letter)[1:-1] for letter in text)
    )
