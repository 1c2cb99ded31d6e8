"""What the next card may be: exact, from what everybody sees."""

from __future__ import annotations

from collections import Counter

import msgspec

from tenfold.games.ten.cards import CARDS, FACE, cards_of, is_currency, is_wild
from tenfold.games.ten.face.options import copies_in
from tenfold.games.ten.face.view import TenView, seen_cards
from tenfold.games.ten.rules.state import AUTOMATON, BUSTED_AT


class Odds(msgspec.Struct, frozen=True):
    """How many of the cards in the deck would do what, drawn next."""

    bust: int
    auction: int
    go_on: int

    @property
    def cards(self) -> int:
        return self.bust + self.auction + self.go_on


def unseen(v: TenView) -> Counter[int]:
    """How many of each kind are still in the deck."""
    left = Counter(cards_of(copies_in(v.options)))
    left.subtract(seen_cards(v))
    return +left


def has_bust(v: TenView) -> bool:
    """Whether this turn has bust and only the choice of T10.1 is open: the next card meets an empty tableau."""
    return v.bust is not None


def would_bust(v: TenView, kind: int) -> bool:
    """T3.4; T11.3: the automaton never busts on the net total."""
    if is_wild(kind) or has_bust(v):
        return False
    if is_currency(kind):
        return v.currency + int(FACE[kind]) >= BUSTED_AT
    automatons_turn = v.options.players == 1 and v.active == AUTOMATON
    return not automatons_turn and v.net + int(FACE[kind]) >= BUSTED_AT


def next_card(v: TenView) -> Odds:
    left = unseen(v)
    bust = sum(n for kind, n in left.items() if would_bust(v, kind))
    auction = sum(n for kind, n in left.items() if is_wild(kind))
    return Odds(bust, auction, left.total() - bust - auction)


def unseen_cards(v: TenView) -> dict[str, int]:
    """What is still in the deck, in card order."""
    return {CARDS[kind]: n for kind, n in sorted(unseen(v).items())}


def busting_cards(v: TenView) -> list[str]:
    """The cards still in the deck that would bust, drawn next."""
    return [CARDS[kind] for kind in sorted(unseen(v)) if would_bust(v, kind)]
