"""Games to try: one worker compiles a game."""

from __future__ import annotations

from typing import Any

import pytest

from tenfold.core.registry import find_game

GAMES = [pytest.param(name, marks=pytest.mark.xdist_group(f"compiled {name}")) for name in ("ten", "trick_later")]


def variants(name: str) -> list[dict[str, Any]]:
    return [dict(variant) for variant in find_game(name).variants]


def first_legal(mask: Any) -> int:
    return int(mask.nonzero()[0][0])
