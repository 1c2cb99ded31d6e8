"""What a game turned on, and how it went in a line."""

from __future__ import annotations

from typing import Any, Literal

from tenfold.core.game import Outcome
from tenfold.core.record import Record
from tenfold.review.estimate import Figures, percent, total
from tenfold.review.report import Moment, Share, Summary, TurningPoint
from tenfold.review.split import Split

TURNING_POINTS = 3
# Whoever won from below this was behind, and whoever never was below that from the first third on was ahead.
BEHIND = 0.25
AHEAD = 0.5
OPENING = 1 / 3
# How much more one thing must have done than another to be told, in percent.
CLEARLY = 10
# Of two chances that differ by less than a millionth the first is taken.
MILLION = 1_000_000


def change_of(turn: list[Split]) -> Figures:
    """What a turn did to everybody's chance to win."""
    changes = [one.change for one in turn]
    return [total([change[player] for change in changes]) for player in range(len(changes[0]))]


def turning_point(record: Record, turn: list[Split], before: Moment, after: Moment) -> TurningPoint:
    """Noise takes what rounding leaves over, and where the estimate has a chance below 0 or above 1, what is beyond."""
    change = change_of(turn)
    seat = max(range(len(change)), key=lambda player: (round(MILLION * abs(change[player])), change[player]))
    step = max(turn, key=lambda one: abs(one.change[seat])).step
    start, end = percent(before.chances[seat]), percent(after.chances[seat])
    choices, luck = percent(total([one.choice[seat] for one in turn])), percent(total([one.luck[seat] for one in turn]))
    return TurningPoint(
        turn=turn[0].turn,
        step=step,
        seat=seat,
        before=start,
        after=end,
        luck=luck,
        choices=choices,
        noise=end - start - choices - luck,
        events=events_of(record, step),
    )


def events_of(record: Record, step: int) -> list[Any]:
    """What this action made happen, as all saw it."""
    for n, position in enumerate(record.played()):
        if n == step + 1:
            return position.events(None)
    return []


def turns_of(splits: list[Split]) -> list[list[Split]]:
    turns: list[list[Split]] = []
    for one in splits:
        if turns and turns[-1][0].turn == one.turn:
            turns[-1].append(one)
        else:
            turns.append([one])
    return turns


def turning_points(record: Record, splits: list[Split], moments: list[Moment]) -> list[TurningPoint]:
    """The turns that changed most, in the order of the game."""
    most = sorted(turns_of(splits), key=lambda turn: -max([abs(change) for change in change_of(turn)]))[:TURNING_POINTS]
    in_order = sorted(most, key=lambda turn: turn[0].step)
    return [turning_point(record, turn, moments[turn[0].step], moments[turn[-1].step + 1]) for turn in in_order]


def did_most(share: Share) -> Literal["luck", "others", "both"]:
    """What brought a winner there: luck, or the mistakes of the others less one's own."""
    by_choice = share.own + share.others
    if abs(share.luck - by_choice) < CLEARLY:
        return "both"
    return "luck" if share.luck > by_choice else "others"


def summary(outcome: Outcome, moments: list[Moment], shares: list[Share]) -> Summary:
    winner = outcome.winners[0]
    late = moments[round(OPENING * len(moments)) : -1] or moments[:1]
    lowest = min(late, key=lambda moment: moment.chances[winner])
    chance, most = lowest.chances[winner], did_most(shares[winner])
    if len(outcome.winners) > 1:
        return Summary("shared", winner, lowest.turn, percent(chance), most)
    how: Literal["behind", "ahead", "close"] = "behind" if chance < BEHIND else "ahead" if chance > AHEAD else "close"
    return Summary(how, winner, lowest.turn, percent(chance), most)
