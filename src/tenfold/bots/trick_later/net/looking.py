"""How the net of 10 Trick Later looks at a position, and what its scores are for: it knows colours by their places alone."""

from __future__ import annotations

from typing import Any

from tenfold.bots.nets.layers import reach, write_seats_chances
from tenfold.bots.trick_later.net.features import COLOURS, ORDER, VALUES, look
from tenfold.core.compile.rule import rule, seldom
from tenfold.games.trick_later.rules.rulebook import GIVE, PLAY
from tenfold.games.trick_later.rules.state import TrickLaterState


@rule
def place_colour(net: Any, place: int, colour: int) -> None:
    """The survivors of this colour are scored where those of this place are, to give and to play."""
    for number in range(VALUES):
        net.rows[GIVE + VALUES * colour + number] = GIVE + VALUES * place + number
        net.rows[PLAY + VALUES * colour + number] = PLAY + VALUES * place + number


@rule
def place_colours(net: Any) -> None:
    for place in range(COLOURS):
        for colour in range(COLOURS):
            if net.seen[ORDER + COLOURS * place + colour] == 1:
                place_colour(net, place, colour)


@seldom
def see(net: Any, s: TrickLaterState) -> None:
    """Look at a position for the player to act; scores and chances are asked for afterwards."""
    look(s, int(s.to_act), net.seen)
    place_colours(net)
    reach(net)


@rule
def write_chances(net: Any, s: TrickLaterState, values: Any) -> None:
    """Each seat's chance to win."""
    write_seats_chances(net, int(s.to_act), int(s.players), values)
