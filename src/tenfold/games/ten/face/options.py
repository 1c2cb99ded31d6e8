"""The options of TEN."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tenfold.core.dependencies import Depends
from tenfold.core.errors import BadOption
from tenfold.core.game import Options
from tenfold.games.ten.cards import BOX, CARDS, CURRENCY, DECK_MOST, copies_for, read_card

Edition = Literal["en", "ja", "es", "de"]

# One of each kind of game that there is.
VARIANTS: tuple[dict[str, Any], ...] = (
    {"players": 1, "level": 6},
    {"players": 1, "edition": "de", "level": 10, "bust_buy": True},
    {"players": 2},
    {"players": 2, "edition": "de", "first": 1},
    {"players": 3, "edition": "ja"},
    {"players": 4, "edition": "es", "bust_buy": True},
    {"players": 5},
    {"players": 2, "deck": {"b1": 2, "b2": 2, "g7": 1, "o9": 1, "w3": 1, "b#": 1, "w#": 1, "$2": 3, "$5": 3}},
)


FIRST = "first must be the seat that starts, from 0 to one less than the players, or null for a random one."
LEVELS = range(4, 11)
LEVEL = "level must be a whole number from 4 to 10 (German edition: 5 to 10), and only a solo game has one."
PLAYERS = "players must be a whole number from 1 (solo) to 5."
EDITION = "edition must be en, ja, es or de."
BUST_BUY = "bust_buy must be true or false: whether a player who bust may buy instead of taking the token."
DECK = 'deck must be null or a table of cards and how many of each, like {"b1": 2, "$3": 4}.'


class TenOptions(Options, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=1, le=5, description=PLAYERS)] = 2
    edition: Annotated[Edition, Meta(description=EDITION)] = "en"
    bust_buy: Annotated[bool, Meta(description=BUST_BUY)] = False
    first: Annotated[Annotated[int, Meta(ge=0, le=4)] | None, Meta(description=FIRST)] = None
    level: Annotated[Annotated[int, Meta(ge=LEVELS[0], le=LEVELS[-1])] | None, Meta(description=LEVEL)] = None
    deck: Annotated[dict[str, Annotated[int, Meta(ge=0, le=DECK_MOST)]] | None, Meta(description=DECK)] = None


def lowest_level(edition: Edition) -> int:
    """T11.2, T12."""
    return 5 if edition == "de" else 4


DEPENDS = (
    Depends("first", "players", {n: (None, *range(n)) for n in range(1, 6)}),
    Depends("level", "players", dict.fromkeys(range(2, 6), (None,))),
    Depends("level", "edition", {"de": (None, *range(lowest_level("de"), 11))}),
)


def automaton_name(edition: Edition) -> str:
    """T12."""
    return "Mona" if edition == "de" else "JEN"


def complete(options: TenOptions) -> TenOptions:
    if options.deck is not None:
        check_deck_table(options.deck)
    if options.players > 1 or options.level is not None:
        return options
    return msgspec.structs.replace(options, level=lowest_level(options.edition))


def check_deck_table(deck: dict[str, int]) -> None:
    """T1.2: the table is open to change, but a card that players can own exists as often as in the box at most."""
    for card, n in deck.items():
        kind = read_card(card)
        if kind < CURRENCY and n > BOX[kind]:
            raise BadOption(f"deck has {n} of {card}, but the box holds {BOX[kind]}.")
    size = sum(deck.values())
    if not 1 <= size <= DECK_MOST:
        raise BadOption(f"deck has {size} cards in all; it must have 1 to {DECK_MOST}.")


def copies_in(options: TenOptions) -> list[int]:
    """How many of each kind are in the deck of this game."""
    if options.deck is None:
        return copies_for(options.players)
    return [options.deck.get(card, 0) for card in CARDS]
