"""Looking back at games: who may see what, with whose eyes, and in which pieces."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec

from tenfold.client import Server
from tenfold.core.record import Record, read_record, write_record
from tenfold.core.registry import find_game
from tenfold.server.store import open_store
from tenfold.table.commands import Start
from tenfold.table.plan import House
from tenfold.table.replay import PIECE_STEPS
from tests.server.live import Live
from tests.server.long_games import PLAYERS, come, long_game, write
from tests.server.old_tables import OTHER_RULES, against_bot, arrived, of_other_rules, written
from tests.server.old_tables import played as played_out
from tests.server.visiting import Party, awaited, play_out
from tests.table.seating import DEAL, THREE

Http = Server | httpx.AsyncClient


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


async def asked(who: Http, table: str, **query: Any) -> httpx.Response:
    http = who.http if isinstance(who, Server) else who
    return await http.get(f"/api/tables/{table}/replay", params=query)


async def replayed(who: Http, table: str, **query: Any) -> Any:
    answer = await asked(who, table, **query)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def refused(who: Http, table: str, **query: Any) -> str:
    code: str = (await asked(who, table, **query)).json()["error"]["code"]
    return code


async def whole(who: Http, table: str, **query: Any) -> list[Any]:
    """All steps of a game, piece after piece."""
    steps: list[Any] = []
    while (piece := await replayed(who, table, first=len(steps), **query))["steps"]:
        assert len(piece["steps"]) <= PIECE_STEPS
        steps += piece["steps"]
    assert len(steps) == piece["length"] + 1
    return steps


async def of_tricks(party: Party, *guests: Server, **more: Any) -> str:
    return await party.game(*guests, game="trick_later", options=THREE, fixed=[DEAL], **more)


@awaited
async def test_a_running_game_shows_everybody_their_own_past_alone(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben", "Cara")
        [stranger] = await party.guests("Dora")
        table = await of_tricks(party, *guests)
        seats = [await party.at(guest, table) for guest in guests]
        for _ in range(3):
            turn = (await guests[0].look(table)).turn
            assert turn is not None
            assert turn.seat is not None
            seat = seats[turn.seat]
            await seat.until(lambda seat=seat: seat.legal is not None)  # type: ignore[misc]
            await seat.move((seat.legal or [])[-1])
        for at, guest in enumerate(guests):
            past = await replayed(guest, table, eyes=at)
            assert (past["you"], past["over"], past["opens"], past["length"]) == (at, False, False, 3)
            assert past["steps"][0]["view"]["hand"] == sorted(DEAL["hands"][at], key=past["steps"][0]["view"]["hand"].index)
            assert past["steps"][-1]["view"] == (await guest.look(table)).view
            assert {await refused(guest, table, eyes=other) for other in range(3) if other != at} == {"not_over"}
            assert await replayed(guest, table) == past
            assert await refused(guest, table, eyes=at, opened=True) == "not_over"
        for watcher in (stranger, await party.browser()):
            past = await replayed(watcher, table)
            assert [step["view"]["hand"] for step in past["steps"]] == [None] * 4
            assert "hidden" not in past["steps"][0]
            assert await refused(watcher, table, eyes=0) == "not_over"
            assert await refused(watcher, table, opened=True) == "not_over"


@awaited
async def test_a_finished_game_is_seen_with_any_eyes_as_they_saw_it_then(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben", "Cara")
        table = await of_tricks(party, *guests)
        await play_out(*[await party.at(guest, table) for guest in guests])
        record = read_record(await guests[0].record(table))
        for eyes in (0, 1, 2, None):
            query = {} if eyes is None else {"eyes": eyes}
            steps = await whole(guests[0] if query else await party.browser(), table, **query)
            assert not any("hidden" in step for step in steps)
            seen = [plain((position.view(eyes), position.events(eyes))) for position in record.positions()]
            assert [[step["view"], step["events"]] for step in steps] == seen
        assert "outcome" not in steps[-2]
        assert steps[-1]["outcome"] == plain(record.last().outcome())
        opened = await whole(guests[1], table, eyes=1, opened=True)
        for step, position in zip(opened, record.positions(), strict=True):
            hands = [plain(position.view(seat))["hand"] for seat in range(3)]
            assert [hand["cards"] for hand in step["hidden"]] == hands
        answer = await asked(guests[0], table, eyes=3)
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "option")


@awaited
async def test_a_private_game_stays_with_those_who_were_there(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben")
        [stranger] = await party.guests("Dora")
        table = await party.lobby(*guests, house={"pace": 0, "watchers": False})
        assert await refused(guests[0], table) == "not_started"
        seats = [await party.at(guest, table) for guest in guests]
        await guests[0].do(table, Start())
        await play_out(*seats)
        assert (await replayed(guests[1], table, eyes=0))["over"]
        for other in (stranger, await party.browser()):
            answer = await asked(other, table)
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "closed")
        assert await refused(stranger, "nowhere") == "not_found"


@awaited
async def test_a_long_game_comes_in_pieces_with_its_turns(tmp_path: Path) -> None:
    people = come(tmp_path, *(f"Guest {n}" for n in range(PLAYERS)))
    table = long_game([person for person, _ in people])
    write(tmp_path, table)
    with Live(tmp_path) as live:
        async with Server(live.url, people[0][1]) as guest:
            steps = await whole(guest, table.id, eyes=0)
            answer = await asked(guest, table.id, eyes=0)
            assert answer.headers["content-encoding"] == "gzip"
            assert "max-age" in answer.headers["cache-control"]
            turns = answer.json()["turns"]
    began = {step: event["seat"] for step, told in enumerate(steps) for event in told["events"] if event["event"] == "turn"}
    assert {turn["step"]: turn["seat"] for turn in turns} == began
    assert len(turns) > PIECE_STEPS


def finished(game: str, **more: Any) -> Record:
    record = Record(game=game, options=find_game(game).read_options({}), names=["Ada", "Bo"], seed="once more", **more)
    position = record.start()
    while not position.is_over:
        record.actions.append(position.legal()[0])
        position.do(record.actions[-1])
    return record


@awaited
async def test_a_record_file_is_told_as_a_table_is(live: Live) -> None:
    record = finished("ten", bots=[None, "careful"])
    text = write_record(record)
    async with Party(live.url) as party:
        http = await party.browser()

        async def told(text: str, **more: Any) -> httpx.Response:
            return await http.post("/api/replays", json={"record": text, **more})

        piece = (await told(text, eyes=1, opened=True)).json()
        assert [(seat.get("name"), seat.get("bot")) for seat in piece["seats"]] == [("Ada", None), (None, "careful")]
        assert (piece["over"], piece["opens"], piece["you"], piece["length"]) == (True, True, None, len(record.actions))
        deck = piece["steps"][0]["hidden"][0]["cards"]
        drawn = [event["card"] for step in piece["steps"] for event in step["events"] if event["event"] == "drew"]
        assert deck[: len(drawn)] == drawn
        unfinished = write_record(msgspec.structs.replace(record, actions=record.actions[:5]))
        assert (await told(unfinished)).json()["length"] == 5
        assert (await told(unfinished, opened=True)).json()["error"]["code"] == "not_over"
        for wrong, details in (
            (text.replace("rules 1", "rules 7"), {"line": 3, "why": "rules", "rules": "7"}),
            (text.replace("game ten", "game chess"), {"line": 2, "why": "game"}),
            (text[:200], {"line": 8, "why": "broken"}),
            ("hello", {"line": 1, "why": "broken"}),
        ):
            answer = await told(wrong)
            assert (answer.status_code, answer.json()["error"]["code"]) == (400, "record")
            assert answer.json()["error"]["details"] | {"line": 0} == details | {"line": 0}
        assert (await told("x" * 500_000)).status_code == 400
        assert (await told("x" * 3_000_000)).status_code == 413


@awaited
async def test_a_game_of_other_rules_says_why_it_cannot_be_told(tmp_path: Path) -> None:
    with closing(open_store(f"sqlite:///{tmp_path / 'tenfold.db'}", "before")) as store:
        ada, token = arrived(store, "Ada")
        table = played_out(against_bot(ada, 0, House(pace=0)))
        written(store, table, of_other_rules)
    with Live(tmp_path) as live:
        async with Server(live.url, token) as guest:
            answer = await asked(guest, table.id, eyes=0)
    assert answer.status_code == 409
    assert answer.json()["error"]["code"] == "no_replay"
    assert answer.json()["error"]["details"] == {"why": "rules", "rules": OTHER_RULES}


@awaited
async def test_a_turn_that_bust_is_torn(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben")
        table = await party.game(*guests, options={"players": 2, "first": 0}, seed="to bust")
        await play_out(*[await party.at(guest, table) for guest in guests])
        steps = await whole(guests[0], table)
        turns = (await replayed(guests[0], table))["turns"]
        busts = [n for n, step in enumerate(steps) if any(event["event"] == "bust" for event in step["events"])]
        assert busts
        begun = [turn["step"] for turn in turns]
        torn = {max(at for at, step in enumerate(begun) if step < bust) for bust in busts}
        assert torn == {at for at, turn in enumerate(turns) if turn.get("torn")}
