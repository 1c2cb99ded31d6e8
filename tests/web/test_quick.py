"""What a press costs: what changes is laid out, and nothing else; what is pressed is seen to be pressed."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from benchmarks.page_visit.watching import Watch
from tests.web.browser import Visit
from tests.web.stories import BOT, OPEN

pytestmark = pytest.mark.xdist_group("browser")

MOST_OF_IT = 0.25
PLAYERS = {"ten": 1, "trick_later": 4}
# How long the page takes to be laid out anew when a title is a pixel wider, and when everything is: the quickest of many.
LAID_OUT = """(title) => {
    const quickest = (element, changes) => Math.min(...Array.from({ length: 9 }, () => {
        const start = performance.now();
        for (let n = 0; n < 20; n++) {
            element.style.setProperty(changes, n % 2 ? '1px' : '2px');
            document.body.offsetHeight;
        }
        return performance.now() - start;
    }));
    return { word: quickest(document.querySelector(title), 'padding-left'), all: quickest(document.body, 'letter-spacing') };
}"""
TITLE = "section.stage h2"


def play(visit: Visit, game: str) -> Page:
    anna = visit("Anna")
    players = PLAYERS[game]
    table = anna.opens(game, options={"players": players}, seats=[OPEN, *[BOT] * (players - 1)])
    anna.does(table, "start")
    anna.page.goto(f"/t/{table}")
    anna.page.locator("section.stage.mine").wait_for()
    anna.page.wait_for_load_state("networkidle")
    return anna.page


@pytest.mark.parametrize("game", list(PLAYERS))
def test_a_word_that_changes_does_not_lay_out_the_table(visit: Visit, game: str) -> None:
    took = play(visit, game).evaluate(LAID_OUT, TITLE)
    assert took["word"] < MOST_OF_IT * took["all"], took


def layouts(wire: Any) -> int:
    figures = {figure["name"]: figure["value"] for figure in wire.send("Performance.getMetrics")["metrics"]}
    return int(figures["LayoutCount"])


def test_a_key_that_goes_down_lays_nothing_out(visit: Visit) -> None:
    page = play(visit, "ten")
    wire = page.context.new_cdp_session(page)
    wire.send("Performance.enable")
    page.mouse.move(0, 0)
    box = page.locator("section.stage .acts .draw").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    before = layouts(wire)
    page.mouse.down()
    assert page.locator("section.stage .acts .draw").evaluate("key => getComputedStyle(key).translate") == "0px 1px"
    page.mouse.move(0, 0)
    page.mouse.up()
    assert layouts(wire) == before


def test_what_is_measured_is_in_the_window(visit: Visit) -> None:
    """A window as large as the page would hide as much of it as its own bars take, where nothing is ever painted."""
    anna = visit("Anna")
    Watch(anna)
    bars = 100
    assert anna.page.evaluate("outerHeight - innerHeight") >= bars
