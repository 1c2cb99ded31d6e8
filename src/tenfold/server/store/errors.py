"""What goes wrong with a database, in one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from tenfold.core.errors import BadOption, TenfoldError


class Unavailable(TenfoldError):
    """The database did not take or give it; as far as we know nothing was changed."""

    code = "unavailable"


@contextmanager
def unavailable() -> Iterator[None]:
    """Say of any trouble with the database that it may be tried again; a conflict is no trouble, it is an answer."""
    try:
        yield
    except IntegrityError:
        raise
    except SQLAlchemyError as trouble:
        raise Unavailable("The database is not available just now; try again in a moment.") from trouble


@contextmanager
def refused() -> Iterator[None]:
    """Say of trouble at the start why this database cannot be used."""
    try:
        yield
    except SQLAlchemyError as trouble:
        raise BadOption(f"The database cannot be used: {reason(trouble)}.") from trouble


def reason(trouble: SQLAlchemyError) -> str:
    """The first line of what the driver said."""
    said = str(trouble.orig if isinstance(trouble, DBAPIError) else trouble)
    return said.strip().partition("\n")[0].rstrip(".")
