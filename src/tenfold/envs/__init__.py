"""For researchers: all games behind every standard interface, one game at a time or millions.

`from tenfold.envs import ten_v0` gives a game as PettingZoo's users expect it, and so for every game that is installed.
"""

from importlib.util import find_spec
from typing import Any

from tenfold.core.registry import GAMES

VERSION = "_v0"

if find_spec("gymnasium"):
    from tenfold.envs.gym import register

    register()


def __getattr__(name: str) -> Any:
    game = name.removesuffix(VERSION)
    if game == name or game not in GAMES.names:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from tenfold.envs.aec import Environments

    return Environments(game)


def __dir__() -> list[str]:
    return sorted({*globals(), *(game + VERSION for game in GAMES.names)})
