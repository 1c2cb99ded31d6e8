"""T4: rewards."""

from __future__ import annotations

from tests.rules.ten.table import table


def test_T4_1_all_number_cards_become_yours() -> None:
    t = table("g9", after="p2, $3, b1, $1, take numbers")
    assert t.cards(0) == "b1 p2"
    assert t.tableau == ""


def test_T4_1_every_other_player_gains_the_currency_total() -> None:
    assert table("g9", after="p2, $3, $1, take numbers", players=4).coins == [5, 9, 9, 9]


def test_T4_1_without_currency_nobody_gains() -> None:
    assert table("g9", after="p2, take numbers", players=3).coins == [5, 5, 5]


def test_T4_1_the_currency_cards_are_discarded() -> None:
    assert table("g9", after="p2, $3, $1, take numbers").discard == "$1 $3"


def test_T4_1_then_comes_a_buy_phase() -> None:
    t = table("g9", after="b3, $1, take currency; p2, take numbers")
    assert (t.phase, t.to_act) == ("buy", 1)
    assert t.may == "pass, buy b3"


def test_T4_1_the_buy_phase_is_asked_even_when_nothing_can_be_bought() -> None:
    t = table("g9", after="p2, take numbers")
    assert t.phase == "buy"
    assert t.may == "pass"


def test_T4_1_then_the_turn_passes() -> None:
    t = table("g9", after="p2, take numbers, pass")
    assert (t.active, t.to_act, t.phase) == (1, 1, "draw")


def test_T4_1_the_coins_come_before_the_buy_phase() -> None:
    t = table("g9 g8", after="b1, $4").play("take numbers")
    assert t.story == ["took_numbers 0", "kept 0 b1", "gained 1 4", "discarded $4"]
    assert t.phase == "buy"


def test_T4_2_you_gain_the_currency_total_and_nobody_else_does() -> None:
    assert table("g9", after="p2, $3, $1, take currency", players=4).coins == [9, 5, 5, 5]


def test_T4_2_the_currency_cards_are_discarded() -> None:
    assert table("g9", after="p2, $3, $1, take currency").discard == "$1 $3"


def test_T4_2_the_number_cards_move_to_the_market() -> None:
    t = table("g9", after="p2, $3, b1, take currency")
    assert t.market == "b1 p2"
    assert t.cards(0) == ""
    assert t.tableau == ""


def test_T4_2_the_market_keeps_what_was_there() -> None:
    assert table("g9", after="p2, $1, take currency; b3, $1, take currency").market == "b3 p2"


def test_T4_2_no_buy_phase_and_the_turn_passes() -> None:
    t = table("g9", after="p2, $3, take currency")
    assert (t.active, t.to_act, t.phase) == (1, 1, "draw")
