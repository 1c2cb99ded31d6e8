"""Tables with a guided first game: opened under way, and found again by whoever left off there."""

from __future__ import annotations

import asyncio

import msgspec

from tenfold.bots.registry import usual_bot
from tenfold.core.errors import BadOption
from tenfold.core.lesson import Lesson, readable_lesson
from tenfold.core.registry import find_game
from tenfold.server.http.shown import seats_in
from tenfold.server.live.hall import Hall
from tenfold.server.live.plans import ForBot, Held, NewTable, Open, plan_of
from tenfold.server.live.room import Room
from tenfold.server.store import Listed
from tenfold.table.commands import Person, Start
from tenfold.table.plan import House, Plan
from tenfold.table.playable import Unplayable

PACE_MS = 900
# A lesson that was left lies among the newest tables of its guest.
NEWEST_TABLES = 30


async def lesson_room(hall: Hall, person: Person, game: str) -> Room:
    """Where this person learns the game; raises BadOption where there is no lesson."""
    lesson = readable_lesson(find_game(game))
    if lesson is None:
        raise BadOption(f"{find_game(game).title} has no lesson; open a table and play.")
    return await left_off(hall, person, game) or await begun(hall, person, lesson_plan(lesson, game, person))


async def begun(hall: Hall, person: Person, plan: Plan) -> Room:
    room = await hall.open_planned(person, plan)
    await room.do(person, Start(), None)
    return room


def lesson_plan(lesson: Lesson, game: str, person: Person) -> Plan:
    """Bots at all seats but the learner's; nobody watches."""
    rules = find_game(game)
    seats = rules.seats(rules.read_options(lesson.options))
    wishes: list[Open | Held | ForBot] = [Open() if seat == lesson.seat else ForBot(usual_bot(game)) for seat in range(seats)]
    new = NewTable(
        game=game,
        options=lesson.options,
        seats=wishes,
        seat=lesson.seat,
        house=House(watchers=False, pace=PACE_MS),
        seed=lesson.seed,
        fixed=lesson.fixed,
    )
    return msgspec.structs.replace(plan_of(new, person), lesson=True)


async def left_off(hall: Hall, person: Person, game: str) -> Room | None:
    """The newest table where this person still learns the game."""
    for listed in await asyncio.to_thread(hall.store.tables_of, person.guest, NEWEST_TABLES):
        if may_be_lesson(listed, game, person.guest) and (room := await still_taught(hall, listed.table)):
            return room
    return None


def may_be_lesson(listed: Listed, game: str, guest: str) -> bool:
    others = {seat.guest for seat in seats_in(listed)} - {guest, None}
    return listed.game == game and listed.status == "playing" and listed.aside is None and not others


async def still_taught(hall: Hall, table: str) -> Room | None:
    try:
        room = await hall.room(table)
    except Unplayable:
        return None
    teacher = room.table.teacher
    return room if teacher is not None and not teacher.silent and not teacher.finished else None
