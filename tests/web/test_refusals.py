"""What may not be done says why, and by which rule."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.web.browser import DESKTOP, PHONE, Visit
from tests.web.stories import trick_later

pytestmark = pytest.mark.xdist_group("browser")


def test_a_card_that_may_not_be_played_says_why_and_links_to_its_rule(visit: Visit) -> None:
    anna = visit("Anna", size=DESKTOP)
    page = anna.page
    page.goto(f"/t/{trick_later(anna)}")
    page.get_by_role("button", name="infected 1, may not be played").hover()
    stage = page.locator("section.stage")
    expect(stage).to_contain_text("No infected may be led yet")
    page.get_by_role("button", name="infected 1, may not be played").focus()
    rule = stage.get_by_role("link", name=re.compile(r"Rule L\d"))
    number = rule.inner_text().split()[-1]
    rule.click()
    expect(page.locator(f"[id='{number}']")).to_be_in_viewport()


def garbled(socket: WebSocketRoute) -> None:
    """A page with a fault: where one presses Draw it asks for the numbers, before anything was drawn."""
    server = socket.connect_to_server()
    socket.on_message(lambda text: server.send(str(text).replace('["draw"]', '["take numbers"]')))


def test_a_refusal_of_the_server_is_shown_with_a_link_to_its_rule(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.page
    page.route_web_socket(re.compile("/socket$"), garbled)
    table = anna.opens("ten", options={"players": 1})
    anna.does(table, "start")
    page.goto(f"/t/{table}")
    page.get_by_role("button", name=re.compile("^Draw")).click()
    refusal = page.get_by_role("alert").filter(has_text="Rule")
    expect(refusal).to_contain_text("A turn starts with a draw")
    link = refusal.get_by_role("link", name=re.compile(r"Rule T\d"))
    with page.expect_popup() as opened:
        link.click()
    number = link.inner_text().split()[-1]
    expect(opened.value.locator(f"[id='{number}']")).to_be_in_viewport()
    page.get_by_role("button", name="Close").click()
    expect(refusal).to_be_hidden()


def test_a_refusal_is_shown_at_the_table_also_where_the_chat_is_beside_it(visit: Visit) -> None:
    anna, ben = visit("Anna", size=DESKTOP), visit("Ben")
    page = anna.page
    page.route_web_socket(re.compile("/socket$"), garbled)
    table = anna.opens("ten", options={"players": 2, "first": 0})
    ben.does(table, "sit", seat=1)
    anna.does(table, "start")
    page.goto(f"/t/{table}")
    page.get_by_role("button", name=re.compile("^Draw")).click()
    expect(page.get_by_role("main").get_by_role("alert").filter(has_text="Rule")).to_be_visible()
    expect(page.get_by_role("complementary", name="Log and chat").get_by_role("textbox")).to_be_visible()
    expect(page.get_by_role("alert").filter(has_text="Rule")).to_have_count(1)


def test_a_guest_who_says_nonsense_as_a_code_is_told_so(visit: Visit) -> None:
    anna = visit("Anna")
    anna.allow(r"404 \(Not Found\)")
    anna.page.goto("/")
    anna.page.get_by_role("textbox", name="Code").fill("NOSUCH")
    anna.page.get_by_role("button", name="Join").click()
    expect(anna.page.get_by_role("alert")).not_to_be_empty()


def test_a_choice_that_the_table_refuses_goes_back_to_what_the_table_has(visit: Visit) -> None:
    anna = visit("Anna", size=PHONE)
    page = anna.page
    page.goto(f"/t/{trick_later(anna)}")
    page.get_by_role("button", name="Table", exact=True).tap()
    sheet = page.get_by_role("dialog", name="Table")
    sheet.get_by_text("Table settings").tap()
    clock = sheet.get_by_role("group", name="Clock")
    clock.get_by_role("radio", name="calm").tap()
    refusal = sheet.get_by_role("alert")
    expect(refusal).to_contain_text("The game has started; that can only be done before.")
    expect(refusal).to_be_in_viewport(ratio=1)
    expect(clock.get_by_role("radio", name="none")).to_be_checked()
    sheet.get_by_role("radio", name="slow").tap()
    expect(sheet.get_by_role("radio", name="slow")).to_be_checked()
    expect(refusal).to_be_hidden()


def test_a_game_that_cannot_be_opened_says_why_where_it_was_asked_for(visit: Visit) -> None:
    """A page with a fault: it asks for a bot that does not exist."""
    anna = visit("Anna", size=PHONE)
    anna.allow(r"400 \(Bad Request\)")
    page = anna.page

    def garbled(route: Route) -> None:
        route.continue_(post_data=(route.request.post_data or "").replace("sharp", "champion"))

    page.route("**/api/tables", garbled)
    page.goto("/")
    page.get_by_role("button", name="Against bots").tap()
    sheet = page.get_by_role("dialog", name="Against bots")
    sheet.get_by_role("radio", name="Sharp bot").tap()
    sheet.get_by_role("button", name="Play", exact=True).tap()
    expect(sheet.get_by_role("alert")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("alert")).to_have_count(1)
    sheet.get_by_role("radio", name="Careful bot").tap()
    sheet.get_by_role("button", name="Play", exact=True).tap()
    expect(page).to_have_url(re.compile("/t/"))
