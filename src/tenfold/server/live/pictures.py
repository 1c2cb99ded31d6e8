"""Results as pictures, for those who may see them: drawn off the event loop, one at a time, and the last ones are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Literal

import msgspec

from tenfold.core.extras import require
from tenfold.core.pictures import draw_result
from tenfold.core.record import Record
from tenfold.drawing.pixels import EXTRA, to_png
from tenfold.server.live.looking import check_may_look
from tenfold.table.refused import Refused

if TYPE_CHECKING:
    from tenfold.server.live.hall import Hall

MOST_KEPT_BYTES = 16 << 20

Form = Literal["png", "svg"]


class Wanted(msgspec.Struct, frozen=True):
    """Which picture: without `names` it says "Player 1"."""

    table: str
    form: Form
    language: str
    names: bool


class Pictures:
    """What a finished game was like never changes, so a picture that is kept stays right; who may see it is asked each time."""

    def __init__(self) -> None:
        self.kept: OrderedDict[Wanted, bytes] = OrderedDict()
        self.bytes = 0
        self.drawing = asyncio.Lock()

    async def result(self, hall: Hall, wanted: Wanted, guest: str | None) -> bytes:
        """The picture of a finished game, if this guest may look at it."""
        if wanted.form == "png":
            require(EXTRA, "A PNG")
        record = await finished_record(hall, wanted.table, guest)
        async with self.drawing:
            if wanted not in self.kept:
                self.keep(wanted, await asyncio.to_thread(drawn, record, wanted))
            self.kept.move_to_end(wanted)
            return self.kept[wanted]

    def keep(self, wanted: Wanted, picture: bytes) -> None:
        self.kept[wanted] = picture
        self.bytes += len(picture)
        while self.bytes > MOST_KEPT_BYTES and len(self.kept) > 1:
            self.bytes -= len(self.kept.popitem(last=False)[1])


async def finished_record(hall: Hall, table: str, guest: str | None) -> Record:
    room = await hall.room(table)
    async with room.lock:
        await room.be_current()
        check_may_look(room.table, guest)
        if room.table.session is None or not room.table.over:
            raise Refused("not_over", "There is a picture of the result when the game is over.")
        return room.table.session.log


def drawn(record: Record, wanted: Wanted) -> bytes:
    svg = draw_result(record, names=record.names if wanted.names else None, language=wanted.language)
    return svg.encode() if wanted.form == "svg" else to_png(svg)
