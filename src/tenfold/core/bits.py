"""Sets of small whole numbers as the bits of one: what hands, markets and choices are made of."""

from __future__ import annotations

from tenfold.core.rule import rule


@rule
def count_bits(mask: int) -> int:
    """How many members the set has. (Sums bits in pairs, fours and eights; compilers know it as one instruction.)"""
    mask = mask - ((mask >> 1) & 0x5555555555555555)
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((mask * 0x0101010101010101) >> 56) & 0xFF


@rule
def lowest(mask: int) -> int:
    """The lowest member of a set that has one."""
    return count_bits((mask & -mask) - 1)


@rule
def nth_member(mask: int, n: int) -> int:
    """The member with n lower ones."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


@rule
def highest(mask: int) -> int:
    """The highest member of a set that has one."""
    mask |= mask >> 1
    mask |= mask >> 2
    mask |= mask >> 4
    mask |= mask >> 8
    mask |= mask >> 16
    mask |= mask >> 32
    return count_bits(mask) - 1
