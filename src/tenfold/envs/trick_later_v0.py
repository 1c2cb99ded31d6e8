"""10 Trick Later for PettingZoo: `trick_later_v0.env(players=4)`, with the options that `tenfold play` takes too."""

from __future__ import annotations

from typing import Any

from tenfold.envs.aec import InTurn


class raw_env(InTurn):  # noqa: N801  (the name that PettingZoo's users look for)
    game = "trick_later"
    metadata = {**InTurn.metadata, "name": "trick_later_v0"}


def env(**options: Any) -> raw_env:
    return raw_env(**options)
