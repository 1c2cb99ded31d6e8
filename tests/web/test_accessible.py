"""axe-core finds nothing on any screen, in light and in dark."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page

from tests.web.browser import DESKTOP, Visit
from tests.web.sizes import SIZES, resize
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


def test_axe_finds_nothing_on_any_screen_at_any_size_in_either_theme(visit: Visit) -> None:
    anna, ben = visit("Anna", size=DESKTOP), visit("Ben")
    faults: list[Any] = []
    for screen in screens(anna, ben):
        for size, viewport in SIZES.items():
            resize(anna.page, viewport)
            faults += [(screen, size, *fault) for fault in found_by_axe(anna.page, RULES["light"])]
        resize(anna.page, DESKTOP)
        anna.page.emulate_media(color_scheme="dark")
        faults += [(screen, "dark", *fault) for fault in found_by_axe(anna.page, RULES["dark"])]
        anna.page.emulate_media(color_scheme="light")
    assert not faults, "\n".join(map(str, faults))


def hover_all(page: Page) -> None:
    """As if the pointer were over every button and link at once."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("DOM.enable")
    devtools.send("CSS.enable")
    root = devtools.send("DOM.getDocument")["root"]["nodeId"]
    found = devtools.send("DOM.querySelectorAll", {"nodeId": root, "selector": "button, a"})["nodeIds"]
    for node in found:
        devtools.send("CSS.forcePseudoState", {"nodeId": node, "forcedPseudoClasses": ["hover", "active"]})


def test_every_hovered_button_can_be_read(visit: Visit) -> None:
    anna, ben = visit("Anna", size=DESKTOP), visit("Ben")
    faults: list[Any] = []
    for screen in screens(anna, ben):
        hover_all(anna.page)
        for theme in RULES:
            anna.page.emulate_media(color_scheme=theme)
            faults += [(screen, theme, *fault) for fault in found_by_axe(anna.page, RULES["dark"])]
    assert not faults, "\n".join(map(str, faults))
