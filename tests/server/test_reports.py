"""Reports: what guests tell whoever runs a server about others, and what becomes of it; words taken away, tables closed."""

from __future__ import annotations

from typing import Any

import pytest

from tenfold.cli import run
from tenfold.client import Server
from tenfold.table.commands import Mute, Say
from tests.server.house import House, id_of
from tests.server.visiting import Party, Wire, awaited, until

SPAM = "Buy gold at gold dot example"


async def reports(reporter: Server, table: str, **details: Any) -> int:
    return (await reporter.http.post(f"/api/tables/{table}/reports", json=details)).status_code


async def news_of(wire: Wire, kind: str) -> dict[str, Any]:
    while (news := await wire.next_of("news"))["what"]["kind"] != kind:
        pass
    return news


@awaited
async def test_a_report_is_kept_with_what_was_seen_and_settled(house: House) -> None:
    async with Party(house.url) as party:
        [anna, ben, watcher] = await party.guests("Anna", "Ben", "Wanda")
        table = await party.game(anna, ben)
        seen = [await anna.do(table, Say(text)) for text in ("Hello!", "You are a fool", "Not seen any more")][1]
        assert await reports(watcher, table, guest=await id_of(anna), reason=" insults\n me ", upto=seen) == 204
        [listed] = [line for line in house.admin("reports") if line[3] == table]
        assert listed[2:] == ["open", table, await id_of(anna), "Anna", "insults me"]
        shown = house.admin("report", listed[0])
        assert shown[1] == ["reported by", await id_of(watcher)]
        assert [line[3] for line in shown[2:]] == ["Hello!", "You are a fool"]
        metrics = (await anna.http.get("/metrics")).text
        assert "tenfold_reports_open 1.0" in metrics
        house.admin("settle", listed[0], "--note", "warned", "--by", "Dora")
        assert [line for line in house.admin("reports") if line[3] == table] == []
        [line] = [line for line in house.admin("reports", "--all") if line[3] == table]
        assert line[2].startswith("settled ")
        act = house.admin("log")[0]
        assert (act[2:]) == ["Dora", "settle", listed[0], "warned"]
        assert run(["admin", "settle", listed[0], "--note", "again", *house.place]) == 2


@awaited
async def test_what_cannot_be_reported_is_refused_and_reports_are_few(house: House) -> None:
    async with Party(house.url) as party:
        [anna, ben] = await party.guests("Anna", "Ben")
        table = await party.game(anna, ben, house={"pace": 0, "watchers": False})
        [stranger] = await party.guests("Stranger")
        assert await reports(anna, table, guest=await id_of(anna)) == 400
        assert await reports(anna, table, guest=await id_of(stranger)) == 409
        assert await reports(anna, table, guest="x" * 50) == 400
        assert await reports(anna, table, guest=await id_of(ben), reason="a\x07b") == 400
        assert await reports(stranger, table, guest=await id_of(ben)) == 403
        assert await reports(anna, "nowhere", guest=await id_of(ben)) == 404
        statuses = [await reports(anna, table, guest=await id_of(ben)) for _ in range(6)]
        assert statuses[0] == 204
        assert statuses[-1] == 429


@awaited
async def test_words_are_taken_from_open_pages_the_story_and_the_log(house: House) -> None:
    async with Party(house.url) as party:
        [anna, ben] = await party.guests("Anna", "Ben")
        table = await party.game(anna, ben)
        [theirs] = await party.wires(table, ben)
        line = await anna.do(table, Say(SPAM))
        await anna.do(table, Say("Hello"))
        assert house.admin("chat", table)[0][0] == str(line)
        house.admin("unsay", table, str(line), "--reason", "spam")
        assert (await news_of(theirs, "unsaid"))["what"]["lines"] == [line]
        # Whoever comes later hears the whole story without it, also from a table in memory.
        late = await party.wire_of(anna, table)
        await late.send(type="join", since=0)
        await late.next_of("snapshot")
        assert [f for f in late.frames if "Hello" in f]
        assert SPAM not in "".join(late.frames)
        assert house.naming(SPAM) == set()
        await ben.do(table, Say("The game goes on"))
        house.check()
        assert run(["admin", "unsay", table, "1", *house.place]) == 2
        assert house.admin("log")[0][3:] == ["unsay", table, "spam"]


@awaited
async def test_a_closed_table_tells_its_people_and_does_nothing_more(house: House) -> None:
    async with Party(house.url) as party:
        [anna, ben] = await party.guests("Anna", "Ben")
        table = await party.game(anna, ben, house={"pace": 0, "public": True})
        [theirs] = await party.wires(table, ben)
        house.admin("close", table, "--say", "Good night.")
        news = await news_of(theirs, "closed")
        assert news["what"]["text"] == news["table"]["closed"] == "Good night."
        refused = await theirs.ask({"do": "say", "text": "What?"})
        assert (refused["type"], refused["code"]) == ("refused", "ended")
        assert (await anna.look(table)).table.closed == "Good night."
        assert [(found.id, found.status) for found in await anna.my_tables()] == [(table, "closed")]
        assert table not in [found.id for found in await ben.public_tables()]
        assert (await anna.http.get(f"/api/tables/{table}/record")).status_code == 409
        house.check()
        assert run(["admin", "close", table, *house.place]) == 2


@awaited
async def test_a_lobby_that_was_closed_stays_to_be_read(house: House) -> None:
    async with Party(house.url) as party:
        [anna] = await party.guests("Anna")
        table = await party.lobby(anna)
        house.admin("close", table)

        async def is_closed() -> bool:
            return (await anna.look(table)).table.closed == ""

        await until(is_closed)
        with pytest.raises(Exception, match="closed this table"):
            await anna.do(table, Mute(await id_of(anna)))
        house.check()
