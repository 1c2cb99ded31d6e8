"""L4: why a card wins its trick, for those who wonder."""

from __future__ import annotations

from typing import Literal, NamedTuple

from tenfold.core.bits import lowest
from tenfold.games.trick_later.cards import (
    ALL_INFECTED,
    CARDS,
    FIRST_INFECTED,
    OF_COLOUR,
    SURVIVORS,
    colour_of,
    is_infected,
    value_of,
)
from tenfold.games.trick_later.rules.trick import EVERY_ONE, ones_that_count_nine

Why = Literal["colour", "nine", "highest", "survivor", "lead", "first"]
FROM_ONE_TO_EIGHT = 7


class Victory(NamedTuple):
    """`colour`: the highest of the lead colour; `nine`: a 1 beside the 8 of its colour; `highest`: of all, as an infected was
    played. Where two have that value: `survivor` before an infected, the `lead` colour, or what was played `first`.

    `beaten` is the 8, or the other of the two.
    """

    by: Why
    beaten: str | None


def equal_survivors(card: int, trick: int) -> int:
    """The other survivors of the same value."""
    return trick & (EVERY_ONE << (value_of(card) - 1)) & ~(1 << card)


def victory_over_equals(card: int, trick: int, lead: int) -> Victory:
    """L4.3, L4.4, of a survivor."""
    equals = equal_survivors(card, trick)
    if equals:
        in_lead_colour = OF_COLOUR[colour_of(lead)] & SURVIVORS & 1 << card
        return Victory("lead" if in_lead_colour else "first", CARDS[lowest(equals)])
    infected = FIRST_INFECTED + value_of(card)
    return Victory("survivor", CARDS[infected]) if trick >> infected & 1 else Victory("highest", None)


def victory(card: int, trick: int, lead: int) -> Victory:
    """Why this card wins a trick of these cards, of which one was led."""
    if ones_that_count_nine(trick) >> card & 1:
        return Victory("nine", CARDS[card + FROM_ONE_TO_EIGHT])
    if not trick & ALL_INFECTED:
        return Victory("colour", None)
    return Victory("highest", None) if is_infected(card) else victory_over_equals(card, trick, lead)
