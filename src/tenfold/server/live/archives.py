"""What people may still have of a table that is set aside: what it was, what happened there, its result and its record."""

from __future__ import annotations

from tenfold.server.live.hall import Hall
from tenfold.server.live.looking import check_may_look
from tenfold.server.live.reading import read_archive
from tenfold.table.messages import Snapshot
from tenfold.table.playable import Unplayable
from tenfold.table.refused import Refused


async def table_seen_by(hall: Hall, table: str, guest: str | None) -> Snapshot:
    """A table as somebody may see it, whether it can be played or not."""
    try:
        return await (await hall.room(table)).seen_by(guest)
    except Unplayable as error:
        archive, last = await read_archive(hall.store, table)
        check_may_look(archive, guest)
        return archive.seen_by(guest, error, last)


async def record_for(hall: Hall, table: str, guest: str | None) -> str:
    """The record of a finished game, whether it can be played again here or not."""
    try:
        return await (await hall.room(table)).record_for(guest)
    except Unplayable:
        archive, _ = await read_archive(hall.store, table)
        check_may_look(archive, guest)
        if not archive.over:
            raise Refused("not_over", "The game was not finished; its record would give the deck away.") from None
        if not archive.has_record:
            raise
        return archive.record()
