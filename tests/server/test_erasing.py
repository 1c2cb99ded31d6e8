"""What is kept about somebody: they may have it, and may be forgotten, while others go on with their games."""

from __future__ import annotations

from pathlib import Path

import pytest

from tenfold.client import Server
from tenfold.core.record import read_record, replay_record
from tenfold.core.seal import misfits
from tenfold.server.store import ReviewRow, Store, Subscription
from tenfold.server.store.neutral import neutral_id, neutral_name
from tenfold.table.commands import Hold, Say, Start
from tests.server.house import House, id_of
from tests.server.live import Live
from tests.server.postgres import Postgres
from tests.server.visiting import Party, awaited, play_out, until

NAME = "Zaphod Quux"


async def a_life(party: Party, house: House, anna: Server, zaphod: Server) -> dict[str, str]:
    """Games of two, one over, one going on and one alone; words, an invitation, a deal, reports, a ban that was taken back."""
    own = await id_of(zaphod)
    over = await party.lobby(anna, zaphod)
    await zaphod.do(over, Say("I am quite improbable"))
    await anna.do(over, Say(f"Have fun, {NAME.lower()}!"))
    await anna.do(over, Start())
    await play_out(await party.at(anna, over), await party.at(zaphod, over))
    going_on = await party.game(zaphod, anna)
    bots = [{"is": "open"}, {"is": "bot", "bot": "careful"}]
    alone = (await zaphod.open_table("ten", {}, seats=bots)).table.id
    invited = (await anna.open_table("ten", {"players": 2})).table.id
    await zaphod.do(invited, Say("I watch"))
    await anna.do(invited, Hold(1, NAME, own))
    deal = (await zaphod.ask("POST", "/api/deals", {"new": {"game": "ten", "seats": bots}})).json()["id"]
    await zaphod.ask("POST", f"/api/tables/{over}/reports", {"guest": await id_of(anna), "upto": 100})
    await anna.ask("POST", f"/api/tables/{over}/reports", {"guest": own, "reason": f"{NAME} is rude", "upto": 100})
    house.admin("ban", own, "--reason", f"{NAME} again")
    house.admin("unban", own)

    async def is_back() -> bool:
        return (await zaphod.http.get("/api/me")).status_code == 200

    await until(is_back)
    with_store(house, lambda store: leave_traces(store, own, over))
    return {"over": over, "going_on": going_on, "alone": alone, "invited": invited, "deal": deal}


def with_store(house: House, work: object) -> None:
    store = house.store()
    try:
        work(store)  # type: ignore[operator]
    finally:
        store.close()


def leave_traces(store: Store, guest: str, table: str) -> None:
    """What a review and a device that takes pushes would have left."""
    store.keep_review(ReviewRow(table, 1, 1, f'{{"{guest}":[1,2]}}', f'{{"names":["Anna","{NAME}"]}}'), [])
    token = store.tokens_of(guest)[0].id
    assert store.subscribe(guest, token, Subscription(f"https://push.example.org/{guest}", "p", "a"), 1)


@awaited
async def test_nothing_names_somebody_who_was_erased_and_others_play_on(house: House) -> None:
    async with Party(house.url) as party:
        [anna, zaphod] = await party.guests("Anna", NAME)
        own = await id_of(zaphod)
        places = await a_life(party, house, anna, zaphod)
        assert {"log", "tables", "seats", "guests", "tokens", "deals", "acts", "reports", "reviews"} <= house.naming(own, NAME)
        [wire] = await party.wires(places["going_on"], anna)
        proven = await anna.record(places["over"])
        assert NAME in proven
        assert (await zaphod.http.delete("/api/me")).status_code == 204
        await wire.close_code()

        assert house.naming(own, NAME, "improbable", "I watch") == set()
        assert (await zaphod.http.get("/api/me")).status_code == 401
        # Games with others are there, under a neutral name, and what the server has in memory says nothing else.
        for place in ("over", "going_on", "invited"):
            seen = (await anna.http.get(f"/api/tables/{places[place]}")).text
            assert own not in seen
            assert NAME not in seen
        story = await party.wire_of(anna, places["going_on"])
        await story.send(type="join", since=0)
        await story.next_of("snapshot")
        assert NAME not in "".join(story.frames)
        assert (await anna.http.get(f"/api/tables/{places['alone']}")).status_code == 404
        assert (await anna.look(places["going_on"])).table.seats[0].bot == "careful"
        assert (await anna.look(places["over"])).table.seats[1].name == neutral_name(own)
        await play_out(await party.at(anna, places["going_on"]))
        check_record(await anna.record(places["over"]), proven)
        assert (await anna.http.get(f"/api/deals/{places['deal']}")).status_code == 200
        assert house.admin("log")[0][2:5] == ["the guest", "erase", neutral_id(own)]
        assert [act[4] for act in house.admin("log") if act[3] == "ban"][:1] == [neutral_id(own)]
        house.check()


