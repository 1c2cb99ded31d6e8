"""A careful player of TEN: a few rules of thumb.

Draw while a bust is unlikely; take the numbers when they lengthen a run, else the currency; bid and buy what adds to the score
as long as money and duplicates pay for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tenfold.games.ten.cards import CURRENCY, FACE, KIND_OF
from tenfold.games.ten.holdings import put
from tenfold.games.ten.odds import next_card
from tenfold.games.ten.state import COPIES
from tenfold.games.ten.view import Player, TenView, kinds_of, score_now

RISK = 0.22
COIN = 0.25
WORTH_A_POINT = 2.5
WILD_LATER = 0.6


def score_of(cards: list[str]) -> int:
    pile = [0] * COPIES
    for kind in kinds_of(cards):
        put(pile, 0, kind)
    return score_now(pile[0], pile[1])


def adds(v: TenView, cards: list[str]) -> int:
    """How much these cards would add to my score."""
    mine = me(v)
    return score_of([*mine.cards, *cards]) - mine.score


def me(v: TenView) -> Player:
    return v.players[v.to_act or 0]


def spare_cards(cards: list[str]) -> list[str]:
    """Second and third copies, which no run needs."""
    return [card for card, n in Counter(cards).items() for _ in range(n - 1)]


def purse(v: TenView) -> int:
    """What I can pay without giving up a card that counts."""
    mine = me(v)
    return mine.coins + 3 * mine.busts + len(spare_cards(mine.cards))


def numbers_worth(v: TenView) -> float:
    numbers = [card for card in v.tableau if KIND_OF[card] < CURRENCY]
    gift = COIN * v.currency * (len(v.players) - 1) / 2
    return adds(v, numbers) + 0.3 * len(numbers) - gift


def currency_worth(v: TenView) -> float:
    return COIN * min(v.currency, 10 - me(v).coins)


def draw(v: TenView, legal: list[str]) -> str:
    if "draw" in legal:
        odds = next_card(v)
        best = max(numbers_worth(v), currency_worth(v))
        if len(legal) == 1 or odds.bust <= RISK * odds.cards * (1 if best < 4 else 0.5):
            return "draw"
    if "take currency" not in legal:
        return "take numbers"
    return "take numbers" if "take numbers" in legal and numbers_worth(v) >= currency_worth(v) else "take currency"


def auction(v: TenView, legal: list[str]) -> str:
    """The lowest bid, if the wild is worth it to me."""
    lot = v.lot or ""
    left = v.deck / 60
    worth = WORTH_A_POINT * (adds(v, [lot]) + WILD_LATER * left)
    lowest = next((action for action in legal if action.startswith("bid")), None)
    return lowest if lowest and int(lowest.split()[1]) <= min(worth, purse(v)) else "pass"


def buy(v: TenView, legal: list[str]) -> str:
    """The card that adds most, the cheapest of equals."""
    cards = [action.split()[1] for action in legal if action.startswith("buy")]
    useful = [card for card in cards if adds(v, [card]) > 0 and FACE[KIND_OF[card]] <= purse(v)]
    if not useful:
        return legal[0]
    best = max(useful, key=lambda card: (adds(v, [card]), -FACE[KIND_OF[card]]))
    return f"buy {best}"


def pay(v: TenView, legal: list[str]) -> str:
    """Coins before tokens, whose excess is lost, and both before cards; of the cards the one that costs the fewest points."""
    if legal[0].endswith("x"):
        exact = [action for action in legal if 3 * int(action[4:-1]) <= v.price]
        return (exact or legal)[-1]
    if legal[0].endswith("c"):
        return legal[-1]
    return max(legal, key=lambda action: score_without(v, action.split()[1]))


def score_without(v: TenView, card: str) -> int:
    rest = list(me(v).cards)
    rest.remove(card)
    return score_of(rest)


PHASES: dict[str, Callable[[TenView, list[str]], str]] = {
    "draw": draw,
    "auction": auction,
    "pay": pay,
    "buy": buy,
    "bust": buy,
    "final": buy,
}


def careful(v: TenView, legal: list[str]) -> str:
    return legal[0] if len(legal) == 1 else PHASES[v.phase](v, legal)
