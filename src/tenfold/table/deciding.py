"""Who may do what at a table: a command becomes the happening that is to be logged, or a refusal in one sentence."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from tenfold.core.errors import AlreadyOver, BadOption, TenfoldError
from tenfold.core.game import Position
from tenfold.core.seal import entropy_commitment
from tenfold.table.commands import (
    AddBot,
    AnyCommand,
    Change,
    Commit,
    Concede,
    Hold,
    Leave,
    Move,
    Mute,
    Person,
    Rematch,
    Remove,
    Reorder,
    Reveal,
    Say,
    Sit,
    Start,
    TakeBack,
)
from tenfold.table.entries import (
    BotSat,
    Changed,
    Committed,
    Dealing,
    Held,
    Moved,
    Muted,
    Opened,
    Rematched,
    Reordered,
    Revealed,
    Said,
    Sat,
    Started,
    Stood,
    TakenBack,
    TakenOver,
    What,
    Why,
)
from tenfold.table.names import check_apart, checked_name
from tenfold.table.plan import Chair, Plan
from tenfold.table.table import Table

LONGEST_LOG = 20_000


class Refused(TenfoldError):
    """The table does not do it; `code` says why in a word."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def decide(table: Table, person: Person, command: AnyCommand) -> What:
    """What happens when this person asks this; raises a TenfoldError where the answer is no. A game may always be finished."""
    if table.head >= LONGEST_LOG and not isinstance(command, Move):
        raise Refused("full", "This table has a very long history; go on at another one.")
    return DECIDED[type(command)](table, person, command)


def in_lobby(table: Table) -> None:
    if table.status != "lobby":
        raise Refused("started", "The game has started; that can only be done before.")


def as_host(table: Table, person: Person) -> None:
    if person.guest != table.host:
        raise Refused("host_only", "Only the host of the table can do that.")


def own_seat(table: Table, person: Person) -> int:
    seat = table.seat_of(person.guest)
    if seat is None:
        raise Refused("not_seated", "You have no seat at this table; take a free one before the game starts.")
    return seat


def own_seat_in_play(table: Table, person: Person) -> int:
    seat = own_seat(table, person)
    if table.status in ("lobby", "dealing"):
        raise Refused("not_started", "The game has not started yet.")
    if table.status == "over":
        raise AlreadyOver("The game is over; ask for a rematch.")
    return seat


def chair_at(table: Table, seat: int) -> Chair:
    if seat >= len(table.chairs):
        raise BadOption(f"There is no seat {seat}; this table has the seats 0 to {len(table.chairs) - 1}.")
    return table.chairs[seat]


def sit(table: Table, person: Person, command: Sit) -> Sat:
    in_lobby(table)
    seat = seat_with_ticket(table, command.ticket) if command.ticket is not None else free_seat(table, person, command.seat)
    name = checked_name(person.name)
    check_apart(name, names_beside(table, seat, person.guest))
    return Sat(seat, person.guest, name)


def free_seat(table: Table, person: Person, seat: int | None) -> int:
    """The seat, if this person may take it without a ticket."""
    if seat is None:
        raise BadOption("Say which seat, or show the ticket of the seat that is held for you.")
    chair = chair_at(table, seat)
    if not chair.is_free:
        raise Refused("taken", "That seat is taken; choose a free one.")
    if chair.name is not None and person.guest != table.host:
        raise Refused("held", f"That seat is held for {chair.name}: open the link that the host sent, or choose another seat.")
    return seat


def seat_with_ticket(table: Table, ticket: str) -> int:
    for seat, chair in enumerate(table.chairs):
        if chair.ticket is not None and secrets.compare_digest(chair.ticket.encode(), ticket.encode()):
            return seat
    raise Refused("ticket", "No seat is held by this link any more; ask the host for another one, or choose a free seat.")


def names_beside(table: Table, seat: int | None, guest: str) -> list[str]:
    """The names at all seats but this one, also of those for whom one is held; a guest's own does not count."""
    others = [chair for at, chair in enumerate(table.chairs) if at != seat and chair.guest != guest]
    return [chair.name for chair in others if chair.name is not None]


def hold(table: Table, person: Person, command: Hold) -> Held:
    as_host(table, person)
    in_lobby(table)
    if not chair_at(table, command.seat).is_free:
        raise Refused("taken", "That seat is taken; free it first.")
    name = checked_name(command.name)
    check_apart(name, names_beside(table, command.seat, guest=""))
    return Held(command.seat, name, new_id())


def leave(table: Table, person: Person, command: Leave) -> Stood | TakenOver:
    if table.status == "lobby":
        return Stood(own_seat(table, person))
    return hand_over(table, own_seat_in_play(table, person), "left")


def concede(table: Table, person: Person, command: Concede) -> TakenOver:
    return hand_over(table, own_seat_in_play(table, person), "conceded")


def hand_over(table: Table, seat: int, why: Why) -> TakenOver:
    """Let the stand-in play a seat."""
    if table.chairs[seat].bot is not None:
        raise Refused("bot_plays", "A bot plays this seat already.")
    return TakenOver(seat, table.house.stand_in, why)


def add_bot(table: Table, person: Person, command: AddBot) -> BotSat:
    as_host(table, person)
    in_lobby(table)
    if chair_at(table, command.seat).guest is not None:
        raise Refused("taken", "A guest sits there; remove them first.")
    return BotSat(command.seat, command.bot)


