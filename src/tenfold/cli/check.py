"""`tenfold check`: whether everything in a database is right."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from tenfold.cli.place import HERE, Place


def check(file: Path | None = None, *, where: Place = HERE, json: Annotated[bool, Parameter(negative="")] = False) -> int:
    """Read a server's whole database, or a backup, play every log again, and say what is wrong; servers may run meanwhile.

    The exit status is 0 if nothing is wrong and 1 if something is.

    Parameters
    ----------
    file
        A backup to look at instead.
    where
        Which database.
    json
        Print one JSON object.
    """
    from tenfold.cli.output.keeping import print_json, print_words
    from tenfold.server.keeping.report import report

    found = report(where.url if file is None else f"sqlite:///{file.resolve()}")
    return print_json(found) if json else print_words(found)
