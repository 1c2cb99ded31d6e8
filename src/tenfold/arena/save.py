"""What is finished, in a file: the plan in the first line, then a task a line. It outlives a crash at any moment."""

from __future__ import annotations

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
        self.first_line = msgspec.json.encode(plan) + b"\n"
        self.found: list[Finished] = []
        if path:
            try:
                self.open(path)
            except OSError as error:
                raise BadOption(f"{path} cannot be written: {error.strerror}.") from None

    def open(self, path: Path) -> None:
        self.file = path.open("a+b")
        self.file.seek(0)
        written = self.file.read()
        whole = written[: written.rfind(b"\n") + 1]
        if not whole and self.first_line.startswith(written):
            self.file.truncate(0)
            self.append(self.first_line)
            return
        self.read(path, whole)
        self.file.truncate(len(whole))

    def read(self, path: Path, whole: bytes) -> None:
        first, *rest = whole.splitlines(keepends=True) or [b""]
        if first != self.first_line:
            raise BadOption(f"{path} holds something else than a run with these arguments; use the same ones or another file.")
        for n, line in enumerate(rest, 2):
            try:
                self.found.append(msgspec.json.decode(line, type=Finished))
            except msgspec.DecodeError:
                raise BadOption(f"{path} is damaged in line {n}; use another file.") from None

    def add(self, finished: Finished) -> None:
        if self.path:
            self.append(msgspec.json.encode(finished) + b"\n")

    def append(self, line: bytes) -> None:
        try:
            self.file.write(line)
            self.file.flush()
        except OSError as error:
            raise BadOption(f"{self.path} cannot be written: {error.strerror}.") from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.path:
            self.file.close()
