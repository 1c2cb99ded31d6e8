"""Who may ask for a hint."""

from __future__ import annotations

import pytest

from tenfold.core.errors import TenfoldError
from tenfold.table.commands import Concede, Person
from tenfold.table.moving import seat_to_advise
from tenfold.table.plan import Chair, House
from tenfold.table.table import Table
from tests.table.seating import ANNA, BEN, DORA, QUICK, chair_of, do, finished, full, started


def among_bots(house: House | None = None) -> Table:
    return started(options=QUICK, chairs=[chair_of(ANNA), Chair(bot="careful")], house=house)


def refused(table: Table, person: Person) -> str:
    with pytest.raises(TenfoldError) as error:
        seat_to_advise(table, person)
    return error.value.code


def test_among_bots_one_always_may() -> None:
    assert seat_to_advise(among_bots(), ANNA) == 0


def test_among_people_only_where_the_host_allows_it() -> None:
    for anybody in (ANNA, BEN):
        assert refused(started(options=QUICK), anybody) == "no_hints"
    assert seat_to_advise(started(options=QUICK, house=House(hints=True)), ANNA) == 0


def test_somebody_for_whom_a_bot_plays_is_still_somebody() -> None:
    table = started(options=QUICK)
    do(table, BEN, Concede())
    assert refused(table, ANNA) == "no_hints"


def test_only_whoever_must_decide() -> None:
    table = started(options=QUICK, house=House(hints=True))
    assert refused(table, BEN) == "not_your_turn"
    assert refused(table, DORA) == "not_seated"
    do(table, ANNA, Concede())
    assert refused(table, ANNA) == "bot_plays"


def test_only_while_the_game_lasts() -> None:
    assert refused(full(options=QUICK), ANNA) == "not_started"
    assert refused(finished(started(options=QUICK)), ANNA) == "over"
