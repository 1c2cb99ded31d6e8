"""A bot of another version of Tenfold, as a program of the arena. `versions` makes the folder that it comes from.

python benchmarks/bots_ladder/old_bot.py FOLDER master           with the time that it is asked to take
python benchmarks/bots_ladder/old_bot.py FOLDER master 1000      with so many iterations a move instead
"""

from __future__ import annotations

import json
import sys
from functools import cache
from typing import Any

if __name__ == "__main__":
    sys.path[0] = f"{sys.argv[1]}/src"

import msgspec

from tenfold.bots.contract import Bot, Budget
from tenfold.bots.registry import seat_bot
from tenfold.core.registry import find_game


@cache
def player(bot: str, game: str, budget: Budget) -> Bot:
    return seat_bot(bot, find_game(game), "old", budget)


def choose(bot: str, iterations: int | None, asked: dict[str, Any]) -> str:
    view = msgspec.convert(asked["view"], find_game(asked["game"]).view_type)
    budget = Budget(milliseconds=asked["milliseconds"]) if iterations is None else Budget(iterations=iterations)
    return player(bot, asked["game"], budget)(view, asked["legal"])


def main(bot: str, iterations: int | None) -> None:
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["op"] == "quit":
            break
        print(json.dumps({"action": choose(bot, iterations, asked)}), flush=True)


if __name__ == "__main__":
    main(sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else None)
