"""A hand of cards and what it scores, in full: points per colour, the runs, and one best place for every wild."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from tenfold.core.errors import NotUnderstood
from tenfold.core.game import Scored
from tenfold.games.ten.cards import (
    BOX,
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    CURRENCY,
    NUMBERED_WILD,
    OWNABLE,
    SUPER_WILD,
    read_card,
)
from tenfold.games.ten.rules.holdings import put
from tenfold.games.ten.rules.scoring import NINE, best_assignment, fillers_of
from tenfold.games.ten.rules.state import COPIES

Assign = Callable[[int, int, int], tuple[int, int, int, int, int]]


class Place(msgspec.Struct, frozen=True):
    """A wild and the card that it stands for."""

    wild: str
    stands_for: str


class Score(Scored, frozen=True):
    """What a hand scores. `runs` holds the places of each colour's scored run, wilds included."""

    points: dict[str, int]
    runs: dict[str, list[str]]
    assignment: list[Place]

    def in_words(self) -> str:
        lines = [f"{name:7}{points:3}   {' '.join(self.runs[name])}".rstrip() for name, points in self.points.items()]
        places = [f"{place.wild} is {place.stands_for}" for place in self.assignment]
        return "\n".join([*lines, f"total  {self.total:3}", *([", ".join(places)] if places else [])])


def read_hand(text: str) -> list[int]:
    """The cards of a hand, as piles; refuses what cannot be: currency, or more copies than the box holds."""
    pile = [0] * COPIES
    held = [0] * OWNABLE
    for word in text.replace(",", " ").split():
        kind = read_card(word)
        if kind >= CURRENCY:
            raise NotUnderstood(f"{word} is a currency card, which nobody ever owns; a hand holds numbers and wildcards.")
        if held[kind] == BOX[kind]:
            raise NotUnderstood(f"There are more than {BOX[kind]} of {word} in this hand, and the box holds {BOX[kind]}.")
        held[kind] += 1
        put(pile, 0, kind)
    return pile


def share_of(colour: int, own: int, shares: tuple[int, int, int]) -> int:
    """The numbered wilds that go to this colour; pink has what the others leave."""
    if colour < 3:
        return shares[colour]
    return (own >> NUMBERED_WILD) & NINE & ~(shares[0] | shares[1] | shares[2])


def scored_run(numbers: int, fillers: int) -> tuple[int, int]:
    """The first number and the length of the longest run that so many fillers make possible; the lowest of several."""
    for length in range(9, 0, -1):
        for low in range(10 - length):
            run = ((1 << length) - 1) << low
            if (run & ~numbers).bit_count() <= fillers:
                return low, length
    return 0, 0


def places_to_fill(numbers: int, low: int, length: int) -> list[int]:
    """Where the fillers go: the gaps of the run first, then any other place."""
    gaps = [n for n in range(9) if not numbers >> n & 1]
    in_run = [n for n in gaps if low <= n < low + length]
    return in_run + [n for n in gaps if n not in in_run] + [0] * COPIES


def score_hand(pile: list[int], assign: Assign = best_assignment) -> Score:
    """Score a hand; `assign` may be the compiled twin of `best_assignment`."""
    own, second = pile[0], pile[1]
    _, blue, green, orange, super_colour = assign(own, second, 0)
    points, runs, assignment = {}, {}, []
    for colour, name in enumerate(COLOUR_NAMES):
        letter = COLOURS[colour]
        share = share_of(colour, own, (blue, green, orange))
        fillers = [f"{letter}#"] * fillers_of(own, second, colour)
        if own >> SUPER_WILD & 1 and super_colour == colour:
            fillers.append(CARDS[SUPER_WILD])
        numbers = (own >> 9 * colour) & NINE | share
        low, length = scored_run(numbers, len(fillers))
        points[name] = 10 if length == 9 else length
        runs[name] = [f"{letter}{n + 1}" for n in range(low, low + length)]
        assignment += [Place(f"w{n + 1}", f"{letter}{n + 1}") for n in range(9) if share >> n & 1]
        gaps = places_to_fill(numbers, low, length)
        assignment += [Place(wild, f"{letter}{gap + 1}") for wild, gap in zip(fillers, gaps, strict=False)]
    return Score(sum(points.values()), points, runs, assignment)
