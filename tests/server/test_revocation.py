"""What ends with a token: all that it has made, everywhere and at once."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.live import Live
from tests.server.postgres import Postgres
from tests.server.visiting import COOKIE, Party, Wire, awaited


class Thief:
    """Somebody who has got hold of one secret, and makes as much of it as can be made."""

    def __init__(self, party: Party, bearer: str) -> None:
        self.party = party
        self.headers: list[dict[str, str]] = [{"Authorization": f"Bearer {bearer}"}]
        self.links: list[str] = []

    async def spread(self) -> None:
        """A link by the token, a device by the link, a token and two links by the device."""
        http = await self.party.browser()
        code = (await http.post("/api/me/links", headers=self.headers[0])).json()
        assert (await http.post("/api/links", json=code)).status_code == 201
        self.headers.append({"Cookie": f"{COOKIE}={http.cookies[COOKIE]}"})
        token = (await http.post("/api/me/tokens", json={"label": "a friend"})).json()["token"]
        self.headers.append({"Authorization": f"Bearer {token}"})
        self.links += [(await http.post("/api/me/links")).json()["code"] for _ in range(2)]

    async def sockets(self, table: str) -> list[Wire]:
        """One by each secret, and one that says nothing yet."""
        wires = [await self.party.wire(table, headers) for headers in self.headers]
        for wire in wires:
            assert (await wire.join())["you"] is not None
        return [*wires, await self.party.wire(table, self.headers[0])]

    async def works(self, url: str) -> list[bool]:
        """Whether the server still knows each of them."""
        async with httpx.AsyncClient(base_url=url) as http:
            known = [(await http.get("/api/me", headers=headers)).status_code == 200 for headers in self.headers]
            linked = [(await http.post("/api/links", json={"code": code})).status_code == 201 for code in self.links]
        return known + linked


async def listed(http: httpx.AsyncClient) -> list[dict[str, object]]:
    found: list[dict[str, object]] = (await http.get("/api/me/tokens")).json()
    return found


async def rob(party: Party) -> tuple[httpx.AsyncClient, Thief, str]:
    """Anna at her table, and whoever has copied the token of her bot."""
    anna = await party.browser("Anna")
    table = (await anna.post("/api/tables", json={"game": "ten"})).json()["table"]["id"]
    bearer = (await anna.post("/api/me/tokens", json={"label": "my bot"})).json()["token"]
    thief = Thief(party, bearer)
    await thief.spread()
    return anna, thief, table


async def end_bot(anna: httpx.AsyncClient) -> None:
    [bot] = [token for token in await listed(anna) if token["label"] == "my bot"]
    assert (await anna.delete(f"/api/me/tokens/{bot['id']}")).status_code == 204


@awaited
async def test_with_a_stolen_token_goes_all_that_was_made_of_it(live: Live) -> None:
    async with Party(live.url) as party:
        anna, thief, table = await rob(party)
        wires = await thief.sockets(table)
        assert (await thief.works(live.url))[:3] == [True, True, True]
        await end_bot(anna)
        assert await thief.works(live.url) == [False] * 5
        assert [await wire.close_code() for wire in wires] == [1012] * 4
        assert [(token["kind"], token["this"]) for token in await listed(anna)] == [("cookie", True)]


@awaited
async def test_whoever_is_shown_out_is_not_heard_any_more(live: Live) -> None:
    async with Party(live.url) as party:
        anna, thief, table = await rob(party)
        silent, late = [await party.wire(table, thief.headers[0]) for _ in range(2)]
        await end_bot(anna)
        with suppress(ConnectionClosed):
            await late.send(type="join")
            await late.send(type="do", id="1", command={"do": "say", "text": "still here"})
        for wire in (silent, late):
            assert await wire.close_code() == 1012
            assert "snapshot" not in " ".join(wire.frames)
        assert "still here" not in (await anna.get(f"/api/tables/{table}")).text


@awaited
async def test_one_device_is_ended_from_another_with_all_that_came_of_it(live: Live) -> None:
    async with Party(live.url) as party:
        laptop, phone, tablet = [await party.browser() for _ in range(3)]
        await laptop.post("/api/guests", json={"name": "Anna", "device": "laptop"})
        for device, source, name in ((phone, laptop, "phone"), (tablet, phone, "tablet")):
            link = (await source.post("/api/me/links")).json()
            assert (await device.post("/api/links", json=link | {"device": name})).status_code == 201
        tokens = {token["label"]: token for token in await listed(tablet)}
        assert {label: token["this"] for label, token in tokens.items()} == {"laptop": False, "phone": False, "tablet": True}
        assert [tokens["phone"]["parent"], tokens["tablet"]["parent"]] == [tokens["laptop"]["id"], tokens["phone"]["id"]]
        assert (await tablet.delete(f"/api/me/tokens/{tokens['phone']['id']}")).status_code == 204
        assert [(await device.get("/api/me")).status_code for device in (laptop, phone, tablet)] == [200, 401, 401]


@awaited
async def test_a_device_that_signs_out_takes_along_what_came_of_it(live: Live) -> None:
    async with Party(live.url) as party:
        laptop, phone = await party.browser("Anna"), await party.browser()
        await phone.post("/api/links", json=(await laptop.post("/api/me/links")).json())
        unused = (await laptop.post("/api/me/links")).json()
        assert (await laptop.delete("/api/me/session")).status_code == 204
        assert (await phone.get("/api/me")).status_code == 401
        assert (await phone.post("/api/links", json=unused)).status_code == 404


@pytest.mark.parametrize("by", ["cookie", "bearer"])
@awaited
async def test_sign_out_everywhere_leaves_only_the_one_who_asks(live: Live, by: str) -> None:
    async with Party(live.url) as party:
        anna, thief, table = await rob(party)
        copied = {"Cookie": f"{COOKIE}={anna.cookies[COOKIE]}"}
        own = (await anna.post("/api/me/tokens", json={"label": "own"})).json()["token"]
        bearer = {"Authorization": f"Bearer {own}"}
        wires = [*await thief.sockets(table), await party.wire(table, copied)]
        answer = await anna.delete("/api/me/tokens", headers=bearer if by == "bearer" else {})
        assert (answer.status_code, answer.json()["name"]) == (200, "Anna")
        assert await thief.works(live.url) == [False] * 5
        stranger = await party.browser()
        assert (await stranger.get("/api/me", headers=copied)).status_code == 401
        assert (await stranger.get("/api/me", headers=bearer)).status_code == (200 if by == "bearer" else 401)
        assert (await anna.get("/api/me")).status_code == (401 if by == "bearer" else 200)
        assert [await wire.close_code() for wire in wires] == [1012] * 5
        left = (await anna.get("/api/me/tokens", headers=bearer if by == "bearer" else {})).json()
        assert [(token["kind"], token["this"], token["parent"]) for token in left] == [(by, True, None)]


def test_it_ends_in_every_process(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.database()
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    with Live(tmp_path / "one", database) as one, Live(tmp_path / "two", database) as two:

        @awaited
        async def meet() -> None:
            async with Party(one.url) as party, Party(two.url) as elsewhere:
                anna, thief, table = await rob(party)
                assert (await thief.works(two.url))[:3] == [True, True, True]
                thief.party = elsewhere
                thief.links = [
                    (await (await elsewhere.browser()).post("/api/me/links", headers=thief.headers[2])).json()["code"]
                ]
                wires = await thief.sockets(table)
                await end_bot(anna)
                assert [await wire.close_code() for wire in wires] == [1012] * 4
                assert await thief.works(two.url) == [False] * 4
                assert await thief.works(one.url) == [False] * 4

        meet()
