"""The adapter through which OpenSpiel's search plays TEN: the same game as ours, and nobody knows the next card."""

from __future__ import annotations

import random
from typing import cast

import pytest

from benchmarks.bots_ladder.spiel_bot import choose, make
from benchmarks.bots_ladder.spiel_ten import SpielState
from tenfold.games.ten import TEN
from tenfold.games.ten.face.view import TenView


@pytest.mark.parametrize("players", [1, 2, 4])
def test_with_the_same_cards_it_is_the_same_game(players: int) -> None:
    dice = random.Random(players)
    position = TEN.start({"players": players}, "tea")
    state = SpielState.of(cast(TenView, position.view(None)))
    while not position.is_over:
        legal = position.legal()
        assert [TEN.write_action(action) for action in state.legal_actions()] == legal
        assert state.current_player() == position.to_act
        chosen = dice.choice(legal)
        deck, at = list(position.state.deck), position.state.deck_at
        state.apply_action(TEN.read_action(chosen))
        while state.is_chance_node():
            state.apply_action(deck[at + len(state.drawn)])
        position.apply(chosen)
    outcome = position.outcome()
    assert outcome
    assert state.is_terminal()
    assert [seat for seat, gained in enumerate(state.returns()) if gained > -1] == outcome.winners


def test_chance_knows_what_is_left_and_not_its_order() -> None:
    one, other = (TEN.start({"players": 2, "first": 0}, seed) for seed in ("tea", "coffee"))
    states = [SpielState.of(cast(TenView, position.view(None))) for position in (one, other)]
    assert states[0].information_state_string() == states[1].information_state_string()
    states[0].apply_action(TEN.read_action("draw"))
    chances = dict(states[0].chance_outcomes())
    assert sum(chances.values()) == pytest.approx(1)
    deck = one.state.deck[: one.state.deck_size]
    assert chances == pytest.approx({kind: deck.count(kind) / len(deck) for kind in set(deck)})


@pytest.mark.parametrize("kind", ["mcts", "ismcts", "mcts-plain"])
def test_its_bots_choose_what_is_legal(kind: str) -> None:
    dice, bot = random.Random(1), make(kind)
    position = TEN.start({"players": 2}, "tea")
    for _ in range(30):
        legal = position.legal()
        assert choose(bot, {"view": position.view(position.to_act), "legal": legal, "milliseconds": 1}) in legal
        position.apply(dice.choice(legal))
