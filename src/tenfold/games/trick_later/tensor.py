"""10 Trick Later as one seat sees it: its own hand, and everything that lay open. The seat that looks comes first."""

from __future__ import annotations

from typing import Any

from tenfold.core.compile.rule import rule
from tenfold.core.tensor import Plane, Tensor, distance, to_the_left, write_nothing, write_number, write_one, write_set
from tenfold.games.trick_later.cards import KINDS
from tenfold.games.trick_later.face.options import TrickLaterOptions
from tenfold.games.trick_later.rules.resampling import hand_size
from tenfold.games.trick_later.rules.state import NO_COLOUR, Phase, TrickLaterState
from tenfold.games.trick_later.rules.trick import winner_of

PHASES = 4
COLOURS = 4
NUMBERS = 4


def planes(options: TrickLaterOptions) -> list[Plane]:
    seats = options.players
    by_seat = "by seat, own seat first"
    return [
        Plane("phase", (PHASES,), "exchange, give, play, over: one of them is 1"),
        Plane("to_act", (seats,), f"who must decide, {by_seat}"),
        Plane("leader", (seats,), f"who leads this trick, {by_seat}"),
        Plane("asked", (seats,), f"who was asked about the exchange, {by_seat}"),
        Plane("exchanged", (seats,), f"who took infected 8, {by_seat}"),
        Plane("out", (COLOURS,), "the colour that is out: red, green, yellow, blue"),
        Plane("flags", (2,), "infected may be led; in exchange: I have said that I want to"),
        Plane("rules", (4,), "track capped at 8, only below it is rescued, lower side breaks ties, a colour is always out"),
        Plane("counts", (2,), "round, cards played in it"),
        Plane("hand", (KINDS,), "my hand, in card order"),
        Plane("gave", (KINDS,), "the card that I gave for infected 8"),
        Plane("trick", (seats, KINDS), f"the card in this trick, {by_seat}"),
        Plane("played", (seats, KINDS), "the cards of earlier tricks of this round that each seat played"),
        Plane("upper", (seats, KINDS), "the upper side of each board"),
        Plane("lower", (seats, KINDS), "the lower side of each board"),
        Plane("boards", (seats, NUMBERS), "track, lost pile, total and cards in hand of each seat"),
    ]


@rule
def write_seats(out: Any, at: int, members: int, seat: int, seats: int) -> int:
    """A set of seats, from this one on."""
    for left in range(seats):
        out[at + left] = (members >> to_the_left(seat, left, seats)) & 1
    return at + seats


@rule
def write_plays(s: TrickLaterState, seat: int, out: Any, at: int, start: int, stop: int, leader: int) -> None:
    """One trick, or what there is of it."""
    seats = int(s.players)
    left = distance(seat, leader, seats)
    for place in range(start, stop):
        out[at + KINDS * left + int(s.plays[place])] = 1
        left = left + 1 if left + 1 < seats else 0


@rule
def write_tricks(s: TrickLaterState, seat: int, out: Any, at: int) -> int:
    """This trick, and behind it the earlier ones."""
    seats = int(s.players)
    size = seats * KINDS
    write_nothing(out, at, 2 * size)
    write_plays(s, seat, out, at, int(s.trick_at), int(s.played), int(s.leader))
    leader = int(s.round_leader)
    for start in range(0, int(s.trick_at), seats):
        write_plays(s, seat, out, at + size, start, start + seats, leader)
        leader = winner_of(s, start, leader)
    return at + 2 * size


@rule
def write_table(s: TrickLaterState, seat: int, out: Any) -> int:
    seats = int(s.players)
    wants = s.phase == Phase.EXCHANGE and seat != s.to_act and (int(s.wants) >> seat) & 1 == 1
    at = write_one(out, 0, int(s.phase), PHASES)
    at = write_one(out, at, distance(seat, int(s.to_act), seats), seats)
    at = write_one(out, at, distance(seat, int(s.leader), seats), seats)
    at = write_seats(out, at, int(s.asked), seat, seats)
    at = write_one(out, at, distance(seat, int(s.exchanged), seats), seats)
    at = write_one(out, at, int(s.out), COLOURS)
    at = write_number(out, at, int(s.unlocked))
    return write_number(out, at, 1 if wants else 0)


@rule
def write_rules(s: TrickLaterState, out: Any, at: int) -> int:
    at = write_number(out, at, int(s.cap))
    at = write_number(out, at, int(s.strictly_below))
    at = write_number(out, at, int(s.lower_breaks_ties))
    at = write_number(out, at, 0 if s.out_always == NO_COLOUR else 1)
    at = write_number(out, at, int(s.round))
    return write_number(out, at, int(s.played))


@rule
def write_board(s: TrickLaterState, p: int, out: Any, at: int) -> int:
    at = write_number(out, at, int(s.track[p]))
    at = write_number(out, at, int(s.lost[p]))
    at = write_number(out, at, int(s.total[p]))
    return write_number(out, at, hand_size(s, p))


@rule
def observe(s: TrickLaterState, seat: int, out: Any) -> int:
    """Write what this seat may know; how many numbers that is."""
    seats = int(s.players)
    at = write_rules(s, out, write_table(s, seat, out))
    at = write_set(out, at, int(s.hand[seat]), KINDS)
    at = write_one(out, at, int(s.gave) if seat == s.exchanged else -1, KINDS)
    at = write_tricks(s, seat, out, at)
    for left in range(seats):
        at = write_set(out, at, int(s.upper[to_the_left(seat, left, seats)]), KINDS)
    for left in range(seats):
        at = write_set(out, at, int(s.lower[to_the_left(seat, left, seats)]), KINDS)
    for left in range(seats):
        at = write_board(s, to_the_left(seat, left, seats), out, at)
    return at


@rule
def winners(s: TrickLaterState) -> int:
    return int(s.won)


TENSOR = Tensor(version=1, planes=planes, observe=observe, winners=winners)
