"""T2: the record before the first shuffle."""

from __future__ import annotations

from collections import Counter

from tenfold.core.errors import BadOption
from tenfold.games.ten.cards import CARDS, cards_of, read_card
from tenfold.games.ten.face.options import TenOptions, copies_in
from tenfold.games.ten.rules.state import NOBODY, TenState


def template(options: TenOptions, fixed: object) -> TenState:
    s = TenState()
    solo = options.players == 1
    s.solo = int(solo)
    s.seats = 2 if solo else options.players
    s.target = options.level or 0
    s.german = int(options.edition == "de")
    s.bust_buy = int(options.bust_buy)
    s.first = 0 if solo else NOBODY if options.first is None else options.first
    s.stacked = int(fixed is not None)
    deck = cards_of(copies_in(options)) if fixed is None else read_deck(options, fixed)
    s.deck_size = len(deck)
    s.deck[: len(deck)] = deck
    return s


def read_deck(options: TenOptions, fixed: object) -> list[int]:
    """A deck in drawing order that somebody fixed: it must hold just the cards of these options."""
    if not isinstance(fixed, list) or not all(isinstance(card, str) for card in fixed):
        raise BadOption('deck must be a list of cards in drawing order, like ["b1", "$3", ...].')
    deck = [read_card(card) for card in fixed]
    wanted = Counter(cards_of(copies_in(options)))
    given = Counter(deck)
    for kind in sorted(wanted | given):
        if given[kind] != wanted[kind]:
            raise BadOption(f"deck has {given[kind]} of {CARDS[kind]}; the deck of these options has {wanted[kind]}.")
    return deck
