"""A position of TEN as a record, and the phases it goes through."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from tenfold.core.state import NOBODY as NOBODY
from tenfold.core.state import State, Words
from tenfold.games.ten.cards import DECK_MOST

SEATS = 5
COPIES = 3
TABLEAU_MOST = 32
BUSTED_AT = 11
COINS_MOST = 10
BUST_WORTH = 3
AUTOMATON = 1
NO_CARD = -1


class Phase(IntEnum):
    """Where the game stands. In the first seven somebody must decide (or it is over); the others pass by themselves."""

    DRAW = 0
    AUCTION = 1
    PAY = 2
    BUY = 3
    BUST = 4
    FINAL = 5
    OVER = 6
    ALL_BIDS_IN = 7
    PAID = 8
    TURN_GOES_ON = 9
    BUST_SETTLED = 10
    TURN_ENDS = 11
    FINAL_GOES_ON = 12
    GAME_ENDS = 13


class Step(IntEnum):
    """T6.3: what a payment asks for, in this order."""

    TOKENS = 0
    COINS = 1
    CARDS = 2


class TenState(State):
    """Cards that somebody holds are sets of kinds: `own[3 * p]` holds what player p has at all, `own[3 * p + 1]` what p
    has a second copy of, `own[3 * p + 2]` a third. The market likewise.

    `bids` is what those who have spoken in the running auction have bid, 0 for a pass. `bust_net` is the net total of the last
    bust.
    """

    own: Annotated[list[int], "i8", COPIES * SEATS]
    market: Annotated[list[int], "i8", COPIES]
    chance: Words
    deck_size: Annotated[int, "i2"]
    deck_at: Annotated[int, "i2"]
    turn_from: Annotated[int, "i2"]
    high_bid: Annotated[int, "i2"]
    price: Annotated[int, "i2"]
    cards: Annotated[list[int], "i2", SEATS]
    bids: Annotated[list[int], "i2", SEATS]
    seats: Annotated[int, "i1"]
    solo: Annotated[int, "i1"]
    target: Annotated[int, "i1"]
    german: Annotated[int, "i1"]
    bust_buy: Annotated[int, "i1"]
    first: Annotated[int, "i1"]
    stacked: Annotated[int, "i1"]
    phase: Annotated[int, "i1"]
    active: Annotated[int, "i1"]
    to_act: Annotated[int, "i1"]
    net: Annotated[int, "i1"]
    currency: Annotated[int, "i1"]
    tableau_size: Annotated[int, "i1"]
    bust_net: Annotated[int, "i1"]
    lot: Annotated[int, "i1"]
    high_bidder: Annotated[int, "i1"]
    paying_for: Annotated[int, "i1"]
    pay_step: Annotated[int, "i1"]
    pay_from: Annotated[int, "i1"]
    final_left: Annotated[int, "i1"]
    decided: Annotated[int, "i1"]
    coins: Annotated[list[int], "i1", SEATS]
    busts: Annotated[list[int], "i1", SEATS]
    points: Annotated[list[int], "i1", SEATS]
    won: Annotated[list[int], "i1", SEATS]
    tableau: Annotated[list[int], "i1", TABLEAU_MOST]
    deck: Annotated[list[int], "i1", DECK_MOST]
