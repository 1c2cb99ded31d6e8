"""Pictures of every screen for the docs: `python -m tests.web.pictures [FOLDER]`.

`python -m tests.web.pictures sizes [FOLDER]` takes every table at every size instead, on one sheet a table, and `review` in its
place the review of a game.
"""

from __future__ import annotations

import io
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.live import Live
from tests.web.browser import DESKTOP, PHONE, Visitor, launch
from tests.web.conftest import build_page
from tests.web.sheet import on_one_sheet
from tests.web.sizes import SIZES as ALL_SIZES
from tests.web.sizes import resize
from tests.web.stories import OPEN, moves, reviewed
from tests.web.tour import rest, sheet

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SIZES = {"phone": PHONE, "desktop": DESKTOP}
THEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")
COLOURS = 128
RIVALS = [{"is": "bot", "bot": bot} for bot in ("careful", "sharp", "random", "careful")]
Snapshot = dict[str, Any]
Wish = Callable[[Snapshot], bool]


def shown_to(anna: Visitor, table: str) -> Snapshot:
    """What Anna sees when she is asked, or at the end."""
    while True:
        snapshot: Snapshot = anna.context.request.get(f"/api/tables/{table}").json()
        if snapshot.get("legal") or snapshot.get("outcome"):
            return snapshot
        time.sleep(0.02)


def play_until(anna: Visitor, table: str, wish: Wish) -> bool:
    """Anna plays on until she sees what is wished for; whether she did."""
    choose = {"ten": choose_ten, "trick_later": choose_trick_later}
    while not (snapshot := shown_to(anna, table)).get("outcome"):
        if wish(snapshot):
            return True
        moves(anna, table, choose[snapshot["table"]["game"]](snapshot["view"], snapshot["legal"]))
    return False


def choose_ten(view: Snapshot, legal: list[str]) -> str:
    """Stop at seven or more; bid and buy what is cheap."""
    if view["phase"] == "draw":
        return "take numbers" if "take numbers" in legal and view["net"] >= 7 else legal[0]
    if view["phase"] == "auction":
        return "bid 3" if "bid 3" in legal else "pass"
    if view["phase"] == "pay":
        return legal[-1]
    return next((action for action in legal if action.startswith("buy") and action[-1] in "1234"), legal[0])


def choose_trick_later(view: Snapshot, legal: list[str]) -> str:
    return legal[len(legal) // 2]


def in_phase(phase: str, most_left: int, more: Wish = lambda _: True) -> Wish:
    return lambda snapshot: snapshot["view"]["phase"] == phase and snapshot["view"]["deck"] < most_left and more(snapshot)


def in_trick(trick: int, cards: int) -> Wish:
    """In mid-round, with cards on the table and survivors on Anna's board."""

    def wished(snapshot: Snapshot) -> bool:
        view = snapshot["view"]
        board = view["players"][0]
        return view["hand"] is not None and len(view["table"]) == cards and board["hand"] <= 11 - trick and bool(board["lower"])

    return wished


def at_the_end(snapshot: Snapshot) -> bool:
    """Never while Anna is asked."""
    return False


POSITIONS: dict[str, tuple[str, int, Wish]] = {
    "ten-draw": (
        "ten",
        4,
        in_phase("draw", 50, lambda snapshot: len(snapshot["legal"]) == 3 and len(snapshot["view"]["tableau"]) > 3),
    ),
    "ten-auction": (
        "ten",
        4,
        in_phase("auction", 55, lambda snapshot: snapshot["view"]["high_bid"] > 0 and len(snapshot["legal"]) > 4),
    ),
    "ten-buy": ("ten", 3, in_phase("buy", 45, lambda snapshot: 3 < len(snapshot["legal"]) < 9)),
    "ten-solo": ("ten", 1, in_phase("draw", 40, lambda snapshot: len(snapshot["view"]["tableau"]) > 2)),
    "trick_later-play": ("trick_later", 4, in_trick(6, 3)),
    "trick_later-lead": ("trick_later", 3, in_trick(4, 0)),
    "ten-result": ("ten", 3, at_the_end),
    "trick_later-result": ("trick_later", 3, at_the_end),
}


def tables(anna: Visitor) -> dict[str, str]:
    """Real games, each played to a position worth seeing."""
    played = {name: table_of(anna, *position) for name, position in POSITIONS.items()}
    return played | {"lobby": anna.opens("ten", options={"players": 4}, seats=[OPEN, RIVALS[0], OPEN, OPEN])}


def table_of(anna: Visitor, game: str, players: int, wish: Wish) -> str:
    while True:
        table = anna.opens(game, options={"players": players}, seats=[OPEN, *RIVALS[: players - 1]])
        anna.does(table, "start")
        if play_until(anna, table, wish) == (wish is not at_the_end):
            return table


def screens(page: Page, tables: dict[str, str]) -> Iterator[str]:
    yield from plain_screens(page, tables)
    for name in POSITIONS:
        page.goto(f"/t/{tables[name]}")
        page.locator("section.stage, .winner").first.wait_for()
        yield name
        if name == "ten-draw":
            yield from around_the_table(page)


def plain_screens(page: Page, tables: dict[str, str]) -> Iterator[str]:
    for name, path, sign in [
        ("home", "/", ".yours a"),
        ("new-table", "/new", "fieldset"),
        ("lobby", f"/t/{tables['lobby']}", ".qr svg"),
        ("rules", "/rules/ten/T6.2", "[id='T6.2']"),
        ("settings", "/settings", "fieldset"),
        ("link", "/link#code", "main button"),
    ]:
        page.goto(path)
        page.locator(sign).first.wait_for()
        yield name


def around_the_table(page: Page) -> Iterator[str]:
    for opener, name in (("Table", "menu"), ("In short", "reference"), ("Log", "log"), ("Odds", "odds")):
        if page.get_by_role("button", name=opener, exact=True).count():
            sheet(page, opener)
            if opener == "Odds":
                page.get_by_role("button", name="Show odds").click()
            yield name
            page.keyboard.press("Escape")


def save(page: Page, path: Path) -> None:
    """Few colours are enough, and make a small file."""
    page.wait_for_timeout(300)
    rest(page)
    picture = Image.open(io.BytesIO(page.screenshot()))
    picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)


