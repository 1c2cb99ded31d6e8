"""The solo ladder: the levels that a guest has beaten, wherever they come from."""

from __future__ import annotations

from typing import Any

from tenfold.bots.contract import Budget
from tenfold.bots.registry import find_bot
from tenfold.client import Server
from tenfold.core.registry import find_game
from tenfold.table.commands import Start
from tests.server.live import Live
from tests.server.visiting import FAST, Party, awaited

MANY = 20


async def plays_alone(party: Party, guest: Server, **more: Any) -> bool:
    """Play a solo game as the careful bot would; whether it was won."""
    game = find_game("ten")
    choose = find_bot("careful", "ten").sit(game, "any", Budget())
    table = (await guest.open_table("ten", {"players": 1, "level": 4}, house=FAST, **more)).table.id
    await guest.do(table, Start())
    seat = await party.at(guest, table)
    async for turn in seat.turns():
        await seat.move(choose(turn.view, turn.legal))
    assert seat.outcome is not None
    return 0 in seat.outcome.winners


@awaited
async def test_t11_10_whoever_beats_a_level_keeps_it_on_every_device(live: Live) -> None:
    async with Party(live.url) as party:
        [anna, ben] = await party.guests("Anna", "Ben")
        for _ in range(MANY):
            assert await anna.my_ladder() == {}
            if await plays_alone(party, anna):
                break
        assert await anna.my_ladder() == {"ten": [4]}
        assert await anna.my_achievements() == {"ten": {"level": [4]}}
        async with Server(live.url, anna.token) as elsewhere:
            assert await elsewhere.my_ladder() == {"ten": [4]}
        assert await ben.my_ladder() == {}


@awaited
async def test_a_practice_game_earns_no_rank(live: Live) -> None:
    async with Party(live.url) as party:
        [anna] = await party.guests("Anna")
        for number in range(MANY):
            if await plays_alone(party, anna, seed=f"practice {number}"):
                break
        assert await anna.my_ladder() == {}
