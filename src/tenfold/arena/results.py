"""What the games say about each bot. The deal is the unit: its games are not independent of each other, but deals are."""

from __future__ import annotations

from statistics import fmean

import msgspec
from openskill.models import PlackettLuceRating

from tenfold.arena.intervals import Method, interval, method
from tenfold.arena.tally import Count, Tally
from tenfold.arena.until import Verdict
from tenfold.arena.versus import Duel


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
    """What an arena found, the best first; `verdict` where it played until it knew."""

    game: str
    players: int
    games: int
    deals: int
    seed: str
    results: list[Result]
    duels: list[Duel]
    verdict: Verdict | None = None


def report(tally: Tally) -> Report:
    """What a whole plan came to."""
    plan = tally.plan
    results = [result(name, count, tally.ratings[name]) for name, count in tally.counts.items()]
    results.sort(key=lambda found: (-found.win_share, found.name))
    duels, verdict = tally.meetings.duels(), tally.until.verdict if tally.until else None
    return Report(plan.game, plan.players, tally.games, tally.deals, plan.seed, results, duels, verdict)


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
