"""Run the server: one process on SQLite, or many on PostgreSQL."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import uvicorn

from tenfold.core.errors import BadOption
from tenfold.server.app import DATABASE, NO_THINKING, PROCESSES
from tenfold.server.http.protocol import Http
from tenfold.server.keeping.retention import FORGET_GUESTS, FORGET_TABLES, checked_days
from tenfold.server.limits.capacity import limits_factor, most_connections, raise_file_limit
from tenfold.server.live.socket import LONGEST_MESSAGE_BYTES
from tenfold.server.live.wire import Wire
from tenfold.server.logs import start_log
from tenfold.server.push import check_contact
from tenfold.server.store import open_store
from tenfold.server.tracing import check_tracing
from tenfold.server.workers import GOODBYE_S, Workers, end_in_time

DATABASE_FILE = "tenfold.db"
PING_S = 20.0
UNREAD_MS = 30_000
UNREAD_BYTES = 65_536


def database_url(database: str | None, data: Path) -> str:
    """The database asked for, else a file in the data folder."""
    if database is not None:
        return database
    try:
        data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption(f"The folder {data} cannot be made: {error.strerror}; name another one with --data.") from None
    return f"sqlite:///{data.resolve() / DATABASE_FILE}"


def configuration(host: str, port: int, workers: int) -> uvicorn.Config:
    return uvicorn.Config(
        "tenfold.server.app:make",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        http=Http,
        ws=Wire,
        ws_max_size=LONGEST_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_S,
        ws_ping_timeout=PING_S,
        timeout_graceful_shutdown=GOODBYE_S,
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        proxy_headers=True,
    )


def listening(config: uvicorn.Config) -> socket.socket:
    """The socket to listen on. The system keeps little for a client that does not read, and cuts it off after a while."""
    try:
        sock = socket.create_server((config.host, config.port), family=family_of(config.host), backlog=2048)
    except OSError as error:
        raise BadOption(
            f"Cannot listen on {config.host} port {config.port}: {error.strerror}; choose others with --host and --port."
        ) from None
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD_BYTES)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MS)
    sock.set_inheritable(True)
    return sock


def family_of(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


class TableServer(uvicorn.Server):
    """A server that says when it is ready, and ends when it is told to."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            end_in_time()
        super().handle_exit(sig, frame)


def check_settings() -> None:
    """What is wrong with the environment is said here once, before anything is done."""
    limits_factor()
    most_connections()
    check_contact()
    check_tracing()


def forget_after(guests: int | None, tables: int | None) -> None:
    """Tell the processes to come how many days they keep what nobody needs."""
    os.environ[FORGET_GUESTS] = checked_days("--forget-guests", guests)
    os.environ[FORGET_TABLES] = checked_days("--forget-tables", tables)


def run(host: str, port: int, workers: int, url: str, ready: Callable[[str], None], thinking: bool = True) -> None:
    """Serve until told to stop; SIGTERM lets what was decided become durable and tells clients to come back.

    `ready` gets the address when the database has been opened and connections are taken.
    """
    if workers > 1 and not url.startswith("postgresql"):
        raise BadOption("Several workers need PostgreSQL: give --database postgresql://..., or leave --workers at 1.")
    if not thinking and not url.startswith("postgresql"):
        raise BadOption("Only servers on PostgreSQL can leave thinking to others: give --database postgresql://...")
    start_log()
    raise_file_limit()
    check_settings()
    os.environ[DATABASE], os.environ[PROCESSES], os.environ[NO_THINKING] = url, str(workers), "" if thinking else "1"
    if workers > 1:
        # What is wrong with the database is said here once, not by every worker again and again.
        open_store(url, "first").close()
    config = configuration(host, port, workers)
    sock = listening(config)
    address = f"http://{config.host}:{sock.getsockname()[1]}"
    if workers > 1:
        ready(address)
        Workers(config, sockets=[sock]).run()
    else:
        # When all is done uvicorn raises the signal again that ended it.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
        TableServer(config, lambda: ready(address)).run(sockets=[sock])
