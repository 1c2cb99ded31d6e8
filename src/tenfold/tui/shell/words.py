"""The words of the terminal, from the catalogue, in the one language that it speaks."""

from __future__ import annotations

from collections.abc import Sequence
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import tenfold
from tenfold.core.errors import NotUnderstood, TenfoldError
from tenfold.core.game import LONGEST_ACTION, AnyGame, Event
from tenfold.core.words import FALLBACK, Words, refusal, sentence, speak

LOCALES = Path(tenfold.__file__).parent / "locales"
LANGUAGE: ContextVar[str] = ContextVar("language", default=FALLBACK)


def words_of(game: AnyGame) -> Words:
    """The words that a game brings along."""
    return speak(game.locales, LANGUAGE.get())


def say(key: str, **details: Any) -> str:
    return speak(LOCALES, LANGUAGE.get()).say(f"tui-{key}", **details)


def knows(key: str) -> bool:
    return speak(LOCALES, LANGUAGE.get()).has(f"tui-{key}")


def tell(game: AnyGame, event: Event, names: Sequence[str], reader: int) -> str:
    """What happened, as a sentence to whoever sits at this seat."""
    return sentence(game, event, names, LANGUAGE.get(), reader)


def explained(error: TenfoldError, typed: str, game: AnyGame, example: str) -> TenfoldError:
    """What is wrong with an action that somebody typed, said in our language; the example may be done."""
    if error.rule is not None:
        reason = refusal(game, error.rule, error.details or {}, LANGUAGE.get())
        return type(error)(say("refused", reason=reason, rule=error.rule), error.rule, error.details)
    if not isinstance(error, NotUnderstood):
        return error
    if len(typed) > LONGEST_ACTION:
        return NotUnderstood(say("too-long", most=LONGEST_ACTION, n=len(typed)))
    return NotUnderstood(say("no-action", typed=repr(typed), game=game.title, example=example))


def listed(parts: Sequence[str]) -> str:
    """`Ada, Bo, Cy`."""
    return say("comma", first="", last="").join(parts)


def joined(parts: Sequence[str]) -> str:
    """`Ada, Bo and Cy`."""
    return listed(parts) if len(parts) < 2 else say("and", first=listed(parts[:-1]), last=parts[-1])


def gap() -> str:
    """What stands between two sentences."""
    return say("sentences", first="", last="")


def in_a_row(sentences: Sequence[str]) -> str:
    """Sentences one after the other."""
    return gap().join(sentences)
