"""The HTTP interface: who one is, which tables there are, and everything one can ask a table for."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, Router, delete, get, patch, post
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK

from tenfold.bots.advice import Hint, Known
from tenfold.core.registry import GAMES
from tenfold.server.http import shown
from tenfold.server.http.catalogue import game_shown
from tenfold.server.http.deals import daily, deal_parting, my_deals, offer_deal, play_deal, show_deal
from tenfold.server.http.described import ANYBODY, GUESTS_ONLY, NOTHING_TO_SAY, failures
from tenfold.server.http.history import (
    delete_game,
    delete_games,
    finished_games,
    keep_game,
    my_games,
    my_games_as_file,
    my_statistics,
)
from tenfold.server.http.parts import TheHall, ThePeople, TheTraffic, Visit
from tenfold.server.http.personal import erase_me, my_data, report
from tenfold.server.http.pushes import push_key, subscribe, unsubscribe
from tenfold.server.http.replays import record_replay, table_picture, table_replay
from tenfold.server.http.reviews import ask_for_review, my_mistakes, show_review, try_again, try_line
from tenfold.server.http.waiting import while_there
from tenfold.server.identity import door
from tenfold.server.identity.people import BEARER_LASTS_MS, LINK_LASTS_MS, People
from tenfold.server.limits.traffic import address
from tenfold.server.live.archives import record_for, table_seen_by
from tenfold.server.live.hall import Hall
from tenfold.server.live.hints import hint_for, known_for
from tenfold.server.live.lessons import lesson_room
from tenfold.server.live.plans import NewTable
from tenfold.server.live.tickets import tickets_for
from tenfold.table.listed import Me, TableListed, Ticket
from tenfold.table.messages import Snapshot
from tenfold.table.refused import Refused

MOST_LISTED = 100

TableId = Annotated[str, Parameter(max_length=64, description="The id of a table, as its link has it.")]
Code = Annotated[str, Parameter(max_length=20, description="The short code of a table.")]


@post("/guests", tags=["people"])
async def arrive(data: JSONBody[shown.Newcomer], request: Visit, people: ThePeople, traffic: TheTraffic) -> Response[Me]:
    """Say who you are: a guest is made and known again by a cookie."""
    await traffic.check_arrival(request)
    guest, secret = await people.arrive(data.name, data.device)
    return Response(Me(guest.id, guest.name), cookies=door.identity(request, secret))


@get("/me", tags=["people"])
async def me(request: Visit, people: ThePeople) -> Me:
    """Who you are."""
    guest = await door.guest(request, people)
    return Me(guest.id, guest.name)


@get("/whoami", tags=["people"])
async def whoami(request: Visit, people: ThePeople) -> Response[Me | None]:
    """Who you are, or null."""
    guest = await door.visitor(request, people)
    # Where the cookie has the name of earlier versions, it gets its new one.
    cookies = door.identity(request, door.cookie(request) or "") if guest and door.has_old_cookie(request) else []
    return Response(None if guest is None else Me(guest.id, guest.name), cookies=cookies)


@patch("/me", tags=["people"])
async def rename(data: JSONBody[shown.Named], request: Visit, people: ThePeople, hall: TheHall) -> Me:
    """Take another name, for tables to come."""
    guest = await people.rename(await door.guest(request, people), data.name)
    await hall.show_out(guest.id)
    return Me(guest.id, guest.name)


@delete("/me/session", tags=["people"])
async def depart(request: Visit, people: ThePeople, hall: TheHall) -> Response[None]:
    """Let this device be forgotten, and with it the devices and tokens that came of it."""
    known = await door.known_guest(request, people)
    await people.revoke(known.guest, known.token.id)
    await hall.show_out(known.guest.id)
    return Response(None, cookies=door.no_identity(request))


@post("/me/links", tags=["people"])
async def make_link(request: Visit, people: ThePeople) -> shown.LinkCode:
    """A secret that makes another device you, once and within ten minutes."""
    known = await door.known_guest(request, people)
    return shown.LinkCode(await people.give(known, "link", "", LINK_LASTS_MS))


@post("/links", tags=["people"])
async def use_link(data: JSONBody[shown.LinkUsed], request: Visit, people: ThePeople, traffic: TheTraffic) -> Response[Me]:
    """Use a one-time link: this device is the same guest from now on."""
    await traffic.check_guess(request)
    guest, secret = await people.move_in(data.code, data.device)
    return Response(Me(guest.id, guest.name), cookies=door.identity(request, secret))


@post("/me/tokens", tags=["people"])
async def make_token(data: JSONBody[shown.Label], request: Visit, people: ThePeople) -> shown.NewToken:
    """A bearer token, for a bot that plays as you."""
    known = await door.known_guest(request, people)
    return shown.NewToken(await people.give(known, "bearer", data.label, BEARER_LASTS_MS))


@get("/me/tokens", tags=["people"])
async def tokens(request: Visit, people: ThePeople) -> list[shown.TokenShown]:
    """Your devices (`cookie`), tokens (`bearer`) and links not used yet (`link`), without their secrets."""
    known = await door.known_guest(request, people)
    return [shown.token_shown(token, known.token.id) for token in await people.tokens(known.guest)]


@delete("/me/tokens/{token:str}", tags=["people"])
async def revoke(token: Annotated[str, Parameter(max_length=64)], request: Visit, people: ThePeople, hall: TheHall) -> None:
    """Take a token back, or sign a device out, with all that it has made."""
    guest = await door.guest(request, people)
    await people.revoke(guest, token)
    await hall.show_out(guest.id)


@delete("/me/tokens", tags=["people"], status_code=HTTP_200_OK)
async def sign_out_everywhere(request: Visit, people: ThePeople, hall: TheHall) -> Response[Me]:
    """End all your devices, tokens and links but this one. A device gets a new cookie: a copy of the old one ends too."""
    known = await door.known_guest(request, people)
    secret = await people.revoke_all(known, door.bearer(request))
    await hall.show_out(known.guest.id)
    cookies = door.identity(request, secret) if known.token.kind == "cookie" else []
    return Response(Me(known.guest.id, known.guest.name), cookies=cookies)


@get("/me/tables", tags=["tables"])
async def my_tables(request: Visit, people: ThePeople, hall: TheHall) -> list[TableListed]:
    """The tables where you sit, newest first, and whose turn it is."""
    guest = await door.guest(request, people)
    found = await asyncio.to_thread(hall.store.tables_of, guest.id, MOST_LISTED)
    return [shown.listed(table, guest.id) for table in found]


@get("/me/invitations", tags=["tables"])
async def my_invitations(request: Visit, people: ThePeople, hall: TheHall) -> list[TableListed]:
    """The tables where a seat is held for you, before their game: sit down there without a ticket."""
    guest = await door.guest(request, people)
    found = await asyncio.to_thread(hall.store.invitations_of, guest.id, MOST_LISTED)
    listed = [shown.listed(table, guest.id) for table in found]
    return [table for table in listed if any(seat.invited == guest.id for seat in table.seats)]


@get("/me/ladder", tags=["people"])
async def my_ladder(request: Visit, people: ThePeople, hall: TheHall) -> dict[str, list[int]]:
    """The levels that you have beaten, by game: your achievements with the key `level`."""
    achieved = await my_achieved(request, people, hall)
    return {game: numbers["level"] for game, numbers in achieved.items() if "level" in numbers}


@get("/me/achievements", tags=["people"])
async def my_achievements(request: Visit, people: ThePeople, hall: TheHall) -> dict[str, dict[str, list[int]]]:
    """What you have achieved, by game and by what the game calls it, each with its numbers."""
    return await my_achieved(request, people, hall)


async def my_achieved(request: Visit, people: People, hall: Hall) -> dict[str, dict[str, list[int]]]:
    guest = await door.guest(request, people)
    found: dict[str, dict[str, list[int]]] = {}
    for game, key, number in await asyncio.to_thread(hall.store.achieved_by, guest.id):
        found.setdefault(game, {}).setdefault(key, []).append(number)
    return found


@get("/games", tags=["tables"], sync_to_thread=False)
def games() -> list[shown.GameShown]:
    """The games that can be played here, with their options and bots; ours come first."""
    return [game_shown(name) for name in GAMES.things]


@post("/tables", tags=["tables"])
async def open_table(
    data: JSONBody[NewTable],
    request: Visit,
    people: ThePeople,
    hall: TheHall,
    traffic: TheTraffic,
) -> Snapshot:
    """Open a table; you are its host."""
    guest = await door.guest(request, people)
    await traffic.check_opening(guest.id, address(request))
    traffic.check_unstarted(await asyncio.to_thread(hall.store.unstarted_of, guest.id))
    hall.thinkers.note(guest.id, address(request))
    room = await hall.open_table(door.person(guest), data)
    return await room.seen_by(guest.id)


@post("/lessons", tags=["tables"])
async def open_lesson(
    data: JSONBody[shown.LessonWanted], request: Visit, people: ThePeople, hall: TheHall, traffic: TheTraffic
) -> Snapshot:
    """Learn a game by playing it: a table with its guided first game, under way; the one where you left off, if any."""
    guest = await door.guest(request, people)
    await traffic.check_opening(guest.id, address(request))
    hall.thinkers.note(guest.id, address(request))
    room = await lesson_room(hall, door.person(guest), data.game)
    return await room.seen_by(guest.id)


@get("/tables", tags=["tables"])
async def public_tables(request: Visit, people: ThePeople, hall: TheHall) -> list[TableListed]:
    """The public tables that wait or play, newest first."""
    guest = await door.visitor(request, people)
    found = await asyncio.to_thread(hall.store.public_tables, MOST_LISTED)
    return [shown.listed(table, guest.id if guest else None) for table in found]


@get("/codes/{code:str}", tags=["tables"])
async def find_code(code: Code, request: Visit, hall: TheHall, traffic: TheTraffic) -> shown.TableFound:
    """The table with a short code."""
    await traffic.check_guess(request)
    table = await asyncio.to_thread(hall.store.table_with_code, code.strip().upper())
    if table is None:
        raise Refused("not_found", "There is no table with this code; ask the host again.")
    return shown.TableFound(table)


@get("/tables/{table:str}", tags=["tables"])
async def show_table(table: TableId, request: Visit, people: ThePeople, hall: TheHall) -> Snapshot:
    """A table as you may see it."""
    guest = await door.visitor(request, people)
    return await table_seen_by(hall, table, guest.id if guest else None)


@post("/tables/{table:str}/do", tags=["tables"], status_code=HTTP_200_OK)
async def ask_table(
    table: TableId, data: JSONBody[shown.Asked], request: Visit, people: ThePeople, hall: TheHall, traffic: TheTraffic
) -> shown.DoneAt:
    """Ask a table for something; the answer comes when it is durable. The WebSocket takes the same commands."""
    guest = await door.guest(request, people)
    await traffic.check_asking(guest, data.command, address(request))
    room = await hall.room(table)
    return shown.DoneAt(await room.do(door.person(guest), data.command, data.id))


@get("/tables/{table:str}/hint", tags=["tables"])
async def hint(table: TableId, request: Visit, people: ThePeople, hall: TheHall, traffic: TheTraffic) -> Hint:
    """What a strong bot would do in your place, from what you see; among people only where the host allows it."""
    guest = await door.guest(request, people)
    traffic.check_hint(guest)
    hall.thinkers.note(guest.id, address(request))
    try:
        return await while_there(request, hint_for(await hall.room(table), hall.thinkers, door.person(guest)))
    except Refused as refusal:
        if refusal.code == "not_ready":
            traffic.hints.give_back(guest.id)  # Whoever asks until somebody is awake has had no hint yet.
        raise


@get("/tables/{table:str}/known", tags=["tables"])
async def known(table: TableId, request: Visit, people: ThePeople, hall: TheHall) -> Known:
    """What you can know where you must decide, for your own device to think the hint; whoever may have a hint may have this."""
    guest = await door.guest(request, people)
    return await known_for(await hall.room(table), door.person(guest))


@get("/tables/{table:str}/tickets", tags=["tables"])
async def tickets(table: TableId, request: Visit, people: ThePeople, hall: TheHall) -> list[Ticket]:
    """The tickets of the held seats, for the host alone: each goes behind a `#` of the table's link, to whom it is for."""
    guest = await door.guest(request, people)
    return await tickets_for(await hall.room(table), guest.id)


