"""`tenfold think` in a process of its own, and a bot that thinks for as long as a test wants it to."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import psutil

from tests.patience import until, work_of

# It needs no compiler, says in which process it thinks, and goes on when it may.
PATIENT = """
import os, time
from pathlib import Path

HERE = Path(__file__).parent

def choose(view, legal):
    (HERE / f"thinks-{os.getpid()}-{time.monotonic_ns()}").touch()
    while not (HERE / "go").exists():
        time.sleep(0.01)
    return legal[0]
"""


class PatientBot:
    """The bot `patient` in a folder; at first it may not go on."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "patient.py"
        self.file.write_text(PATIENT)
        self.option = ["--bot", str(self.file)]

    def let_go(self) -> None:
        (self.folder / "go").touch()

    def thoughts(self) -> list[int]:
        """The processes in which it began to think, one for each thought."""
        return [int(file.name.split("-")[1]) for file in self.folder.glob("thinks-*")]


class Thinking:
    """A process that only thinks."""

    def __init__(self, folder: Path, name: str, database: str, more: list[str]) -> None:
        self.log = folder / f"{name}.log"
        command = [sys.executable, "-m", "tenfold.cli", "think", "--database", database, "--places", "2", *more]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ)

    def logged(self) -> str:
        return self.log.read_text(errors="replace")

    def is_parent_of(self, pid: int) -> bool:
        return pid in [child.pid for child in psutil.Process(self.process.pid).children(recursive=True)]

    def wait_until(self, said: str) -> None:
        until(lambda: said in self.logged(), lambda: work_of(self.process.pid), f"a thinker that says {said!r}")

    def kill(self) -> None:
        """As a power cut would, with all that it started."""
        started = psutil.Process(self.process.pid).children(recursive=True)
        self.process.kill()
        self.process.wait()
        for child in started:
            with suppress(psutil.NoSuchProcess):
                child.kill()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait()

    def __enter__(self) -> Thinking:
        self.wait_until("Tenfold thinks for")
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()
