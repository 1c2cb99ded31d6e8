"""Aid over a real socket: for those who ask, beside the view."""

from __future__ import annotations

from tests.server.live import Live
from tests.server.visiting import Party, awaited


@awaited
async def test_who_asks_for_aid_gets_it_and_nobody_else(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben")
        table = await party.game(*guests)
        anna, ben = [await party.wire_of(guest, table) for guest in guests]
        await anna.send(type="join", aid=True)
        shown = await anna.next_of("snapshot")
        assert "aid" not in await ben.join()
        assert list(shown["aid"]["why_not"]) == ["take numbers", "take currency"]
        news = await anna.ask({"do": "move", "actions": ["draw"], "after": shown["seq"]})
        assert news["aid"]["next_card"]["deck"] == news["view"]["deck"]
        assert "aid" not in await ben.next_of("news")