@get("/tables/{table:str}/record", tags=["tables"], media_type="text/plain")
async def record(table: TableId, request: Visit, people: ThePeople, hall: TheHall) -> str:
    """The record of a finished game: replay it with `tenfold replay`, prove its deal with `tenfold verify`."""
    guest = await door.visitor(request, people)
    return await record_for(hall, table, guest.id if guest else None)


FOR_GUESTS = [
    me, rename, depart, make_link, make_token, tokens, revoke, sign_out_everywhere, my_tables, my_invitations,
    my_ladder, my_achievements, my_games, keep_game, my_statistics, my_games_as_file, delete_game, delete_games,
    my_mistakes, my_deals, try_again, try_line, open_table, open_lesson, ask_table, offer_deal, play_deal, deal_parting,
    tickets, hint, known, subscribe, unsubscribe, report, my_data, erase_me,
]  # fmt: skip
FOR_ALL = [
    arrive, whoami, use_link, push_key, games, public_tables, find_code, show_table, record, table_replay, record_replay,
    table_picture, show_review, ask_for_review, finished_games, daily, show_deal,
]  # fmt: skip

for handler in FOR_GUESTS + FOR_ALL:
    handler.summary = handler.handler_name.replace("_", " ").capitalize()
    handler.responses = failures()
    handler.security = GUESTS_ONLY if handler in FOR_GUESTS else ANYBODY

for quiet in (depart, erase_me):
    quiet.responses = failures() | NOTHING_TO_SAY

api = Router("/api", route_handlers=[*FOR_GUESTS, *FOR_ALL])
