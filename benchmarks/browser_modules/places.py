"""Where modules are timed: in Node, in Chromium, and in Chromium on a CPU that is made slower."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from benchmarks.page_visit.watching import SLOWDOWN
from tenfold.core.compile.wasm.rules import WasmModule
from tenfold.testing.browser import node, order
from tests.chromium import ENGINE, page_with

Figures = dict[str, Any]
Place = Callable[[WasmModule, Figures], Figures]

HERE = Path(__file__).parent
SCRIPTS = {"/engine.js": ENGINE, "/jobs.mjs": HERE / "jobs.mjs"}
MEASURE = "async (asked) => (await import('/jobs.mjs')).measured(asked)"


def asked(engine: str, module: WasmModule, job: Figures) -> Figures:
    return {**order(engine, module, []), "job": job}


def in_node(module: WasmModule, job: Figures) -> Figures:
    given = json.dumps(asked(ENGINE.as_uri(), module, job))
    done = subprocess.run([node() or "node", HERE / "node.mjs"], input=given, capture_output=True, text=True, check=True)
    return dict(json.loads(done.stdout))


def in_chromium(browser: Browser, slowdown: int = 1) -> Place:
    """On the main thread of an empty page: DevTools can slow that down, and no worker."""
    page = page_with(browser, SCRIPTS)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})

    def run(module: WasmModule, job: Figures) -> Figures:
        return dict(page.evaluate(MEASURE, asked("/engine.js", module, job)))

    return run


def all_places(browser: Browser) -> dict[str, Place]:
    return {"node": in_node, "chromium": in_chromium(browser), "slowed": in_chromium(browser, SLOWDOWN)}
