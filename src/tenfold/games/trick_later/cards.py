"""L1: the cards of 10 Trick Later, as numbers for the rules and as text for people.

A card is known by its kind, in card order: red, green, yellow, blue 1 to 8 (0 to 31), infected 0 to 8 (32 to 40). A set of
cards is a whole number with the bit of each kind.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from tenfold.core.bits import lowest
from tenfold.core.compile.rule import rule, table
from tenfold.core.errors import NotUnderstood

COLOURS = "rgyb"
INFECTED = 4
FIRST_INFECTED = 32
INFECTED_EIGHT = 40
KINDS = 41
HAND = 10
REMEMBERED = 1 << 11

CARDS: tuple[str, ...] = (
    *(f"{colour}{number}" for colour in COLOURS for number in range(1, 9)),
    *(f"i{number}" for number in range(9)),
)
KIND_OF = {card: kind for kind, card in enumerate(CARDS)}

# The cards of a colour, red, green, yellow, blue and infected.
OF_COLOUR = table([0xFF, 0xFF00, 0xFF0000, 0xFF000000, 0x1FF00000000])
SURVIVORS = 0xFFFFFFFF
ALL_INFECTED = 0x1FF00000000
# The survivors of value 0 (none), 1, ... 8 and below.
AT_MOST = table(sum(0x01010101 << value for value in range(most)) for most in range(9))


@rule
def is_infected(kind: int) -> bool:
    return kind >= FIRST_INFECTED


@rule
def colour_of(kind: int) -> int:
    return INFECTED if kind >= FIRST_INFECTED else kind >> 3


@rule
def value_of(kind: int) -> int:
    """The printed value."""
    return kind - FIRST_INFECTED if kind >= FIRST_INFECTED else (kind & 7) + 1


@rule
def cards_in_play(players: int, out: int) -> int:
    """L1.2: 24 survivors and infected 1 to 6 for three, 32 and infected 0 to 7 for four. Infected 8 lies aside."""
    if players == 3:
        return (SURVIVORS & ~int(OF_COLOUR[out])) | (0x7E << FIRST_INFECTED)
    return SURVIVORS | (0xFF << FIRST_INFECTED)


def kinds_in(cards: int) -> list[int]:
    kinds = []
    while cards:
        kinds.append(lowest(cards))
        cards &= cards - 1
    return kinds


@lru_cache(maxsize=REMEMBERED)
def written(cards: int) -> tuple[str, ...]:
    return tuple(CARDS[kind] for kind in kinds_in(cards))


def write_set(cards: int) -> list[str]:
    """The cards of a set, in card order."""
    return list(written(cards))


def read_set(cards: Iterable[str]) -> int:
    return sum(1 << read_card(card) for card in cards)


def read_card(text: str) -> int:
    kind = KIND_OF.get(text)
    if kind is None:
        shown = text if len(text) <= 20 else text[:20] + "..."
        raise NotUnderstood(f"{shown!r} is not a card of 10 Trick Later; survivors are r1 to b8, infected i0 to i8.")
    return kind
