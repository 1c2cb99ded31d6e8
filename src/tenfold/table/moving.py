"""The game itself: moves, hints, and the bot that plays for somebody."""

from __future__ import annotations

from typing import Any

from tenfold.core.game import Position
from tenfold.table.commands import Concede, Move, Person, TakeBack
from tenfold.table.entries import Moved, TakenBack, TakenOver, Why
from tenfold.table.refused import Refused
from tenfold.table.standing import own_seat_in_play
from tenfold.table.table import Table


def move(table: Table, person: Person, command: Move) -> Moved:
    seat = own_seat_in_play(table, person)
    if command.after < table.turn:
        raise Refused("stale", "The game has moved on since what you saw; look again and decide anew.")
    check_turn(table, seat)
    assert table.session is not None
    if len(command.actions) > 1 or command.actions[0] not in table.session.legal():
        check_actions(table.session.position, seat, command.actions)
    return Moved(seat, command.actions)


def check_turn(table: Table, seat: int) -> None:
    """It is the turn of this seat's own guest."""
    if table.chairs[seat].bot is not None:
        raise Refused("bot_plays", "A bot plays for you; take your seat back first.")
    if table.to_act != seat:
        raise Refused("not_your_turn", "It is not your turn.")


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


def seat_to_advise(table: Table, person: Person) -> int:
    """Who may ask for a hint: whoever must decide, among bots always, among people where the host allows it."""
    seat = own_seat_in_play(table, person)
    if table.plan.deal is not None:
        raise Refused("no_hints", "Others play this deal, too: there are no hints for it.")
    if not table.house.hints and any(chair.guest not in (None, person.guest) for chair in table.chairs):
        raise Refused("no_hints", "Other people play here: there are hints only where the host allows them.")
    check_turn(table, seat)
    return seat


def concede(table: Table, person: Person, command: Concede) -> TakenOver:
    return hand_over(table, own_seat_in_play(table, person), "conceded")


def hand_over(table: Table, seat: int, why: Why) -> TakenOver:
    """Let the stand-in play a seat."""
    if table.chairs[seat].bot is not None:
        raise Refused("bot_plays", "A bot plays this seat already.")
    return TakenOver(seat, table.house.stand_in, why)


def take_back(table: Table, person: Person, command: TakeBack) -> TakenBack:
    seat = own_seat_in_play(table, person)
    if table.chairs[seat].bot is None:
        raise Refused("no_bot", "You play your seat yourself.")
    if table.to_act == seat and table.late == table.turn:
        raise Refused("late", "Your time for this decision is over; the bot makes it, then take your seat back.")
    return TakenBack(seat)
