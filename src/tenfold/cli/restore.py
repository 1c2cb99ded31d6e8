"""`tenfold restore`: a backup becomes the contents of a database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from tenfold.cli.place import HERE, Place


def restore(file: Path, *, where: Place = HERE, replace: Annotated[bool, Parameter(negative="")] = False) -> int:
    """Put a backup into a database, SQLite or PostgreSQL, whichever it was made from; end its servers first.

    Parameters
    ----------
    file
        The backup.
    where
        Which database.
    replace
        Throw away what is in the database now.
    """
    from tenfold.cli.output.keeping import print_restored
    from tenfold.server.keeping import restore as keeping

    if where.database is None:
        where.folder.mkdir(parents=True, exist_ok=True)
    return print_restored(keeping.restore(file, where.url, replace))
