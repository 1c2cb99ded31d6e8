"""What the entries of the log make of a table."""

from __future__ import annotations

import msgspec
import pytest

from tenfold.core.proof import Witness, judge
from tenfold.core.record import read_record, write_record
from tenfold.core.redealing import Redealt
from tenfold.core.seal import Terms, commitment_of, entropy_commitment, seed_of, write_terms
from tenfold.table.commands import (
    AddBot,
    Change,
    Concede,
    Leave,
    Mute,
    Rematch,
    Remove,
    Reorder,
    Reveal,
    Say,
    Sit,
    Start,
    TakeBack,
)
from tenfold.table.entries import Entry, Moved, Opened, Rematched, Said, Started, Stirred
from tenfold.table.messages import OriginView
from tenfold.table.plan import Chair, Clock, House, Origin
from tenfold.table.rematch import rotated
from tenfold.table.table import Table
from tenfold.table.telling import table_view
from tests.table.seating import (
    ANNA,
    BEN,
    CARA,
    DORA,
    NONCE,
    QUICK,
    THREE,
    chair_of,
    commit_to,
    dealing,
    dealt,
    do,
    dump,
    finished,
    full,
    opened,
    play,
    replayed,
    started,
    thought,
    time_is_out,
)

CLOCK = House(clock=Clock(seconds=10, reserve=30))


def guests(table: Table) -> list[str | None]:
    return [chair.guest for chair in table.chairs]


def commitments(table: Table) -> list[str]:
    return [chair.commitment for chair in table.chairs]


def test_a_guest_who_sits_elsewhere_frees_the_old_seat_and_keeps_the_commitment() -> None:
    table = opened("trick_later")
    given = commit_to(table, "dice")
    do(table, ANNA, given)
    do(table, ANNA, Sit(2))
    assert guests(table) == [None, None, "anna", None]
    assert commitments(table) == ["", "", given.commitment, ""]


def test_reordering_moves_people_with_what_they_have() -> None:
    table = full("trick_later")
    given = commit_to(table, "bens")
    do(table, BEN, given)
    do(table, ANNA, Reorder([1, 2, 3, 0]))
    assert guests(table) == ["ben", "cara", "dora", "anna"]
    assert commitments(table) == [given.commitment, "", "", ""]


def test_when_the_host_leaves_the_next_guest_is_host() -> None:
    table = full("trick_later")
    do(table, ANNA, Leave())
    assert table.host == "ben"
    do(table, BEN, Remove(1))
    assert table.host == "cara"


def test_a_host_who_leaves_nobody_behind_stays_host() -> None:
    table = opened(chairs=[chair_of(ANNA), Chair(bot="random")])
    do(table, ANNA, Leave())
    assert table.host == "anna"
    do(table, BEN, Sit(0))
    assert table.host == "anna"


def test_when_another_leaves_the_host_stays_host() -> None:
    table = full()
    do(table, BEN, Leave())
    assert table.host == "anna"


def test_during_the_game_the_host_passes_on_to_one_who_plays() -> None:
    table = started("trick_later")
    do(table, BEN, Concede())
    do(table, ANNA, Leave())
    assert table.host == "cara"
    do(table, ANNA, TakeBack())
    assert table.host == "cara"


def test_who_concedes_or_is_late_stays_host() -> None:
    table = started()
    do(table, ANNA, Concede())
    assert table.host == "anna"
    do(table, ANNA, TakeBack())
    time_is_out(table, 0)
    assert table.host == "anna"


def test_only_moves_and_the_start_move_the_game() -> None:
    table = started(options={"first": 0})
    start = table.turn
    assert start == table.head
    do(table, BEN, Say("well?"))
    do(table, ANNA, Concede())
    do(table, ANNA, TakeBack())
    assert table.turn == start
    play(table, "draw")
    assert table.turn == table.head


def test_a_request_is_remembered_under_who_made_it() -> None:
    table = full()
    do(table, BEN, Say("hi"), "request-1")
    do(table, ANNA, Say("ho"), "request-1")
    assert table.acts == {("ben", "request-1"): 3, ("anna", "request-1"): 4}


def test_without_a_clock_there_is_all_the_time_of_the_world() -> None:
    table = started(options={"first": 0})
    thought(table, 0, "draw", 10**9)
    assert table.patience_ms() is None
    assert table.reserve == [0, 0]


def test_the_reserve_is_used_up_by_what_is_thought_beyond_the_seconds() -> None:
    table = started(options={"first": 0}, house=CLOCK)
    assert table.patience_ms() == 40_000
    thought(table, 0, "draw", 9_999)
    assert table.reserve == [30_000, 30_000]
    seat = table.to_act or 0
    assert table.session is not None
    thought(table, seat, table.session.position.legal()[0], 12_500)
    assert table.reserve[seat] == 27_500


def test_a_reserve_is_never_less_than_nothing() -> None:
    table = started(options={"first": 0}, house=CLOCK)
    thought(table, 0, "draw", 99_000)
    assert table.reserve == [0, 30_000]


