"""Who did how well on the same deal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from tenfold.core.game import Outcome
from tenfold.server.history.finished import Finished, read_finished
from tenfold.server.store import Filed

TOP = 10
NEIGHBOURS = 2


class DealResult(msgspec.Struct, frozen=True):
    """Somebody's game of a deal. Those with as many points and as much ahead of the best other share a rank."""

    rank: int
    name: str
    points: int
    margin: int
    table: str
    you: bool


class Entry(msgspec.Struct, frozen=True, order=True):
    """In the order of the list: more points, then a larger margin, then who was first to end."""

    points_less: int
    margin_less: int
    ended: int
    table: str
    guest: str
    name: str


def entry(guest: str, filed: Filed) -> Entry | None:
    """None for a game that a bot finished, or whose end is not known."""
    game = read_finished(filed.summary)
    seat = next((at for at, seat in enumerate(game.seats) if seat.guest == guest), None)
    if seat is None or game.outcome is None or game.seats[seat].bot is not None:
        return None
    margin = margin_of(game.outcome, seat)
    return Entry(-game.outcome.scores[seat], -margin, game.ended, filed.table, guest, name_at(game, seat))


def name_at(game: Finished, seat: int) -> str:
    return game.seats[seat].name or ""


def margin_of(outcome: Outcome, seat: int) -> int:
    """How far ahead of the best other; below zero, how far behind."""
    others = [score for at, score in enumerate(outcome.scores) if at != seat]
    return outcome.scores[seat] - max(others, default=0)


def ranking(played: Iterable[tuple[str, Filed]], you: str | None) -> list[DealResult]:
    entries = sorted(found for guest, filed in played if (found := entry(guest, filed)) is not None)
    results: list[DealResult] = []
    for place, one in enumerate(entries, 1):
        before = entries[place - 2] if place > 1 else None
        alike = before is not None and (before.points_less, before.margin_less) == (one.points_less, one.margin_less)
        rank = results[-1].rank if alike else place
        results.append(DealResult(rank, one.name, -one.points_less, -one.margin_less, one.table, one.guest == you))
    return results


def shown(results: Sequence[DealResult]) -> list[DealResult]:
    """The first ones, and those beside you."""
    mine = next((at for at, result in enumerate(results) if result.you), 0)
    near = range(mine - NEIGHBOURS, mine + NEIGHBOURS + 1)
    return [result for at, result in enumerate(results) if at < TOP or at in near]


class Parting(msgspec.Struct, frozen=True):
    """Where two games of a deal went apart: after so many actions, what you did and what the other did.

    Both are null where one of them had ended, and `step` is null where the two games are the same.
    """

    step: int | None
    you: str | None
    other: str | None


def parting(mine: Sequence[str], other: Sequence[str]) -> Parting:
    same = next((at for at, (a, b) in enumerate(zip(mine, other, strict=False)) if a != b), min(len(mine), len(other)))
    if same == len(mine) == len(other):
        return Parting(None, None, None)
    return Parting(same, action_at(mine, same), action_at(other, same))


def action_at(actions: Sequence[str], at: int) -> str | None:
    return actions[at] if at < len(actions) else None
