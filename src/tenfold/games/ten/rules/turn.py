"""T3, T4, T5, T8: the turn: drawing, taking, busting, and what comes after the last card."""

from __future__ import annotations

from tenfold.core.compile.rule import rule, tell
from tenfold.games.ten.cards import FACE, is_currency, is_wild
from tenfold.games.ten.rules.auction import open_auction
from tenfold.games.ten.rules.event_kinds import EventKind
from tenfold.games.ten.rules.holdings import gain, give_card, others_gain, put
from tenfold.games.ten.rules.state import BUSTED_AT, NO_CARD, Phase, TenState


@rule
def start_turn(s: TenState, p: int) -> None:
    s.active = p
    s.turn_from = s.deck_at
    s.phase = Phase.TURN_GOES_ON
    tell(s, EventKind.TURN, p, NO_CARD, 0)


@rule
def deck_is_empty(s: TenState) -> bool:
    return s.deck_at == s.deck_size


@rule
def draw(s: TenState) -> None:
    """T3.2: a number or currency card joins the tableau, a wild starts an auction."""
    kind = int(s.deck[s.deck_at])
    s.deck_at += 1
    if is_wild(kind):
        open_auction(s, kind)
    else:
        join_tableau(s, kind)
    tell(s, EventKind.DREW, int(s.active), kind, 0, int(s.net), int(s.currency), int(s.deck_size) - int(s.deck_at))


@rule
def join_tableau(s: TenState, kind: int) -> None:
    """T3.3."""
    s.tableau[s.tableau_size] = kind
    s.tableau_size += 1
    if is_currency(kind):
        s.net -= FACE[kind]
        s.currency += FACE[kind]
    else:
        s.net += FACE[kind]


@rule
def has_bust(s: TenState) -> bool:
    """T3.4."""
    return s.net >= BUSTED_AT or s.currency >= BUSTED_AT


@rule
def draw_or_bust(s: TenState) -> None:
    s.phase = Phase.TURN_GOES_ON
    draw(s)
    if has_bust(s):
        go_bust(s)


@rule
def numbers_leave(s: TenState, taker: int) -> None:
    """The number cards leave the tableau: to the taker, or to the market where nobody takes them."""
    left = 0
    for i in range(s.tableau_size):
        kind = int(s.tableau[i])
        if is_currency(kind):
            s.tableau[left] = kind
            left += 1
            continue
        s.net -= FACE[kind]
        if taker >= 0:
            give_card(s, taker, kind)
            tell(s, EventKind.KEPT, taker, kind, 0, int(s.net), int(s.currency))
        else:
            put(s.market, 0, kind)
            tell(s, EventKind.TO_MARKET, int(s.active), kind, 0, int(s.net), int(s.currency))
    s.tableau_size = left


@rule
def discard_currency(s: TenState) -> None:
    for i in range(s.tableau_size):
        kind = int(s.tableau[i])
        s.net += FACE[kind]
        s.currency -= FACE[kind]
        tell(s, EventKind.DISCARDED, int(s.active), kind, 0, int(s.net), int(s.currency))
    s.tableau_size = 0


@rule
def take_numbers(s: TenState) -> None:
    """T4.1."""
    p = int(s.active)
    tell(s, EventKind.TOOK_NUMBERS, p, NO_CARD, 0)
    numbers_leave(s, p)
    others_gain(s, p, int(s.currency))
    discard_currency(s)
    s.to_act = p
    s.phase = Phase.BUY


@rule
def take_currency(s: TenState) -> None:
    """T4.2."""
    p = int(s.active)
    tell(s, EventKind.TOOK_CURRENCY, p, NO_CARD, int(s.currency))
    gain(s, p, int(s.currency))
    numbers_leave(s, -1)
    discard_currency(s)
    s.phase = Phase.TURN_ENDS


@rule
def go_bust(s: TenState) -> None:
    """T5.1, and T10.1: with the variant the player has a choice before the rest follows."""
    s.bust_net = s.net
    tell(s, EventKind.BUST, int(s.active), NO_CARD, 0, int(s.net), int(s.currency))
    numbers_leave(s, -1)
    if s.bust_buy:
        s.to_act = s.active
        s.phase = Phase.BUST
    else:
        take_token(s)


@rule
def take_token(s: TenState) -> None:
    """T5.2."""
    p = int(s.active)
    s.busts[p] += 1
    tell(s, EventKind.TOKEN, p, NO_CARD, 1, int(s.busts[p]))
    s.phase = Phase.BUST_SETTLED


@rule
def settle_bust(s: TenState) -> None:
    """T5.3, T5.4."""
    gain_each = int(s.currency) if s.bust_net >= BUSTED_AT else 0
    tell(s, EventKind.SETTLED, int(s.active), NO_CARD, gain_each, int(s.bust_net))
    others_gain(s, int(s.active), gain_each)
    discard_currency(s)
    s.phase = Phase.TURN_ENDS


@rule
def automaton_takes(s: TenState) -> None:
    """T11.3: all numbers it drew; the currency is yours unless it bust."""
    p = int(s.active)
    bust = s.currency >= BUSTED_AT
    if bust:
        tell(s, EventKind.BUST, p, NO_CARD, 0, 0, int(s.currency))
        s.busts[p] += 1
        tell(s, EventKind.TOKEN, p, NO_CARD, 1, int(s.busts[p]))
    else:
        tell(s, EventKind.TOOK_NUMBERS, p, NO_CARD, 0)
    numbers_leave(s, p)
    if bust:
        tell(s, EventKind.SETTLED, p, NO_CARD, 0, 0)
    else:
        others_gain(s, p, int(s.currency))
    discard_currency(s)
    s.phase = Phase.TURN_ENDS


@rule
def turn_goes_on(s: TenState) -> None:
    """T3.5, T3.6: the active player chooses, or, with nothing left to draw or take, the turn is over."""
    if s.tableau_size == 0 and deck_is_empty(s):
        s.phase = Phase.TURN_ENDS
    else:
        s.to_act = s.active
        s.phase = Phase.DRAW


@rule
def end_turn(s: TenState) -> None:
    """T8.1, T8.2: the next player, or the final buys when the deck is empty."""
    left = (int(s.active) + 1) % int(s.seats)
    if not deck_is_empty(s):
        start_turn(s, left)
        return
    s.to_act = 0 if s.solo else left
    s.final_left = 1 if s.solo else s.seats
    s.phase = Phase.FINAL
    tell(s, EventKind.FINAL, int(s.to_act), NO_CARD, 0)


@rule
def next_final_buy(s: TenState) -> None:
    """T8.2, T11.9: round to the active player; the automaton never buys."""
    s.final_left -= 1
    if s.final_left > 0:
        s.to_act = (int(s.to_act) + 1) % int(s.seats)
        s.phase = Phase.FINAL
    else:
        s.phase = Phase.GAME_ENDS
