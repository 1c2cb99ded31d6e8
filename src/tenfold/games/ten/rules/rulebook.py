"""TEN: what may be done and what it does.

The legal actions of every phase are one action that ends it (pass, token) and a set or a range of choices. Nothing here raises:
a refusal is the number of the rule, T6.2 as 602.
"""

from __future__ import annotations

from tenfold.core.bits import count_bits, lowest
from tenfold.core.chance import below, shuffle
from tenfold.core.choosing import NO_ACTION, UNBROKEN, Offer
from tenfold.core.compile.rule import rule, tell
from tenfold.games.ten.cards import NUMBERS, OWNABLE
from tenfold.games.ten.rules.auction import bid, close_auction, decline, highest_bid, lowest_bid
from tenfold.games.ten.rules.automaton import automaton_bids, automaton_pays, is_automaton, stops_drawing
from tenfold.games.ten.rules.event_kinds import EventKind
from tenfold.games.ten.rules.holdings import give_card, payable
from tenfold.games.ten.rules.market import buy, buyable
from tenfold.games.ten.rules.payment import pay, payment_choices, start_payment
from tenfold.games.ten.rules.refusals import (
    BEGIN_WITH_A_DRAW,
    BID_TOO_HIGH,
    BID_TOO_LOW,
    BUY_OR_PASS,
    DECK_IS_EMPTY,
    DRAW_OR_TAKE,
    NOT_IN_ORDER,
    NOT_IN_THE_MARKET,
    NOTHING_TO_TAKE,
    OWNED_ALREADY,
    SOLO_AUCTION,
    TOKEN_OR_BUY,
    TOO_DEAR,
)
from tenfold.games.ten.rules.result import finish
from tenfold.games.ten.rules.state import COPIES, NO_CARD, NOBODY, Phase, Step, TenState
from tenfold.games.ten.rules.turn import (
    automaton_takes,
    deck_is_empty,
    draw,
    draw_or_bust,
    end_turn,
    next_final_buy,
    settle_bust,
    start_turn,
    take_currency,
    take_numbers,
    take_token,
    turn_goes_on,
)

# No player can ever bid more: each of the 129 cards adds at most one to the cards and tokens of one player (a bust needs two
# cards of its own, and a third is drawn before that player's next turn), one turn may be the last, and ten coins.
BID_MOST = 150
TOKENS_MOST = 50

DRAW = 0
TAKE_NUMBERS = 1
TAKE_CURRENCY = 2
PASS = 3
TOKEN = 4
BUY = 5
BID = BUY + NUMBERS - 1
PAY_TOKENS = BID + BID_MOST + 1
PAY_COINS = PAY_TOKENS + TOKENS_MOST + 1
PAY_CARD = PAY_COINS + 11
ACTIONS = PAY_CARD + OWNABLE
MOST_LEGAL = BID_MOST + 1


@rule
def ending(s: TenState) -> int:
    """The action that ends the phase without anything bought or bid."""
    if s.phase == Phase.BUST:
        return TOKEN
    if s.phase == Phase.AUCTION or s.phase == Phase.BUY or s.phase == Phase.FINAL:
        return PASS
    return NO_ACTION


@rule
def draw_choices(s: TenState) -> int:
    """T3.5, T3.6: bit 0 draw, bit 1 take numbers, bit 2 take currency."""
    choices = 0
    if not deck_is_empty(s):
        choices |= 1 << DRAW
    if s.net + s.currency > 0:
        choices |= 1 << TAKE_NUMBERS
    if s.currency > 0:
        choices |= 1 << TAKE_CURRENCY
    return choices


@rule
def choices_start(s: TenState) -> int:
    """The action that bit 0 of `choices` stands for."""
    if s.phase == Phase.DRAW:
        return DRAW
    if s.phase != Phase.PAY:
        return BUY
    if s.pay_step == Step.TOKENS:
        return PAY_TOKENS
    if s.pay_step == Step.COINS:
        return PAY_COINS
    return PAY_CARD


