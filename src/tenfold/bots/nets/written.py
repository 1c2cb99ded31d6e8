"""The nets as files of this user: `tenfold bots --nets` writes them and names them."""

from __future__ import annotations

from pathlib import Path

import msgspec
from platformdirs import user_cache_path

from tenfold.bots.nets.learnt import GAME, VERSION, LearntNet, learnt_by
from tenfold.core.errors import BadOption
from tenfold.core.extras import require
from tenfold.core.private import private_folder
from tenfold.core.registry import find_game, game_names


class NetFile(msgspec.Struct, frozen=True):
    """A net as a file; `version` is that of what it is given."""

    game: str
    title: str
    file: str
    version: int
    digest: str


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
