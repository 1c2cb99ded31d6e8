"""How a practised player chooses a card: a small net, learnt from games against itself (`tools.train_trick_later`).

Of what it sees (`features`) sixteen sums are made, and of these and of what it sees how much speaks for a card.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

import numpy as np

from tenfold.bots.trick_later.features import AROUND, CARD, hidden_from, look_around, look_at_card
from tenfold.bots.trick_later.thumb import by_thumb, on_table
from tenfold.core.bits import lowest
from tenfold.core.compile.loops import roll
from tenfold.core.compile.rule import rule, seldom
from tenfold.core.floats import exp
from tenfold.games.trick_later.cards import KINDS
from tenfold.games.trick_later.rules.rulebook import PLAY
from tenfold.games.trick_later.rules.state import Phase, TrickLaterState
from tenfold.games.trick_later.rules.trick import playable

DATA = "policy.npz"
HIDDEN = 16
ALL_ROLLS = 4294967296.0

Array = np.ndarray[Any, np.dtype[Any]]


class Policy(NamedTuple):
    """What was learnt, the chance to win by points too (`win_chances`), and room to think in."""

    first: Array
    second: Array
    chances: Array
    around: Array
    card: Array
    base: Array
    sums: Array
    likes: Array


def policy_of(first: Array, second: Array, chances: Array) -> Policy:
    return Policy(
        first=first.astype(np.float32),
        second=second.astype(np.float32),
        chances=chances.astype(np.float64),
        around=np.zeros(AROUND, np.float32),
        card=np.zeros(CARD, np.float32),
        base=np.zeros(HIDDEN, np.float32),
        sums=np.zeros(HIDDEN, np.float32),
        likes=np.zeros(KINDS),
    )


@cache
def learnt() -> dict[str, Array]:
    """The data file of the package."""
    with files("tenfold.bots.trick_later").joinpath(DATA).open("rb") as file, np.load(file) as kept:
        return {name: kept[name] for name in ("first", "second", "chances")}


@rule
def begin_to_weigh(policy: Any) -> None:
    """The part of the hidden sums that is the same for every card."""
    for j in range(HIDDEN):
        policy.base[j] = 0.0
    for i in range(AROUND):
        for j in range(HIDDEN):
            policy.base[j] += policy.around[i] * policy.first[i, j]


@rule
def weigh(policy: Any) -> float:
    """How much speaks for the card that was looked at."""
    for j in range(HIDDEN):
        policy.sums[j] = policy.base[j]
    together = 0.0
    for i in range(CARD):
        y = policy.card[i]
        if y != 0.0:
            together += y * policy.second[HIDDEN + i]
            for j in range(HIDDEN):
                policy.sums[j] += y * policy.first[AROUND + i, j]
    for j in range(HIDDEN):
        together += max(policy.sums[j], 0.0) * policy.second[j]
    return float(together)


@seldom
def weigh_cards(s: TrickLaterState, cards: int, policy: Any) -> None:
    """How much speaks for each of these cards of who acts, in `likes`."""
    seat = int(s.to_act)
    table = on_table(s)
    unseen = hidden_from(s, seat)
    look_around(s, seat, table, policy.around)
    begin_to_weigh(policy)
    while cards:
        kind = lowest(cards)
        cards &= cards - 1
        look_at_card(s, seat, table, unseen, kind, policy.card)
        policy.likes[kind] = weigh(policy)


@rule
def to_shares(cards: int, policy: Any) -> float:
    """Make of what speaks for the cards how often each would be played; the sum of it."""
    most, left = -1e9, cards
    while left:
        most = max(most, float(policy.likes[lowest(left)]))
        left &= left - 1
    together = 0.0
    while cards:
        kind = lowest(cards)
        cards &= cards - 1
        policy.likes[kind] = exp(policy.likes[kind] - most)
        together += policy.likes[kind]
    return together


@rule
def drawn(cards: int, policy: Any, at: float) -> int:
    """The card of this set at this place, where each is as wide as its share."""
    kind = lowest(cards)
    while cards:
        kind = lowest(cards)
        cards &= cards - 1
        at -= policy.likes[kind]
        if at < 0.0:
            return kind
    return kind


@seldom
def by_policy(s: TrickLaterState, policy: Any, dice: Any) -> int:
    """The action of a practised player, who does not always play the same card."""
    if s.phase != Phase.PLAY:
        return by_thumb(s)
    cards = playable(s)
    if cards & (cards - 1) == 0:
        return PLAY + lowest(cards)
    weigh_cards(s, cards, policy)
    together = to_shares(cards, policy)
    return PLAY + drawn(cards, policy, roll(dice) / ALL_ROLLS * together)
