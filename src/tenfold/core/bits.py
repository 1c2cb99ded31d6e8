"""Sets of small whole numbers as the bits of one: what hands, markets and choices are made of.

What is marked `native` is one instruction of the machine; `tenfold.core.compile.compiled` uses that instead of the Python here.
"""

from __future__ import annotations

from tenfold.core.compile.rule import native, rule


@native
def count_bits(mask: int) -> int:
    """How many members the set has."""
    return mask.bit_count()


@native
def lowest(mask: int) -> int:
    """The lowest member of a set that has one."""
    return (mask & -mask).bit_length() - 1


@native
def highest(mask: int) -> int:
    """The highest member of a set that has one."""
    return mask.bit_length() - 1


@native
def product(left: int, right: int) -> int:
    """The product of two numbers, of which only the lowest 64 bits mean anything."""
    return left * right


@rule
def nth_member(mask: int, n: int) -> int:
    """The member with n lower ones."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)
