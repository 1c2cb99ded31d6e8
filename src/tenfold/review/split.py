"""Luck told apart from choice, for every player (after Zare; GNU Backgammon's luck and error rates).

What an action changes is the value of the position behind it less that of the one before: what the mistake did, if it was one,
and luck, which is the value of what came less the mean over all that could have come. So start, mistakes and luck add up to the
result.

A position is worth what its best action is worth. The mean over all that could have come knows only the policy of the playouts,
which plays on less well; so what follows would seem lucky for whoever is next to choose. How lucky that is on average in a game
is taken out of its luck, alike for everybody. That is the noise: what this estimate cannot split. Where one player alone
chooses there is nobody else who would be next: what one draw seems to bring, the draw after it takes back, and nothing is taken
out. (The mean of a game, taken out at each of sixty draws of the same player, would be noise of tens of percent.)
"""

from __future__ import annotations

from typing import NamedTuple

from tenfold.review.estimate import Figures, less, mean, percent, plus, total
from tenfold.review.examine import Examined, Standing
from tenfold.review.report import Share


class Split(NamedTuple):
    """What an action did to every player's chance to win: as a mistake, by luck, and what cannot be told."""

    step: int
    turn: int
    seat: int
    before: Figures
    choice: Figures
    luck: Figures
    noise: Figures

    @property
    def change(self) -> Figures:
        return plus(plus(self.choice, self.luck), self.noise)


def worths(actions: list[Examined], end: Standing) -> list[Figures]:
    """What every position is worth, and the end. Where no chance is between two of them, the later one tells what the earlier
    was worth: what it has become, but for the mistake.
    """
    found = [end.chances]
    for action in reversed(actions):
        compared = action.compared
        well_played = plus(action.standing.chances, compared.gap)
        found.append(well_played if action.is_chance else less(found[-1], compared.effect))
    return found[::-1]


def extra_of_next(actions: list[Examined], worth: list[Figures]) -> float:
    """How much more a position is worth, on average, to whoever is next to choose in it, than the playouts know; nothing where
    that is always the same one.
    """
    if len({action.seat for action in actions}) == 1:
        return 0.0
    behind_chance = [after for n, after in enumerate(actions) if n > 0 and actions[n - 1].is_chance]
    extras = [worth[after.step][after.seat] - after.standing.chances[after.seat] for after in behind_chance]
    return mean(extras) if extras else 0.0


def for_next(action: Examined | None, players: int, extra: float) -> Figures:
    """So much for whoever chooses next, at the cost of the others alike; nothing when it is over."""
    if action is None:
        return [0.0] * players
    return [extra if player == action.seat else -extra / (players - 1) for player in range(players)]


def splits_of(actions: list[Examined], end: Standing) -> list[Split]:
    worth = worths(actions, end)
    extra = extra_of_next(actions, worth)
    splits = []
    for action, after in zip(actions, [*actions[1:], None], strict=True):
        before, behind = worth[action.step], worth[action.step + 1]
        effect = action.compared.effect
        noise = for_next(after, len(before), extra if action.is_chance else 0.0)
        luck = less(less(less(behind, before), effect), noise)
        splits.append(Split(action.step, action.turn, action.seat, before, effect, luck, noise))
    return splits


def mistakes_by(splits: list[Split], player: int, own: bool) -> int:
    """What one's own mistakes, or those of others, brought a player: the sum of the figures that are shown."""
    return sum(percent(one.choice[player]) for one in splits if (one.seat == player) == own)


def share_of(actions: list[Examined], splits: list[Split], end: Standing, player: int) -> Share:
    """The figures of a player; luck takes what rounding leaves over."""
    start, result = percent(splits[0].before[player]), percent(end.chances[player])
    own, others = mistakes_by(splits, player, own=True), mistakes_by(splits, player, own=False)
    noise = percent(total([one.noise[player] for one in splits]))
    decided = [action for action in actions if action.seat == player and action.choices > 1]
    return Share(
        start=start,
        own=own,
        others=others,
        luck=result - start - own - others - noise,
        noise=noise,
        result=result,
        decisions=len(decided),
        good=sum(not action.compared.cost.counts for action in decided),
    )
