"""What a game gives out, each of a type that its own are kinds of: options, views, aids, events, outcomes, achievements."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self

import msgspec

# In a view: a text that is a card, a number that is a seat. Screens that know nothing of the game show them by their names.
Card = Annotated[str, msgspec.Meta(extra_json_schema={"format": "card"})]
Seat = Annotated[int, msgspec.Meta(extra_json_schema={"format": "seat"})]


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a game, complete: what was not chosen has its default."""

    players: int


class View(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What one seat may know. Built field by field from what is allowed."""

    game: str
    options: Options
    to_act: int | None


class Aid(msgspec.Struct, frozen=True, kw_only=True):
    """What follows from a view: all that a player would otherwise work out with pencil and paper.

    A game that says `what_decided` has a field `decided` for it, null until it is over.
    """


class Event(msgspec.Struct, frozen=True, tag_field="event", gc=False):
    """Something that happened, as one seat may see it."""


class Hidden(msgspec.Struct, frozen=True):
    """Cards that not everybody sees: the hand of a seat, or, without a seat, what is drawn next, in this order."""

    cards: list[Card]
    seat: int | None = None


class Fact(msgspec.Struct, frozen=True):
    """Something that is so in a position and speaks for one action rather than another: the sentence `GAME-fact-SAYS`.

    `details` are what it mentions. `card` is a card and `seat` a player, which the sentence calls by their names.
    """

    says: str
    details: dict[str, Any] = {}


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended; `decided` names what decided it."""

    scores: list[int]
    winners: list[int]
    decided: str

    @classmethod
    def by_points(cls, scores: list[int]) -> Self:
        """The usual outcome: whoever has most wins, and equals share it."""
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return cls(scores, winners, "by_points" if len(winners) == 1 else "shared")


class Scored(msgspec.Struct, frozen=True):
    """What a hand scores."""

    total: int

    def in_words(self) -> str:
        return str(self.total)


class Achievement(msgspec.Struct, frozen=True):
    """Something that a guest keeps. `key` is what it is, a word; the key `level` is a rung of a ladder, and `number` which."""

    key: str
    number: int = 0


class Tally(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a game counts of a seat, for statistics over many games: `number`, out of `of` that there were.

    `key` is what it is, a word. How several are put together is their `kind`: a `share` of all, in percent; a `mean`; or the
    `best` number, whatever `of` is.
    """

    key: str
    kind: Literal["share", "mean", "best"]
    number: int
    of: int = 1
