"""Counts games as they are finished, always in the order of the plan, so that nothing depends on who was quicker.

Of a game nothing stays but what it adds: memory hardly grows with their number.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from tenfold.arena.match import Finished, Played
from tenfold.arena.plan import Plan, Task
from tenfold.arena.until import Until
from tenfold.arena.versus import Meetings

NO_SEAT = ""


@dataclass
class Count:
    """What one bot has come to. `shares` has its win share in each deal."""

    shares: array[float] = field(default_factory=lambda: array("d"))
    this_deal: list[float] = field(default_factory=list)
    games: int = 0
    ranks: int = 0
    moves: int = 0
    milliseconds: float = 0.0
    ended: int = 0
    points: int = 0
    failures: int = 0
    illegal: int = 0

    def add(self, game: Played, seat: int) -> None:
        self.this_deal.append(game.share(seat))
        self.games += 1
        self.ranks += game.ranks()[seat]
        self.moves += game.moves[seat]
        self.milliseconds += game.milliseconds[seat]
        if game.scores:
            self.ended += 1
            self.points += game.scores[seat]
        if game.fault and game.fault.seat == seat:
            self.failures += 1
            self.illegal += game.fault.illegal

    def end_deal(self) -> None:
        self.shares.append(fmean(self.this_deal))
        self.this_deal.clear()


class Tally:
    """The count of a plan, or of what is needed of it `until` that is known; `reasons` has the first failure of every bot that
    failed.
    """

    def __init__(self, plan: Plan, until: Until | None = None) -> None:
        self.plan = plan
        self.until = until
        self.meetings = Meetings(plan.bots, plan.players)
        self.deals = 0
        self.counts = {name: Count() for name in dict.fromkeys(plan.bots)}
        self.ratings: dict[str, PlackettLuceRating] = {}
        self.reasons: dict[str, str] = {}
        self.model = PlackettLuce()
        self.games = 0
        self.counted = 0
        self.early: dict[int, Finished] = {}

    def place(self, task: Task | Finished) -> int:
        return task.deal * len(self.plan.lineups) + task.lineup

    def has(self, task: Task) -> bool:
        return self.place(task) < self.counted or self.place(task) in self.early

    def add(self, finished: Finished) -> None:
        """Count it when its turn has come."""
        self.early[self.place(finished)] = finished
        for task in self.in_turn():
            self.count(task)

    def in_turn(self) -> Iterator[Finished]:
        while self.counted in self.early and not self.is_decided:
            yield self.early.pop(self.counted)
            self.counted += 1

    @property
    def is_decided(self) -> bool:
        return self.until is not None and self.until.is_decided

    def count(self, task: Finished) -> None:
        for game in task.games:
            self.games += 1
            self.rate(game)
            self.meetings.add(game)
            for seat, name in enumerate(game.seats):
                self.counts[name].add(game, seat)
            if game.fault:
                self.reasons.setdefault(game.seats[game.fault.seat], game.fault.reason)
        if task.lineup == len(self.plan.lineups) - 1:
            self.end_deal()

    def end_deal(self) -> None:
        self.deals += 1
        self.meetings.end_deal()
        for count in self.counts.values():
            count.end_deal()
        if self.until:
            first, *others = (count.shares[-1] for count in self.counts.values())
            self.until.add(first - fmean(others))

    def rate(self, game: Played) -> None:
        """Ratings by Plackett and Luce, game after game. A bot in several seats gets the mean of what they would get."""
        ranks = game.ranks()
        players = [*game.seats, *[NO_SEAT] * (len(ranks) - len(game.seats))]
        teams = [[self.ratings.get(name) or self.model.rating(name=name)] for name in players]
        rated = self.model.rate(teams, ranks=[float(rank) for rank in ranks])
        for name in dict.fromkeys(players):
            own = [team[0] for team, sitting in zip(rated, players, strict=True) if sitting == name]
            self.ratings[name] = self.model.rating(fmean(one.mu for one in own), fmean(one.sigma for one in own), name)
