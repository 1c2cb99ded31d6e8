"""What the games say about each bot. The deal is the unit: its games are not independent of each other, but deals are."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Literal

import msgspec
from openskill.models import PlackettLuceRating

from tenfold.arena.tally import Count, Tally

Z = 1.959964
FEW_DEALS = 30

Method = Literal["normal", "wilson"]


class Result(msgspec.Struct, frozen=True):
    """One bot. `games` counts its seats: one that sits twice in a game has played two."""

    name: str
    win_share: float
    interval: tuple[float, float]
    method: Method
    rating: float
    mu: float
    illegal: int
    failures: int
    ms_per_move: float
    score: float | None
    rank: float
    games: int


class Report(msgspec.Struct, frozen=True):
    """What an arena found, the best first."""

    game: str
    players: int
    games: int
    deals: int
    seed: str
    results: list[Result]


def report(tally: Tally) -> Report:
    """What a whole plan came to."""
    plan = tally.plan
    results = [result(name, count, tally.ratings[name]) for name, count in tally.counts.items()]
    results.sort(key=lambda found: (-found.win_share, found.name))
    return Report(plan.game, plan.players, tally.games, plan.deals, plan.seed, results)


def result(name: str, count: Count, rating: PlackettLuceRating) -> Result:
    return Result(
        name=name,
        win_share=fmean(count.shares),
        interval=interval(count.shares),
        method=method(count.shares),
        rating=rating.ordinal(),
        mu=rating.mu,
        illegal=count.illegal,
        failures=count.failures,
        ms_per_move=count.milliseconds / max(count.moves, 1),
        score=count.points / count.ended if count.ended else None,
        rank=count.ranks / count.games,
        games=count.games,
    )


def method(shares: Sequence[float]) -> Method:
    """Normal over deals; Wilson's, as if every deal were one game, where these are few or all alike."""
    return "wilson" if len(shares) < FEW_DEALS or stdev(shares) == 0 else "normal"


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """Where the win share lies, with 95 % confidence."""
    mean, n = fmean(shares), len(shares)
    middle, reach = wilson(mean, n) if method(shares) == "wilson" else (mean, Z * stdev(shares) / sqrt(n))
    return max(0.0, min(mean, middle - reach)), min(1.0, max(mean, middle + reach))


def wilson(share: float, n: int) -> tuple[float, float]:
    """Its middle, and how far it reaches to both sides."""
    shrunk = 1 + Z * Z / n
    return (share + Z * Z / (2 * n)) / shrunk, Z / shrunk * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
