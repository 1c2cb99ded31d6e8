"""OpenSpiel's search as programs that play TEN in our arena."""

from __future__ import annotations

import random

import pytest

from benchmarks.bots_ladder.spiel_bot import choose, make
from tenfold.games.ten import TEN


@pytest.mark.parametrize("kind", ["mcts", "ismcts", "mcts-plain"])
def test_its_bots_choose_what_is_legal(kind: str) -> None:
    dice, bot = random.Random(1), make(kind)
    position = TEN.start({"players": 2}, "tea")
    for _ in range(30):
        legal = position.legal()
        assert choose(bot, {"view": position.view(position.to_act), "legal": legal, "milliseconds": 1}) in legal
        position.apply(dice.choice(legal))
