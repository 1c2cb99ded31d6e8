"""A bot of another version of Tenfold, as a program of the arena. `versions` makes the folder that it comes from.

python benchmarks/bots_ladder/old_bot.py FOLDER master
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
def player(bot: str, game: str, milliseconds: int) -> Bot:
    return seat_bot(bot, find_game(game), "old", Budget(milliseconds=milliseconds))


def choose(bot: str, asked: dict[str, Any]) -> str:
    view = msgspec.convert(asked["view"], find_game(asked["game"]).view_type)
    return player(bot, asked["game"], asked["milliseconds"])(view, asked["legal"])


def main(bot: str) -> None:
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["op"] == "quit":
            break
        print(json.dumps({"action": choose(bot, asked)}), flush=True)


if __name__ == "__main__":
    main(sys.argv[2])
