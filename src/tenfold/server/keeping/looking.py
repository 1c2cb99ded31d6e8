"""What those who run a server may look at: guests, tables, and what was said there."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from sqlalchemy import bindparam, func, select

from tenfold.core.errors import BadOption
from tenfold.server.store import Listed, Store
from tenfold.server.store.listing import LISTED, T, shown
from tenfold.server.store.schema import GUESTS, SEATS
from tenfold.table.entries import Said, read_entry

G = GUESTS.c
SEATED = select(func.count()).where(SEATS.c.guest_id == G.id).scalar_subquery()
GUEST = select(G.id, G.name, G.created, SEATED)
ONE = GUEST.where(G.id == bindparam("id"))
NEWEST = LISTED.order_by(T.touched.desc()).limit(bindparam("limit"))


class GuestFound(msgspec.Struct, frozen=True):
    """A guest, when they came, and at how many tables they sit."""

    id: str
    name: str
    created: int
    tables: int


class Line(msgspec.Struct, frozen=True):
    """Something said at a table."""

    seq: int
    at: int
    guest: str
    name: str
    text: str


def guests_found(store: Store, part: str, limit: int) -> list[GuestFound]:
    """Those whose name has this in it, or whose id it is, newest first."""
    wanted = GUEST.where(G.name.icontains(part, autoescape=True) | (G.id == part))
    return [GuestFound(*found) for found in store.database.read(wanted.order_by(G.created.desc()).limit(limit), {})]


def tables_found(store: Store, guest: str | None, limit: int) -> list[Listed]:
    """Those where a guest sits, or all, newest first."""
    return store.tables_of(guest, limit) if guest else shown(store.database.read(NEWEST, {"limit": limit}))


def table_found(store: Store, name: str) -> Listed:
    """A table by its id or its code."""
    found = store.listed(store.table_with_code(name.upper()) or name)
    if found is None:
        raise BadOption(f"There is no table {name!r}; tenfold admin tables lists them.")
    return found


def guest_found(store: Store, guest: str) -> GuestFound:
    for found in store.database.read(ONE, {"id": guest}):
        return GuestFound(*found)
    raise BadOption(f"There is no guest {guest!r}; tenfold admin guests finds the id of a name.")


def chat_of(store: Store, table: str) -> list[Line]:
    lines = []
    for row in store.log_after(table, 0):
        with suppress(msgspec.DecodeError):
            what = read_entry(row.entry).what
            if isinstance(what, Said):
                lines.append(Line(row.seq, row.at, what.guest, what.name, what.text))
    return lines
