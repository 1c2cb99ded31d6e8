"""For the tests of the page: one server and one browser for all of them, a fresh visitor for each."""

from __future__ import annotations

import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, sync_playwright

from tests import patience
from tests.server.live import Live
from tests.web.browser import Visit, Visitor, launch

MAKE = Path(__file__).parents[2] / "web" / "make.py"


def build_page() -> None:
    """If a source is newer than the last build."""
    runpy.run_path(str(MAKE))["build_if_stale"]()


def pytest_itemcollected(item: pytest.Item) -> None:
    """With all that need a browser one worker would be busy longer than the others: two share them, by the names of files."""
    half = "a to l" if item.path.stem < "test_m" else "m to z"
    if item.get_closest_marker("xdist_group") is not None:
        item.add_marker(pytest.mark.xdist_group(half))


# The scope is the package: while Playwright is there, no other test of this process could run a loop of its own.


@pytest.fixture(scope="package")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    build_page()
    with Live(tmp_path_factory.mktemp("page")) as server:
        yield server


@pytest.fixture
def engines(live: Live) -> None:
    """All that hints and reviews need is made, and the server knows it."""
    address = f"{live.url}/engines/engines.json"

    def made() -> bool:
        games = [httpx.get(address).json()["games"].get(name) for name in ("ten", "trick_later")]
        return all(game and "sharp" in game["bots"] and game["judge"] for game in games)

    patience.until(made, lambda: patience.work_of(live.pid), "modules that are made", pause_s=0.2)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def visit(live: Live, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Lets somebody come: `visit("Anna", size=PHONE)`. Without a name they are a stranger."""
    visitors: list[Visitor] = []
    kept = "allow" if request.node.get_closest_marker("service_worker") else "block"

    def come(name: str | None = None, **look: Any) -> Visitor:
        visitors.append(Visitor(browser, live.url, {"service_workers": kept, **look}))  # type: ignore[typeddict-item]
        if name is not None:
            visitors[-1].arrive(name)
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.goes()
