"""How the page feels on a slow device: the real server, Chromium with its CPU slowed down 4 times, parts of real games.

    python benchmarks/page.py                  a table for people
    python benchmarks/page.py --json           one object with `budgets` and the figures behind them
    python benchmarks/page.py --quick          every scene once; not for figures
    python benchmarks/page.py --only lobby     only these scenes (`phone: lobby` for one device); not for figures
    python benchmarks/page.py --save FOLDER    also FOLDER/page.json

Every scene is a visit with an empty cache, by touch at 390 x 844 or by mouse at 1440 x 900, with motion on. Layout shift and
interaction (to next paint) are measured in the page and defined as web-vitals defines them. Of several rounds the largest
layout shift and the median interaction count. It fails when a budget is missed, when the page complains, or when it asks
another host.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import runpy
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks.machine import chip  # noqa: E402
from benchmarks.page_visit.scenes import BY_KEYS, SCENES, Cast, Scene  # noqa: E402
from benchmarks.page_visit.watching import SLOWDOWN, Figures, Watch  # noqa: E402
from tests.server.live import Live  # noqa: E402
from tests.web.browser import DESKTOP, PHONE, Visitor, launch  # noqa: E402
from tests.web.playing import Press, click, tap  # noqa: E402

BUDGETS = {"layout_shift": 0.05, "interaction_ms": 100.0, "script_and_style_bytes": 120 * 1024}
ROUNDS = 3
SETTLED_MS = 1_500
DEVICES = {"phone": (PHONE, tap, SCENES), "desktop": (DESKTOP, click, SCENES | BY_KEYS)}
MEDIAN_OF = (
    "interaction_ms",
    "interaction_worst_ms",
    "interaction_median_ms",
    "interactions",
    "first_paint_ms",
    "largest_paint_ms",
)


class Visits:
    """Lets visitors with an empty cache come to a server, one after the other."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url

    def first_load(self, size: ViewportSize) -> Figures:
        """The home page for somebody who was never here."""
        visitor = Visitor(self.browser, self.url, {"size": size, "motion": "no-preference"})
        watch = Watch(visitor)
        visitor.page.goto("/")
        visitor.page.wait_for_load_state("networkidle")
        visitor.page.wait_for_timeout(SETTLED_MS)
        figures = watch.loaded() | {"hosts": sorted(watch.hosts)}
        visitor.goes()
        return figures

    def scene(self, size: ViewportSize, press: Press, play: Scene) -> Figures:
        anna = Visitor(self.browser, self.url, {"size": size, "motion": "no-preference"})
        ben = Visitor(self.browser, self.url, {})
        anna.arrive("Anna")
        ben.arrive("Ben")
        watch = Watch(anna)
        play(Cast(anna, ben, press))
        anna.page.wait_for_timeout(SETTLED_MS)
        figures = watch.felt() | {"hosts": sorted(watch.hosts)}
        anna.goes()
        ben.goes()
        return figures


def together(rounds: list[Figures]) -> Figures:
    """The same scene several times: the machine's moods are in the times, not in what moves."""
    worst = max(rounds, key=lambda figures: figures["layout_shift"])
    slowest = sorted((one for figures in rounds for one in figures["slowest"]), key=lambda one: -one["ms"])[:3]
    medians = {name: statistics.median(figures[name] for figures in rounds) for name in MEDIAN_OF}
    return worst | medians | {"slowest": slowest}


def called(name: str, scene: str) -> str:
    """As `--only` finds it."""
    return f"{name}: {scene}"


def device(visits: Visits, name: str, rounds: int, only: str) -> Figures:
    size, press, scenes = DEVICES[name]
    wanted = {scene: play for scene, play in scenes.items() if only in called(name, scene)}
    figures = {scene: together([visits.scene(size, press, play) for _ in range(rounds)]) for scene, play in wanted.items()}
    return {"first_load": visits.first_load(size), "scenes": figures}


def measure(quick: bool, only: str) -> Figures:
    with contextlib.redirect_stdout(sys.stderr):
        runpy.run_path(str(ROOT / "web" / "make.py"))["build_if_stale"]()
    rounds = 1 if quick else ROUNDS
    with tempfile.TemporaryDirectory() as folder, Live(Path(folder)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        visits = Visits(browser, server.url)
        devices = {name: device(visits, name, rounds, only) for name in DEVICES}
        machine = f"{chip()}; Chromium {browser.version} without GPU, CPU slowed down {SLOWDOWN} times"
        browser.close()
    return {"budgets": budgets(devices), "devices": devices, "rounds": rounds, "machine": machine}


def found(devices: Figures, name: str) -> Iterator[float]:
    for figures in devices.values():
        yield from (part[name] for part in (figures["first_load"], *figures["scenes"].values()) if name in part)


def budgets(devices: Figures) -> Figures:
    worst = {name: max(found(devices, name)) for name in BUDGETS}
    return {name: {"most": most, "measured": worst[name], "kept": worst[name] < most} for name, most in BUDGETS.items()}


def table(result: Figures) -> str:
    lines = [result["machine"], ""]
    lines += [f"{name:26}{one['measured']:>12,.5g} of {one['most']:,.5g}" for name, one in result["budgets"].items()]
    for name, figures in result["devices"].items():
        load = figures["first_load"]
        weight = f"{load['script_and_style_bytes'] / 1024:.1f} KB of script and style, {load['all_bytes'] / 1024:.1f} KB in all"
        lines += ["", f"{name}: first load {weight}, {load['requests']} requests, hosts {', '.join(load['hosts'])}"]
        lines.append(f"  {'':26}{'shift':>8}{'inp ms':>8}{'worst':>8}{'median':>8}{'count':>8}{'fcp ms':>8}{'lcp ms':>8}")
        lines += [row(scene, part) for scene, part in figures["scenes"].items()]
    return "\n".join(lines)


def row(scene: str, part: Figures) -> str:
    return f"  {scene:26}{part['layout_shift']:>8.4f}" + "".join(f"{part[name]:>8.0f}" for name in MEDIAN_OF)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--quick", action="store_true", help="every scene once, not for figures")
    parser.add_argument("--save", type=Path, help="also write the object to FOLDER/page.json")
    parser.add_argument("--only", default="", metavar="TEXT", help="only scenes with this in `phone: lobby`, not for figures")
    given = parser.parse_args()
    if not any(given.only in called(name, scene) for name, (_, _, scenes) in DEVICES.items() for scene in scenes):
        parser.error(f"There is no scene with {given.only!r} in it: {', '.join(SCENES | BY_KEYS)}.")
    result = measure(given.quick, given.only)
    print(json.dumps(result) if given.json else table(result))
    if given.save:
        given.save.mkdir(parents=True, exist_ok=True)
        (given.save / "page.json").write_text(json.dumps(result, indent=2) + "\n")
    return 0 if all(one["kept"] for one in result["budgets"].values()) else 1


if __name__ == "__main__":
    sys.exit(main())
