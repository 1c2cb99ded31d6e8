"""What a player of TEN is told besides the view, in positions whose right answers follow from the rules."""

from __future__ import annotations

import random

import pytest

from tenfold.games.ten import TEN
from tenfold.games.ten.help.aid import Gain, TenAid
from tenfold.games.ten.help.bids import QuickBid, Speaker
from tenfold.games.ten.help.runs import Board, Run, WildPlace, board_of
from tenfold.games.ten.help.ways_to_pay import Bill, Way
from tests.rules.ten.table import Table, solo, table

# Seat 0 has a bust token and no coins, and took w3 and what the deck has; what seat 1 left is in the market.
POOR = "$5, $5, $1; w3, bid 5, pass, pay 0x, {left}, $1, take currency; {taken}, take numbers"


def aid_of(t: Table) -> TenAid:
    """For the one to act."""
    return TEN.aid(t.view(), t.position.legal())


def bill_of(t: Table, action: str) -> Bill:
    return aid_of(t).buys[action]


def quick(t: Table) -> list[tuple[int, str]]:
    bids = aid_of(t).bids
    assert bids is not None
    return [(bid.amount, bid.why) for bid in bids.quick]


def said(t: Table) -> list[tuple[int, str]]:
    bids = aid_of(t).bids
    assert bids is not None
    return [(speaker.seat, speaker.said) for speaker in bids.speakers]


# Boards


def board(cards: str) -> Board:
    return board_of(tuple(cards.split()))


def test_a_wild_in_a_run_has_its_place_and_what_no_run_needs_is_outside() -> None:
    assert board("b1 b2 b4 p5 p5 p8 w3") == Board(
        score=5,
        runs=[Run("b", 1, 4, 4, [WildPlace("w3", 3)]), Run("p", 5, 5, 1, [])],
        outside=["p5", "p8"],
    )


def test_a_run_from_1_to_9_scores_10() -> None:
    assert board("g1 g2 g3 g4 g6 g7 g8 g9 g#").runs == [Run("g", 1, 9, 10, [WildPlace("g#", 5)])]


def test_a_second_copy_and_a_wild_that_no_run_needs_are_outside() -> None:
    all_ones = board("b1 b1 g1 o1 p1 w1")
    assert (all_ones.score, all_ones.outside) == (4, ["b1", "w1"])


def test_without_cards_there_is_no_run() -> None:
    assert board("") == Board(0, [], [])


# The next card


def test_the_next_card_at_net_8_busts_with_3_or_more() -> None:
    t = table("b9 g1 o3 w3 $5", after="b6, g3, $1")
    said = aid_of(t).next_card
    assert (said.deck, said.bust, said.auction, said.go_on) == (5, 2, 1, 2)
    assert said.left == {"b9": 1, "g1": 1, "o3": 1, "w3": 1, "$5": 1}
    assert said.busting == ["b9", "o3"]


def test_after_a_bust_the_next_card_meets_an_empty_tableau() -> None:
    t = table("$5 b9", after="$4, $4, $3", bust_buy=True)
    assert (t.phase, t.view().currency) == ("bust", 11)
    assert aid_of(t).next_card.bust == 0


# Taking


def test_taking_numbers_gives_the_others_coins_and_what_goes_above_ten_is_lost() -> None:
    t = table("b9", after="b2, $4, $2", players=3)
    taking = aid_of(t).take["take numbers"]
    assert taking.coins == [Gain(1, 5, 1), Gain(2, 5, 1)]
    assert (taking.cards, taking.market, taking.discard, taking.score) == (["b2"], [], ["$4", "$2"], 1)


def test_taking_currency_leaves_the_numbers_to_the_market() -> None:
    t = table("b9", after="b2, $4, $2", players=3)
    taking = aid_of(t).take["take currency"]
    assert taking.coins == [Gain(0, 5, 1)]
    assert (taking.cards, taking.market, taking.discard, taking.score) == ([], ["b2"], ["$4", "$2"], 0)


def test_without_currency_nobody_gains() -> None:
    t = table("b9", after="b2")
    assert list(aid_of(t).take) == ["take numbers"]
    assert aid_of(t).take["take numbers"].coins == []


# Auctions


def test_who_has_spoken_in_an_auction() -> None:
    t = table("b9", after="b2, w3", players=4)
    assert said(t) == [(1, "now"), (2, "waits"), (3, "waits"), (0, "waits")]
    assert said(t.copy().play("pass")) == [(1, "passed"), (2, "now"), (3, "waits"), (0, "waits")]
    assert said(t.play("bid 1, bid 2, pass")) == [(1, "topped"), (2, "high"), (3, "passed"), (0, "now")]


