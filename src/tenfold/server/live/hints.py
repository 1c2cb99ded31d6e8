"""Hints at tables: thought out where bots think, from what the seat sees and nothing else."""

from __future__ import annotations

from typing import Any, NamedTuple

from tenfold.bots.advice import ADVISER, Hint, Known, gives_hints, known, seed_of
from tenfold.core.game import AnyGame
from tenfold.server.live.room import Room
from tenfold.server.thinking.thinkers import Thinkers
from tenfold.server.thinking.thought import Crowded, Unwanted
from tenfold.table.commands import Person
from tenfold.table.moving import seat_to_advise
from tenfold.table.refused import Refused


class Decision(NamedTuple):
    """What somebody has to decide: the table after the sequence `turn`, as they see it."""

    game: AnyGame
    turn: int
    view: Any
    legal: list[str]


async def decision_of(room: Room, person: Person) -> Decision:
    """Of whoever may ask for a hint now; raises a TenfoldError for all others."""
    async with room.lock:
        await room.be_current()
        table = room.table
        seat = seat_to_advise(table, person)
        assert table.session is not None
        return Decision(table.game, table.turn, table.session.position.view(seat), list(table.session.legal()))


async def known_for(room: Room, person: Person) -> Known:
    """What a device needs to think this person's hint by itself."""
    decision = await decision_of(room, person)
    if not gives_hints(decision.game.name):
        raise nobody()
    return known(decision.game, decision.turn, decision.view)


async def hint_for(room: Room, thinkers: Thinkers, person: Person) -> Hint:
    """What the adviser would do in this person's place; raises a TenfoldError where there is no hint."""
    game, turn, view, legal = await decision_of(room, person)
    check_adviser(thinkers, game.name)
    who = thinkers.on_behalf_of(person.guest, room.table.id)
    try:
        advice, brief = await thinkers.advise(game, seed_of(turn), view, legal, who, lambda: room.table.turn == turn)
    except Unwanted:
        raise Refused("stale", "The game has moved on, and with it the hint.") from None
    except Crowded as crowded:
        raise Refused("hints_busy", crowded.message) from None
    if advice is None:
        raise nobody()
    return Hint(turn, ADVISER, advice.best, advice.alternatives, brief)


def check_adviser(thinkers: Thinkers, game: str) -> None:
    if not gives_hints(game):
        raise nobody()
    if not thinkers.is_ready(ADVISER, game):
        raise Refused("not_ready", "Whoever gives hints is just waking up; ask again in a moment.")


def nobody() -> Refused:
    return Refused("no_hints", "Nobody here can give hints for this game.")