def test_when_time_is_out_the_stand_in_plays_and_the_reserve_is_gone() -> None:
    table = started(options={"first": 0}, house=CLOCK)
    time_is_out(table, 0)
    assert (table.bot_to_act, table.reserve) == ("careful", [0, 30_000])
    table.apply(Entry(Moved(0, ["draw"], bot=True)))
    do(table, ANNA, TakeBack())
    assert table.chairs[0].bot is None
    assert table.reserve == [0, 30_000]


def test_before_the_game_and_after_it_no_clock_runs() -> None:
    assert full(house=CLOCK).patience_ms() is None
    assert finished(started(options=QUICK, house=CLOCK)).patience_ms() is None


def test_a_changed_clock_gives_everybody_the_new_reserve_at_the_start() -> None:
    table = full(house=CLOCK)
    do(table, ANNA, Change(House(clock=Clock(5, 7))))
    do(table, ANNA, Start())
    assert table.reserve == [7_000, 7_000]


def test_the_host_takes_voices_and_gives_them_back() -> None:
    table = full()
    do(table, DORA, Say("from behind"))
    do(table, ANNA, Mute("ben"))
    do(table, ANNA, Mute("ben"))
    do(table, ANNA, Mute("dora"))
    assert table.muted == {"ben", "dora"}
    do(table, ANNA, Mute("ben", False))
    do(table, ANNA, Mute("ben", False))
    assert table.muted == {"dora"}


def terms_of(table: Table) -> Terms:
    return Terms(table.plan.game, table.plan.rules, len(table.chairs), table.plan.options)


def test_the_seal_binds_the_table_what_is_played_and_every_entropy() -> None:
    table = full(options=QUICK)
    do(table, ANNA, commit_to(table, "first"))
    do(table, ANNA, commit_to(table, "second"))
    do(table, BEN, commit_to(table, "bens"))
    shown = commitments(table)
    assert table.commitment == commitment_of(NONCE, "table-1", write_terms(terms_of(table)))
    do(table, ANNA, Start())
    assert table.status == "dealing"
    do(table, BEN, Reveal("bens"))
    do(table, ANNA, Reveal("second"))
    assert table.status == "dealing"
    finished(dealt(table))
    assert table.session is not None
    record = read_record(write_record(table.session.log))
    assert record.seed == seed_of(NONCE, "table-1", ["second", "bens"])
    assert record.sealed == table.seal()
    witness = Witness(table="table-1", commitment=table.commitment, terms=terms_of(table), entropy="bens", commitments=shown)
    verdict = judge(record, witness)
    assert (verdict.proven, verdict.misfits, verdict.unchecked) == (True, [], [])


def test_the_same_secret_is_another_commitment_with_other_options() -> None:
    shown = {opened(options=options).commitment for options in (None, {"first": 0}, {"players": 3})}
    assert len(shown) == 3


def test_who_does_not_reveal_in_time_is_left_out() -> None:
    table = finished(dealt(dealing({ANNA: "annas", BEN: "bens"}, BEN, options=QUICK)))
    assert [entry.what.left_out for entry in table.log if isinstance(entry.what, Started)] == [[1]]
    assert table.session is not None
    record = read_record(write_record(table.session.log))
    assert record.sealed is not None
    assert record.sealed.entropies == ["annas", ""]
    assert record.sealed.left_out == [1]
    assert record.seed == seed_of(NONCE, "table-1", ["annas", ""])
    assert "Ben had committed to entropy but was left out." in judge(record, Witness()).checked


def test_where_nobody_committed_the_game_starts_at_once() -> None:
    assert started().status == "playing"


def test_who_gets_up_takes_the_commitment_along() -> None:
    table = full()
    do(table, BEN, commit_to(table, "bens"))
    do(table, BEN, Leave())
    assert commitments(table) == ["", ""]


def old_table() -> Table:
    """As it was opened, and its deck stirred, before there were commitments of seats."""
    plan = full(options=QUICK).plan
    table = Table("table-1")
    table.apply(Entry(Opened(plan=plan, host="anna", code="ABCDEF", nonce=NONCE), by="anna"))
    do(table, BEN, Sit(1))
    table.apply(Entry(Stirred(0, "annas dice"), by="anna"))
    table.apply(Entry(Stirred(1, "bens dice"), by="ben"))
    return table


def test_an_old_table_keeps_its_seal_and_its_deal() -> None:
    table = old_table()
    assert table.commitment == commitment_of(NONCE, "table-1", None)
    do(table, ANNA, Start())
    assert table.status == "playing"
    finished(table)
    assert table.session is not None
    text = write_record(table.session.log)
    assert '"entropies":["annas dice","bens dice"]}' in text
    verdict = judge(read_record(text), Witness(commitment=table.commitment))
    assert (verdict.proven, verdict.misfits) == (True, [])
    assert any("given openly" in sentence for sentence in verdict.unchecked)


