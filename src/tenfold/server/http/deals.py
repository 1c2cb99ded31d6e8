"""The same deal for everyone: deals of the day, and challenges that somebody offers."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta

from tenfold.core.errors import BadOption
from tenfold.server.deals.deal import Deal, days_around, found_deal, of_plan, of_table, read_deal
from tenfold.server.deals.playing import actions_of, play, seal_days
from tenfold.server.deals.ranking import DealResult, Parting, parting, ranking, shown
from tenfold.server.history.filing import file_all
from tenfold.server.http.parts import TheHall, ThePeople, TheTraffic, Visit
from tenfold.server.identity import door
from tenfold.server.limits.traffic import address
from tenfold.server.live.hall import Hall
from tenfold.server.live.plans import NewTable, plan_of
from tenfold.server.store import DealRow, Try
from tenfold.table.commands import Person
from tenfold.table.messages import SeatView, Snapshot
from tenfold.table.refused import Refused
from tenfold.table.telling import seat_view

MOST_RANKED = 10_000
MOST_LISTED = 20

DealId = Annotated[str, Parameter(max_length=64, description="The id of a deal, as its link has it.")]
TableId = Annotated[str, Parameter(max_length=64, description="The id of a table in the list of the deal.")]


class NewDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal to offer to others: that of your finished game at a `table`, or a `new` one, with one seat without a bot."""

    table: Annotated[str, Meta(max_length=64)] | None = None
    new: NewTable | None = None


class DealProof(msgspec.Struct, frozen=True):
    """The secrets of a deal: its commitment binds the nonce, the deal's id and the terms, and the seed follows from them."""

    nonce: str
    terms: str
    seed: str | None


class DealShown(msgspec.Struct, frozen=True, kw_only=True):
    """A deal that many play. `seat` is the one that everybody has; `host_name` offers it, "" is the server.

    `commitment` is null where it is the deal of a game that was played before; `sealed` is when it was made. `opens` and
    `closes` are those of the deal of a `day`. `status` is yours, `table` where you play or have played, `played` how many have
    finished. Results and proof are for whoever has finished, too; when the day is over, for everybody.
    """

    id: str
    game: str
    options: dict[str, Any]
    seats: list[SeatView]
    seat: int
    host_name: str
    day: str | None
    opens: int | None
    closes: int | None
    commitment: str | None
    sealed: int
    played: int
    status: Literal["new", "playing", "done"]
    table: str | None
    results: list[DealResult] | None
    proof: DealProof | None


class DailyShown(msgspec.Struct, frozen=True):
    """The deals of a game: today's, yesterday's with its list, and tomorrow's, of which only the commitment is told."""

    game: str
    today: DealShown
    yesterday: DealShown | None
    tomorrow: str | None


def shown_to(hall: Hall, deal: Deal, guest: str | None) -> DealShown:
    """A deal as somebody may see it now."""
    row, now = deal.row, hall.clock.now()
    played = hall.store.played(row.id, MOST_RANKED)
    mine = None if guest is None else hall.store.try_of(row.id, guest)
    done = mine is not None and any(filed.table == mine.table for _, filed in played)
    opens, closes = deal.times or (None, None)
    revealed = done or (closes is not None and now >= closes)
    return DealShown(
        id=row.id,
        game=row.game,
        options=deal.plan.options,
        seats=[seat_view(chair) for chair in deal.plan.chairs],
        seat=deal.seat,
        host_name=row.host_name,
        day=row.day,
        opens=opens,
        closes=closes,
        commitment=deal.commitment,
        sealed=row.created,
        played=len(played),
        status=status_of(mine, done),
        table=None if mine is None else mine.table,
        results=shown(ranking(played, guest)) if revealed else None,
        proof=DealProof(row.nonce, deal.terms, deal.plan.seed) if revealed else None,
    )


def status_of(mine: Try | None, done: bool) -> Literal["new", "playing", "done"]:
    return "done" if done else "new" if mine is None else "playing"


async def deal_for(hall: Hall, deal: Deal, guest: str | None) -> DealShown:
    await file_all(hall, await asyncio.to_thread(hall.store.to_file_of_deal, deal.row.id))
    return await asyncio.to_thread(shown_to, hall, deal, guest)


def days(hall: Hall) -> tuple[dict[str, Deal], dict[str, Deal], dict[str, Deal]]:
    """The deals of yesterday, today and tomorrow, by game."""
    seal_days(hall.store, hall.clock.now())
    found = [hall.store.deals_of_day(day.isoformat()) for day in days_around(hall.clock.now())]
    yesterday, today, tomorrow = ({row.game: read_deal(row) for row in rows} for rows in found)
    return yesterday, today, tomorrow


