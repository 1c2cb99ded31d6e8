"""What the HTTP interface takes and gives, beside tables and commands."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tenfold.server.store import Listed, Token
from tenfold.table.commands import AnyCommand, GuestId
from tenfold.table.listed import TableListed
from tenfold.table.messages import RequestId, SeatView

# PostgreSQL takes no NUL in a text, and a line of a list should stay one.
VISIBLE = r"^[^\x00-\x1f\x7f]*$"

NameText = Annotated[str, Meta(min_length=1, max_length=200, description="A name of 1 to 24 visible characters.")]


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: NameText


Device = Annotated[str, Meta(max_length=40, pattern=VISIBLE, description="What you call this device.")]


class Newcomer(Named, frozen=True):
    """A name, and if you like what this device is called in the list of yours."""

    device: Device = ""


class Label(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    label: Annotated[str, Meta(max_length=40, pattern=VISIBLE)] = ""


class NewToken(msgspec.Struct, frozen=True):
    """A bearer token, shown this once."""

    token: str


class TokenShown(msgspec.Struct, frozen=True):
    """A device (`cookie`), bearer token or one-time link without its secret; times are milliseconds since 1970.

    `parent` is the one that made it and with which it ends; `this` is the one by which you came.
    """

    id: str
    kind: str
    label: str
    created: int
    expires: int
    parent: str | None
    this: bool


class LinkCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a one-time link. Put it behind a `#`, so that no log sees it."""

    code: Annotated[str, Meta(min_length=1, max_length=100)]


class LinkUsed(LinkCode, frozen=True):
    """The same, and if you like what this device is called."""

    device: Device = ""


class PushKey(msgspec.Struct, frozen=True):
    """The public key of the server, which a browser asks for before it takes pushes; null where there are none."""

    key: str | None


PushText = Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^[A-Za-z0-9_-]+$")]


class PushDevice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where this device takes pushes, and its keys, as its browser gives them (base64url)."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
    p256dh: PushText
    auth: PushText


class BotShown(msgspec.Struct, frozen=True):
    name: str
    level: int
    says: str


class OptionShown(msgspec.Struct, frozen=True):
    name: str
    says: str
    default: Any


class Brings(msgspec.Struct, frozen=True):
    """The addresses of what a game brings for the page; null or missing is what it does not bring.

    `screen` is an ES module, `teaser` a picture, `view` the JSON Schema of its view. `words` (Fluent) and `rules`
    (Markdown) are by language; those of the games that the page was built with are in the page.
    """

    screen: str | None
    teaser: str | None
    view: str | None
    words: dict[str, str]
    rules: dict[str, str]


class Rung(msgspec.Struct, frozen=True):
    """One level of a ladder, and the options that make such a game."""

    level: int
    options: dict[str, Any]


class LessonShown(msgspec.Struct, frozen=True):
    """A guided first game: how many sentences it has, and about how many minutes it takes."""

    folds: int
    minutes: int


class GameShown(msgspec.Struct, frozen=True):
    """A game that can be played here; `options_schema` is JSON Schema.

    `usual_bot` plays unless somebody asks for another, and `adviser` is the bot that gives hints, null where nobody does.
    `ladder` is the games against which somebody alone climbs, from the lowest level up; it is empty where there are none.
    `lesson` is its guided first game, null where it has none.
    """

    name: str
    title: str
    rules: int
    options: list[OptionShown]
    options_schema: dict[str, Any]
    bots: list[BotShown]
    usual_bot: str
    adviser: str | None
    ladder: list[Rung]
    lesson: LessonShown | None
    brings: Brings


class LessonWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game that somebody wants to learn."""

    game: Annotated[str, Meta(max_length=40)]


class TableFound(msgspec.Struct, frozen=True):
    id: str


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command for a table; the same id again is the same request."""

    id: RequestId
    command: AnyCommand


class Reported(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom to report, and if you like why. With `upto` the lines said last until that sequence are kept with it."""

    guest: GuestId
    reason: Annotated[str, Meta(max_length=500)] = ""
    upto: Annotated[int, Meta(ge=0, le=1 << 40)] | None = None


class DoneAt(msgspec.Struct, frozen=True):
    """The sequence at which it is durable."""

    seq: int


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something was not done, in a word and in a sentence; `rule` is the rule of the game that forbids it."""

    code: str
    message: str
    rule: str | None = None
    details: dict[str, Any] | None = None


class Failure(msgspec.Struct, frozen=True):
    error: Problem


BROKEN = Problem("failed", "Something is broken here, and whoever runs the server can see it; try again later.")


read_seats = msgspec.json.Decoder(list[SeatView]).decode


def seats_in(table: Listed) -> list[SeatView]:
    """None where another version of the program wrote them in another way: a list is shown all the same."""
    try:
        return read_seats(table.seats)
    except msgspec.DecodeError:
        return []


def token_shown(token: Token, own: str) -> TokenShown:
    return TokenShown(**msgspec.structs.asdict(token), this=token.id == own)


def listed(table: Listed, guest: str | None) -> TableListed:
    seats = seats_in(table)
    waits_for = seats[table.to_act] if table.aside is None and table.to_act is not None and seats else None
    turn = waits_for is not None and waits_for.guest == guest and waits_for.bot is None
    return TableListed(
        id=table.table,
        code=table.code,
        game=table.game,
        public=table.public,
        status=table.status,
        host=table.host,
        seats=seats,
        to_act=table.to_act,
        touched=table.touched,
        your_turn=turn and guest is not None,
        aside=table.aside,
    )
