"""Chance nodes that any game has: a node for every number that its rules draw."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tenfold.core.chance_nodes import DrawNode, Tree
from tenfold.core.registry import find_game

GAMES = [("ten", {"players": 2}), ("ten", {"players": 1, "level": 5}), ("trick_later", {"players": 3})]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_any_game_is_played_with_its_draws_decided_one_by_one(name: str, options: dict[str, object]) -> None:
    game, rng, drawn = find_game(name), random.Random(name), 0
    node: Any = Tree(game, game.read_options(options), DrawNode).first
    while node.asked is not None or not node.position.is_over:
        if node.asked is None:
            node = node.after(game.read_action(rng.choice(node.position.legal())))
        else:
            outcomes = node.outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert node.outcome_text(0) == f"1 of {len(outcomes)}"
            drawn += 1
            node = node.after(rng.choice(outcomes)[0])
    assert node.position.outcome() is not None
    assert drawn > 20
    assert node.position.state.draws is None


def test_all_decks_are_as_likely_as_a_shuffle_makes_them() -> None:
    """The outcomes of a shuffle of n cards multiply to n factorial: every order once."""
    game = find_game("ten")
    node: Any = Tree(game, game.read_options({"players": 2, "first": 0}), DrawNode).first
    sizes = []
    while node.asked is not None:
        sizes.append(len(node.outcomes()))
        node = node.after(0)
    assert sizes == list(range(len(sizes) + 1, 1, -1))
