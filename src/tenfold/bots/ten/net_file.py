"""The file of the net of TEN: `tools.train.ten` and `tools.train.distil` learnt what is in it, `tools.train.pack` wrote it."""

from __future__ import annotations

import hashlib
import io
from functools import cache
from pathlib import Path

import numpy as np

from tenfold.bots.ten.features import VERSION
from tenfold.bots.ten.net import Layer, Net, new_net
from tenfold.core.errors import BadOption

FILE = Path(__file__).with_name("net.npz")
DIGEST = "805c41980eddfbad211fb825d12a2006b0376869e86c48e3df1b059b2508b45e"
LAYERS = ("first", "second", "policy", "value")


def read_net(data: bytes) -> Net:
    """A net from the bytes of its file."""
    kept = np.load(io.BytesIO(data))
    made_for = int(kept["version"])
    if made_for != VERSION:
        raise BadOption(f"This net of TEN was made for version {made_for} of what nets see; this is version {VERSION}.")
    return new_net(*(Layer(*(kept[f"{name}_{part}"] for part in Layer._fields)) for name in LAYERS))


@cache
def net_file() -> bytes:
    """What is in the file, undamaged."""
    data = FILE.read_bytes()
    if hashlib.sha256(data).hexdigest() != DIGEST:
        raise BadOption("The net of TEN in this installation is damaged: its digest is another. Install Tenfold again.")
    return data


def packaged_net() -> Net:
    return read_net(net_file())
