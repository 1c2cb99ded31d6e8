"""The record before the first deal, and the deals that somebody fixed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tenfold.core.errors import BadOption
from tenfold.games.trick_later.cards import COLOURS, HAND, cards_in_play, read_card, write_set
from tenfold.games.trick_later.face.options import TrickLaterOptions
from tenfold.games.trick_later.rules.state import NO_CARD, NO_COLOUR, NOBODY, Draw, TrickLaterState

Seat = Annotated[int, Meta(ge=0, le=3)]
Script = dict[tuple[int, int, int], int]


class Deal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is fixed of one round; what is null comes from the seed."""

    hands: list[list[str]] | None = None
    out: Literal["r", "g", "y", "b"] | None = None
    leader: Seat | None = None
    giver: Seat | None = None


def template(options: TrickLaterOptions, fixed: object) -> TrickLaterState:
    s = TrickLaterState()
    s.players = options.players
    s.cap = int(options.overflow == "cap")
    s.strictly_below = int(options.rescue == "below")
    s.lower_breaks_ties = int(options.tiebreak == "lower")
    s.out_always = NO_COLOUR if options.out is None else COLOURS.index(options.out)
    s.first = NOBODY if options.first is None else options.first
    s.eyes = NOBODY
    s.plays[:] = [NO_CARD] * len(s.plays)
    s.script = dict(read_deals(options, fixed))
    return s


def read_deals(options: TrickLaterOptions, fixed: object) -> Iterator[tuple[tuple[int, int, int], int]]:
    """The script that fixed deals make: what is fixed, in which round, at which place."""
    try:
        deals = msgspec.convert([] if fixed is None else fixed, list[Deal])
    except msgspec.ValidationError as error:
        raise BadOption(
            f'deals cannot be read: {error}; write one object per round, like {{"hands":[["r1",...],...],"leader":0}}.'
        ) from None
    for number, deal in enumerate(deals, 1):
        yield from read_deal(options, deal, number)


def read_deal(options: TrickLaterOptions, deal: Deal, number: int) -> Iterator[tuple[tuple[int, int, int], int]]:
    out = colour_out(options, deal, number)
    if out != NO_COLOUR:
        yield (Draw.OUT, number, 0), out
    if deal.leader is not None:
        yield (Draw.LEADER, number, 0), deal.leader
    if deal.giver is not None:
        yield (Draw.GIVER, number, 0), deal.giver
    if deal.hands is not None:
        for place, kind in enumerate(read_hands(options, deal.hands, out, number)):
            yield (Draw.CARD, number, place), kind


def colour_out(options: TrickLaterOptions, deal: Deal, number: int) -> int:
    """L1.3: the colour that this deal leaves out, as it says or as its hands show."""
    if options.players != 3:
        if deal.out is not None:
            raise BadOption(f"deal {number}: out is for three players; with four no colour is out.")
        return NO_COLOUR
    out = deal.out or options.out or (missing_colour(deal.hands) if deal.hands else None)
    if options.out is not None and out != options.out:
        raise BadOption(f"deal {number}: out is {out}, but the options say that {options.out} is always out.")
    return NO_COLOUR if out is None else COLOURS.index(out)


def missing_colour(hands: list[list[str]]) -> str:
    held = {card[:1] for hand in hands for card in hand}
    return next((colour for colour in COLOURS if colour not in held), COLOURS[-1])


def read_hands(options: TrickLaterOptions, hands: list[list[str]], out: int, number: int) -> list[int]:
    """Ten cards for every seat, each card of the round once."""
    if len(hands) != options.players:
        raise BadOption(f"deal {number}: there are {len(hands)} hands; {options.players} players need {options.players}.")
    in_play = cards_in_play(options.players, out)
    seen = 0
    for seat, hand in enumerate(hands):
        if len(hand) != HAND:
            raise BadOption(f"deal {number}: the hand of seat {seat} has {len(hand)} cards; it must have {HAND}.")
        for card in hand:
            bit = 1 << read_card(card)
            if seen & bit:
                raise BadOption(f"deal {number}: {card} is dealt twice; every card is there once.")
            if not in_play & bit:
                raise BadOption(f"deal {number}: {card} is not in play in this round; {in_words(in_play)} are.")
            seen |= bit
    return [read_card(card) for hand in hands for card in hand]


def in_words(in_play: int) -> str:
    """The cards of a round, by colour: r1 to r8, ..."""
    cards = write_set(in_play)
    groups = [[card for card in cards if card[0] == letter] for letter in (*COLOURS, "i")]
    return ", ".join(f"{group[0]} to {group[-1]}" for group in groups if group)
