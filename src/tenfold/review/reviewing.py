"""From the record of a finished game to its review, action by action, so that whoever waits can see how far it is."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tenfold.core.errors import TenfoldError
from tenfold.core.game import Outcome
from tenfold.core.record import Record
from tenfold.core.registry import find_game
from tenfold.review.estimate import percent, plus, within
from tenfold.review.examine import Examined, Examiner, Standing, end_of
from tenfold.review.judges import Named, judge_for
from tenfold.review.report import Decision, Moment, Review
from tenfold.review.split import Split, share_of, splits_of
from tenfold.review.story import summary, turning_points


class NotFinished(TenfoldError):
    """A game that goes on is not reviewed: a review tells what is best."""

    code = "not_over"

    def __init__(self) -> None:
        super().__init__("Only a game that is over can be reviewed: a review tells what would be best.")


class Findings:
    """What was found in a finished game, in the order of its actions, whoever examined them; when that is all, its review."""

    def __init__(self, record: Record) -> None:
        last = record.last()
        if not last.is_over:
            raise NotFinished
        self.record = record
        self.game = find_game(record.game)
        self.outcome: Outcome = self.game.outcome(last.state)
        self.end: Standing = end_of(last)
        self.examined: list[Examined] = []
        self.total = len(record.actions)

    @property
    def names(self) -> list[str]:
        """Of all who played, by their place in the view."""
        return self.game.cast(self.record.options, self.record.names)

    def so_far(self, first: int = 0) -> list[Moment]:
        """The curve up to what is examined; what comes later makes it more exact."""
        return [early_moment(one) for one in self.examined[first:]]

    def moments(self, splits: list[Split]) -> list[Moment]:
        """The curve, from the start to the end."""
        known = [
            Moment(one.step, one.turn, within(one.before), action.standing.errors)
            for one, action in zip(splits, self.examined, strict=True)
        ]
        return [*known, Moment(self.total, known[-1].turn, self.end.chances, self.end.errors)]

    def review(self, bot: str, deals: int) -> Review:
        """All of it, once every action is examined."""
        splits = splits_of(self.examined, self.end)
        shares = [share_of(self.examined, splits, self.end, player) for player in range(len(self.outcome.scores))]
        moments = self.moments(splits)
        return Review(
            game=self.game.name,
            options=msgspec.to_builtins(self.record.options),
            names=self.names,
            bot=bot,
            deals=deals,
            outcome=self.outcome,
            moments=moments,
            turning_points=turning_points(self.record, splits, moments),
            shares=shares,
            decisions=[decision(*one) for one in zip(self.examined, splits, strict=True) if one[0].choices > 1],
            summary=summary(self.outcome, moments, shares),
        )


class Reviewing:
    """The work on one review: iterate over it, which takes `total` steps, then ask for the `review`."""

    def __init__(self, record: Record, judge: Named | None = None, deals: int | None = None) -> None:
        self.findings = Findings(record)
        self.total = self.findings.total
        self.bot, self.judge = judge or judge_for(self.findings.game)
        self.deals = deals or self.judge.deals

    def __iter__(self) -> Iterator[int]:
        """How many actions are examined, as it goes on."""
        examiner = Examiner(self.findings.record, self.judge, self.deals)
        for step in range(self.total):
            self.findings.examined.append(examiner.examine(step))
            yield step + 1

    def review(self) -> Review:
        """All of it, once every action is examined."""
        return self.findings.review(self.bot, self.deals)


def early_moment(examined: Examined) -> Moment:
    standing = examined.standing
    return Moment(examined.step, examined.turn, within(plus(standing.chances, examined.compared.gap)), standing.errors)


def decision(examined: Examined, split: Split) -> Decision:
    found, seat = examined.compared, examined.seat
    made = Decision(
        step=examined.step,
        turn=examined.turn,
        seat=seat,
        chosen=examined.chosen,
        best=found.best,
        mistake=found.cost.counts,
        luck=percent(split.luck[seat]),
    )
    return with_cost(made, examined) if made.mistake else made


def with_cost(made: Decision, examined: Examined) -> Decision:
    found = examined.compared
    return msgspec.structs.replace(
        made,
        cost=100 * found.cost.mean,
        error=100 * found.cost.error,
        points=found.points,
        better=percent(found.better),
        worse=percent(found.worse),
        facts=examined.facts,
    )


def review(record: Record, judge: Named | None = None, deals: int | None = None) -> Review:
    """The review of a finished game; more deals make it more certain."""
    work = Reviewing(record, judge, deals)
    for _ in work:
        pass
    return work.review()
