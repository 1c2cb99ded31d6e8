"""What an adviser says: legal, ordered, from the view alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tenfold.bots.contract import Advice, Budget
from tenfold.bots.registry import find_bot
from tenfold.core.chance import Chance
from tenfold.core.game import Position
from tenfold.core.registry import find_game

LITTLE = Budget(iterations=60)


def decisions(game: str, players: int, seed: str) -> Iterator[Position[Any]]:
    """Positions of a random game in which there is something to decide, every fifth of them."""
    dice = random.Random(seed)
    position = find_game(game).start({"players": players}, seed)
    for n in range(200):
        if position.is_over:
            return
        if n % 5 == 0 and len(position.legal()) > 1:
            yield position
        position.apply(dice.choice(position.legal()))


def advised(bot: str, position: Position[Any]) -> Advice:
    adviser = find_bot(bot, position.game.name).advise(position.game, "tea", LITTLE)
    assert adviser
    return adviser(position.view(position.to_act), position.legal())


@pytest.mark.parametrize("bot", ["sharp", "master"])
@pytest.mark.parametrize(("game", "players"), [("ten", 1), ("ten", 2), ("ten", 5), ("trick_later", 3), ("trick_later", 4)])
def test_advice_names_legal_actions_the_best_chance_first(bot: str, game: str, players: int) -> None:
    for position in decisions(game, players, "coffee"):
        advice = advised(bot, position)
        actions = [alternative.action for alternative in advice.alternatives]
        chances = [alternative.chance for alternative in advice.alternatives]
        assert advice.best in actions
        assert set(actions) <= set(position.legal())
        assert len(set(actions)) == len(actions)
        assert chances == sorted(chances, reverse=True)
        assert all(0 <= chance <= 1 for chance in chances)
        assert all(alternative.error >= 0 for alternative in advice.alternatives)


@pytest.mark.parametrize(("game", "players"), [("ten", 2), ("trick_later", 3)])
def test_positions_alike_in_the_view_get_the_same_advice(game: str, players: int) -> None:
    for n, position in enumerate(decisions(game, players, "cocoa")):
        other = position.game.resample(position.view(position.to_act), Chance(f"another deal {n}"))
        assert advised("sharp", other) == advised("sharp", position)


@pytest.mark.parametrize("bot", ["random", "careful"])
def test_who_cannot_judge_gives_no_advice(bot: str) -> None:
    assert find_bot(bot, "ten").advise(find_game("ten"), "tea", LITTLE) is None
