"""Hints at tables: thought out where bots think, from what the seat sees and nothing else."""

from __future__ import annotations

from tenfold.bots.advice import ADVISER, Hint, gives_hints, hints_are_ready
from tenfold.server.live.room import Room
from tenfold.server.thinking.thinkers import Thinkers
from tenfold.server.thinking.thought import Crowded, Unwanted
from tenfold.table.commands import Person
from tenfold.table.moving import seat_to_advise
from tenfold.table.refused import Refused


async def hint_for(room: Room, thinkers: Thinkers, person: Person) -> Hint:
    """What the adviser would do in this person's place; raises a TenfoldError where there is no hint."""
    async with room.lock:
        await room.be_current()
        table = room.table
        seat = seat_to_advise(table, person)
        assert table.session is not None
        view, legal, turn = table.session.position.view(seat), table.session.legal(), table.turn
    check_adviser(table.plan.game)
    who = thinkers.on_behalf_of(person.guest, table.id)
    try:
        advice, brief = await thinkers.advise(
            table.game, f"hint {turn}", view, list(legal), who, lambda: room.table.turn == turn
        )
    except Unwanted:
        raise Refused("stale", "The game has moved on, and with it the hint.") from None
    except Crowded as crowded:
        raise Refused("hints_busy", crowded.message) from None
    if advice is None:
        raise nobody()
    return Hint(turn, ADVISER, advice.best, advice.alternatives, brief)


def check_adviser(game: str) -> None:
    if not gives_hints(game):
        raise nobody()
    if not hints_are_ready(game):
        raise Refused("not_ready", "Whoever gives hints is just waking up; ask again in a moment.")


def nobody() -> Refused:
    return Refused("no_hints", "Nobody here can give hints for this game.")
