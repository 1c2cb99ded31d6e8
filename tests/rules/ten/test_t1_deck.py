"""T1: the deck."""

from __future__ import annotations

from collections import Counter

import pytest

from tenfold.core.errors import BadOption
from tenfold.games.ten import TEN
from tenfold.games.ten.help.odds import Odds, next_card, unseen_cards
from tests.rules.ten.table import Table, table, whole_game

ROWS = [
    ("b1 b2 b3 g1 g2 g3 o1 o2 o3 p1 p2 p3", 2, 1, 0, 3),
    ("b4 b5 b6 g4 g5 g6 o4 o5 o6 p4 p5 p6", 2, 0, 1, 3),
    ("b7 b8 b9 g7 g8 g9 o7 o8 o9 p7 p8 p9", 1, 0, 0, 1),
    ("b# g# o# p#", 1, 0, 1, 2),
    ("w1 w2 w3 w4 w5 w6 w7 w8 w9", 1, 0, 0, 1),
    ("w#", 1, 0, 0, 1),
    ("$1 $2 $3", 3, 1, 1, 5),
    ("$4 $5", 4, 1, 1, 6),
]


@pytest.mark.parametrize(("cards", "one_or_two", "at_three", "at_four", "box"), ROWS)
def test_T1_1_each_row_of_the_table(cards: str, one_or_two: int, at_three: int, at_four: int, box: int) -> None:
    for card in cards.split():
        assert Counter(whole_game(1))[card] == one_or_two
        assert Counter(whole_game(2))[card] == one_or_two
        assert Counter(whole_game(3))[card] == one_or_two + at_three
        assert Counter(whole_game(4))[card] == one_or_two + at_three + at_four
        assert Counter(whole_game(5))[card] == box


@pytest.mark.parametrize(("players", "size"), [(1, 91), (2, 91), (3, 91 + 17), (4, 91 + 17 + 21), (5, 129)])
def test_T1_1_the_sums(players: int, size: int) -> None:
    assert len(whole_game(players)) == size


@pytest.mark.parametrize(("players", "size"), [(2, 91), (3, 108), (4, 129), (5, 129)])
def test_T1_1_the_whole_deck_lies_there_before_the_first_draw(players: int, size: int) -> None:
    assert Table(TEN.start({"players": players}, seed="x")).deck == size


def test_T1_1_there_are_no_other_cards() -> None:
    named = {card for cards, *_ in ROWS for card in cards.split()}
    assert {card for players in range(1, 6) for card in whole_game(players)} == named


def test_T1_1_three_kinds_of_card() -> None:
    t = table("b2 $1 w5")
    assert t.play("draw").phase == "draw"
    assert t.play("draw").phase == "draw"
    assert t.play("draw").phase == "auction"
    assert t.tableau == "b2 $1"


@pytest.mark.parametrize(("players", "currency"), [(2, 17), (3, 22), (4, 27), (5, 27)])
def test_T1_2_currency_cards_in_all(players: int, currency: int) -> None:
    assert sum(card.startswith("$") for card in whole_game(players)) == currency


def test_T1_2_a_custom_table_is_an_option() -> None:
    t = Table(TEN.start({"deck": {"b1": 2, "$3": 1}}, fixed=["b1", "$3", "b1"]))
    assert t.deck == 3
    assert t.play("draw, draw, draw").tableau == "b1 $3 b1"


def test_T1_2_a_custom_table_may_split_the_currency_otherwise() -> None:
    assert table("$1 " * 27).deck == 27


@pytest.mark.parametrize("n", [7, 8, 15, 16, 17, 64, 128])
def test_T1_2_a_custom_table_may_have_any_number_of_a_currency_card(n: int) -> None:
    t = table("$1 " * n + "b1")
    for drawn in range(1, n):
        t.play("draw, take currency")
        assert t.discard.split() == ["$1"] * drawn
        assert unseen_cards(t.view()) == {"b1": 1, "$1": n - drawn}
        assert next_card(t.view()) == Odds(0, 0, n - drawn + 1)
    assert t.play("draw, take currency, draw, take numbers, pass, pass, pass").discard.split() == ["$1"] * n


@pytest.mark.parametrize("card", ["b1", "g6", "o9", "p#", "w4", "w#"])
def test_T1_2_a_custom_table_has_no_more_cards_than_the_box(card: str) -> None:
    box = Counter(whole_game(5))[card]
    assert table(" ".join([card] * box)).deck == box
    with pytest.raises(BadOption):
        table(" ".join([card] * (box + 1)))


@pytest.mark.parametrize("deck", [{}, {"b1": 0}, {"$1": 130}, {"b1": -1}])
def test_T1_2_a_custom_table_has_1_to_129_cards(deck: dict[str, int]) -> None:
    with pytest.raises(BadOption):
        TEN.start({"deck": deck})


def test_T1_2_a_fixed_deck_holds_just_the_cards_of_the_table() -> None:
    with pytest.raises(BadOption):
        TEN.start({"deck": {"b1": 2}}, fixed=["b1", "b2"])


def test_T1_3_what_is_discarded_is_out_of_the_game() -> None:
    t = table(after="w5, pass, pass, $2, $3, take currency")
    assert t.discard == "w5 $2 $3"
    assert t.deck == 0
    assert t.phase == "final"


def test_T1_3_a_card_paid_with_is_out_of_the_game() -> None:
    t = table("g9", after="b1, take numbers, pass; o2, $1, take currency; b2, take numbers, buy o2, pay 1c")
    assert t.play("pay b1").discard == "b1 $1"
    assert t.deck == 1


def test_T1_3_a_game_ends_when_every_card_was_drawn_once() -> None:
    for players in range(1, 6):
        assert len(whole_game(players)) == Table(TEN.start({"players": players})).deck
