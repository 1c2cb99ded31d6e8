"""What lies around every table: a bot that stands in, the card with the rules in short, the settings of this device."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.browser import PHONE, Visit
from tests.web.stories import WAYS_OF_TEN, deck, moves, trick_later

pytestmark = pytest.mark.xdist_group("browser")


def test_a_seat_that_a_bot_plays_can_be_taken_back(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    table = anna.opens("ten", **deck(WAYS_OF_TEN))
    ben.does(table, "sit", seat=1)
    anna.does(table, "start")
    anna.does(table, "remove", seat=1)
    ben.page.goto(f"/t/{table}")
    ben.page.get_by_role("button", name="Take it back").click()
    expect(ben.page.get_by_role("button", name="Take it back")).to_be_hidden()
    for action in ("draw", "take numbers", "pass"):
        moves(anna, table, action)
    expect(ben.page.get_by_role("button", name=re.compile("^Draw"))).to_be_enabled()


def test_the_rules_in_short_are_one_tap_away_and_lead_to_all_of_them(visit: Visit) -> None:
    anna = visit("Anna", size=PHONE)
    anna.page.goto(f"/t/{trick_later(anna)}")
    anna.page.get_by_role("button", name="In short").tap()
    anna.page.get_by_role("dialog", name="In short").get_by_role("link", name="All rules").tap()
    expect(anna.page).to_have_url(re.compile("/rules/trick_later$"))
    expect(anna.page.get_by_role("heading", name="End of the round")).to_be_visible()


def test_shapes_on_every_card_are_kept_for_this_device(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.opens("ten", **deck(WAYS_OF_TEN), seats=[{"is": "open"}, {"is": "bot", "bot": "careful"}])
    anna.does(table, "start")
    for action in ("draw", "take numbers"):
        moves(anna, table, action)
    anna.page.goto(f"/t/{table}")
    yours = anna.page.get_by_role("region", name="Anna").locator(".slot svg.shape")
    anna.page.locator("section.stage").wait_for()
    expect(yours).to_have_count(0)
    anna.page.goto("/settings")
    anna.page.get_by_role("switch", name="Shapes on every card").click()
    anna.page.goto(f"/t/{table}")
    expect(yours).to_have_count(1)
