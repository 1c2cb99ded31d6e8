"""What a review says: typed messages, the same for Python, the terminal, the server and the page."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tenfold.core.game import Fact, Outcome

# Raised when a judge, the measure or this report changes: whoever keeps reviews makes those of before anew.
VERSION = 2


class Moment(msgspec.Struct, frozen=True):
    """What everybody's chance to win was after so many actions, as one who saw what all saw could know it, each with its
    standard error. `turn` counts from 1.
    """

    step: int
    turn: int
    chances: list[float]
    errors: list[float]


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A choice, judged by what `seat` could know: what was chosen after `step` actions, what was best, and what that cost.

    `cost` is in percent of the chance to win and `error` the standard error of it; `points` is the cost in expected points.
    `mistake` says that the cost is beyond two standard errors; anything else was as good as the best, and costs nothing.
    In `better` and `worse` percent of the deals the best did better than what was chosen, or worse. `facts` speak for it;
    `luck` is hindsight: what chance then gave or took, in percent.
    """

    step: int
    turn: int
    seat: int
    chosen: str
    best: str
    mistake: bool
    cost: float = 0.0
    error: float = 0.0
    points: float = 0.0
    better: int = 0
    worse: int = 0
    luck: int = 0
    facts: list[Fact] = []


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """A turn that changed the chance of `seat` most, in percent; `step` is the action that did most of it, `events` what that
    made happen. `luck`, `choices` (everybody's mistakes) and `noise` add up to the change.
    """

    turn: int
    step: int
    seat: int
    before: int
    after: int
    luck: int
    choices: int
    noise: int
    events: list[Any]


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """What made the result of a player, in percent: `start` and all that follows it add up to `result`.

    `own` and `others` are what mistakes brought, `luck` is what chance brought, and `noise` what the estimate cannot split.
    `good` of the `decisions` were as good as the best.
    """

    start: int
    own: int
    others: int
    luck: int
    noise: int
    result: int
    decisions: int
    good: int


class Summary(msgspec.Struct, frozen=True):
    """A game in a line: how `seat` won, or all that shared the victory, at which turn and from which chance, and what did most
    for it.
    """

    how: Literal["behind", "ahead", "close", "shared"]
    seat: int
    turn: int
    chance: int
    most: Literal["luck", "others", "both"]


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over, analysed. `bot` is whose judgement it is, on so many deals for each decision."""

    game: str
    options: dict[str, Any]
    names: list[str]
    bot: str
    deals: int
    outcome: Outcome
    moments: list[Moment]
    turning_points: list[TurningPoint]
    shares: list[Share]
    decisions: list[Decision]
    summary: Summary
