"""Whole games, each played through the page alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.browser import DESKTOP, PHONE, Visit
from tests.web.playing import by_keys, click, play, tap

pytestmark = pytest.mark.xdist_group("browser")

WINS = r"wins? (by \d+|the tie)|Shared by"
SOLO = {"players": 1, "level": 4}
BOTS = [{"is": "open"}, {"is": "bot", "bot": "careful"}, {"is": "bot", "bot": "random"}]


def test_a_stranger_plays_a_solo_game_with_the_mouse_one_click_after_opening_the_page(visit: Visit) -> None:
    page = visit(size=DESKTOP).page
    page.goto("/")
    page.get_by_role("button", name="Play solo, level 4").click()
    ending = play(page, "ten", click)
    assert re.search("JEN wins|is yours", ending)
    page.get_by_role("button", name="Check the deal").click()
    expect(page.get_by_text("Nobody could choose this deal.")).to_be_visible()


def test_a_solo_game_by_touch_on_a_phone(visit: Visit) -> None:
    anna = visit("Anna", size=PHONE, touch=True)
    table = anna.opens("ten", options=SOLO)
    anna.does(table, "start")
    anna.page.goto(f"/t/{table}")
    assert re.search("JEN wins|is yours", play(anna.page, "ten", tap))


def test_a_game_of_ten_by_keyboard_alone(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.opens("ten", options={"players": 2}, seats=BOTS[:2])
    anna.does(table, "start")
    anna.page.goto(f"/t/{table}")
    assert re.search(WINS, play(anna.page, "ten", by_keys))


def test_a_game_of_ten_trick_later_by_keyboard_alone(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.opens("trick_later", options={"players": 3}, seats=BOTS)
    anna.does(table, "start")
    anna.page.goto(f"/t/{table}")
    assert re.search(WINS, play(anna.page, "trick_later", by_keys))
