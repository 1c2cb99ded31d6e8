"""The words of the terminal, from the catalogue."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import tenfold
from tenfold.core.errors import TenfoldError
from tenfold.core.words import speak

LOCALES = Path(tenfold.__file__).parent / "locales"


def say(key: str, **details: Any) -> str:
    return speak(LOCALES).say(f"tui-{key}", **details)


def knows(key: str) -> bool:
    return bool(speak(LOCALES).bundle.has_message(f"tui-{key}"))


def complaint(error: TenfoldError) -> str:
    """Why something cannot be done, with the rule that forbids it."""
    return error.message if error.rule is None else say("refused", reason=error.message, rule=error.rule)


def printable(name: str) -> str:
    """A name without what would steer the terminal."""
    return "".join(letter for letter in name if letter.isprintable())


def joined(parts: list[str]) -> str:
    """`Ada, Bo and Cy`."""
    if len(parts) < 2:
        return "".join(parts)
    return say("and", first=", ".join(parts[:-1]), last=parts[-1])
