"""Chance: the published generator, exactly; fair; the same for ever."""

from __future__ import annotations

from collections import Counter

import pytest

from tenfold.core.chance import Chance, below, philox, shuffle

# The known answers that come with the Random123 library, for philox4x32-10.
KNOWN = [
    ((0, 0), (0, 0, 0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
    (
        (0xFFFFFFFF, 0xFFFFFFFF),
        (0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF),
        (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD),
    ),
    (
        (0xA4093822, 0x299F31D0),
        (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
        (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
    ),
]


@pytest.mark.parametrize(("key", "counter", "out"), KNOWN)
def test_philox_gives_the_known_answers(key: tuple[int, int], counter: tuple[int, ...], out: tuple[int, ...]) -> None:
    assert philox(*key, *counter) == out


def test_the_same_seed_gives_the_same_numbers_for_ever() -> None:
    chance = Chance("Tenfold")
    assert [below(chance, 1000) for _ in range(6)] == [702, 233, 971, 35, 844, 740]
    cards = list(range(10))
    shuffle(Chance("Tenfold"), cards, 0, 10, 1)
    assert cards == [0, 4, 5, 8, 3, 1, 2, 7, 6, 9]


def test_streams_of_a_seed_differ() -> None:
    assert len({below(Chance("x", stream), 1 << 30) for stream in range(200)}) == 200


def test_any_text_is_a_seed() -> None:
    for seed in ("", "ü", "\ud800", "x" * 100_000, "\x00"):
        assert 0 <= below(Chance(seed), 10) < 10


@pytest.mark.parametrize("n", [1, 2, 3, 7, 129])
def test_below_is_fair(n: int) -> None:
    """Chi-square far beyond what chance would ever give would mean a bias."""
    chance = Chance(f"fair {n}")
    counts = Counter(below(chance, n) for _ in range(200 * n))
    assert set(counts) == set(range(n))
    assert sum((counts[k] - 200) ** 2 / 200 for k in range(n)) < n + 6 * (2 * n) ** 0.5


def test_shuffle_reaches_every_order_equally() -> None:
    chance = Chance("orders")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 200):
        cards = [0, 1, 2, 3]
        shuffle(chance, cards, 0, 4, 1)
        counts[tuple(cards)] += 1
    assert len(counts) == 24
    assert sum((n - 200) ** 2 / 200 for n in counts.values()) < 24 + 6 * 48**0.5


def test_shuffle_leaves_what_is_outside_alone() -> None:
    cards = list(range(20))
    shuffle(Chance("part"), cards, 5, 15, 1)
    assert cards[:5] == [0, 1, 2, 3, 4]
    assert cards[15:] == [15, 16, 17, 18, 19]
    assert sorted(cards[5:15]) == list(range(5, 15))
