"""Among friends: who is shown out or barred, who is reminded, and how a rematch comes about."""

from __future__ import annotations

import pytest

from tenfold.table.commands import Again, Hold, Kick, Mute, Nudge, Person, Rematch, Say, Sit, TakeBack, Unbar
from tenfold.table.dealing import start_itself
from tenfold.table.entries import Dealing, Entry, Kicked, Moved, Nudged, Opened, Rematched, Started, Wanted
from tenfold.table.plan import Chair
from tenfold.table.rematch import next_host, rotated
from tenfold.table.table import Table
from tenfold.table.telling import table_view
from tests.table.seating import (
    ANNA,
    BEN,
    CARA,
    DORA,
    QUICK,
    chair_of,
    code_for,
    commit_to,
    do,
    dump,
    finished,
    full,
    opened,
    play,
    replayed,
    started,
)


def test_a_guest_is_shown_out_of_the_lobby_and_may_come_back() -> None:
    table = full()
    assert do(table, ANNA, Kick("ben")).what == Kicked("ben", "Ben", 1)
    assert table.chairs[1] == Chair()
    do(table, BEN, Sit(1))
    assert table.chairs[1].guest == "ben"


def test_whoever_is_barred_can_do_nothing_until_the_bar_is_lifted() -> None:
    table = full()
    do(table, ANNA, Kick("ben", bar=True))
    assert table_view(table).barred == {"ben": "Ben"}
    for command in (Sit(1), Say("why?"), Again()):
        assert code_for(table, BEN, command) == "barred"
    do(table, ANNA, Hold(1, "Benjamin"))
    ticket = table.chairs[1].ticket
    assert code_for(table, BEN, Sit(ticket=ticket)) == "barred"
    do(table, ANNA, Unbar("ben"))
    do(table, BEN, Sit(ticket=ticket))
    assert table.chairs[1].guest == "ben"
    assert dump(replayed(table)) == dump(table)


def test_in_the_game_a_bot_plays_on_for_whoever_is_shown_out() -> None:
    table = started(options=QUICK)
    assert do(table, ANNA, Kick("ben")).what == Kicked("ben", "Ben", 1, "careful")
    do(table, BEN, TakeBack())
    do(table, ANNA, Kick("ben", bar=True))
    assert (table.chairs[1].guest, table.chairs[1].bot) == ("ben", "careful")
    assert code_for(table, BEN, TakeBack()) == "barred"


def test_only_the_host_shows_others_out_and_nobody_who_was_never_there() -> None:
    table = full()
    assert code_for(table, BEN, Kick("anna")) == "host_only"
    assert code_for(table, BEN, Unbar("anna")) == "host_only"
    assert code_for(table, ANNA, Kick("anna")) == "option"
    assert code_for(table, ANNA, Kick("dora")) == "not_here"
    assert code_for(table, ANNA, Unbar("ben")) == "not_barred"


def test_a_watcher_who_spoke_can_be_barred_by_name_but_has_no_seat_to_lose() -> None:
    table = full()
    do(table, DORA, Say("hello"))
    assert code_for(table, ANNA, Kick("dora")) == "not_seated"
    assert do(table, ANNA, Kick("dora", bar=True)).what == Kicked("dora", "Dora", barred=True)
    assert code_for(table, DORA, Say("but")) == "barred"


def test_whoever_is_waited_for_is_reminded_once_in_a_turn() -> None:
    table = started(options={"first": 0})
    assert code_for(table, ANNA, Nudge()) == "not_waiting"
    assert code_for(table, CARA, Nudge()) == "not_seated"
    assert do(table, BEN, Nudge()).what == Nudged(0, "ben", "Ben")
    assert code_for(table, BEN, Nudge()) == "nudged"
    play(table, "draw")
    do(table, ANNA, Mute("ben"))
    assert code_for(table, BEN, Nudge()) == "muted"
    do(table, ANNA, Mute("ben", False))
    do(table, BEN, Nudge())


def test_no_bot_is_reminded() -> None:
    table = started(options={"first": 1}, chairs=[chair_of(ANNA), Chair(bot="random")])
    assert code_for(table, ANNA, Nudge()) == "not_waiting"


def three() -> Table:
    return finished(started(options={"players": 3, **QUICK}))


def born(table: Table, by: Person = ANNA) -> Opened:
    """The opening of the rematch that this table has."""
    [made] = [entry.what for entry in table.log if isinstance(entry.what, Rematched)]
    return rotated(table, next_host(table, by, made.wanted), "NEWONE", "0" * 64, made.wanted)


def test_a_rematch_comes_about_when_the_last_guest_says_yes() -> None:
    table = three()
    assert do(table, BEN, Again()).what == Wanted(1)
    do(table, ANNA, Again(False))
    assert (table_view(table).wants, table_view(table).declines) == ([1], [0])
    do(table, CARA, Again())
    assert code_for(table, CARA, Again()) == "answered"
    made = do(table, ANNA, Again()).what
    assert isinstance(made, Rematched)
    assert made.wanted == [0, 1, 2]
    assert code_for(table, BEN, Again(False)) == "rematched"
    opening = born(table)
    assert opening.agreed
    assert (opening.host, opening.host_name) == ("anna", "Anna")
    assert [chair.guest for chair in opening.plan.chairs] == ["cara", "anna", "ben"]


def test_bots_agree_to_any_rematch() -> None:
    table = finished_with_a_bot()
    made = do(table, ANNA, Again()).what
    assert isinstance(made, Rematched)
    assert made.wanted == [0]


def finished_with_a_bot() -> Table:
    table = started(options=QUICK, chairs=[chair_of(ANNA), chair_of(BEN)])
    do(table, ANNA, Kick("ben", bar=True))
    while table.session is not None and table.to_act is not None:
        table.apply(Entry(Moved(table.to_act, [table.session.position.legal()[0]])))
    return table


def test_whoever_is_barred_has_no_seat_in_the_rematch_and_is_not_asked() -> None:
    table = finished_with_a_bot()
    do(table, ANNA, Again())
    assert born(table).plan.chairs == [Chair(bot="careful"), chair_of(ANNA)]


def test_a_rematch_need_not_wait_for_anybody() -> None:
    """A bot stands in for whoever has said nothing, and plays for whoever has said no."""
    table = three()
    do(table, BEN, Again(False))
    made = do(table, CARA, Rematch(start=True)).what
    assert isinstance(made, Rematched)
    assert made.wanted == [2]
    opening = born(table, CARA)
    assert opening.host == "cara"
    assert opening.plan.chairs == [chair_of(CARA), Chair(guest="anna", name="Anna", bot="careful"), Chair(bot="careful")]


def test_the_old_rematch_opens_a_lobby_that_its_host_starts() -> None:
    table = three()
    do(table, BEN, Rematch())
    opening = born(table, BEN)
    assert (opening.host, opening.agreed) == ("ben", False)


@pytest.mark.parametrize("commits", [True, False])
def test_a_rematch_that_all_agreed_on_starts_by_itself(commits: bool) -> None:
    table = three()
    for person in (ANNA, BEN, CARA):
        do(table, person, Again())
    again = Table("table-2")
    again.apply(Entry(born(table)))
    assert again.starts_itself
    assert again.uncommitted == [0, 1, 2]
    if commits:
        do(again, BEN, commit_to(again, "dice"))
    assert isinstance(start_itself(again), Dealing if commits else Started)


def test_the_host_is_named_also_when_they_only_watch() -> None:
    assert table_view(full()).host_name == "Anna"
    table = opened(chairs=[Chair(), Chair()])
    assert table_view(table).host_name == ""
