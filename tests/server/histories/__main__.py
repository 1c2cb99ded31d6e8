"""A long history: python -m tests.server.histories --operations 5000"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from tests.server.histories.history import history, two_servers
from tests.server.postgres import Postgres


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--operations", type=int, default=5_000)
    options.add_argument("--kills", type=int, default=10)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        postgres = Postgres()
        stack.callback(postgres.remove)
        database = postgres.database()
        pair = [stack.enter_context(live) for live in two_servers(folder, database)]
        found = asyncio.run(history(pair, database, chosen.operations, chosen.kills, chosen.seed))
    sys.stdout.write(f"{found.summed()}\n")
    return int(bool(found.wrong))


if __name__ == "__main__":
    sys.exit(main())
