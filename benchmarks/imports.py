"""How long Tenfold takes to start: `import tenfold`, the list of commands and one command, against what Python itself takes.

    python benchmarks/imports.py            tables for people
    python benchmarks/imports.py --json     one object with `ratios` and the figures behind them

All take turns, each in a process of its own, so that a slow moment of the machine hits everybody; every figure is the median.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks.machine import chip  # noqa: E402

TENFOLD = ("-m", "tenfold.cli")
STARTS = {
    "python": ("-c", "pass"),
    "import_json": ("-c", "import json"),
    "import_numpy": ("-c", "import numpy"),
    "import_cyclopts": ("-c", "import cyclopts, rich.console"),
    "import_tenfold": ("-c", "import tenfold"),
    "help_command": (*TENFOLD, "--help"),
    "score_command": (*TENFOLD, "score", "b1 b2 w3 b# g7"),
}
ROUNDS = 15


def seconds(arguments: tuple[str, ...]) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, *arguments], check=True, capture_output=True)
    return time.perf_counter() - start


def in_turns() -> dict[str, float]:
    rounds = [{name: seconds(arguments) for name, arguments in STARTS.items()} for _ in range(ROUNDS + 1)]
    warm = rounds[1:]
    return {f"{name}_s": statistics.median(times[name] for times in warm) for name in STARTS}


def measure() -> dict[str, Any]:
    figures = in_turns()
    return {"ratios": ratios(figures), "figures": figures, "machine": f"{chip()}; Python {platform.python_version()}"}


def ratios(figures: dict[str, float]) -> dict[str, float]:
    """Of whole processes, the start of Python included: less is better."""
    return {
        "import_tenfold_json": figures["import_tenfold_s"] / figures["import_json_s"],
        "import_tenfold_numpy": figures["import_tenfold_s"] / figures["import_numpy_s"],
        "help_command_cyclopts": figures["help_command_s"] / figures["import_cyclopts_s"],
        "score_command_numpy": figures["score_command_s"] / figures["import_numpy_s"],
    }


def table(result: dict[str, Any]) -> str:
    rows = [*result["ratios"].items(), *result["figures"].items()]
    return "\n".join([result["machine"], "", *(f"{name:26}{value:>10.3f}" for name, value in rows)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--save", type=Path, help="also write the object to FOLDER/imports.json")
    given = parser.parse_args()
    result = measure()
    print(json.dumps(result) if given.json else table(result))
    if given.save:
        given.save.mkdir(parents=True, exist_ok=True)
        (given.save / "imports.json").write_text(json.dumps(result, indent=2) + "\n")


if __name__ == "__main__":
    main()
