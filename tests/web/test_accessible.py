"""axe-core finds nothing on any screen, in light and in dark."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.web.browser import DESKTOP, PHONE, Visit
from tests.web.tour import rest, screens

pytestmark = pytest.mark.xdist_group("browser")

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (rules) => {
    const { violations } = await axe.run(document, { resultTypes: ['violations'], ...rules });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => [id, node.html.slice(0, 160), node.failureSummary]));
}"""


# Dark mode changes the colours only.
RULES: dict[Literal["light", "dark"], dict[str, Any]] = {"light": {}, "dark": {"runOnly": ["color-contrast"]}}


def found_by_axe(page: Page, rules: dict[str, Any]) -> list[Any]:
    rest(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[Any] = page.evaluate(RUN, rules)
    if found:  # Perhaps something was fading in or out; it is read again when it is there or gone.
        rest(page)
        found = page.evaluate(RUN, rules)
    return found


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing_on_any_screen_in_either_theme(visit: Visit, size: ViewportSize) -> None:
    anna, ben = visit("Anna", size=size), visit("Ben")
    faults: list[Any] = []
    for screen in screens(anna, ben):
        for theme, rules in RULES.items():
            anna.page.emulate_media(color_scheme=theme)
            faults += [(screen, theme, *fault) for fault in found_by_axe(anna.page, rules)]
    assert not faults, "\n".join(map(str, faults))
