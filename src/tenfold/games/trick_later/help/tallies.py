"""What is counted of each seat in a game of 10 Trick Later: tricks, survivors that were lost, the best round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tenfold.core.game import Event, Position, Tally
from tenfold.games.trick_later.face import events as said
from tenfold.games.trick_later.rules.state import TrickLaterState


class Counts:
    """What all seats did."""

    def __init__(self) -> None:
        self.tricks: Counter[int] = Counter()
        self.lost: Counter[int] = Counter()
        self.rounds: dict[int, list[int]] = {}

    def hear(self, event: Event) -> None:
        match event:
            case said.TookTrick(seat=seat):
                self.tricks[seat] += 1
            case said.Lost(seat=seat):
                self.lost[seat] += 1
            case said.Scored(seat=seat, points=points):
                self.rounds.setdefault(seat, []).append(points)

    def tallies(self, seat: int) -> list[Tally]:
        rounds = self.rounds.get(seat, [])
        return [
            Tally("trick", "share", self.tricks[seat], self.tricks.total()),
            Tally("lost", "mean", self.lost[seat], len(rounds)),
            Tally("round", "best", max(rounds, default=0)),
        ]


def tallies(played: Iterable[Position[TrickLaterState]]) -> list[list[Tally]]:
    counts, seats = Counts(), 0
    for position in played:
        seats = position.options.players
        for event in position.events(None):
            counts.hear(event)
    return [counts.tallies(seat) for seat in range(seats)]
