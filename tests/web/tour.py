"""Every screen of the page, one after the other."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from tests.web.browser import Visitor
from tests.web.stories import moves, ten_phases, trick_later

SHEETS = ("Log", "Chat", "In short", "Table")


def screens(anna: Visitor, ben: Visitor) -> Iterator[str]:
    """Shows Anna every screen; its name, while she looks at it."""
    for part in (before_the_game, ten, ten_trick_later, around):
        yield from part(anna, ben)


def sheet(page: Page, opener: str) -> None:
    page.get_by_role("button", name=opener, exact=True).first.click()
    page.get_by_role("dialog").wait_for()
    rest(page)


def rest(page: Page) -> None:
    """Wait until nothing moves any more."""
    page.evaluate("Promise.allSettled(document.getAnimations().map((animation) => animation.finished))")


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="hidden")


def before_the_game(anna: Visitor, ben: Visitor) -> Iterator[str]:
    page = anna.page
    page.goto("/")
    page.get_by_role("button", name="Play solo").wait_for()
    yield "home"
    for opener in ("All levels", "Against bots"):
        sheet(page, opener)
        yield f"home, {opener.lower()}"
        close(page)
    page.goto("/new")
    page.get_by_role("button", name="Open the table").wait_for()
    yield "new table"
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name="Invite").wait_for()
    page.get_by_role("img", name="QR code").wait_for()
    yield "lobby"
    sheet(page, "Fill the seat")
    yield "lobby, add a bot"


def ten(anna: Visitor, ben: Visitor) -> Iterator[str]:
    page = anna.page
    table = ""
    for phase, table in ten_phases(anna, ben):
        page.goto(f"/t/{table}")
        page.locator("section.stage.mine").wait_for()
        yield f"TEN, {phase}"
        if phase == "take":
            yield from ten_sheets(page)
        if phase == "buy":
            page.get_by_role("button", name="Buy green 3").click()
            yield "TEN, paying for a card"
    moves(anna, table, "pass")
    moves(ben, table, "pass")
    page.get_by_role("heading", name="The proof of the deal").wait_for()
    page.get_by_role("region", name="Ben").wait_for()
    yield "TEN, result"


def ten_sheets(page: Page) -> Iterator[str]:
    for name in SHEETS:
        if name == "Chat" and page.locator(".dock .chat").count():
            continue
        sheet(page, name)
        yield f"TEN, {name.lower()}"
        if name == "Table":
            page.get_by_role("button", name="Report Ben").click()
            page.get_by_role("button", name="Send the report").wait_for()
            rest(page)
            yield "TEN, report"
            page.keyboard.press("Escape")
        close(page)
    odds = page.get_by_role("button", name="Odds", exact=True)
    if odds.count():
        odds.click()
    page.get_by_role("button", name="Show odds").click()
    page.get_by_role("button", name="Hide odds").wait_for()
    yield "TEN, odds"


def ten_trick_later(anna: Visitor, ben: Visitor) -> Iterator[str]:
    page = anna.page
    table = trick_later(anna)
    page.goto(f"/t/{table}")
    page.locator("section.stage.mine").wait_for()
    yield "10 Trick Later, to lead"
    page.get_by_role("button", name="infected 1").focus()
    page.get_by_role("link", name="Rule L").wait_for()
    yield "10 Trick Later, a card that may not be played"
    page.get_by_role("button", name="green 4").focus()
    page.get_by_role("button", name="Play green 4").click()
    page.get_by_text("Round 1, trick 2").wait_for()
    yield "10 Trick Later, the second trick"
    sheet(page, "In short")
    yield "10 Trick Later, in short"
    close(page)
    anna.does(table, "concede")
    page.get_by_role("heading", name="The proof of the deal").wait_for()
    page.get_by_role("table").wait_for()
    yield "10 Trick Later, result"
    yield from replay(page, table)


def replay(page: Page, table: str) -> Iterator[str]:
    page.goto(f"/r/{table}?at=20&open")
    page.get_by_role("slider").wait_for()
    yield "replay"
    sheet(page, "Share this moment")
    yield "replay, share"
    close(page)


def around(anna: Visitor, ben: Visitor) -> Iterator[str]:
    page = anna.page
    page.goto("/")
    page.get_by_role("heading", name="Your tables").wait_for()
    yield "home, with tables"
    page.goto("/games")
    page.get_by_role("heading", name="My games").wait_for()
    yield "games"
    page.goto("/settings")
    page.get_by_role("button", name="Make a link").click()
    page.get_by_role("img", name="QR code").wait_for()
    yield "settings"
    sheet(page, "Delete me")
    yield "settings, delete me"
    close(page)
    page.goto("/link#abc")
    page.get_by_role("button", name="Be the same guest here").wait_for()
    yield "link"
    for game, rule in (("ten", "T6.2"), ("trick_later", "L3.2")):
        page.goto(f"/rules/{game}/{rule}")
        page.locator(f"[id='{rule}']").wait_for()
        yield f"rules of {game}"
    anna.allow(r"WebSocket connection to .*nowhere", r"404 \(Not Found\)")
    page.goto("/t/nowhere")
    page.get_by_role("heading", name="No such table").wait_for()
    yield "no such table"
