"""A position of 10 Trick Later as a record, and the phases it goes through."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from tenfold.core.state import NOBODY as NOBODY
from tenfold.core.state import State, Words

SEATS = 4
TRICKS = 10
TRACK_END = 8
ROUNDS_KEPT = 14
NO_CARD = -1
NO_COLOUR = -1


class Phase(IntEnum):
    """Where the game stands."""

    EXCHANGE = 0
    GIVE = 1
    PLAY = 2
    OVER = 3


class Draw(IntEnum):
    """What chance decides, for a round each; all of it can be fixed."""

    CARD = 0
    OUT = 1
    LEADER = 2
    GIVER = 3


class TrickLaterState(State):
    """Hands and boards are sets of cards. `plays` holds the cards of this round in the order played, the
    running trick from `trick_at` on.

    `round_points` holds the last rounds, four seats each. `eyes` is the seat whose hand `redeal` leaves alone.
    """

    hand: Annotated[list[int], "i8", SEATS]
    upper: Annotated[list[int], "i8", SEATS]
    lower: Annotated[list[int], "i8", SEATS]
    chance: Words
    round: Annotated[int, "i2"]
    players: Annotated[int, "i1"]
    cap: Annotated[int, "i1"]
    strictly_below: Annotated[int, "i1"]
    lower_breaks_ties: Annotated[int, "i1"]
    out_always: Annotated[int, "i1"]
    first: Annotated[int, "i1"]
    phase: Annotated[int, "i1"]
    to_act: Annotated[int, "i1"]
    leader: Annotated[int, "i1"]
    round_leader: Annotated[int, "i1"]
    played: Annotated[int, "i1"]
    trick_at: Annotated[int, "i1"]
    unlocked: Annotated[int, "i1"]
    out: Annotated[int, "i1"]
    asked: Annotated[int, "i1"]
    wants: Annotated[int, "i1"]
    exchanged: Annotated[int, "i1"]
    gave: Annotated[int, "i1"]
    won: Annotated[int, "i1"]
    decided: Annotated[int, "i1"]
    eyes: Annotated[int, "i1"]
    track: Annotated[list[int], "i1", SEATS]
    lost: Annotated[list[int], "i1", SEATS]
    total: Annotated[list[int], "i1", SEATS]
    plays: Annotated[list[int], "i1", SEATS * TRICKS]
    round_points: Annotated[list[int], "i1", SEATS * ROUNDS_KEPT]
