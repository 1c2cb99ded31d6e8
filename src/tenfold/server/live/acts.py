"""What those who run the server decide, whichever program wrote it down: done to whoever and whatever is in this process."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tenfold.server.live.visitors import show_out
from tenfold.server.store import Act
from tenfold.server.store.neutral import Neutral, neutral_id

if TYPE_CHECKING:
    from tenfold.server.live.hall import Hall
    from tenfold.server.live.room import Room


class Acts:
    """Hears of them from the database, and does each once."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store
        self.done = self.store.last_act()
        hall.people.bans.know(self.store.bans(hall.clock.now()))

    async def hear(self) -> None:
        acts = await asyncio.to_thread(self.store.acts_after, self.done)
        if not acts:
            return
        self.hall.people.bans.know(await asyncio.to_thread(self.store.bans, self.hall.clock.now()))
        for act in acts:
            await self.carry_out(act)
            self.done = act.number
        self.hall.visitors.show_out_banned()

    async def carry_out(self, act: Act) -> None:
        if act.act == "rename":
            self.hall.visitors.show_out(act.what)
        elif act.act == "remove":
            await self.take_away(act.what)
        elif act.act in ("unsay", "close"):
            await self.hall.read_on(act.what)
        elif act.act == "erase":
            await self.forget_person(act.what)

    async def take_away(self, table: str) -> None:
        """A table was removed: what its room is still doing is ended, and what it wrote meanwhile goes too."""
        room = self.hall.rooms.get(table)
        self.hall.forget(table)
        if room is not None:
            await bring_to_rest(room)
            await asyncio.to_thread(self.store.remove_again, table)

    async def forget_person(self, neutral: str) -> None:
        """A guest is no more: they are shown out, and so is for a moment everybody at tables that know them."""
        self.hall.visitors.show_out_erased(neutral)
        for room in list(self.hall.rooms.values()):
            for guest in room.table.people():
                if neutral_id(guest) == neutral:
                    await self.make_anew(room, guest)

    async def make_anew(self, room: Room, guest: str) -> None:
        """What a room has still written of somebody is taken out, too; then it is read again by whoever comes."""
        table = room.table.id
        await bring_to_rest(room)
        await asyncio.to_thread(self.store.write_anew, table, Neutral(guest, []))
        if await asyncio.to_thread(self.store.listed, table) is None:
            await asyncio.to_thread(self.store.remove_again, table)
        if self.hall.rooms.get(table) is room:
            del self.hall.rooms[table]
        for connection in room.connections:
            show_out(connection)


async def bring_to_rest(room: Room) -> None:
    """Nothing more begins there, and what it has decided is in the log."""
    room.pending.stop_clock()
    room.chores.cancel()
    await room.settled.wait()
