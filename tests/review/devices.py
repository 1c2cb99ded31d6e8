"""Reviews as a device makes them, in Node and in a browser."""

from __future__ import annotations

import base64
import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from tenfold.bots.browser import judge_in_browser
from tenfold.bots.practice import RUNTIME, runtime
from tenfold.core.record import Record, write_record
from tenfold.core.registry import find_game
from tenfold.review.on_device import program
from tenfold.testing.browser import node
from tests.chromium import ENGINE, chromium_with

HERE = Path(__file__).parent
Order = dict[str, Any]
REVIEW = "async (order) => (await import('/device.mjs')).reviewed(order)"


def order(game: str, deals: int | None, engine: str, runtime_at: str, program_at: str) -> Order:
    """On so many deals, or on as many as the judge usually looks at."""
    module = judge_in_browser(find_game(game))
    manifest = msgspec.to_builtins(module.manifest)
    about = {"manifest": {**manifest, "deals": deals or manifest["deals"]}, "code": base64.b64encode(module.code).decode()}
    return {"engine": engine, "runtime": runtime_at, "program": program_at, **about}


def laid_out(folder: Path, game: str) -> tuple[Path, Path]:
    for name, text in {RUNTIME: runtime(), "game.js": program(find_game(game)), "package.json": '{"type":"module"}'}.items():
        Path(folder, name).write_text(text, encoding="utf-8")
    return Path(folder, RUNTIME), Path(folder, "game.js")


def in_node(game: str, records: Sequence[Record], deals: int | None = None) -> list[Order]:
    """All in one process, one after the other."""
    with TemporaryDirectory() as folder:
        places = [place.as_uri() for place in laid_out(Path(folder), game)]
        asked = {**order(game, deals, ENGINE.as_uri(), *places), "records": [write_record(record) for record in records]}
        command = [node() or "node", str(HERE / "node.mjs")]
        done = subprocess.run(command, input=json.dumps(asked), capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return list(json.loads(done.stdout))


def in_chromium(game: str, records: Sequence[Record], deals: int | None = None) -> list[Order]:
    with TemporaryDirectory() as folder:
        runtime_file, program_file = laid_out(Path(folder), game)
        files = {"/engine.js": ENGINE, "/device.mjs": HERE / "device.mjs"}
        with chromium_with({**files, f"/{RUNTIME}": runtime_file, "/game.js": program_file}) as page:
            asked = order(game, deals, "/engine.js", f"/{RUNTIME}", "/game.js")
            return [page.evaluate(REVIEW, {**asked, "record": write_record(record)}) for record in records]
