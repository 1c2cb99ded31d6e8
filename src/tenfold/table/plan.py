"""What a table is set up with: the game, the rules of the house, and a chair for every seat."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tenfold.core.redealing import Redealt

WEEK_S = 7 * 24 * 60 * 60

BotName = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for every decision, and a reserve for the whole game that is used up when they are over."""

    seconds: Annotated[int, Meta(ge=1, le=WEEK_S)]
    reserve: Annotated[int, Meta(ge=0, le=WEEK_S)] = 0


class House(msgspec.Struct, frozen=True, kw_only=True):
    """The rules of the house: all that the host may change later.

    `pace` is how long a bot takes over a move at least, in milliseconds; `stand_in` is the bot that plays for whoever is away.
    `hints` is whether one may ask for hints also where other people play; among bots one always may.
    """

    public: bool = False
    watchers: bool = True
    clock: Clock | None = None
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 800
    stand_in: BotName = "careful"
    hints: bool = False


class Chair(msgspec.Struct, kw_only=True):
    """One seat: nobody's, held for somebody, a guest's, a bot's, or a guest's that a bot plays for now.

    `ticket` is the secret of a held seat: whoever has it may sit there. Without one, as in old logs, only the host may.
    `invited` is the guest who may take a held seat without it.
    `commitment` is what its guest shows of their entropy before play, `entropy` what they revealed; "" before that.
    """

    guest: str | None = None
    name: str | None = None
    bot: str | None = None
    commitment: str = ""
    entropy: str = ""
    ticket: str | None = None
    invited: str | None = None

    @property
    def is_free(self) -> bool:
        return self.guest is None and self.bot is None


class Origin(msgspec.Struct, frozen=True, kw_only=True):
    """From where somebody plays on: the `actions` of the finished game at another `table`, and whether the cards that the
    `seat` did not see then are the same or drawn anew. `redealt` says how, also where that was done before.
    """

    table: str
    seat: int
    cards: Literal["same", "new"]
    actions: list[str]
    redealt: list[Redealt] = []


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What a table is made of. A `seed` or `fixed` chance makes it a practice table: its deck is not sealed.

    At a table with a `lesson` somebody plays the guided first game that the game brings. `deal` is the id of a deal that others
    play too, each at a table of their own: its seed is given, and nobody knows it before they have played. With an `origin` it
    goes on from a moment of another game.
    """

    game: str
    rules: int
    options: dict[str, Any]
    house: House
    chairs: list[Chair]
    seed: str | None = None
    fixed: Any = None
    lesson: bool = False
    deal: str | None = None
    origin: Origin | None = None

    @property
    def sealed(self) -> bool:
        return self.seed is None and self.fixed is None
