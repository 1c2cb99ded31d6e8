"""The rules and the bots as WebAssembly beside the same as machine code: sizes, how soon they are ready, how fast they are.

    python benchmarks/browser.py            tables for people
    python benchmarks/browser.py --json     one object with `ratios` and the figures behind them

First the same games and the same choices must come of both. Then both take turns, five rounds, medians. In Node, on one core.
"""

from __future__ import annotations

import argparse
import base64
import gzip
import json
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks.machine import chip  # noqa: E402
from tenfold.bots.browser import bot_in_browser, thinkers_for  # noqa: E402
from tenfold.bots.contract import Budget  # noqa: E402
from tenfold.bots.registry import find_bot  # noqa: E402
from tenfold.core.compile.machine import machine_for  # noqa: E402
from tenfold.core.compile.wasm.rules import WasmModule, wasm_for  # noqa: E402
from tenfold.core.game import AnyGame  # noqa: E402
from tenfold.core.registry import find_game  # noqa: E402
from tenfold.testing.browser import beginning, node  # noqa: E402

GAMES = ("ten", "trick_later")
SEARCHING = ("sharp", "master")
OPTIONS = {"players": 4}
SEED = "browser"
ROUNDS = 5
GAMES_PLAYED = 20_000
ROOTS = 4
ITERATIONS = 4000

Figures = dict[str, Any]


def in_node(module: WasmModule, job: Figures) -> Figures:
    asked = {
        "engine": str(ROOT / "src" / "tenfold" / "core" / "compile" / "wasm" / "engine.js"),
        "manifest": msgspec.to_builtins(module.manifest),
        "code": base64.b64encode(module.code).decode(),
        "job": job,
    }
    script = Path(__file__).with_name("browser_run.mjs")
    done = subprocess.run([node() or "node", script], input=json.dumps(asked), capture_output=True, text=True, check=True)
    return dict(json.loads(done.stdout))


def play_by_machine(game: AnyGame) -> Figures:
    machine = machine_for(game)
    template = machine.template(game.read_options(OPTIONS), SEED)
    states = template.copy()
    machine.random_games(states, template, np.array([1]), 10)
    start = time.perf_counter()
    decisions = machine.random_games(states, template, np.array([1]), GAMES_PLAYED)
    return {"decisions": decisions, "rate": decisions / (time.perf_counter() - start), "end": states.tobytes()}


def play_in_node(game: AnyGame) -> Figures:
    found = in_node(wasm_for(game), {**beginning(game, game.read_options(OPTIONS), SEED), "games": GAMES_PLAYED})
    return {**found, "end": base64.b64decode(found["end"])}


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


def think_by_machine(game: AnyGame, bot: str) -> Figures:
    player: Any = find_bot(bot, game.name).sit(game, SEED, Budget(iterations=ITERATIONS))
    choices, done, took = [], 0, 0.0
    for position in roots(game):
        view, legal = position.view(position.to_act), position.legal()
        start = time.perf_counter()
        choices.append(player(view, legal))
        took += time.perf_counter() - start
        done += player.done
    return {"choices": choices, "done": done, "rate": done / took}


def think_in_node(game: AnyGame, bot: str) -> Figures:
    known = [game.remembered(position.view(position.to_act)).to_bytes() for position in roots(game)]
    job = {"roots": [base64.b64encode(root).decode() for root in known], "seed": SEED, "iterations": ITERATIONS}
    return in_node(bot_in_browser(game, bot), job)


def same(name: str, here: Figures, there: Figures, *parts: str) -> None:
    for part in parts:
        if here[part] != there[part]:
            raise SystemExit(f"{name}: {part} differ: {here[part]} and {there[part]}")


def compared(name: str, module: WasmModule, by_machine: Any, in_browser: Any, parts: tuple[str, ...]) -> Figures:
    """Both in turns, after they were found to do the same."""
    same(name, by_machine(), in_browser(), *parts)
    rounds = [(by_machine(), in_browser()) for _ in range(ROUNDS)]
    middle = {part: statistics.median(there[part] for _, there in rounds) for part in ("compile_ms", "load_ms", "rate")}
    machine = statistics.median(here["rate"] for here, _ in rounds)
    sizes = {"bytes": len(module.code), "gzip_bytes": len(gzip.compress(module.code, 9)), "memory_bytes": memory(module)}
    return {**sizes, **middle, "machine_rate": machine, "ratio": middle["rate"] / machine}


def memory(module: WasmModule) -> int:
    return module.manifest.desk_at + module.manifest.desk_bytes


def measure() -> Figures:
    figures: Figures = {}
    for game in map(find_game, GAMES):
        rules = ("decisions", "end")
        figures[game.name] = compared(
            game.name, wasm_for(game), lambda game=game: play_by_machine(game), lambda game=game: play_in_node(game), rules
        )
        for bot in thinkers_for(game):
            if bot in SEARCHING:
                name = f"{game.name}.{bot}"
                figures[name] = compared(
                    name,
                    bot_in_browser(game, bot),
                    lambda game=game, bot=bot: think_by_machine(game, bot),
                    lambda game=game, bot=bot: think_in_node(game, bot),
                    ("choices", "done"),
                )
    ratios = {name: figure["ratio"] for name, figure in figures.items()}
    version = subprocess.run([node() or "node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    return {"ratios": ratios, "figures": figures, "machine": f"{chip()}; Python {platform.python_version()}; Node {version}"}


def table(result: Figures) -> str:
    columns = (
        ("bytes", 9),
        ("gzip", 8),
        ("memory", 12),
        ("compile ms", 12),
        ("load ms", 9),
        ("a second", 13),
        ("machine code", 14),
    )
    head = f"{'':22}" + "".join(f"{name:>{width}}" for name, width in (*columns, ("ratio", 7)))
    rows = [
        f"{name:22}{f['bytes']:>9,}{f['gzip_bytes']:>8,}{f['memory_bytes']:>12,}{f['compile_ms']:>12.1f}{f['load_ms']:>9.1f}"
        f"{f['rate']:>13,.0f}{f['machine_rate']:>14,.0f}{f['ratio']:>7.2f}"
        for name, f in result["figures"].items()
    ]
    return "\n".join([result["machine"], "", head, *rows])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--save", type=Path, help="also write the object to FOLDER/browser.json")
    given = parser.parse_args()
    result = measure()
    print(json.dumps(result) if given.json else table(result))
    if given.save:
        given.save.mkdir(parents=True, exist_ok=True)
        (given.save / "browser.json").write_text(json.dumps(result, indent=2) + "\n")


if __name__ == "__main__":
    main()
