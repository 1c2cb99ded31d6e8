"""M1: the trinkets of Magpie, and a position as a record."""

from __future__ import annotations

from typing import Annotated

from tenfold.core.compile.rule import table
from tenfold.core.state import State, Words

TRINKETS = ("button", "key", "coin", "spoon", "ring", "pearl")
WORTH = table([1, 2, 3, 4, 5, 6])
KINDS = 6
COPIES = 4
SEATS = 2
BOX = KINDS * COPIES
TO_SNATCH = BOX - SEATS
NO_TRINKET = -1


class MagpieState(State):
    """`deck` holds the trinkets in the order in which they are snatched, and last the one that each seat hid.

    `top` is the next to snatch, `beak` the set of kinds in the beak of who acts, `nest` what each nest is worth.
    `eyes` is the seat whose hidden trinket `redeal` leaves alone.
    """

    chance: Words
    first: Annotated[int, "i1"]
    to_act: Annotated[int, "i1"]
    eyes: Annotated[int, "i1"]
    top: Annotated[int, "i1"]
    beak: Annotated[int, "i1"]
    nest: Annotated[list[int], "i1", SEATS]
    deck: Annotated[list[int], "i1", BOX]
