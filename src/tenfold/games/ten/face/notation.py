"""The actions of TEN as text: `draw`, `bid 4`, `buy g5`, `pay 2x`, `pay 3c`, `pay g3`."""

from __future__ import annotations

from tenfold.games.ten.cards import CARDS, NUMBERS, OWNABLE
from tenfold.games.ten.rules.rulebook import (
    ACTIONS,
    BID,
    BID_MOST,
    BUY,
    DRAW,
    PASS,
    PAY_CARD,
    PAY_COINS,
    PAY_TOKENS,
    TAKE_CURRENCY,
    TAKE_NUMBERS,
    TOKEN,
    TOKENS_MOST,
)
from tenfold.games.ten.rules.state import COINS_MOST


def all_actions() -> list[str]:
    texts = [""] * ACTIONS
    texts[DRAW] = "draw"
    texts[TAKE_NUMBERS] = "take numbers"
    texts[TAKE_CURRENCY] = "take currency"
    texts[PASS] = "pass"
    texts[TOKEN] = "token"
    for kind in range(NUMBERS):
        texts[BUY + kind] = f"buy {CARDS[kind]}"
    for amount in range(1, BID_MOST + 1):
        texts[BID + amount] = f"bid {amount}"
    for n in range(TOKENS_MOST + 1):
        texts[PAY_TOKENS + n] = f"pay {n}x"
    for n in range(COINS_MOST + 1):
        texts[PAY_COINS + n] = f"pay {n}c"
    for kind in range(OWNABLE):
        texts[PAY_CARD + kind] = f"pay {CARDS[kind]}"
    return texts


TEXTS = all_actions()
EXAMPLES = "draw, take numbers, take currency, bid 4, pass, buy g5, token, pay 2x, pay 3c and pay g3"
