"""Every screen fits at every size, and axe-core finds nothing on it, in light and in dark.

axe-core takes its time: it reads each screen at two sizes, others from screen to screen, and in the dark at one. `make screens`
lets it read every screen at every size, and both themes with the pointer on everything.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page

from tests.web.browser import DESKTOP, Visit
from tests.web.sizes import SIZES, faults_of_screen, resize
from tests.web.tour import rest, screens

pytestmark = pytest.mark.xdist_group("browser")

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (rules) => {
    const { violations } = await axe.run(document, { resultTypes: ['violations'], ...rules });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => [id, node.html.slice(0, 160), node.failureSummary]));
}"""


EVERYTHING = "EVERY_SIZE" in os.environ
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


@contextmanager
def hovered(page: Page) -> Iterator[None]:
    """As if the pointer were over every button and link at once."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("DOM.enable")
    devtools.send("CSS.enable")
    root = devtools.send("DOM.getDocument")["root"]["nodeId"]
    found = devtools.send("DOM.querySelectorAll", {"nodeId": root, "selector": "button, a"})["nodeIds"]
    for node in found:
        devtools.send("CSS.forcePseudoState", {"nodeId": node, "forcedPseudoClasses": ["hover", "active"]})
    yield
    devtools.detach()


def read_at(number: int) -> Collection[str]:
    """The sizes at which axe-core reads the screen of this number; four screens in a row are read at all of them."""
    names = list(SIZES)
    half = len(names) // 2
    return names if EVERYTHING else (names[number % half], names[number % half + half])


def hovered_in(number: int) -> Collection[str]:
    """The themes in which the pointer is laid on everything."""
    return RULES if EVERYTHING else (list(RULES)[number % len(RULES)],)


def faults_in(page: Page, theme: Literal["light", "dark"], hover: bool) -> Iterator[tuple[str, Any]]:
    """What cannot be read in a theme, with and without the pointer over it."""
    page.emulate_media(color_scheme=theme)
    yield from (("dark", fault) for fault in (found_by_axe(page, RULES["dark"]) if theme == "dark" else ()))
    if hover:
        with hovered(page):
            yield from ((f"{theme}, hovered", fault) for fault in found_by_axe(page, RULES["dark"]))


def test_every_screen_fits_and_can_be_read_at_every_size_in_either_theme(visit: Visit) -> None:
    anna, ben = visit("Anna", size=DESKTOP), visit("Ben")
    page, faults = anna.page, list[Any]()
    for number, screen in enumerate(screens(anna, ben)):
        for size, viewport in SIZES.items():
            resize(page, viewport)
            read = found_by_axe(page, RULES["light"]) if size in read_at(number) else []
            faults += [(screen, size, fault) for fault in (*faults_of_screen(page), *read)]
        resize(page, DESKTOP)
        faults += [(screen, *fault) for theme in RULES for fault in faults_in(page, theme, theme in hovered_in(number))]
        page.emulate_media(color_scheme="light")
    assert not faults, "\n".join(map(str, faults))
