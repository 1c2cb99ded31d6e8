"""`tenfold backup`: all of a server's database in one file, while it runs."""

from __future__ import annotations

from pathlib import Path

from tenfold.cli.place import HERE, Place
from tenfold.core.errors import BadOption

SAMPLE = 100


def backup(place: Path, *, where: Place = HERE, keep: int | None = None, sample: int = SAMPLE) -> int:
    """Back up a server's database while people play: its state of one moment, in one file, looked at before it counts.

    The exit status is 0 if all is well, and 1 if the backup is a true copy, but something was wrong in the database before.

    Parameters
    ----------
    place
        The file to write, or a folder, where it is named after the time; a name without an ending is that of a folder.
    where
        Which database.
    keep
        In a folder, remove all of these backups but the newest so many.
    sample
        Of how many tables, drawn at random, the logs are played again from the backup.
    """
    from tenfold.cli.output.keeping import print_backup
    from tenfold.server.keeping.backup import back_up, is_folder

    if keep is not None and (keep < 1 or not is_folder(place)):
        raise BadOption("--keep takes a number from 1 on, and a folder to keep backups in.")
    if sample < 0:
        raise BadOption("--sample takes a number from 0 on.")
    return print_backup(back_up(where.url, place, sample, keep))
