"""Games to look back at: by touch on a phone, by keys on a desktop, from a table, a link and a file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browser import DESKTOP, PHONE, Visit, Visitor, until
from tests.web.playing import by_keys
from tests.web.sizes import TOO_WIDE
from tests.web.test_accessible import RULES, found_by_axe

pytestmark = pytest.mark.xdist_group("browser")

BOT = {"is": "bot", "bot": "random"}
SMALL = {"players": 3, "first": 0}
IS_OVER = "id => fetch(`/api/tables/${id}`).then((answer) => answer.json()).then(({ table }) => table.status === 'over')"


def game_with_bots(anna: Visitor, game: str) -> str:
    table = anna.opens(game, options=SMALL, seats=[{"is": "open"}, BOT, BOT], seed="to look back at")
    anna.does(table, "start")
    return table


def finish(anna: Visitor, table: str) -> None:
    """Let a bot play on to the end."""
    anna.does(table, "concede")
    anna.page.goto("/")
    until(anna.page, f"({IS_OVER})({table!r})")


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Place in the game")


def swipe(page: Page, by: int) -> None:
    """A finger across the game."""
    box = page.locator(".retold .game").bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    x, y = box["x"] + box["width"] / 2, box["y"] + 60
    for kind, points in (
        ("touchStart", [{"x": x, "y": y}]),
        ("touchMove", [{"x": x + by / 2, "y": y}]),
        ("touchMove", [{"x": x + by, "y": y}]),
        ("touchEnd", []),
    ):
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_a_finished_game_is_looked_back_at_by_touch(visit: Visit) -> None:
    anna = visit("Anna", size=PHONE)
    table = game_with_bots(anna, "ten")
    finish(anna, table)
    page = anna.page
    page.goto(f"/t/{table}")
    page.get_by_role("link", name="Replay").tap()
    expect(slider(page)).to_have_value("0")
    page.get_by_role("button", name="A step on").tap()
    expect(slider(page)).to_have_value("1")
    expect(page.locator(".told")).to_contain_text(re.compile("You draw"))
    page.get_by_role("button", name="A turn on").tap()
    expect(page.locator(".controls .where")).to_have_text(re.compile("2 of "))
    page.get_by_role("radio", name="Open cards").tap()
    expect(page.locator(".controls dl")).to_contain_text("Next")
    drawn = page.locator(".controls dl dd :is([aria-label], [title], .vh)").first
    expect(drawn).to_be_attached()
    page.get_by_role("button", name="Pace: 1 times").tap()
    page.get_by_role("button", name="Play", exact=True).tap()
    until(page, "Number(document.querySelector('[type=range]').value) > 12")
    page.get_by_role("button", name="Pause").tap()
    at = slider(page).input_value()
    assert page.evaluate(TOO_WIDE) <= 0
    assert not found_by_axe(page, RULES["light"])

    page.get_by_role("button", name="Share this moment").tap()
    moment = page.get_by_role("textbox", name="Link").input_value()
    assert f"?at={at}&eyes=0&open" in moment
    page.get_by_role("switch", name="Start at the first move").tap()
    untold = page.get_by_role("textbox", name="Link").input_value()
    stranger = visit(size=PHONE)
    stranger.page.goto(moment)
    expect(slider(stranger.page)).to_have_value(at)
    stranger.page.goto(untold)
    expect(slider(stranger.page)).to_have_value("0")
    expect(stranger.page.locator(".controls .where")).to_have_text("Turn 1")
    expect(stranger.page.get_by_text("Open cards")).to_have_count(0)
    swipe(stranger.page, -120)
    expect(slider(stranger.page)).to_have_value("1")
    swipe(stranger.page, 120)
    expect(slider(stranger.page)).to_have_value("0")


def test_a_game_is_looked_back_at_by_keys_while_it_goes_on_and_from_a_file(visit: Visit, tmp_path: Path) -> None:
    anna = visit("Anna", size=DESKTOP)
    page = anna.page
    table = game_with_bots(anna, "trick_later")
    page.goto(f"/t/{table}")
    stage = page.locator("section.stage.mine")
    stage.wait_for()
    page.keyboard.press("b")
    slider(page).focus()
    now = int(slider(page).input_value())
    page.keyboard.press("Home")
    expect(slider(page)).to_have_value("0")
    expect(stage).to_have_count(0)
    expect(page.get_by_text("Open cards")).to_have_count(0)
    page.keyboard.press("End")
    expect(slider(page)).to_have_value(str(now))
    page.keyboard.press("g")
    stage.wait_for()

    finish(anna, table)
    page.goto(f"/r/{table}?eyes=1")
    slider(page).focus()
    page.keyboard.press("ArrowRight")
    expect(slider(page)).to_have_value("1")
    page.keyboard.press("PageDown")
    expect(page.locator(".controls .where")).to_have_text(re.compile("^2 of "))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("PageUp")
    expect(slider(page)).to_have_value("0")
    page.keyboard.press("End")
    expect(page.locator(".told")).to_contain_text(re.compile("win"))
    until(page, "location.search.includes('at=' + document.querySelector('[type=range]').value)")
    by_keys(page.get_by_role("button", name="A step back"))
    expect(page.locator(".told")).not_to_contain_text(re.compile(r"\bwins?\b"))
    expect(page.locator(".dock .log li")).not_to_have_count(0)
    assert not found_by_axe(page, RULES["light"])

    file = tmp_path / "game.tenfold"
    file.write_text(anna.context.request.get(f"/api/tables/{table}/record").text(), encoding="utf-8")
    stranger = visit()
    stranger.page.goto("/")
    stranger.page.get_by_label("Open a record").set_input_files(file)
    expect(slider(stranger.page)).to_have_value("0")
    stranger.page.keyboard.press("v")
    link = stranger.page.get_by_role("textbox", name="Link").input_value()
    other = visit()
    other.page.goto(link)
    expect(slider(other.page)).to_have_value("0")
    other.allow(r"400 \(Bad Request\)")
    file.write_text(file.read_text(encoding="utf-8").replace("rules 1", "rules 7"), encoding="utf-8")
    other.page.goto("/")
    other.page.get_by_label("Open a record").set_input_files(file)
    expect(other.page.get_by_role("alert")).to_contain_text("version 7 of the rules")


def test_a_position_in_a_line_is_played_on_from_by_touch(visit: Visit) -> None:
    anna = visit("Anna", size=PHONE)
    anna.allow("409|400")
    page = anna.page
    page.goto("/")
    page.get_by_role("link", name="A position in a line").tap()
    place = page.get_by_role("textbox", name="A position in a line")
    place.fill("ten/1 first=0 seed=tea > draw, draw, fly")
    page.get_by_role("button", name="Play on from here").tap()
    expect(page.get_by_role("alert").filter(has_text="fly")).to_be_visible()
    assert not found_by_axe(page, RULES["light"])
    place.fill("ten/1 first=0 seed=tea > draw, take numbers, pass")
    page.get_by_role("button", name="Play on from here").tap()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("button", name="Draw").first).to_be_visible()
