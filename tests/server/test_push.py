"""Whoever wants to is told that it is their turn, by a push service of our own on this machine."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from tenfold.client import Server
from tenfold.server.push.endpoints import address_of, checked_endpoint, is_public
from tenfold.table.refused import Refused
from tests.server.live import Live
from tests.server.postgres import Postgres
from tests.server.push_service import CURVE, Device, PushService, decoded
from tests.server.visiting import Party, Wire, awaited, until

PRIVATE = {"TENFOLD_PUSH_PRIVATE": "1"}
LONGER_THAN_THE_GRACE_S = 7.0
SAFE = {"first": 0, "deck": {"b1": 2, "b2": 2, "g1": 2, "g2": 2}}
OWN = ["127.0.0.1", "0.0.0.0", "192.168.1.1", "100.64.0.1", "224.0.0.1", "::1", "fe80::1", "fd00::1"]
ROUND = ("draw", "take numbers", "pass")


@pytest.fixture(scope="module")
def pushing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server that may push to this machine."""
    with Live(tmp_path_factory.mktemp("push"), environment=PRIVATE) as server:
        yield server


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as made:
        yield made
        assert made.faults == []


async def subscribes(guest: Server, service: PushService, name: str = "one") -> httpx.Response:
    return await guest.http.put("/api/me/push", json=service.subscription(name))


async def takes_turn(wire: Wire) -> None:
    """One whole turn of TEN, with a deck in which nothing can go wrong."""
    for action in ROUND:
        answer = await wire.ask({"do": "move", "actions": [action], "after": 1_000_000})
        assert answer["type"] == "news", answer


async def counted(live: Live, result: str) -> float:
    async with httpx.AsyncClient() as http:
        lines = (await http.get(f"{live.url}/metrics")).text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith(f'tenfold_pushes_total{{result="{result}"}}'))


class Two:
    """Anna and Ben at a table; it is Anna's turn, Ben does not look and has a device."""

    def __init__(self, party: Party, service: PushService) -> None:
        self.party, self.service = party, service

    async def begin(self) -> Two:
        self.anna, self.ben = await self.party.guests("Anna", "Ben")
        assert (await subscribes(self.ben, self.service)).status_code == 204
        self.table = await self.party.game(
            self.anna, self.ben, options={"first": 0, "deck": {"b1": 2, "b2": 2, "g1": 2, "g2": 2}}
        )
        [self.wire] = await self.party.wires(self.table, self.anna)
        return self

    async def told(self, number: int) -> list[dict[str, Any]]:
        async def enough() -> bool:
            return len(self.service.told) >= number

        await until(enough)
        return self.service.told


@awaited
async def test_whoever_is_away_is_told_once_that_it_is_their_turn(pushing: Live, service: PushService) -> None:
    async with Party(pushing.url) as party:
        two = await Two(party, service).begin()
        await takes_turn(two.wire)
        [told] = await two.told(1)
        assert told == {"kind": "turn", "table": two.table, "game": "ten", "id": told["id"]}
        await asyncio.sleep(LONGER_THAN_THE_GRACE_S)
        assert len(service.told) == 1
        key = (await two.anna.http.get("/api/push")).json()["key"]
        assert service.senders == {key}


@awaited
async def test_whoever_looks_at_the_table_is_told_there_alone(pushing: Live, service: PushService) -> None:
    async with Party(pushing.url) as party:
        two = await Two(party, service).begin()
        [bens] = await party.wires(two.table, two.ben)
        await takes_turn(two.wire)
        await takes_turn(bens)
        await bens.send(type="look", looking=False)
        await bens.send(type="ping")
        await bens.next_of("pong")
        await asyncio.sleep(LONGER_THAN_THE_GRACE_S)
        assert service.told == []
        await takes_turn(two.wire)
        [told] = await two.told(1)
        assert told["kind"] == "turn"


@awaited
async def test_nothing_is_sent_any_more_where_the_service_says_that_the_device_is_gone(
    pushing: Live, service: PushService
) -> None:
    async with Party(pushing.url) as party:
        two = await Two(party, service).begin()
        [bens] = await party.wires(two.table, two.ben)
        await bens.send(type="look", looking=False)
        service.status = 410
        gone = await counted(pushing, "gone")
        await takes_turn(two.wire)

        async def forgotten() -> bool:
            return await counted(pushing, "gone") > gone

        await until(forgotten)
        await takes_turn(bens)
        await takes_turn(two.wire)
        await asyncio.sleep(LONGER_THAN_THE_GRACE_S)
        assert service.asked == 1


