"""Another try: somebody plays on from a moment of a finished game, against bots, at a practice table of their own.

The plan of that table has the seed and the actions up to there, so its log tells the whole game. Where hidden cards are drawn
anew, they are drawn from all that the seat could know then.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta

from tenfold.bots.registry import bots_for, find_bot, stand_in, usual_bot
from tenfold.core.errors import BadOption
from tenfold.core.redealing import Redealt
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
