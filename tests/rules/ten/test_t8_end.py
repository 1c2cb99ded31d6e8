"""T8: the end."""

from __future__ import annotations

from tests.rules.ten.table import Table, table


def final_buyers(t: Table) -> list[int | None]:
    """Who is asked, one after the other, when all pass."""
    asked = []
    while t.phase == "final":
        asked.append(t.to_act)
        t.play("pass")
    return asked


def test_T8_1_after_the_last_card_nobody_draws() -> None:
    t = table(after="b1, $1")
    assert t.deck == 0
    assert t.may == "take numbers, take currency"
    assert t.refused("draw") == "T8.1"


def test_T8_1_the_active_player_finishes_the_turn() -> None:
    t = table(after="b2, $1, take currency; b1, take numbers")
    assert (t.phase, t.to_act) == ("buy", 1)
    assert t.may == "pass, buy b2"
    assert t.play("pass").phase == "final"


def test_T8_1_there_is_no_next_turn() -> None:
    assert table(after="b1, take numbers, pass").phase == "final"
    assert table(after="b1, $1, take currency").phase == "final"


def test_T8_1_the_last_card_may_bust() -> None:
    t = table("b9", after="o4, $1").play("draw")
    assert "bust 0 net 12" in t.story
    assert t.busts == [1, 0]
    assert t.coins == [5, 6]
    assert t.market == "b9 o4"
    assert t.phase == "final"


def test_T8_1_the_last_card_may_be_auctioned() -> None:
    t = table(after="b1, w5")
    assert (t.phase, t.to_act) == ("auction", 1)
    t.play("bid 2, pass")
    assert t.cards(1) == "w5"
    assert (t.phase, t.may) == ("draw", "take numbers")


def test_T8_1_an_auction_as_the_whole_last_turn() -> None:
    t = table(after="b1, take numbers, pass; w5, pass, bid 1")
    assert t.cards(1) == "w5"
    assert (t.phase, t.to_act) == ("final", 0)


def test_T8_2_from_the_left_of_the_active_player_who_is_last() -> None:
    assert final_buyers(table(after="b1, take numbers, pass", players=4)) == [1, 2, 3, 0]
    assert final_buyers(table(after="b1, take numbers, pass; g1, take numbers, pass", players=4)) == [2, 3, 0, 1]
    assert final_buyers(table(after="b1, $1, take currency", players=3, first=2)) == [0, 1, 2]


def test_T8_2_one_card_each_at_most() -> None:
    t = table(after="b1, g2, o3, $1, take currency")
    assert t.may == "pass, buy b1, buy g2, buy o3"
    t.play("buy g2")
    assert (t.phase, t.to_act) == ("final", 0)
    assert t.may == "pass, buy b1, buy o3"
    t.play("buy o3")
    assert t.phase == "over"
    assert (t.cards(0), t.cards(1), t.market) == ("o3", "g2", "b1")
    assert t.coins == [3, 3]


def test_T8_2_the_final_buy_is_paid_as_any_other() -> None:
    t = table(after="b1, take numbers, pass; g2, o3, $1, take currency")
    assert t.to_act == 0
    t.play("buy g2, pay 1c")
    assert (t.cards(0), t.coins[0], t.discard) == ("g2", 4, "b1 $1")


def test_T8_2_an_own_card_blocks_the_final_buy_too() -> None:
    t = table(after="b1, take numbers, pass; b1, $1, take currency")
    assert t.may == "pass"
    assert t.refused("buy b1") == "T6.2"


def test_T8_2_the_active_player_may_buy_in_the_turn_and_again_at_the_end() -> None:
    t = table(after="b1, g2, $1, take currency; p1, take numbers, buy b1, pay 1c; pass")
    assert (t.phase, t.to_act) == ("final", 1)
    t.play("buy g2, pay 2c")
    assert t.cards(1) == "b1 g2 p1"
    assert t.phase == "over"


def test_T8_2_who_bust_on_the_last_card_has_the_final_buy_too() -> None:
    t = table(after="o4, b9, pass")
    assert (t.phase, t.to_act) == ("final", 0)
    t.play("buy o4, pay 1x")
    assert t.cards(0) == "o4"
    assert (t.busts, t.coins) == ([0, 0], [4, 5])


def test_T8_2_then_the_game_is_over() -> None:
    t = table(after="b1, take numbers, pass; pass, pass")
    assert t.position.is_over
    assert (t.phase, t.to_act, t.may) == ("over", None, "")
    error = t.position.check("draw")
    assert error is not None
    assert error.code == "over"


def test_T8_2_before_that_there_is_no_outcome() -> None:
    t = table(after="b1, take numbers, pass; pass")
    assert t.position.outcome() is None
    assert t.play("pass").outcome().scores == [1, 0]