def test_what_everybody_can_pay_and_what_i_can_bid() -> None:
    t = table("b9", after="b2, take numbers, pass; g4, w3, bid 2")
    bids = aid_of(t).bids
    assert bids is not None
    assert bids.speakers == [Speaker(0, "high", 2, 6), Speaker(1, "now", None, 5)]
    assert (bids.least, bids.most, bids.score) == (3, 5, 1)
    assert bids.quick == [QuickBid(3, "least"), QuickBid(4, "raise"), QuickBid(5, "coins")]


def test_quick_bids_name_all_coins_all_currency_and_all_there_is() -> None:
    t = table("b9", after="$5, $5, $1; g1, take numbers, pass; b2, take numbers, pass; g4, w3")
    assert quick(t) == [(1, "least"), (2, "raise"), (3, "raise"), (5, "coins"), (8, "currency"), (9, "most")]


def test_in_solo_only_duplicates_count_and_the_lowest_bid_is_5() -> None:
    t = solo("b9", after="w3")
    bids = aid_of(t).bids
    assert bids is not None
    assert bids.speakers == [Speaker(1, "high", 5, 5), Speaker(0, "now", None, 5)]
    assert (bids.least, bids.most, bids.quick) == (6, 5, [])
    assert {action: why.rule for action, why in aid_of(t).why_not.items()} == {"bid 5": "T7.1", "bid 6": "T11.4"}


# Buying and paying


@pytest.fixture
def shop() -> Table:
    """Player 1 with 5 coins and a b1, and b2 g3 g7 in the market."""
    return table("g9", after="b2, g3, $5, g7, $3, take currency; b1, take numbers")


def test_a_purchase_says_its_price_the_score_then_and_a_whole_payment(shop: Table) -> None:
    assert bill_of(shop, "buy b2") == Bill(
        2, 2, [Way(0, 2, 0, 1, 2, True)], {"b1": 1}, ["buy b2", "pay 2c"], 2, 0, 2, [], False, ["b1"], 6, 0
    )
    assert bill_of(shop, "buy g3").actions == ["buy g3", "pay 3c"]


def test_what_cannot_be_bought_says_why(shop: Table) -> None:
    why = aid_of(shop).why_not
    assert list(why) == ["buy g7"]
    assert why["buy g7"].rule == "T6.3"
    assert why["buy g7"].message == "It costs 7, and you can pay 6 at most: coins, bust tokens (3 each) and own cards (1 each)."


def test_what_i_own_already_says_why() -> None:
    t = table("g9", after="b2, g2, $1, take currency; b2, take numbers")
    assert {action: why.rule for action, why in aid_of(t).why_not.items()} == {"buy b2": "T6.2"}


def test_a_payment_with_one_possibility_is_not_asked() -> None:
    t = table("p1", after="b2, $1, take currency; g9, o5", bust_buy=True)
    assert bill_of(t, "buy o5") == Bill(5, 5, [Way(0, 5, 0, 5, 5, False)], {}, ["buy o5"], 1, 0, 5, [], False, [], 5, 0)
    assert aid_of(t).why_not["buy g9"].rule == "T6.3"


def test_the_final_buy_is_helped_in_the_same_way() -> None:
    t = table(after="b2, $1, take currency; g1, take numbers, pass")
    assert t.phase == "final"
    assert bill_of(t, "buy b2").actions == ["buy b2"]


def test_a_token_pays_rather_than_cards_that_score() -> None:
    t = table("b9", after=POOR.format(left="b2", taken="g1"))
    bill = bill_of(t, "buy b2")
    assert bill.ways == [Way(0, 2, 0, 0, 0, False), Way(1, 0, 1, 0, 0, False)]
    assert (bill.actions, bill.score) == (["buy b2", "pay 1x"], 3)


def test_a_second_copy_pays_rather_than_a_token_that_is_worth_more() -> None:
    t = table("b9", after=POOR.format(left="b1", taken="g1, g1"))
    bill = bill_of(t, "buy b1")
    assert (bill.actions, bill.score) == (["buy b1", "pay 0x", "pay g1"], 3)
    assert bill.cards == {"g1": 1, "w3": 1}


def test_a_number_pays_rather_than_a_wild() -> None:
    t = table("b9", after=POOR.format(left="b4", taken="g1"))
    bill = bill_of(t, "buy b4")
    assert bill.ways == [Way(1, 1, 0, 0, 0, False)]
    assert (bill.actions, bill.score) == (["buy b4", "pay g1"], 2)


