"""Guests: a name, a cookie, one-time links and tokens."""

from __future__ import annotations

import httpx
import pytest

from tenfold.client import Server
from tenfold.client.errors import NotDone
from tests.server.live import Live
from tests.server.visiting import COOKIE, Party, awaited


async def known(http: httpx.AsyncClient) -> bool:
    return (await http.get("/api/me")).status_code == 200


@awaited
async def test_a_guest_is_known_by_a_cookie(live: Live) -> None:
    async with Party(live.url) as party:
        stranger, anna = await party.browser(), await party.browser("Anna")
        assert (await anna.get("/api/me")).json()["name"] == "Anna"
        answer = await stranger.get("/api/me")
        assert (answer.status_code, answer.json()["error"]["code"]) == (401, "unknown")


@awaited
async def test_a_link_makes_another_device_the_same_guest_once(live: Live) -> None:
    async with Party(live.url) as party:
        laptop, phone, thief = await party.browser("Anna"), await party.browser(), await party.browser()
        link = (await laptop.post("/api/me/links")).json()
        assert (await phone.post("/api/links", json=link)).json() == (await laptop.get("/api/me")).json()
        assert (await phone.get("/api/me")).json() == (await laptop.get("/api/me")).json()
        assert phone.cookies[COOKIE] != laptop.cookies[COOKIE]
        used = await thief.post("/api/links", json=link)
        assert (used.status_code, used.json()["error"]["code"]) == (404, "unknown_link")
        assert not await known(thief)


@awaited
async def test_a_link_is_no_token(live: Live) -> None:
    async with Party(live.url) as party:
        laptop, other = await party.browser("Anna"), await party.browser()
        code = (await laptop.post("/api/me/links")).json()["code"]
        assert (await other.get("/api/me", headers={"Authorization": f"Bearer {code}"})).status_code == 401
        assert (await other.get("/api/me", headers={"Cookie": f"{COOKIE}={code}"})).status_code == 401


@awaited
async def test_a_token_is_made_listed_and_revoked(live: Live) -> None:
    async with Party(live.url) as party:
        anna = await party.browser("Anna")
        token = (await anna.post("/api/me/tokens", json={"label": "my bot"})).json()["token"]
        bot = await party.enter_async_context(Server(live.url, token))
        assert (await bot.ask("GET", "/api/me")).json()["name"] == "Anna"
        [listed] = [one for one in (await anna.get("/api/me/tokens")).json() if one["label"] == "my bot"]
        assert token not in str(listed)
        assert (await anna.delete(f"/api/me/tokens/{listed['id']}")).status_code == 204
        with pytest.raises(NotDone) as refused:
            await bot.ask("GET", "/api/me")
        assert refused.value.code == "unknown"
        assert "my bot" not in (await anna.get("/api/me/tokens")).text


@awaited
async def test_whoever_is_not_known_any_more_is_shown_out_of_the_table(live: Live) -> None:
    async with Party(live.url) as party:
        anna = await party.browser("Anna")
        token = (await anna.post("/api/me/tokens", json={"label": "my bot"})).json()["token"]
        bot = await party.enter_async_context(Server(live.url, token))
        table = (await bot.open_table("ten")).table.id
        seat = await party.enter_async_context(bot.at(table))
        [listed] = [one for one in (await anna.get("/api/me/tokens")).json() if one["label"] == "my bot"]
        await anna.delete(f"/api/me/tokens/{listed['id']}")
        with pytest.raises(NotDone):
            await seat.until(lambda: False)


@awaited
async def test_nobody_revokes_the_token_of_another(live: Live) -> None:
    async with Party(live.url) as party:
        anna, ben = await party.browser("Anna"), await party.browser("Ben")
        token = (await anna.post("/api/me/tokens", json={"label": "my bot"})).json()["token"]
        [listed] = [one for one in (await anna.get("/api/me/tokens")).json() if one["label"] == "my bot"]
        assert (await ben.delete(f"/api/me/tokens/{listed['id']}")).status_code == 404
        assert (await ben.get("/api/me", headers={"Authorization": f"Bearer {token}"})).json()["name"] == "Anna"


@awaited
async def test_nobody_has_endless_tokens(live: Live) -> None:
    async with Party(live.url) as party:
        anna = await party.browser("Anna")
        answers = [await anna.post("/api/me/tokens", json={"label": f"bot {n}"}) for n in range(25)]
        assert answers[0].status_code == 201
        assert answers[-1].json()["error"]["code"] == "too_many"


@awaited
async def test_a_device_can_be_forgotten_and_the_others_stay(live: Live) -> None:
    async with Party(live.url) as party:
        laptop, phone = await party.browser("Anna"), await party.browser()
        await phone.post("/api/links", json=(await laptop.post("/api/me/links")).json())
        old = phone.cookies[COOKIE]
        assert (await phone.delete("/api/me/session")).status_code == 204
        assert COOKIE not in phone.cookies
        assert not await known(phone)
        assert (await phone.get("/api/me", headers={"Cookie": f"{COOKIE}={old}"})).status_code == 401
        assert await known(laptop)


@awaited
async def test_a_guest_takes_another_name_for_tables_to_come(live: Live) -> None:
    async with Party(live.url) as party:
        anna = await party.browser("Anna")
        before = (await anna.post("/api/tables", json={"game": "ten"})).json()["table"]["id"]
        assert (await anna.patch("/api/me", json={"name": "  Anna   Maria "})).json()["name"] == "Anna Maria"
        after = (await anna.post("/api/tables", json={"game": "ten"})).json()
        assert after["table"]["seats"][0]["name"] == "Anna Maria"
        assert (await anna.get(f"/api/tables/{before}")).json()["table"]["seats"][0]["name"] == "Anna"


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\u0000b", "a\u202eb", "\u200b", "a\u2066b", "line\u0007", "a\ufeffb"])
def test_a_name_has_visible_characters(live: Live, name: str) -> None:
    @awaited
    async def arrive() -> None:
        async with Party(live.url) as party:
            http = await party.browser()
            answer = await http.post("/api/guests", json={"name": name})
            assert answer.status_code == 400
            assert "set-cookie" not in answer.headers

    arrive()


@awaited
async def test_two_guests_of_one_name_are_two_people(live: Live) -> None:
    async with Party(live.url) as party:
        one, other = await party.browser("Anna"), await party.browser("Anna")
        assert (await one.get("/api/me")).json()["id"] != (await other.get("/api/me")).json()["id"]
