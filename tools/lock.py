"""Pins what the container is built with and what is installed in it, with hashes: `python -m tools.lock`, or `make lock`.

The files hold for every system and every Python that Tenfold is for. They name no index: whoever installs says where from.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tools.release import EXTRAS

ROOT = Path(__file__).resolve().parents[1]
DEPLOY = ROOT / "deploy"
SILENT = ("--quiet", "--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links")
COMPILE = ("-m", "uv", "pip", "compile", *SILENT, "--universal", "--python-version", "3.11", "--generate-hashes", "--upgrade")
INSTALLED = tuple(f"--extra={extra}" for extra in EXTRAS.split(","))


def lock(file: Path, *wanted: str | Path) -> None:
    command = [sys.executable, *COMPILE, "--output-file", str(file), *map(str, wanted)]
    subprocess.run(command, cwd=ROOT, check=True)


if __name__ == "__main__":
    lock(DEPLOY / "requirements.txt", "pyproject.toml", *INSTALLED)
    lock(DEPLOY / "requirements-build.txt", "pyproject.toml", DEPLOY / "requirements-build.in")
