"""`tenfold serve`: tables over the network."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from threading import Thread
from typing import Annotated

from cyclopts import Parameter
from platformdirs import user_data_path

from tenfold.core.errors import BadOption


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8010,
    data: Path | None = None,
    database: str | None = None,
    workers: int = 1,
    open: Annotated[bool, Parameter(negative="")] = False,  # noqa: A002
) -> int:
    """Serve tables: people and bots play each other over the network, and nothing is ever lost.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 is all of them.
    port
        The port; 0 takes a free one.
    data
        The folder for the SQLite database.
    database
        A PostgreSQL database instead, as postgresql://user:password@host/name.
    workers
        How many processes; more than one needs PostgreSQL.
    open
        Also open the page in a browser.
    """
    from tenfold.server.serve import database_url, run

    if not 0 <= port <= 65_535:
        raise BadOption(f"There is no port {port}; ports are 0 to 65535.")
    if not 1 <= workers <= 64:
        raise BadOption("The number of workers is 1 to 64.")
    url = database_url(database, data or user_data_path("tenfold"))
    run(host, port, workers, url, show if open else tell)
    return 0


def tell(address: str) -> None:
    print(f"Tenfold is at {address}", flush=True)


def show(address: str) -> None:
    """Tell, and open a browser; one that runs in the terminal would hold the server up, were it waited for."""
    tell(address)
    Thread(target=webbrowser.open, args=(address,), daemon=True).start()
