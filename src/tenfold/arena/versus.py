"""One bot against another, over the games in which both sat. The deal is the unit here, too: both had the same cards."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import combinations
from math import log10
from statistics import fmean
from typing import NamedTuple

import msgspec

from tenfold.arena.intervals import interval
from tenfold.arena.match import Played

# What is surer than that has no rating that means anything.
SUREST = 0.999


class Pair(NamedTuple):
    first: str
    second: str


class Duel(msgspec.Struct, frozen=True):
    """`first` against `second`: what part of their games it was ahead in (a tie is half), how many more wins it had per game,
    each with its interval over deals, and what the part means in Elo.
    """

    first: str
    second: str
    deals: int
    ahead: float
    ahead_interval: tuple[float, float]
    difference: float
    difference_interval: tuple[float, float]
    elo: float
    elo_interval: tuple[float, float]


class Meeting:
    """What came of the games between two bots, deal by deal."""

    def __init__(self) -> None:
        self.ahead: array[float] = array("d")
        self.difference: array[float] = array("d")
        self.this_deal: list[tuple[float, float]] = []

    def add(self, game: Played, first: int, second: int) -> None:
        ranks = game.ranks()
        ahead = 0.5 + 0.5 * ((ranks[first] < ranks[second]) - (ranks[first] > ranks[second]))
        self.this_deal.append((ahead, game.share(first) - game.share(second)))

    def end_deal(self) -> None:
        if self.this_deal:
            self.ahead.append(fmean(ahead for ahead, _ in self.this_deal))
            self.difference.append(fmean(difference for _, difference in self.this_deal))
            self.this_deal.clear()


class Meetings:
    """All pairs of a run. Who plays alone meets nobody, but the others have the same deals."""

    def __init__(self, bots: list[str], players: int) -> None:
        self.pairs = {Pair(*pair): Meeting() for pair in combinations(dict.fromkeys(bots), 2)}
        self.is_solo = players == 1
        self.alone: dict[str, float] = {}

    def add(self, game: Played) -> None:
        if self.is_solo:
            self.alone[game.seats[0]] = game.share(0)
            return
        for pair, meeting in self.pairs.items():
            for first, second in seats_of(game, pair):
                meeting.add(game, first, second)

    def end_deal(self) -> None:
        for pair, meeting in self.pairs.items():
            if self.is_solo:
                difference = self.alone[pair.first] - self.alone[pair.second]
                meeting.this_deal.append((0.5 + 0.5 * difference, difference))
            meeting.end_deal()

    def duels(self) -> list[Duel]:
        return [duel(pair, meeting) for pair, meeting in self.pairs.items() if meeting.ahead]


def seats_of(game: Played, pair: Pair) -> list[tuple[int, int]]:
    """Where the two sit: each seat of the one with each of the other."""
    first, second = ([seat for seat, name in enumerate(game.seats) if name == one] for one in pair)
    return [(one, other) for one in first for other in second]


def duel(pair: Pair, meeting: Meeting) -> Duel:
    ahead, reach_of_ahead = fmean(meeting.ahead), interval(meeting.ahead)
    return Duel(
        first=pair.first,
        second=pair.second,
        deals=len(meeting.ahead),
        ahead=ahead,
        ahead_interval=reach_of_ahead,
        difference=fmean(meeting.difference),
        difference_interval=difference_interval(meeting.difference),
        elo=elo(ahead),
        elo_interval=(elo(reach_of_ahead[0]), elo(reach_of_ahead[1])),
    )


def difference_interval(differences: Sequence[float]) -> tuple[float, float]:
    """Differences lie between -1 and 1; as shares, between 0 and 1, they are told with the same care where deals are few."""
    low, high = interval([(1 + difference) / 2 for difference in differences])
    return 2 * low - 1, 2 * high - 1


def elo(part: float) -> float:
    """How many points of Elo's scale lead to this part of the games."""
    sure = min(max(part, 1 - SUREST), SUREST)
    return 400 * log10(sure / (1 - sure))
