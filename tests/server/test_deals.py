"""The same deal for everyone: played once by each, fresh, with the same cards and bots, and compared only then."""

from __future__ import annotations

from datetime import date
from typing import Any

import httpx

from tenfold.client import Server
from tenfold.core.game import Outcome
from tenfold.core.record import read_record
from tenfold.core.registry import find_game
from tenfold.core.seal import commitment_of, seed_of
from tenfold.server.deals.deal import of_day, today
from tenfold.server.deals.playing import seal_days
from tenfold.server.deals.ranking import margin_of, parting, ranking
from tenfold.server.history.finished import Finished, filed
from tenfold.server.store import Store
from tenfold.table.commands import Say
from tenfold.table.messages import SeatView
from tests.server.live import Live
from tests.server.test_history import alone, played
from tests.server.visiting import Party, awaited

BOT = {"is": "bot", "bot": "careful"}
TRICKS = {"game": "trick_later", "options": {"players": 3}, "seats": [BOT, {"is": "open"}, BOT], "seat": 1}
DAY_MS = 86_400_000


async def posted(who: Server | httpx.AsyncClient, path: str, body: Any = None) -> Any:
    http = who.http if isinstance(who, Server) else who
    answer = await http.post(f"/api{path}", json=body)
    assert answer.is_success, answer.text
    return answer.json()


async def refusal(who: Server, method: str, path: str, body: Any = None) -> str:
    answer = await who.http.request(method, f"/api{path}", json=body)
    code: str = answer.json()["error"]["code"]
    return code


async def shown(who: Server | httpx.AsyncClient, deal: str) -> Any:
    http = who.http if isinstance(who, Server) else who
    return (await http.get(f"/api/deals/{deal}")).json()


async def plays(party: Party, guest: Server, deal: str, pick: int = 0, talk: bool = False) -> str:
    """Play a deal to its end, always with the first or the last thing that may be done; the table."""
    table: str = (await posted(guest, f"/deals/{deal}/play"))["table"]["id"]
    seat = await party.at(guest, table)
    async for turn in seat.turns():
        if talk:
            await guest.do(table, Say("Hm."))
            talk = False
        await seat.move(turn.legal[pick])
    return table


@awaited
async def test_the_same_moves_make_the_same_game_and_other_moves_part(live: Live) -> None:
    async with Party(live.url) as party:
        [anna, ben, cara] = await party.guests("Anna", "Ben", "Cara")
        deal = (await posted(anna, "/deals", {"new": TRICKS | {"house": {"pace": 0}}}))["id"]
        tables = [await plays(party, anna, deal), await plays(party, ben, deal, talk=True), await plays(party, cara, deal, -1)]
        records = [read_record(await guest.record(table)) for guest, table in zip((anna, ben, cara), tables, strict=True)]
        assert records[0].actions == records[1].actions != records[2].actions
        assert len({record.seed for record in records}) == 1
        same = (await anna.http.get(f"/api/deals/{deal}/parting/{tables[1]}")).json()
        assert same == {"step": None, "you": None, "other": None}
        apart = (await anna.http.get(f"/api/deals/{deal}/parting/{tables[2]}")).json()
        step = apart["step"]
        assert records[0].actions[:step] == records[2].actions[:step]
        assert (apart["you"], apart["other"]) == (records[0].actions[step], records[2].actions[step])
        results = (await shown(anna, deal))["results"]
        assert [result["rank"] for result in results[:2]] in ([1, 1], [1, 2])
        assert sorted(result["name"] for result in results) == ["Anna", "Ben", "Cara"]


