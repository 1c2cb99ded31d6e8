"""What `tell` may say of a game of TEN; `events` turns it into messages."""

from __future__ import annotations

from enum import IntEnum


class EventKind(IntEnum):
    TURN = 0
    DREW = 1
    BUST = 2
    TO_MARKET = 3
    KEPT = 4
    DISCARDED = 5
    GAINED = 6
    TOKEN = 7
    BID = 8
    PASSED = 9
    PAID_TOKENS = 10
    PAID_COINS = 11
    PAID_CARD = 12
    WON = 13
    BOUGHT = 14
    TOOK_NUMBERS = 15
    TOOK_CURRENCY = 16
    FINAL = 17
    OVER = 18
    BUYING = 19
    SETTLED = 20
