"""What somebody may do who learns at a table: go back a step, read on, and have no more of it."""

from __future__ import annotations

from tenfold.core.teaching import Teacher
from tenfold.table.commands import Back, Onward, Person, Skip
from tenfold.table.entries import LessonSkipped, WentBack, WentOn
from tenfold.table.refused import Refused
from tenfold.table.standing import own_seat_in_play
from tenfold.table.table import Table


def taught(table: Table, person: Person) -> Teacher:
    """The teacher of this person."""
    seat = own_seat_in_play(table, person)
    if table.teacher is None or table.teacher.silent or seat != table.teacher.seat:
        raise Refused("no_lesson", "There is no lesson at this table; open one from home.")
    return table.teacher


def back(table: Table, person: Person, command: Back) -> WentBack:
    teacher = taught(table, person)
    if not teacher.before:
        raise Refused("first_step", "This is the first step of the lesson; there is none before it.")
    return WentBack(teacher.before[-1].actions)


def onward(table: Table, person: Person, command: Onward) -> WentOn:
    if not taught(table, person).speaks:
        raise Refused("nothing_more", "The teacher has said everything for now; go on with the game.")
    return WentOn()


def skip(table: Table, person: Person, command: Skip) -> LessonSkipped:
    taught(table, person)
    return LessonSkipped()
