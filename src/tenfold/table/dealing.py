"""From the lobby to the game: entropy is committed to and revealed, and the cards are dealt."""

from __future__ import annotations

from tenfold.core.errors import BadOption
from tenfold.core.seal import entropy_commitment
from tenfold.table.commands import Commit, Person, Reveal, Start
from tenfold.table.entries import Committed, Dealing, Revealed, Started
from tenfold.table.refused import Refused
from tenfold.table.standing import as_host, in_lobby, own_seat
from tenfold.table.table import Table


def commit(table: Table, person: Person, command: Commit) -> Committed:
    in_lobby(table)
    seat = own_seat(table, person)
    if not table.plan.sealed:
        raise Refused("not_sealed", "This is a practice table; its deck takes no entropy.")
    if any(chair.commitment == command.commitment for n, chair in enumerate(table.chairs) if n != seat):
        raise Refused("copied", "Another seat has committed to the same; commit to entropy of your own.")
    return Committed(seat, command.commitment)


def reveal(table: Table, person: Person, command: Reveal) -> Revealed:
    seat = own_seat(table, person)
    if table.status == "lobby":
        raise Refused("not_started", "Entropy is revealed when the host has started the game, not before.")
    if table.status != "dealing":
        raise Refused("started", "The game has started; entropy can only be revealed before.")
    if not command.entropy.isprintable():
        raise BadOption("Entropy is a text of visible characters.")
    if entropy_commitment(table.id, command.entropy) != table.chairs[seat].commitment:
        raise Refused("misfit", "That is not what your seat committed to; reveal the very text whose commitment you sent.")
    return Revealed(seat, command.entropy)


def start(table: Table, person: Person, command: Start) -> Started | Dealing:
    as_host(table, person)
    in_lobby(table)
    if any(chair.is_free for chair in table.chairs):
        raise Refused("not_full", "There are free seats; wait for guests or seat bots there.")
    return Dealing() if table.unrevealed else Started()


def start_itself(table: Table) -> Started | Dealing:
    """A rematch starts that all have agreed on."""
    if not table.starts_itself:
        raise Refused("started", "This game has started already, or waits for its host.")
    return Dealing() if table.unrevealed else Started()


def deal(table: Table) -> Started:
    """The game starts without whoever has not revealed by now."""
    if table.status != "dealing":
        raise Refused("started", "The game has started already.")
    return Started(table.unrevealed)
