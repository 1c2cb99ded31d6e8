"""A hint at the table: a button on the stage, and a sheet with the alternatives and their chances."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tenfold.bots.ready import make_ready
from tests.web.browser import DESKTOP, PHONE, Visit
from tests.web.stories import BOT, OPEN, deck, moves

pytestmark = pytest.mark.xdist_group("browser")

NOT_READY = r"503 \(Service Unavailable\)"


def ask(page: Page, game: str) -> list[str]:
    """Ask for a hint; the alternatives as the sheet lists them. The adviser is compiled here, so that the server finds it."""
    make_ready("sharp", game)
    page.get_by_role("button", name="Hint").click()
    sheet = page.get_by_role("dialog", name="Hint")
    expect(sheet.locator(".hint")).to_have_attribute("aria-busy", "false")
    expect(sheet).to_contain_text("would choose")
    return sheet.get_by_role("listitem").all_inner_texts()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_in_ten_it_names_the_alternatives_with_their_chances(visit: Visit, size: Any) -> None:
    anna = visit("Anna", size=size)
    anna.allow(NOT_READY)
    table = anna.opens("ten", seats=[OPEN, BOT], seat=0, **deck(["b9", "$1", "g3", "o4", "b5", "p1", "b8", "p9"]))
    anna.does(table, "start")
    moves(anna, table, "draw")
    anna.page.goto(f"/t/{table}")
    lines = ask(anna.page, "ten")
    assert {line.splitlines()[0] for line in lines} == {"Draw", "Take numbers"}
    assert all(re.search(r"\d+%", line) for line in lines)
    anna.page.get_by_role("dialog", name="Hint").get_by_role("button", name="Close").click()
    expect(anna.page.get_by_role("button", name=re.compile("^Take numbers"))).to_be_visible()


def test_in_10_trick_later_it_names_cards(visit: Visit) -> None:
    anna = visit("Anna", size=PHONE)
    anna.allow(NOT_READY)
    options = {"players": 3, "first": 0}
    table = anna.opens("trick_later", seats=[OPEN, BOT, BOT], seat=0, options=options, seed="tea")
    anna.does(table, "start")
    anna.page.goto(f"/t/{table}")
    lines = ask(anna.page, "trick_later")
    assert len(lines) > 1
    assert all(re.match(r"(Play|Give) \w+ \d|Exchange|Keep", line) for line in lines)


def test_among_people_the_host_must_allow_it(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    table = anna.opens("ten", options={"first": 0})
    ben.does(table, "sit", seat=1)
    anna.page.goto(f"/t/{table}")
    anna.does(table, "start")
    expect(anna.page.get_by_role("button", name=re.compile("^Draw"))).to_be_visible()
    expect(anna.page.get_by_role("button", name="Hint")).to_be_hidden()
    anna.does(table, "change", house={"pace": 0, "hints": True})
    expect(anna.page.get_by_role("button", name="Hint")).to_be_visible()
