"""10 Trick Later, for three and four, with all its options.

Its critic sees the other hands, as one who teaches may: what came of a deal is then not taken for what came of a card
(perfect information for the critic alone, as in PerfectDou, Yang and others, 2022). No net that plays has a part of it.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

from tenfold.bots.trick_later.net.features import (
    COLOURS,
    ORDER,
    PLANES,
    STARTS,
    VALUES,
    VERSION,
    look,
    order_of,
    unseen_by,
    write_cards,
)
from tenfold.bots.trick_later.net.file import WEIGHTS
from tenfold.bots.trick_later.net.onnx import EMPTY
from tenfold.bots.trick_later.net.units import SCALE, UNITS
from tenfold.bots.trick_later.thumb import by_thumb
from tenfold.core.compile.rule import rule
from tenfold.core.tensor import Plane, to_the_left, write_nothing
from tenfold.core.tensor import Tensor as Features
from tenfold.games.trick_later import TrickLater
from tenfold.games.trick_later.cards import FIRST_INFECTED, KINDS
from tenfold.games.trick_later.rules.rulebook import GIVE, PLAY
from tenfold.games.trick_later.rules.state import SEATS, TrickLaterState
from tenfold.games.trick_later.tensor import winners
from tools.train.games.subject import Mix, Options, Progress, Subject

if TYPE_CHECKING:
    from torch import Tensor

HIDDEN = (SEATS - 1) * KINDS


@rule
def look_into_hands(s: TrickLaterState, seat: int, out: Any) -> int:
    """What the net is given, and behind it the hands of the others."""
    at = look(s, seat, out)
    order = order_of(s, int(s.hand[seat]), unseen_by(s, seat))
    write_nothing(out, at, HIDDEN)
    for left in range(1, int(s.players)):
        p = to_the_left(seat, left, int(s.players))
        write_cards(int(s.hand[p]), order, out, at + (left - 1) * KINDS)
    return at + HIDDEN


class TrickLaterInSight(TrickLater):
    """10 Trick Later, as its net and its critic see it."""

    tensor = Features(
        version=VERSION,
        planes=lambda options: (*PLANES, Plane("hands", (SEATS - 1, KINDS), "the hands of the others")),
        observe=look_into_hands,
        winners=winners,
    )


@rule
def look_and_choose(s: TrickLaterState, seat: int, out: Any) -> int:
    """What the net is given, and behind it what the rules of thumb would do."""
    at = look(s, seat, out)
    out[at] = by_thumb(s) if seat == s.to_act else 0
    return at + 1


class TrickLaterWithRival(TrickLater):
    """10 Trick Later, as its net sees it, with the choice of the rules of thumb."""

    tensor = Features(
        version=VERSION,
        planes=lambda options: (*PLANES, Plane("rival", (1,), "what the rules of thumb would do")),
        observe=look_and_choose,
        winners=winners,
    )


def all_options(players: int) -> list[Options]:
    """As it is usually played as often as with all its options in every other way together."""
    ways = product(("stay", "cap"), ("at_most", "below"), ("upper", "lower"))
    odd: list[Options] = [{"overflow": a, "rescue": b, "tiebreak": c} for a, b, c in ways][1:]
    always_out: list[Options] = [{"out": colour} for colour in "rgyb"] if players == 3 else []
    every = odd + always_out
    plain: list[Options] = [{}] * len(every)
    return [{"players": players, **more} for more in plain + every]


def actions_of(scores: Tensor, numbers: Tensor) -> Tensor:
    """Scores of survivors, to give and to play, from the order that the net sees into that of the game."""
    order = numbers[:, ORDER : ORDER + COLOURS * COLOURS].reshape(-1, COLOURS, COLOURS).to(scores.dtype).transpose(1, 2)
    out = scores.clone()
    for start in (GIVE, PLAY):
        survivors = slice(start, start + FIRST_INFECTED)
        out[:, survivors] = (order @ scores[:, survivors].reshape(-1, COLOURS, VALUES)).flatten(1).to(out.dtype)
    return out


SUBJECT = Subject(
    file=WEIGHTS.file,
    game=TrickLaterInSight(),
    planes=PLANES,
    units=UNITS,
    scale=SCALE,
    seats=SEATS,
    empty=EMPTY.tolist(),
    mixes=[Mix(players, 0.5, all_options(players)) for players in (3, 4)],
    trials={str(players): {"players": players} for players in (3, 4)},
    smoothing=0.97,
    opened=HIDDEN,
    progress=Progress(slice(STARTS["standings"], STARTS["standings"] + SEATS), STARTS["round"]),
    actions_of=actions_of,
    rival=TrickLaterWithRival(),
)
