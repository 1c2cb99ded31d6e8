"""How the table feels: heard from the first gesture on, muted for good, and a result that is a moment."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import PHONE, Visit, Visitor, until
from tests.web.playing import now, play, tap
from tests.web.test_accessible import found_by_axe

pytestmark = pytest.mark.xdist_group("browser")

SOLO = {"players": 1, "level": 4, "deck": {"b1": 1, "b2": 1, "b3": 1, "g5": 1, "o1": 1, "o2": 1, "p4": 1, "$1": 2}}
WON = re.compile("^Level 4 is yours$|^JEN wins (by|the tie)")
# Counts what the page makes of its device: contexts of sound, sounds that begin, vibrations.
COUNTED = """
    window.felt = { contexts: 0, sounds: 0, buzzes: 0 };
    const Real = window.AudioContext;
    window.AudioContext = class extends Real { constructor(...a) { super(...a); window.felt.contexts += 1; } };
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...a) { window.felt.sounds += 1; return start.apply(this, a); };
    navigator.vibrate = () => { window.felt.buzzes += 1; return true; };
"""


def solo(anna: Visitor) -> Page:
    anna.context.add_init_script(COUNTED)
    table = anna.opens("ten", options=SOLO)
    anna.does(table, "start")
    anna.page.goto(f"/t/{table}")
    return anna.page


def felt(page: Page, what: str) -> int:
    count: int = page.evaluate(f"window.felt.{what}")
    return count


def heads(page: Page) -> str:
    return page.locator(".result h1").inner_text()


def test_a_whole_game_by_touch_is_heard_after_the_first_tap_and_ends_in_a_moment(visit: Visit) -> None:
    anna = visit("Anna", size=PHONE, touch=True, motion="no-preference")
    page = solo(anna)
    now(page)
    assert felt(page, "contexts") == 0
    page.get_by_role("button", name="Draw", exact=True).tap()
    until(page, "window.felt.contexts === 1")
    play(page, "ten", tap)
    assert felt(page, "contexts") == 1
    assert felt(page, "sounds") > 0
    assert felt(page, "buzzes") > 0
    assert WON.search(heads(page))
    # It is told to the end by itself, and what it says then follows from the server.
    expect(page.locator(".winner[data-told=true]")).to_be_visible()
    expect(page.locator(".winner .verdict")).to_be_visible()
    expect(page.locator(".winner .total .numeral")).to_have_attribute("aria-label", re.compile(r"^\d+ points?$"))
    expect(page.get_by_role("list", name="Solo, level by level").get_by_role("listitem")).to_have_count(7)
    assert found_by_axe(page, {}) == []


def test_with_less_motion_the_result_is_there_at_once_and_muted_stays_muted(visit: Visit) -> None:
    anna = visit("Anna", size=PHONE, touch=True)
    page = solo(anna)
    now(page)
    page.get_by_role("button", name="Turn sounds off").tap()
    page.reload()
    expect(page.get_by_role("button", name="Turn sounds on")).to_be_visible()
    play(page, "ten", tap)
    assert page.locator(".winner").get_attribute("data-told") == "true"
    assert felt(page, "contexts") == 0
    assert WON.search(heads(page))
    # Whoever comes back sees the end, not the way there.
    page.reload()
    expect(page.locator(".winner[data-told=true]")).to_be_visible()
