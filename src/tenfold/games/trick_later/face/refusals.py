"""What the sentence for a refusal mentions: not the rule alone, but what it comes to with this hand."""

from __future__ import annotations

from typing import Any

from tenfold.core.bits import count_bits
from tenfold.games.trick_later.cards import ALL_INFECTED, COLOURS, OF_COLOUR, SURVIVORS, colour_of, is_infected
from tenfold.games.trick_later.rules.state import Phase, TrickLaterState
from tenfold.games.trick_later.rules.trick import is_leading


def refusal_details(s: TrickLaterState) -> dict[str, Any]:
    """To whoever must play: how many infected and survivors the hand holds, the colour that was led, and how many of that."""
    if s.phase != Phase.PLAY:
        return {}
    hand = s.hand[s.to_act]
    mine = {"infected": count_bits(hand & ALL_INFECTED), "survivors": count_bits(hand & SURVIVORS)}
    lead = s.plays[s.trick_at]
    if is_leading(s) or is_infected(lead):
        return mine
    colour = colour_of(lead)
    return mine | {"colour": COLOURS[colour], "held": count_bits(hand & OF_COLOUR[colour])}