def check_record(text: str, before: str) -> None:
    """It is the same game, and its deal is proven as it was."""
    record, position = replay_record(text)
    assert position.is_over
    old = read_record(before)
    assert (record.seed, record.sealed, record.actions) == (old.seed, old.sealed, old.actions)
    assert record.sealed is not None
    assert misfits(record.sealed, record.seed, 2) == []


@awaited
async def test_the_host_of_a_server_erases_and_exports_a_guest(house: House) -> None:
    async with Party(house.url) as party:
        [anna, zaphod] = await party.guests("Anna", "Zaphod Beebl")
        own = await id_of(zaphod)
        table = await party.game(anna, zaphod)
        await zaphod.do(table, Say("Mine"))
        [mine] = [(await zaphod.http.get("/api/me/data")).json()]
        assert [(said["table"], said["text"]) for said in mine["said"]] == [(table, "Mine")]
        assert (mine["id"], mine["name"], [one["table"] for one in mine["tables"]]) == (own, "Zaphod Beebl", [table])
        assert "hash" not in str(mine)
        printed = "\n".join("\t".join(line) for line in house.admin("export", own))
        assert '"text": "Mine"' in printed
        assert house.admin("log")[0][3:5] == ["export", own]
        [wire] = await party.wires(table, zaphod)
        house.admin("erase", own, "--reason", "asked by letter")
        assert await wire.close_code() is not None

        async def is_forgotten() -> bool:
            return own not in (await anna.http.get(f"/api/tables/{table}")).text

        await until(is_forgotten)
        assert house.naming(own, "Zaphod Beebl") == set()
        assert (await zaphod.http.get("/api/me")).status_code == 401
        house.check()


@pytest.mark.parametrize("path", ["/api/me/data"])
@awaited
async def test_strangers_have_nothing_to_download_or_delete(house: House, path: str) -> None:
    async with Party(house.url) as party:
        http = await party.browser()
        assert (await http.get(path)).status_code == 401
        assert (await http.delete("/api/me")).status_code == 401


@pytest.mark.xdist_group("postgres")
@awaited
async def test_every_process_hears_of_it(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.database()
    with Live(tmp_path, database, workers=2) as live:
        house = House(live, database)
        async with Party(live.url) as party:
            [anna, zaphod] = await party.guests("Anna", NAME)
            own = await id_of(zaphod)
            table = await party.game(anna, zaphod)
            line = await zaphod.do(table, Say("improbable"))
            wires = await party.wires(table, *[anna] * 8)
            house.admin("unsay", table, str(line))
            for wire in wires:
                while (await wire.next_of("news"))["what"]["kind"] != "unsaid":
                    pass
            assert (await zaphod.http.delete("/api/me")).status_code == 204
            for wire in wires:
                await wire.close_code()

            async def is_forgotten() -> bool:
                seen = [(await party.wires(table, anna))[0] for _ in range(8)]
                return not any(own in frame or NAME in frame for wire in seen for frame in wire.frames)

            await until(is_forgotten)
            assert house.naming(own, NAME, "improbable") == set()
        house.check()