def test_at_an_old_table_one_can_commit_now() -> None:
    table = old_table()
    do(table, BEN, commit_to(table, "unseen"))
    do(table, ANNA, Start())
    do(table, BEN, Reveal("unseen"))
    finished(dealt(table))
    assert table.session is not None
    record = table.session.log
    assert record.sealed is not None
    assert record.sealed.entropies == ["annas dice", "unseen"]
    assert record.sealed.commitments == ["", entropy_commitment("table-1", "unseen")]


def test_a_practice_table_is_not_sealed() -> None:
    for practice in (started(seed="mine"), started(options=QUICK, fixed=["b1", "b1", "g2", "$1", "$1"])):
        assert practice.commitment is None
        assert practice.session is not None
        assert practice.session.log.sealed is None
    assert started(seed="mine").session.log.seed == "mine"  # type: ignore[union-attr]


def test_the_record_names_those_who_sat_down_and_says_which_are_bots() -> None:
    table = opened("trick_later", {"players": 3}, chairs=[chair_of(ANNA), Chair(bot="random"), Chair(name="Held")])
    do(table, ANNA, AddBot(2, "careful"))
    do(table, ANNA, Start())
    do(table, ANNA, Leave())
    assert table.session is not None
    assert table.session.log.names == ["Anna", "random (bot)", "careful (bot)"]


def test_the_record_of_a_finished_game_is_whole() -> None:
    table = finished(started(options=QUICK))
    assert table.session is not None
    text = write_record(table.session.log)
    assert read_record(text) == table.session.log
    assert table.outcome is not None


def test_a_rematch_moves_everybody_one_seat_further() -> None:
    table = finished(started("trick_later", {"players": 4, "first": 0}))
    opening = rotated(table, BEN, "NEWONE", "0" * 64)
    assert [chair.guest for chair in opening.plan.chairs] == ["dora", "anna", "ben", "cara"]
    assert [chair.name for chair in opening.plan.chairs] == ["Dora", "Anna", "Ben", "Cara"]
    assert (opening.host, opening.previous) == ("ben", table.id)
    assert opening.plan.options == table.plan.options


def test_in_a_rematch_guests_play_again_and_bots_stay_bots() -> None:
    table = started(options=QUICK, chairs=[chair_of(ANNA), Chair(bot="random")], house=CLOCK)
    time_is_out(table, 0)
    opening = rotated(table, ANNA, "NEWONE", "0" * 64)
    assert opening.plan.chairs == [Chair(bot="random"), chair_of(ANNA)]
    assert opening.plan.house == CLOCK


def test_a_rematch_of_a_practice_table_is_sealed() -> None:
    opening = rotated(started(seed="mine"), ANNA, "NEWONE", "0" * 64)
    assert opening.plan.sealed


def test_a_table_knows_its_rematch() -> None:
    table = finished(started(options=QUICK))
    made = do(table, BEN, Rematch()).what
    assert isinstance(made, Rematched)
    assert table.next == made.table
    assert len(made.table) >= 20


def test_a_table_made_again_from_its_log_is_the_same() -> None:
    table = full("trick_later", house=CLOCK)
    for person in (ANNA, BEN, CARA, DORA):
        do(table, person, commit_to(table, f"{person.name}'s dice"), "commit")
    do(table, ANNA, Start(), "start")
    do(table, CARA, Reveal("Cara's dice"), "reveal")
    assert dump(replayed(table)) == dump(table)
    dealt(table)
    thought(table, table.to_act or 0, table.session.position.legal()[0], 12_000)  # type: ignore[union-attr]
    time_is_out(table, table.to_act or 0)
    do(table, ANNA, Mute("dora"))
    assert dump(replayed(table)) == dump(table)


def test_a_log_entry_says_who_caused_it() -> None:
    table = full()
    entry = do(table, BEN, Say("hi"), "mine")
    assert table.log[-1] == entry == Entry(Said("ben", "Ben", "hi"), by="ben", id="mine")


def on(table: Table) -> Table:
    """The first legal action of whoever must decide."""
    assert table.session is not None
    assert table.to_act is not None
    table.apply(Entry(Moved(table.to_act, table.session.legal()[:1])))
    return table


@pytest.mark.parametrize("redealt", [[], [Redealt(4, 2, "other cards")]])
def test_a_table_that_goes_on_from_another_game_is_the_same_again_from_its_log(redealt: list[Redealt]) -> None:
    old = started("trick_later", THREE, seed="old")
    for _ in range(6):
        on(old)
    assert old.session is not None
    actions = old.session.log.actions[:4]
    origin = Origin(table=old.id, seat=2, cards="new" if redealt else "same", actions=actions, redealt=redealt)
    table = started("trick_later", THREE, seed="old", origin=origin)
    assert table.session is not None
    *_, then = msgspec.structs.replace(old.session.log, actions=actions).played()
    assert table.session.position.view(2) == then.view(2)
    assert (table.session.position.view(0) == then.view(0)) == (not redealt)
    on(table)
    assert dump(replayed(table)) == dump(table)
    assert table_view(table).origin == OriginView(old.id, 4, 2, origin.cards)
