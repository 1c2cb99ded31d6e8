"""T6: the buy phase, and paying."""

from __future__ import annotations

import pytest

from tests.rules.ten.table import Table, payments_with_nothing_to_spare, table, ways_to_pay


@pytest.fixture
def shop() -> Table:
    """Player 1 with 5 coins and a b1, and b2 g3 g7 in the market."""
    return table("g9", after="b2, g3, $5, g7, $3, take currency; b1, take numbers")


def test_T6_1_at_most_one_card(shop: Table) -> None:
    shop.play("buy b2, pay 2c")
    assert shop.cards(1) == "b1 b2"
    assert (shop.phase, shop.active, shop.to_act) == ("draw", 0, 0)


def test_T6_1_at_its_face_value(shop: Table) -> None:
    assert shop.copy().play("buy b2, pay 2c").coins == [10, 3]
    assert shop.copy().play("buy g3, pay 3c").coins == [10, 2]


def test_T6_1_only_from_the_market(shop: Table) -> None:
    assert shop.may == "pass, buy b2, buy g3"
    assert shop.refused("buy o4") == "T6.1"
    assert shop.play("buy b2, pay 2c").market == "g3 g7"


def test_T6_1_buying_is_never_an_obligation(shop: Table) -> None:
    shop.play("pass")
    assert shop.market == "b2 g3 g7"
    assert shop.coins == [10, 5]
    assert shop.to_act == 0


def test_T6_1_of_two_equal_cards_one_is_bought() -> None:
    t = table("g9", after="b2, b2, $1, take currency; o1, take numbers, buy b2, pay 2c")
    assert t.market == "b2"
    assert t.cards(1) == "b2 o1"


def test_T6_2_not_a_card_identical_to_one_of_yours() -> None:
    t = table("g9", after="b2, g2, b3, $1, take currency; b2, take numbers")
    assert t.may == "pass, buy b3, buy g2"
    assert t.refused("buy b2") == "T6.2"


def test_T6_2_a_card_taken_in_an_earlier_turn_blocks_too() -> None:
    t = table("g9", after="b2, take numbers, pass; b2, $1, take currency; o1, take numbers")
    assert t.refused("buy b2") == "T6.2"


def test_T6_2_a_card_of_another_player_does_not_block() -> None:
    t = table("g9", after="b2, take numbers, pass; b2, $1, take currency; o1, take numbers, pass; p1, take numbers")
    assert t.refused("buy b2") is None


def test_T6_2_a_card_once_paid_with_does_not_block_any_more() -> None:
    t = table("g9", after="b2, take numbers, pass; b2, $1, take currency; w5, pass, bid 1, pay 0c, o1, take numbers")
    assert t.cards(0) == "o1 w5"
    assert t.play("buy b2, pay 2c").cards(0) == "b2 o1 w5"


@pytest.mark.parametrize("wild", ["b#", "w2", "w#"])
def test_T6_2_a_wild_never_blocks(wild: str) -> None:
    t = table("g9", after=f"b2, $1, take currency; {wild}, pass, bid 1, o1, take numbers")
    assert t.cards(1) == f"o1 {wild}"
    assert t.may == "pass, buy b2"


def test_T6_3_coins_pay_1_each() -> None:
    t = table("g9", after="b4, $1, take currency; o1, take numbers, buy b4, pay 4c")
    assert t.coins == [6, 1]
    assert t.cards(1) == "b4 o1"


def test_T6_3_bust_tokens_pay_3_each() -> None:
    t = table(
        "g9", after="b6, $1, take currency; $5, $5, $1; $1, take currency; $5, $5, $1; $1, take currency; o1, take numbers"
    )
    assert t.busts == [0, 2]
    t.play("buy b6, pay 2x")
    assert t.busts == [0, 0]
    assert t.coins == [8, 5]


def test_T6_3_no_change_is_given_on_a_bust_token() -> None:
    t = table("g9", after="b1, $1, take currency; $5, $5, $1; $1, take currency; o1, take numbers, buy b1, pay 1x")
    assert t.coins == [7, 5]
    assert t.busts == [0, 0]
    assert t.cards(1) == "b1 o1"


