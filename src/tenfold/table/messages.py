"""What people at a table are told, and what they send: typed messages, JSON on the wire.

What is told is built field by field from what this person may know. An entry of the log never leaves the server.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tenfold.core.game import Outcome
from tenfold.core.teaching import Teaching
from tenfold.table.announcements import AnyAnnouncement
from tenfold.table.commands import AnyCommand
from tenfold.table.plan import House
from tenfold.table.playable import AsideWhy

PROTOCOL = 2

Reaction = Literal["hello", "bravo", "haha", "wow", "ouch", "thanks"]
RequestId = Annotated[str, Meta(min_length=1, max_length=64)]


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, omit_defaults=True, gc=False):
    """A message of the server."""


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it. `bot` is the bot that plays it now, also in place of its guest.

    `commitment` is that of its guest's entropy, and `revealed` whether the table has that. `invited` is the guest who may
    take a held seat without its ticket.
    """

    is_: Literal["open", "held", "guest", "bot"] = msgspec.field(name="is")
    guest: str | None = None
    name: str | None = None
    bot: str | None = None
    commitment: str | None = None
    revealed: bool = False
    invited: str | None = None


class OriginView(msgspec.Struct, frozen=True):
    """The moment of a finished game from which somebody plays on: its table, after how many actions, in which seat, and
    whether the cards that the seat did not see are the same or drawn anew.
    """

    table: str
    at: int
    seat: int
    cards: Literal["same", "new"]


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody who may look at it sees it. `commitment` is null at a practice table, whose deck is not sealed.

    `barred` are the names of the barred by their ids; `wants` and `declines` are the seats that have answered to a rematch, and
    `agreed` says that this one starts by itself. `shared` is whether somebody who played lets others look at the finished game.
    `closed` is there where whoever runs the server has closed the table, with what they say about it.
    `deal` is the deal of which this is somebody's game, if others play it too; `origin` is from where one plays on here.
    """

    id: str
    code: str
    game: str
    rules: int
    options: dict[str, Any]
    house: House
    status: Literal["lobby", "dealing", "playing", "over"]
    host: str
    host_name: str = ""
    seats: list[SeatView]
    muted: list[str]
    barred: dict[str, str] = {}
    commitment: str | None
    previous: str | None
    next: str | None
    wants: list[int] = []
    declines: list[int] = []
    agreed: bool = False
    shared: bool = False
    closed: str | None = None
    deal: str | None = None
    origin: OriginView | None = None


class Turn(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Whose turn it is; with a clock, how many milliseconds are left to decide, and what is left of each seat's reserve."""

    seat: int | None
    patience: int | None = None
    reserve: list[int] | None = None


class Aside(msgspec.Struct, frozen=True, gc=False):
    """Why a table is set aside, in a word and in a sentence.

    `rules` is the version of the rules that it was opened with, `last` when something last happened there, in milliseconds
    since 1970, and `record` whether its record can be had.
    """

    why: AsideWhy
    message: str
    rules: int
    last: int
    record: bool


class Snapshot(Message, frozen=True, kw_only=True):
    """Everything about a table at one sequence: what a newcomer needs. `legal` is there when it is your turn.

    `lesson` is what the teacher says, to whoever learns here.

    Of a table that is `aside` there is neither view nor turn; `past` is what happened there, as far as it can be read.
    """

    protocol: int
    seq: int
    table: TableView
    you: str | None
    seat: int | None
    turn: Turn | None = None
    view: Any = None
    legal: list[str] | None = None
    outcome: Outcome | None = None
    aid: Any = None
    lesson: Teaching | None = None
    aside: Aside | None = None
    past: list[News] | None = None


class News(Message, frozen=True, kw_only=True):
    """One entry of the log, as you may know it. With `id` it answers your request of that id: it is done and durable.

    A table, turn, view, aid or outcome comes with it where it changed; in the past that is told again, only the events come.
    A `lesson` comes as long as there is one.
    """

    seq: int
    what: AnyAnnouncement
    id: str | None = None
    events: Any = None
    table: TableView | None = None
    turn: Turn | None = None
    view: Any = None
    legal: list[str] | None = None
    outcome: Outcome | None = None
    aid: Any = None
    lesson: Teaching | None = None


class Done(Message, frozen=True):
    """A request was done already, at this sequence; sending it again changed nothing."""

    id: str
    seq: int


class Refusal(Message, frozen=True, tag="refused"):
    """A request was not done and changed nothing; `rule` names the rule of the game that forbids it.

    `details` are what the words for that rule need, to say it in another language.
    """

    code: str
    message: str
    id: str | None = None
    rule: str | None = None
    details: dict[str, Any] | None = None


class Presence(Message, frozen=True):
    """Who is here now: the guests by their ids, and how many of the connections only watch."""

    guests: list[str]
    watching: int


class Reacted(Message, frozen=True):
    """Somebody at a seat reacts to what happens. It is told to whoever is there, and kept nowhere."""

    seat: int
    reaction: Reaction


class Pong(Message, frozen=True):
    pass


AnyMessage = Snapshot | News | Done | Refusal | Presence | Reacted | Pong


class Request(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """A message of a client."""


class Join(Request, frozen=True):
    """The first message: `since` is the last sequence that you have; the rest is told. Without it you get a snapshot alone.

    `since: 0` tells the whole story from the beginning. With `aid` you get, where the game has it, what follows from your view.
    """

    since: Annotated[int, Meta(ge=0, le=1 << 40)] | None = None
    aid: bool = False


class Do(Request, frozen=True):
    """Ask the table for something. The same id again is the same request."""

    id: RequestId
    command: AnyCommand


class React(Request, frozen=True):
    """Show everybody at the table a reaction, over your seat."""

    reaction: Reaction


class Look(Request, frozen=True):
    """Whether somebody looks at this client now: whoever does is not told elsewhere that it is their turn."""

    looking: bool


class Ping(Request, frozen=True):
    pass


AnyRequest = Join | Do | React | Look | Ping

read_request = msgspec.json.Decoder(AnyRequest).decode
read_message = msgspec.json.Decoder(AnyMessage).decode
write_message = msgspec.json.Encoder().encode
