"""Who may do what at a table, and what everybody else is told."""

from __future__ import annotations

import pytest

from tenfold.table import deciding
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
    Rematch,
    Remove,
    Reorder,
    Reveal,
    Say,
    Sit,
    Start,
    TakeBack,
)
from tenfold.table.dealing import deal
from tenfold.table.entries import (
    BotSat,
    Changed,
    Committed,
    Dealing,
    Entry,
    Moved,
    Muted,
    Reordered,
    Revealed,
    Said,
    Sat,
    Started,
    Stood,
    TakenBack,
    TakenOver,
)
from tenfold.table.plan import Chair, Clock, House
from tenfold.table.refused import Refused
from tests.table.seating import (
    ANNA,
    BEFORE_PAYMENT,
    BEN,
    CARA,
    DORA,
    PAYMENT_SEED,
    QUICK,
    WHOLE_PAYMENT,
    chair_of,
    code_for,
    commit_to,
    dealing,
    do,
    finished,
    full,
    opened,
    play,
    refusal,
    started,
    time_is_out,
)

HOST_ONLY: list[AnyCommand] = [
    AddBot(1, "random"),
    Hold(1, "Eve"),
    Remove(1),
    Reorder([1, 0]),
    Change(House()),
    Start(),
    Mute("anna"),
]
LOBBY_ONLY: list[AnyCommand] = [
    Sit(1),
    AddBot(1, "random"),
    Hold(1, "Eve"),
    Reorder([1, 0]),
    Commit("0" * 64),
    Start(),
    Reveal("dice"),
]
IN_PLAY_ONLY: list[AnyCommand] = [Move(["draw"], 9), Concede(), TakeBack()]
SEATED_ONLY: list[AnyCommand] = [Leave(), Commit("0" * 64), Reveal("dice"), *IN_PLAY_ONLY]


def test_a_guest_takes_a_free_seat() -> None:
    table = opened()
    assert do(table, BEN, Sit(1)).what == Sat(1, "ben", "Ben")


def test_a_seat_is_taken_once() -> None:
    assert code_for(full(), CARA, Sit(1)) == "taken"
    assert code_for(opened(chairs=[chair_of(ANNA), Chair(bot="random")]), CARA, Sit(1)) == "taken"


def test_there_are_as_many_seats_as_the_game_has() -> None:
    table = opened()
    assert code_for(table, BEN, Sit(2)) == "option"
    assert code_for(table, ANNA, AddBot(2, "random")) == "option"
    assert code_for(table, ANNA, Remove(9)) == "option"


@pytest.mark.parametrize("command", HOST_ONLY, ids=lambda command: type(command).__name__)
def test_only_the_host_runs_the_table(command: AnyCommand) -> None:
    assert code_for(full(), BEN, command) == "host_only"


@pytest.mark.parametrize("command", LOBBY_ONLY, ids=lambda command: type(command).__name__)
def test_the_table_is_set_before_the_game(command: AnyCommand) -> None:
    assert code_for(started(), ANNA, command) == "started"


@pytest.mark.parametrize("command", IN_PLAY_ONLY, ids=lambda command: type(command).__name__)
def test_the_game_is_played_between_its_start_and_its_end(command: AnyCommand) -> None:
    assert code_for(full(), ANNA, command) == "not_started"
    assert code_for(finished(started(options=QUICK)), ANNA, command) == "over"


@pytest.mark.parametrize("command", SEATED_ONLY, ids=lambda command: type(command).__name__)
def test_who_has_no_seat_does_not_play(command: AnyCommand) -> None:
    table = full() if isinstance(command, Leave | Commit) else started()
    assert code_for(table, DORA, command) == "not_seated"


def test_leaving_frees_the_seat_before_the_game_and_gives_it_to_a_bot_during_it() -> None:
    assert deciding.decide(full(), BEN, Leave()) == Stood(1)
    table = started(house=House(stand_in="random"))
    assert do(table, BEN, Leave()).what == TakenOver(1, "random", "left")
    assert code_for(table, BEN, Leave()) == "bot_plays"
    assert code_for(finished(started(options=QUICK)), BEN, Leave()) == "over"


def test_conceding_gives_the_seat_to_a_bot_until_it_is_taken_back() -> None:
    table = started()
    assert do(table, ANNA, Concede()).what == TakenOver(0, "careful", "conceded")
    assert code_for(table, ANNA, Concede()) == "bot_plays"
    assert code_for(table, ANNA, Move(["draw"], table.head)) == "bot_plays"
    assert do(table, ANNA, TakeBack()).what == TakenBack(0)
    assert code_for(table, ANNA, TakeBack()) == "no_bot"


def test_who_was_too_late_leaves_that_decision_to_the_bot() -> None:
    table = started(options={"first": 0}, house=House(clock=Clock(10)))
    time_is_out(table, 0)
    assert code_for(table, ANNA, TakeBack()) == "late"
    assert code_for(table, BEN, TakeBack()) == "no_bot"
    table.apply(Entry(Moved(0, ["draw"], bot=True)))
    assert do(table, ANNA, TakeBack()).what == TakenBack(0)


