"""`tenfold serve`: tables over the network."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Annotated, Literal

from cyclopts import Parameter

from tenfold.cli.place import Place
from tenfold.core.errors import BadOption


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8010,
    data: Path | None = None,
    database: str | None = None,
    workers: int = 1,
    bot: Annotated[list[str] | None, Parameter(negative="")] = None,
    forget_guests: int | None = None,
    forget_tables: int | None = None,
    thinking: bool = True,
    log_format: Literal["text", "json"] = "text",
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
    bot
        A bot from a file, like ./mybot.py, that may sit at tables beside those that are installed.
    forget_guests
        Forget guests who have not been here for so many days; without it nobody is forgotten.
    forget_tables
        Remove tables where nothing has happened for so many days, unless somebody keeps their finished game.
    thinking
        Whether bots that search think here; if not, all of it is left to `tenfold think`, which needs PostgreSQL.
    log_format
        How the log is written, on standard error: as text, or an object of JSON in every line.
    open
        Also open the page in a browser.
    """
    from tenfold.bots.registry import bring
    from tenfold.server.logs import choose_log
    from tenfold.server.serve import DATABASE_FILE, database_url, forget_after, run

    if not 0 <= port <= 65_535:
        raise BadOption(f"There is no port {port}; ports are 0 to 65535.")
    if not 1 <= workers <= 64:
        raise BadOption("The number of workers is 1 to 64.")
    for place in bot or []:
        bring(place)
    forget_after(forget_guests, forget_tables)
    choose_log(log_format)
    folder = Place(data).folder
    file, say = folder / DATABASE_FILE, show if open else tell
    is_first = database is None and not os.path.exists(file)
    run(host, port, workers, database_url(database, folder), introducing(file, say) if is_first else say, thinking)
    return 0


def introducing(database: Path, say: Callable[[str], None]) -> Callable[[str], None]:
    """At a first start: say what was made, and then where the server is."""
    from platformdirs import user_cache_path

    def ready(address: str) -> None:
        print(f"New: {database.resolve()} keeps all guests, tables and games; --data names another folder.")
        print(f"What is compiled goes to {user_cache_path('tenfold')}; whoever deletes it loses nothing but time.")
        say(address)

    return ready


def tell(address: str) -> None:
    print(f"Tenfold is at {address}", flush=True)


def show(address: str) -> None:
    """Tell, and open a browser; one that runs in the terminal would hold the server up, were it waited for."""
    import webbrowser

    tell(address)
    Thread(target=webbrowser.open, args=(address,), daemon=True).start()