@get("/daily", tags=["tables"])
async def daily(request: Visit, people: ThePeople, hall: TheHall, traffic: TheTraffic) -> list[DailyShown]:
    """The deals of the day, one of each game."""
    traffic.check_replay(request)
    visitor = await door.visitor(request, people)
    guest = visitor.id if visitor else None
    yesterday, today, tomorrow = await asyncio.to_thread(days, hall)
    return [
        DailyShown(
            game,
            await deal_for(hall, deal, guest),
            await deal_for(hall, yesterday[game], guest) if game in yesterday else None,
            tomorrow[game].commitment if game in tomorrow else None,
        )
        for game, deal in today.items()
    ]


@post("/deals", tags=["tables"])
async def offer_deal(
    data: JSONBody[NewDeal], request: Visit, people: ThePeople, hall: TheHall, traffic: TheTraffic
) -> DealShown:
    """Offer a deal to others, who play it each for themselves: the same cards, the same bots, the same seat."""
    guest = await door.guest(request, people)
    await traffic.check_opening(guest.id, address(request))
    deal = await offered(hall, door.person(guest), data)
    await asyncio.to_thread(hall.store.add_deal, deal.row)
    if data.table is not None:
        await asyncio.to_thread(hall.store.try_deal, deal.row.id, guest.id, data.table, True)
    return await deal_for(hall, deal, guest.id)


async def offered(hall: Hall, person: Person, data: NewDeal) -> Deal:
    if data.table is not None and data.new is None:
        return of_table((await hall.room(data.table)).table, person, hall.clock.now())
    if data.new is not None and data.table is None:
        return of_plan(plan_of(data.new, person), person, hall.clock.now())
    raise BadOption("A deal is that of a finished game (`table`) or a new one (`new`).")


def in_time(hall: Hall, row: DealRow | None) -> Deal:
    """A deal that is told of: that of a day to come is not."""
    deal = found_deal(row)
    if deal.times is not None and hall.clock.now() < deal.times[0]:
        raise Refused("not_open", "This deal is opened on its day, not before.")
    return deal


@get("/me/deals", tags=["people"])
async def my_deals(request: Visit, people: ThePeople, hall: TheHall, traffic: TheTraffic) -> list[DealShown]:
    """The deals that you have offered to others or opened yourself, the newest first; those of a day are in their own list."""
    traffic.check_replay(request)
    guest = await door.guest(request, people)
    rows = await asyncio.to_thread(hall.store.deals_of, guest.id, MOST_LISTED)
    return [await deal_for(hall, read_deal(row), guest.id) for row in rows]


@get("/deals/{deal:str}", tags=["tables"])
async def show_deal(deal: DealId, request: Visit, people: ThePeople, hall: TheHall, traffic: TheTraffic) -> DealShown:
    """A deal as you may see it: with results when you have played it, too."""
    traffic.check_replay(request)
    visitor = await door.visitor(request, people)
    found = in_time(hall, await asyncio.to_thread(hall.store.deal, deal))
    return await deal_for(hall, found, visitor.id if visitor else None)


@post("/deals/{deal:str}/play", tags=["tables"], status_code=HTTP_200_OK)
async def play_deal(deal: DealId, request: Visit, people: ThePeople, hall: TheHall, traffic: TheTraffic) -> Snapshot:
    """Play a deal, once: a table of your own, under way; the one that you have, if you have opened it before."""
    guest = await door.guest(request, people)
    await traffic.check_opening(guest.id, address(request))
    hall.thinkers.note(guest.id, address(request))
    found = in_time(hall, await asyncio.to_thread(hall.store.deal, deal))
    room = await play(hall, door.person(guest), found)
    return await room.seen_by(guest.id)


@get("/deals/{deal:str}/parting/{table:str}", tags=["tables"])
async def deal_parting(
    deal: DealId, table: TableId, request: Visit, people: ThePeople, hall: TheHall, traffic: TheTraffic
) -> Parting:
    """Where somebody's game of a deal went apart from yours, when you have finished both."""
    traffic.check_replay(request)
    guest = await door.guest(request, people)
    await file_all(hall, await asyncio.to_thread(hall.store.to_file_of_deal, deal))
    played = {filed.table for _, filed in await asyncio.to_thread(hall.store.played, deal, MOST_RANKED)}
    mine = await asyncio.to_thread(hall.store.try_of, deal, guest.id)
    if mine is None or mine.table not in played:
        raise Refused("not_played", "Others' games of this deal can be seen when you have played it, too.")
    if table not in played:
        raise Refused("not_found", "There is no such game of this deal.")
    return parting(await actions_of(hall, mine.table), await actions_of(hall, table))
