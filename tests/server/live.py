"""A real server process, to be started, killed and started again on the same port."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from socket import create_server

import httpx
import psutil

from tests.patience import until, work_of

# All tests come from one address; those about limits ask for the usual ones.
MANY_TESTS = {"TENFOLD_LIMITS_FACTOR": "20"}
USUAL_LIMITS = {"TENFOLD_LIMITS_FACTOR": "1"}


def free_port() -> int:
    with create_server(("127.0.0.1", 0)) as sock:
        return int(sock.getsockname()[1])


class Live:
    """`tenfold serve` in a process of its own, on SQLite in a folder or on the database of a URL."""

    def __init__(
        self,
        folder: Path,
        database: str | None = None,
        workers: int = 1,
        environment: dict[str, str] | None = None,
        more: Sequence[str] = (),
    ) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self.environment = os.environ | MANY_TESTS | (environment or {})
        self.command = [sys.executable, "-m", "tenfold.cli", "serve", "--port", str(self.port), "--data", str(folder)]
        self.command += ["--workers", str(workers)] + ([] if database is None else ["--database", database])
        self.command += more
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Live:
        """Start, and wait until it can work."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log, env=self.environment)
        until(self.is_up, lambda: work_of(self.pid), "a server that starts", pause_s=0.05)
        return self

    def is_up(self) -> bool:
        if self.process is None or self.process.poll() is not None:
            raise RuntimeError(f"the server does not come up:\n{self.logged()}")
        return self.is_ready()

    def is_ready(self) -> bool:
        """Asked without certificates: to read them each time would cost more than the server's start."""
        try:
            return httpx.get(f"{self.url}/readyz", verify=False).status_code == 200
        except httpx.TransportError:
            return False

    def logged(self) -> str:
        """What the server wrote on its terminal."""
        return self.log.read_text(errors="replace")

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def workers(self) -> list[psutil.Process]:
        """The processes that serve, where the first one only watches over them."""
        return [child for child in psutil.Process(self.pid).children() if serves(child)]

    def kill(self) -> None:
        """End it as a power cut would."""
        self.signal(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end; its exit status."""
        return self.signal(signal.SIGTERM)

    def signal(self, number: int) -> int:
        assert self.process is not None
        children = psutil.Process(self.pid).children(recursive=True) if self.process.poll() is None else []
        self.process.send_signal(number)
        status = self.process.wait()
        for child in children if number == signal.SIGKILL else []:
            with suppress(psutil.NoSuchProcess):
                child.kill()
        return status

    def __enter__(self) -> Live:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()


def serves(process: psutil.Process) -> bool:
    try:
        return "spawn_main" in " ".join(process.cmdline())
    except psutil.NoSuchProcess:
        return False
