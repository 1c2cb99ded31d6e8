"""What people ask a table for. Each is checked in `tenfold.table.deciding` and becomes one entry of the log, or nothing."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from tenfold.core.seal import Hex
from tenfold.table.plan import BotName, House, SeatNumber

LONGEST_CHAT = 300
LONGEST_ENTROPY = 64
LONGEST_MOVE = 64

GuestId = Annotated[str, Meta(max_length=40)]
HeldFor = Annotated[str, Meta(min_length=1, max_length=60, description="A name of 1 to 24 visible characters.")]


class Command(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """Something that somebody asks for."""


class Sit(Command, frozen=True):
    """Take a free seat, or move to it, before the game. With the `ticket` of a held seat, that one, wherever it is now."""

    seat: SeatNumber | None = None
    ticket: Annotated[str, Meta(min_length=1, max_length=64)] | None = None


class Leave(Command, frozen=True):
    """Stand up; during the game a bot plays on for you."""


class AddBot(Command, frozen=True, tag="bot"):
    """The host seats a bot."""

    seat: SeatNumber
    bot: BotName


class Hold(Command, frozen=True):
    """The host keeps a free seat for somebody, before the game: a ticket is made, which only the host can see.

    With `guest` it is an invitation: that guest finds the table among their invitations, and needs no ticket.
    """

    seat: SeatNumber
    name: HeldFor
    guest: GuestId | None = None


class Remove(Command, frozen=True):
    """The host frees a seat before the game; during it a bot plays the seat of an absent guest."""

    seat: SeatNumber


class Reorder(Command, frozen=True):
    """The host rearranges the seats: seat i gets what seat order[i] had."""

    order: Annotated[list[SeatNumber], Meta(max_length=10)]


class Change(Command, frozen=True):
    """The host changes the rules of the house, all of them at once."""

    house: House


class Commit(Command, frozen=True):
    """Commit to entropy of your own for the deck, before the game; again is instead of what was before."""

    commitment: Hex


class Reveal(Command, frozen=True):
    """Reveal the entropy to which you committed, when the cards are about to be dealt."""

    entropy: Annotated[str, Meta(min_length=1, max_length=LONGEST_ENTROPY)]


class Start(Command, frozen=True):
    """The host starts the game: at once, or where seats have committed to entropy, when they have revealed it."""


class Move(Command, frozen=True):
    """Do one action, or several at once: all of them or none. `after` is the last sequence that you have seen."""

    actions: Annotated[list[Annotated[str, Meta(max_length=LONGEST_MOVE)]], Meta(min_length=1, max_length=LONGEST_MOVE)]
    after: Annotated[int, Meta(ge=0, le=1 << 40)]


class Concede(Command, frozen=True):
    """Give the game up: a bot plays the seat to the end, unless you take it back."""


class TakeBack(Command, frozen=True, tag="takeback"):
    """Play again where a bot plays for you."""


class Back(Command, frozen=True):
    """In a lesson: take back the last thing that you did, a move or `onward`, and all that came of it."""


class Onward(Command, frozen=True):
    """In a lesson: you have read what the teacher says."""


class Skip(Command, frozen=True):
    """In a lesson: no more of it. The game goes on without a teacher."""


class Say(Command, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Mute(Command, frozen=True):
    """The host takes a guest's voice in the chat, or gives it back."""

    guest: GuestId
    muted: bool = True


class Kick(Command, frozen=True):
    """The host shows a guest out: their seat is free, or during the game a bot plays on. Barred, they cannot come back."""

    guest: GuestId
    bar: bool = False


class Unbar(Command, frozen=True):
    """The host lets somebody come back who was barred."""

    guest: GuestId


class Nudge(Command, frozen=True):
    """Remind the seat that must decide, when it has been waited for; once in each of its turns."""


class Again(Command, frozen=True):
    """Say whether you want a rematch, after the game. When all guests have said yes it is opened and starts by itself."""

    wants: bool = True


class Rematch(Command, frozen=True):
    """Once more with the same people, everyone one seat further: opened now, whoever else has said yes to it.

    With `start` it starts by itself, and bots stand in for those who have not said yes until they take their seats back.
    """

    start: bool = False


class Share(Command, frozen=True):
    """Let whoever has the link look at a game that is over, also where nobody may watch; or no more."""

    shared: bool = True


AnyCommand = (
    Sit
    | Leave
    | AddBot
    | Hold
    | Remove
    | Reorder
    | Change
    | Commit
    | Start
    | Reveal
    | Move
    | Concede
    | TakeBack
    | Back
    | Onward
    | Skip
    | Say
    | Mute
    | Kick
    | Unbar
    | Nudge
    | Again
    | Rematch
    | Share
)


class Person(msgspec.Struct, frozen=True):
    """Who asks."""

    guest: str
    name: str