@awaited
async def test_whoever_has_not_played_sees_no_result_and_no_secret(live: Live) -> None:
    async with Party(live.url) as party:
        [anna, ben] = await party.guests("Anna", "Ben")
        offer = await posted(anna, "/deals", {"new": TRICKS | {"house": {"pace": 0}}})
        deal = offer["id"]
        table = await plays(party, anna, deal)
        mine = await shown(anna, deal)
        for who in (ben, await party.browser()):
            seen = await shown(who, deal)
            assert (seen["results"], seen["proof"], seen["table"], seen["played"]) == (None, None, None, 1)
            assert mine["proof"]["nonce"] not in str(seen)
            assert mine["proof"]["seed"] not in str(seen)
        assert await refusal(ben, "GET", f"/deals/{deal}/parting/{table}") == "not_played"
        for look in ("", "/replay", "/record", "/picture?form=svg"):
            assert await refusal(ben, "GET", f"/tables/{table}{look}") == "closed"
        assert await refusal(anna, "POST", f"/tables/{table}/do", {"id": "1", "command": {"do": "share"}}) == "dealt"
        change = {"do": "change", "house": {"watchers": True}}
        assert await refusal(anna, "POST", f"/tables/{table}/do", {"id": "2", "command": change}) == "dealt"
        # Under way nobody sees more, either.
        begun = await posted(ben, f"/deals/{deal}/play")
        seen = await shown(ben, deal)
        assert (seen["status"], seen["results"], seen["proof"]) == ("playing", None, None)
        assert mine["proof"]["seed"] not in str(begun)
        assert await refusal(ben, "GET", f"/tables/{begun['table']['id']}/hint") == "no_hints"
        assert await refusal(ben, "GET", f"/tables/{begun['table']['id']}/record") == "not_over"


@awaited
async def test_a_deal_is_opened_once_and_never_again(live: Live) -> None:
    async with Party(live.url) as party:
        [anna, ben] = await party.guests("Anna", "Ben")
        deal = (await posted(anna, "/deals", {"new": TRICKS | {"house": {"pace": 0}}}))["id"]
        table = await plays(party, ben, deal)
        assert (await posted(ben, f"/deals/{deal}/play"))["table"]["id"] == table
        assert (await ben.http.delete(f"/api/me/games/{table}")).status_code == 204
        assert await refusal(ben, "POST", f"/deals/{deal}/play") == "not_found"


@awaited
async def test_the_proof_of_a_deal_that_the_server_drew_fits(live: Live) -> None:
    async with Party(live.url) as party:
        [anna] = await party.guests("Anna")
        offer = await posted(anna, "/deals", {"new": TRICKS | {"house": {"pace": 0}}})
        table = await plays(party, anna, offer["id"])
        proof = (await shown(anna, offer["id"]))["proof"]
        assert commitment_of(proof["nonce"], offer["id"], proof["terms"]) == offer["commitment"]
        assert seed_of(proof["nonce"], offer["id"], []) == proof["seed"]
        record = read_record(await anna.record(table))
        assert record.seed == proof["seed"]
        assert record.sealed is None


@awaited
async def test_a_finished_game_is_offered_with_its_cards(live: Live) -> None:
    async with Party(live.url) as party:
        [anna, ben, cara] = await party.guests("Anna", "Ben", "Cara")
        source = await alone(party, anna)
        offer = await posted(anna, "/deals", {"table": source})
        assert (offer["status"], offer["commitment"], offer["host_name"]) == ("done", None, "Anna")
        again = await posted(anna, "/deals", {"table": source})
        assert again["id"] != offer["id"]
        table = await plays(party, ben, offer["id"])
        mine, theirs = read_record(await anna.record(source)), read_record(await ben.record(table))
        assert (mine.actions, mine.seed, mine.options) == (theirs.actions, theirs.seed, theirs.options)
        assert [result["rank"] for result in (await shown(ben, offer["id"]))["results"]] == [1, 1]
        assert await refusal(cara, "POST", "/deals", {"table": source}) == "option"
        assert await refusal(anna, "POST", "/deals", {"table": await played(party, anna, ben)}) == "option"
        assert await refusal(anna, "POST", "/deals", {"table": await party.game(anna, ben)}) == "not_over"
        assert await refusal(ben, "POST", "/deals", {"table": table}) == "dealt"


@awaited
async def test_what_cannot_be_the_same_for_all_is_refused(live: Live) -> None:
    async with Party(live.url) as party:
        [anna] = await party.guests("Anna")
        slow = TRICKS | {"seats": [{"is": "bot", "bot": "sharp"}, {"is": "open"}, BOT]}
        assert await refusal(anna, "POST", "/deals", {"new": slow}) == "slow_bot"
        two = TRICKS | {"seats": [{"is": "open"}, {"is": "open"}, BOT]}
        assert await refusal(anna, "POST", "/deals", {"new": two}) == "option"
        assert await refusal(anna, "POST", "/deals", {"new": TRICKS | {"seed": "mine"}}) == "option"
        assert await refusal(anna, "POST", "/deals", {}) == "option"
        assert await refusal(anna, "GET", "/deals/nothing") == "not_found"
        assert await refusal(anna, "POST", "/deals/nothing/play") == "not_found"


