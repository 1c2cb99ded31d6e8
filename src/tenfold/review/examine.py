"""Every action of a game examined: what the position was worth, what was chosen and what was best.

The values of all alternatives come from the same deals. The best is looked for on some of them, and it and what was chosen are
then compared on fresh ones: the best of several noisy figures is too high by itself, and would make a mistake of every choice.
Nothing but views is looked at, a seat's own for its choice and a spectator's for the curve.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tenfold.bots.contract import POINTS, Judge
from tenfold.core.chance import Chance
from tenfold.core.game import Fact, Position
from tenfold.core.record import Record
from tenfold.review.estimate import Estimate, Figures, Found, best_of, column, estimate, less, mean
from tenfold.review.outcomes import chances_of

# What part of the deals the best is looked for on.
TO_FIND = 5
TRIES_FOR_CHANCE = 3
# What is compared, by its place in what is found.
AS_IT_STANDS, CHOSEN, BEST = 0, 1, 2


class Standing(NamedTuple):
    """What a position is worth to every player, and the standard errors of that."""

    chances: Figures
    errors: Figures


class Comparison(NamedTuple):
    """What a choice cost its seat, in chance and in points, in how many of the deals the best was better or worse than it, and
    what the mistake did to everybody. `gap` is what the best is worth beyond the position as it stands: what the policy of the
    playouts would not have found.
    """

    best: str
    cost: Estimate
    points: float
    better: float
    worse: float
    effect: Figures
    gap: Figures


class Examined(NamedTuple):
    """One action of a game. `turn` counts from 1. `is_chance` is whether chance had a part in what followed."""

    step: int
    turn: int
    seat: int
    chosen: str
    choices: int
    standing: Standing
    compared: Comparison
    is_chance: bool
    facts: list[Fact]


def standing_of(values: Found) -> Standing:
    """From what came of a position, deal by deal."""
    found = [estimate(column(values, 0, player)) for player in players_in(values)]
    return Standing([one.mean for one in found], [one.error for one in found])


def players_in(values: Found) -> range:
    return range(len(values[0][0][0]))


def found_best(judge: Judge, view: Any, legal: list[str], chosen: str, deals: int) -> str:
    """The best action, as far as the deals to find it on tell."""
    worth_trying = judge.candidates(view, legal)
    candidates = [action for action in legal if action == chosen or action in worth_trying]
    if len(candidates) == 1:
        return chosen
    values = judge.values(view, candidates, range(deals // TO_FIND)).tolist()
    return candidates[best_of(values, view.to_act, candidates.index(chosen))]


def difference(values: Found, action: int, other: int) -> Figures:
    """By how much an action went better than another, for every player."""
    return [mean(less(column(values, action, player), column(values, other, player))) for player in players_in(values)]


def compared(values: Found, seat: int, best: str) -> Comparison:
    """From what came of the position, of what was chosen and of the best, on fresh deals."""
    ahead = less(column(values, BEST, seat), column(values, CHOSEN, seat))
    cost = estimate(ahead)
    reference = BEST if cost.counts else CHOSEN
    return Comparison(
        best=best,
        cost=cost,
        points=mean(less(column(values, BEST, seat, POINTS), column(values, CHOSEN, seat, POINTS))),
        better=sum(one > 0 for one in ahead) / len(ahead),
        worse=sum(one < 0 for one in ahead) / len(ahead),
        effect=difference(values, CHOSEN, reference),
        gap=difference(values, reference, AS_IT_STANDS),
    )


class Examiner:
    """Goes through a finished game with a judge: from action to action, and back only to begin again."""

    def __init__(self, record: Record, judge: Judge, deals: int) -> None:
        self.record, self.judge, self.deals = record, judge, deals
        self.fresh = range(deals // TO_FIND, deals // TO_FIND + deals)
        self.begin()

    def begin(self) -> None:
        self.game = self.record.played()
        self.at, self.turn = -1, 0
        self.whose: tuple[int | None, int] | None = None
        self.walk()

    def walk(self) -> None:
        self.position = next(self.game)
        self.at += 1
        whose = self.position.game.whose_turn(self.position.state)
        self.turn += whose != self.whose
        self.whose = whose

    def go_to(self, step: int) -> None:
        if step < self.at:
            self.begin()
        while self.at < step:
            self.walk()

    def examine(self, step: int) -> Examined:
        """What there is to say of the action after so many."""
        self.go_to(step)
        before, turn = self.position.copy(), self.turn
        self.walk()
        return self.look_at(step, turn, before, self.position)

    def look_at(self, step: int, turn: int, before: Position[Any], after: Position[Any]) -> Examined:
        chosen, seat, legal = self.record.actions[step], before.to_act, before.legal()
        assert seat is not None
        view = before.view(seat)
        best, found = self.compare(view, chosen, found_best(self.judge, view, legal, chosen, self.deals))
        standing = standing_of(found) if before.game.open_information else self.seen_by_all(before)
        comparison = compared(found, seat, best)
        facts = before.game.facts(view, chosen, best) if comparison.cost.counts else []
        is_chance = has_chance(before, chosen, after)
        return Examined(step, turn, seat, chosen, len(legal), standing, comparison, is_chance, facts)

    def compare(self, view: Any, chosen: str, best: str) -> tuple[str, Found]:
        """The best and what was chosen on fresh deals; in points only where it costs something. What no mistake is to whoever
        looks again is taken for the best.
        """
        values = self.judge.values(view, [None, chosen, best], self.fresh).tolist()
        seat = view.to_act
        if not estimate(less(column(values, BEST, seat), column(values, CHOSEN, seat))).counts:
            return best, values
        if self.judge.confirms(view, chosen, best):
            return best, self.judge.values(view, [None, chosen, best], self.fresh, True).tolist()
        return chosen, [[deal[AS_IT_STANDS], deal[CHOSEN], deal[CHOSEN]] for deal in values]

    def seen_by_all(self, position: Position[Any]) -> Standing:
        return standing_of(self.judge.values(position.view(None), [None], self.fresh).tolist())


def has_chance(before: Position[Any], action: str, after: Position[Any]) -> bool:
    """Whether something else could have come of an action. What others hold comes to light with everything that they do."""
    if not before.game.open_information:
        return True
    seen = after.view(None)
    return any(seen != view for view in what_might_come(before, action))


def what_might_come(before: Position[Any], action: str) -> Iterator[Any]:
    for n in range(TRIES_FOR_CHANCE):
        other = before.game.resample(before.view(None), Chance("review", n))
        other.redo(action)
        yield other.view(None)


def end_of(position: Position[Any]) -> Standing:
    chances = chances_of(position.game.outcome(position.state))
    return Standing(chances, [0.0] * len(chances))
