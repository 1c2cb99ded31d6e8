"""T11: solo. You are seat 0, the automaton is seat 1; the cards in brackets are those that it draws by itself."""

from __future__ import annotations

import pytest

from tenfold.core.errors import BadOption
from tenfold.core.words import speak
from tenfold.games.ten import TEN
from tests.rules.ten.table import Table, solo, ways_to_pay, whole_game

EDITIONS = ["en", "ja", "es", "de"]


def test_T11_1_the_two_player_deck() -> None:
    assert len(whole_game(1)) == 91
    assert sorted(whole_game(1)) == sorted(whole_game(2))


def test_T11_1_you_and_the_automaton_have_5_coins_each() -> None:
    assert solo("b1").coins == [5, 5]


def test_T11_1_you_start() -> None:
    for n in range(20):
        t = Table(TEN.start({"players": 1}, seed=f"{n}"))
        assert (t.active, t.to_act, t.may) == (0, 0, "draw")


def test_T11_1_turns_alternate() -> None:
    t = solo("p1", after="b1, take numbers, pass; (g9); o1, take numbers, pass; (p9)")
    assert [event for event in t.story if event.startswith("turn")] == ["turn 1", "turn 0", "turn 1", "turn 0"]
    assert t.to_act == 0


@pytest.mark.parametrize("level", range(4, 11))
def test_T11_2_the_level_is_the_target(level: int) -> None:
    """Of ten cards of 1 it takes as many as its level."""
    ones = ["b1", "b1", "b1", "g1", "g1", "g1", "o1", "o1", "o1", "p1"]
    drawn = ", ".join(f"({card})" for card in ones[:level])
    t = solo(" ".join([*ones[level:], "p9"]), after=f"$1, take currency; {drawn}", level=level)
    assert t.cards(1) == " ".join(ones[:level])


@pytest.mark.parametrize("level", [0, 3, 11])
def test_T11_2_levels_4_to_10(level: int) -> None:
    with pytest.raises(BadOption):
        solo("b1", level=level)


def test_T11_2_german_levels_5_to_10() -> None:
    with pytest.raises(BadOption):
        solo("b1", level=4, edition="de")
    for level in range(5, 11):
        assert solo("b1", level=level, edition="de").to_act == 0


@pytest.mark.parametrize(("edition", "level"), [("en", 4), ("ja", 4), ("es", 4), ("de", 5)])
def test_T11_2_where_one_starts(edition: str, level: int) -> None:
    t = Table(TEN.start({"players": 1, "edition": edition}))
    assert t.view().options.level == level


def test_T11_2_only_solo_has_a_level() -> None:
    with pytest.raises(BadOption):
        TEN.start({"players": 2, "level": 4})


def test_T11_3_it_draws_until_the_net_total_reaches_the_target() -> None:
    t = solo("p1", after="b1, take numbers, pass; (g3), ($2), (o3)")
    assert t.cards(1) == "g3 o3"
    assert (t.phase, t.to_act, t.tableau) == ("draw", 0, "")


def test_T11_3_it_never_busts_on_the_net_total() -> None:
    t = solo("p1", after="b1, take numbers, pass; (b9), (g9)", level=10)
    assert t.cards(1) == "b9 g9"
    assert t.busts == [0, 0]
    assert t.market == ""


def test_T11_3_you_gain_the_currency_total() -> None:
    t = solo("p1", after="b1, take numbers, pass; ($3), ($1), (g9)")
    assert t.coins == [9, 5]
    assert t.discard == "$1 $3"


def test_T11_3_you_gain_no_more_than_up_to_ten() -> None:
    assert solo("p1", after="b1, take numbers, pass; ($3), ($5), (g9), (o8)", level=5).coins == [10, 5]


def test_T11_3_if_the_currency_busts_it_takes_the_numbers_and_a_token() -> None:
    t = solo("p1", after="b1, take numbers, pass; (g3), ($5), ($5), ($1)")
    assert t.cards(1) == "g3"
    assert t.busts == [0, 1]
    assert t.market == ""
    assert t.discard == "$1 $5 $5"


def test_T11_3_if_the_currency_busts_you_gain_nothing() -> None:
    assert solo("p1", after="b1, take numbers, pass; (g3), ($5), ($5), ($1)").coins == [5, 5]


