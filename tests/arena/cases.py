"""The arena as its user meets it, and programs of every character."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "example_bot.py"
ARENA = [sys.executable, "-m", "tenfold.cli", "arena"]

START = "import json, sys, time\nfor line in sys.stdin:\n    asked = json.loads(line)\n"
GOOD = START + "    if asked['op'] == 'choose': print(json.dumps({'action': asked['legal'][0]}), flush=True)\n"
BAD = {
    "hangs": START + "    time.sleep(1000)\n",
    "crashes": START + "    sys.exit(3)\n",
    "never_starts": "import sys\nsys.exit(1)\n",
    "lies": START + "    print(json.dumps({'action': 'win'}), flush=True)\n",
    "babbles": START + "    print('hello', flush=True)\n",
    "no_object": START + "    print('[1]', flush=True)\n",
    "no_text": START + "    print('{\"action\": 7}', flush=True)\n",
    "twice": START + "    print((json.dumps({'action': asked['legal'][0]}) + '\\n') * 2, end='', flush=True)\n",
    "endless": START + "    print('x' * 200000, flush=True)\n",
    "noisy": START + "    print('Traceback', file=sys.stderr); sys.exit(1)\n",
}


def arena(*arguments: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "NO_COLOR": "1", "COLUMNS": "100"}
    return subprocess.run([*ARENA, *arguments], capture_output=True, text=True, check=False, cwd=folder, env=env)


def found(*arguments: str) -> dict[str, Any]:
    """What it says with --json."""
    done = arena(*arguments, "--json")
    assert done.returncode == 0, done.stderr
    assert all(line.startswith("tenfold: compiling") for line in done.stderr.splitlines()), done.stderr
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def by_name(report: dict[str, Any]) -> dict[str, Any]:
    return {result["name"]: result for result in report["results"]}


def timeless(report: dict[str, Any]) -> dict[str, Any]:
    """All but the time that it took."""
    return report | {"results": [{**result, "ms_per_move": 0} for result in report["results"]]}


def program(folder: Path, name: str, text: str) -> str:
    """The value of --bot for a program of this text."""
    file = folder / f"{name}.py"
    file.write_text(text, encoding="utf-8")
    return f"{name}={sys.executable} {file}"
