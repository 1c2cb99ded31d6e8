"""TEN with a handful of cards: the published values are exact, and OpenSpiel's own algorithms find them."""

from __future__ import annotations

import numpy as np
import pytest
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr

from benchmarks.solved import DECKS, END, PAGE, START, exact_value, game_of, learnt, nodes_below

pytestmark = [pytest.mark.compiles, pytest.mark.xdist_group("compiled ten")]


def published() -> dict[str, list[str]]:
    lines = PAGE.read_text().partition(START)[2].partition(END)[0].splitlines()[2:]
    rows = [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in lines]
    return {deck: rest for deck, *rest in rows}


@pytest.mark.parametrize("deck", DECKS)
def test_the_page_has_the_size_and_the_exact_value(deck: str) -> None:
    nodes, value, *_ = published()[deck]
    game = game_of(deck)
    assert f"{nodes_below(game.tree.first):,}" == nodes
    assert str(exact_value(game)) == value


def test_cfr_cannot_be_exploited_much() -> None:
    game = game_of(DECKS[0])
    assert exploitability.exploitability(game, learnt(game, 20)) < exploitability.exploitability(game, learnt(game, 1)) / 4


def test_mccfr_learns_by_sampling() -> None:
    np.random.seed(1)
    game = game_of(DECKS[0])
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    losses = []
    for iterations in (1, 100):
        for _ in range(iterations):
            solver.iteration()
        losses.append(exploitability.exploitability(game, solver.average_policy()))
    assert losses[1] < losses[0] / 2
