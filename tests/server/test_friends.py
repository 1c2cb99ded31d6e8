"""Among friends, over a real socket: shown out and barred, a rematch that starts by itself, reactions, reminders."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from tenfold.client.errors import NotDone
from tenfold.table.commands import Again, Hold, Kick, Mute, Rematch, Sit
from tests.server.live import Live
from tests.server.visiting import Party, Wire, awaited, play_out, until

BARRED = 4423


async def kinds_until(wire: Wire, kind: str) -> dict[str, Any]:
    """The news that tells of this."""
    while (news := await wire.next_of("news"))["what"]["kind"] != kind:
        pass
    return news


@awaited
async def test_whoever_is_shown_out_is_told_and_may_come_back(live: Live) -> None:
    async with Party(live.url) as party:
        anna, ben = await party.guests("Anna", "Ben")
        table = await party.lobby(anna, ben)
        _, wire = await party.wires(table, anna, ben)
        you = (await ben.look(table)).you
        assert you is not None
        await anna.do(table, Kick(you))
        told = await kinds_until(wire, "kicked")
        assert told["what"] == {"kind": "kicked", "guest": you, "name": "Ben", "seat": 1}
        assert told["table"]["seats"][1] == {"is": "open"}
        await ben.do(table, Sit(1))


@awaited
async def test_whoever_is_barred_comes_back_by_no_way(live: Live) -> None:
    async with Party(live.url) as party:
        anna, ben = await party.guests("Anna", "Ben")
        table = await party.lobby(anna, ben)
        first, second = await party.wire_of(ben, table), await party.wire_of(ben, table)
        await first.join()
        await second.join()
        you = (await ben.look(table)).you
        assert you is not None
        await anna.do(table, Kick(you, bar=True))
        assert [await wire.close_code() for wire in (first, second)] == [BARRED, BARRED]
        again = await party.wire_of(ben, table)
        await again.send(type="join")
        assert await again.close_code() == BARRED
        await anna.do(table, Hold(1, "Benjamin"))
        [ticket] = await anna.tickets(table)
        for attempt in (ben.look(table), ben.do(table, Sit(ticket=ticket.ticket)), ben.record(table)):
            with pytest.raises(NotDone, match="The host has barred you from this table") as refused:
                await attempt
            assert refused.value.code == "barred"
        status = (await ben.http.get(f"/api/tables/{table}")).status_code
        assert status == httpx.codes.FORBIDDEN
        with pytest.raises(NotDone):
            async with ben.at(table):
                pass


@awaited
async def test_a_rematch_starts_by_itself_when_all_have_said_yes(live: Live) -> None:
    async with Party(live.url) as party:
        anna, ben = await party.guests("Anna", "Ben")
        table = await party.game(anna, ben)
        seats = [await party.at(guest, table) for guest in (anna, ben)]
        await play_out(*seats)
        await seats[1].do(Again())
        await seats[0].until(lambda: seats[0].table is not None and seats[0].table.wants == [1])
        await seats[0].do(Again())
        await seats[1].until(lambda: seats[1].table is not None and seats[1].table.next is not None)
        following = seats[1].table.next if seats[1].table else None
        assert following is not None
        others = [await party.at(guest, following) for guest in (anna, ben)]
        for seat in others:
            await seat.commit()
        await others[0].until(lambda: others[0].table is not None and others[0].table.status == "playing")
        assert [seat.name for seat in (await anna.look(following)).table.seats] == ["Ben", "Anna"]
        await play_out(*others)
        record = await anna.record(following)
        assert all(seat.check(record).proven for seat in others)


@awaited
async def test_a_rematch_waits_for_nobody_who_is_away_and_their_seat_can_be_taken_back(live: Live) -> None:
    """Nobody comes to the new table, either: the server starts it all the same."""
    async with Party(live.url) as party:
        anna, ben = await party.guests("Anna", "Ben")
        table = await party.game(anna, ben)
        await play_out(*[await party.at(guest, table) for guest in (anna, ben)])
        await anna.do(table, Rematch(start=True))
        following = (await anna.look(table)).table.next
        assert following is not None

        async def plays() -> bool:
            [listed] = [one for one in await anna.my_tables() if one.id == following]
            return listed.status != "lobby"

        await until(plays)
        [seat] = [seat for seat in (await ben.look(following)).table.seats if seat.name == "Ben"]
        assert seat.bot == "careful"


@awaited
async def test_reactions_reach_everybody_and_stay_nowhere(live: Live) -> None:
    async with Party(live.url) as party:
        anna, ben, cara = await party.guests("Anna", "Ben", "Cara")
        table = await party.lobby(anna, ben)
        one, two, three = await party.wires(table, anna, ben, cara)
        head = (await anna.look(table)).seq
        await two.send(type="react", reaction="bravo")
        for wire in (one, two, three):
            assert await wire.next_of("reacted") == {"type": "reacted", "seat": 1, "reaction": "bravo"}
        await three.send(type="react", reaction="bravo")
        assert (await three.next_of("refused"))["code"] == "not_seated"
        await two.send(type="react", reaction="<script>")
        assert (await two.next_of("refused"))["code"] == "syntax"
        assert (await anna.look(table)).seq == head
        you = (await ben.look(table)).you
        await anna.do(table, Mute(you or ""))
        await two.send(type="react", reaction="ouch")
        assert (await two.next_of("refused"))["code"] == "muted"


@awaited
async def test_too_many_reactions_are_refused(live: Live) -> None:
    async with Party(live.url) as party:
        [anna] = await party.guests("Anna")
        table = await party.lobby(anna)
        [wire] = await party.wires(table, anna)
        for _ in range(7):
            await wire.send(type="react", reaction="haha")
        assert (await wire.next_of("refused"))["code"] == "too_fast"


@awaited
async def test_a_slow_friend_is_reminded_once_in_a_turn(live: Live) -> None:
    async with Party(live.url) as party:
        anna, ben = await party.guests("Anna", "Ben")
        table = await party.game(anna, ben, options={"first": 0})
        one, two = await party.wires(table, anna, ben)
        assert (await two.ask({"do": "nudge"}))["code"] == "too_soon"

        async def reminded() -> bool:
            await asyncio.sleep(2)
            return bool((await two.ask({"do": "nudge"}))["type"] == "news")

        await until(reminded)
        assert (await kinds_until(one, "nudged"))["what"]["name"] == "Ben"
        assert (await two.ask({"do": "nudge"}))["code"] == "nudged"
