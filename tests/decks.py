"""Decks for TEN that go to the limits of what its options accept (T1.2), and random ones that reach for them."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from tenfold.games.ten.cards import BOX, CARDS, CURRENCY, DECK_MOST, KIND_OF, NUMBERS, OWNABLE

Deck = dict[str, int]

NUMBER_CARDS, WILDS, MONEY = CARDS[:NUMBERS], CARDS[NUMBERS:OWNABLE], CARDS[CURRENCY:]
CURRENCY_IN_THE_BOX = sum(BOX[CURRENCY:])


def most_of(card: str) -> int:
    return DECK_MOST if card in MONEY else BOX[KIND_OF[card]]


def all_of(cards: Sequence[str]) -> Deck:
    return {card: BOX[KIND_OF[card]] for card in cards}


LIMITS: dict[str, Deck] = {
    "nothing but $1": {"$1": DECK_MOST},
    "nothing but $5": {"$5": DECK_MOST},
    "seven of a currency card": {"$1": 7, "b1": 1},
    "eight of a currency card": {"$1": 8, "b1": 1},
    "sixteen of a currency card": {"$2": 16, "g4": 3},
    "as many of one card as can be, and another": {"$1": DECK_MOST - 1, "b1": 1},
    "every currency card many times": {"$1": 26, "$2": 26, "$3": 26, "$4": 26, "$5": 25},
    "all numbers": all_of(NUMBER_CARDS),
    "all that can be owned": all_of(CARDS[:OWNABLE]),
    "the box with one kind of currency": {**all_of(CARDS[:OWNABLE]), "$1": CURRENCY_IN_THE_BOX},
    "all wilds": all_of(WILDS),
    "all wilds and a heap of money": {**all_of(WILDS), "$3": DECK_MOST - sum(all_of(WILDS).values())},
    "the longest tableau": {"$1": 11, **all_of(("b1", "g1", "o1", "p1", "b2", "g2"))},
    "one number": {"p9": 1},
    "one wild": {"w#": 1},
    "one currency card": {"$3": 1},
}


def one_kind(rng: random.Random) -> Deck:
    card = rng.choice(CARDS)
    return {card: rng.choice((1, most_of(card), rng.randint(1, most_of(card))))}


def tiny(rng: random.Random) -> Deck:
    return dict.fromkeys(rng.sample(CARDS, rng.randint(1, 3)), 1)


def small(rng: random.Random) -> Deck:
    """The end and empty tableaus come often."""
    return {card: rng.randint(1, min(4, most_of(card))) for card in rng.sample(CARDS, rng.randint(3, 25))}


def heaps_of_currency(rng: random.Random) -> Deck:
    """Few kinds of currency, many of each, among some cards that can be owned."""
    deck = {card: rng.randint(1, most_of(card)) for card in rng.sample(CARDS[:OWNABLE], rng.randint(0, 25))}
    for card in rng.sample(MONEY, rng.randint(1, 5)):
        deck[card] = rng.randint(1, max(1, (DECK_MOST - sum(deck.values())) // 2))
    return deck


def filled_up(rng: random.Random) -> Deck:
    """As many cards as a deck may have: all of some kinds, and currency of one kind."""
    deck = all_of(rng.sample(CARDS[:OWNABLE], rng.randint(0, OWNABLE)))
    return {**deck, rng.choice(MONEY): DECK_MOST - sum(deck.values())}


def of_one_sort(rng: random.Random) -> Deck:
    """Only numbers, only wilds or only currency."""
    cards = rng.choice((NUMBER_CARDS, WILDS, MONEY))
    return {card: rng.randint(1, min(25, most_of(card))) for card in rng.sample(cards, rng.randint(1, len(cards)))}


SHAPES: tuple[Callable[[random.Random], Deck], ...] = (one_kind, tiny, small, heaps_of_currency, filled_up, of_one_sort)


def random_deck(rng: random.Random) -> Deck:
    """A deck of any shape, or one at the very limit."""
    if rng.random() < 0.1:
        return dict(rng.choice(list(LIMITS.values())))
    return rng.choice(SHAPES)(rng)
