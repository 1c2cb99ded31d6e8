"""A bot at a web table: `python example_client.py http://127.0.0.1:8010 CODE`. It takes the first free seat and plays the game.

Any player will do in place of `choose`: it gets the view of its seat and the actions that are legal, and names one of them.
"""

import asyncio
import random
import sys
from contextlib import suppress

from tenfold.client import Server, Turn
from tenfold.client.errors import NotDone
from tenfold.table.commands import Sit


def choose(turn: Turn) -> str:
    return random.choice(turn.legal)


async def play(url: str, code: str) -> None:
    async with await Server.arrive(url, "Example bot") as server:
        table = await server.find(code)
        async with server.at(table) as seat:
            free = next(number for number, chair in enumerate(seat.table.seats) if chair.is_ == "open")
            await seat.do(Sit(free))
            with suppress(NotDone):  # The game may have started already.
                await seat.commit()
            async for turn in seat.turns():
                await seat.move(choose(turn))
            print("It is over:", seat.outcome)
            print("The deal is proven:", seat.check(await server.record(table)).proven)


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:3]))
