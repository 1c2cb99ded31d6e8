"""Who is to be told what, after something happened at a table: whoever is asked for something and does not look."""

from __future__ import annotations

import secrets

import msgspec

from tenfold.table.entries import Nudged, Wanted, What
from tenfold.table.table import Table

Addressed = tuple[str, str, str]


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a device is told: what happened at which table, and who did it. Never a card, and nothing that others may not know.

    `id` is what makes one message differ from the next.
    """

    kind: str
    table: str
    game: str
    name: str = ""
    id: str = msgspec.field(default_factory=lambda: secrets.token_hex(8))


def notes_after(table: Table, what: What, acted: int | None) -> list[Addressed]:
    """Guests, the kind of note and who caused it; `acted` is the seat that had to decide before."""
    match what:
        case Nudged(seat, _, name):
            return to_seat(table, seat, "nudge", name)
        case Wanted(seat, True) if len([wants for wants in table.wants.values() if wants]) == 1:
            others = [at for at in range(len(table.chairs)) if at != seat and at not in table.wants]
            name = table.chairs[seat].name or ""
            return [note for other in others for note in to_seat(table, other, "rematch", name)]
        case _ if table.to_act is not None and table.to_act != acted:
            return to_seat(table, table.to_act, "turn", "")
    return []


def to_seat(table: Table, seat: int, kind: str, name: str) -> list[Addressed]:
    """Of a seat that its guest plays themselves."""
    chair = table.chairs[seat]
    alone = all(other.guest in (None, chair.guest) for other in table.chairs)
    if chair.guest is None or chair.bot is not None or chair.guest in table.barred or alone:
        return []
    return [(chair.guest, kind, name)]
