"""T3: the draw phase."""

from __future__ import annotations

import pytest

from tests.rules.ten.table import table


def test_T3_1_a_turn_starts_with_a_draw() -> None:
    assert table("b1 g1").may == "draw"
    assert table("g1", after="b1, take numbers, pass").may == "draw"


@pytest.mark.parametrize("reward", ["take numbers", "take currency"])
def test_T3_1_nobody_takes_before_the_first_draw(reward: str) -> None:
    assert table("b1 $1").refused(reward) == "T3.1"


def test_T3_1_nobody_declines_the_first_draw() -> None:
    assert table("b1 $1").refused("pass") is not None


def test_T3_2_a_number_card_joins_the_tableau() -> None:
    assert table("b2 g1").play("draw").tableau == "b2"


def test_T3_2_a_currency_card_joins_the_tableau() -> None:
    assert table("$3 g1").play("draw").tableau == "$3"


def test_T3_2_the_tableau_lies_in_the_order_drawn() -> None:
    assert table("p2 $3 b1 $1").play("draw, draw, draw, draw").tableau == "p2 $3 b1 $1"


@pytest.mark.parametrize("wild", ["b#", "g#", "o#", "p#", "w1", "w9", "w#"])
def test_T3_2_a_wild_starts_an_auction(wild: str) -> None:
    t = table(f"{wild} b1", after="g2, $1").play("draw")
    assert t.phase == "auction"
    assert t.view().lot == wild
    assert t.tableau == "g2 $1"


def test_T3_2_after_the_auction_the_turn_goes_on_where_it_was() -> None:
    t = table("w5 b1", after="g2, $1").play("draw, pass, pass")
    assert (t.phase, t.active, t.to_act) == ("draw", 0, 0)
    assert (t.tableau, t.view().net, t.view().currency) == ("g2 $1", 1, 1)


def test_T3_2_a_wild_adds_nothing_to_the_totals() -> None:
    t = table("g9", after="b9, w9, pass, pass, w#, pass, pass")
    assert t.view().net == 9
    assert t.busts == [0, 0]


@pytest.mark.parametrize(
    ("cards", "net", "currency"),
    [
        ("b2, g1", 3, 0),
        ("b2, g1, $4", -1, 4),
        ("b2, g1, $4, o7, $2", 4, 6),
    ],
)
def test_T3_3_the_examples_of_the_rulebook(cards: str, net: int, currency: int) -> None:
    """2 + 1 = 3, 3 - 4 = -1, 3 - 4 + 7 - 2 = 4 with 6 currency."""
    view = table("p9", after=cards).view()
    assert view.net == net
    assert view.currency == currency


def test_T3_3_the_net_total_may_be_negative() -> None:
    assert table("p9", after="$5, $5").view().net == -10


@pytest.mark.parametrize("card", ["p7", "p8", "p9"])
def test_T3_4_the_example_busts_with_a_number_7_or_more(card: str) -> None:
    t = table(f"{card} g9", after="b2, g1, $4, o7, $2").play("draw")
    assert f"bust 0 net {4 + int(card[1])}" in t.story
    assert t.busts == [1, 0]
    assert t.market == f"b2 g1 o7 {card}"


@pytest.mark.parametrize("card", ["p1", "p6", "$1", "$4"])
def test_T3_4_the_example_does_not_bust_with_less(card: str) -> None:
    t = table("g9", after=f"b2, g1, $4, o7, $2, {card}")
    assert t.busts == [0, 0]
    assert t.tableau == f"b2 g1 $4 o7 $2 {card}"


def test_T3_4_the_example_busts_with_a_currency_5() -> None:
    t = table("$5 g9", after="b2, g1, $4, o7, $2").play("draw")
    assert "bust 0 currency 11" in t.story
    assert t.busts == [1, 0]


def test_T3_4_the_example_of_a_net_bust() -> None:
    """4 - 3 + 5 + 9 = 15."""
    t = table("o9 g9", after="b4, $3, g5")
    assert t.view().net == 6
    assert "bust 0 net 15" in t.play("draw").story


def test_T3_4_the_example_of_a_currency_bust() -> None:
    """-3 + 7 - 4 - 5 = -5, with 12 currency."""
    t = table("$5 g9", after="$3, g7, $4")
    assert (t.view().net, t.view().currency) == (0, 7)
    assert "bust 0 currency 12" in t.play("draw").story


def test_T3_4_a_net_total_of_ten_is_no_bust_and_eleven_is() -> None:
    assert table("g9", after="b4, g6").tableau == "b4 g6"
    assert table("g9", after="b5, g6").busts == [1, 0]


def test_T3_4_a_currency_total_of_ten_is_no_bust_and_eleven_is() -> None:
    assert table("g9", after="$5, $5").tableau == "$5 $5"
    assert table("g9", after="$5, $5, $1").busts == [1, 0]


def test_T3_4_numbers_may_go_above_ten_where_currency_holds_them_down() -> None:
    t = table("g9", after="$5, b9, o6")
    assert t.view().net == 10
    assert t.busts == [0, 0]


def test_T3_4_the_net_total_busts_even_with_currency_at_ten() -> None:
    t = table("g2 o9", after="$5, $5, b9, g9, p1")
    assert (t.view().net, t.view().currency) == (9, 10)
    assert [event for event in t.play("draw").story if event.startswith("bust")] == ["bust 0 net 11"]


def test_T3_4_currency_busts_even_with_the_net_total_at_ten() -> None:
    t = table("$1 o9", after="$5, $5, b9, g9, p2")
    assert (t.view().net, t.view().currency) == (10, 10)
    assert [event for event in t.play("draw").story if event.startswith("bust")] == ["bust 0 currency 11"]


@pytest.mark.parametrize("cards", ["b1, $1", "b1, $1, w5, pass, pass"])
def test_T3_5_after_each_card_and_auction_draw_on_or_take(cards: str) -> None:
    t = table("g9", after=cards)
    assert t.to_act == 0
    assert t.may == "draw, take numbers, take currency"


def test_T3_5_nothing_else_is_possible() -> None:
    t = table("g9", after="b1, $1")
    for action in ("pass", "token", "buy b1", "bid 1", "pay 1c"):
        assert t.refused(action) is not None


def test_T3_6_taking_currency_needs_a_currency_card() -> None:
    t = table("g9", after="b1")
    assert t.may == "draw, take numbers"
    assert t.refused("take currency") == "T3.6"


def test_T3_6_taking_numbers_needs_a_number_card() -> None:
    t = table("g9", after="$1")
    assert t.may == "draw, take currency"
    assert t.refused("take numbers") == "T3.6"


def test_T3_6_with_an_empty_tableau_the_player_must_draw_on() -> None:
    t = table("g9", after="w5, pass, pass")
    assert t.tableau == ""
    assert t.may == "draw"
    assert t.refused("take numbers") == "T3.6"
    assert t.refused("take currency") == "T3.6"


def test_T3_6_with_an_empty_tableau_and_an_empty_deck_the_turn_ends() -> None:
    """Without reward, and without a buy phase: player 0 is not asked about the b1 in the market before the final buys."""
    t = table("w5", after="b1, $1, take currency; $1, take currency").play("draw, pass, pass")
    assert (t.phase, t.to_act) == ("final", 1)
    assert t.coins == [6, 6]
    assert t.market == "b1"
