"""What `make bench-page` does on the page can still be done there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize

from benchmarks.page_visit import scenes
from benchmarks.page_visit.watching import WATCH
from tests.web.browser import DESKTOP, PHONE, Visit
from tests.web.playing import Press, click, tap

pytestmark = pytest.mark.xdist_group("browser")

MOST_JUMP = 0.05


@pytest.mark.parametrize(("size", "press"), [(PHONE, tap), (DESKTOP, click)], ids=["phone", "desktop"])
def test_what_lies_around_the_games_is_where_the_benchmark_looks(
    visit: Visit, size: ViewportSize, press: Press, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scenes, "THOUGHT_MS", 0)
    monkeypatch.setattr(scenes, "DECISIONS", 2)
    cast = scenes.Cast(visit("Anna", size=size), visit("Ben"), press)
    cast.anna.context.add_init_script(WATCH)
    for scene in scenes.SCENES.values():
        scene(cast)
        if scene is scenes.auction_and_payment:  # the same cards every time
            assert largest_jump(cast.anna.page) < MOST_JUMP


def largest_jump(page: Page) -> float:
    """The largest layout shift that nobody asked for; the benchmark sums up those of a few seconds."""
    return max((shift["value"] for shift in page.evaluate("watched()")["shifts"] if not shift["asked"]), default=0.0)
