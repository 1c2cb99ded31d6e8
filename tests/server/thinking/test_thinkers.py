"""What the face of thinking refuses, and who plays where a search has no place."""

from __future__ import annotations

import asyncio
import os

import msgspec
import pytest

from tenfold.bots.contract import Advice
from tenfold.bots.ready import is_ready, make_ready
from tenfold.core.registry import find_game
from tenfold.server.thinking.questions import Question
from tenfold.server.thinking.thinkers import HINTS_OF_ADDRESS, Thinkers, search_caps
from tenfold.server.thinking.thought import For
from tenfold.table.refused import Refused
from tests.server.thinking.test_pool import question
from tests.server.visiting import awaited


async def adviser_ready() -> None:
    while not is_ready("sharp", "ten"):
        await asyncio.sleep(0.05)


async def advise(thinkers: Thinkers, asked: Question, guest: str, address: str) -> tuple[Advice | None, bool]:
    who = For(guest, address, guest)
    return await thinkers.advise(find_game("ten"), "seed", asked.view, asked.legal, who, lambda: True)


@awaited
async def test_an_address_has_so_many_hints_at_a_time() -> None:
    make_ready("sharp", "ten")
    thinkers, asked = Thinkers(), question("sharp", "ten")
    asking = [asyncio.create_task(advise(thinkers, asked, f"guest {n}", "school")) for n in range(HINTS_OF_ADDRESS)]
    await asyncio.sleep(0)
    with pytest.raises(Refused) as refused:
        await advise(thinkers, asked, "one more", "school")
    assert refused.value.code == "hints_busy"
    asking[-1].cancel()
    await asyncio.gather(asking[-1], return_exceptions=True)
    advice, _ = await advise(thinkers, asked, "one more", "school")
    assert advice is not None
    assert advice.best in asked.legal
    await asyncio.gather(*asking, return_exceptions=True)
    assert not thinkers.hints
    assert not thinkers.hints_at
    await thinkers.close()


@awaited
async def test_where_too_many_searches_wait_a_quick_bot_plays() -> None:
    make_ready("sharp", "ten")
    await adviser_ready()
    thinkers, asked = Thinkers(), question("sharp", "ten")
    thinkers.searches.caps = msgspec.structs.replace(thinkers.searches.caps, queued_of_guest=0)
    who = thinkers.on_behalf_of("anna", "table")
    action = await thinkers.choose("sharp", find_game("ten"), "seed", asked.view, asked.legal, who, lambda: True)
    assert action in asked.legal
    assert (len(thinkers.quick.pool.workers), len(thinkers.searches.pool.workers)) == (1, 0)
    await thinkers.close()


@awaited
async def test_for_a_bot_that_is_not_installed_any_more_another_plays() -> None:
    thinkers, asked = Thinkers(), question()
    who = thinkers.on_behalf_of("anna", "table")
    action = await thinkers.choose("nobody", find_game("trick_later"), "seed", asked.view, asked.legal, who, lambda: True)
    assert action in asked.legal
    assert thinkers.missing == {("nobody", "trick_later")}
    await thinkers.close()


def test_no_guest_and_no_address_gets_all_places(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, places in ((1, (2, 1, 2)), (2, (2, 1, 2)), (4, (4, 2, 3)), (16, (16, 8, 15))):
        monkeypatch.setattr(os, "sched_getaffinity", lambda _, cores=cores: set(range(cores)))
        caps = search_caps(1)
        assert (caps.all, caps.guest, caps.address) == places
    assert search_caps(8).all == 2


def test_where_a_guest_came_from_last_is_remembered() -> None:
    thinkers = Thinkers()
    assert thinkers.on_behalf_of("anna", "table") == For("anna", "anna", "table")
    thinkers.note("anna", "10.0.0.1")
    thinkers.note("anna", "10.0.0.2")
    assert thinkers.on_behalf_of("anna", "table") == For("anna", "10.0.0.2", "table")


@awaited
async def test_a_net_that_somebody_named_plays_itself(caplog: pytest.LogCaptureFixture) -> None:
    make_ready("net:ten-v1", "ten")
    thinkers = Thinkers()
    while not is_ready("net:ten-v1", "ten"):
        await asyncio.sleep(0.05)
    assert thinkers.who_plays("net:ten-v1", "ten") == "net:ten-v1"
    assert caplog.text == ""
    await thinkers.close()