def test_T11_3_it_stops_when_the_deck_is_empty() -> None:
    t = solo(after="b1, take numbers, pass; (g2), ($1)")
    assert t.cards(1) == "g2"
    assert t.coins == [6, 5]
    assert (t.phase, t.to_act) == ("final", 0)


def test_T11_3_it_never_takes_currency() -> None:
    """Even when there is nothing but currency: it is yours."""
    t = solo(after="b1, take numbers, pass; ($4)")
    assert t.coins == [9, 5]
    assert t.cards(1) == ""


def test_T11_3_its_turn_goes_on_after_an_auction() -> None:
    t = solo("p1", after="b1, take numbers, pass; (g3), (w5), pass, (o2)")
    assert t.cards(1) == "g3 o2 w5"


def test_T11_4_the_lowest_bid_is_5() -> None:
    t = solo("p1", after="b1, take numbers, pass; (w5)")
    assert (t.phase, t.to_act) == ("auction", 0)
    assert t.may == "pass, bid 5"
    assert t.refused("bid 4") == "T11.4"
    assert t.refused("bid 1") == "T11.4"


def test_T11_4_with_less_than_5_there_is_only_the_pass() -> None:
    t = solo("p1", after="g2, $1, take currency; (g9); b2, take numbers, buy g2, pay 2c; (w5)")
    assert t.coins[0] == 4
    assert t.may == "pass"


def test_T11_4_a_single_card_does_not_pay() -> None:
    t = solo("p1", after="b1, g1, o2, take numbers, pass; (w5)")
    assert t.may == "pass, bid 5"
    assert t.refused("bid 6") == "T11.4"


def test_T11_4_copies_beyond_the_first_pay() -> None:
    assert solo("p1", after="b1, b1, take numbers, pass; (w5)").may == "pass, bid 5, bid 6"
    assert solo("p1", after="b1, b1, b1, take numbers, pass; (w5)").may == "pass, bid 5, bid 6, bid 7"
    assert solo("p1", after="b1, b1, g2, g2, take numbers, pass; (w5)").may == "pass, bid 5, bid 6, bid 7"


def test_T11_4_bust_tokens_pay_3() -> None:
    assert solo("p1", after="$5, $5, $1; (w5)").may == "pass, bid 5, bid 6, bid 7, bid 8"


TWO_BLUE_WILDS = "$5, take currency; (g9); b#, bid 6, $5, take currency; (o9); b#, bid 6, $5, take currency"


def test_T11_4_a_second_copy_of_a_wild_pays_too() -> None:
    t = solo("p1", after=f"{TWO_BLUE_WILDS}; (w5)")
    assert (t.cards(0), t.coins[0]) == ("b# b#", 8)
    assert t.may == "pass, bid 5, bid 6, bid 7, bid 8, bid 9"


def test_T11_4_only_duplicates_can_be_chosen_to_pay() -> None:
    t = solo("p9", after="b1, b1, g1, g1, o2, take numbers, pass; (w5)")
    t.play("bid 6")
    assert t.may == "pay 4c, pay 5c"
    t.play("pay 5c")
    assert t.may == "pay b1, pay g1"
    assert t.refused("pay o2") == "T11.4"


def test_T11_4_all_payments_with_duplicates() -> None:
    t = solo("p9", after="b1, b1, b1, g1, g1, o2, take numbers, pass; (w5)")
    assert ways_to_pay(t, "bid 7") == ["0x 4c b1 b1 g1", "0x 5c b1 b1", "0x 5c b1 g1"]


def test_T11_4_one_copy_stays() -> None:
    t = solo("p9", after="b1, b1, take numbers, pass; (w5), bid 6, (p8)")
    assert t.cards(0) == "b1 w5"
    assert t.coins == [0, 5]


FOUR_ONES = "w9, pass, b1, g1, o1, p1, take numbers, pass; (p9); w1, bid 5, $5, take currency; (o9)"