def test_T6_3_own_cards_pay_1_each_and_are_discarded() -> None:
    """The example of the rulebook: three cards and two coins for a 5."""
    t = table("g9", after="p5, $5, take currency; b1, g2, o3, p1, take numbers")
    t.play("buy p5, pay 2c, pay b1, pay g2, pay o3")
    assert t.cards(1) == "p1 p5"
    assert t.coins == [10, 3]
    assert t.discard == "b1 g2 o3 $5"


def test_T6_3_wilds_pay_1_each_too() -> None:
    t = table("g9", after="p5, $5, take currency; w9, pass, bid 2, o1, take numbers, buy p5")
    assert t.coins == [10, 0]
    assert t.cards(1) == "p5"
    assert t.discard == "o1 w9 $5"


def test_T6_3_cards_taken_this_turn_may_pay() -> None:
    t = table("g9", after="p1, $5, take currency; o1, take numbers, buy p1, pay 0c")
    assert t.cards(1) == "p1"
    assert t.discard == "o1 $5"


def test_T6_3_the_card_being_bought_may_not_pay() -> None:
    """Five coins and one card are six, whatever is bought with them."""
    t = table("g9", after="p6, $5, p7, take currency; o1, take numbers")
    assert t.may == "pass, buy p6"
    assert t.refused("buy p7") == "T6.3"


def test_T6_3_the_tableau_may_not_pay() -> None:
    t = table("g9", after="b1, g1, $1, w5, pass")
    assert t.to_act == 0
    assert t.may == "pass, bid 1, bid 2, bid 3, bid 4, bid 5"


def test_T6_3_the_lot_of_an_auction_may_not_pay() -> None:
    t = table("g9", after="w5")
    assert t.refused("bid 5") is None
    assert t.refused("bid 6") == "T7.2"


def test_T6_3_a_card_that_is_not_yours_may_not_pay() -> None:
    t = table("g9", after="p3, $5, take currency; b1, g1, o1, take numbers, buy p3, pay 2c")
    assert t.may == "pay b1, pay g1, pay o1"
    assert t.refused("pay p1") == "T6.3"


def test_T6_4_the_example_of_the_rulebook_is_one_of_many_payments() -> None:
    t = table("g9", after="p5, $5, take currency; b1, g2, o3, take numbers")
    ways = ways_to_pay(t, "buy p5")
    assert ways == ["0x 2c b1 g2 o3", "0x 3c b1 g2", "0x 3c b1 o3", "0x 3c g2 o3", "0x 4c b1", "0x 4c g2", "0x 4c o3", "0x 5c"]


def test_T6_4_a_payment_has_no_item_to_spare() -> None:
    """With one token, two coins at most go with it for a 5, and none for a 3 or less."""
    after = "b5, o3, $1, take currency; $5, $5, $1; $1, take currency; p1, take numbers"
    assert ways_to_pay(table("g9", after=after), "buy b5") == ["0x 4c p1", "0x 5c", "1x 1c p1", "1x 2c"]
    assert ways_to_pay(table("g9", after=after), "buy o3") == ["0x 2c p1", "0x 3c", "1x 0c"]


def test_T6_4_the_excess_of_a_bust_token_may_be_lost() -> None:
    after = "b1, o2, $1, take currency; $5, $5, $1; $1, take currency; p1, take numbers"
    assert ways_to_pay(table("g9", after=after), "buy b1") == ["0x 0c p1", "0x 1c", "1x 0c"]
    assert ways_to_pay(table("g9", after=after), "buy o2") == ["0x 1c p1", "0x 2c", "1x 0c"]


def test_T6_4_more_tokens_than_the_price_needs_are_refused() -> None:
    t = table("g9", after="b3, $1, take currency; " + "$5, $5, $1; $1, take currency; " * 2 + "p1, take numbers, buy b3")
    assert t.may == "pay 0x, pay 1x"
    assert t.refused("pay 2x") == "T6.4"


def test_T6_4_more_coins_than_the_price_are_refused() -> None:
    t = table("g9", after="b3, $1, take currency; p1, take numbers, buy b3")
    assert t.may == "pay 2c, pay 3c"
    assert t.refused("pay 4c") == "T6.4"