def test_a_card_that_the_new_one_makes_needless_pays() -> None:
    """Pink scores one point with p1 as with p7; g5 is all that green has."""
    t = table("b9", after=POOR.format(left="p1", taken="g5, $2, p7"))
    bill = bill_of(t, "buy p1")
    assert (bill.actions, bill.score) == (["buy p1", "pay 0x", "pay p7"], 3)


def test_in_a_payment_what_is_due_and_what_may_still_pay() -> None:
    t = table("b9", after="$5, $5, $1; w3, bid 5, pass")
    assert aid_of(t).payment == Bill(
        5, 5, [Way(0, 5, 0, 5, 5, False), Way(1, 2, 0, 2, 2, False)], {}, ["pay 0x"], 1, 0, 5, [], True, [], 5, 0
    )
    assert aid_of(t).buys == {}


def test_in_the_middle_of_a_payment() -> None:
    """7 for w3 with 5 coins, b1 and two b2: two cards are left to pay, and after b1 nothing but a b2 can follow."""
    t = table("g9", after="b1, b2, b2, take numbers, pass; w3, bid 7, pass")
    whole = aid_of(t).payment
    cards = {"b1": 1, "b2": 2}
    assert whole == Bill(
        7, 7, [Way(0, 7, 0, 4, 5, True)], cards, ["pay 5c", "pay b1"], 2, 0, 5, ["b1", "b2"], False, ["b2", "b2", "b1"], 8, 0
    )
    assert aid_of(t.play("pay 5c")).payment == Bill(
        7, 2, [Way(0, 2, 0, 0, 0, False)], cards, ["pay b1"], 2, 0, 0, ["b1", "b2"], False, ["b2", "b2"], 3, 0
    )


def test_an_amount_that_cannot_pay_says_why() -> None:
    t = table("g9", after="b1, b2, b2, take numbers, pass; w3, bid 7, pass")
    assert {action: why.rule for action, why in aid_of(t).why_not.items()} == dict.fromkeys(
        ["pay 0c", "pay 1c", "pay 2c", "pay 3c"], "T6.4"
    )


# Why not


def test_a_turn_starts_with_a_draw() -> None:
    why = aid_of(table("b9")).why_not
    assert {action: reason.rule for action, reason in why.items()} == {"take numbers": "T3.1", "take currency": "T3.1"}


def test_nothing_to_take_and_nothing_to_draw() -> None:
    assert aid_of(table("b9", after="b2")).why_not["take currency"].rule == "T3.6"
    assert aid_of(table("", after="b2")).why_not["draw"].rule == "T8.1"


def test_a_bid_too_low_and_one_too_high() -> None:
    why = aid_of(table("b9", after="b2, w3, bid 2")).why_not
    assert {action: reason.rule for action, reason in why.items()} == {"bid 2": "T7.1", "bid 6": "T7.2"}
    assert why["bid 6"].details == {"phase": "auction", "high_bid": 2, "least": 3, "power": 5}


def test_in_solo_a_bid_that_cannot_be_made_says_what_it_would_take() -> None:
    t = solo("b9", after="w3, pass, w4, bid 5, w5")
    assert t.may == "pass"
    why = aid_of(t).why_not["bid 5"]
    assert (why.rule, why.details) == ("T11.4", {"phase": "auction", "high_bid": 0, "least": 5, "power": 0})
    assert why.message == (
        "Solo: the lowest bid is 5. Only coins, bust tokens (3 each) and second copies pay, and yours come to 0."
    )


def test_what_cannot_be_bought_says_its_price_and_what_i_have() -> None:
    t = table("p9", after="b2, take numbers, pass; b2, o8, $1, take currency; b1, take numbers")
    why = aid_of(t).why_not
    assert why["buy b2"].message == "You own blue 2 already, and nobody buys a card identical to one of their own."
    assert why["buy o8"].message == (
        "It costs 8, and you can pay 7 at most: coins, bust tokens (3 each) and own cards (1 each)."
    )
    assert why["buy o8"].details == {"phase": "buy", "power": 7, "card": "o8", "price": 8}


def test_a_token_that_must_be_given_is_said_to_be() -> None:
    """One bust token, no coin and two cards for a price of 4."""
    t = table("b9", after=POOR.format(left="p4", taken="g5, $2"))
    bill = bill_of(t, "buy p4")
    assert (bill.others, bill.forced) == (2, 1)


