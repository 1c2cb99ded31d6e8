"""What the games tell of each bot. The deal is the unit: its games are not independent of each other, but deals are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Literal

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from tenfold.arena.match import Finished, Played
from tenfold.arena.plan import Plan

Z = 1.959964
FEW_DEALS = 30
NO_SEAT = ""

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


def report(plan: Plan, finished: Iterable[Finished]) -> Report:
    """The same for the same games, in whatever order they were finished."""
    tasks = sorted(finished, key=lambda task: (task.deal, task.lineup))
    ratings = rate([game for task in tasks for game in task.games])
    results = [result(name, tasks, ratings[name]) for name in dict.fromkeys(plan.bots)]
    results.sort(key=lambda found: (-found.win_share, found.name))
    return Report(plan.game, plan.players, sum(len(task.games) for task in tasks), plan.deals, plan.seed, results)


def result(name: str, tasks: Sequence[Finished], rating: PlackettLuceRating) -> Result:
    deals: dict[int, list[float]] = {}
    for task in tasks:
        deals.setdefault(task.deal, []).extend(game.share(seat) for game, seat in seats_of(name, [task]))
    shares = [fmean(deal) for deal in deals.values()]
    seats = list(seats_of(name, tasks))
    scores = [game.scores[seat] for game, seat in seats if game.scores]
    faults = [game.fault for game, seat in seats if game.fault and game.fault.seat == seat]
    moves = sum(game.moves[seat] for game, seat in seats)
    return Result(
        name=name,
        win_share=fmean(shares),
        interval=interval(shares),
        method=method(shares),
        rating=rating.ordinal(),
        mu=rating.mu,
        illegal=sum(fault.illegal for fault in faults),
        failures=len(faults),
        ms_per_move=sum(game.milliseconds[seat] for game, seat in seats) / max(moves, 1),
        score=fmean(scores) if scores else None,
        rank=fmean(game.ranks()[seat] for game, seat in seats),
        games=len(seats),
    )


def seats_of(name: str, tasks: Iterable[Finished]) -> Iterator[tuple[Played, int]]:
    """Every game in which it sat, and where."""
    for task in tasks:
        for game in task.games:
            for seat, sitting in enumerate(game.seats):
                if sitting == name:
                    yield game, seat


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


def rate(games: Sequence[Played]) -> dict[str, PlackettLuceRating]:
    """Ratings by Plackett and Luce, game after game. A bot in several seats gets the mean of what they would get."""
    model = PlackettLuce()
    ratings: dict[str, PlackettLuceRating] = {}
    for game in games:
        ranks = game.ranks()
        players = [*game.seats, *[NO_SEAT] * (len(ranks) - len(game.seats))]
        teams = [[ratings.get(name) or model.rating(name=name)] for name in players]
        rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
        for name in dict.fromkeys(players):
            own = [team[0] for team, sitting in zip(rated, players, strict=True) if sitting == name]
            ratings[name] = model.rating(fmean(one.mu for one in own), fmean(one.sigma for one in own), name)
    return ratings


def first_faults(finished: Iterable[Finished]) -> dict[str, str]:
    """Of every bot that failed, the first reason."""
    reasons: dict[str, str] = {}
    for task in sorted(finished, key=lambda task: (task.deal, task.lineup)):
        for game in task.games:
            if game.fault:
                reasons.setdefault(game.seats[game.fault.seat], game.fault.reason)
    return reasons
