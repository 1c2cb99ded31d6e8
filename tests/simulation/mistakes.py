"""Mistakes that somebody could make, each in the real code for as long as a test lasts. The simulation must find them all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tenfold.core.errors import TenfoldError
from tenfold.server.live import hall, socket, turns
from tenfold.server.live.clocks import SteadyClock, TurnTime
from tenfold.server.live.connection import Connection
from tenfold.server.live.hall import Hall
from tenfold.server.live.room import Room
from tenfold.server.live.writer import Result, Then, Writer
from tenfold.server.store import Row, Unit
from tenfold.server.store.log import Log
from tenfold.table.entries import Entry, Moved, TakenOver
from tenfold.table.moving import hand_over
from tenfold.table.table import Heard, Table, unheard
from tenfold.table.telling import Teller

Mistake = Callable[[pytest.MonkeyPatch], None]


def acknowledge_before_the_commit(patch: pytest.MonkeyPatch) -> None:
    append = Writer.append

    def hasty(self: Writer, unit: Unit, then: Then) -> None:
        append(self, unit, lambda result: None)
        then(True)

    patch.setattr(Writer, "append", hasty)


def forget_what_was_done(patch: pytest.MonkeyPatch) -> None:
    """The same id again is done again."""
    apply = Table.apply

    def forgetful(self: Table, entry: Entry, heard: Heard = unheard) -> None:
        apply(self, entry, heard)
        self.acts.clear()

    patch.setattr(Table, "apply", forgetful)


def tell_all_what_one_may_know(patch: pytest.MonkeyPatch) -> None:
    tell = Teller.events_and_view

    def indiscreet(self: Teller, seat: int | None) -> Any:
        return tell(self, next(iter(self.ears.events)))

    patch.setattr(Teller, "events_and_view", indiscreet)


def give_time_back_after_a_restart(patch: pytest.MonkeyPatch) -> None:
    read_table = vars(hall)["read_table"]

    def generous(table: str, rows: Sequence[Row], clock: SteadyClock) -> tuple[Table, TurnTime]:
        made, times = read_table(table, rows, clock)
        fresh = TurnTime(clock)
        fresh.latest = times.latest
        return made, fresh

    patch.setattr(hall, "read_table", generous)


def forget_the_time_before_a_stand_in(patch: pytest.MonkeyPatch) -> None:
    spent = TurnTime.spent
    patch.setattr(TurnTime, "spent", lambda self, move, now: 0 if move.bot else spent(self, move, now))


def call_somebody_late_who_has_moved(patch: pytest.MonkeyPatch) -> None:
    """As it was until the simulation found it: decided anew, but not looked at anew, when another process was faster."""

    def rash(table: Table, turn: int, seat: int) -> TakenOver:
        return hand_over(table, seat, "time")

    patch.setattr(turns, "out_of_time", rash)


def believe_that_it_was_written(patch: pytest.MonkeyPatch) -> None:
    """After trouble with the database the log is not read again."""
    patch.setattr(Room, "doubt", lambda self: None)


def never_settle_after_trouble(patch: pytest.MonkeyPatch) -> None:
    append = Writer.append

    def silent(self: Writer, unit: Unit, then: Then) -> None:
        append(self, unit, lambda result: then(result) if not isinstance(result, Exception) else None)

    patch.setattr(Writer, "append", silent)


def take_another_entry_for_ones_own(patch: pytest.MonkeyPatch) -> None:
    """Where another process had the sequence first."""
    commit = Log._commit_one
    patch.setattr(Log, "_commit_one", lambda self, unit: commit(self, unit) or True)


def forget_to_write_what_waits(patch: pytest.MonkeyPatch) -> None:
    """A lost wake-up: what came during a transaction waits for the next one, which nobody begins."""

    def written(self: Writer, batch: list[tuple[Unit, Then]], results: Sequence[Result]) -> None:
        self.busy = False
        for (_, then), result in zip(batch, results, strict=True):
            then(result)

    patch.setattr(Writer, "written", written)


def show_what_is_in_memory(patch: pytest.MonkeyPatch) -> None:
    """Whoever looks does not see what another process has acknowledged."""
    patch.setattr(Room, "be_current", Room.be_sure)


def drop_what_is_too_much(patch: pytest.MonkeyPatch) -> None:
    """Whoever reads slowly misses something and is not told so."""
    patch.setattr("tenfold.server.live.connection.OUTBOX_MESSAGES", 2)
    patch.setattr(Connection, "cut_off", lambda self: None)


def forget_requests_with_the_memory(patch: pytest.MonkeyPatch) -> None:
    """The same id again is done again, or refused, by a process that has read the table from the log."""
    read_table = vars(hall)["read_table"]

    def forgetful(table: str, rows: Sequence[Row], clock: SteadyClock) -> tuple[Table, TurnTime]:
        made, times = read_table(table, rows, clock)
        made.acts.clear()
        return made, times

    patch.setattr(hall, "read_table", forgetful)


def miss_what_others_write_while_busy(patch: pytest.MonkeyPatch) -> None:
    """A lost wake-up: who is at something just then has perhaps read the log already."""
    catch_up = Room.catch_up

    async def absent_minded(self: Room) -> None:
        if not self.lock.locked() and self.settled.is_set():
            await catch_up(self)

    patch.setattr(Room, "catch_up", absent_minded)


def refuse_who_could_not_be_let_in(patch: pytest.MonkeyPatch) -> None:
    """As it was until the simulation found it: what they send again may have been done before the database was away."""

    def stay(connection: Connection, error: TenfoldError) -> None:
        raise error

    patch.setattr(socket, "close_for", stay)


def let_news_overtake_the_story(patch: pytest.MonkeyPatch) -> None:
    """What can go out at once does, though somebody is still being told what was before."""

    def overtaking(self: Connection, text: bytes) -> None:
        if self.closing is None and (self.outbox or not self.write(text)):
            self.outbox.append(text)
            self.unsent += len(text)
            self.filled.set()

    patch.setattr(Connection, "push", overtaking)


def leave_the_tables_of_the_dead(patch: pytest.MonkeyPatch) -> None:
    """Nobody looks whether something is due that nobody does."""

    async def idle(self: Hall, late: int) -> None:
        pass

    patch.setattr(Hall, "find_due", idle)


def let_a_bot_move_twice(patch: pytest.MonkeyPatch) -> None:
    """What a bot thought of is done whatever has happened since."""
    patch.setattr(turns, "is_turn_of", lambda room, turn, bot: True)
    patch.setattr(turns, "bot_move", lambda room, turn, seat, action: Moved(seat, [action], bot=True))


# Each with a seed that finds it.
MISTAKES: dict[Mistake, int] = {
    acknowledge_before_the_commit: 0,
    forget_what_was_done: 0,
    tell_all_what_one_may_know: 2,
    give_time_back_after_a_restart: 2,
    forget_the_time_before_a_stand_in: 5,
    call_somebody_late_who_has_moved: 45,
    believe_that_it_was_written: 0,
    never_settle_after_trouble: 0,
    take_another_entry_for_ones_own: 0,
    forget_to_write_what_waits: 148,
    show_what_is_in_memory: 0,
    drop_what_is_too_much: 10,
    let_a_bot_move_twice: 0,
    forget_requests_with_the_memory: 4,
    miss_what_others_write_while_busy: 610,
    refuse_who_could_not_be_let_in: 4,
    let_news_overtake_the_story: 0,
    leave_the_tables_of_the_dead: 4,
}
