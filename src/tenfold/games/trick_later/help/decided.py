"""What decided a game of 10 Trick Later that is over, told from all that happened in it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from tenfold.core.game import Event, Outcome, Position
from tenfold.games.trick_later.face import events as said
from tenfold.games.trick_later.rules.round import points_of, tie_break
from tenfold.games.trick_later.rules.state import TRACK_END, TRICKS, TrickLaterState

# Who was ahead before so much of the game, and stayed it, did not win by a single trick.
EARLY = 0.5


class DecidedByTrick(msgspec.Struct, frozen=True, tag_field="by", tag="trick"):
    """The last trick after which the winner stayed ahead, and what it did to `seat`: the winner, or who fell behind.

    `before` and `after` are that player's points of all rounds, as if the round had ended there; `full` is whether the track
    stands at its end then, which brings three of them.
    """

    round: int
    trick: int
    seat: int
    rescued: list[str]
    lost: list[str]
    full: bool
    before: int
    after: int


class DecidedByRound(msgspec.Struct, frozen=True, tag_field="by", tag="round"):
    """The winner was ahead early and stayed it: the best round."""

    seat: int
    round: int
    points: int


class Tied(msgspec.Struct, frozen=True):
    """A player in a tie, and the survivors that were compared."""

    seat: int
    survivors: int


class DecidedByTie(msgspec.Struct, frozen=True, tag_field="by", tag="tie"):
    """L7.3: the points are equal, and the survivors on one side of the board break the tie, or leave it `shared`."""

    side: Literal["upper", "lower"]
    shared: bool
    points: int
    tied: list[Tied]


Decided = DecidedByTrick | DecidedByRound | DecidedByTie


class Trick(msgspec.Struct):
    """A trick that was taken, and how everybody stands after it."""

    round: int
    number: int
    points: list[int]
    full: list[bool]
    events: list[Event]


class Reader:
    """Reads what happened and keeps how everybody stood after every trick."""

    def __init__(self, s: TrickLaterState) -> None:
        self.tricks = [Trick(0, 0, [0] * s.players, [False] * s.players, [])]
        self.rounds: list[list[int]] = []
        self.taken = 0

    def read(self, position: Position[TrickLaterState]) -> None:
        events = position.events(None)
        if any(isinstance(event, said.TookTrick) for event in events):
            self.take(position, events)
        scored = [event.points for event in events if isinstance(event, said.Scored)]
        self.rounds += [scored] if scored else []

    def take(self, position: Position[TrickLaterState], events: list[Event]) -> None:
        """When a round ends the next is dealt at once, and its points are in the total already."""
        s = position.state
        points = [s.total[p] + (0 if position.is_over else points_of(s, p)) for p in range(s.players)]
        full = [ended_full(events, p) for p in range(s.players)]
        self.tricks.append(Trick(len(self.rounds) + 1, self.taken % TRICKS + 1, points, full, events))
        self.taken += 1


def ended_full(events: list[Event], p: int) -> bool:
    """Whether a track went to its end and stayed there."""
    at = -1
    for event in events:
        if isinstance(event, said.Track) and event.seat == p:
            at = event.value
        elif isinstance(event, said.Rescued | said.Attacked) and event.seat == p:
            at = event.track
    return at == TRACK_END


def is_ahead(trick: Trick, winner: int) -> bool:
    return all(trick.points[winner] > points for seat, points in enumerate(trick.points) if seat != winner)


def who_changed(before: Trick, after: Trick, winner: int) -> int:
    """The winner who gained, or else the player who was level or ahead and fell back most."""
    if after.points[winner] > before.points[winner]:
        return winner
    rivals = [seat for seat in range(len(after.points)) if seat != winner]
    return max(rivals, key=lambda seat: before.points[seat] - after.points[seat])


def cards_of(trick: Trick, kind: type[said.Rescued | said.Lost], seat: int) -> list[str]:
    return [event.card for event in trick.events if isinstance(event, kind) and event.seat == seat]


def by_points(reader: Reader, winner: int) -> DecidedByTrick | DecidedByRound:
    tricks = reader.tricks
    at = max(at for at, trick in enumerate(tricks) if not is_ahead(trick, winner)) + 1
    if at < EARLY * len(tricks):
        points = [scored[winner] for scored in reader.rounds]
        return DecidedByRound(winner, points.index(max(points)) + 1, max(points))
    before, after = tricks[at - 1], tricks[at]
    seat = who_changed(before, after, winner)
    saved, lost = cards_of(after, said.Rescued, seat), cards_of(after, said.Lost, seat)
    full = after.full[seat]
    return DecidedByTrick(after.round, after.number, seat, saved, lost, full, before.points[seat], after.points[seat])


def by_tie(s: TrickLaterState, outcome: Outcome) -> DecidedByTie | None:
    """Nothing if the points are not equal."""
    most = max(outcome.scores)
    tied = [Tied(seat, tie_break(s, seat)) for seat, score in enumerate(outcome.scores) if score == most]
    if len(tied) == 1:
        return None
    return DecidedByTie("lower" if s.lower_breaks_ties else "upper", outcome.decided == "shared", most, tied)


def what_decided(played: Iterable[Position[TrickLaterState]]) -> Decided | None:
    """Of a whole game, from its beginning to its end."""
    reader: Reader | None = None
    position: Position[TrickLaterState] | None = None
    for position in played:
        reader = reader or Reader(position.state)
        reader.read(position)
    outcome = position.outcome() if position is not None else None
    if reader is None or position is None or outcome is None:
        return None
    return by_tie(position.state, outcome) or by_points(reader, outcome.winners[0])
