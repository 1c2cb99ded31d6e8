"""A table as one log, to which one thing is done after the other."""

from __future__ import annotations

from tests.server.histories.operations import Look, Operation, Write

# The requests in their order, and which of them went on with the game.
Log = tuple[tuple[str, bool], ...]
EMPTY: Log = ()


def step(log: Log, operation: Operation) -> Log | None:
    """What the log is after this; None where it would have been answered in another way."""
    asked, answer = operation.asked, operation.answer
    if isinstance(asked, Look):
        return log if answer == len(log) else None
    if isinstance(answer, str):
        return log if may_be_refused(log, asked, answer) else None
    return written(log, asked, answer)


def written(log: Log, asked: Write, answer: int | None) -> Log | None:
    """Added at the end, or where it is already."""
    place = place_of(log, asked.request)
    if place is None and answer == len(log) + 1 and not moved_since(log, asked.after):
        return (*log, (asked.request, asked.moves))
    return log if place is not None and place == answer else None


def may_be_refused(log: Log, asked: Write, code: str) -> bool:
    """What was done is never refused, and only what comes too late is stale."""
    return place_of(log, asked.request) is None and (code != "stale" or moved_since(log, asked.after))


def place_of(log: Log, request: str) -> int | None:
    return next((seq for seq, (done, _) in enumerate(log, 1) if done == request), None)


def moved_since(log: Log, after: int | None) -> bool:
    return after is not None and any(moves for _, moves in log[after:])
