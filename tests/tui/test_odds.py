from __future__ import annotations

import random

import pytest

from tenfold.core.game import Position
from tenfold.games.ten import TEN
from tenfold.games.ten.cards import write_cards
from tenfold.games.ten.face.events import Bust, Drew
from tenfold.games.ten.face.view import TenView
from tenfold.games.ten.help.odds import Odds, next_card, unseen_cards
from tenfold.games.ten.rules.state import TenState


def ten_view(position: Position[TenState]) -> TenView:
    view = position.view(None)
    assert isinstance(view, TenView)
    return view


def by_trying_every_card(position: Position[TenState]) -> Odds:
    """Draw each card of the deck in turn, in the real game, and see what happens."""
    state = position.state
    seen = {"bust": 0, "auction": 0, "go_on": 0}
    for at in range(state.deck_at, state.deck_size):
        tried = position.copy()
        deck = tried.state.deck
        deck[state.deck_at], deck[at] = deck[at], deck[state.deck_at]
        events = tried.apply("draw")
        drew = next(event for event in events if isinstance(event, Drew))
        wild = drew.card[0] == "w" or drew.card[1] == "#"
        bust = any(isinstance(event, Bust) and event.seat == drew.seat for event in events)
        seen["auction" if wild else "bust" if bust else "go_on"] += 1
    return Odds(**seen)


@pytest.mark.parametrize(
    "options", [{"players": 1}, {"players": 1, "edition": "de"}, {"players": 3}, {"players": 5, "bust_buy": True}]
)
def test_odds_are_what_happens_when_every_unseen_card_is_tried(options: dict[str, object]) -> None:
    dice = random.Random(str(options))
    position = TEN.start(options, "odds")
    compared = 0
    while not position.is_over:
        legal = position.legal()
        if "draw" in legal and dice.random() < 0.3:
            assert next_card(ten_view(position)) == by_trying_every_card(position)
            compared += 1
        position.apply(dice.choice(legal))
    assert compared > 10


def test_what_is_unseen_is_what_is_in_the_deck() -> None:
    dice = random.Random(2)
    position = TEN.start({"players": 4}, "unseen")
    while not position.is_over:
        left = sorted(write_cards(position.state.deck[position.state.deck_at : position.state.deck_size]))
        view = ten_view(position)
        assert sorted(card for card, n in unseen_cards(view).items() for _ in range(n)) == left
        assert next_card(view).cards == view.deck == len(left)
        position.apply(dice.choice(position.legal()))


def test_in_the_automatons_turn_only_currency_busts() -> None:
    """T11.3: the deck makes the automaton draw a 9 and a 9 with an auction between, where somebody could look at the odds."""
    options = {"players": 1, "level": 10, "deck": {"b1": 2, "o9": 1, "w5": 1, "p9": 1, "$5": 3}}
    position = TEN.start(options, fixed=["b1", "o9", "w5", "p9", "b1", "$5", "$5", "$5"])
    for action in ("draw", "take numbers", "pass"):
        position.apply(action)
    view = ten_view(position)
    assert (view.phase, view.active, view.net) == ("auction", 1, 9)
    assert next_card(view) == Odds(bust=0, auction=0, go_on=5)
