"""Guests of a server under load, and how long they wait."""

from __future__ import annotations

import asyncio
import time
from itertools import count
from typing import Any

import httpx
from prometheus_client.parser import text_string_to_metric_families

from tenfold.client import Server
from tenfold.client.errors import NotDone
from tenfold.table.commands import Move, Sit, Start
from tests.server.visiting import FAST, Party, Wire

TEN = {"players": 2, "first": 0}
addresses = (f"10.0.{n // 250}.{n % 250 + 1}" for n in count())


async def arrive(party: Party, name: str) -> Server:
    """A guest with an address of their own, as a proxy on this machine would tell it."""
    headers = {"X-Forwarded-For": next(addresses)}
    async with httpx.AsyncClient(base_url=party.url, headers=headers) as http:
        (await http.post("/api/guests", json={"name": name})).raise_for_status()
        token = (await http.post("/api/me/tokens", json={"label": "benchmark"})).raise_for_status().json()["token"]
    guest = await party.enter_async_context(Server(party.url, token))
    guest.http.headers.update(headers)
    guest.http.timeout = httpx.Timeout(None)
    return guest


async def bots_play(host: Server, *bots: str) -> str:
    seats = [{"is": "bot", "bot": bot} for bot in bots]
    table = (await host.open_table("ten", TEN, seats=seats, seat=None, house=FAST)).table.id
    await host.do(table, Start())
    return table


async def begun_by(guest: Server, bot: str) -> None:
    """A game that this bot begins against a guest, who never moves."""
    seats = [{"is": "open"}, {"is": "bot", "bot": bot}]
    table = (await guest.open_table("ten", {"players": 2, "first": 1}, seats=seats, seat=0, house=FAST)).table.id
    await guest.do(table, Start())


async def metric(guest: Server, name: str, **labels: str) -> float:
    families = text_string_to_metric_families((await guest.http.get("/metrics")).text)
    samples = [one for family in families for one in family.samples if one.name == name]
    return float(sum(one.value for one in samples if labels.items() <= one.labels.items()))


async def bot_answers(party: Party, host: Server, bot: str, wanted: int) -> list[float]:
    """How long this bot takes over a move, in milliseconds, from one durable move to the next, at tables of its own."""
    taken: list[float] = []
    while len(taken) < wanted:
        seats = [{"is": "bot", "bot": bot}] * 2
        table = (await host.open_table("ten", TEN, seats=seats, seat=None, house=FAST)).table.id
        [wire] = await party.wires(table, host)
        starting = asyncio.create_task(host.do(table, Start()))
        await news_of(wire, "started")
        taken += await intervals(wire, wanted - len(taken))
        await starting
        await wire.socket.close()
    return taken


async def news_of(wire: Wire, kind: str) -> dict[str, Any]:
    while (news := await wire.next_of("news"))["what"]["kind"] != kind:
        pass
    return news


async def intervals(wire: Wire, most: int) -> list[float]:
    """The times between moves, until so many or until the game is over."""
    taken: list[float] = []
    last, news = time.perf_counter(), {"outcome": None}
    while len(taken) < most and news.get("outcome") is None:
        news = await news_of(wire, "moved")
        now = time.perf_counter()
        taken.append((now - last) * 1e3)
        last = now
    return taken


async def human_moves(party: Party, first: Server, second: Server, wanted: int) -> list[float]:
    """From the sending of a move until the opponent has heard of it, in milliseconds."""
    taken: list[float] = []
    while len(taken) < wanted:
        table = (await first.open_table("ten", TEN, house=FAST)).table.id
        await second.do(table, Sit(1))
        wires = await party.wires(table, first, second)
        await first.do(table, Start())
        news = [await news_of(wire, "started") for wire in wires]
        while len(taken) < wanted and not any(one.get("outcome") for one in news):
            mover = 0 if news[0].get("legal") else 1
            command = {"do": "move", "actions": news[mover]["legal"][:1], "after": news[mover]["seq"]}
            began = time.perf_counter()
            await wires[mover].send(type="do", id=f"m{len(taken)}", command=command)
            news[1 - mover] = await news_of(wires[1 - mover], "moved")
            taken.append((time.perf_counter() - began) * 1e3)
            news[mover] = await news_of(wires[mover], "moved")
        for wire in wires:
            await wire.socket.close()
    return taken


async def facing_a_choice(guest: Server) -> str:
    """A table of this guest and a bot, where the guest must choose."""
    seats = [{"is": "open"}, {"is": "bot", "bot": "random"}]
    table = (await guest.open_table("ten", TEN, seats=seats, seat=0, house=FAST)).table.id
    await guest.do(table, Start())
    while len((shown := await guest.look(table)).legal or ()) < 2:
        if shown.legal:
            await guest.do(table, Move(shown.legal[:1], shown.seq))
    return table


async def hint_ms(guest: Server, table: str) -> float:
    """How long a hint takes, asked for until it can be given."""
    while True:
        began = time.perf_counter()
        try:
            await guest.hint(table)
        except NotDone as why:
            if why.code not in ("not_ready", "too_fast"):
                raise
            await asyncio.sleep(1.0)
        else:
            return (time.perf_counter() - began) * 1e3
