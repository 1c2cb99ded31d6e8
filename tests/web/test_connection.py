"""The same table and the same state, whatever happens to the page and to its connection."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.live import Live
from tests.web.browser import OFFLINE, Visit, Visitor

pytestmark = [pytest.mark.xdist_group("browser"), pytest.mark.service_worker]

LOST = "The connection is lost"
NO_WILDS = {"b1": 2, "g2": 2, "o3": 2, "$1": 2}
RESTARTED = (*OFFLINE, r"Failed to load resource")


@pytest.fixture
def anna(visit: Visit) -> Visitor:
    return at_a_table(visit("Anna"))


def at_a_table(anna: Visitor) -> Visitor:
    """A solo table, to draw."""
    table = anna.opens("ten", options={"players": 1, "level": 4, "deck": NO_WILDS})
    anna.does(table, "start")
    anna.page.goto(f"/t/{table}")
    has_cards_left(anna.page, 8)
    return anna


def has_cards_left(page: Page, n: int) -> None:
    expect(page.get_by_role("img", name=f"{n} in the deck")).to_be_visible()


def draw(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^Draw")).click()


def test_a_server_that_is_killed_and_comes_back_is_noticed_and_nothing_is_lost(anna: Visitor, live: Live) -> None:
    anna.allow(*RESTARTED)
    draw(anna.page)
    has_cards_left(anna.page, 7)
    live.kill()
    expect(anna.page.get_by_text(LOST)).to_be_visible()
    live.start()
    expect(anna.page.get_by_text(LOST)).to_be_hidden()
    draw(anna.page)
    has_cards_left(anna.page, 6)


def test_what_is_done_while_offline_is_done_once_when_the_connection_is_back(anna: Visitor) -> None:
    anna.allow(*OFFLINE)
    anna.context.set_offline(True)
    expect(anna.page.get_by_text(LOST)).to_be_visible()
    draw(anna.page)
    anna.context.set_offline(False)
    expect(anna.page.get_by_text(LOST)).to_be_hidden()
    has_cards_left(anna.page, 7)


def test_two_tabs_show_the_same_table(anna: Visitor) -> None:
    other = anna.tab()
    other.goto(anna.page.url)
    draw(other)
    for page in (anna.page, other):
        has_cards_left(page, 7)
    draw(anna.page)
    for page in (anna.page, other):
        has_cards_left(page, 6)


def test_the_back_button_and_a_reload_keep_the_table(anna: Visitor) -> None:
    page = anna.page
    draw(page)
    has_cards_left(page, 7)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("dialog").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
    page.go_back()
    has_cards_left(page, 7)
    page.reload()
    has_cards_left(page, 7)


def test_the_table_is_found_again_from_the_home_screen(anna: Visitor) -> None:
    page = anna.page
    page.get_by_role("link", name="Tenfold").click()
    page.reload()
    page.get_by_role("link", name="Your turn").click()
    has_cards_left(page, 8)


def test_an_old_page_asks_to_be_loaded_again_after_the_server_was_upgraded(visit: Visit, live: Live) -> None:
    anna = at_a_table(visit("Anna", service_workers="block"))
    anna.allow(*RESTARTED)
    page = anna.page
    page.route("**/build.json", lambda route: route.fulfill(json={"build": "a newer one"}))
    live.stop()
    live.start()
    expect(page.get_by_text("There is a newer version of this page.")).to_be_visible()
    page.get_by_role("button", name="Reload").click()
    has_cards_left(page, 8)
    expect(page.get_by_text("There is a newer version of this page.")).to_be_hidden()


def test_another_device_becomes_the_same_guest_by_a_link(anna: Visitor, visit: Visit) -> None:
    anna.page.goto("/settings")
    anna.page.get_by_role("button", name="Make a link").click()
    link = anna.page.get_by_role("textbox", name="Link").input_value()
    phone = visit()
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Be the same guest here").click()
    phone.page.get_by_role("link", name="Your turn").click()
    has_cards_left(phone.page, 8)
