"""Reviews over HTTP: thought out once for all who may look back, kept with the game, and what is learnt from them."""

from __future__ import annotations

import csv
import io
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
from prometheus_client.parser import text_string_to_metric_families

from tenfold.client import Server
from tenfold.core.record import read_record
from tenfold.review import review
from tenfold.server.store import open_store
from tenfold.table.plan import House
from tests.server.live import Live
from tests.server.old_tables import OTHER_RULES, against_bot, arrived, of_other_rules, written
from tests.server.old_tables import played as played_out
from tests.server.visiting import FAST, Party, awaited, play_out

Http = Server | httpx.AsyncClient
TWO = {"players": 2, "first": 0, "deck": {"b1": 2, "b2": 2, "b3": 2, "g4": 2, "g5": 2, "$2": 3, "w3": 1}}


def http(who: Http) -> httpx.AsyncClient:
    return who.http if isinstance(who, Server) else who


async def played(party: Party, *guests: Server, **more: Any) -> str:
    table = await party.game(*guests, options=TWO, **more)
    await play_out(*[await party.at(guest, table) for guest in guests])
    return table


async def got(who: Http, path: str, **query: Any) -> Any:
    answer = await http(who).get(f"/api{path}", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def asked(who: Http, table: str) -> Any:
    answer = await http(who).post(f"/api/tables/{table}/review")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def reviewed(who: Http, table: str) -> Any:
    """Ask, and look until it is ready."""
    found = await asked(who, table)
    while found["status"] in ("waiting", "working"):
        assert found["done"] == len(found["moments"]) <= found["total"]
        found = await got(who, f"/tables/{table}/review")
    assert found["status"] == "ready", found
    return found


async def made(who: Http) -> float:
    families = text_string_to_metric_families((await http(who).get("/metrics")).text)
    samples = [one for family in families for one in family.samples if one.name == "tenfold_reviews_total"]
    return sum(one.value for one in samples if one.labels == {"result": "made"})


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


@awaited
async def test_a_review_is_made_once_for_all_who_may_look_and_is_that_of_any_other_place(live: Live) -> None:
    async with Party(live.url) as party:
        [anna, ben] = await party.guests("Anna", "Ben")
        watcher = await party.browser()
        table = await played(party, anna, ben)
        before = await made(anna)
        nothing = await got(watcher, f"/tables/{table}/review")
        assert nothing == {"status": "none", "done": 0, "total": nothing["total"], "moments": [], "review": None}
        assert (await asked(ben, table))["status"] in ("waiting", "working")
        found = await reviewed(anna, table)
        assert found == await reviewed(watcher, table) == await got(ben, f"/tables/{table}/review")
        assert await made(anna) == before + 1
        record = read_record(await anna.record(table))
        assert found["done"] == found["total"] == len(record.actions)
        assert found["review"] == msgspec.json.decode(msgspec.json.encode(review(record)))


@awaited
async def test_only_who_may_look_back_at_a_finished_game_may_ask(live: Live) -> None:
    async with Party(live.url) as party:
        [anna, ben, stranger] = await party.guests("Anna", "Ben", "Cara")
        running = await party.game(anna, ben)
        for answer in (anna.http.get, anna.http.post):
            assert refusal(await answer(f"/api/tables/{running}/review")) == (409, "not_over")
            assert refusal(await answer("/api/tables/nowhere/review")) == (404, "not_found")
        private = await played(party, anna, ben, house=FAST | {"watchers": False})
        for other in (stranger.http, await party.browser()):
            assert refusal(await other.post(f"/api/tables/{private}/review")) == (403, "closed")
            assert refusal(await other.get(f"/api/tables/{private}/review")) == (403, "closed")


@awaited
async def test_a_game_of_other_rules_is_not_reviewed(tmp_path: Path) -> None:
    with closing(open_store(f"sqlite:///{tmp_path / 'tenfold.db'}", "before")) as store:
        ada, token = arrived(store, "Ada")
        old = written(store, played_out(against_bot(ada, 0, House(pace=0))), of_other_rules)
    with Live(tmp_path) as live:
        async with Server(live.url, token) as guest:
            answer = await guest.http.post(f"/api/tables/{old}/review")
    assert refusal(answer) == (409, "no_replay")
    assert answer.json()["error"]["details"] == {"why": "rules", "rules": OTHER_RULES}


@awaited
async def test_reviewed_games_say_how_good_the_own_decisions_were_and_what_to_practise(live: Live) -> None:
    async with Party(live.url) as party:
        [anna, ben, cara] = await party.guests("Anna", "Ben", "Cara")
        first, second = await played(party, anna, ben), await played(party, anna, ben)
        assert [game["reviewed"] for game in (await got(anna, "/me/games"))["games"]] == [False, False]
        found = (await reviewed(anna, first))["review"]
        newest, oldest = (await got(anna, "/me/games"))["games"]
        share = found["shares"][0]
        assert (newest["reviewed"], newest["accuracy"]) == (False, None)
        assert (oldest["reviewed"], oldest["accuracy"]) == (True, {"good": share["good"], "decisions": share["decisions"]})
        [ten] = await got(anna, "/me/statistics")
        [line] = ten["accuracy"]
        assert (line["table"], line["ended"], line["good"]) == (first, oldest["ended"], share["good"])
        lines = list(csv.DictReader(io.StringIO((await anna.http.get("/api/me/export/csv")).text)))
        assert [one["decisions"] for one in lines] == ["", str(share["decisions"])]

        more = (await reviewed(anna, second))["review"]
        for who, seat in ((anna, 0), (ben, 1)):
            wrong = [one for one in found["decisions"] + more["decisions"] if one["mistake"] and one["seat"] == seat]
            costly = await got(who, "/me/mistakes", order="costly")
            assert sorted(one["decision"]["cost"] for one in costly["mistakes"]) == sorted(one["cost"] for one in wrong)
            assert [one["decision"]["cost"] for one in costly["mistakes"]] == sorted(
                (one["cost"] for one in wrong), reverse=True
            )
            tables = [one["table"] for one in (await got(who, "/me/mistakes"))["mistakes"]]
            assert tables == sorted(tables, key=[second, first].index)
            rest = (await got(who, "/me/mistakes", order="costly", skip=1))["mistakes"]
            assert rest == costly["mistakes"][1:]
        assert await got(cara, "/me/mistakes") == {"mistakes": [], "more": False}
        assert await got(anna, "/me/mistakes", game="trick_later") == {"mistakes": [], "more": False}
        assert len({one["seat"] for one in found["decisions"] + more["decisions"] if one["mistake"]}) > 0

        await anna.http.delete(f"/api/me/games/{first}")
        assert {one["table"] for one in (await got(anna, "/me/mistakes"))["mistakes"]} <= {second}
        assert (await got(ben, f"/tables/{first}/review"))["status"] == "ready"
        await ben.http.delete("/api/me/games")
        await anna.http.delete("/api/me/games")
        assert (await ben.http.get(f"/api/tables/{first}/review")).status_code == 404
        assert await got(ben, "/me/mistakes") == {"mistakes": [], "more": False}


@awaited
async def test_what_a_stand_in_did_is_nobodys_mistake(live: Live) -> None:
    async with Party(live.url) as party:
        [anna, ben] = await party.guests("Anna", "Ben")
        table = await party.game(anna, ben, options=TWO)
        await ben.http.post(f"/api/tables/{table}/do", json={"id": "1", "command": {"do": "concede"}})
        await play_out(await party.at(anna, table))
        await reviewed(ben, table)
        [game] = (await got(ben, "/me/games"))["games"]
        assert (game["reviewed"], game["accuracy"]) == (True, None)
        assert (await got(ben, "/me/mistakes"))["mistakes"] == []