@rule
def choices(s: TenState) -> int:
    """What may be chosen, as a set; bids are a range and are not in it."""
    if s.phase == Phase.DRAW:
        return draw_choices(s)
    if s.phase == Phase.PAY:
        return payment_choices(s)
    if s.phase == Phase.BUY or s.phase == Phase.FINAL or s.phase == Phase.BUST:
        return buyable(s, int(s.to_act))
    return 0


@rule
def offer(s: TenState) -> Offer:
    """What is legal: bids are a range, everything else is a set."""
    if s.phase == Phase.AUCTION:
        low = lowest_bid(s)
        return PASS, BID + low, max(0, highest_bid(s) - low + 1), UNBROKEN
    which = choices(s)
    return ending(s), choices_start(s), count_bits(which), which


@rule
def why_not_draw(s: TenState, action: int) -> int:
    if action == DRAW:
        return DECK_IS_EMPTY
    if action == TAKE_NUMBERS or action == TAKE_CURRENCY:
        return BEGIN_WITH_A_DRAW if s.turn_from == s.deck_at else NOTHING_TO_TAKE
    return DRAW_OR_TAKE


@rule
def why_not_bid(s: TenState, action: int) -> int:
    amount = action - BID
    if amount < 1 or amount > BID_MOST:
        return BID_TOO_LOW
    if amount < lowest_bid(s):
        return BID_TOO_LOW if amount <= s.high_bid else SOLO_AUCTION
    return SOLO_AUCTION if s.solo else BID_TOO_HIGH


@rule
def why_not_otherwise(s: TenState) -> int:
    """What may be done where one buys: nothing else."""
    if s.phase == Phase.BUY:
        return NOT_IN_THE_MARKET
    return BUY_OR_PASS if s.phase == Phase.FINAL else TOKEN_OR_BUY


@rule
def why_not_buy(s: TenState, action: int) -> int:
    kind = action - BUY
    if kind < 0 or kind >= NUMBERS:
        return why_not_otherwise(s)
    if (int(s.market[0]) >> kind) & 1 == 0:
        return NOT_IN_THE_MARKET
    if (int(s.own[COPIES * int(s.to_act)]) >> kind) & 1:
        return OWNED_ALREADY
    return TOO_DEAR


@rule
def why_not_pay(s: TenState, action: int) -> int:
    kind = action - PAY_CARD
    if s.pay_step != Step.CARDS or kind < 0 or kind >= OWNABLE:
        return NOT_IN_ORDER
    if (payable(s, int(s.to_act), 0) >> kind) & 1 == 0:
        return SOLO_AUCTION if s.solo and s.paying_for == Phase.AUCTION else TOO_DEAR
    return NOT_IN_ORDER


@rule
def why_not(s: TenState, action: int) -> int:
    """The number of the rule that forbids an action."""
    if s.phase == Phase.DRAW:
        return why_not_draw(s, action)
    if s.phase == Phase.AUCTION:
        return why_not_bid(s, action)
    if s.phase == Phase.PAY:
        return why_not_pay(s, action)
    return why_not_buy(s, action)


@rule
def do_draw_phase(s: TenState, action: int) -> None:
    if action == DRAW:
        draw_or_bust(s)
    elif action == TAKE_NUMBERS:
        take_numbers(s)
    else:
        take_currency(s)


@rule
def do_auction(s: TenState, action: int) -> None:
    if action == PASS:
        decline(s)
    else:
        bid(s, action - BID)


@rule
def do_buy_phase(s: TenState, action: int) -> None:
    """T6.1, T8.2, T10.1: a buy phase of the turn, at the end, or instead of the bust token."""
    if action == TOKEN:
        take_token(s)
    elif action != PASS:
        buy(s, action - BUY)
    else:
        tell(s, EventKind.PASSED, int(s.to_act), NO_CARD, 0)
        s.phase = Phase.TURN_ENDS if s.phase == Phase.BUY else Phase.FINAL_GOES_ON