def test_the_host_seats_a_bot_where_no_guest_sits() -> None:
    table = full()
    assert code_for(table, ANNA, AddBot(1, "random")) == "taken"
    do(table, ANNA, Remove(1))
    assert do(table, ANNA, AddBot(1, "random")).what == BotSat(1, "random")
    assert do(table, ANNA, AddBot(1, "careful")).what == BotSat(1, "careful")


def test_the_host_frees_a_seat_before_the_game_and_gives_an_absent_guests_to_a_bot_during_it() -> None:
    assert deciding.decide(full(), ANNA, Remove(1)) == Stood(1)
    assert deciding.decide(started(options={"first": 0}), ANNA, Remove(1)) == TakenOver(1, "careful", "host")
    with_bot = started(chairs=[chair_of(ANNA), Chair(bot="random")])
    assert code_for(with_bot, ANNA, Remove(1)) == "started"
    assert code_for(finished(started(options=QUICK)), ANNA, Remove(1)) == "started"


def test_an_order_names_every_seat_once() -> None:
    table = full("trick_later")
    assert deciding.decide(table, ANNA, Reorder([3, 2, 1, 0])) == Reordered([3, 2, 1, 0])
    for wrong in ([], [0, 1, 2], [0, 1, 2, 2], [0, 1, 2, 4], [0, 1, 2, 3, 4]):
        assert code_for(table, ANNA, Reorder(wrong)) == "option"


def test_the_house_may_change_at_any_time_but_its_clock_before_the_game_only() -> None:
    clock = House(clock=Clock(10))
    assert deciding.decide(full(), ANNA, Change(clock)) == Changed(clock)
    assert code_for(started(), ANNA, Change(clock)) == "started"
    assert deciding.decide(started(), ANNA, Change(House(watchers=False))) == Changed(House(watchers=False))


def test_entropy_is_revealed_as_it_was_committed_to() -> None:
    table = full()
    given = commit_to(table, "my dice: 3 5")
    assert do(table, BEN, given).what == Committed(1, given.commitment)
    assert code_for(table, BEN, Reveal("my dice: 3 5")) == "not_started"
    assert do(table, ANNA, Start()).what == Dealing()
    assert code_for(table, BEN, Reveal("my dice: 3 6")) == "misfit"
    assert code_for(table, ANNA, Reveal("my dice: 3 5")) == "misfit"
    assert code_for(table, BEN, Reveal("bell\a")) == "option"
    assert do(table, BEN, Reveal("my dice: 3 5")).what == Revealed(1, "my dice: 3 5")
    assert deal(table) == Started()


def test_a_commitment_is_for_one_seat_at_one_table() -> None:
    table = full()
    given = commit_to(table, "dice")
    do(table, ANNA, given)
    assert code_for(table, BEN, given) == "copied"
    assert do(table, ANNA, given).what == Committed(0, given.commitment)
    other = opened()
    other.id = "table-2"
    assert commit_to(other, "dice") != given


def test_a_practice_table_takes_no_entropy() -> None:
    assert code_for(full(seed="mine"), ANNA, Commit("0" * 64)) == "not_sealed"


def test_while_cards_are_dealt_the_seats_are_fixed() -> None:
    table = dealing({ANNA: "annas", BEN: "bens"}, BEN)
    set_up: list[AnyCommand] = [Sit(0), AddBot(1, "random"), Reorder([1, 0]), commit_to(table, "other"), Start(), Remove(1)]
    for command in set_up:
        assert code_for(table, ANNA, command) == "started"
    for command in [*IN_PLAY_ONLY, Leave()]:
        assert code_for(table, ANNA, command) == "not_started"
    assert deciding.decide(table, ANNA, Say("soon"))
    assert deal(table) == Started([1])


def test_cards_are_dealt_once() -> None:
    table = dealing({ANNA: "annas"})
    table.apply(Entry(deal(table)))
    with pytest.raises(Refused):
        deal(table)
    with pytest.raises(Refused):
        deal(full())


def test_a_game_starts_when_every_seat_is_taken() -> None:
    table = opened()
    assert code_for(table, ANNA, Start()) == "not_full"
    do(table, ANNA, AddBot(1, "random"))
    assert deciding.decide(table, ANNA, Start()) == Started()


def test_a_seat_held_for_somebody_is_not_taken_yet() -> None:
    assert code_for(opened(chairs=[chair_of(ANNA), Chair(name="Ben")]), ANNA, Start()) == "not_full"


def test_a_move_is_made_by_the_seat_whose_turn_it_is() -> None:
    table = started(options={"first": 0})
    assert code_for(table, BEN, Move(["draw"], table.head)) == "not_your_turn"
    assert deciding.decide(table, ANNA, Move(["draw"], table.head)) == Moved(0, ["draw"])


def test_a_move_that_answers_to_an_older_game_is_stale() -> None:
    table = started(options={"first": 0})
    assert code_for(table, ANNA, Move(["draw"], table.turn - 1)) == "stale"
    do(table, BEN, Say("well?"))
    assert deciding.decide(table, ANNA, Move(["draw"], table.turn)) == Moved(0, ["draw"])