@awaited
async def test_there_is_a_deal_of_the_day_and_tomorrows_is_sealed(live: Live) -> None:
    async with Party(live.url) as party:
        [anna] = await party.guests("Anna")
        stranger = await party.browser()
        dailies = (await stranger.get("/api/daily")).json()
        assert {"ten", "trick_later"} <= {one["game"] for one in dailies}
        [ten] = [one for one in dailies if one["game"] == "ten"]
        assert len(ten["tomorrow"]) == len(ten["today"]["commitment"]) == 64
        assert ten["tomorrow"] != ten["today"]["commitment"]
        assert ten["today"]["options"]["players"] == 1
        await plays(party, anna, ten["today"]["id"])
        [again] = [one for one in (await anna.http.get("/api/daily")).json() if one["game"] == "ten"]
        assert (again["today"]["commitment"], again["tomorrow"]) == (ten["today"]["commitment"], ten["tomorrow"])
        assert [result["you"] for result in again["today"]["results"]].count(True) == 1
        [before] = [one for one in (await stranger.get("/api/daily")).json() if one["game"] == "ten"]
        assert (before["today"]["results"], before["today"]["played"] >= 1) == (None, True)


def test_days_are_sealed_once_and_ahead(store: Store) -> None:
    now = 1_800_000_000_000
    seal_days(store, now)
    day = today(now)
    sealed = store.deals_of_day(day.isoformat()), store.deals_of_day(date.fromordinal(day.toordinal() + 1).isoformat())
    assert all({"ten", "trick_later"} <= {deal.game for deal in deals} for deals in sealed)
    seal_days(store, now + DAY_MS)
    assert store.deals_of_day(today(now + DAY_MS).isoformat()) == sealed[1]
    assert all(deal.created == now for deal in sealed[1])


def test_deals_of_the_day_go_through_levels_and_seats() -> None:
    days = [date(2026, 11, day) for day in range(1, 15)]
    assert len({of_day(find_game("ten"), day, 0).plan.options["level"] for day in days}) == 7
    assert len({of_day(find_game("trick_later"), day, 0).seat for day in days}) > 1


def test_equal_results_share_a_rank() -> None:
    def game(name: str, mine: int, other: int, n: int, bot: str | None = None) -> tuple[str, Any]:
        seats = [SeatView("guest", name, name, bot), SeatView("bot", bot="careful")]
        outcome = Outcome.by_points([mine, other])
        whole = Finished(
            game="ten", rules=1, options={}, seats=seats, outcome=outcome, started=0, ended=n, length=9, counts=False
        )
        return name, filed(name, whole)

    results = ranking(
        [game("a", 20, 18, 1), game("b", 21, 20, 2), game("c", 20, 18, 3), game("d", 20, 10, 4), game("e", 9, 30, 5)]
        + [game("f", 40, 0, 6, bot="careful")],
        "c",
    )
    assert [(result.rank, result.name, result.margin) for result in results] == [
        (1, "b", 1), (2, "d", 10), (3, "a", 2), (3, "c", 2), (5, "e", -21),
    ]  # fmt: skip
    assert [result.name for result in results if result.you] == ["c"]
    assert margin_of(Outcome([7], [0], "by_points"), 0) == 7


def test_games_part_where_they_first_differ() -> None:
    assert parting(["a", "b"], ["a", "c"]).step == 1
    assert parting(["a", "b"], ["a", "b", "c"]).other == "c"
    assert parting(["a"], ["a"]).step is None


@awaited
async def test_the_deals_that_somebody_offered_or_opened_are_theirs(live: Live) -> None:
    async with Party(live.url) as party:
        [anna, ben, cara] = await party.guests("Anna", "Ben", "Cara")
        first, second = [(await posted(anna, "/deals", {"new": TRICKS | {"house": {"pace": 0}}}))["id"] for _ in range(2)]
        await plays(party, ben, second)

        async def listed(who: Server) -> dict[str, str]:
            return {deal["id"]: deal["status"] for deal in (await who.http.get("/api/me/deals")).json()}

        assert await listed(anna) == {first: "new", second: "new"}
        assert await listed(ben) == {second: "done"}
        assert await listed(cara) == {}
