"""What the visitor does: parts of real games of both kinds, and what lies around them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page

from tests.web.browser import Visitor
from tests.web.playing import STAGE, Press, by_keys, decide_ten, decide_trick_later, now
from tests.web.stories import BOT, OPEN, WAYS_OF_TEN, deck, moves
from tests.web.tour import close

DECISIONS = 12
THOUGHT_MS = 700


class Cast(NamedTuple):
    """Anna is the one whose page is watched; Ben plays by the server's interface alone."""

    anna: Visitor
    ben: Visitor
    press: Press


Scene = Callable[[Cast], None]


def think(page: Page) -> None:
    """People look before they act; what still moves then is part of the scene."""
    page.wait_for_timeout(THOUGHT_MS)


def press(cast: Cast, name: str) -> None:
    page = cast.anna.page
    think(page)
    cast.press(page.get_by_role("button", name=re.compile(name)).first)


def home_and_solo(cast: Cast) -> None:
    page = cast.anna.page
    page.goto("/")
    for sheet in ("All levels", "Against bots"):
        press(cast, sheet)
        page.get_by_role("dialog").wait_for()
        think(page)
        close(page)
    press(cast, "Play solo")
    decide(cast, decide_ten)


def decide(cast: Cast, choose: Callable[[Page, int, Press], None]) -> None:
    page = cast.anna.page
    for turn in range(DECISIONS):
        if now(page) == "over":
            return
        think(page)
        choose(page, turn, cast.press)


def auction_and_payment(cast: Cast) -> None:
    """A known deck: cards drawn, currency and numbers taken, a wild won in an auction and paid for."""
    anna, ben, _ = cast
    table = anna.opens("ten", **deck(WAYS_OF_TEN))
    ben.does(table, "sit", seat=1)
    anna.does(table, "start")
    anna.page.goto(f"/t/{table}")
    answer(cast, "Draw", "Draw", "Draw", "Take currency")
    answer_by_wire(ben, table, "draw", "take numbers", "pass")
    answer(cast, "Draw", "Take numbers", "Buy nothing")
    answer_by_wire(ben, table, "draw")
    answer(cast, r"Bid \d")
    answer_by_wire(ben, table, "pass")
    answer(cast, r"Pay \d")
    answer_by_wire(ben, table, "draw", "take numbers", "pass")
    answer(cast, "Draw", "Draw")


def answer(cast: Cast, *names: str) -> None:
    for name in names:
        page = cast.anna.page
        now(page)
        think(page)
        cast.press(page.locator(STAGE).get_by_role("button", name=re.compile(name)).first)


def answer_by_wire(ben: Visitor, table: str, *actions: str) -> None:
    for action in actions:
        moves(ben, table, action)


def tricks(cast: Cast) -> None:
    table = cast.anna.opens("trick_later", options={"players": 4}, seats=[OPEN, BOT, BOT, BOT])
    cast.anna.does(table, "start")
    cast.anna.page.goto(f"/t/{table}")
    decide(cast, decide_trick_later)


def tricks_by_keys(cast: Cast) -> None:
    tricks(cast._replace(press=by_keys))


def lobby(cast: Cast) -> None:
    page = cast.anna.page
    page.goto("/new")
    press(cast, "Open the table")
    page.get_by_role("img", name="QR code").wait_for()
    press(cast, "Fill the seat")
    page.get_by_role("dialog").wait_for()
    think(page)
    cast.press(page.get_by_role("dialog").get_by_role("button", name="Careful bot").first)
    for sheet in ("Chat", "Log", "In short"):
        look_into(cast, sheet)


def look_into(cast: Cast, sheet: str) -> None:
    """Where there is room, some lie beside the table already."""
    page = cast.anna.page
    if page.get_by_role("button", name=sheet, exact=True).count():
        press(cast, f"^{sheet}$")
        page.get_by_role("dialog").wait_for()
        think(page)
        close(page)


def settings(cast: Cast) -> None:
    page = cast.anna.page
    page.goto("/settings")
    for choice in ("Deutsch", "English", "日本語", "English", "dark", "light"):
        think(page)
        cast.press(page.get_by_role("radio", name=choice, exact=True))
    think(page)
    cast.press(page.get_by_label("Your name"))
    page.keyboard.type("Anna Lee", delay=80)
    press(cast, "Save")
    press(cast, "Make a link")
    page.get_by_role("img", name="QR code").wait_for()


SCENES: dict[str, Scene] = {
    "home, then TEN alone": home_and_solo,
    "TEN, auction and payment": auction_and_payment,
    "10 Trick Later": tricks,
    "lobby": lobby,
    "settings": settings,
}
BY_KEYS: dict[str, Scene] = {"10 Trick Later by keys": tricks_by_keys}
