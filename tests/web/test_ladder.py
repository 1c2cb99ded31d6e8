"""The solo ladder on the page: what was beaten anywhere is ticked everywhere, and the next level is offered."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect

from tenfold.client import Server
from tests.server.test_ladder import MANY, plays_alone
from tests.server.visiting import Party
from tests.web.browser import PHONE, Visit, Visitor

pytestmark = pytest.mark.xdist_group("browser")


async def wins(url: str, token: str) -> None:
    """Play the lowest level until it is won, from a program of the same guest."""
    async with Party(url) as party, Server(url, token) as guest:
        for _ in range(MANY):
            if await plays_alone(party, guest):
                return
    raise AssertionError("the level is never won")


def beat_the_lowest_level(anna: Visitor) -> None:
    """In a thread of its own: Playwright keeps the loop of this one."""
    token = anna.post("/api/me/tokens", {"label": "program"})["token"]
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, wins(anna.url, token)).result()


def expect_ladder(page: Page, won: list[int]) -> None:
    """These levels are ticked, the one above them is offered, and no other says anything of the kind."""
    next_level = len(won) + 4
    expect(page.get_by_role("button", name=f"Play solo, level {next_level}")).to_be_visible()
    page.get_by_role("button", name="All levels").click()
    levels = page.get_by_role("dialog").get_by_role("listitem")
    expect(levels.filter(has_text=re.compile("Won$"))).to_have_count(len(won))
    for level in won:
        expect(levels.filter(has=page.get_by_label(f"Level {level}", exact=True))).to_contain_text("Won")
    expect(levels.filter(has_text="Your next level")).to_have_count(1)
    offered = levels.filter(has=page.get_by_label(f"Level {next_level}", exact=True))
    expect(offered).to_contain_text("Your next level")
    page.keyboard.press("Escape")


def test_t11_10_a_level_that_was_beaten_is_ticked_on_every_device_and_the_next_is_offered(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    for visitor in (anna, ben):
        visitor.page.goto("/")
        expect_ladder(visitor.page, [])
    beat_the_lowest_level(anna)
    anna.page.reload()
    expect_ladder(anna.page, [4])
    [won, *_] = anna.context.request.get("/api/me/tables").json()
    anna.page.goto(f"/t/{won['id']}")
    expect(anna.page.get_by_role("button", name="Level 5")).to_be_enabled()
    elsewhere = visit(size=PHONE)
    elsewhere.is_also(anna)
    elsewhere.page.goto("/")
    expect_ladder(elsewhere.page, [4])
    ben.page.reload()
    expect_ladder(ben.page, [])
