"""What a finished table shows follows from the finished table, whatever is said after it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import DESKTOP, Visit, Visitor
from tests.web.stories import moves, ten_phases

pytestmark = pytest.mark.xdist_group("browser")

STANDS_FOR = re.compile(r"is \w+ 3")


def legal(who: Visitor, table: str) -> list[str]:
    answer = who.context.request.get(f"/api/tables/{table}")
    return answer.json().get("legal") or []


def finish(anna: Visitor, ben: Visitor, phases: Iterator[tuple[str, str]]) -> str:
    """The story to its end; the table."""
    table = [table for _, table in phases][-1]
    while any(may := {who: legal(who, table) for who in (anna, ben)}.values()):
        mover, actions = next((who, actions) for who, actions in zip((anna, ben), may, strict=True) if actions)
        moves(mover, table, actions[0])
    return table


def scoring(page: Page) -> str:
    return page.locator(".counts").inner_text()


def says(page: Page, text: str) -> None:
    page.get_by_role("button", name="Chat").click()
    page.get_by_role("textbox", name="Say something").fill(text)
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".dock .chat").get_by_text(text)).to_be_visible()


def test_the_scoring_stays_when_somebody_talks_or_asks_for_a_rematch(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    page = anna.page
    table = finish(anna, ben, ten_phases(anna, ben))
    page.goto(f"/t/{table}")
    expect(page.locator(".counts")).to_contain_text(STANDS_FOR)
    before = scoring(page)
    says(page, "Well played!")
    assert scoring(page) == before
    ben.does(table, "rematch")
    expect(page.get_by_role("link", name="To the rematch")).to_be_visible()
    assert scoring(page) == before


def test_the_odds_stay_while_somebody_talks(visit: Visit) -> None:
    anna, ben = visit("Anna", size=DESKTOP), visit("Ben")
    page = anna.page
    phases = ten_phases(anna, ben)
    _, table = next(phases)
    page.goto(f"/t/{table}")
    odds = page.locator("aside.odds section")
    odds.get_by_role("button", name="Show odds").click()
    expect(odds).to_contain_text("%")
    before = odds.inner_text()
    ben.does(table, "say", text="Take your time")
    expect(page.locator(".dock .chat")).to_contain_text("Take your time")
    assert odds.inner_text() == before
