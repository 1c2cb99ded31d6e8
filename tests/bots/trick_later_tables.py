"""Positions of 10 Trick Later that the tests of its bots ask about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tenfold.bots.contract import Bot
from tenfold.bots.trick_later import careful as trick_later
from tenfold.core.chance import Chance
from tenfold.core.game import Position
from tenfold.games.trick_later import TRICK_LATER
from tenfold.games.trick_later.rules.state import TrickLaterState

Table = Position[TrickLaterState]


def positions(options: dict[str, Any], seed: str, games: int = 1) -> Iterator[Table]:
    """Every position of a few games of careful players."""
    for n in range(games):
        position = TRICK_LATER.start(options, f"{seed} {n}")
        while position.to_act is not None:
            yield position
            position.apply(asks(trick_later.careful, position))


def twins(options: dict[str, Any], seed: str) -> Iterator[tuple[Table, Table]]:
    """Positions, each with another that looks the same to who acts."""
    chance = Chance(seed)
    for position in positions(options, seed):
        yield position, TRICK_LATER.resample(position.view(position.to_act), chance)


def asks(bot: Bot, position: Table) -> str:
    return bot(position.view(position.to_act), position.legal())


def share_of_wins(bot: Bot, others: Bot, players: int, deals: int) -> float:
    """How often one wins among others, every deal played in every seat."""
    won = 0.0
    for n in range(deals * players):
        position = TRICK_LATER.start({"players": players}, f"beats {n // players}")
        while position.to_act is not None:
            position.apply(asks(bot if position.to_act == n % players else others, position))
        outcome = position.outcome()
        assert outcome is not None
        won += (n % players in outcome.winners) / len(outcome.winners)
    return won / (deals * players)


# Seats 0, 1, 2; blue is out.
HANDS = [
    ["r2", "g7", "y3", "y7", "r7", "r8", "g8", "g6", "i1", "i2"],
    ["r3", "g3", "i6", "r5", "r6", "g4", "g5", "i3", "i4", "r1"],
    ["r4", "g2", "y2", "y8", "y1", "y4", "y5", "y6", "g1", "i5"],
]


def at_the_table(*cards: str, hands: list[list[str]] = HANDS) -> Table:
    position = TRICK_LATER.start({"players": 3, "first": 0}, "table", [{"hands": hands, "out": "b"}])
    for card in cards:
        position.apply(f"play {card}")
    return position


def boards(position: Table) -> list[tuple[list[str], int]]:
    """The upper side and the track of every seat."""
    return [(player.upper, player.track) for player in position.view(None).players]  # type: ignore[attr-defined]


def an_attack_to_dodge() -> Table:
    """Two survivors on the upper side, infected 6 on the table: an 8 would take the trick and lose both."""
    position = at_the_table("r2", "r3", "r4", "g2", "g7", "g3", "y3", "i6")
    assert boards(position)[2] == (["r3", "r4"], 0)
    return position


LOSERS = [
    ["r2", "g7", "y7", "y8", "r7", "r8", "g8", "g6", "i1", "i2"],
    ["r3", "g3", "y6", "r5", "r6", "g4", "g5", "y4", "y5", "i6"],
    ["r4", "g2", "y1", "y3", "y2", "r1", "g1", "i3", "i4", "i5"],
]


def a_safe_loser() -> Table:
    """All cards lose to an 8; the 3 alone brings the track to the survivor that waits there."""
    position = at_the_table("r2", "r3", "r4", "g2", "g7", "g3", "y8", "y6", hands=LOSERS)
    assert boards(position)[2] == (["r3", "r4"], 0)
    assert position.legal() == ["play y1", "play y2", "play y3"]
    return position


WINNERS = [
    ["r7", "y2", "y7", "y8", "r2", "r8", "g8", "g6", "i1", "i2"],
    ["r3", "y3", "y6", "r5", "r6", "g4", "i6", "y5", "r1", "r4"],
    ["g5", "y1", "y4", "g2", "g3", "g7", "g1", "i3", "i4", "i5"],
]


def a_trick_to_win() -> Table:
    """A track of 5, and low survivors on the table: who wins them rescues two at once, who loses none."""
    position = at_the_table("r7", "r3", "g5", "y2", "y3", hands=WINNERS)
    assert boards(position)[2] == ([], 5)
    assert position.legal() == ["play y1", "play y4"]
    return position
