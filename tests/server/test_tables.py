"""Games over sockets: moves, acknowledgements, what was missed, and what comes after."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tenfold.cli import run
from tenfold.client import Server
from tenfold.client.errors import NotDone
from tenfold.core.record import read_record
from tenfold.table.commands import Move, Rematch, Say, Start
from tests.server.live import Live
from tests.server.visiting import FAST, Party, awaited, play_out
from tests.table.seating import BEFORE_PAYMENT, PAYMENT_SEED, WHOLE_PAYMENT


def move(*actions: str, after: int) -> dict[str, Any]:
    return {"do": "move", "actions": list(actions), "after": after}


def say(text: str) -> dict[str, Any]:
    return {"do": "say", "text": text}


@awaited
async def test_two_people_play_a_whole_game_and_its_record_proves_it(live: Live, tmp_path: Path) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben")
        table = await party.lobby(*guests)
        seats = [await party.at(guest, table) for guest in guests]
        for number, seat in enumerate(seats):
            await seat.commit(f"dice of {number}")
        await seats[0].do(Start())
        await play_out(*seats)
        assert seats[0].outcome == seats[1].outcome
        assert seats[0].outcome is not None
        file = tmp_path / "game.txt"
        file.write_text(await guests[1].record(table))
        for seat in seats:
            verdict = seat.check(file.read_text())
            assert (verdict.proven, verdict.misfits, verdict.unchecked) == (True, [], [])
    assert run(["verify", str(file), "--commitment", str(seats[0].witness.commitment), "--entropy", "dice of 0"]) == 0
    assert run(["verify", str(file)]) == 3
    assert run(["replay", str(file)]) == 0
    record = read_record(file.read_text())
    assert record.names == ["Anna", "Ben"]
    assert record.sealed is not None
    assert record.sealed.entropies == ["dice of 0", "dice of 1"]


@awaited
async def test_there_is_no_record_of_an_unfinished_game(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben")
        for table in (await party.lobby(*guests), await party.game(*guests)):
            with pytest.raises(NotDone) as refused:
                await guests[0].record(table)
            assert refused.value.code == "not_over"


@awaited
async def test_the_commitment_is_shown_from_the_first_and_the_record_opens_it(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben")
        table = await party.lobby(*guests)
        commitment = (await guests[1].look(table)).table.commitment
        seats = [await party.at(guest, table) for guest in guests]
        await seats[0].do(Start())
        await play_out(*seats)
        sealed = read_record(await guests[0].record(table)).sealed
        assert sealed is not None
        assert (await guests[0].look(table)).table.commitment == commitment == sealed.commitment


@awaited
async def test_a_whole_payment_is_one_move(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben")
        table = await party.game(*guests, options={"first": 0}, seed=PAYMENT_SEED)
        anna, ben = [await party.at(guest, table) for guest in guests]
        for action in BEFORE_PAYMENT:
            mover = anna if anna.legal is not None else ben
            seq = await mover.move(action)
            for seat in (anna, ben):
                await seat.until(lambda seat=seat, seq=seq: seat.seq == seq)  # type: ignore[misc]
        before = await guests[1].look(table)
        for wrong in (["buy p3", "pay 2c", "pay g9"], ["buy p3", "pay 9c"], ["buy p3", "what"]):
            with pytest.raises(NotDone):
                await ben.move(*wrong)
            assert await guests[1].look(table) == before
        assert await ben.move(*WHOLE_PAYMENT) == before.seq + 1
        assert "p3" in (await guests[0].look(table)).view["players"][1]["cards"]


@awaited
async def test_a_refusal_names_its_code_and_its_rule_and_changes_nothing(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben")
        table = await party.game(*guests)
        wires = await party.wires(table, *guests)
        before = await guests[0].look(table)
        refused = await wires[0].ask(move("take numbers", after=before.seq))
        assert (refused["code"], refused["rule"]) == ("illegal", "T3.1")
        refused = await wires[1].ask(move("draw", after=before.seq))
        assert (refused["type"], refused["code"]) == ("refused", "not_your_turn")
        refused = await wires[0].ask(move("draw", after=before.seq - 1))
        assert refused["code"] == "stale"
        assert await guests[0].look(table) == before


@awaited
async def test_what_is_sent_in_one_breath_is_done_in_order_and_once(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben")
        table = await party.game(*guests)
        [wire] = await party.wires(table, guests[0])
        drawing = move("draw", after=wire.seq)
        for request, command in (("one", drawing), ("one", drawing), ("two", drawing), ("three", say("Hello"))):
            await wire.send(type="do", id=request, command=command)
        heard = [await wire.next_of("news", "refused") for _ in range(3)]
        assert [(one["type"], one["id"]) for one in heard] == [("news", "one"), ("refused", "two"), ("news", "three")]
        assert [one["seq"] for one in heard if one["type"] == "news"] == [wire.seq + 1, wire.seq + 2]


@awaited
async def test_the_same_request_is_done_once_however_it_comes(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben")
        table = await party.game(*guests)
        first, second = await party.wires(table, guests[0], guests[0])
        seq = first.seq
        done = await first.ask(move("draw", after=seq), "once")
        assert (done["type"], done["seq"]) == ("news", seq + 1)
        assert await first.ask(move("draw", after=seq), "once") == {"type": "done", "id": "once", "seq": seq + 1}
        heard = await second.ask(move("draw", after=seq), "once")
        assert (heard["id"], heard["seq"]) == ("once", seq + 1)
        body = {"id": "once", "command": move("draw", after=seq)}
        answer = await guests[0].ask("POST", f"/api/tables/{table}/do", body)
        assert answer.json() == {"seq": seq + 1}
        assert (await guests[0].look(table)).seq == seq + 1


@awaited
async def test_the_same_request_from_everywhere_at_once_is_done_once(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben")
        table = await party.game(*guests)
        wires = await party.wires(table, *[guests[0]] * 3)
        seq = wires[0].seq
        body = {"id": "same", "command": move("draw", after=seq)}
        over_http = asyncio.create_task(guests[0].ask("POST", f"/api/tables/{table}/do", body))
        answers = await asyncio.gather(*(wire.ask(move("draw", after=seq), "same") for wire in wires))
        response = await over_http
        assert {answer["seq"] for answer in answers} == {seq + 1} == {response.json()["seq"]}
        assert (await guests[0].look(table)).seq == seq + 1


@awaited
async def test_two_people_may_use_the_same_id(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben")
        table = await party.lobby(*guests)
        answers = [await wire.ask(say("hello"), "mine") for wire in await party.wires(table, *guests)]
        assert [answer["type"] for answer in answers] == ["news", "news"]
        assert answers[1]["seq"] == answers[0]["seq"] + 1


@awaited
async def test_who_comes_back_is_told_just_what_was_missed(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben")
        table = await party.game(*guests)
        here, away = await party.wires(table, *guests)
        seen = away.seq
        await away.socket.close()
        for action in ("draw", "draw"):
            await here.ask(move(action, after=1 << 30))
        back = await party.wire_of(guests[1], table)
        await back.send(type="join", since=seen)
        messages = [await back.next() for _ in range(3)]
        assert [(message["type"], message["seq"]) for message in messages] == [
            ("news", seen + 1),
            ("news", seen + 2),
            ("snapshot", seen + 2),
        ]


@awaited
async def test_what_is_told_again_is_what_was_told_live(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben", "Cara")
        table = await party.game(*guests, game="trick_later", options={"players": 3, "first": 0}, seed="told again")
        wires = await party.wires(table, *guests)
        begun = wires[0].seq
        received: list[list[dict[str, Any]]] = [[], [], []]
        for _ in range(9):
            shown = await guests[0].look(table)
            assert shown.turn is not None
            assert shown.turn.seat is not None
            legal = (await guests[shown.turn.seat].look(table)).legal
            assert legal is not None
            await wires[shown.turn.seat].send(type="do", id=f"m{shown.seq}", command=move(legal[0], after=shown.seq))
            for wire, heard in zip(wires, received, strict=True):
                heard.append(await wire.next_of("news"))
        for guest, heard in zip(guests, received, strict=True):
            again = await party.wire_of(guest, table)
            await again.send(type="join", since=begun)
            story = [await again.next() for _ in heard]
            parts = ("seq", "what", "id", "events")
            assert [[one.get(part) for part in parts] for one in story] == [[one.get(part) for part in parts] for one in heard]


@awaited
async def test_a_newcomer_may_hear_the_whole_story(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben", "Cara")
        table = await party.game(*guests[:2])
        wire = await party.wire_of(guests[2], table)
        await wire.send(type="join", since=0)
        kinds = [(await wire.next())["what"]["kind"] for _ in range(3)]
        assert kinds == ["opened", "sat", "started"]
        assert (await wire.next())["type"] == "snapshot"


@awaited
async def test_a_rematch_has_rotated_seats_and_everybody_hears_of_it(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben")
        table = await party.game(*guests)
        seats = [await party.at(guest, table) for guest in guests]
        await play_out(*seats)
        with pytest.raises(NotDone):
            await guests[1].do(table, Move(["draw"], 99))
        await seats[1].do(Rematch())
        await seats[0].until(lambda: seats[0].table is not None and seats[0].table.next is not None)
        assert seats[0].table is not None
        shown = await guests[0].look(str(seats[0].table.next))
        assert [seat.name for seat in shown.table.seats] == ["Ben", "Anna"]
        assert (shown.table.previous, shown.table.status) == (table, "lobby")
        assert shown.table.host == (await guests[1].look(table)).you
        await guests[1].do(shown.table.id, Start())
        assert shown.table.id in [listed.id for listed in await guests[0].my_tables()]


@awaited
async def test_news_come_in_order_to_everybody(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben")
        table = await party.lobby(*guests)
        wires = await party.wires(table, *guests)
        begun = wires[0].seq
        for n in range(6):
            await wires[n % 2].send(type="do", id=f"talk-{n}", command=say(f"word {n}"))
        sequences = [[(await wire.next_of("news"))["seq"] for _ in range(6)] for wire in wires]
        assert sequences == [list(range(begun + 1, begun + 7))] * 2


@awaited
async def test_a_table_survives_a_restart_of_the_server(tmp_path: Path) -> None:
    with Live(tmp_path) as server:
        async with Party(server.url) as party:
            guests = await party.guests("Anna", "Ben")
            table = await party.game(*guests)
            seats = [await party.at(guest, table) for guest in guests]
            await seats[0].move("draw")
            before = [await guest.look(table) for guest in guests]
            assert await asyncio.to_thread(server.stop) == 0
            await asyncio.to_thread(server.start)
            assert [await guest.look(table) for guest in guests] == before
            assert [listed.id for listed in await guests[0].my_tables()] == [table]
            await play_out(*seats)
            assert seats[0].outcome is not None


async def talk_on(guest: Server, table: str) -> None:
    while True:
        await guest.do(table, Say("by another door"))


@awaited
async def test_chat_has_limits(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben")
        table = await party.lobby(*guests)
        anna, ben = await party.wires(table, *guests)
        while (answer := await anna.ask(say("word")))["type"] == "news":
            pass
        assert answer["code"] == "too_fast"
        with pytest.raises(NotDone) as refused:
            await talk_on(guests[0], table)
        assert refused.value.code == "too_fast"
        assert (await ben.ask(say("I may")))["type"] == "news"
        assert (await ben.ask(say("x" * 301)))["type"] == "refused"


@awaited
async def test_the_host_mutes(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben")
        table = await party.lobby(*guests)
        anna, ben = [await party.wire_of(guest, table) for guest in guests]
        await anna.join()
        you = (await ben.join())["you"]
        await anna.ask({"do": "mute", "guest": you})
        assert (await ben.ask(say("hello?")))["code"] == "muted"
        assert (await ben.ask({"do": "mute", "guest": you, "muted": False}))["code"] == "host_only"
        await anna.ask({"do": "mute", "guest": you, "muted": False})
        assert (await ben.ask(say("hello!")))["what"]["text"] == "hello!"


@awaited
async def test_a_practice_table_says_so(live: Live) -> None:
    async with Party(live.url) as party:
        [anna] = await party.guests("Anna")
        shown = await anna.open_table("ten", {"players": 1}, seed="known to all", house=FAST)
        assert shown.table.commitment is None