# Everybody


def test_who_need_not_decide_is_told_what_is_public() -> None:
    t = table("b9", after="b2, w3, bid 2")
    watching = TEN.aid(t.view(), [])
    assert (watching.take, watching.buys, watching.payment, watching.why_not) == ({}, {}, None, {})
    assert watching.bids is not None
    assert (watching.bids.least, watching.bids.most, watching.bids.quick, watching.bids.score) == (3, None, [], None)


@pytest.mark.parametrize("options", TEN.variants, ids=str)
def test_what_is_suggested_is_legal_and_brings_what_it_says(options: dict[str, object]) -> None:
    dice = random.Random(str(options))
    t = Table(TEN.start(dict(options), "suggested"))
    tried = 0
    while t.phase != "over":
        aid = aid_of(t)
        for bill in [*aid.buys.values(), *([aid.payment] if aid.payment else [])]:
            pays_as_it_says(t.copy(), bill)
            tried += 1
        for action, taking in aid.take.items():
            after, me = t.copy().play(action), t.active
            assert [after.coins[gain.seat] - t.coins[gain.seat] for gain in taking.coins] == [g.coins for g in taking.coins]
            assert after.scores[me] == taking.score
        t.play(dice.choice(t.position.legal()))
    assert tried > 0


def pays_as_it_says(t: Table, bill: Bill) -> None:
    """Pay on a copy; the card is then owned, and nothing is left to be asked about this payment."""
    me, lot = t.to_act, t.view().lot or bill.actions[0].removeprefix("buy ")
    assert me is not None
    before = t.cards(me).split().count(lot)
    for action in bill.actions:
        assert action in t.position.legal()
        t.play(action)
    assert t.scores[me] == bill.score
    assert t.cards(me).split().count(lot) == before + 1


def others(dice: random.Random, bill: Bill) -> tuple[int, int, list[str]]:
    """Any other payment: so many tokens, so many coins, and cards in card order."""
    way = dice.choice(bill.ways)
    coins = dice.randint(way.coins_least, way.coins_most)
    cards = [card for card, n in bill.cards.items() for _ in range(n)]
    places = sorted(dice.sample(range(len(cards)), way.left - coins))
    return way.tokens, coins, [cards[place] for place in places]


def asked_of(bill: Bill, tokens: int, coins: int, cards: list[str]) -> list[str]:
    """What a payment asks for, by what the bill says and nothing else."""
    (way,) = [way for way in bill.ways if way.tokens == tokens]
    actions = [action for action in bill.actions if not action.startswith("pay ")]
    actions += [f"pay {tokens}x"] if bill.asks_tokens else []
    actions += [f"pay {coins}c"] if way.asks_coins else []
    left = [card for card, n in bill.cards.items() for _ in range(n)]
    for card, last in zip(cards, bill.last_cards[: len(cards)][::-1], strict=True):
        actions += [f"pay {card}"] if left[0] != last else []
        left = left[left.index(card) + 1 :]
    return actions


@pytest.mark.parametrize("options", TEN.variants, ids=str)
def test_a_bill_says_which_steps_of_any_payment_are_asked(options: dict[str, object]) -> None:
    dice = random.Random(str(options))
    t = Table(TEN.start(dict(options), "asked"))
    tried = 0
    while t.phase != "over":
        aid = aid_of(t)
        for bill in [*aid.buys.values(), *([aid.payment] if aid.payment else [])]:
            assert asked_of(bill, bill.tokens, bill.coins, bill.given) == bill.actions
            for _ in range(3):
                pays_so(t, bill, *others(dice, bill))
                tried += 1
        t.play(dice.choice(t.position.legal()))
    assert tried > 0


def pays_so(t: Table, bill: Bill, tokens: int, coins: int, cards: list[str]) -> None:
    """Nothing is asked that is not said, and nothing said that is not asked; what is paid is what was chosen."""
    payer, after = t.to_act, t.copy()
    assert payer is not None
    paid: list[str] = []
    for action in asked_of(bill, tokens, coins, cards):
        assert action in after.position.legal()
        paid += after.play(action).story
    mine = [event.split() for event in paid if event.startswith("paid_") and int(event.split()[1]) == payer]
    amounts = {event[0]: int(event[2]) for event in mine if event[0] != "paid_card"}
    assert (amounts.get("paid_tokens", 0), amounts.get("paid_coins", 0)) == (tokens, coins)
    assert [event[2] for event in mine if event[0] == "paid_card"] == cards
