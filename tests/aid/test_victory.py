"""Why a card wins its trick (L4) is said with it."""

from __future__ import annotations

import pytest

from tenfold.games.trick_later.cards import KIND_OF, read_set
from tenfold.games.trick_later.face.victory import victory


@pytest.mark.parametrize(
    ("trick", "card", "why"),
    [
        ("g8 g5 g7 g1", "g1", ("nine", "g8")),
        ("g8 i5 g7 g1", "g1", ("nine", "g8")),
        ("g5 r8 g7 g1", "g7", ("colour", None)),
        ("g5 r8 i2 g1", "r8", ("highest", None)),
        ("g5 i7 r2", "i7", ("highest", None)),
        ("g5 i5 r2", "g5", ("survivor", "i5")),
        ("g5 r5 i2", "g5", ("lead", "r5")),
        ("i2 r5 g5", "r5", ("first", "g5")),
    ],
)
def test_why_a_card_wins(trick: str, card: str, why: tuple[str, str | None]) -> None:
    cards = trick.split()
    assert victory(KIND_OF[card], read_set(cards), KIND_OF[cards[0]]) == why
