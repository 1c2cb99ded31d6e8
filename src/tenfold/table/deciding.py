"""Who may do what at a table: a command becomes the happening that is to be logged, or a refusal in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenfold.table.chatting import mute, say
from tenfold.table.commands import (
    AddBot,
    Again,
    AnyCommand,
    Back,
    Change,
    Commit,
    Concede,
    Hold,
    Kick,
    Leave,
    Move,
    Mute,
    Nudge,
    Onward,
    Person,
    Rematch,
    Remove,
    Reorder,
    Reveal,
    Say,
    Share,
    Sit,
    Skip,
    Start,
    TakeBack,
    Unbar,
)
from tenfold.table.dealing import commit, reveal, start
from tenfold.table.entries import What
from tenfold.table.kicking import check_not_barred, kick, unbar
from tenfold.table.learning import back, onward, skip
from tenfold.table.moving import concede, move, take_back
from tenfold.table.nudging import nudge
from tenfold.table.refused import Refused
from tenfold.table.rematch import again, rematch
from tenfold.table.seating import add_bot, change, hold, leave, remove, reorder, sit
from tenfold.table.sharing import share
from tenfold.table.standing import check_open
from tenfold.table.table import Table

LONGEST_LOG_ENTRIES = 20_000


def decide(table: Table, person: Person, command: AnyCommand) -> What:
    """What happens when this person asks this; raises a TenfoldError where the answer is no. A game may always be finished."""
    check_not_barred(table, person.guest)
    check_open(table)
    if table.head >= LONGEST_LOG_ENTRIES and not isinstance(command, Move):
        raise Refused("full", "This table has a very long history; go on at another one.")
    return DECIDED[type(command)](table, person, command)


DECIDED: dict[type, Callable[[Table, Person, Any], What]] = {
    Sit: sit,
    Leave: leave,
    AddBot: add_bot,
    Hold: hold,
    Remove: remove,
    Reorder: reorder,
    Change: change,
    Commit: commit,
    Start: start,
    Reveal: reveal,
    Move: move,
    Concede: concede,
    TakeBack: take_back,
    Back: back,
    Onward: onward,
    Skip: skip,
    Say: say,
    Mute: mute,
    Kick: kick,
    Unbar: unbar,
    Nudge: nudge,
    Again: again,
    Rematch: rematch,
    Share: share,
}
