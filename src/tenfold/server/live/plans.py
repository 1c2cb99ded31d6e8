"""What somebody asks for who opens a table, and the plan that comes of it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tenfold.bots.registry import find_bot, stand_in
from tenfold.core.errors import BadOption
from tenfold.core.game import AnyGame, Options
from tenfold.core.registry import find_game
from tenfold.table.commands import AddBot, AnyCommand, Change, HeldFor, Person
from tenfold.table.ids import new_id
from tenfold.table.names import check_apart, checked_name
from tenfold.table.plan import BotName, Chair, House, Plan, SeatNumber
from tenfold.table.session import LONGEST_SEED, checked_seed


class Wish(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower, forbid_unknown_fields=True):
    """What a seat is to be."""


class Open(Wish, frozen=True):
    """For whoever comes."""


class Held(Wish, frozen=True):
    """For somebody whom the host sends a personal link to; until they come, the seat has this name."""

    name: HeldFor


class ForBot(Wish, frozen=True, tag="bot"):
    bot: BotName


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened. `seat` is the host's own, null for a host who only watches.

    `seed` or `fixed` chance make it a practice table, which everybody sees: its deck is not sealed.
    """

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = {}
    seats: Annotated[list[Open | Held | ForBot], Meta(max_length=10)] | None = None
    seat: SeatNumber | None = 0
    house: House = House()
    seed: Annotated[str, Meta(min_length=1, max_length=LONGEST_SEED)] | None = None
    fixed: Any = None


def plan_of(new: NewTable, host: Person) -> Plan:
    """The plan of a table, checked: everything in it can be played."""
    game = find_game(new.game)
    options = game.read_options(new.options)
    check_chance(game, options, new)
    return Plan(
        game=game.name,
        rules=game.rules_version,
        options=msgspec.to_builtins(options),
        house=with_stand_in(new.house, game.name),
        chairs=chairs_of(new, game, game.seats(options), host),
        seed=new.seed,
        fixed=new.fixed,
    )


def with_stand_in(house: House, game: str) -> House:
    """The rules of the house with a stand-in who plays this game."""
    return msgspec.structs.replace(house, stand_in=stand_in(house.stand_in, game))


def with_bots(command: AnyCommand, game: str) -> AnyCommand:
    """A command with bots that play this game; raises BadOption where there is none of that name."""
    if isinstance(command, AddBot):
        find_bot(command.bot, game)
    if isinstance(command, Change):
        return Change(with_stand_in(command.house, game))
    return command


def check_chance(game: AnyGame, options: Options, new: NewTable) -> None:
    if new.seed is not None:
        checked_seed(new.seed)
    if new.fixed is not None:
        game.start(options, "", new.fixed)


def chairs_of(new: NewTable, game: AnyGame, seats: int, host: Person) -> list[Chair]:
    wishes = [Open()] * seats if new.seats is None else new.seats
    if len(wishes) != seats:
        raise BadOption(f"{len(wishes)} seats are given; a game with these options has {seats}.")
    chairs = [chair_of(wish, game) for wish in wishes]
    if new.seat is not None:
        if new.seat >= seats or not chairs[new.seat].is_free:
            raise BadOption("The host's own seat must be a free one of this table; null is a host who only watches.")
        chairs[new.seat] = Chair(guest=host.guest, name=checked_name(host.name))
    check_names([chair.name for chair in chairs if chair.name is not None])
    return chairs


def check_names(names: list[str]) -> None:
    for n, name in enumerate(names):
        check_apart(name, names[:n])


def chair_of(wish: Open | Held | ForBot, game: AnyGame) -> Chair:
    match wish:
        case Held(name):
            return Chair(name=checked_name(name), ticket=new_id())
        case ForBot(bot):
            find_bot(bot, game.name)
            return Chair(bot=bot)
        case _:
            return Chair()