def test_an_illegal_move_names_its_rule() -> None:
    refused = refusal(started(options={"first": 0}), ANNA, Move(["take numbers"], 9))
    assert (refused.code, refused.rule) == ("illegal", "T3.1")


def test_a_move_that_is_none_is_not_understood() -> None:
    for nonsense in ("", "fly", "x" * 64):
        assert code_for(started(options={"first": 0}), ANNA, Move([nonsense], 9)) == "syntax"


def test_a_whole_payment_is_one_move() -> None:
    table = started(options={"first": 0}, seed=PAYMENT_SEED)
    for action in BEFORE_PAYMENT:
        play(table, action)
    assert do(table, BEN, Move(WHOLE_PAYMENT, table.head)).what == Moved(1, WHOLE_PAYMENT)
    assert table.session is not None
    assert table.session.log.actions[-3:] == WHOLE_PAYMENT


@pytest.mark.parametrize(
    ("actions", "code"),
    [
        (["buy p3", "pay 2c", "pay g9"], "illegal"),
        (["buy p3", "pay 2c", "nonsense"], "syntax"),
        (["buy p3", "nonsense", "pay o2"], "syntax"),
        (["pay 2c", "buy p3"], "illegal"),
        ([*WHOLE_PAYMENT, "draw"], "separate"),
        (["pass", "draw"], "separate"),
    ],
)
def test_a_payment_that_fails_half_way_does_nothing(actions: list[str], code: str) -> None:
    table = started(options={"first": 0}, seed=PAYMENT_SEED)
    for action in BEFORE_PAYMENT:
        play(table, action)
    assert code_for(table, BEN, Move(actions, table.head)) == code


def test_no_refusal_tells_what_would_be_drawn() -> None:
    """A draw may bust, end the turn, begin an auction, or nothing of that; what may follow it depends on the card."""
    refusals = set()
    for n in range(40):
        table = started(options={"first": 0}, seed=f"draw {n}")
        for after in ("take numbers", "draw", "bid 1", "pass", "buy g5"):
            refused = refusal(table, ANNA, Move(["draw", after], table.head))
            refusals.add((refused.code, refused.message, refused.rule))
    assert [code for code, _, _ in refusals] == ["separate"]


def test_talk_is_tidied() -> None:
    assert deciding.decide(full(), BEN, Say("  good \n\t luck  ")) == Said("ben", "Ben", "good luck")


def test_talk_needs_visible_characters() -> None:
    for nothing in (" ", "\n", "a\x00b", "\u202eabc"):
        assert code_for(full(), BEN, Say(nothing)) == "option"


def test_watchers_talk_where_they_are_welcome() -> None:
    assert isinstance(deciding.decide(full(), DORA, Say("hello")), Said)
    assert code_for(full(house=House(watchers=False)), DORA, Say("hello")) == "not_seated"


def test_a_host_without_a_seat_may_talk_where_watchers_may_not() -> None:
    table = opened(chairs=[Chair(), Chair()], house=House(watchers=False))
    assert isinstance(deciding.decide(table, ANNA, Say("welcome")), Said)


def test_the_muted_are_silent_until_the_host_gives_their_voice_back() -> None:
    table = full()
    assert do(table, ANNA, Mute("ben")).what == Muted("ben", True)
    assert code_for(table, BEN, Say("but")) == "muted"
    do(table, ANNA, Mute("ben", False))
    assert isinstance(deciding.decide(table, BEN, Say("thanks")), Said)


def test_only_people_of_the_table_are_muted() -> None:
    table = full()
    for stranger in ("dora", "nobody", ""):
        for muted in (True, False):
            assert code_for(table, ANNA, Mute(stranger, muted)) == "not_here"
    do(table, DORA, Say("I only watch"))
    assert do(table, ANNA, Mute("dora")).what == Muted("dora", True)


def test_whoever_had_a_seat_can_be_muted_and_given_their_voice_back() -> None:
    table = full()
    do(table, ANNA, Mute("ben"))
    do(table, ANNA, Remove(1))
    assert do(table, ANNA, Mute("ben", False)).what == Muted("ben", False)
    assert do(table, ANNA, Mute("ben")).what == Muted("ben", True)
    assert do(table, ANNA, Mute("anna")).what == Muted("anna", True)


def test_a_rematch_is_for_those_who_played_and_is_made_once() -> None:
    assert code_for(started(), ANNA, Rematch()) == "not_over"
    table = finished(started(options=QUICK))
    assert code_for(table, DORA, Rematch()) == "not_seated"
    do(table, BEN, Rematch())
    assert code_for(table, ANNA, Rematch()) == "rematched"


def test_a_very_long_history_ends_the_talk_but_not_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    table = started(options={"first": 0})
    monkeypatch.setattr(deciding, "LONGEST_LOG_ENTRIES", table.head)
    assert code_for(table, ANNA, Say("more")) == "full"
    assert code_for(table, ANNA, Leave()) == "full"
    assert deciding.decide(table, ANNA, Move(["draw"], table.head)) == Moved(0, ["draw"])
