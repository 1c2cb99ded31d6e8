"""What must always be so. The log is read here as the rules say, and held against all that people were told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tenfold.core.game import Position
from tenfold.server.store import Row
from tenfold.table.entries import Entry, Kicked, Moved, TakenBack, TakenOver, read_entry
from tenfold.table.table import GAME_MOVES, Table
from tenfold.table.telling import announced, table_view
from tests.simulation.people import Device, Told
from tests.simulation.store import SKEW_MS
from tests.simulation.world import Broken

# How far two processes may be apart in what time it is, when one of them reads what the other wrote.
SLACK_MS = 3 * SKEW_MS
Ear = int | None


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def hold(so: bool, otherwise: str) -> None:
    if not so:
        raise Broken(otherwise)


class Moment(msgspec.Struct):
    """A table after an entry: what each ear heard of it, and what each may see."""

    entry: Entry
    at: int
    began: int
    table: dict[str, Any]
    seats: dict[str, int]
    events: dict[Ear, Any]
    views: dict[Ear, Any]
    to_act: int | None
    legal: list[str] | None
    reserve: list[int]
    patience: int | None
    outcome: Any


class Truth:
    """One table as its log has it."""

    def __init__(self, table: str, rows: Sequence[Row]) -> None:
        self.name = table
        self.table = Table(table)
        self.views: dict[Ear, Any] = {}
        self.began = 0
        self.time = Timekeeper(table)
        self.moments = [self.happens(seq, row) for seq, row in enumerate(rows, 1)]
        requests = [(moment.entry.by, moment.entry.id) for moment in self.moments if moment.entry.id is not None]
        hold(len(requests) == len(set(requests)), f"a request was done twice at {table}: {requests}")

    def happens(self, seq: int, row: Row) -> Moment:
        hold(row.seq == seq, f"the log of {self.name} has {row.seq} where {seq} should be")
        entry = read_entry(row.entry)
        self.time.before(self.table, entry, row.at)
        heard: dict[Ear, list[Any]] = {}

        def hear(position: Position[Any]) -> None:
            for ear in self.ears:
                heard.setdefault(ear, []).extend(position.events(ear))

        self.table.apply(entry, hear)
        self.time.after(self.table, entry, row.at)
        return self.moment(entry, row.at, heard)

    @property
    def ears(self) -> list[Ear]:
        return [None, *range(len(self.table.chairs))]

    def moment(self, entry: Entry, at: int, heard: dict[Ear, list[Any]]) -> Moment:
        table, session = self.table, self.table.session
        if isinstance(entry.what, GAME_MOVES) and session is not None:
            self.began = at
            self.views = {ear: plain(session.position.view(ear)) for ear in self.ears}
        by_guest = session is not None and table.to_act is not None and table.chairs[table.to_act].bot is None
        return Moment(
            entry=entry,
            at=at,
            began=self.began,
            table=plain(table_view(table)),
            seats={chair.guest: seat for seat, chair in enumerate(table.chairs) if chair.guest is not None},
            events=plain_events(heard),
            views=self.views,
            to_act=table.to_act,
            legal=list(session.legal()) if session is not None and by_guest else None,
            reserve=list(self.time.reserve),
            patience=table.patience_ms(),
            outcome=plain(table.outcome),
        )

    def check(self, told: Told) -> None:
        message = told.message
        hold(message["seq"] <= len(self.moments), f"{told.guest} was told of {message['seq']}, which is not in the log")
        moment = self.moments[message["seq"] - 1]
        seat = None if told.guest is None else moment.seats.get(told.guest)
        place = f"{told.guest} at {self.name}, {message['seq']}"
        if message["type"] == "news":
            check_news(moment, seat, told, place)
        else:
            check_snapshot(moment, seat, told, place)


def plain_events(heard: dict[Ear, list[Any]]) -> dict[Ear, Any]:
    return {ear: plain(events) for ear, events in heard.items()}


def check_news(moment: Moment, seat: Ear, told: Told, place: str) -> None:
    """A seat hears of an entry what it may hear, and of its own requests the ids."""
    message, entry = told.message, moment.entry
    own = entry.id if entry.by == told.guest and told.guest is not None else None
    hold(message.get("id") == own, f"{place}: the id is {message.get('id')} and should be {own}")
    hold(message["what"] == plain(announced(entry.what)), f"{place}: it is another entry")
    hold((message.get("events") or []) == moment.events.get(seat, []), f"{place}: other events than this seat may hear")
    if told.live and isinstance(entry.what, GAME_MOVES):
        hold(message["view"] == moment.views[seat], f"{place}: another view than this seat's")
    if told.live:
        check_state(moment, seat, told, place)


def check_snapshot(moment: Moment, seat: Ear, told: Told, place: str) -> None:
    """A snapshot is the table at its sequence, as that seat may see it."""
    message = told.message
    hold(message["seat"] == seat, f"{place}: shown the seat {message['seat']} and not {seat}")
    hold(message["table"] == moment.table, f"{place}: another table")
    if moment.views:
        hold(message["view"] == moment.views[seat], f"{place}: another view than this seat's")
    check_state(moment, seat, told, place)


def check_state(moment: Moment, seat: Ear, told: Told, place: str) -> None:
    message = told.message
    legal = moment.legal if seat is not None and seat == moment.to_act else None
    hold(message.get("legal") == legal, f"{place}: other actions are legal")
    hold(message.get("table") in (None, moment.table), f"{place}: another table")
    turn = message.get("turn")
    if turn is None:
        return
    hold(turn["seat"] == moment.to_act, f"{place}: it is the turn of another seat")
    if moment.patience is not None:
        hold(turn["reserve"] == moment.reserve, f"{place}: reserves of {turn['reserve']} where {moment.reserve} are left")
        gone = max(0, told.asked_ms - moment.began - SLACK_MS) if message["type"] == "snapshot" else 0
        hold(0 <= turn["patience"] <= max(0, moment.patience - gone), f"{place}: {turn['patience']} ms left, after {gone}")


class Timekeeper:
    """Keeps the clocks of a table by the times in its log alone."""

    def __init__(self, table: str) -> None:
        self.name = table
        self.began = 0
        self.left: int | None = None
        self.latest = 0
        self.reserve: list[int] = []

    def before(self, table: Table, entry: Entry, at: int) -> None:
        """How long somebody thought is the time between two entries, and nobody is called too late too early."""
        hold(at >= self.latest, f"time runs backwards at {self.name}")
        self.latest = at
        what = entry.what
        if isinstance(what, Moved):
            until = self.left if what.bot else at
            spent = 0 if until is None else until - self.began
            hold(abs(what.spent - spent) <= SLACK_MS, f"{self.name}: {what.spent} ms were noted for {spent}")
        if isinstance(what, TakenOver) and what.why == "time":
            patience = table.patience_ms()
            hold(patience is not None, f"{self.name}: somebody was called late where there is no clock")
            had = at - self.began
            hold(had >= (patience or 0) - SLACK_MS, f"{self.name}: called late after {had} of {patience} ms")

    def after(self, table: Table, entry: Entry, at: int) -> None:
        what = entry.what
        self.keep_reserve(table, entry)
        if isinstance(what, GAME_MOVES):
            self.began, self.left = at, None
        elif isinstance(what, TakenOver | Kicked) and what.seat == table.to_act and what.bot is not None:
            self.left = at
        elif isinstance(what, TakenBack) and what.seat == table.to_act:
            self.left = None

    def keep_reserve(self, table: Table, entry: Entry) -> None:
        what, clock = entry.what, table.house.clock
        if clock is None or table.session is None:
            return
        if not self.reserve:
            self.reserve = [clock.reserve * 1000] * len(table.chairs)
        if isinstance(what, Moved):
            self.reserve[what.seat] -= min(self.reserve[what.seat], max(0, what.spent - clock.seconds * 1000))
        if isinstance(what, TakenOver) and what.why == "time":
            self.reserve[what.seat] = 0


def check_device(device: Device, truths: dict[str, Truth]) -> None:
    """What was acknowledged is where it was said to be, and what was refused is nowhere."""
    for (table, request), seq in device.ledger.items():
        moments = truths[table].moments
        hold(seq <= len(moments), f"{device.name}: {request} was acknowledged at {seq} of {len(moments)} at {table}")
        entry = moments[seq - 1].entry
        hold((entry.by, entry.id) == (device.me, request), f"{device.name}: {request} is not at {seq} of {table}")
    for table, request, code in device.refused:
        done = [moment for moment in truths[table].moments if (moment.entry.by, moment.entry.id) == (device.me, request)]
        hold(not done, f"{device.name}: {request} was refused ({code}) and done")
    for told in device.told:
        truths[told.table].check(told)
