"""What is finished, in a file: the plan in the first line, then one task per line. It outlives a crash at any moment."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from tenfold.arena.match import Finished, Played
from tenfold.arena.plan import Plan
from tenfold.core.errors import BadOption


class Save:
    """The file of a run; without a path it keeps nothing."""

    def __init__(self, path: Path | None, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.first_line = msgspec.json.encode(plan) + b"\n"
        if path:
            try:
                self.open(path)
            except OSError as error:
                raise BadOption(f"{path} cannot be written: {error.strerror}.") from None

    def open(self, path: Path) -> None:
        self.file = path.open("a+b")
        self.file.seek(0)
        first = self.file.readline()
        if self.first_line.startswith(first):
            if first != self.first_line:
                self.file.truncate(0)
                self.append(self.first_line)
        elif self.goes_on(first):
            self.first_line = first
        else:
            self.file.close()
            raise BadOption(f"{path} holds something else than a run with these arguments; use the same ones or another place.")

    def goes_on(self, first: bytes) -> bool:
        """Whether more deals are wanted of the run that the file has, and nothing else. (Files of a dataset would overlap.)"""
        try:
            before = msgspec.json.decode(first, type=Plan)
        except msgspec.DecodeError:
            return False
        wanted = msgspec.structs.replace(before, deals=self.plan.deals)
        return wanted == self.plan and before.deals <= self.plan.deals and self.plan.decisions is None

    def found(self) -> Iterator[Finished]:
        """What was finished before; to be read to its end before anything is added. A last line that was torn goes."""
        if not self.path:
            return
        self.file.seek(len(self.first_line))
        end = len(self.first_line)
        for n, line in enumerate(iter(self.file.readline, b""), 2):
            if line.endswith(b"\n"):
                end += len(line)
                yield self.read(line, n)
        self.file.truncate(end)

    def read(self, line: bytes, n: int) -> Finished:
        try:
            finished = msgspec.json.decode(line, type=Finished)
        except msgspec.DecodeError:
            raise self.damaged(n) from None
        if not is_of(self.plan, finished):
            raise self.damaged(n)
        return finished

    def damaged(self, n: int) -> BadOption:
        return BadOption(f"{self.path} is damaged in line {n}; use another place.")

    def add(self, finished: Finished) -> None:
        if self.path:
            self.append(msgspec.json.encode(msgspec.structs.replace(finished, seen=[])) + b"\n")

    def append(self, line: bytes) -> None:
        try:
            self.file.write(line)
            self.file.flush()
        except OSError as error:
            raise BadOption(f"{self.path} cannot be written: {error.strerror}.") from None

    def sync(self) -> None:
        """What was added outlives a failure of power, too."""
        if self.path:
            os.fsync(self.file.fileno())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.path:
            self.file.close()


def is_of(plan: Plan, finished: Finished) -> bool:
    """Whether a plan has that task, and its games are what can come of it. (A file may have more deals than are wanted now.)"""
    if finished.deal < 0 or not 0 <= finished.lineup < len(plan.lineups):
        return False
    if [game.seats for game in finished.games] != plan.lineups[finished.lineup]:
        return False
    return all(is_whole(game) for game in finished.games)


def is_whole(game: Played) -> bool:
    """Whether a game says what is counted of every seat."""
    seats = range(len(game.seats))
    told = len(game.moves) == len(game.milliseconds) == len(seats)
    ended = game.scores is not None and len(game.scores) >= len(seats)
    return told and (ended if game.fault is None else game.fault.seat in seats)
