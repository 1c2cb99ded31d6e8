"""The file of a net: `tools.train` learnt what is in it and wrote it."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Sequence
from pathlib import Path

import msgspec
import numpy as np

from tenfold.bots.nets.layers import Layer, Net, new_net
from tenfold.core.errors import BadOption

LAYERS = ("first", "second", "policy", "value")


class Weights(msgspec.Struct, frozen=True):
    """Where the net of a game lies, with its digest; `version` is that of what it is given, `units` what its numbers count."""

    title: str
    file: Path
    digest: str
    version: int
    units: Sequence[int]

    def read(self, data: bytes) -> Net:
        """A net from the bytes of its file."""
        kept = np.load(io.BytesIO(data))
        if (made_for := int(kept["version"])) != self.version:
            raise wrong_version(self.title, made_for, self.version)
        return new_net(self.units, *(Layer(*(kept[f"{name}_{part}"] for part in Layer._fields)) for name in LAYERS))

    def data(self) -> bytes:
        """What is in the file, undamaged."""
        if not self.file.is_file():
            raise BadOption(f"The net of {self.title} is not in this installation.")
        data = self.file.read_bytes()
        if hashlib.sha256(data).hexdigest() != self.digest:
            raise BadOption(
                f"The net of {self.title} in this installation is damaged: its digest is another. Install Tenfold again."
            )
        return data

    def net(self) -> Net:
        return self.read(self.data())


def wrong_version(title: str, made_for: int | str, now: int) -> BadOption:
    return BadOption(f"This net of {title} was made for version {made_for} of what nets see; this is version {now}.")
