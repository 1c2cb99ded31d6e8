"""Modules in Chromium: what `tenfold.testing` asks of them in Node, on a page with the headers of a server of ours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route, sync_playwright

import tenfold
from tenfold.core.compile.wasm.rules import WasmModule
from tenfold.server.http.guard import HEADERS
from tenfold.testing.browser import Job, Runner, order
from tests.web.browser import launch

PACKAGE = Path(tenfold.__file__).parent
ENGINE = PACKAGE / "core" / "compile" / "wasm" / "engine.js"
JOBS = {"/engine.js": ENGINE, "/jobs.mjs": PACKAGE / "testing" / "jobs.mjs"}
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".json": "application/json", ".wasm": "application/wasm"}
# Not asked for over any network; a page of this machine may use what only secure pages may.
ADDRESS = "http://localhost:1"
WORK = "async (asked) => (await import('/jobs.mjs')).work(asked)"


def page_with(browser: Browser, files: Mapping[str, Path]) -> Page:
    """An empty page that can load these files, scripts above all."""

    def answer(route: Route) -> None:
        file = files.get(route.request.url.removeprefix(ADDRESS))
        if file is None:
            route.fulfill(body="<!doctype html>", content_type="text/html", headers=HEADERS)
        else:
            route.fulfill(body=file.read_bytes(), content_type=TYPES[file.suffix], headers=HEADERS)

    page = browser.new_page()
    page.route(f"{ADDRESS}/**", answer)
    page.goto(ADDRESS)
    return page


@contextmanager
def chromium_with(files: Mapping[str, Path]) -> Iterator[Page]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield page_with(browser, files)
        browser.close()


@contextmanager
def chromium() -> Iterator[Runner]:
    with chromium_with(JOBS) as page:

        def run(module: WasmModule, jobs: Sequence[Job]) -> list[Any]:
            return list(page.evaluate(WORK, order("/engine.js", module, jobs)))

        yield run
