"""T1: the cards of TEN, as numbers for the rules and as text for people.

A card is known by its kind, in card order: blue, green, orange, pink numbers 1 to 9 (0 to 35), the colour wilds
(36 to 39), the numbered wilds (40 to 48), the super wild (49), currency 1 to 5 (50 to 54).
"""

from __future__ import annotations

from collections.abc import Iterable

from tenfold.core.compile.rule import rule, table
from tenfold.core.errors import NotUnderstood

COLOURS = "bgop"
COLOUR_NAMES = ("blue", "green", "orange", "pink")
NUMBERS = 36
COLOUR_WILD = 36
NUMBERED_WILD = 40
SUPER_WILD = 49
OWNABLE = 50
CURRENCY = 50
KINDS = 55

NUMBER_KINDS = (1 << NUMBERS) - 1
COLOUR_WILDS = 15 << COLOUR_WILD
NO_KINDS = 0

CARDS: tuple[str, ...] = (
    *(f"{colour}{number}" for colour in COLOURS for number in range(1, 10)),
    *(f"{colour}#" for colour in COLOURS),
    *(f"w{number}" for number in range(1, 10)),
    "w#",
    *(f"${value}" for value in range(1, 6)),
)
KIND_OF = {card: kind for kind, card in enumerate(CARDS)}

# T1.1: (1-2 players, added at 3, added at 4-5). T1.2: the split of the currency cards is inferred, so it is data here.
COPIES: tuple[tuple[str, tuple[int, int, int]], ...] = (
    ("number 1 2 3", (2, 1, 0)),
    ("number 4 5 6", (2, 0, 1)),
    ("number 7 8 9", (1, 0, 0)),
    ("colour wild", (1, 0, 1)),
    ("numbered wild", (1, 0, 0)),
    ("super wild", (1, 0, 0)),
    ("currency 1 2 3", (3, 1, 1)),
    ("currency 4 5", (4, 1, 1)),
)
DECK_MOST = 129


def row_of(kind: int) -> int:
    """The row of `COPIES` that a kind belongs to."""
    if kind < NUMBERS:
        return kind % 9 // 3
    if kind < NUMBERED_WILD:
        return 3
    if kind < SUPER_WILD:
        return 4
    if kind == SUPER_WILD:
        return 5
    return 6 if kind < CURRENCY + 3 else 7


def copies_for(players: int) -> list[int]:
    """How many of each kind the deck for so many players holds."""
    parts = 1 if players <= 2 else 2 if players == 3 else 3
    return [sum(COPIES[row_of(kind)][1][:parts]) for kind in range(KINDS)]


BOX = copies_for(5)
FACE = table(kind % 9 + 1 if kind < NUMBERS else kind - CURRENCY + 1 if kind >= CURRENCY else 0 for kind in range(KINDS))


@rule
def is_wild(kind: int) -> bool:
    return NUMBERS <= kind < CURRENCY


@rule
def is_currency(kind: int) -> bool:
    return kind >= CURRENCY


def cards_of(copies: Iterable[int]) -> list[int]:
    """The kinds in card order, each as often as there are copies."""
    return [kind for kind, n in enumerate(copies) for _ in range(n)]


def read_card(text: str) -> int:
    """The kind of a card, from its text."""
    kind = KIND_OF.get(text)
    if kind is None:
        shown = text if len(text) <= 20 else text[:20] + "..."
        raise NotUnderstood(
            f"{shown!r} is not a card of TEN; a card is a colour and a number (b5), a wildcard (b#, w5, w#) or currency ($3)."
        )
    return kind


def write_cards(kinds: Iterable[int]) -> list[str]:
    return [CARDS[kind] for kind in kinds]


def words_key(card: str) -> str:
    """The key of the words for this kind of card."""
    if card == "w#":
        return "ten-card-super-wild"
    if card[0] == "w":
        return "ten-card-numbered-wild"
    if card[0] == "$":
        return "ten-card-currency"
    return "ten-card-colour-wild" if card[1] == "#" else "ten-card-number"
