"""Nobody where they don't belong: seats, hands, tokens, other sites, guesses."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tenfold.client import Server
from tenfold.core.record import read_record
from tenfold.core.seal import entropy_commitment
from tenfold.server.http.guard import STATUS
from tenfold.server.identity.door import SECURE_COOKIE
from tenfold.server.identity.people import hash_of
from tenfold.server.limits.traffic import Traffic
from tenfold.table.commands import Concede
from tenfold.table.refused import Refused
from tests.server.live import Live
from tests.server.visiting import COOKIE, Party, awaited
from tests.table.seating import DEAL, QUICK, THREE

FOREIGN = ["https://evil.example", "http://127.0.0.1:1", "null", "http://[", "", "file://", "http://127.0.0.1.evil.example"]


@awaited
async def test_nobody_moves_for_another_seat(live: Live) -> None:
    async with Party(live.url) as party:
        anna, ben, dora = await party.guests("Anna", "Ben", "Dora")
        table = await party.game(anna, ben)
        before = await anna.look(table)
        command = {"do": "move", "actions": ["draw"], "after": before.seq}
        for other, code in ((ben, "not_your_turn"), (dora, "not_seated")):
            [wire] = await party.wires(table, other)
            assert (await wire.ask(command))["code"] == code
            for forged in ({"seat": 0}, {"by": before.you}, {"guest": before.you}):
                assert (await wire.ask(command | forged))["code"] == "syntax"
        assert await anna.look(table) == before


@awaited
async def test_nobody_reads_the_hand_of_another(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben", "Cara", "Dora")
        table = await party.lobby(*guests[:3], game="trick_later", options=THREE, fixed=[DEAL])
        wires = [*await party.wires(table, *guests), await party.wire(table)]
        await wires[-1].join()
        hands = dict(enumerate(DEAL["hands"]))
        for mover, command in (
            (0, {"do": "start"}),
            (1, {"do": "move", "actions": ["exchange"], "after": 99}),
            (1, {"do": "move", "actions": ["give g5"], "after": 99}),
        ):
            await wires[mover].ask(command)
        for wire in wires:
            await wire.send(type="ping")
            await wire.next_of("pong")
        for seat, wire in enumerate(wires):
            again = await party.wire(table, {} if seat > 3 else {"Authorization": f"Bearer {guests[seat].token}"})
            await again.join(since=0)
            over_http = json.dumps(await asyncio.to_thread(looked_at, live, guests, seat, table))
            received = " ".join([*wire.frames, *again.frames, over_http])
            for other, hand in hands.items():
                seen = [card for card in hand if f'"{card}"' in received]
                assert seen == (hand if other == seat else [])


def looked_at(live: Live, guests: list[Server], seat: int, table: str) -> Any:
    headers = {} if seat > 3 else {"Authorization": f"Bearer {guests[seat].token}"}
    return httpx.get(f"{live.url}/api/tables/{table}", headers=headers).json()


@awaited
async def test_a_forged_or_mangled_token_is_nobody(live: Live) -> None:
    async with Party(live.url) as party:
        [anna] = await party.guests("Anna")
        table = await party.lobby(anna)
        http = await party.browser()
        wrong = [anna.token[:-1], anna.token + "x", anna.token.swapcase(), "x" * 5000, "null", "' OR 1=1 --"]
        for token in wrong:
            answer = await http.get("/api/me", headers={"Authorization": f"Bearer {token}"})
            assert (answer.status_code, answer.json()["error"]["code"]) == (401, "unknown")
            with pytest.raises(InvalidStatus):
                await party.wire(table, {"Authorization": f"Bearer {token}"})
            assert (await http.get("/api/me", headers={"Cookie": f"{COOKIE}={token}"})).status_code == 401
        for scheme in ("Basic", "bearer2", "Token"):
            assert (await http.get("/api/me", headers={"Authorization": f"{scheme} {anna.token}"})).status_code == 401


@awaited
async def test_a_token_counts_only_as_what_it_is(live: Live) -> None:
    async with Party(live.url) as party:
        anna = await party.browser("Anna")
        token = (await anna.post("/api/me/tokens", json={})).json()["token"]
        http = await party.browser()
        assert (await http.get("/api/me", headers={"Authorization": f"Bearer {anna.cookies[COOKIE]}"})).status_code == 401
        assert (await http.get("/api/me", headers={"Cookie": f"{COOKIE}={token}"})).status_code == 401


def expire(live: Live, secret: str) -> None:
    """Let time pass for a token."""
    database = sqlite3.connect(live.folder / "tenfold.db")
    assert database.execute("UPDATE tokens SET expires = 1 WHERE hash = ?", (hash_of(secret),)).rowcount == 1
    database.commit()
    database.close()


@awaited
async def test_an_old_token_is_nobody(live: Live) -> None:
    async with Party(live.url) as party:
        anna, phone = await party.browser("Anna"), await party.browser()
        token = (await anna.post("/api/me/tokens", json={})).json()["token"]
        link = (await anna.post("/api/me/links")).json()["code"]
        for secret in (token, link):
            expire(live, secret)
        assert (await phone.get("/api/me", headers={"Authorization": f"Bearer {token}"})).status_code == 401
        assert (await phone.post("/api/links", json={"code": link})).status_code == 404


@pytest.mark.parametrize("door", ["/api/guests", "/api/links"])
@awaited
async def test_the_cookie_is_out_of_reach(live: Live, door: str) -> None:
    async with Party(live.url) as party:
        for scheme, secure in (("http", False), ("https", True)):
            http = await party.browser("Anna") if door == "/api/links" else await party.browser()
            body = {"name": "Anna"} if door == "/api/guests" else (await http.post("/api/me/links")).json()
            answer = await http.post(door, json=body, headers={"X-Forwarded-Proto": scheme})
            parts = [part.strip().lower() for part in answer.headers.get_list("set-cookie")[0].split(";")]
            assert parts[0].startswith("__host-tenfold=" if secure else "tenfold=")
            assert {"httponly", "samesite=strict", "path=/"} <= set(parts)
            assert ("secure" in parts) == secure
            assert not any(part.startswith("domain") for part in parts)


TLS = {"X-Forwarded-Proto": "https"}


@awaited
async def test_a_cookie_from_before_gets_its_new_name_over_tls(live: Live) -> None:
    async with Party(live.url) as party:
        anna, later = await party.browser("Anna"), await party.browser()
        old = {"Cookie": f"{COOKIE}={anna.cookies[COOKIE]}"}
        answer = await later.get("/api/whoami", headers=TLS | old)
        assert answer.json()["name"] == "Anna"
        given, ended = (cookie.split(";")[0] for cookie in answer.headers.get_list("set-cookie"))
        assert given == f"{SECURE_COOKIE}={anna.cookies[COOKIE]}"
        assert ended == f'{COOKIE}=""'
        new = {"Cookie": given}
        again = await later.get("/api/whoami", headers=TLS | new)
        assert (again.json()["name"], "set-cookie" in again.headers) == ("Anna", False)
        tossed = {"Cookie": f"{COOKIE}=of-a-neighbouring-site; {given}"}
        assert (await later.get("/api/me", headers=TLS | tossed)).json()["name"] == "Anna"
        assert (await later.get("/api/me", headers=new)).status_code == 401
        gone = await later.delete("/api/me/session", headers=TLS | new)
        assert f'{SECURE_COOKIE}=""' in str(gone.headers.get_list("set-cookie"))
        assert (await later.get("/api/me", headers=TLS | new)).status_code == 401


@awaited
async def test_the_scheme_of_an_origin_counts(live: Live) -> None:
    async with Party(live.url) as party:
        anna = await party.browser("Anna")
        secure = live.url.replace("http", "https")
        for proto, origin, status in (
            ("http", live.url, 201),
            ("https", secure, 201),
            ("https", live.url, 403),
            ("http", secure, 403),
        ):
            answer = await anna.post(
                "/api/tables", json={"game": "ten"}, headers={"X-Forwarded-Proto": proto, "Origin": origin}
            )
            assert answer.status_code == status, (proto, origin)
        table = (await anna.post("/api/tables", json={"game": "ten"})).json()["table"]["id"]
        own = await party.wire(table, TLS | {"Origin": secure})
        assert (await own.join())["seat"] is None
        with pytest.raises(InvalidStatus):
            await party.wire(table, TLS | {"Origin": live.url})


@pytest.mark.parametrize("origin", FOREIGN)
@awaited
async def test_another_site_changes_nothing(live: Live, origin: str) -> None:
    async with Party(live.url) as party:
        anna = await party.browser("Anna")
        table = (await anna.post("/api/tables", json={"game": "ten"})).json()["table"]["id"]
        before = (await anna.get(f"/api/tables/{table}")).json()
        headers = {"Origin": origin}
        say = {"id": "x", "command": {"do": "say", "text": "hi"}}
        for answer in (
            await anna.post(f"/api/tables/{table}/do", json=say, headers=headers),
            await anna.post(
                f"/api/tables/{table}/do", content=json.dumps(say), headers=headers | {"Content-Type": "text/plain"}
            ),
            await anna.post("/api/tables", json={"game": "ten"}, headers=headers),
            await anna.post("/api/me/links", headers=headers),
            await anna.post("/api/me/tokens", json={}, headers=headers),
            await anna.patch("/api/me", json={"name": "Eve"}, headers=headers),
            await anna.delete("/api/me/session", headers=headers),
            await anna.post("/api/guests", json={"name": "Eve"}, headers=headers),
        ):
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "cross_site")
            assert "set-cookie" not in answer.headers
        assert (await anna.get(f"/api/tables/{table}")).json() == before
        assert len((await anna.get("/api/me/tables")).json()) == 1
        assert (await anna.get("/api/me")).json()["name"] == "Anna"


@pytest.mark.parametrize("origin", FOREIGN)
@awaited
async def test_another_site_opens_no_socket(live: Live, origin: str) -> None:
    async with Party(live.url) as party:
        anna = await party.browser("Anna")
        table = (await anna.post("/api/tables", json={"game": "ten"})).json()["table"]["id"]
        cookie = {"Cookie": f"{COOKIE}={anna.cookies[COOKIE]}"}
        with pytest.raises(InvalidStatus) as refused:
            await party.wire(table, cookie | {"Origin": origin})
        assert refused.value.response.status_code == 403
        own = await party.wire(table, cookie | {"Origin": live.url})
        assert (await own.join())["seat"] == 0


@awaited
async def test_our_own_page_is_no_other_site(live: Live) -> None:
    async with Party(live.url) as party:
        anna = await party.browser("Anna", headers={"Origin": live.url})
        assert (await anna.post("/api/tables", json={"game": "ten"})).status_code == 201


@awaited
async def test_guessing_codes_and_links_is_slow(live: Live) -> None:
    async with Party(live.url) as party:
        for n, guess in enumerate(("codes", "links")):
            http = await party.browser(headers={"X-Forwarded-For": f"203.0.113.{n}"})
            answers = []
            for _ in range(30):
                if guess == "codes":
                    answers.append(await http.get("/api/codes/ABCDEF"))
                else:
                    answers.append(await http.post("/api/links", json={"code": "guess"}))
            assert {answer.status_code for answer in answers} == {404, 429}
            assert answers[-1].json()["error"]["code"] == "too_fast"
            assert len({answer.text for answer in answers if answer.status_code == 404}) == 1
        neighbour = await party.browser(headers={"X-Forwarded-For": "203.0.113.77"})
        assert (await neighbour.get("/api/codes/ABCDEF")).status_code == 404


def test_guessing_table_ids_is_limited() -> None:
    """Ids have 128 bits; whoever tries many all the same is soon told to wait, and nobody else with them."""
    traffic = Traffic()
    answers = [visited(traffic, "198.51.100.1") for _ in range(5_000)]
    assert answers[0] is None
    assert answers[-1] == "too_fast"
    assert visited(traffic, "198.51.100.2") is None
    assert STATUS["too_fast"] == 429


def visited(traffic: Traffic, client: str) -> str | None:
    try:
        traffic.check_visit(client)
    except Refused as refused:
        return refused.code
    return None


@awaited
async def test_what_is_not_there_looks_like_what_is_not_yours(live: Live) -> None:
    async with Party(live.url) as party:
        [anna] = await party.guests("Anna")
        http = await party.browser()
        answers = []
        body = {"id": "x", "command": {"do": "leave"}}
        for table in ("x", "A" * 22, "00000000-0000", "%2e%2e", "tenfold.db"):
            answers += [
                await http.get(f"/api/tables/{table}"),
                await http.get(f"/api/tables/{table}/record"),
                await anna.http.post(f"/api/tables/{table}/do", json=body),
            ]
        assert {answer.status_code for answer in answers} == {404}
        assert len({answer.text for answer in answers}) == 1


@awaited
async def test_html_is_text_like_any_other(live: Live) -> None:
    async with Party(live.url) as party:
        name, text = "<b>x</b>'\"&", "<script>alert(1)</script> <img src=x onerror=alert(1)>"
        [anna] = await party.guests(name)
        table = await party.lobby(anna)
        [wire] = await party.wires(table, anna)
        news = await wire.ask({"do": "say", "text": text})
        assert (news["what"]["name"], news["what"]["text"]) == (name, text)
        answer = await anna.ask("GET", f"/api/tables/{table}")
        assert answer.headers["content-type"].startswith("application/json")
        assert answer.json()["table"]["seats"][0]["name"] == name


@awaited
async def test_the_log_and_the_addresses_tell_no_secret(live: Live) -> None:
    async with Party(live.url) as party:
        anna, phone = await party.browser("Anna"), await party.browser()
        link = (await anna.post("/api/me/links")).json()["code"]
        await phone.post("/api/links", json={"code": link})
        token = (await anna.post("/api/me/tokens", json={})).json()["token"]
        me = await party.enter_async_context(Server(live.url, token))
        seats = [{"is": "open"}, {"is": "bot", "bot": "random"}]
        table = (await me.open_table("ten", QUICK, seats=seats, house={"pace": 0})).table.id
        [wire] = await party.wires(table, me)
        await wire.ask({"do": "commit", "commitment": entropy_commitment(table, "secret entropy")})
        await wire.ask({"do": "start"})
        await wire.ask({"do": "reveal", "entropy": "secret entropy"})
        while (await me.look(table)).table.status != "playing":
            await asyncio.sleep(0.05)
        await wire.send(type="nonsense", token=token)
        await wire.next_of("refused")
        await me.do(table, Concede())
        while (await me.look(table)).table.status != "over":
            await asyncio.sleep(0.05)
        record = read_record(await me.record(table))
        assert record.sealed is not None
    log = live.logged()
    for secret in (
        link,
        token,
        anna.cookies[COOKIE],
        phone.cookies[COOKIE],
        record.sealed.nonce,
        record.seed,
        "secret entropy",
    ):
        assert secret not in log
