"""For the tests of the page: one server and one browser for all of them, a fresh visitor for each."""

from __future__ import annotations

import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.live import Live
from tests.web.browser import Visit, Visitor, launch

MAKE = Path(__file__).parents[2] / "web" / "make.py"


def build_page() -> None:
    """If a source is newer than the last build."""
    runpy.run_path(str(MAKE))["build_if_stale"]()


# The scope is the package: while Playwright is there, no other test of this process could run a loop of its own.


@pytest.fixture(scope="package")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    build_page()
    with Live(tmp_path_factory.mktemp("page")) as server:
        yield server


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def visit(live: Live, browser: Browser) -> Iterator[Visit]:
    """Lets somebody come: `visit("Anna", size=PHONE)`. Without a name they are a stranger."""
    visitors: list[Visitor] = []

    def come(name: str | None = None, **look: Any) -> Visitor:
        visitors.append(Visitor(browser, live.url, look))  # type: ignore[arg-type]
        if name is not None:
            visitors[-1].arrive(name)
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.goes()
