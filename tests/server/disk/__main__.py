"""Let every change of the disk fail, or some: python -m tests.server.disk"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

from tests.server.disk.lives import Life, lives, summed
from tests.server.disk.shim import with_shim

HERE = "tests.server.disk"


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--only", type=int, help="so many changes of each way, instead of all")
    chosen = options.parse_args()
    if "faults.so" not in os.environ.get("LD_PRELOAD", ""):
        with tempfile.TemporaryDirectory() as folder:
            done = with_shim(Path(folder), "-m", HERE, *sys.argv[1:])
        sys.stdout.write(done.stdout)
        return done.returncode
    all_of_them: list[Life] = []
    for life in lives(chosen.only):
        all_of_them.append(life)
        if life.wrong:
            tell(str(life))
    tell(summed(all_of_them))
    return int(any(life.wrong for life in all_of_them))


if __name__ == "__main__":
    sys.exit(main())