@awaited
async def test_a_device_that_is_signed_out_is_told_nothing(pushing: Live, service: PushService) -> None:
    """Whichever way it is; the one that is left is told."""
    async with Party(pushing.url) as party:
        two = await Two(party, service).begin()
        phones = [await party.browser() for _ in range(3)]
        for number, phone in enumerate(phones):
            code = (await two.ben.http.post("/api/me/links")).json()
            assert (await phone.post("/api/links", json=code)).status_code == 201
            assert (await phone.put("/api/me/push", json=service.subscription(f"phone-{number}"))).status_code == 204
        [device] = [token for token in (await phones[1].get("/api/me/tokens")).json() if token["this"]]
        assert (await phones[0].delete("/api/me/session")).is_success
        assert (await two.ben.http.delete(f"/api/me/tokens/{device['id']}")).is_success
        assert (await phones[2].delete("/api/me/push")).is_success
        await takes_turn(two.wire)
        await two.told(1)
        await asyncio.sleep(1)
        assert service.asked == 1


@awaited
async def test_a_push_service_that_never_answers_keeps_nobody_waiting(pushing: Live, service: PushService) -> None:
    service.stuck.clear()
    async with Party(pushing.url) as party:
        two = await Two(party, service).begin()
        [bens] = await party.wires(two.table, two.ben)
        await bens.send(type="look", looking=False)
        failed = await counted(pushing, "failed")
        await takes_turn(two.wire)

        async def stuck() -> bool:
            return service.asked == 1

        await until(stuck)
        await takes_turn(bens)
        await takes_turn(two.wire)

        async def given_up() -> bool:
            return await counted(pushing, "failed") > failed

        await until(given_up)
        service.faults.clear()


@awaited
async def test_of_two_processes_exactly_one_tells(tmp_path: Path, postgres: Postgres, service: PushService) -> None:
    with Live(tmp_path, postgres.database(), workers=2, environment=PRIVATE) as server:
        async with Party(server.url) as party:
            two = await Two(party, service).begin()
            others = [await party.wire_of(two.anna, two.table) for _ in range(6)]
            for wire in others:
                await wire.join()
            await takes_turn(two.wire)
            await two.told(1)
            await asyncio.sleep(LONGER_THAN_THE_GRACE_S)
            assert len(service.told) == 1
            assert len(service.senders) == 1


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/a",
        "https://127.0.0.1/a",
        "https://[::1]/a",
        "https://[::ffff:10.0.0.1]/a",
        "https://10.1.2.3/a",
        "https://169.254.169.254/latest/meta-data",
        "https://push.example.org:22/a",
        "https://me@push.example.org/a",
        "https://push.example.org/a#b",
        "https:///a",
        "https://push.example.org/a b",
        "ftp://push.example.org/a",
        "nonsense",
    ],
)
def test_nothing_goes_where_a_guest_could_not_go_themselves(endpoint: str) -> None:
    with pytest.raises(Refused) as refused:
        checked_endpoint(endpoint)
    assert refused.value.code == "push"


@pytest.mark.parametrize(
    "address", ["127.0.0.1", "0.0.0.0", "192.168.1.1", "100.64.0.1", "224.0.0.1", "::1", "fe80::1", "fd00::1"]
)
def test_addresses_of_ones_own_network_are_known(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["64:ff9b::a00:1", "2002:a00:1::", "::ffff:8.8.8.8"])
def test_addresses_that_hide_another_are_not_used(address: str) -> None:
    assert not is_public(address)


def test_public_addresses_are_public() -> None:
    assert is_public("8.8.8.8")
    assert is_public("2001:4860:4860::8888")


@awaited
async def test_a_name_that_leads_home_is_found_out_when_it_is_looked_up() -> None:
    with pytest.raises(Refused, match="not on the public internet"):
        await address_of(urlsplit("https://localhost/a"))


@awaited
async def test_a_subscription_is_refused_in_a_sentence(live: Live, service: PushService) -> None:
    """At a server as everybody runs it: nothing private, and keys that are keys."""
    async with Party(live.url) as party:
        [anna] = await party.guests("Anna")
        private = await subscribes(anna, service)
        good = {"endpoint": "https://push.example.org/a", **service.device.keys}
        faulty = [good | {"p256dh": "A" * 87}, good | {"auth": "AAAA"}]
        answers = [private, *[await anna.http.put("/api/me/push", json=body) for body in faulty]]
        assert [answer.json()["error"]["code"] for answer in answers] == ["push"] * 3
        assert (await anna.http.put("/api/me/push", json=good)).status_code == 204
        stranger = await party.browser()
        assert (await stranger.put("/api/me/push", json=good)).status_code == 401


def test_our_own_device_reads_the_example_of_the_rfc() -> None:
    """RFC 8291, section 5: so what it reads of the server is right."""
    private = int.from_bytes(decoded("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    device = Device(ec.derive_private_key(private, CURVE), decoded("BTBZMqHH6r4Tts7J_aSIgg"))
    body = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert device.read(decoded(body)) == b"When I grow up, I want to be a watermelon"
