"""Who may sit where, and under which name."""

from __future__ import annotations

import pytest

from tenfold.table import deciding
from tenfold.table.commands import Hold, Person, Remove, Reorder, Say, Sit
from tenfold.table.entries import Said, Sat
from tenfold.table.plan import Chair
from tests.table.seating import ANNA, BEN, CARA, code_for, do, full, opened, refusal, replayed


def test_a_held_seat_is_for_whoever_has_its_ticket_and_for_the_host() -> None:
    table = opened(chairs=[Chair(), Chair(name="Ben", ticket="secret")])
    for impostor in (CARA, BEN, Person("thief", "Ben")):
        assert code_for(table, impostor, Sit(1)) == "held"
        assert code_for(table, impostor, Sit(1, "guess")) == "ticket"
    assert deciding.decide(table, ANNA, Sit(1)) == Sat(1, "anna", "Anna")
    do(table, Person("ben", "Benjamin"), Sit(ticket="secret"))
    assert table.seat_of("ben") == 1
    assert code_for(table, CARA, Sit(ticket="secret")) == "ticket"


def test_a_held_seat_of_an_old_log_is_for_the_host_alone() -> None:
    table = opened(chairs=[Chair(), Chair(name="Ben")])
    assert code_for(table, BEN, Sit(1)) == "held"
    assert deciding.decide(table, ANNA, Sit(1)) == Sat(1, "anna", "Anna")


def test_the_host_holds_a_free_seat_and_its_ticket_goes_where_it_goes() -> None:
    table = opened()
    do(table, ANNA, Hold(1, " Ben "))
    assert (table.chairs[1].name, table.chairs[1].is_free) == ("Ben", True)
    ticket = table.chairs[1].ticket
    do(table, ANNA, Reorder([1, 0]))
    assert code_for(table, BEN, Sit(0)) == "held"
    do(table, BEN, Sit(ticket=ticket))
    assert table.seat_of("ben") == 0
    assert code_for(table, ANNA, Hold(0, "Cara")) == "taken"
    assert replayed(table).chairs == table.chairs


def test_a_seat_that_is_not_held_any_more_has_no_ticket() -> None:
    table = opened()
    do(table, ANNA, Hold(1, "Ben"))
    ticket = table.chairs[1].ticket
    do(table, ANNA, Remove(1))
    assert code_for(table, BEN, Sit(ticket=ticket)) == "ticket"
    assert code_for(table, BEN, Sit()) == "option"


@pytest.mark.parametrize("name", ["Anna", "ANNA", "Аnna", "Änna", "𝐀nna", "Ann\u0430"])
def test_nobody_sits_down_who_could_be_taken_for_somebody_else(name: str) -> None:
    table, impostor = opened(), Person("eve", name)
    refused = refusal(table, impostor, Sit(1))
    assert (refused.code, refused.details) == ("alike", {"name": "Anna"})
    assert code_for(table, impostor, Say("I am Anna")) == "alike"
    assert code_for(table, ANNA, Hold(1, name)) == "alike"


def test_nobody_takes_the_name_of_somebody_who_is_expected() -> None:
    table = opened("trick_later")
    do(table, ANNA, Hold(1, "Ben"))
    assert code_for(table, Person("eve", "Ben"), Sit(2)) == "alike"
    do(table, Person("friend", "ben"), Sit(ticket=table.chairs[1].ticket))


def test_one_moves_to_another_seat_under_ones_own_name() -> None:
    table = opened("trick_later")
    do(table, ANNA, Sit(2))
    assert table.seat_of("anna") == 2


def test_whoever_sits_speaks_by_the_name_of_their_seat() -> None:
    entry = do(full(), Person("ben", "Anna"), Say("hello"))
    assert isinstance(entry.what, Said)
    assert entry.what.name == "Ben"


@pytest.mark.parametrize("name", ["a\u3164", "Careful bot", "x\u200by"])
def test_a_name_from_before_is_refused_when_its_guest_sits_down(name: str) -> None:
    assert code_for(opened(), Person("eve", name), Sit(1)) == "name"