@rule
def hand_over(s: TenState) -> None:
    """T7.3, T6.1: what was paid for changes hands."""
    p = int(s.to_act)
    give_card(s, p, int(s.lot))
    if s.paying_for == Phase.AUCTION:
        tell(s, EventKind.WON, p, int(s.lot), int(s.high_bid))
        close_auction(s)
        return
    tell(s, EventKind.BOUGHT, p, int(s.lot), 0)
    s.lot = NO_CARD
    if s.paying_for == Phase.BUY:
        s.phase = Phase.TURN_ENDS
    elif s.paying_for == Phase.BUST:
        s.phase = Phase.BUST_SETTLED
    else:
        s.phase = Phase.FINAL_GOES_ON


@rule
def settle_auction(s: TenState) -> None:
    """T7.3: the highest bidder pays; what nobody wanted is discarded."""
    p = int(s.high_bidder)
    if p == NOBODY:
        tell(s, EventKind.DISCARDED, NOBODY, int(s.lot), 0, int(s.net), int(s.currency))
        close_auction(s)
    elif is_automaton(s, p):
        automaton_pays(s)
        s.to_act = p
        s.phase = Phase.PAID
    else:
        start_payment(s, p, int(s.high_bid), Phase.AUCTION)


@rule
def automaton_goes_on(s: TenState) -> None:
    if stops_drawing(s):
        automaton_takes(s)
    else:
        draw(s)


@rule
def passes_by_itself(s: TenState) -> bool:
    """Whether what comes next is nobody's decision."""
    return s.phase > Phase.OVER or (s.phase == Phase.AUCTION and is_automaton(s, int(s.to_act)))


@rule
def pass_by(s: TenState) -> None:
    """One step of what passes by itself."""
    if s.phase == Phase.TURN_GOES_ON:
        if is_automaton(s, int(s.active)):
            automaton_goes_on(s)
        else:
            turn_goes_on(s)
    elif s.phase == Phase.TURN_ENDS:
        end_turn(s)
    elif s.phase == Phase.PAID:
        hand_over(s)
    elif s.phase == Phase.ALL_BIDS_IN:
        settle_auction(s)
    elif s.phase == Phase.AUCTION:
        automaton_bids(s)
    elif s.phase == Phase.BUST_SETTLED:
        settle_bust(s)
    elif s.phase == Phase.FINAL_GOES_ON:
        next_final_buy(s)
    else:
        finish(s)


@rule
def is_asked(s: TenState, options: int) -> bool:
    """A payment step with one possible answer is not asked."""
    return s.phase != Phase.PAY or options > 1


@rule
def pays_the_only_way(s: TenState) -> bool:
    """Pay where there is one way to; whether there was."""
    if s.phase != Phase.PAY:
        return False
    ways = payment_choices(s)
    if ways & (ways - 1):
        return False
    pay(s, lowest(ways))
    return True


@rule
def advance(s: TenState) -> None:
    """All that follows by itself."""
    going = True
    while going:
        if passes_by_itself(s):
            pass_by(s)
        else:
            going = pays_the_only_way(s)


@rule
def set_out(s: TenState) -> None:
    """T2: shuffle and choose who starts."""
    for p in range(s.seats):
        s.coins[p] = 5
    if not s.stacked:
        shuffle(s, s.deck, 0, int(s.deck_size))
    s.lot = NO_CARD
    s.high_bidder = NOBODY
    start_turn(s, int(s.first) if s.first != NOBODY else below(s, int(s.seats)))


@rule
def begin(s: TenState) -> None:
    set_out(s)
    advance(s)


@rule
def act(s: TenState, action: int) -> None:
    """Do what is legal, and nothing of what follows by itself."""
    if s.phase == Phase.DRAW:
        do_draw_phase(s, action)
    elif s.phase == Phase.AUCTION:
        do_auction(s, action)
    elif s.phase == Phase.PAY:
        pay(s, action - choices_start(s))
    else:
        do_buy_phase(s, action)


@rule
def do(s: TenState, action: int) -> None:
    """Do what is legal, and all that follows."""
    act(s, action)
    advance(s)


@rule
def redeal(s: TenState) -> None:
    """All that TEN hides is the order of the cards still in the deck."""
    shuffle(s, s.deck, int(s.deck_at), int(s.deck_size))
