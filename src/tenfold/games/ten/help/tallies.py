"""What is counted of each seat in a game of TEN: how often it bust, what its auctions cost, its best run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tenfold.core.game import Event, Position, Tally
from tenfold.games.ten.face import events as said
from tenfold.games.ten.help.runs import board_of
from tenfold.games.ten.help.ways_to_pay import owned
from tenfold.games.ten.rules.state import TenState


class Counts:
    """What all seats did."""

    def __init__(self) -> None:
        self.turns: Counter[int] = Counter()
        self.busts: Counter[int] = Counter()
        self.auctions: Counter[int] = Counter()
        self.paid: Counter[int] = Counter()

    def hear(self, event: Event) -> None:
        match event:
            case said.Turn(seat=seat):
                self.turns[seat] += 1
            case said.Bust(seat=seat):
                self.busts[seat] += 1
            case said.Won(seat=seat, price=price):
                self.auctions[seat] += 1
                self.paid[seat] += price

    def tallies(self, s: TenState, seat: int) -> list[Tally]:
        longest = max((run.points for run in board_of(owned(s, seat)).runs), default=0)
        return [
            Tally("bust", "share", self.busts[seat], self.turns[seat]),
            Tally("auction", "mean", self.paid[seat], self.auctions[seat]),
            Tally("run", "best", longest),
        ]


def tallies(played: Iterable[Position[TenState]]) -> list[list[Tally]]:
    """Of every seat that decides; the automaton has none."""
    counts, position = Counts(), None
    for position in played:
        for event in position.events(None):
            counts.hear(event)
    return [] if position is None else [counts.tallies(position.state, seat) for seat in range(position.options.players)]
