"""What may not be done says why, and by which rule."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.browser import DESKTOP, Visit
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


def test_a_refusal_of_the_server_is_shown_with_a_link_to_its_rule(visit: Visit) -> None:
    """A page with a fault: where one presses Draw it asks for the numbers, before anything was drawn."""
    anna = visit("Anna")

    def garbled(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: server.send(str(text).replace('["draw"]', '["take numbers"]')))

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


def test_a_guest_who_says_nonsense_as_a_code_is_told_so(visit: Visit) -> None:
    anna = visit("Anna")
    anna.allow(r"404 \(Not Found\)")
    anna.page.goto("/")
    anna.page.get_by_role("textbox", name="Code").fill("NOSUCH")
    anna.page.get_by_role("button", name="Join").click()
    expect(anna.page.get_by_role("alert")).not_to_be_empty()
