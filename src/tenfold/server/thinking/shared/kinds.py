"""Kinds of questions: who asks and who thinks must have the same Tenfold, the same rules and the same bot."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from hashlib import sha256
from pathlib import Path

import tenfold
from tenfold.bots import brought
from tenfold.bots.advice import BUDGET as HINT_BUDGET
from tenfold.bots.contract import Budget
from tenfold.bots.ready import is_being_made_ready, is_ready
from tenfold.bots.registry import bot_kinds, bots_for, find_bot
from tenfold.core.registry import find_game, game_names
from tenfold.review.ready import made_ready
from tenfold.server.thinking.questions import Examination, Question

REVIEW = "review"
DIGITS = 12


def kind_of(question: Question | Examination) -> str:
    return kind(question.game, question.bot)


@cache
def kind(game: str, bot: str) -> str:
    return f"{bot}{mark_of(bot)} {game}/{find_game(game).rules_version} tenfold/{tenfold.__version__}"


def mark_of(bot: str) -> str:
    """A bot from a file is known by what is in it."""
    place = next((place for place in brought.places() if bot != REVIEW and brought.load(place).name == bot), None)
    if place is None:
        return ""
    file = Path(brought.parted(place)[0])
    return f"#{sha256(file.read_bytes() if file.suffix == '.py' else place.encode()).hexdigest()[:DIGITS]}"


@cache
def known_kinds() -> dict[str, Callable[[], bool | None]]:
    """All that can be answered here once it is ready, and how to find out: None while it is being made so, which begins when
    somebody first asks.
    """
    searches = [(game, bot) for game in game_names() for bot in bots_for(game) if not bot_kinds()[bot].quick]
    ready: dict[str, Callable[[], bool | None]] = {kind(game, bot): partial(can_play, bot, game) for game, bot in searches}
    return ready | {kind(game, REVIEW): partial(made_ready, game) for game in game_names()}


def can_play(bot: str, game: str) -> bool | None:
    return is_ready(bot, game) or (None if is_being_made_ready(bot, game) else False)


def usual_of(question: Question | Examination) -> Budget:
    """What this takes where nobody else wants to think, on the machine where it is asked."""
    if isinstance(question, Examination):
        return Budget()
    return HINT_BUDGET if question.advice else find_bot(question.bot, question.game).usual


class Able:
    """What can be answered by this process now, of what it was asked for; who is eager makes everything else ready, too."""

    def __init__(self, eager: bool) -> None:
        self.eager = eager
        self.sought: dict[str, None] = {}
        self.ready: set[str] = set()
        self.said: set[str] = set()

    def seek(self, kind: str) -> None:
        self.sought[kind] = None

    def kinds(self) -> list[str]:
        """What is not ready is made so; who is eager does one thing after another, for a compiler takes a core."""
        for kind in self.wanted():
            is_ready = kind in self.ready or known_kinds()[kind]()
            if is_ready:
                self.ready.add(kind)
            elif is_ready is None and self.eager:
                break
        return sorted(self.ready)

    def wanted(self) -> list[str]:
        """What was asked for comes first."""
        all_of_it = self.sought | dict.fromkeys(known_kinds() if self.eager else ())
        return [kind for kind in all_of_it if kind in known_kinds()]

    def foreign(self) -> list[str]:
        """What was sought and can never be answered here; each is told once."""
        unsaid = sorted(self.sought.keys() - known_kinds().keys() - self.said)
        self.said.update(unsaid)
        return unsaid
