"""After the game: one's games in a list and in numbers, on a phone and on a desktop."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import DESKTOP, PHONE, Visit, Visitor, until
from tests.web.sizes import TOO_WIDE
from tests.web.test_accessible import RULES, found_by_axe

pytestmark = pytest.mark.xdist_group("browser")

SOLO = {"players": 1, "level": 4}


def plays(anna: Visitor, table: str) -> str:
    """Take the last thing that may be done until it is over."""
    while True:
        now = anna.context.request.get(f"/api/tables/{table}").json()
        if now["table"]["status"] == "over":
            return table
        anna.does(table, "move", actions=[now["legal"][-1]], after=now["seq"])


def parts_at_the_first_choice(ben: Visitor, table: str) -> None:
    """Do what must be done, and then the first thing of several: not what `plays` does."""
    legal: list[str] = []
    while len(legal) < 2:
        now = ben.context.request.get(f"/api/tables/{table}").json()
        legal = now["legal"]
        ben.does(table, "move", actions=[legal[0]], after=now["seq"])


def alone(anna: Visitor) -> str:
    table = anna.opens("ten", options=SOLO)
    anna.does(table, "start")
    return plays(anna, table)


def checked(page: Page, theme: Literal["light", "dark"]) -> None:
    assert page.evaluate(TOO_WIDE) <= 0
    assert not found_by_axe(page, RULES[theme])


def test_my_games_are_at_home_and_say_how_they_ended(visit: Visit) -> None:
    anna = visit("Anna", size=PHONE)
    tables = [alone(anna), alone(anna)]
    page = anna.page
    page.goto("/")
    rows = page.locator("section.played li")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(re.compile("won|lost"))
    expect(rows.first).to_contain_text("TEN alone, level 4")
    expect(page.get_by_text("Over", exact=True)).to_have_count(0)
    checked(page, "light")
    page.get_by_role("link", name="All, with statistics").tap()
    expect(page.get_by_role("heading", name="My games", level=1)).to_be_visible()
    expect(page.get_by_role("table")).to_have_count(2)
    expect(page.get_by_text("Turns that bust")).to_be_visible()
    checked(page, "light")
    page.get_by_label("Result").select_option("won")
    expect(page.locator("main ul > li")).to_have_count(
        sum(game["place"] == 1 for game in anna.context.request.get("/api/me/games").json()["games"])
    )
    page.get_by_label("Result").select_option("any")
    page.get_by_role("button", name="Delete single games").tap()
    page.get_by_role("button", name=re.compile("Delete: TEN")).first.tap()
    expect(page.locator("main ul > li")).to_have_count(1)
    left = anna.context.request.get("/api/me/games").json()["games"]
    assert [game["id"] for game in left] == tables[:1]


def test_games_are_saved_and_deleted_by_keys(visit: Visit, tmp_path: Path) -> None:
    anna = visit("Anna", size=DESKTOP, theme="dark")
    alone(anna)
    page = anna.page
    page.goto("/games")
    button = page.get_by_role("button", name="Table (CSV)")
    button.focus()
    with page.expect_download() as saved:
        page.keyboard.press("Enter")
    saved.value.save_as(tmp_path / "games.csv")
    assert (tmp_path / "games.csv").read_text().startswith("table,game,started")
    checked(page, "dark")
    page.get_by_role("button", name="Delete all my games").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Delete all", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("No finished game yet.")).to_be_visible()


def test_games_of_public_tables_are_for_everybody(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.opens("ten", options=SOLO, house={"pace": 0, "public": True})
    anna.does(table, "start")
    plays(anna, table)
    anna.context.request.get("/api/me/games")
    stranger = visit()
    stranger.page.goto("/")
    stranger.page.get_by_role("link", name="Finished games of public tables").click()
    stranger.page.locator(f"a[href='/t/{table}']").click()
    expect(stranger.page.get_by_role("link", name="Replay")).to_be_visible()


def test_a_result_is_shared_without_its_end(visit: Visit) -> None:
    anna = visit("Anna", size=PHONE)
    table = anna.opens("ten", options=SOLO, house={"pace": 0, "watchers": False})
    anna.does(table, "start")
    plays(anna, table)
    page = anna.page
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Share", exact=True).tap()
    until(page, "document.querySelector('dialog img')?.naturalWidth === 1200")
    link = page.get_by_role("textbox", name="Link").input_value()
    expect(page.locator("dialog .text")).to_contain_text(f"How would you have played? {link}")
    assert not set(re.findall(r"\d+", page.locator("dialog .text").inner_text().split(". How")[0])) & {"0"}
    stranger = visit(size=PHONE)
    stranger.allow("403")
    stranger.page.goto(link)
    expect(stranger.page.get_by_text("Only those who play can look")).to_be_visible()
    page.get_by_role("switch", name="Whoever has the link may look").tap()
    expect(page.get_by_role("switch", name="Whoever has the link may look")).to_be_checked()
    assert not found_by_axe(page, RULES["light"])
    stranger.page.goto(link)
    expect(stranger.page.get_by_role("slider", name="Place in the game")).to_have_value("0")
    expect(stranger.page.locator(".controls .where")).to_have_text("Turn 1")


def test_a_deal_is_offered_played_and_compared(visit: Visit) -> None:
    anna, ben = visit("Anna", size=DESKTOP), visit("Ben", size=PHONE, theme="dark")
    table = alone(anna)
    anna.page.goto(f"/t/{table}")
    anna.page.get_by_role("button", name="Share", exact=True).click()
    anna.page.get_by_role("button", name="Make a link").click()
    expect(anna.page.get_by_role("textbox", name="Link")).to_have_count(2)
    link = anna.page.get_by_role("textbox", name="Link").last.input_value()
    page = ben.page
    page.goto(link)
    expect(page.get_by_text("Anna offers you this deal.")).to_be_visible()
    expect(page.get_by_text("The list opens when you have, too.")).to_be_visible()
    expect(page.locator("main ol")).to_have_count(0)
    checked(page, "dark")
    page.get_by_role("button", name="Open and play").tap()
    page.wait_for_url("**/t/*")
    other = page.url.rsplit("/", 1)[1]
    parts_at_the_first_choice(ben, other)
    plays(ben, other)
    page.reload()
    page.get_by_role("link", name="Compare").tap()
    expect(page.locator("main ol li")).to_have_count(2)
    page.get_by_role("button", name="Compare Anna").tap()
    expect(page.get_by_text("You and Anna did the same")).to_be_visible()
    checked(page, "dark")


def test_a_new_deal_is_offered_and_waits_at_home_for_whoever_was_sent_it(visit: Visit) -> None:
    anna, ben = visit("Anna", size=PHONE), visit("Ben", size=PHONE)
    page = anna.page
    page.goto("/")
    page.get_by_role("button", name="Against bots").first.tap()
    sheet = page.get_by_role("dialog", name="Against bots")
    sheet.get_by_role("radio", name="Careful bot").check()
    sheet.get_by_role("button", name="Let others play the same deal").tap()
    page.wait_for_url("**/d/*")
    expect(page.get_by_text("The list opens when you have, too.")).to_be_visible()
    ben.page.goto(page.url)
    expect(ben.page.get_by_text("Anna offers you this deal.")).to_be_visible()
    ben.page.goto("/")
    waiting = ben.page.locator("section.challenges li")
    expect(waiting).to_contain_text("Offered by Anna · not played yet")
    checked(ben.page, "light")
    waiting.get_by_role("link").tap()
    ben.page.get_by_role("button", name="Open and play").tap()
    ben.page.wait_for_url("**/t/*")
    ben.page.goto("/games")
    expect(waiting).to_contain_text("Offered by Anna · you are playing")
    page.goto("/games")
    expect(page.locator("section.challenges li")).to_contain_text("Offered by Anna · not played yet")


def test_a_link_to_a_deal_or_a_review_that_is_not_there_says_so_and_leads_home(visit: Visit) -> None:
    anna = visit("Anna", size=PHONE)
    anna.allow("404")
    anna.page.goto("/d/nobody-knows")
    expect(anna.page.get_by_role("alert")).to_have_text("There is no deal with this link. Ask for it again.")
    anna.page.locator("main").get_by_role("link", name="Home").tap()
    expect(anna.page).to_have_url(re.compile("/$"))
    anna.page.goto("/r/nobody-knows/review")
    expect(anna.page.get_by_role("alert")).to_contain_text("There is no table")
    expect(anna.page.locator("main").get_by_role("link")).to_have_text(["Home"])


def test_the_deal_of_the_day_is_opened_by_keys(visit: Visit) -> None:
    anna = visit("Anna", size=DESKTOP)
    page = anna.page
    page.goto("/")
    expect(page.get_by_role("heading", name="Deal of the day")).to_be_visible()
    key = page.get_by_role("button", name=re.compile("Open and play.*TEN"))
    key.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    plays(anna, page.url.rsplit("/", 1)[1])
    page.goto("/")
    expect(page.get_by_role("link", name="The list")).to_be_visible()
    expect(page.locator("section.daily li").filter(has_text="You")).to_have_count(1)
    checked(page, "light")
    stranger = visit(size=PHONE)
    stranger.page.goto("/")
    expect(stranger.page.get_by_text("The list opens when you have, too.").first).to_be_visible()
    expect(stranger.page.locator("section.daily li")).to_have_count(0)
    checked(stranger.page, "light")
