"""Every screen fits, at every size."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.browser import DESKTOP, PHONE, Visit
from tests.web.stories import BOT, OPEN, ten_phases, trick_later
from tests.web.tour import rest, screens

pytestmark = pytest.mark.xdist_group("browser")

HALF: ViewportSize = {"width": DESKTOP["width"] // 2, "height": DESKTOP["height"] // 2}
SIZES: list[ViewportSize] = [{"width": 320, "height": 640}, PHONE, {"width": 768, "height": 1024}, HALF, DESKTOP]
# A screen that looks otherwise on a desktop is told by the browser, and drawn anew in the next frame.
NEXT_FRAME = "new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
TOO_HIGH = "document.documentElement.scrollHeight - document.documentElement.clientHeight"
SMALL = """() => [...document.querySelectorAll('section.stage :is(button, a, input)')]
    .map((element) => [element.getBoundingClientRect(), element])
    .filter(([box]) => box.width > 0 && (box.height < 44 || box.width < 44))
    .map(([box, element]) => `${element.innerText || element.getAttribute('aria-label')}: ${box.width} x ${box.height}`)"""
WATCH = """() => {
    window.longest = 0;
    const look = () => {
        const lengths = document.getAnimations().map((each) => Number(each.effect.getComputedTiming().duration));
        window.longest = Math.max(window.longest, ...lengths);
        requestAnimationFrame(look);
    };
    look();
}"""
LESS_MS = 120


def test_no_screen_scrolls_sideways_at_any_width_nor_at_double_zoom(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    faults = []
    for screen in screens(anna, ben):
        for size in SIZES:
            anna.page.set_viewport_size(size)
            anna.page.evaluate(NEXT_FRAME)
            beyond = anna.page.evaluate(TOO_WIDE)
            if beyond > 0:
                faults.append(f"{screen} at {size['width']}: {beyond} px")
    assert not faults, "\n".join(faults)


def small_targets(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SMALL)
    return found


def test_all_targets_of_the_stage_are_large_enough_for_a_thumb_and_on_screen(visit: Visit) -> None:
    anna, ben = visit("Anna", size=PHONE), visit("Ben")
    page = anna.page
    faults = []
    for phase, table in ten_phases(anna, ben):
        page.goto(f"/t/{table}")
        page.locator("section.stage.mine").wait_for()
        expect(page.locator("section.stage .body button").last).to_be_in_viewport(ratio=1)
        faults += [f"{phase}: {fault}" for fault in small_targets(page)]
    page.goto(f"/t/{trick_later(anna)}")
    page.locator("section.stage.mine").wait_for()
    faults += [f"hand: {fault}" for fault in small_targets(page)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(("game", "players"), [("ten", 1), ("ten", 5), ("trick_later", 3), ("trick_later", 4)])
def test_the_whole_table_fits_one_screen_of_a_desktop(visit: Visit, game: str, players: int) -> None:
    anna = visit("Anna", size=DESKTOP)
    table = anna.opens(game, options={"players": players, "first": 0}, seats=[OPEN, *[BOT] * (players - 1)])
    anna.does(table, "start")
    anna.page.goto(f"/t/{table}")
    anna.page.locator("section.stage.mine").wait_for()
    assert anna.page.evaluate(TOO_HIGH) <= 0


@pytest.mark.parametrize(("motion", "travels"), [("reduce", False), ("no-preference", True)])
def test_cards_travel_unless_less_motion_is_wished_for(visit: Visit, motion: str, travels: bool) -> None:
    anna = visit("Anna", motion=motion)
    page = anna.page
    table = anna.opens("ten", options={"players": 1, "level": 4, "deck": {"b1": 2, "g2": 2}})
    anna.does(table, "start")
    page.goto(f"/t/{table}")
    page.locator("section.stage.mine").wait_for()
    rest(page)
    expect(page.locator("html")).to_have_attribute("data-motion", "full" if travels else "less")
    page.evaluate(WATCH)
    page.locator("section.stage button", has_text="Draw").first.click()
    expect(page.get_by_role("img", name="3 in the deck")).to_be_visible()
    rest(page)
    assert (page.evaluate("window.longest") > LESS_MS) == travels
