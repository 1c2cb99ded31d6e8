"""Brings a database to the newest version of its tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from tenfold.core.errors import BadOption

MIGRATIONS = Path(__file__).parent / "migrations"
VERSION_TABLE = "tenfold_version"


def migrate(connection: Connection) -> None:
    """Run what is missing, inside the transaction of the connection."""
    config = configured(connection=connection, version_table=VERSION_TABLE)
    refuse_newer(version(connection), ScriptDirectory.from_config(config))
    command.upgrade(config, "head")


def configured(**attributes: Any) -> Config:
    config = Config(attributes=attributes)
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def newest_version() -> str | None:
    """The version of the tables that this program knows."""
    return ScriptDirectory.from_config(configured()).get_current_head()


def version(connection: Connection) -> str | None:
    return MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_revision()


def refuse_newer(found: str | None, known: ScriptDirectory) -> None:
    if found is not None and found not in {script.revision for script in known.walk_revisions()}:
        raise BadOption(
            f"The database was made by a newer version of Tenfold (tables of version {found}); "
            "update Tenfold, or restore an older backup into an empty folder or database."
        )


def check_version(connection: Connection) -> None:
    found, known = version(connection), newest_version()
    if found is None:
        raise BadOption("This is no database of Tenfold.")
    if found != known:
        raise BadOption(
            f"The database has tables of version {found}, and this Tenfold knows those of version {known}; "
            "use the Tenfold that serves it, or start the server of this one, which brings them up to date."
        )