def take(browser: Browser, url: str, folder: Path) -> None:
    anna = Visitor(browser, url, {})
    anna.arrive("Anna")
    seen = tables(anna)
    for look, looker in lookers(browser, anna):
        for name in screens(looker.page, seen):
            save(looker.page, folder / f"{name}-{look}.png")
    anna.goes()


def lookers(browser: Browser, anna: Visitor) -> Iterator[tuple[str, Visitor]]:
    """Anna on every device, in either theme."""
    for size, viewport in SIZES.items():
        for theme in THEMES:
            looker = Visitor(browser, anna.url, {"size": viewport, "theme": theme})
            looker.is_also(anna)
            yield f"{size}-{theme}", looker
            looker.goes()


def take_review(browser: Browser, url: str, folder: Path) -> None:
    anna = Visitor(browser, url, {})
    anna.arrive("Anna")
    table = table_of(anna, "ten", 3, at_the_end)
    reviewed(anna, table)
    for look, looker in lookers(browser, anna):
        looker.page.goto(f"/r/{table}/review")
        looker.page.locator(".found").wait_for()
        save(looker.page, folder / f"review-{look}.png")
    anna.goes()


CROWDS = [("ten", 1), ("ten", 2), ("ten", 3), ("ten", 4), ("ten", 5), ("trick_later", 3), ("trick_later", 4)]
BUSY: dict[str, Wish] = {
    "ten": in_phase("draw", 70, lambda snapshot: len(snapshot["legal"]) == 3 and len(snapshot["view"]["tableau"]) > 2),
    "trick_later": in_trick(5, 2),
}


def take_sizes(browser: Browser, url: str, folder: Path) -> None:
    anna = Visitor(browser, url, {})
    anna.arrive("Anna")
    for game, players in CROWDS:
        table = table_of(anna, game, players, BUSY[game])
        for theme in THEMES:
            looker = Visitor(browser, url, {"theme": theme, "touch": False})
            looker.is_also(anna)
            looker.page.goto(f"/t/{table}")
            looker.page.locator("section.stage.mine").wait_for()
            on_one_sheet(list(shots(looker.page))).save(folder / f"sizes-{game}-{players}-{theme}.webp", quality=62, method=6)
            looker.goes()
    anna.goes()


def shots(page: Page) -> Iterator[Image.Image]:
    for viewport in ALL_SIZES.values():
        resize(page, viewport)
        page.wait_for_timeout(300)
        rest(page)
        yield Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def main(taking: Callable[[Browser, str, Path], None], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    build_page()
    with tempfile.TemporaryDirectory() as data, Live(Path(data)) as live, sync_playwright() as playwright:
        browser = launch(playwright)
        taking(browser, live.url, folder)
        browser.close()


if __name__ == "__main__":
    others = {"sizes": take_sizes, "review": take_review}
    asked = sys.argv[1:]
    other = others.get("".join(asked[:1]))
    where = asked[1:] if other else asked
    main(other or take, Path(where[0]) if where else FOLDER)
