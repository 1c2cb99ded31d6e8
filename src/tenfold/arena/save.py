"""What is finished, in a file: the plan in the first line, then one task per line. It outlives a crash at any moment."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from tenfold.arena.match import Finished
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
            return msgspec.json.decode(line, type=Finished)
        except msgspec.DecodeError:
            raise BadOption(f"{self.path} is damaged in line {n}; use another place.") from None

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
