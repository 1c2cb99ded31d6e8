"""TEN with very few cards, solved exactly: the value of every position, card by card (expectimax, each position once).

For two players and for one against the automaton: what one seat wins the other loses, so a position has one value. A seat may
also be held by a bot, against a perfect player.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from tenfold.bots.contract import Bot
from tenfold.core.compile.machine import machine_for
from tenfold.core.game import Options, Position
from tenfold.games.ten import TEN
from tenfold.games.ten.rules.rulebook import MOST_LEGAL
from tenfold.games.ten.rules.state import NOBODY

Record = Any
Cards = tuple[int, ...]
Choose = Callable[[Record, list[int]], int]


VICTORY, DEFEAT = 1.0, 0.0


class TooMany(Exception):
    """A deck has more positions than we are willing to look at."""


def tidied(s: Record) -> Record:
    """The same position for whoever cannot see the order of cards: what was drawn and what is left lies in order."""
    turn, at, size = int(s["turn_from"][0]), int(s["deck_at"][0]), int(s["deck_size"][0])
    deck = s["deck"][0]
    for part in (deck[:turn], deck[turn:at], deck[at:size]):
        part.sort()
    s["chance"] = 0
    return s


def first_of(options: Options) -> Record:
    """Where a game begins, before anything was drawn."""
    machine = machine_for(TEN)
    s = machine.template(options, "")
    machine.begin(s, 0)
    return tidied(s)


def left_in(s: Record) -> Cards:
    return tuple(s["deck"][0][int(s["deck_at"][0]) : int(s["deck_size"][0])].tolist())


def with_next(s: Record, drawn: Cards) -> Record:
    """A copy whose deck has these cards on top."""
    after = s.copy()
    rest = Counter(left_in(s))
    rest.subtract(drawn)
    after["deck"][0][int(s["deck_at"][0]) : int(s["deck_size"][0])] = [*drawn, *rest.elements()]
    return after


def next_cards(s: Record, drawn: Cards) -> list[tuple[Cards, float]]:
    """How the cards on top may go on, with the chance of each."""
    rest = Counter(left_in(s))
    rest.subtract(drawn)
    return [((*drawn, kind), n / rest.total()) for kind, n in rest.items() if n]


def outcomes(s: Record, action: int) -> Iterator[tuple[float, Record]]:
    """What an action leads to, by the cards that it turns up. A card is decided when it is drawn."""
    waiting: list[tuple[Cards, float]] = [((), 1.0)]
    while waiting:
        drawn, chance = waiting.pop()
        after = with_next(s, drawn)
        machine_for(TEN).do(after, 0, action)
        if int(after["deck_at"][0]) - int(s["deck_at"][0]) <= len(drawn):
            yield chance, tidied(after)
        else:
            waiting += [(cards, chance * part) for cards, part in next_cards(s, drawn)]


def legal_in(s: Record) -> list[int]:
    out = np.zeros(MOST_LEGAL, np.int32)
    return list(out[: machine_for(TEN).legal(s, 0, out)].tolist())


def won_by(s: Record, seat: int) -> float:
    won = s["won"][0]
    return float(won[seat] / won.sum())


class Solver:
    """What a seat wins from any position on, if everybody does what is best; the rest is the other's."""

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most
        self.known: dict[bytes, float] = {}

    def value(self, s: Record) -> float:
        key = s.tobytes()
        if key not in self.known:
            if len(self.known) >= self.most:
                raise TooMany
            self.known[key] = won_by(s, self.seat) if s["to_act"][0] == NOBODY else self.best(s)[0]
        return self.known[key]

    def best(self, s: Record) -> tuple[float, int]:
        """The value of a position, and the first action that keeps it."""
        mine, actions = s["to_act"][0] == self.seat, legal_in(s)
        sign, most = (1, VICTORY) if mine else (-1, DEFEAT)
        found = [(self.after(s, actions[0]), actions[0])]
        for action in actions[1:]:
            if found[0][0] == most:
                break
            found = [max(*found, (self.after(s, action), action), key=lambda one: sign * one[0])]
        return found[0]

    def after(self, s: Record, action: int) -> float:
        return sum(chance * self.value(then) for chance, then in outcomes(s, action))


class Played(Solver):
    """What a seat wins if it does what `choose` says, and the other what a perfect player does."""

    def __init__(self, perfect: Solver, seat: int, choose: Choose) -> None:
        super().__init__(seat, perfect.most)
        self.perfect = perfect
        self.choose = choose

    def best(self, s: Record) -> tuple[float, int]:
        actions = legal_in(s)
        if len(actions) == 1:
            action = actions[0]
        elif s["to_act"][0] == self.seat:
            action = self.choose(s, actions)
        else:
            action = self.perfect.best(s)[1]
        return self.after(s, action), action


def by_bot(bot: Bot, options: Options) -> Choose:
    """What a bot does, from what its seat may see."""

    def choose(s: Record, actions: list[int]) -> int:
        position = Position(TEN, options, TEN.state_type.from_bytes(s.tobytes()))
        return TEN.read_action(bot(position.view(position.to_act), [TEN.write_action(action) for action in actions]))

    return choose