def test_T11_4_german_a_superfluous_numbered_wild_pays() -> None:
    t = solo("p8", after=f"{FOUR_ONES}; w2", level=5, edition="de")
    assert (t.cards(0), t.coins[0]) == ("b1 g1 o1 p1 w1", 5)
    assert t.may == "pass, bid 5, bid 6"
    t.play("bid 6")
    assert (t.cards(0), t.coins[0]) == ("b1 g1 o1 p1 w2", 0)


@pytest.mark.parametrize("edition", ["en", "ja", "es"])
def test_T11_4_elsewhere_it_does_not(edition: str) -> None:
    t = solo("p8", after=f"{FOUR_ONES}; w2", level=5, edition=edition)
    assert t.may == "pass, bid 5"


def test_T11_4_german_three_colours_do_not_make_it_superfluous() -> None:
    t = solo("p8", after=FOUR_ONES.replace("p1, ", "") + "; w2", level=5, edition="de")
    assert t.cards(0) == "b1 g1 o1 w1"
    assert t.may == "pass, bid 5"


def test_T11_4_german_wilds_do_not_stand_for_the_fourth_colour() -> None:
    """The p# could be a pink 1, but it is no pink 1 before scoring."""
    three_ones = FOUR_ONES.replace("p1, ", "")
    t = solo("p8", after=f"{three_ones}; p#, bid 5, $5, take currency; (g9); w2", level=5, edition="de")
    assert (t.cards(0), t.coins[0]) == ("b1 g1 o1 p# w1", 5)
    assert t.may == "pass, bid 5"


def test_T11_5_it_bids_your_spending_power() -> None:
    """Eight coins against its ten."""
    t = solo("p1", after="b1, $5, take numbers, pass; ($3), (g9); w5")
    assert t.coins == [8, 10]
    assert (t.view().high_bid, t.view().high_bidder) == (8, 1)
    assert t.may == "pass"


def test_T11_5_bust_tokens_and_duplicates_are_spending_power() -> None:
    """Five coins, and a duplicate or a bust token."""
    t = solo("p1", after="b1, b1, $5, take numbers, pass; (g9); w5")
    assert (t.coins, t.view().high_bid) == ([5, 10], 6)
    t = solo("p1", after="b1, $5, take numbers, pass; (g9); $5, $5, $1; (o9); w5")
    assert (t.coins, t.view().high_bid) == ([5, 10], 8)


def test_T11_5_single_cards_are_not() -> None:
    t = solo("p1", after="b1, g2, $5, take numbers, pass; (g9); w5")
    assert t.view().high_bid == 5


def test_T11_5_it_bids_5_at_least() -> None:
    t = solo("p1", after="b2, $5, take currency; (g9); w4, bid 6, o1, $5, take numbers, pass; (o9); w5")
    assert t.coins == [4, 10]
    assert t.view().high_bid == 5


def test_T11_5_it_bids_no_more_than_it_has() -> None:
    t = solo("p1", after="$5, take currency; (g9); w5")
    assert t.coins == [10, 5]
    assert t.view().high_bid == 5


def test_T11_5_with_less_than_5_it_passes() -> None:
    t = solo("p1", after="w5, pass, w6")
    assert t.coins == [5, 0]
    assert t.cards(1) == "w5"
    assert (t.view().high_bid, t.view().high_bidder) == (0, None)
    assert t.may == "pass, bid 5"


def test_T11_5_you_may_outbid_it() -> None:
    t = solo("p1", after="$5, take currency; (g9); w5")
    assert t.may == "pass, bid 6, bid 7, bid 8, bid 9, bid 10"
    t.play("bid 6")
    assert t.cards(0) == "w5"
    assert t.coins == [4, 5]


def test_T11_5_if_you_pass_it_pays_and_takes_the_wild() -> None:
    t = solo("p1", after="b1, w5, pass")
    assert t.cards(1) == "w5"
    assert t.coins == [5, 0]
    assert (t.phase, t.to_act, t.tableau) == ("draw", 0, "b1")


def test_T11_5_if_nobody_bids_the_wild_is_discarded() -> None:
    t = solo("p1", after="w5, pass, w6, pass")
    assert t.discard == "w6"


def test_T11_6_it_bids_one_more_than_you() -> None:
    t = solo("p1", after="b1, $5, take numbers, pass; (w5), bid 5, (g9)")
    assert t.cards(1) == "g9 w5"
    assert t.coins == [5, 4]


