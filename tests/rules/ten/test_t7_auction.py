"""T7: the auction."""

from __future__ import annotations

import pytest

from tenfold.core.chance import Chance
from tenfold.games.ten import TEN
from tenfold.games.ten.face.view import SpokenBid
from tests.rules.ten.table import payments_with_nothing_to_spare, table, ways_to_pay


def test_T7_1_from_the_left_of_the_active_player_round_to_the_active_player() -> None:
    t = table("w5 g9", players=4, first=2).play("draw")
    asked = []
    while t.phase == "auction":
        asked.append(t.to_act)
        t.play("pass")
    assert asked == [3, 0, 1, 2]
    assert (t.phase, t.to_act) == ("draw", 2)


def test_T7_1_each_player_once() -> None:
    t = table("g9", after="w5, bid 1, bid 2", players=3)
    assert t.to_act == 0
    t.play("bid 3")
    assert t.phase == "draw"
    assert t.cards(0) == "w5"


def test_T7_1_the_lowest_bid_is_1() -> None:
    t = table("g9", after="w5")
    assert t.may == "pass, bid 1, bid 2, bid 3, bid 4, bid 5"
    assert t.position.check("bid 0") is not None


def test_T7_1_bid_more_than_the_highest_bid_or_pass() -> None:
    t = table("g9", after="w5, bid 3", players=3)
    assert t.may == "pass, bid 4, bid 5"
    assert t.refused("bid 3") == "T7.1"
    assert t.refused("bid 2") == "T7.1"


def test_T7_1_a_pass_leaves_the_highest_bid_as_it_is() -> None:
    t = table("g9", after="w5, bid 3, pass", players=3)
    assert (t.view().high_bid, t.view().high_bidder) == (3, 1)
    assert t.may == "pass, bid 4, bid 5"


def test_T7_1_the_view_says_who_has_bid_what_and_who_has_passed() -> None:
    t = table("g9", after="w5, bid 3, pass, bid 4", players=4)
    assert t.view().bids == [SpokenBid(1, 3), SpokenBid(2, None), SpokenBid(3, 4)]
    assert TEN.resample(t.view(), Chance("x")).view(None) == t.view()
    assert t.play("pass").view().bids == []
    assert table("g9", after="w5, pass, pass").view().bids == []


def test_T7_3_the_bids_stay_while_the_winner_pays() -> None:
    t = table("g9", after="b1, take numbers, pass; w5, bid 5, pass")
    assert (t.phase, t.view().bids) == ("pay", [SpokenBid(0, 5), SpokenBid(1, None)])


def test_T7_1_with_no_higher_bid_left_there_is_only_the_pass() -> None:
    t = table("g9", after="w5, bid 5")
    assert t.to_act == 0
    assert t.may == "pass"


def test_T7_1_nothing_but_a_bid_or_a_pass() -> None:
    t = table("g9", after="b1, $1, w5")
    for action in ("draw", "take numbers", "take currency", "buy b1", "pay 1c", "token"):
        assert t.refused(action) is not None


def test_T7_2_coins() -> None:
    t = table("g9", after="w5")
    assert t.refused("bid 5") is None
    assert t.refused("bid 6") == "T7.2"


def test_T7_2_and_3_for_each_bust_token() -> None:
    t = table("g9", after="$5, $5, $1; $1, take currency; $5, $5, $1; w5")
    assert (t.to_act, t.coins[0], t.busts[0]) == (0, 5, 2)
    assert t.refused("bid 11") is None
    assert t.refused("bid 12") == "T7.2"


def test_T7_2_and_1_for_each_own_card_wilds_and_copies_included() -> None:
    t = table("g9", after="b#, pass, bid 2, b1, b1, o2, take numbers, pass; w5")
    assert (t.to_act, t.coins[0], t.cards(0)) == (0, 3, "b1 b1 o2 b#")
    assert t.refused("bid 7") is None
    assert t.refused("bid 8") == "T7.2"


