"""A game that is over, as chances to win: they are known then."""

from __future__ import annotations

from tenfold.core.game import Outcome


def part_of(outcome: Outcome, player: int) -> float:
    """A player's part in the victory."""
    return (player in outcome.winners) / len(outcome.winners)


def chances_of(outcome: Outcome) -> list[float]:
    return [part_of(outcome, player) for player in range(len(outcome.scores))]
