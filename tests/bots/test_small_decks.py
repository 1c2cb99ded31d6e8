"""TEN with very few cards, solved exactly: values that were worked out by hand, and what a bot loses against them."""

from __future__ import annotations

import random

import pytest

from benchmarks.bots_ladder.exact import Played, Solver, TooMany, by_bot, first_of, outcomes
from benchmarks.small_decks import random_deck
from tenfold.bots.registry import seat_bot
from tenfold.core.game import Options
from tenfold.games.ten import TEN
from tenfold.games.ten.rules.rulebook import DRAW

pytestmark = pytest.mark.xdist_group("compiled ten")
MANY = 10_000


def two(*cards: str) -> Options:
    return TEN.read_options({"players": 2, "first": 0, "deck": dict.fromkeys(cards, 1)})


def alone(*cards: str) -> Options:
    return TEN.read_options({"players": 1, "level": 4, "deck": dict.fromkeys(cards, 1)})


def test_each_card_comes_as_often_as_it_is_in_the_deck() -> None:
    options = TEN.read_options({"players": 2, "first": 0, "deck": {"b1": 2, "$3": 1}})
    found = {int(then["net"][0]): chance for chance, then in outcomes(first_of(options), DRAW)}
    assert found == pytest.approx({-3: 1 / 3, 1: 2 / 3})


def test_who_busts_on_purpose_can_buy_what_the_other_cannot() -> None:
    """The first player draws both sixes and busts. The token pays for one of them; five coins do not."""
    first = first_of(two("b6", "g6"))
    assert Solver(0, MANY).value(first) == 1.0
    assert Solver(1, MANY).value(first) == 0.0


def test_alone_a_third_is_won_with_two_nines_and_five_coins() -> None:
    """A nine taken is a tie, which the automaton wins. So draw on: nine and nine is a bust that leaves both in the market, and
    the automaton draws the coins for you that buy one. Nine and five, in any order, never wins. That is half of two thirds.
    """
    assert Solver(0, MANY).value(first_of(alone("b9", "g9", "$5"))) == pytest.approx(1 / 3)


def test_a_bot_loses_what_it_gives_away() -> None:
    """Whoever takes the first six shares the victory instead of winning."""
    options = two("b6", "g6")
    timid = by_bot(lambda view, legal: "take numbers" if "take numbers" in legal else legal[0], options)
    assert Played(Solver(0, MANY), 0, timid).value(first_of(options)) == 0.5


def test_no_bot_wins_more_than_the_best_player() -> None:
    options = two("b2", "b3", "$4", "g#")
    start, perfect = first_of(options), Solver(0, MANY)
    for seat in (0, 1):
        careful = by_bot(seat_bot("careful", TEN, "exact"), options)
        assert 0 <= Played(perfect, seat, careful).value(start) <= abs(seat - perfect.value(start)) + 1e-12
    assert Solver(1, MANY).value(start) == pytest.approx(1 - perfect.value(start))


def test_a_deck_with_too_many_positions_is_left_alone() -> None:
    with pytest.raises(TooMany):
        Solver(0, 3).value(first_of(two("b6", "g6")))


def test_decks_are_drawn_from_the_box() -> None:
    deck = random_deck(random.Random("box"), 6)
    assert sum(deck.values()) == 6
    assert TEN.read_options({"deck": deck})
