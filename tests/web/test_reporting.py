"""Telling whoever runs the server about somebody, words that are taken away, closed tables, one's own data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.house import House
from tests.server.live import Live
from tests.web.browser import DESKTOP, PHONE, Visit
from tests.web.test_friends import QUICK, sits

pytestmark = pytest.mark.xdist_group("browser")


def says_thanks(page: Page) -> None:
    dialog = page.get_by_role("dialog", name="Report")
    expect(dialog.get_by_role("status")).to_contain_text("Thank you for saying so")
    dialog.get_by_role("button", name="Close").last.click()
    expect(dialog).to_be_hidden()


def test_somebody_is_reported_from_the_menu_by_touch_and_from_the_chat_by_keys(live: Live, visit: Visit) -> None:
    house = House(live, None)
    anna, ben, wanda = visit("Anna", size=PHONE), visit("Ben", size=DESKTOP), visit("Wanda")
    table = anna.opens("ten", options=QUICK)
    sits(ben, table, 1)
    anna.does(table, "start")
    wanda.does(table, "say", text="You play like a potato")

    anna.page.goto(f"/t/{table}")
    anna.page.get_by_role("button", name="Table", exact=True).tap()
    anna.page.get_by_role("button", name="Report Ben").tap()
    dialog = anna.page.get_by_role("dialog", name="Report Ben")
    dialog.get_by_role("textbox", name="What happened?").fill("Waits on purpose")
    dialog.get_by_role("switch", name="With the chat").tap()
    dialog.get_by_role("button", name="Send the report").tap()
    says_thanks(anna.page)

    # A watcher who spoke, by keys alone.
    page = ben.page
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Draw", exact=True).or_(page.get_by_text("Anna").first).first.wait_for()
    page.keyboard.press("t")
    page.get_by_role("button", name="Report somebody").press("Enter")
    page.get_by_role("radio", name="Wanda").press("Space")
    page.get_by_role("textbox", name="What happened?").press_sequentially("rude")
    page.get_by_role("button", name="Send the report").press("Enter")
    says_thanks(page)

    found = {line[5]: line for line in house.admin("reports") if line[3] == table}
    assert {name: line[6] for name, line in found.items()} == {"Ben": "Waits on purpose", "Wanda": "rude"}
    assert house.admin("report", found["Ben"][0])[2:] == []
    [seen] = house.admin("report", found["Wanda"][0])[2:]
    assert seen[2:] == ["Wanda", "You play like a potato"]

    # What is taken away leaves the open page.
    expect(page.get_by_text("You play like a potato").first).to_be_visible()
    house.admin("unsay", table, seen[0])
    expect(page.get_by_text("Taken away by whoever runs this server").first).to_be_visible()
    expect(page.get_by_text("potato")).to_have_count(0)

    # A table that is closed says so, to those who are there and to those who come.
    house.admin("close", table, "--say", "Be kind to each other.")
    for one in (page, anna.page):
        expect(one.get_by_role("heading", name="This table is closed")).to_be_visible()
        expect(one.get_by_text("Be kind to each other.")).to_be_visible()
    page.goto("/")
    expect(page.get_by_text("Closed", exact=True)).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_one_downloads_what_is_kept_and_is_deleted_after_a_question(visit: Visit, size: object) -> None:
    anna = visit("Anna Karenina", size=size)
    anna.allow(r"status of 401")
    page = anna.page
    anna.opens("ten", options=QUICK)
    page.goto("/settings")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download what is kept about me").click()
    data = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert (data["name"], data["id"]) == ("Anna Karenina", anna.guest)
    assert download.value.suggested_filename == "tenfold-my-data.json"
    page.get_by_role("button", name="Delete me", exact=True).click()
    dialog = page.get_by_role("dialog", name="Delete you for good?")
    dialog.get_by_role("button", name="Close").click()
    assert anna.context.request.get("/api/me").ok
    page.get_by_role("button", name="Delete me", exact=True).click()
    dialog.get_by_role("button", name="Delete me for good").click()
    expect(dialog.get_by_role("status")).to_contain_text("You are forgotten")
    expect(page.get_by_role("button", name="Delete me", exact=True)).to_have_count(0)
    assert anna.context.request.get("/api/me").status == 401