def test_T7_2_all_of_it_together() -> None:
    t = table("g9", after="$5, $5, $1; $1, take currency; b1, o2, take numbers, pass; w5")
    assert t.refused("bid 10") is None
    assert t.refused("bid 11") == "T7.2"


def test_T7_3_the_highest_bidder_pays_and_takes_the_wild() -> None:
    t = table("g9", after="w5, bid 2, bid 3, pass", players=3)
    assert t.coins == [5, 5, 2]
    assert [t.cards(seat) for seat in range(3)] == ["", "", "w5"]


def test_T7_3_nobody_else_pays() -> None:
    t = table("g9", after="w5, bid 1, bid 2, bid 5", players=3)
    assert t.coins == [0, 5, 5]


def test_T7_3_the_payment_is_chosen_as_in_a_purchase() -> None:
    t = table("g9", after="b1, o2, take numbers, pass; w5, bid 3, pass")
    assert (t.phase, t.to_act) == ("pay", 0)
    assert t.may == "pay 1c, pay 2c, pay 3c"
    t.play("pay 2c, pay o2")
    assert t.cards(0) == "b1 w5"
    assert t.discard == "o2"
    assert (t.phase, t.to_act, t.active) == ("draw", 1, 1)


@pytest.mark.parametrize("bid", range(1, 15))
def test_T7_3_all_payments_without_an_item_to_spare_and_no_other(bid: int) -> None:
    bust = "$5, $5, $1"
    own = f"g#, pass, bid 1, {bust}; {bust}; $1, take currency; {bust}; b1, b1, p2, take numbers, pass; {bust}"
    t = table("g9", after=f"{own}; w5, pass")
    assert (t.to_act, t.busts[0], t.coins[0], t.cards(0)) == (0, 1, 5, "b1 b1 p2 g#")
    payments = payments_with_nothing_to_spare(bid, 1, 5, "b1 b1 p2 g#")
    if payments:
        assert ways_to_pay(t, f"bid {bid}") == payments
    else:
        assert t.refused(f"bid {bid}") == "T7.2"


def test_T7_3_if_all_pass_the_wild_is_discarded() -> None:
    t = table("g9", after="w5, pass, pass, pass", players=3)
    assert t.discard == "w5"
    assert t.coins == [5, 5, 5]
    assert t.view().lot is None


def test_T7_3_then_the_turn_goes_on() -> None:
    for bids in ("pass, pass", "bid 1, pass", "pass, bid 1"):
        t = table("g9", after=f"b1, $1, w5, {bids}")
        assert (t.phase, t.active, t.to_act) == ("draw", 0, 0)
        assert t.may == "draw, take numbers, take currency"
        assert t.tableau == "b1 $1"
        assert (t.view().lot, t.view().high_bid, t.view().high_bidder) == (None, 0, None)


def test_T7_3_two_auctions_in_one_turn() -> None:
    t = table("g9", after="w5, bid 5, pass, w6, pass, bid 1, b1")
    assert t.cards(0) == "w6"
    assert t.cards(1) == "w5"
    assert t.tableau == "b1"


def test_T7_4_coins_tokens_and_cards_are_public() -> None:
    t = table("g9", after="b1, take numbers, pass; $5, $5, $1; w5, pass, bid 2, pay 2c")
    views = [t.position.view(seat) for seat in (0, 1, None)]
    assert views[0] == views[1] == views[2]
    assert (t.coins, t.busts, t.cards(0), t.cards(1)) == ([3, 5], [0, 1], "b1 w5", "")


def test_T7_4_a_wild_stays_unassigned_until_scoring() -> None:
    """The w2 counts next to the b1 first, and next to the longer green run as soon as there is one."""
    t = table("o9", after="w2, pass, bid 1, b1, take numbers, pass; $1, take currency")
    assert (t.cards(0), t.scores[0]) == ("b1 w2", 2)
    t = table("o9", after="w2, pass, bid 1, b1, take numbers, pass; $1, take currency; g1, g3, take numbers, pass")
    assert (t.cards(0), t.scores[0]) == ("b1 g1 g3 w2", 4)
