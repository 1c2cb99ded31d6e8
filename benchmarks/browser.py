"""The rules and the bots as WebAssembly beside the same as machine code: sizes, how soon they are ready, how fast they are.

    python benchmarks/browser.py                  tables for people
    python benchmarks/browser.py --json           one object with `ratios`, `goals` and the figures behind them
    python benchmarks/browser.py --quick          everything once, with little to do; not for figures
    python benchmarks/browser.py --save FOLDER    also FOLDER/browser.json

First the same games and the same choices must come of all. Then machine code, Node, Chromium and Chromium on a CPU slowed down
4 times take turns, five rounds, medians, on one core. Then the page itself is asked for hints, slowed down as a phone.
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import gzip
import json
import platform
import runpy
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks.browser_modules.hints import hints  # noqa: E402
from benchmarks.browser_modules.places import Figures, Place, all_places  # noqa: E402
from benchmarks.machine import chip  # noqa: E402
from tenfold.bots.browser import bot_in_browser, thinkers_for  # noqa: E402
from tenfold.bots.contract import Budget  # noqa: E402
from tenfold.bots.registry import find_bot  # noqa: E402
from tenfold.core.compile.machine import machine_for  # noqa: E402
from tenfold.core.compile.wasm.rules import WasmModule, wasm_for  # noqa: E402
from tenfold.core.game import AnyGame  # noqa: E402
from tenfold.core.registry import find_game  # noqa: E402
from tenfold.testing.browser import beginning, node  # noqa: E402
from tests.server.live import Live  # noqa: E402
from tests.web.browser import launch  # noqa: E402

GAMES = ("ten", "trick_later")
SEARCHING = ("sharp", "master")
OPTIONS = {"players": 4}
SEED = "browser"
ROOTS = 4
# Each figure is to stay below, but for `ratio`.
GOALS = {
    "rules_gzip_bytes": 25 * 1024,
    "bot_gzip_bytes": 300 * 1024,
    "ready_ms": 300.0,
    "ratio": 1 / 3,
    "hint_ms": 1000.0,
    "longest_task_ms": 50.0,
}


class Size(NamedTuple):
    """How much is done for each figure."""

    rounds: int
    games: int
    iterations: int


FULL, QUICK = Size(5, 20_000, 4000), Size(1, 200, 200)


class Subject(NamedTuple):
    """A module, the job for it, and the same work by machine code; both must agree in these parts."""

    module: WasmModule
    job: Figures
    by_machine: Callable[[], Figures]
    parts: tuple[str, ...]


def play_by_machine(game: AnyGame, games: int) -> Figures:
    machine = machine_for(game)
    template = machine.template(game.read_options(OPTIONS), SEED)
    states = template.copy()
    machine.random_games(states, template, np.array([1]), 10)
    start = time.perf_counter()
    decisions = machine.random_games(states, template, np.array([1]), games)
    took = time.perf_counter() - start
    return {"decisions": decisions, "rate": decisions / took, "end": base64.b64encode(states.tobytes()).decode()}


def rules_of(game: AnyGame, size: Size) -> Subject:
    job = {**beginning(game, game.read_options(OPTIONS), SEED), "games": size.games}
    return Subject(wasm_for(game), job, lambda: play_by_machine(game, size.games), ("decisions", "end"))


def roots(game: AnyGame) -> Iterator[Any]:
    """Positions with a choice, in the middle of games of careful players."""
    for n in range(ROOTS):
        position = game.start(OPTIONS, f"{SEED} {n}")
        careful = find_bot("careful", game.name).sit(game, "", Budget())
        moves = 0
        while moves < 40 or len(position.legal()) < 3:
            position.apply(careful(position.view(position.to_act), position.legal()))
            moves += 1
        yield position


def think_by_machine(game: AnyGame, bot: str, iterations: int) -> Figures:
    player: Any = find_bot(bot, game.name).sit(game, SEED, Budget(iterations=iterations))
    choices, done, took = [], 0, 0.0
    for position in roots(game):
        view, legal = position.view(position.to_act), position.legal()
        start = time.perf_counter()
        choices.append(player(view, legal))
        took += time.perf_counter() - start
        done += player.done
    return {"choices": choices, "done": done, "rate": done / took}


def bot_of(game: AnyGame, bot: str, size: Size) -> Subject:
    known = [game.remembered(position.view(position.to_act)).to_bytes() for position in roots(game)]
    job = {"roots": [base64.b64encode(root).decode() for root in known], "seed": SEED, "iterations": size.iterations}
    by_machine = lambda: think_by_machine(game, bot, size.iterations)  # noqa: E731
    return Subject(bot_in_browser(game, bot), job, by_machine, ("choices", "done"))


def subjects(size: Size) -> dict[str, Subject]:
    found = {}
    for game in map(find_game, GAMES):
        found[game.name] = rules_of(game, size)
        found |= {f"{game.name}.{bot}": bot_of(game, bot, size) for bot in thinkers_for(game) if bot in SEARCHING}
    return found


def check_same(name: str, subject: Subject, places: dict[str, Place]) -> None:
    here = subject.by_machine()
    for place, run in places.items():
        there = run(subject.module, subject.job)
        for part in subject.parts:
            if here[part] != there[part]:
                raise SystemExit(f"{name} in {place}: {part} differ: {here[part]} and {there[part]}")


def compared(name: str, subject: Subject, places: dict[str, Place], rounds: int) -> Figures:
    """All in turns, after they were found to do the same."""
    check_same(name, subject, places)
    turns = [
        (subject.by_machine(), {place: run(subject.module, subject.job) for place, run in places.items()})
        for _ in range(rounds)
    ]
    machine = statistics.median(here["rate"] for here, _ in turns)
    found = {place: medians([there[place] for _, there in turns], machine) for place in places}
    return {**sizes(subject.module), "machine_rate": machine, "places": found}


def medians(turns: list[Figures], machine: float) -> Figures:
    middle = {part: statistics.median(turn[part] for turn in turns) for part in ("compile_ms", "load_ms", "rate")}
    return {**middle, "ratio": middle["rate"] / machine}


def sizes(module: WasmModule) -> Figures:
    memory = module.manifest.desk_at + module.manifest.desk_bytes
    return {"bytes": len(module.code), "gzip_bytes": len(gzip.compress(module.code, 9)), "memory_bytes": memory}


def measure(size: Size) -> Figures:
    with contextlib.redirect_stdout(sys.stderr):
        runpy.run_path(str(ROOT / "web" / "make.py"))["build_if_stale"]()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright)
        places = all_places(browser)
        figures = {name: compared(name, subject, places, size.rounds) for name, subject in subjects(size).items()}
        with Live(Path(folder)) as live:
            asked = hints(browser, live, size.rounds)
        version = browser.version
        browser.close()
    result = {"ratios": ratios(figures), "figures": figures, "hints": asked}
    return {**result, "goals": goals(result), "machine": machine(version)}


def machine(chromium: str) -> str:
    version = subprocess.run([node() or "node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    return f"{chip()}; Python {platform.python_version()}; Node {version}; Chromium {chromium}"


def ratios(figures: Figures) -> Figures:
    return {
        f"{name}.{place}": figure["places"][place]["ratio"]
        for name, figure in figures.items()
        for place in ("node", "chromium")
    }


def goals(result: Figures) -> Figures:
    """The worst of each kind beside its goal."""
    figures, asked = result["figures"], result["hints"].values()
    in_chromium = [figure["places"]["chromium"] for figure in figures.values()]
    measured = {
        "rules_gzip_bytes": max(figures[name]["gzip_bytes"] for name in GAMES),
        "bot_gzip_bytes": max(figure["gzip_bytes"] for figure in figures.values()),
        "ready_ms": max(place["compile_ms"] + place["load_ms"] for place in in_chromium),
        "ratio": min(result["ratios"].values()),
        "hint_ms": max(hint["ms"] for hint in asked),
        "longest_task_ms": max(hint["longest_task_ms"] for hint in asked),
    }
    return {
        name: {"goal": goal, "measured": measured[name], "met": (measured[name] < goal) != (name == "ratio")}
        for name, goal in GOALS.items()
    }


def table(result: Figures) -> str:
    columns = ("place", 10), ("compile ms", 12), ("load ms", 9), ("a second", 13), ("machine code", 14), ("ratio", 7)
    head = f"{'':20}{'gzip':>8}{'memory':>12}" + "".join(f"{name:>{width}}" for name, width in columns)
    rows = [
        f"{name:20}{figure['gzip_bytes']:>8,}{figure['memory_bytes']:>12,}{place:>10}{there['compile_ms']:>12.1f}"
        f"{there['load_ms']:>9.1f}{there['rate']:>13,.0f}{figure['machine_rate']:>14,.0f}{there['ratio']:>7.2f}"
        for name, figure in result["figures"].items()
        for place, there in figure["places"].items()
    ]
    asked = [
        f"A hint in {game}: {hint['ms']:.0f} ms, {'on the device' if hint['on_the_device'] else 'by the server'}; "
        f"longest task {hint['longest_task_ms']:.0f} ms"
        for game, hint in result["hints"].items()
    ]
    met = [
        f"{name}: {goal['measured']:,.2f}, goal {goal['goal']:,.2f}: {'met' if goal['met'] else 'missed'}"
        for name, goal in result["goals"].items()
    ]
    return "\n".join([result["machine"], "", head, *rows, "", *asked, "", *met])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--quick", action="store_true", help="everything once, with little to do; not for figures")
    parser.add_argument("--save", type=Path, help="also write the object to FOLDER/browser.json")
    given = parser.parse_args()
    result = measure(QUICK if given.quick else FULL)
    print(json.dumps(result) if given.json else table(result))
    if given.save:
        given.save.mkdir(parents=True, exist_ok=True)
        (given.save / "browser.json").write_text(json.dumps(result, indent=2) + "\n")


if __name__ == "__main__":
    main()
