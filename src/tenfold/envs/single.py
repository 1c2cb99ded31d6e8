"""One game at a time, compiled: it owns the position and hands out what a seat may know, as numbers.

The game of seed "7" and stream 3 is game 3 of a batch with the seed "7". Compiling takes half a minute the first time ever; the
machine code is kept.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from tenfold.core.chance import STREAM, Chance
from tenfold.core.compile.compiled import compile_rules, say_when_compiling
from tenfold.core.compile.loops import check, do, is_over
from tenfold.core.compile.rule import rule
from tenfold.core.errors import BadOption
from tenfold.core.game import AnyGame, Options, Position, View, tensor_of
from tenfold.core.registry import find_game
from tenfold.core.state import NOBODY
from tenfold.envs import steps
from tenfold.envs.batch import template_of
from tenfold.envs.given import options_of
from tenfold.envs.origin import position_for
from tenfold.envs.steps import deal, observe, pay_out, write_legal

Array = np.ndarray[Any, np.dtype[Any]]

INT8 = np.dtype(np.int8)


@rule
def look_one(s: Any, mask: Any, seen: Any) -> int:
    """What is legal, and what the player to act may know; who that is."""
    seat = int(s.to_act)
    write_legal(s, mask)
    observe(s, seat, seen)
    return seat


@rule
def start_one(states: Any, template: Any, stream: int, mask: Any, seen: Any) -> int:
    deal(states, 0, template, stream)
    return look_one(states[0], mask, seen)


@rule
def look_again(states: Any, mask: Any, seen: Any) -> int:
    return look_one(states[0], mask, seen)


@rule
def act_one(states: Any, action: int, mask: Any, seen: Any) -> int:
    """Do an action; who decides next, NOBODY when it is over. Refused: minus the number of the rule, which is above 100."""
    s = states[0]
    refused = check(s, action)
    if refused:
        return -int(refused)
    do(s, action)
    return NOBODY if is_over(s) else look_one(s, mask, seen)


@rule
def see_one(states: Any, seat: int, out: Any) -> None:
    observe(states[0], seat, out)


@rule
def pay_one(states: Any, out: Any) -> None:
    pay_out(states[0], out)


RULES = {rule.__name__: rule for rule in (start_one, look_again, act_one, see_one, pay_one)}


@cache
def compiled_single(game: AnyGame) -> dict[str, Any]:
    say_when_compiling()
    return compile_rules(RULES, steps.rules_for(game))


class Single:
    """One game of these options.

    `to_act` is the seat that must decide, -1 when it is over, and `mask` has a 1 for every action that is legal now. Every move
    makes arrays anew, so those of earlier moves are the caller's to keep.
    """

    def __init__(self, game: AnyGame, options: Options) -> None:
        compiled = compiled_single(game)
        self.game = game
        self.options = options
        self.seats = game.seats(options)
        self.numbers = tensor_of(game).size(options)
        self.actions = game.actions
        self.seed = ""
        self.to_act = NOBODY
        self.mask = self.no_actions()
        self._seen = np.zeros(self.numbers, INT8)
        self._template = template_of(game, options, "")
        self._states = self._template.copy()
        self._start = compiled["start_one"]
        self._look = compiled["look_again"]
        self._act = compiled["act_one"]
        self._see = compiled["see_one"]
        self._pay = compiled["pay_one"]

    def __reduce__(self) -> tuple[Any, ...]:
        kept = (self.seed, self.to_act, self.mask, self._seen, self._states.tobytes())
        return restored, (self.game.name, self.options, kept)

    def no_actions(self) -> Array:
        return np.zeros(self.actions, INT8)

    @property
    def stream(self) -> int:
        return int(self._states["chance"][0, STREAM])

    def start(self, seed: str, stream: int, line: str | None = None) -> None:
        """Deal the game of this stream, or begin at the position of a line, what it does not say drawn by this stream."""
        begun = None if line is None else position_for(line, self.game, self.options, Chance(seed, stream))
        if seed != self.seed:
            self._template = template_of(self.game, self.options, seed)
            self.seed = seed
        self.mask, self._seen = np.empty(self.actions, INT8), np.empty(self.numbers, INT8)
        if begun is None:
            self.to_act = self._start(self._states, self._template, stream, self.mask, self._seen)
        else:
            self._states = np.frombuffer(begun.to_bytes(), self._states.dtype).copy()
            self.to_act = self._look(self._states, self.mask, self._seen)

    def start_next(self, seed: str | None, otherwise: Callable[[], Any], line: str | None = None) -> None:
        """The first game of a seed; without one the next of the last seed, or of another where there was none."""
        if seed is not None or not self.seed:
            self.start(str(otherwise()) if seed is None else seed, 0, line)
        else:
            self.start(self.seed, self.stream + 1, line)

    def do(self, action: Any) -> int:
        """Do an action: 0, or the number of the rule that forbids it; then nothing has happened."""
        mask, seen = np.empty(self.actions, INT8), np.empty(self.numbers, INT8)
        found = self._act(self._states, self.number(action), mask, seen)
        if found < NOBODY:
            return -int(found)
        self.to_act = found
        self.mask, self._seen = (self.no_actions() if found == NOBODY else mask), seen
        return 0

    def number(self, action: Any) -> int:
        try:
            number = operator.index(action)
        except TypeError:
            number = -1
        if not 0 <= number < self.actions:
            raise BadOption(f"An action of {self.game.title} is a whole number from 0 to {self.actions - 1}.")
        return number

    def observe(self, seat: int) -> Array:
        """What this seat may know."""
        if seat == self.to_act:
            return self._seen
        out = np.empty(self.numbers, INT8)
        self._see(self._states, seat, out)
        return out

    def rewards(self) -> list[float]:
        """What each seat gets for how it ended."""
        out = np.empty(self.seats, np.float64)
        self._pay(self._states, out)
        return [float(reward) for reward in out]

    def view(self, seat: int | None) -> View:
        return self.position().view(seat)

    def legal(self) -> list[str]:
        """The texts of all legal actions."""
        return self.position().legal()

    def position(self) -> Position[Any]:
        return Position(self.game, self.options, self.game.state_type.from_bytes(self._states.tobytes()))


def restored(name: str, options: Options, kept: tuple[Any, ...]) -> Single:
    """A copy that goes on like the original."""
    made = Single(find_game(name), options)
    made.seed, made.to_act, made.mask, made._seen, data = kept
    made._template = template_of(made.game, options, made.seed)
    made._states = np.frombuffer(data, made._states.dtype).copy()
    return made


def make_single(game: str, options: dict[str, Any]) -> Single:
    found = find_game(game)
    return Single(found, options_of(found, options))
