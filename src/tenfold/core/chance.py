"""Chance, explicit and the same everywhere for ever.

A seed is text. SHA-256 of it (UTF-8) gives the key and half the counter of Philox4x32-10 (Salmon et al., "Parallel
random numbers: as easy as 1, 2, 3", 2011), a counter-based generator that needs 32-bit arithmetic alone. A number below
n is taken by multiplying and rejecting (Lemire 2019), so that every outcome is exactly as likely as every other.

The six words of a state's `chance` are: key 0, key 1, counter 2, counter 3, the stream (counter 1; one seed has 2**32
of them) and the block (counter 0), which moves on with every use. They are kept as signed
32-bit fields and read as unsigned.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterable
from typing import Protocol

from tenfold.core.bits import product
from tenfold.core.compile.rule import rule
from tenfold.core.state import State, Words

LOW = 0xFFFFFFFF
STREAM, BLOCK = 4, 5


class HasChance(Protocol):
    chance: list[int]


class Chance(State):
    """A source of chance of its own, made from a seed."""

    chance: Words

    def __init__(self, seed: str = "", stream: int = 0) -> None:
        super().__init__()
        key = struct.unpack("<4i", hashlib.sha256(seed.encode("utf-8", "surrogatepass")).digest()[:16])
        self.chance[:] = [*key, stream, 0]


class Undecided(Exception):
    """Chance is asked for more than was decided: a number of so many."""

    def __init__(self, outcomes: int) -> None:
        self.outcomes = outcomes


class Draws:
    """Chance that was decided before, draw by draw."""

    def __init__(self, decided: Iterable[int]) -> None:
        self.decided = iter(decided)

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        for number in self.decided:
            return number
        raise Undecided(n)


def drawn_below(s: State, n: int) -> int:
    """What `below` draws, decided before."""
    assert s.draws is not None
    return s.draws.below(n)


def drawn_shuffle(s: State, cards: list[int], start: int, stop: int, rest: int = 1) -> None:
    """What `shuffle` does, with draws that were decided before."""
    for last in range(stop - 1, start + rest - 1, -1):
        pick = start + drawn_below(s, last - start + 1)
        cards[pick], cards[last] = cards[last], cards[pick]


@rule
def philox(key0: int, key1: int, word0: int, word1: int, word2: int, word3: int) -> tuple[int, int, int, int]:
    """Ten rounds: 128 bits of counter become 128 bits of chance."""
    for _ in range(10):
        left = product(0xD2511F53, word0)
        right = product(0xCD9E8D57, word2)
        word0 = ((right >> 32) & LOW) ^ word1 ^ key0
        word1 = right & LOW
        word2 = ((left >> 32) & LOW) ^ word3 ^ key1
        word3 = left & LOW
        key0 = (key0 + 0x9E3779B9) & LOW
        key1 = (key1 + 0xBB67AE85) & LOW
    return word0, word1, word2, word3


@rule
def next_block(s: HasChance) -> tuple[int, int, int, int]:
    c = s.chance
    block = int(c[BLOCK])
    c[BLOCK] = block + 1
    return philox(int(c[0]) & LOW, int(c[1]) & LOW, block & LOW, int(c[STREAM]) & LOW, int(c[2]) & LOW, int(c[3]) & LOW)


@rule
def fits(low: int, n: int, size: int) -> bool:
    """Whether what is left of `size` equal lots after n shares is fair; the few that would favour some are thrown back."""
    return low >= n or low >= size % n


@rule
def below(s: HasChance, n: int) -> int:
    """A whole number from 0 to n - 1, each as likely as the others."""
    while True:
        word, _, _, _ = next_block(s)
        if fits((word * n) & LOW, n, 1 << 32):
            return (word * n) >> 32


@rule
def shuffle(s: HasChance, cards: list[int], start: int, stop: int, rest: int = 1) -> None:
    """Shuffle cards[start:stop] in place, from the last down (Fisher and Yates), until only `rest` are left to choose from.

    A block gives eight numbers of 16 bits, the low half of each word first.
    """
    word, spare1, spare2, spare3 = 0, 0, 0, 0
    left = 0
    n = stop - start
    while n > rest:
        if left == 0:
            word, spare1, spare2, spare3 = next_block(s)
            left = 8
        scaled = (word & 0xFFFF) * n
        word >>= 16
        left -= 1
        if left & 1 == 0:
            word, spare1, spare2 = spare1, spare2, spare3
        if fits(scaled & 0xFFFF, n, 1 << 16):
            pick = start + (scaled >> 16)
            last = start + n - 1
            card = int(cards[pick])
            cards[pick] = cards[last]
            cards[last] = card
            n -= 1
