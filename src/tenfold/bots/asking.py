"""Bots that others made, asked where somebody waits: whatever they do wrong is told in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from tenfold.bots.contract import Bot
from tenfold.core.errors import TenfoldError
from tenfold.core.installed import in_a_line

LONGEST_ACTION = 40


class BotFailed(TenfoldError):
    """A bot raised, wanted to end the program, or named what is no legal action."""

    code = "bot"


def action_in(legal: list[str], answer: object) -> str | None:
    """The legal action that a bot named, as plain text (NumPy has texts of its own); None where it is none."""
    return str(answer) if isinstance(answer, str) and answer in legal else None


def shortly(answer: object) -> str:
    """What a bot named that is no action."""
    return in_a_line(repr(answer))[:LONGEST_ACTION]


@contextmanager
def told_in_a_sentence(name: str) -> Iterator[None]:
    try:
        yield
    except TenfoldError:
        raise
    except (Exception, SystemExit) as error:
        raise BotFailed(f"The bot {name!r} failed with {type(error).__name__}: {in_a_line(str(error))}.") from None


def seated(name: str, sit: Callable[[], Bot]) -> Bot:
    """A player that raises BotFailed and nothing else."""
    with told_in_a_sentence(name):
        bot = sit()

    def choose(view: Any, legal: list[str]) -> str:
        with told_in_a_sentence(name):
            answer = bot(view, list(legal))
        action = action_in(legal, answer)
        if action is None:
            raise BotFailed(f"The bot {name!r} named {shortly(answer)}, which is not legal here.")
        return action

    return choose
