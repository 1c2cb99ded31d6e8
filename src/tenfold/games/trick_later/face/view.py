"""What one seat may know of a game of 10 Trick Later: its own hand, and everything that lay open.

A view remembers the round: the tricks played and who was asked about the exchange are public, and all that `redeal` needs.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from tenfold.core.game import View
from tenfold.games.trick_later.cards import CARDS, COLOURS, KIND_OF, REMEMBERED, read_set, write_set
from tenfold.games.trick_later.face.options import TrickLaterOptions
from tenfold.games.trick_later.rules.resampling import hand_size
from tenfold.games.trick_later.rules.round import decide, round_slot
from tenfold.games.trick_later.rules.setup import template
from tenfold.games.trick_later.rules.state import (
    NO_CARD,
    NO_COLOUR,
    NOBODY,
    ROUNDS_KEPT,
    TRICKS,
    Phase,
    TrickLaterState,
)
from tenfold.games.trick_later.rules.trick import winner_of

PHASES = tuple(phase.name.lower() for phase in Phase)


class PlayedCard(msgspec.Struct, frozen=True):
    seat: int
    card: str


class Trick(msgspec.Struct, frozen=True):
    """A finished trick: who led, the cards in the order played, who took it."""

    leader: int
    cards: list[str]
    winner: int


class Player(msgspec.Struct, frozen=True):
    hand: int
    track: int
    upper: list[str]
    lower: list[str]
    lost: int
    rounds: list[int]
    total: int


class TrickLaterView(View, frozen=True, kw_only=True):
    options: TrickLaterOptions
    seat: int | None
    phase: str
    round: int
    trick: int
    leader: int
    unlocked: bool
    out: str | None
    table: list[PlayedCard]
    hand: list[str] | None
    exchanged: int | None
    gave: str | None
    players: list[Player]
    tricks: list[Trick] = []
    asked: list[int] = []
    answer: bool | None = None


@lru_cache(maxsize=REMEMBERED)
def winner_among(leader: int, plays: tuple[int, ...]) -> int:
    """The seat that wins a trick of these cards."""
    s = TrickLaterState()
    s.players = len(plays)
    s.plays[: len(plays)] = plays
    return winner_of(s, 0, leader)


def finished_tricks(s: TrickLaterState) -> list[Trick]:
    tricks = []
    leader = s.round_leader
    for start in range(0, s.played - s.players + 1, s.players):
        plays = s.plays[start : start + s.players]
        winner = winner_among(leader, tuple(plays))
        tricks.append(Trick(leader, [CARDS[kind] for kind in plays], winner))
        leader = winner
    return tricks


def cards_on_table(s: TrickLaterState) -> list[PlayedCard]:
    cards = s.plays[s.trick_at : s.played]
    return [PlayedCard((s.leader + turn) % s.players, CARDS[kind]) for turn, kind in enumerate(cards)]


def finished_rounds(s: TrickLaterState) -> list[int]:
    """Where the points of the finished rounds are kept; of a very long game the last fourteen."""
    finished = s.round if s.phase == Phase.OVER else s.round - 1
    return [round_slot(n) for n in range(max(1, finished - ROUNDS_KEPT + 1), finished + 1)]


def player_view(s: TrickLaterState, p: int, rounds: list[int]) -> Player:
    return Player(
        hand=hand_size(s, p),
        track=s.track[p],
        upper=write_set(s.upper[p]),
        lower=write_set(s.lower[p]),
        lost=s.lost[p],
        rounds=[s.round_points[slot + p] for slot in rounds],
        total=s.total[p],
    )


def own_answer(s: TrickLaterState, seat: int | None) -> bool | None:
    """What this seat said about the exchange, while the others do not know it."""
    if seat is None or s.phase != Phase.EXCHANGE or seat == s.to_act or not s.asked >> seat & 1:
        return None
    return bool(s.wants >> seat & 1)


def view(options: TrickLaterOptions, s: TrickLaterState, seat: int | None) -> TrickLaterView:
    over = s.phase == Phase.OVER
    rounds = finished_rounds(s)
    return TrickLaterView(
        game="trick_later",
        options=options,
        seat=seat,
        phase=PHASES[s.phase],
        round=s.round,
        trick=min(s.played // s.players + 1, TRICKS),
        leader=s.leader,
        to_act=None if over else s.to_act,
        unlocked=bool(s.unlocked),
        out=None if s.out == NO_COLOUR else COLOURS[s.out],
        table=cards_on_table(s),
        hand=None if seat is None else write_set(s.hand[seat]),
        exchanged=None if s.exchanged == NOBODY else s.exchanged,
        gave=CARDS[s.gave] if seat is not None and seat == s.exchanged and s.gave != NO_CARD else None,
        players=[player_view(s, p, rounds) for p in range(s.players)],
        tricks=finished_tricks(s),
        asked=[p for p in range(s.players) if s.asked >> p & 1],
        answer=own_answer(s, seat),
    )


def seat_number(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def remember_plays(s: TrickLaterState, v: TrickLaterView) -> None:
    plays = [card for trick in v.tricks for card in trick.cards] + [play.card for play in v.table]
    s.plays[: len(plays)] = [KIND_OF[card] for card in plays]
    s.played = len(plays)
    s.trick_at = len(plays) - len(v.table)
    s.leader = v.leader
    s.round_leader = v.tricks[0].leader if v.tricks else v.leader


def remember_boards(s: TrickLaterState, v: TrickLaterView) -> None:
    for p, player in enumerate(v.players):
        s.track[p] = player.track
        s.upper[p] = read_set(player.upper)
        s.lower[p] = read_set(player.lower)
        s.lost[p] = player.lost
        s.total[p] = player.total
        first = (v.round if v.phase == "over" else v.round - 1) - len(player.rounds) + 1
        for n, points in enumerate(player.rounds, first):
            s.round_points[round_slot(n) + p] = points


def remember_exchange(s: TrickLaterState, v: TrickLaterView) -> None:
    s.asked = sum(1 << seat for seat in v.asked)
    s.wants = 1 << v.seat if v.answer and v.seat is not None else 0
    s.exchanged = seat_number(v.exchanged)
    s.gave = NO_CARD if v.gave is None else KIND_OF[v.gave]


def remembered(v: TrickLaterView) -> TrickLaterState:
    s = template(v.options, None)
    s.eyes = seat_number(v.seat)
    s.phase = Phase[v.phase.upper()]
    s.round = v.round
    s.to_act = seat_number(v.to_act)
    s.unlocked = int(v.unlocked)
    s.out = NO_COLOUR if v.out is None else COLOURS.index(v.out)
    if v.seat is not None and v.hand is not None:
        s.hand[v.seat] = read_set(v.hand)
    remember_plays(s, v)
    remember_boards(s, v)
    remember_exchange(s, v)
    if s.phase == Phase.OVER:
        decide(s)
    return s
