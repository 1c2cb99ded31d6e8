"""What many games say about who played them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from typing import Literal

import msgspec

from tenfold.core.game import Tally
from tenfold.core.intervals import wilson
from tenfold.server.history.finished import Finished, against
from tenfold.server.reviews.shown import Accuracy

By = Literal["all", "players", "against", "level"]
MOST_OVER_TIME = 500


class Group(msgspec.Struct, frozen=True):
    """Some games of one kind: `by` says what they have in common, and `value` which.

    `win_share` has an interval (Wilson's, 95 %); a win that was shared is a win. `points` are those of a game, on average.
    """

    by: By
    value: str
    games: int
    wins: int
    win_share: float
    interval: tuple[float, float]
    points: float
    best: int
    tallies: list[Tally]


class Reviewed(Accuracy, frozen=True):
    """The same of one game that was reviewed, and when that ended."""

    table: str
    ended: int


class GameStatistics(msgspec.Struct, frozen=True):
    """All counted games of one game; `streak` is how many were won in a row, up to now and at most.

    `accuracy` is that of the reviewed ones among them, the oldest first.
    """

    game: str
    streak: int
    best_streak: int
    groups: list[Group]
    accuracy: list[Reviewed] = []


class Played(msgspec.Struct, frozen=True):
    """A game that counts, as one of its players looks at it."""

    table: str
    game: Finished
    seat: int
    points: int
    won: bool


def as_played(table: str, game: Finished, guest: str) -> Played | None:
    """None where it does not count: the deck was chosen, a bot stood in at the end, or how it ended is not known."""
    seat = next((at for at, seat in enumerate(game.seats) if seat.guest == guest), None)
    if seat is None or game.outcome is None or not game.counts or game.seats[seat].bot is not None:
        return None
    return Played(table, game, seat, game.outcome.scores[seat], seat in game.outcome.winners)


def statistics(
    games: Iterable[tuple[str, Finished]], guest: str, accuracies: Mapping[str, Accuracy | None]
) -> list[GameStatistics]:
    """Of all games that count, given newest first by their tables; `accuracies` are those of the reviewed ones."""
    by_game: dict[str, list[Played]] = {}
    for table, game in games:
        if (played := as_played(table, game, guest)) is not None:
            by_game.setdefault(game.game, []).append(played)
    return [of_game(name, played, accuracies) for name, played in sorted(by_game.items())]


def of_game(name: str, played: list[Played], accuracies: Mapping[str, Accuracy | None]) -> GameStatistics:
    won = [one.won for one in reversed(played)]
    streaks = list(accumulate(won, lambda length, win: length + 1 if win else 0, initial=0))
    return GameStatistics(name, streaks[-1], max(streaks), groups(played), over_time(played, accuracies))


def over_time(played: list[Played], accuracies: Mapping[str, Accuracy | None]) -> list[Reviewed]:
    """How good the decisions were in one game after the other; of very many the newest are told."""
    known = [(one, found) for one in played if (found := accuracies.get(one.table)) is not None][:MOST_OVER_TIME]
    return [Reviewed(found.good, found.decisions, one.table, one.game.ended) for one, found in reversed(known)]


def groups(played: list[Played]) -> list[Group]:
    found: dict[tuple[By, str], list[Played]] = {("all", ""): played}
    for one in played:
        for key in kinds_of(one):
            found.setdefault(key, []).append(one)
    return [group(by, value, some) for (by, value), some in sorted(found.items(), key=lambda item: order(*item[0]))]


def order(by: By, value: str) -> tuple[int, int, str]:
    return ("all", "players", "against", "level").index(by), int(value) if value.isdecimal() else 0, value


def kinds_of(one: Played) -> list[tuple[By, str]]:
    kinds: list[tuple[By, str]] = [("players", str(len(one.game.seats)))]
    if len(one.game.seats) > 1:
        kinds.append(("against", against(one.game, one.seat)))
    if one.game.level is not None:
        kinds.append(("level", str(one.game.level)))
    return kinds


def group(by: By, value: str, played: Sequence[Played]) -> Group:
    wins, games = sum(one.won for one in played), len(played)
    middle, reach = wilson(wins / games, games)
    points = [one.points for one in played]
    return Group(
        by=by,
        value=value,
        games=games,
        wins=wins,
        win_share=wins / games,
        interval=(max(0.0, middle - reach), min(1.0, middle + reach)),
        points=sum(points) / games,
        best=max(points),
        tallies=together([tallies_of(one) for one in played]),
    )


def tallies_of(one: Played) -> list[Tally]:
    return one.game.tallies[one.seat] if one.seat < len(one.game.tallies) else []


def together(counted: list[list[Tally]]) -> list[Tally]:
    """The tallies of many games as one of each key."""
    sums: dict[str, Tally] = {}
    for tally in (tally for tallies in counted for tally in tallies):
        before = sums.get(tally.key)
        sums[tally.key] = tally if before is None else added(before, tally)
    return list(sums.values())


def added(a: Tally, b: Tally) -> Tally:
    if a.kind == "best":
        return a if a.number >= b.number else b
    return Tally(a.key, a.kind, a.number + b.number, a.of + b.of)
