"""Whether operations that overlap could have been done one after the other, each at some moment between question and answer."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

from tests.server.histories.operations import Operation

State = TypeVar("State", bound=Hashable)
Step = Callable[[State, Operation], State | None]


class Event:
    """The beginning of an operation, with its `end`, or the end of one; in a list that it can be taken out of and put back."""

    def __init__(self, number: int, operation: Operation | None, end: Event | None = None) -> None:
        self.number = number
        self.operation = operation
        self.end = end
        self.before: Event = self
        self.after: Event = self

    def take_out(self) -> None:
        for event in (self, self.end) if self.end is not None else (self,):
            event.before.after, event.after.before = event.after, event.before

    def put_back(self) -> None:
        if self.end is not None:
            self.end.link()
        self.link()

    def link(self) -> None:
        self.before.after = self.after.before = self


def events_of(operations: Sequence[Operation]) -> Event:
    """All in the order of time, in a ring; its first is no event. What ends just when another begins overlaps it."""
    timed: list[tuple[float, int, int, Event]] = []
    for number, operation in enumerate(operations):
        end = Event(number, None) if operation.ended < math.inf else None
        timed.append((operation.began, 0, number, Event(number, operation, end)))
        if end is not None:
            timed.append((operation.ended, 1, number, end))
    return ring([event for *_, event in sorted(timed, key=lambda found: found[:3])])


def ring(events: Sequence[Event]) -> Event:
    first = Event(-1, None)
    for event in events:
        event.before, event.after = first.before, first
        event.link()
    return first


class Search:
    """Does next whatever could be next; where an answer would be missed, takes back what it did last.

    `seen` are the sets of operations done and the states that they led to: nothing is tried twice.
    """

    def __init__(self, operations: Sequence[Operation], step: Step[State], start: State) -> None:
        self.first = events_of(operations)
        self.step = step
        self.state: Hashable = start
        self.done = 0
        self.seen: set[tuple[int, Hashable]] = set()
        self.way: list[tuple[Event, Hashable]] = []
        self.answers = sum(operation.ended < math.inf for operation in operations)

    def succeeds(self) -> bool:
        """Whether all that was answered can be done; what was not need not be."""
        event: Event | None = self.first.after
        while self.answers and event is not None:
            event = self.try_next(event)
        return self.answers == 0

    def try_next(self, event: Event) -> Event | None:
        if event is self.first or event.operation is None:
            return self.take_back()
        after = self.step(self.state, event.operation)  # type: ignore[arg-type]
        if after is None or (place := (self.done | 1 << event.number, after)) in self.seen:
            return event.after
        self.seen.add(place)
        return self.go_on(event, after)

    def go_on(self, event: Event, after: Hashable) -> Event:
        self.way.append((event, self.state))
        self.state, self.done = after, self.done | 1 << event.number
        self.answers -= event.end is not None
        event.take_out()
        return self.first.after

    def take_back(self) -> Event | None:
        """And try what comes behind it instead; None where nothing is left to try."""
        if not self.way:
            return None
        event, self.state = self.way.pop()
        self.done &= ~(1 << event.number)
        self.answers += event.end is not None
        event.put_back()
        return event.after


def linearizable(operations: Sequence[Operation], step: Step[State], start: State) -> bool:
    return Search(operations, step, start).succeeds()
