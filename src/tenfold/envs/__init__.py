"""For researchers: all games behind every standard interface, one game at a time or millions.

`from tenfold.envs import ten_v0` gives a game as PettingZoo's users expect it, and so for every game that is installed.
Importing this registers the environments of Gymnasium; `tenfold.envs.openspiel` registers those of OpenSpiel, and
`tenfold.envs.batch` makes many games at once.

What a search needs, beside `position.copy()`, `legal()`, `apply(action)` and `outcome()`:

    from tenfold.core.chance import Chance

    view = position.view(position.to_act)                           # what the seat may know, and nothing else
    world = position.game.resample(view, Chance("world 1"))         # a whole position that looks the same to it
    games.reset("worlds", position=tenfold.view_line(view))         # as many of these as a batch has games
    games.set_states(states); games.copy(); games.position(i)       # and back, and on
    state = tenfold.envs.openspiel.state_of(view)                   # with chance nodes
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
