"""The rules that forbid something, by their numbers: T6.2 is 602, and its sentence in the words is `ten-T6-2`."""

from __future__ import annotations

BEGIN_WITH_A_DRAW = 301
DRAW_OR_TAKE = 305
NOTHING_TO_TAKE = 306
NOT_IN_THE_MARKET = 601
OWNED_ALREADY = 602
TOO_DEAR = 603
NOT_IN_ORDER = 604
BID_TOO_LOW = 701
BID_TOO_HIGH = 702
DECK_IS_EMPTY = 801
BUY_OR_PASS = 802
TOKEN_OR_BUY = 1001
SOLO_AUCTION = 1104
