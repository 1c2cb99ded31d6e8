"""The cards of a player as they score: the runs, each wild's place in them, and what is outside."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

import msgspec

from tenfold.games.ten.cards import COLOUR_NAMES, COLOURS
from tenfold.games.ten.face.score import Place, Score, read_hand, score_hand

REMEMBERED = 1 << 10


class WildPlace(msgspec.Struct, frozen=True):
    """A wild in a run and the number that it stands for."""

    card: str
    number: int


class Run(msgspec.Struct, frozen=True):
    """T9.2: the run of a colour that scores, from its first number to its last, and the wilds in it."""

    colour: str
    first: int
    last: int
    points: int
    wilds: list[WildPlace]


class Board(msgspec.Struct, frozen=True):
    """What a player's cards score now, with one best assignment; `outside` are the cards that no run needs."""

    score: int
    runs: list[Run]
    outside: list[str]


def wilds_at(places: set[str], assignment: list[Place]) -> list[WildPlace]:
    """The wilds that fill these places, one each."""
    filling = {place.stands_for: place.wild for place in reversed(assignment) if place.stands_for in places}
    return [WildPlace(wild, int(place[1])) for place, wild in sorted(filling.items())]


def taken_for_run(colour: int, score: Score, left: Counter[str]) -> Run:
    """The run of a colour; the cards in it are taken from those that are left."""
    name = COLOUR_NAMES[colour]
    places = score.runs[name]
    own = {place for place in places if left[place]}
    wilds = wilds_at(set(places) - own, score.assignment)
    left.subtract([*own, *(wild.card for wild in wilds)])
    return Run(COLOURS[colour], int(places[0][1]), int(places[-1][1]), score.points[name], wilds)


@lru_cache(maxsize=REMEMBERED)
def board_of(cards: tuple[str, ...]) -> Board:
    """The board that these cards make."""
    score = score_hand(read_hand(" ".join(cards)))
    left = Counter(cards)
    runs = [taken_for_run(colour, score, left) for colour, name in enumerate(COLOUR_NAMES) if score.runs[name]]
    return Board(score.total, runs, list(left.elements()))
