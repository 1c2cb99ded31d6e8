"""A game that is being played, with its log: the log is the truth, and a record of it can be had at any moment."""

from __future__ import annotations

import secrets
from functools import cached_property
from typing import Any, Self

import msgspec

from tenfold.core.errors import BadOption, NotAllowed
from tenfold.core.game import Position
from tenfold.core.lines import position_of, read_state, state_line, tells_state
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

    def __init__(self, record: Record, position: Position[Any] | None = None, base: Position[Any] | None = None) -> None:
        """`position` is the one that the log ends in, where that is known; `base` where it begins, if that was set up."""
        self.log = record
        self.base = base
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

    @classmethod
    def set_up(cls, line: str, seed: str) -> Self:
        """Begin where a line says; what a view does not say is drawn from the seed."""
        if tells_state(line):
            return cls(read_state(line))
        position = position_of(line, checked_seed(seed))
        names = [f"Player {seat + 1}" for seat in range(position.game.seats(position.options))]
        log = Record(game=position.game.name, options=position.options, names=names, seed=seed, actions=[])
        return cls(log, position, position.copy())

    def without(self, actions: int) -> Session:
        """The same game without its last actions."""
        log = msgspec.structs.replace(self.log, actions=self.log.actions[:-actions])
        if self.base is None:
            return Session(log)
        position = self.base.copy()
        for action in log.actions:
            position.redo(action)
        return Session(log, position, self.base)

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
        self.check_told()
        return write_record(self.log)

    def state_line(self) -> str:
        self.check_told()
        return state_line(self.log)

    def check_told(self) -> None:
        """Only a game from its start can be told again."""
        if self.base is not None:
            raise NotAllowed("This game was set up from a view, so its beginning is not known: it has no record and no line.")