def test_T11_6_it_bids_5_if_you_passed() -> None:
    t = solo("p1", after="b1, $5, take numbers, pass; (w5), pass, (g9)")
    assert t.cards(1) == "g9 w5"
    assert t.coins == [5, 5]


def test_T11_6_if_it_cannot_bid_more_it_passes() -> None:
    t = solo("p1", after="b1, take numbers, pass; (w5), bid 5, (g9)")
    assert t.cards(0) == "b1 w5"
    assert t.coins == [0, 5]


def test_T11_6_with_less_than_5_it_passes() -> None:
    t = solo("p1", after="w6, pass, b1, take numbers, pass; (w5), pass, (g9)")
    assert t.discard == "w5"
    assert t.cards(1) == "g9 w6"


def test_T11_6_it_bids_on_every_wild() -> None:
    """Even on a second b#."""
    t = solo("p1", after="b#, pass, b1, $5, take numbers, pass; (b#), pass, (g9)")
    assert t.cards(1) == "g9 b# b#"
    assert t.coins == [5, 0]


BUST_WITH_TWO_ONES = "b2, take numbers, pass; (b1), (b1), ($5), ($5), ($1)"


def test_T11_7_it_pays_coins_first() -> None:
    t = solo("p1", after=f"{BUST_WITH_TWO_ONES}; w5, pass")
    assert (t.coins[1], t.busts[1], t.cards(1)) == (0, 1, "b1 b1 w5")


def test_T11_7_then_bust_tokens_whose_excess_is_lost() -> None:
    """Six: five coins and a token, not the duplicate b1."""
    t = solo("p1", after=f"{BUST_WITH_TWO_ONES}; $1, take currency; (g9); w5, pass")
    assert (t.coins[1], t.busts[1], t.cards(1)) == (0, 0, "b1 b1 g9 w5")


def test_T11_7_then_duplicates() -> None:
    """Nine: five coins, a token and the duplicate."""
    t = solo("p1", after=f"{BUST_WITH_TWO_ONES}; $5, take currency; (g9); w5, pass")
    assert (t.coins[1], t.busts[1], t.cards(1)) == (0, 0, "b1 g9 w5")
    assert t.discard == "b1 $1 $5 $5 $5"


def test_T11_7_it_stops_as_soon_as_the_price_is_covered() -> None:
    """Eight: five coins and a token, and no duplicate."""
    t = solo("p1", after=f"{BUST_WITH_TWO_ONES}; $3, take currency; (g9); w5, pass")
    assert (t.coins[1], t.busts[1], t.cards(1)) == (0, 0, "b1 b1 g9 w5")


def test_T11_7_with_coins_enough_it_keeps_its_tokens() -> None:
    t = solo("p1", after=f"{BUST_WITH_TWO_ONES}; o1, $5, take numbers, pass; (g9); w5, pass")
    assert (t.coins[1], t.busts[1]) == (5, 1)


def paid_by_the_automaton(level: int, cards: str, price: int) -> str:
    """It owns these cards and 5 coins, and you have the price, so it pays that: the cards among it."""
    drawn = ", ".join(f"({card})" for card in cards.split())
    t = solo("g8", after=f"b2, take numbers, pass; {drawn}; ${price - 5}, take currency; (g9); w5, pass", level=level)
    assert t.coins == [price, 0]
    return " ".join(card for card in t.discard.split() if not card.startswith("$"))


def test_T11_8_it_pays_the_lowest_number_first() -> None:
    assert paid_by_the_automaton(6, "g1 g1 b2 b2", price=6) == "g1"
    assert paid_by_the_automaton(6, "g1 g1 b2 b2", price=7) == "b2 g1"
    assert paid_by_the_automaton(8, "p1 p1 b3 b3", price=6) == "p1"


def test_T11_8_then_blue_green_orange_pink() -> None:
    assert paid_by_the_automaton(8, "p1 p1 o1 o1 g1 g1 b1 b1", price=6) == "b1"
    assert paid_by_the_automaton(8, "p1 p1 o1 o1 g1 g1 b1 b1", price=7) == "b1 g1"
    assert paid_by_the_automaton(8, "p1 p1 o1 o1 g1 g1 b1 b1", price=8) == "b1 g1 o1"


