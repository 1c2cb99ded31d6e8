"""Chromium, and somebody who visits the page with it."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from typing import Any, Literal, TypedDict
from urllib.parse import urlsplit
from uuid import uuid4

from playwright.sync_api import APIResponse, Browser, ConsoleMessage, Page, Playwright, ViewportSize, expect

from tests.patience import STILL_S

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--headless",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
TIMEOUT_MS = int(STILL_S * 1000)
POLL_MS = 100
OFFLINE = (r"WebSocket connection to .* failed", r"Failed to load resource: net::ERR_")

# A page has no pulse that tells it from one that hangs: it gets as long as anything that stands still.
expect.set_options(timeout=TIMEOUT_MS)


def launch(playwright: Playwright) -> Browser:
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        raise RuntimeError(f"The tests of the page need a browser: one of {', '.join(BROWSERS)}.")
    return playwright.chromium.launch(executable_path=found, args=FLAGS)


def until(page: Page, question: str) -> Any:
    """Ask the page until its answer is yes. Playwright's own waiting takes a promise for a yes."""
    for _ in range(TIMEOUT_MS // POLL_MS):
        if answer := page.evaluate(question):
            return answer
        page.wait_for_timeout(POLL_MS)
    raise AssertionError(f"the page never says yes to {question}")


class Look(TypedDict, total=False):
    """How a visitor's device is."""

    size: ViewportSize
    touch: bool
    theme: Literal["light", "dark"]
    motion: Literal["reduce", "no-preference"]
    # What a page keeps on the device, anew for each visitor, takes much of its time; so only tests that are about it have that.
    service_workers: Literal["allow", "block"]


class Visitor:
    """A browser of its own, with its own store and cookie; it notes what should not happen."""

    def __init__(self, browser: Browser, url: str, look: Look) -> None:
        size = look.get("size", DESKTOP)
        self.url = url
        self.context = browser.new_context(
            base_url=url,
            viewport=size,
            has_touch=look.get("touch", size["width"] == PHONE["width"]),
            color_scheme=look.get("theme", "light"),
            reduced_motion=look.get("motion", "reduce"),
            service_workers=look.get("service_workers", "block"),
            locale="en-GB",
        )
        self.context.set_default_timeout(TIMEOUT_MS)
        self.allowed: list[str] = []
        self.complaints: list[str] = []
        self.strangers: list[str] = []
        self.context.on("console", self.hear)
        self.context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        self.context.on("request", lambda request: self.see(request.url))
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        page.on("websocket", lambda socket: self.see(socket.url))
        return page

    def hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(f"{message.text} ({message.location.get('url', '')})")

    def see(self, url: str) -> None:
        asked = urlsplit(url)
        if asked.scheme not in ("data", "blob") and asked.netloc != urlsplit(self.url).netloc:
            self.strangers.append(url)

    def allow(self, *patterns: str) -> None:
        """These complaints of the browser are part of the test."""
        self.allowed += patterns

    def goes(self) -> None:
        """Close the browser; nothing must have happened that was not announced."""
        self.context.close()
        faults = [line for line in self.complaints if not any(re.search(pattern, line) for pattern in self.allowed)]
        assert not faults, faults
        assert not self.strangers, self.strangers

    # What programs could do as well: it sets the stage of a test.

    def arrive(self, name: str) -> None:
        self.know(self.post("/api/guests", {"name": name})["id"])

    def know(self, guest: str) -> None:
        """The page keeps who it is."""
        self.guest = guest
        known = f"localStorage['tenfold.guest'] ??= JSON.stringify({{ id: '{guest}' }})"
        self.context.add_init_script(f"if (location.protocol === 'http:') {known}")

    def is_also(self, other: Visitor) -> None:
        """The same guest on another device."""
        [cookie] = other.context.cookies()
        self.context.add_cookies([{"name": cookie["name"], "value": cookie["value"], "url": self.url}])
        self.know(other.guest)

    def post(self, path: str, body: Any) -> Any:
        answer: APIResponse = self.context.request.post(path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def opens(self, game: str, **more: Any) -> str:
        """A table with quick bots; its id."""
        table: str = self.post("/api/tables", {"game": game, "house": {"pace": 0}} | more)["table"]["id"]
        return table

    def does(self, table: str, what: str, **details: Any) -> None:
        self.post(f"/api/tables/{table}/do", {"id": uuid4().hex, "command": {"do": what, **details}})


Visit = Callable[..., Visitor]