def test_T6_4_too_few_coins_are_refused() -> None:
    t = table("g9", after="b3, $1, take currency; p1, take numbers, buy b3")
    assert t.refused("pay 1c") == "T6.4"


def test_T6_4_tokens_come_first_then_coins_then_cards_in_card_order() -> None:
    t = table("g9", after="b5, $1, take currency; $5, $5, $1; $1, take currency; p1, g1, o1, take numbers, buy b5")
    assert t.may == "pay 0x, pay 1x"
    assert t.play("pay 0x").may == "pay 2c, pay 3c, pay 4c, pay 5c"
    assert t.play("pay 3c").may == "pay g1, pay o1"
    assert t.copy().play("pay g1").may == "pay o1, pay p1"
    assert t.play("pay o1").cards(1) == "b5 g1"


def test_T6_4_the_price_still_to_pay_goes_down() -> None:
    t = table("g9", after="b5, $1, take currency; p1, g1, o1, take numbers, buy b5")
    assert t.view().price == 5
    assert t.play("pay 3c").view().price == 2
    assert t.play("pay g1").view().price == 1


def test_T6_4_a_step_with_one_answer_is_not_asked() -> None:
    """With nothing but coins there is one way to pay."""
    t = table("g9", after="w9, bid 3, pass")
    assert t.coins == [5, 2]
    assert t.cards(1) == "w9"
    assert (t.phase, t.to_act) == ("draw", 0)


def test_T6_4_a_payment_with_all_one_has_is_not_asked() -> None:
    t = table("g9", after="p6, $5, take currency; o1, take numbers, buy p6")
    assert t.coins == [10, 0]
    assert t.cards(1) == "p6"


def test_T6_4_the_last_card_is_not_asked_when_there_is_no_other() -> None:
    t = table("g9", after="p2, $5, take currency; o1, take numbers, buy p2, pay 1c")
    assert t.cards(1) == "p2"
    assert (t.phase, t.to_act) == ("draw", 0)


def test_T6_4_two_equal_cards_are_one_answer() -> None:
    t = table("g9", after="p1, $5, take currency; o1, o1, take numbers, buy p1, pay 0c")
    assert t.cards(1) == "o1 p1"


@pytest.mark.parametrize("price", range(1, 10))
@pytest.mark.parametrize(
    ("tokens", "coins", "cards"),
    [
        (0, 5, "b1 g2"),
        (0, 8, "b1 b1 g1 p1"),
        (1, 5, "b2 b2 p1"),
        (2, 10, "p1"),
        (3, 5, "g1 g1 g1 p2"),
    ],
)
def test_T6_4_all_such_payments_can_be_chosen_and_no_other(price: int, tokens: int, coins: int, cards: str) -> None:
    """Player 1 has bust on an orange card of that price; player 0 buys it. The steps lead to each payment once."""
    turns = [f"o{price}, $5, $5, $1"]
    turns += ["$5, $5, $1; $5, $5, $1"] * tokens
    turns += [f"${coins - 5}, take currency; $5, $5, $1"] if coins > 5 else []
    turns += [", ".join(cards.split()) + ", take numbers"]
    t = table("g9", after="; ".join(turns), first=1)
    assert (t.to_act, t.busts[0], t.coins[0], t.cards(0)) == (0, tokens, coins, cards)
    payments = payments_with_nothing_to_spare(price, tokens, coins, cards)
    if payments:
        assert ways_to_pay(t, f"buy o{price}") == payments
    else:
        assert t.refused(f"buy o{price}") == "T6.3"


def test_T6_5_a_card_to_pay_with_still_blocks_the_purchase() -> None:
    """Player 1 could pay the b1 in the market with a b1, and would then own none."""
    t = table("g9", after="b1, $1, take currency; b1, take numbers")
    assert t.may == "pass"
    assert t.refused("buy b1") == "T6.2"


def test_T6_5_even_when_it_would_have_to_pay() -> None:
    """Six coins and cards for a 6, but one of them is that very 6."""
    t = table("g9", after="b6, $1, take currency; b6, take numbers")
    assert t.may == "pass"
    assert t.refused("buy b6") == "T6.2"