def test_T11_8_it_keeps_the_first_copy() -> None:
    assert paid_by_the_automaton(5, "b1 b1 b1 o2", price=7) == "b1 b1"
    assert paid_by_the_automaton(5, "b1 b1 o2 p1", price=6) == "b1"


ITS_TWO_BLUE_WILDS = "b#, pass, b1, $5, take numbers, pass; (p6); b#, pass, g1, $5, take numbers, pass; (p6)"


def test_T11_8_wilds_last() -> None:
    t = solo("g8", after=f"{ITS_TWO_BLUE_WILDS}; $1, take currency; (g9); w5, pass")
    assert t.cards(1) == "g9 p6 b# b# w5"
    t = solo("g8", after=f"{ITS_TWO_BLUE_WILDS}; $2, take currency; (g9); w5, pass")
    assert t.cards(1) == "g9 p6 b# w5"


def test_T11_8_german_a_superfluous_wild_is_a_duplicate_of_the_automaton_too() -> None:
    after = "w1, pass, b2, $5, take numbers, pass; (b1), (g1), (o1), (p1), (b9); $1, take currency; (o9); w5, pass"
    t = solo("g8", after=after, level=5, edition="de")
    assert (t.cards(1), t.coins) == ("b1 b9 g1 o1 o9 p1 w5", [6, 0])
    t = solo("g8", after=after, level=5, edition="en")
    assert (t.cards(1), t.coins) == ("b1 b9 g1 o1 o9 p1 w1 w5", [6, 0])


def test_T11_9_it_never_buys() -> None:
    t = solo("p1", after="b1, $1, take currency; (g9)")
    assert t.market == "b1"
    assert (t.coins[1], t.cards(1)) == (5, "g9")


@pytest.mark.parametrize("after", ["b1, $1, take currency; (g9)", "b2, $1, take currency; (g9); b1, $1, take currency"])
def test_T11_9_at_the_end_neither(after: str) -> None:
    t = solo(after=after)
    assert (t.phase, t.to_act) == ("final", 0)
    market = t.market
    t.play("pass")
    assert t.phase == "over"
    assert t.market == market


def test_T11_9_you_buy_in_your_turn_and_at_the_end() -> None:
    t = solo(after="b1, g2, $1, take currency; (g9); p1, take numbers, buy b1, pay 1c")
    assert (t.phase, t.to_act) == ("final", 0)
    t.play("buy g2, pay 2c")
    assert t.cards(0) == "b1 g2 p1"
    assert t.phase == "over"


def test_T11_9_there_any_card_of_yours_may_pay() -> None:
    t = solo("p8", after="p3, $1, take currency; (g9); b1, o2, take numbers, buy p3, pay 1c; (o9)")
    assert t.cards(0) == "p3"
    assert t.coins[0] == 5
    assert t.discard == "b1 o2 $1"


def test_T11_9_your_own_cards_block_you_as_ever() -> None:
    t = solo("p8", after="p3, $1, take currency; (g9); p3, take numbers")
    assert t.refused("buy p3") == "T6.2"


def test_T11_10_you_win_with_strictly_more_points() -> None:
    t = solo(after="b1, b2, take numbers, pass; (g9), pass")
    assert t.outcome().scores == [2, 1]
    assert t.winners == [0]


@pytest.mark.parametrize("edition", EDITIONS)
def test_T11_10_a_tie_is_no_victory(edition: str) -> None:
    """Not with more coins either, nor with fewer cards."""
    t = solo(after="b1, take numbers, pass; (g3), ($4), ($1), (g9), pass", level=5, edition=edition)
    assert t.coins == [10, 5]
    assert t.outcome().scores == [1, 1]
    assert 0 not in t.winners


def test_T11_10_fewer_points_are_no_victory() -> None:
    t = solo(after="b1, take numbers, pass; (g1), (o1), (g9), pass")
    assert t.outcome().scores == [1, 2]
    assert 0 not in t.winners


def test_T11_10_each_level_has_a_rank() -> None:
    ranks = [speak(TEN.locales).say(f"ten-rank-{level}") for level in range(4, 11)]
    assert len(set(ranks)) == 7
