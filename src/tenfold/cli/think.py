"""`tenfold think`: a machine that thinks for the servers of a PostgreSQL database."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import Parameter

from tenfold.core.errors import BadOption

MOST_PLACES = 1024


def think(
    *,
    database: str,
    places: int | None = None,
    bot: Annotated[list[str] | None, Parameter(negative="")] = None,
    log_format: Literal["text", "json"] = "text",
) -> int:
    """Think for the servers of a PostgreSQL database: bots that search, hints and reviews, and no tables.

    Parameters
    ----------
    database
        The PostgreSQL database of the servers, as postgresql://user:password@host/name.
    places
        How many searches at once; usually one for each core.
    bot
        A bot from a file, like ./mybot.py, as the servers have it.
    log_format
        How the log is written, on standard error: as text, or an object of JSON in every line.
    """
    from tenfold.bots.registry import bring
    from tenfold.server.logs import choose_log, start_log
    from tenfold.server.thinking.shared.program import think as think_for
    from tenfold.server.thinking.thinkers import cores

    at_once = cores() if places is None else places
    if not 1 <= at_once <= MOST_PLACES:
        raise BadOption(f"The number of places is 1 to {MOST_PLACES}.")
    for place in bot or []:
        bring(place)
    choose_log(log_format)
    start_log()
    think_for(database, at_once, lambda url: print(f"Tenfold thinks for {url}, {at_once} at a time", flush=True))
    return 0
