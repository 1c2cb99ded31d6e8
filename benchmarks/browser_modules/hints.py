"""A hint on the page itself, on a CPU that is made slower: how soon it is there, and how long the page is busy at a stretch."""

from __future__ import annotations

import statistics
import time
from typing import Any

import httpx
from playwright.sync_api import Browser

from benchmarks.page_visit.watching import SLOWDOWN
from tests.server.live import Live
from tests.web.browser import PHONE, Visitor

Figures = dict[str, Any]

BOT = {"is": "bot", "bot": "careful"}
TABLES: dict[str, Figures] = {
    "ten": {"seats": [{"is": "open"}, BOT, BOT], "options": {"players": 3, "first": 0}, "seed": "hint"},
    "trick_later": {"seats": [{"is": "open"}, BOT, BOT], "options": {"players": 3, "first": 0}, "seed": "hint"},
}
ADVISER = "sharp"
# In the page: the time from the touch to the words, and of all tasks from when the sheet is open until all lines are there
# those over 50 ms, for a browser tells of no others. Opening a sheet is an interaction like any other: `benchmarks/page.py` has
# those.
WATCH = """
() => {
  globalThis.hinted = new Promise((done) => {
    const tasks = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
    const painted = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
    const seen = (part) => new Promise((go) => {
      const look = new MutationObserver(() => document.querySelector(part) && go(look.disconnect()));
      look.observe(document.body, { childList: true, subtree: true, attributes: true });
    });
    addEventListener('pointerdown', async ({ timeStamp }) => {
      await seen('.hint');
      await painted();
      const opened = performance.now();
      await (document.querySelector('.hint strong') || seen('.hint strong'));
      await painted();
      const ms = performance.now() - timeStamp;
      await (document.querySelector('.hint[aria-busy=false]') || seen('.hint[aria-busy=false]'));
      await painted();
      const longest = Math.max(0, ...tasks.filter(({ startTime }) => startTime >= opened).map(({ duration }) => duration));
      done({ ms, longest_task_ms: longest });
    }, { once: true });
  });
}
"""


def wait_for_modules(live: Live) -> None:
    """The server makes them when it is first asked; on a machine that never did, in a minute or two."""
    while True:
        games = httpx.get(f"{live.url}/engines/engines.json").json()["games"]
        if all(ADVISER in games.get(name, {}).get("bots", {}) for name in TABLES):
            return
        time.sleep(1)


def one_hint(browser: Browser, live: Live, game: str) -> Figures:
    visitor = Visitor(browser, live.url, {"size": PHONE})
    visitor.arrive("Anna")
    table = visitor.opens(game, seat=0, **TABLES[game])
    visitor.does(table, "start")
    loaded: list[str] = []
    visitor.context.on("response", lambda answer: loaded.append(answer.url.rpartition("/")[2]))
    page = visitor.page
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Hint").wait_for()
    while not any(name.startswith(f"{game}.{ADVISER}") and name.endswith(".wasm") for name in loaded):
        page.wait_for_timeout(100)
    page.wait_for_load_state("networkidle")
    place = page.get_by_role("button", name="Hint").bounding_box()
    assert place is not None
    page.evaluate(WATCH)
    visitor.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    figures: Figures = page.evaluate("globalThis.hinted")
    figures["on_the_device"] = "known" in loaded and "hint" not in loaded
    visitor.goes()
    return figures


def hints(browser: Browser, live: Live, rounds: int) -> Figures:
    """The medians of a few hints in each game, and the longest task of all; 0 means that none took 50 ms."""
    wait_for_modules(live)
    found = {game: [one_hint(browser, live, game) for _ in range(rounds)] for game in TABLES}
    return {
        game: {
            "ms": statistics.median(hint["ms"] for hint in all_of_it),
            "longest_task_ms": max(hint["longest_task_ms"] for hint in all_of_it),
            "on_the_device": all(hint["on_the_device"] for hint in all_of_it),
        }
        for game, all_of_it in found.items()
    }
