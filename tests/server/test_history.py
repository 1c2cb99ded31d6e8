"""Finished games: who keeps them, what they say in numbers, who else may see them, and how they are got rid of."""

from __future__ import annotations

import csv
import io
import zipfile
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pyarrow.parquet

from tenfold.client import Server
from tenfold.core.record import Record, read_record, write_record
from tenfold.core.registry import find_game
from tenfold.server.live.summary import now_ms
from tenfold.server.store import open_store
from tenfold.table.commands import Again, Say, Share
from tenfold.table.plan import House
from tests.server.house import House as Hosted
from tests.server.live import Live
from tests.server.old_tables import HOUR, against_bot, arrived, of_other_rules, written
from tests.server.old_tables import played as played_out
from tests.server.visiting import FAST, Party, awaited, play_out, until

CLOSED = FAST | {"watchers": False}


async def got(who: Server | httpx.AsyncClient, path: str, **query: Any) -> Any:
    answer = await (who.http if isinstance(who, Server) else who).get(f"/api{path}", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def games(who: Server, **query: Any) -> list[Any]:
    found: list[Any] = (await got(who, "/me/games", **query))["games"]
    return found


async def played(party: Party, *guests: Server, **more: Any) -> str:
    table = await party.game(*guests, **more)
    await play_out(*[await party.at(guest, table) for guest in guests])
    return table


async def alone(party: Party, guest: Server, **more: Any) -> str:
    return await played(party, guest, options={"players": 1, "level": 4}, **more)


@awaited
async def test_a_finished_game_is_at_once_among_those_of_everybody_who_played(live: Live) -> None:
    async with Party(live.url) as party:
        [anna, ben, cara] = await party.guests("Anna", "Ben", "Cara")
        table = await played(party, anna, ben)
        [game] = await games(anna)
        [same] = await games(ben)
        assert await games(cara) == []
        assert (game["id"], game["seat"], same["seat"]) == (table, 0, 1)
        assert [seat["name"] for seat in game["seats"]] == ["Anna", "Ben"]
        outcome = (await anna.look(table)).outcome
        assert outcome is not None
        assert game["outcome"]["scores"] == outcome.scores
        assert sorted([game["place"], same["place"]]) in ([1, 2], [1, 1])
        assert game["length"] == len(read_record(await anna.record(table)).actions)
        assert game["started"] <= game["ended"]
        # What happens there afterwards does not change when it ended.
        await anna.do(table, Say("Well played."))
        await anna.do(table, Again())
        assert (await games(anna))[0]["ended"] == game["ended"]


@awaited
async def test_games_travel_with_the_guest_and_are_found_by_what_they_were(live: Live) -> None:
    async with Party(live.url) as party:
        [anna, ben] = await party.guests("Anna", "Ben")
        with_ben, solo = await played(party, anna, ben), await alone(party, anna)
        link = (await anna.http.post("/api/me/links")).json()["code"]
        other = await party.browser()
        await other.post("/api/links", json={"code": link})
        assert [game["id"] for game in (await got(other, "/me/games"))["games"]] == [solo, with_ben]
        assert [game["id"] for game in await games(anna, players=1)] == [solo]
        assert [game["level"] for game in await games(anna)] == [4, None]
        assert await games(anna, against="careful") == []
        assert [game["id"] for game in await games(anna, game="ten", before=(await games(anna))[0]["ended"])] == [with_ben]


@awaited
async def test_statistics_count_games_whose_deck_nobody_chose(live: Live) -> None:
    async with Party(live.url) as party:
        [anna] = await party.guests("Anna")
        for number in range(3):
            await alone(party, anna, **({"seed": "chosen"} if number == 0 else {}))
        [ten] = await got(anna, "/me/statistics")
        counted = [game for game in await games(anna) if game["counts"]]
        assert len(counted) == 2
        wins = sum(game["place"] == 1 for game in counted)
        by = {(group["by"], group["value"]): group for group in ten["groups"]}
        assert set(by) == {("all", ""), ("players", "1"), ("level", "4")}
        every = by["all", ""]
        assert (every["games"], every["wins"]) == (2, wins)
        assert every["interval"][0] <= every["win_share"] <= every["interval"][1]
        assert every["points"] == sum(game["outcome"]["scores"][0] for game in counted) / 2
        assert {tally["key"]: tally["kind"] for tally in every["tallies"]} == {
            "bust": "share",
            "auction": "mean",
            "run": "best",
        }
        [busts] = [tally for tally in every["tallies"] if tally["key"] == "bust"]
        own = [tally for game in counted for tally in game["tallies"] if tally["key"] == "bust"]
        assert (busts["number"], busts["of"]) == (sum(one["number"] for one in own), sum(one["of"] for one in own))


@awaited
async def test_whoever_let_a_bot_finish_has_played_but_is_not_counted(live: Live) -> None:
    async with Party(live.url) as party:
        [anna, ben] = await party.guests("Anna", "Ben")
        table = await party.game(anna, ben)
        await ben.http.post(f"/api/tables/{table}/do", json={"id": "1", "command": {"do": "concede"}})
        await play_out(await party.at(anna, table))
        assert len(await games(ben)) == 1
        assert await got(ben, "/me/statistics") == []
        assert len(await got(anna, "/me/statistics")) == 1


@awaited
async def test_games_go_out_as_a_table_and_as_records(live: Live) -> None:
    async with Party(live.url) as party:
        [anna, ben] = await party.guests("=Anna", "Ben")
        tables = [await alone(party, anna), await played(party, anna, ben)]
        text = (await anna.http.get("/api/me/export/csv")).text
        newest, oldest = csv.DictReader(io.StringIO(text))
        assert [newest["table"], oldest["table"]] == tables[::-1]
        assert newest["names"] == "'=Anna, Ben"
        assert newest["points"] == str((await games(anna))[0]["outcome"]["scores"][0])
        assert oldest["level"] == "4"
        assert int(oldest["ten_bust"]) <= int(oldest["ten_bust_of"])
        packed = zipfile.ZipFile(io.BytesIO((await anna.http.get("/api/me/export/tenfold")).content))
        assert packed.testzip() is None
        assert sorted(packed.namelist()) == sorted(f"{table}.tenfold" for table in tables)
        for table in tables:
            assert packed.read(f"{table}.tenfold").decode() == await anna.record(table)
        assert (await anna.http.get("/api/me/export/xml")).status_code == 400


@awaited
async def test_parquet_has_the_same_lines(live: Live) -> None:
    async with Party(live.url) as party:
        [anna] = await party.guests("Anna")
        table = await alone(party, anna)
        file = (await anna.http.get("/api/me/export/parquet")).content
        [line] = pyarrow.parquet.read_table(io.BytesIO(file)).to_pylist()
        assert (line["table"], line["game"], line["players"], line["level"]) == (table, "ten", 1, 4)


@awaited
async def test_a_deleted_game_is_gone_for_whoever_deleted_it_and_with_the_last_for_all(live: Live) -> None:
    async with Party(live.url) as party:
        [anna, ben] = await party.guests("Anna", "Ben")
        table = await played(party, anna, ben)
        assert (await anna.http.delete("/api/me/games/nothing")).status_code == 404
        assert (await anna.http.delete(f"/api/me/games/{table}")).status_code == 204
        assert (await anna.http.delete(f"/api/me/games/{table}")).status_code == 404
        assert await games(anna) == []
        assert [one["id"] for one in await got(anna, "/me/tables")] == []
        await ben.do(table, Say("I keep it."))
        assert await games(anna) == []
        assert [one["id"] for one in await got(ben, "/me/tables")] == [table]
        assert len(await games(ben)) == 1
        assert (await ben.http.delete("/api/me/games")).status_code == 204
        assert (await ben.http.get(f"/api/tables/{table}")).status_code == 404
        assert (await ben.http.get(f"/api/tables/{table}/record")).status_code == 404


@awaited
async def test_public_games_can_be_browsed_and_others_are_seen_by_those_who_were_there(live: Live) -> None:
    async with Party(live.url) as party:
        [anna, ben, stranger] = await party.guests("Anna", "Ben", "Cara")
        public = await played(party, anna, ben, house=FAST | {"public": True})
        private = await played(party, anna, ben, house=CLOSED)
        await games(anna)
        browsed = [game["id"] for game in (await got(stranger, "/tables/finished"))["games"]]
        assert public in browsed
        assert private not in browsed
        look = f"/api/tables/{private}/replay"
        assert (await stranger.http.get(look)).json()["error"]["code"] == "closed"
        refusal = await stranger.http.post(f"/api/tables/{private}/do", json={"id": "1", "command": {"do": "share"}})
        assert refusal.json()["error"]["code"] == "not_seated"
        await ben.do(private, Share())
        assert (await stranger.http.get(look)).status_code == 200
        assert private not in [game["id"] for game in (await got(stranger, "/tables/finished"))["games"]]
        await anna.do(private, Share(False))
        assert (await stranger.http.get(look)).json()["error"]["code"] == "closed"


@awaited
async def test_a_game_that_goes_on_is_neither_shared_nor_filed(live: Live) -> None:
    async with Party(live.url) as party:
        [anna, ben] = await party.guests("Anna", "Ben")
        table = await party.game(anna, ben, house=FAST | {"public": True})
        answer = await anna.http.post(f"/api/tables/{table}/do", json={"id": "1", "command": {"do": "share"}})
        assert answer.json()["error"]["code"] == "not_over"
        assert await games(anna) == []
        assert table not in [game["id"] for game in (await got(ben, "/tables/finished"))["games"]]


@awaited
async def test_games_of_another_time_are_filed_by_a_sweep(tmp_path: Path) -> None:
    """Nobody asks for them: what is browsable comes of itself, also of rules that are not known any more."""
    with Live(tmp_path) as live:
        pass
    with closing(open_store(f"sqlite:///{tmp_path}/tenfold.db", "old")) as store:
        person, secret = arrived(store, "Ada")
        known = written(store, played_out(against_bot(person, 0, House(public=True))))
        strange = written(store, played_out(against_bot(person, 1, House(public=True))), change=of_other_rules)
    with Live(tmp_path) as live:
        async with httpx.AsyncClient(base_url=live.url) as http:

            async def both() -> bool:
                return len((await got(http, "/tables/finished"))["games"]) == 2

            await until(both)
            found = {game["id"]: game for game in (await got(http, "/tables/finished"))["games"]}
        async with Server(live.url, secret) as ada:
            assert {game["id"] for game in await games(ada)} == {known, strange}
            assert found[strange]["outcome"] is not None
            assert (found[known]["counts"], found[strange]["counts"]) == (True, False)
            assert now_ms() - found[known]["ended"] > HOUR / 2
            [statistics] = await got(ada, "/me/statistics")
            assert statistics["groups"][0]["games"] == 1


def played_elsewhere(bots: list[str | None], seed: str = "elsewhere", **options: Any) -> Record:
    """A game of TEN, the first legal action each time."""
    game = find_game("ten")
    chosen = game.read_options({"players": len(bots), **options})
    position, actions = game.start(chosen, seed), []
    while not position.is_over:
        actions.append(position.legal()[-1])
        position.apply(actions[-1])
    return Record(game="ten", options=chosen, names=["?"] * len(bots), bots=bots, seed=seed, actions=actions)


async def give(who: Server, record: Record) -> httpx.Response:
    return await who.http.post("/api/me/games", json={"record": write_record(record)})


@awaited
async def test_a_game_played_elsewhere_is_kept_once_and_does_not_count(live: Live) -> None:
    async with Party(live.url) as party:
        [anna, ben] = await party.guests("Anna", "Ben")
        record = played_elsewhere([None, "careful"])
        answer = await give(anna, record)
        assert answer.status_code == 201, answer.text
        assert (await give(anna, record)).json() == answer.json()
        elsewhere = write_record(record).replace("\n", "\r\n") + "\r\n"
        assert (await anna.http.post("/api/me/games", json={"record": elsewhere})).json() == answer.json()
        [game] = await games(anna)
        assert (game["id"], game["seat"], game["counts"], game["length"]) == (
            answer.json()["id"],
            0,
            False,
            len(record.actions),
        )
        assert [seat.get("bot") for seat in game["seats"]] == [None, "careful"]
        assert await got(anna, "/me/statistics") == []
        looked = await anna.look(game["id"])
        assert looked.outcome is not None
        assert looked.table.commitment is None
        assert (await ben.http.get(f"/api/tables/{game['id']}")).status_code == 403
        assert (await got(anna, f"/tables/{game['id']}/replay"))["length"] == len(record.actions)


@awaited
async def test_only_a_finished_game_of_one_person_is_taken(live: Live) -> None:
    async with Party(live.url) as party:
        [anna] = await party.guests("Anna")
        record = played_elsewhere([None, "careful"])
        record.actions.pop()
        whole = played_elsewhere([None, None])
        strange = played_elsewhere([None, "nobody"])
        for bad, code in ((record, "not_over"), (whole, "not_alone"), (strange, "option")):
            answer = await give(anna, bad)
            assert (answer.status_code // 100, answer.json()["error"]["code"]) == (4, code), answer.text
        assert (await anna.http.post("/api/me/games", json={"record": "tenfold record 1"})).status_code == 400
        table = await played(party, anna, options={"players": 1, "level": 4})
        sealed = (await anna.http.get(f"/api/tables/{table}/record")).text
        answer = await anna.http.post("/api/me/games", json={"record": sealed})
        assert answer.json()["error"]["code"] == "sealed", answer.text
        assert len(await games(anna)) == 1


@awaited
async def test_what_no_game_can_be_called_is_refused_by_either_database(house: Hosted) -> None:
    """PostgreSQL takes no text with a NUL in it."""
    async with Party(house.url) as party:
        [anna] = await party.guests("Anna")
        for path, name in (("/me/games", "game"), ("/me/games", "against"), ("/me/mistakes", "game")):
            answer = await anna.http.get(f"/api{path}", params={name: "t\0en"})
            assert (answer.status_code, answer.json()["error"]["code"]) == (400, "syntax"), answer.text
