"""The nets that learnt by playing, as ONNX files for researchers: each says which game it plays, and what it is given.

Who plays a game at a level may bring one: `learnt`, beside `sit`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tenfold.bots.levels import Level
from tenfold.bots.nets.weights import wrong_version
from tenfold.bots.registry import bot_kinds
from tenfold.core.errors import BadOption
from tenfold.core.extras import is_installed
from tenfold.core.game import AnyGame
from tenfold.core.registry import find_game
from tenfold.core.tensor import Tensor

# What an ONNX file of ours says about itself.
GAME, VERSION = "tenfold.game", "tenfold.version"


class LearntNet(NamedTuple):
    """What the net of a game is given, with its version, and the net as an ONNX file; `digest` is that of its weights."""

    features: Tensor
    digest: str
    onnx: Callable[[Mapping[str, str]], bytes]


def learnt_by(game: str) -> LearntNet | None:
    """The net of a game, from whoever plays it at the highest level that has one."""
    for kind in reversed(bot_kinds().values()):
        if isinstance(kind, Level) and kind.plays(game) and (kind.extra is None or is_installed(kind.extra)):
            found: LearntNet | None = getattr(kind.players.whole.get(game), "learnt", None)
            if found is not None:
                return found
    return None


def features_for(game: AnyGame, says: Mapping[str, str]) -> Tensor:
    """What a net is given that says this about itself."""
    if says[GAME] != game.name:
        raise BadOption(f"This net was made for {find_game(says[GAME]).title}; it does not play {game.title}.")
    net = learnt_by(game.name)
    if net is None:
        raise BadOption(f"No net plays {game.title} here.")
    made_for, now = says[VERSION], net.features.version
    if made_for != str(now):
        raise wrong_version(game.title, made_for, now)
    return net.features