def remove(table: Table, person: Person, command: Remove) -> Stood | TakenOver:
    as_host(table, person)
    chair = chair_at(table, command.seat)
    if table.status == "lobby":
        return Stood(command.seat)
    if table.status != "playing" or chair.guest is None:
        raise Refused("started", "The game has started: only a guest's seat can be given to a bot now.")
    return hand_over(table, command.seat, "host")


def reorder(table: Table, person: Person, command: Reorder) -> Reordered:
    as_host(table, person)
    in_lobby(table)
    if sorted(command.order) != list(range(len(table.chairs))):
        raise BadOption(f"An order names every seat from 0 to {len(table.chairs) - 1} once.")
    return Reordered(command.order)


def change(table: Table, person: Person, command: Change) -> Changed:
    as_host(table, person)
    if table.status != "lobby" and command.house.clock != table.house.clock:
        raise Refused("started", "The clock can only be changed before the game.")
    return Changed(command.house)


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


def deal(table: Table) -> Started:
    """The game starts without whoever has not revealed by now."""
    if table.status != "dealing":
        raise Refused("started", "The game has started already.")
    return Started(table.unrevealed)


def move(table: Table, person: Person, command: Move) -> Moved:
    seat = own_seat_in_play(table, person)
    if command.after < table.turn:
        raise Refused("stale", "The game has moved on since what you saw; look again and decide anew.")
    if table.chairs[seat].bot is not None:
        raise Refused("bot_plays", "A bot plays for you; take your seat back first.")
    if table.to_act != seat:
        raise Refused("not_your_turn", "It is not your turn.")
    assert table.session is not None
    if len(command.actions) > 1 or command.actions[0] not in table.session.legal():
        check_actions(table.session.position, seat, command.actions)
    return Moved(seat, command.actions)


def check_actions(position: Position[Any], seat: int, actions: list[str]) -> None:
    """All of them can be done, one after the other, by this seat.

    Only what goes on with the same move may follow, as the steps of a payment do. Whether any other action can be done may hang
    on a card that the one before it turns up, and a refusal would be a look at that card for nothing: so it is always the same.
    """
    *before, last = actions
    if before:
        position = position.copy()
    for action in before:
        position.apply(action)
        if position.to_act != seat or not position.game.goes_on(position.state):
            raise Refused("separate", f"The move ends with {action[:40]!r}; send what follows by itself.")
    position.understand(last)


def take_back(table: Table, person: Person, command: TakeBack) -> TakenBack:
    seat = own_seat_in_play(table, person)
    if table.chairs[seat].bot is None:
        raise Refused("no_bot", "You play your seat yourself.")
    if table.to_act == seat and table.late == table.turn:
        raise Refused("late", "Your time for this decision is over; the bot makes it, then take your seat back.")
    return TakenBack(seat)


def say(table: Table, person: Person, command: Say) -> Said:
    if person.guest in table.muted:
        raise Refused("muted", "The host has muted you at this table.")
    if table.seat_of(person.guest) is None and person.guest != table.host and not table.house.watchers:
        raise Refused("not_seated", "Only those who sit here can speak at this table.")
    text = command.text.strip()
    if not text or not all(letter.isprintable() or letter.isspace() for letter in text):
        raise BadOption("A message needs visible characters.")
    return Said(person.guest, spoken_name(table, person), " ".join(text.split()))


def spoken_name(table: Table, person: Person) -> str:
    """The seated speak by the name that they sat down with; others by one that nobody takes for a seated one's."""
    seat = table.seat_of(person.guest)
    if seat is not None:
        return table.chairs[seat].name or person.name
    name = checked_name(person.name)
    check_apart(name, names_beside(table, None, person.guest))
    return name


def mute(table: Table, person: Person, command: Mute) -> Muted:
    as_host(table, person)
    if not is_known(table, command.guest):
        raise Refused("not_here", "This guest has not sat, spoken or done anything at this table, so there is nobody to mute.")
    return Muted(command.guest, command.muted)


def is_known(table: Table, guest: str) -> bool:
    """Whether somebody has, or had, something to do with this table."""
    had_seats = {chair.guest for chair in [*table.plan.chairs, *table.chairs]}
    return guest in had_seats | table.muted or any(entry.by == guest for entry in table.log)


def rematch(table: Table, person: Person, command: Rematch) -> Rematched:
    own_seat(table, person)
    if table.status != "over":
        raise Refused("not_over", "A rematch can be had when this game is over.")
    if table.next is not None:
        raise Refused("rematched", "There is a rematch already; go there.")
    return Rematched(new_id())


def new_id() -> str:
    """An id that nobody guesses."""
    return secrets.token_urlsafe(16)


def rotated(table: Table, host: str, code: str, nonce: str) -> Opened:
    """The opening of a rematch: everyone one seat further, bots where bots were, deck and clock as before."""
    chairs = [table.chairs[seat - 1] for seat in range(len(table.chairs))]
    fresh = [Chair(guest=chair.guest, name=chair.name, bot=None if chair.guest else chair.bot) for chair in chairs]
    plan = Plan(game=table.plan.game, rules=table.plan.rules, options=table.plan.options, house=table.house, chairs=fresh)
    return Opened(plan=plan, host=host, code=code, nonce=nonce, previous=table.id, seal=2)


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
    Say: say,
    Mute: mute,
    Rematch: rematch,
}
