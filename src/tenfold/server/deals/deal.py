"""A deal that many play, each for themselves: what it is made of, and what is shown of it when."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any

import msgspec

from tenfold.bots.registry import find_bot, quick_bot
from tenfold.core.errors import BadOption
from tenfold.core.game import AnyGame
from tenfold.core.seal import Terms, commitment_of, new_nonce, seed_of, write_terms
from tenfold.server.store import DealRow
from tenfold.table.commands import Person
from tenfold.table.ids import new_id
from tenfold.table.plan import Chair, House, Plan
from tenfold.table.refused import Refused
from tenfold.table.table import Table

DAY_MS = 24 * 60 * 60 * 1000
ONE_PLAYER = "A challenge is a game of one person against bots: leave exactly one seat without a bot, and sit there."


class Deal(msgspec.Struct, frozen=True):
    """A deal with its secrets. `plan` is that of its tables: the one seat without a bot is the player's.

    A deal that the server drew is sealed: its commitment binds the nonce, its id and what is played.
    """

    row: DealRow
    plan: Plan

    @property
    def seat(self) -> int:
        return next(at for at, chair in enumerate(self.plan.chairs) if chair.is_free)

    @property
    def drawn(self) -> bool:
        return self.plan.fixed is None and self.plan.seed == seed_of(self.row.nonce, self.row.id, [])

    @property
    def terms(self) -> str:
        plan = self.plan
        return write_terms(Terms(plan.game, plan.rules, len(plan.chairs), plan.options))

    @property
    def commitment(self) -> str | None:
        return commitment_of(self.row.nonce, self.row.id, self.terms) if self.drawn else None

    @property
    def times(self) -> tuple[int, int] | None:
        """When the deal of a day may be opened, and until when, in milliseconds since 1970."""
        if self.row.day is None:
            return None
        opens = int(datetime.combine(date.fromisoformat(self.row.day), datetime.min.time(), UTC).timestamp() * 1000)
        return opens, opens + DAY_MS

    def for_player(self, person: Person) -> Plan:
        chairs = [Chair(guest=person.guest, name=person.name) if chair.is_free else chair for chair in self.plan.chairs]
        return msgspec.structs.replace(self.plan, chairs=chairs)


read_plan = msgspec.json.Decoder(Plan).decode


def read_deal(row: DealRow) -> Deal:
    return Deal(row, read_plan(row.plan))


def found_deal(row: DealRow | None) -> Deal:
    if row is None:
        raise Refused("not_found", "There is no deal with this link; ask for a new one.")
    return read_deal(row)


def made(plan: Plan, host: Person, created: int, nonce: str | None = None, day: str | None = None) -> Deal:
    """A deal of a plan; without a nonce it is drawn here, and nobody knows it."""
    check_bots(plan)
    deal, secret = new_id(), nonce or new_nonce()
    seed = plan.seed or (seed_of(secret, deal, []) if plan.fixed is None else None)
    house = House(watchers=False, pace=plan.house.pace, stand_in=quick_bot(plan.game))
    whole = msgspec.structs.replace(plan, seed=seed, house=house, deal=deal)
    text = msgspec.json.encode(whole).decode()
    return Deal(DealRow(deal, plan.game, text, secret, host.guest, host.name, created, day), whole)


def check_bots(plan: Plan) -> None:
    """A bot that thinks for a time does not always do the same; those that are quick do."""
    if sum(chair.is_free for chair in plan.chairs) != 1:
        raise BadOption(ONE_PLAYER)
    for chair in plan.chairs:
        if chair.bot is not None and not find_bot(chair.bot, plan.game).quick:
            raise Refused("slow_bot", "The same deal needs bots that always do the same in the same place: random or careful.")


def of_table(table: Table, person: Person, created: int) -> Deal:
    """The deal of a finished game, for others to play from the same seat against the same bots."""
    seat = table.seat_of(person.guest)
    if not table.over or table.session is None:
        raise Refused("not_over", "A game can be offered to others when it is over.")
    if seat is None or sum(chair.guest is not None for chair in table.chairs) != 1 or table.plan.lesson:
        raise BadOption(ONE_PLAYER)
    if table.plan.origin is not None:
        raise Refused("again", "This game goes on from a moment of another; offer that one.")
    if table.plan.deal is not None:
        raise Refused("dealt", "This is a deal already that others play, too; hand its link on.")
    chairs = [Chair(bot=None if at == seat else chair.bot) for at, chair in enumerate(table.chairs)]
    seed = None if table.plan.fixed is not None and table.plan.seed is None else table.session.log.seed
    plan = msgspec.structs.replace(table.plan, chairs=chairs, seed=seed)
    return made(plan, person, created, nonce=table.nonce)


def of_plan(plan: Plan, person: Person, created: int) -> Deal:
    """A deal that nobody has played yet, the host included."""
    if not plan.sealed:
        raise BadOption("The cards of a new deal are drawn by the server: give neither a seed nor fixed chance.")
    chairs = [Chair(bot=chair.bot) for chair in plan.chairs]
    return made(msgspec.structs.replace(plan, chairs=chairs), person, created)


def of_day(game: AnyGame, day: date, created: int) -> Deal:
    """The deal of a day: alone on the game's ladder, a level a day, or against bots, from another seat each day."""
    levels: list[Any] = list(game.ladder().values())
    options = game.read_options(dict(levels[day.toordinal() % len(levels)]) if levels else {})
    seats = game.seats(options)
    own = day.toordinal() % seats
    chairs = [Chair(bot=None if at == own else quick_bot(game.name)) for at in range(seats)]
    plan = Plan(game=game.name, rules=game.rules_version, options=msgspec.to_builtins(options), house=House(), chairs=chairs)
    return made(plan, Person("", ""), created, day=day.isoformat())


def today(now_ms: int) -> date:
    """Days are those of UTC, so that a deal is sealed and opened at the same moment for everybody."""
    return datetime.fromtimestamp(now_ms / 1000, UTC).date()


def days_around(now_ms: int) -> tuple[date, date, date]:
    """Yesterday, today, tomorrow."""
    day = today(now_ms)
    return day - timedelta(days=1), day, day + timedelta(days=1)
