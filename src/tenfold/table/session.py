"""A game that is being played, with its log: the log is the truth, and a record of it can be had at any moment."""

from __future__ import annotations

import secrets
from functools import cached_property
from typing import Any, Self

from tenfold.core.errors import BadOption
from tenfold.core.game import Position
from tenfold.core.record import Record, replay_record, write_record
from tenfold.core.registry import find_game

LONGEST_SEED = 1_000


def checked_seed(seed: str) -> str:
    """A seed that a record file can hold: not endless, and no half characters as broken input has them."""
    if len(seed) > LONGEST_SEED or any("\ud800" <= letter <= "\udfff" for letter in seed):
        raise BadOption(f"A seed is a text of at most {LONGEST_SEED:,} characters.")
    return seed


class Session:
    """One game with everything that led to where it stands."""

    def __init__(self, record: Record, position: Position[Any] | None = None) -> None:
        """`position` is the one that the record ends in, where that is known."""
        self.log = record
        self.position: Position[Any] = record.last() if position is None else position
        self.choices: list[str] | None = None

    @classmethod
    def start(cls, game: str, options: object = None, seed: str | None = None, fixed: Any = None) -> Self:
        """Begin a game; without a seed, with one that nobody can guess."""
        chosen = find_game(game).read_options({} if options is None else options)
        text = secrets.token_hex(16) if seed is None else checked_seed(seed)
        names = [f"Player {seat + 1}" for seat in range(find_game(game).seats(chosen))]
        return cls(Record(game=game, options=chosen, names=names, seed=text, fixed=fixed, actions=[]))

    @classmethod
    def restore(cls, text: str) -> Self:
        """Go on with the game of a record file."""
        return cls(*replay_record(text))

    @cached_property
    def decided(self) -> Any:
        """What decided the game, once it is over: worked out once, for all who look at the result."""
        return self.position.game.what_decided(self.log.positions())

    def legal(self) -> list[str]:
        """What may be done now, worked out once: to tell it, and to know it again when somebody does it."""
        if self.choices is None:
            self.choices = self.position.legal()
        return self.choices

    def do(self, action: str) -> None:
        self.position.do(action)
        self.done(action)

    def redo(self, action: str) -> None:
        """Do what was found legal before."""
        self.position.redo(action)
        self.done(action)

    def done(self, action: str) -> None:
        self.log.actions.append(action)
        self.choices = None

    def record(self) -> str:
        return write_record(self.log)
