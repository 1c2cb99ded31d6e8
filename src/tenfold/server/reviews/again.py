"""Another try: somebody plays on from a moment of a finished game, or from a position in a line, against bots, at a practice
table of their own.

The plan of that table has the seed and the actions up to there, so its log tells the whole game. Where hidden cards are drawn
anew, they are drawn from all that the seat could know then.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta

from tenfold.bots.registry import bots_for, find_bot, stand_in, usual_bot
from tenfold.core.errors import BadOption
from tenfold.core.lines import LONGEST_LINE, SEES, read_state, tells_state
from tenfold.core.record import Record
from tenfold.core.redealing import Redealt
from tenfold.core.registry import find_game
from tenfold.server.live.lessons import begun
from tenfold.server.reviews.finished import FinishedGame
from tenfold.table.names import checked_name
from tenfold.table.plan import BotName, Chair, House, Origin, Plan, SeatNumber

if TYPE_CHECKING:
    from tenfold.server.live.hall import Hall
    from tenfold.server.live.room import Room
    from tenfold.table.commands import Person

MOST_STEPS = 1_000_000


class AnotherTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a finished game as it was after `at` actions, in this `seat`.

    The cards that the seat did not see are the `same`, or drawn anew from all that it could know. `bot` plays for the people
    who were there; bots stay as they were.
    """

    at: Annotated[int, Meta(ge=0, lt=MOST_STEPS)]
    seat: SeatNumber
    cards: Literal["same", "new"] = "same"
    bot: BotName | None = None


class FromLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a position in a `line` that tells a whole state, in this `seat`, or else in that which is to act.

    `bot` plays for all others.
    """

    line: Annotated[str, Meta(max_length=LONGEST_LINE)]
    seat: SeatNumber | None = None
    bot: BotName | None = None


async def play_on_from_line(hall: Hall, person: Person, wanted: FromLine) -> Room:
    return await begun(hall, person, await asyncio.to_thread(plan_of_line, person, wanted))


def plan_of_line(person: Person, wanted: FromLine) -> Plan:
    record = record_of_line(wanted.line)
    game, seats = record.game, len(record.names)
    to_act = record.last().to_act
    if to_act is None:
        raise BadOption("In this line the game is over; one can play on from before its end.")
    seat = to_act if wanted.seat is None else wanted.seat
    if seat >= seats:
        raise BadOption(f"There is no such seat; this game has the seats 0 to {seats - 1}.")
    bot = find_bot(wanted.bot or usual_bot(game), game).name
    you = Chair(guest=person.guest, name=checked_name(person.name))
    return Plan(
        game=game,
        rules=find_game(game).rules_version,
        options=msgspec.to_builtins(record.options),
        house=House(watchers=False, stand_in=stand_in(House().stand_in, game)),
        chairs=[you if number == seat else Chair(bot=bot) for number in range(seats)],
        seed=record.seed,
        fixed=record.fixed,
        origin=Origin(table="", seat=seat, cards="same", actions=record.actions),
    )


def record_of_line(line: str) -> Record:
    if SEES in line and not tells_state(line):
        raise BadOption("One can play on from a whole state: a line with a seed and a >, not one of what somebody sees.")
    return read_state(line)


async def play_on(hall: Hall, person: Person, game: FinishedGame, wanted: AnotherTry) -> Room:
    return await begun(hall, person, plan_from(game, person, wanted))


def plan_from(game: FinishedGame, person: Person, wanted: AnotherTry) -> Plan:
    check_moment(game, wanted)
    plan = game.plan
    return msgspec.structs.replace(
        plan,
        house=House(watchers=False, pace=plan.house.pace, stand_in=stand_in(House().stand_in, plan.game)),
        chairs=[chair_at(seat, game, person, wanted) for seat in range(len(plan.chairs))],
        seed=game.record.seed,
        lesson=False,
        deal=None,
        origin=origin_of(game, wanted),
    )


def check_moment(game: FinishedGame, wanted: AnotherTry) -> None:
    if wanted.at >= len(game.record.actions):
        raise BadOption(f"One can play on from before the end: after 0 to {len(game.record.actions) - 1} actions.")
    if wanted.seat >= len(game.plan.chairs):
        raise BadOption(f"There is no such seat; this game has the seats 0 to {len(game.plan.chairs) - 1}.")


def origin_of(game: FinishedGame, wanted: AnotherTry) -> Origin:
    before = [one for one in game.record.redealt if one.at <= wanted.at]
    new = [Redealt(wanted.at, wanted.seat, secrets.token_hex(16))] if wanted.cards == "new" else []
    actions = game.record.actions[: wanted.at]
    return Origin(table=game.table, seat=wanted.seat, cards=wanted.cards, actions=actions, redealt=before + new)


def chair_at(seat: int, game: FinishedGame, person: Person, wanted: AnotherTry) -> Chair:
    if seat == wanted.seat:
        return Chair(guest=person.guest, name=checked_name(person.name))
    name, was = game.plan.game, game.bots[seat]
    return Chair(bot=was if was in bots_for(name) else find_bot(wanted.bot or usual_bot(name), name).name)
