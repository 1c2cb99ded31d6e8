"""What is told of a review: how far it is, and what it says."""

from __future__ import annotations

from typing import Literal

import msgspec

from tenfold.review import Decision, Moment, Review

Status = Literal["none", "waiting", "working", "ready", "failed"]


class ReviewShown(msgspec.Struct, frozen=True, kw_only=True):
    """The review of a finished game: `done` of `total` actions are examined, and `moments` are the curve up to there.

    `status` is `none` where nobody has asked for it, or has asked again for a while; `waiting` until the first action is
    examined. With `ready` the whole `review` is there, whose own moments are more exact.
    """

    status: Status
    done: int
    total: int
    moments: list[Moment] = []
    review: Review | None = None


class Accuracy(msgspec.Struct, frozen=True):
    """How many of somebody's `decisions` in a game were as good as the best."""

    good: int
    decisions: int


class Mistake(msgspec.Struct, frozen=True, kw_only=True):
    """A mistake of yours in a reviewed game, which `ended` then: the `decision` with its facts, the names of all who
    played there, and by seat which bot that was. Its `step` is where to look at it, or to play on from there.
    """

    table: str
    game: str
    ended: int
    names: list[str]
    bots: list[str | None]
    decision: Decision


class Mistakes(msgspec.Struct, frozen=True):
    """Some mistakes; `more` says that others follow."""

    mistakes: list[Mistake]
    more: bool
