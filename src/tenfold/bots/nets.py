"""The nets that learnt by playing, as ONNX files for researchers: each says which game it plays, and what it is given.

Who plays a game at a level may bring one: `learnt`, beside `sit`. `tenfold bots --nets` writes the files and names them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec
from platformdirs import user_cache_path

from tenfold.bots.levels import Level
from tenfold.bots.registry import bot_kinds
from tenfold.core.errors import BadOption
from tenfold.core.extras import is_installed, require
from tenfold.core.game import AnyGame
from tenfold.core.private import private_folder
from tenfold.core.registry import find_game, game_names
from tenfold.core.tensor import Tensor

# What an ONNX file of ours says about itself.
GAME, VERSION = "tenfold.game", "tenfold.version"


class LearntNet(NamedTuple):
    """What the net of a game is given, with its version, and the net as an ONNX file; `digest` is that of its weights."""

    features: Tensor
    digest: str
    onnx: Callable[[Mapping[str, str]], bytes]


class NetFile(msgspec.Struct, frozen=True):
    """A net as a file; `version` is that of what it is given."""

    game: str
    title: str
    file: str
    version: int
    digest: str


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
        raise BadOption(f"This net of {game.title} was made for version {made_for} of what nets see; this is version {now}.")
    return net.features


def folder_of_nets() -> Path:
    place = user_cache_path("tenfold") / "nets"
    folder = private_folder(place)
    if folder is None:
        raise BadOption(f"The nets cannot be written: {place} is no folder that you alone can write to.")
    return folder


def write_nets() -> list[NetFile]:
    """All nets as files, in a folder of this user."""
    require("onnx", "A net as an ONNX file")
    folder = folder_of_nets()
    return [written(folder, name, net) for name in game_names() if (net := learnt_by(name))]


def written(folder: Path, name: str, net: LearntNet) -> NetFile:
    version = net.features.version
    file = folder / f"{name}-{version}-{net.digest[:12]}.onnx"
    file.write_bytes(net.onnx({GAME: name, VERSION: str(version)}))
    return NetFile(name, find_game(name).title, str(file), version, net.digest)
