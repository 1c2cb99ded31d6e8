"""T5: a bust."""

from __future__ import annotations

from tests.rules.ten.table import table

NET_BUST = "b4, $3, g5, o9"
CURRENCY_BUST = "$3, g7, $4, $5"


def test_T5_1_all_number_cards_move_to_the_market_the_busting_one_included() -> None:
    assert table("g9", after=NET_BUST).market == "b4 g5 o9"
    assert table("g9", after=CURRENCY_BUST).market == "g7"


def test_T5_1_the_player_gets_none_of_them() -> None:
    t = table("g9", after=NET_BUST)
    assert t.cards(0) == ""
    assert t.tableau == ""


def test_T5_2_the_player_gains_one_bust_token() -> None:
    assert table("g9", after=NET_BUST, players=3).busts == [1, 0, 0]
    assert table("g9", after=CURRENCY_BUST, players=3).busts == [1, 0, 0]


def test_T5_2_a_second_bust_gives_a_second_token() -> None:
    assert table("g9", after=f"{NET_BUST}; $1, take currency; {CURRENCY_BUST}").busts == [2, 0]


def test_T5_2_without_the_variant_there_is_no_choice() -> None:
    t = table("g9", after=NET_BUST)
    assert (t.phase, t.to_act, t.may) == ("draw", 1, "draw")


def test_T5_3_a_net_bust_gives_every_other_player_the_currency_total() -> None:
    assert table("g9", after=NET_BUST, players=3).coins == [5, 8, 8]


def test_T5_3_a_net_bust_without_currency_gives_nothing() -> None:
    assert table("g8", after="b5, o9", players=3).coins == [5, 5, 5]


def test_T5_3_a_currency_bust_gives_nobody_anything() -> None:
    assert table("g9", after=CURRENCY_BUST, players=3).coins == [5, 5, 5]


def test_T5_4_the_currency_cards_are_discarded() -> None:
    assert table("g9", after=NET_BUST).discard == "$3"
    assert table("g9", after=CURRENCY_BUST).discard == "$3 $4 $5"


def test_T5_4_the_turn_passes() -> None:
    for bust in (NET_BUST, CURRENCY_BUST):
        t = table("g9", after=bust, players=3)
        assert (t.active, t.to_act, t.phase) == (1, 1, "draw")


def test_T5_4_a_net_bust_goes_in_this_order() -> None:
    t = table("o9 g9", after="b4, $3, g5", players=3).play("draw")
    assert t.story == [
        "drew 0 o9",
        "bust 0 net 15",
        "to_market b4",
        "to_market g5",
        "to_market o9",
        "token 0",
        "settled 0 net 3",
        "gained 1 3",
        "gained 2 3",
        "discarded $3",
        "turn 1",
    ]


def test_T5_4_a_currency_bust_goes_in_this_order() -> None:
    t = table("$5 g9", after="$3, g7, $4", players=3).play("draw")
    assert t.story == [
        "drew 0 $5",
        "bust 0 currency 12",
        "to_market g7",
        "token 0",
        "settled 0 currency 0",
        "discarded $3",
        "discarded $4",
        "discarded $5",
        "turn 1",
    ]
