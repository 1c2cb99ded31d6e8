"""L7: the end of a round, and of the game."""

from __future__ import annotations

import pytest

from tests.rules.trick_later.rounds import (
    JUST_TEN,
    LOST_AND_SAVED,
    LOWEST_IS_0,
    SEVEN_AND_EIGHT,
    TEN_AND_THIRTEEN,
    THEN_LOWEST_IS_1,
    THREE_PLAYERS,
    TIED_1_AND_3,
    TIED_BOTH_SIDES_DIFFER,
    TIED_LOWER_EQUAL,
    TIED_UPPER_EQUAL,
    TWO_BONUSES,
    WITH_AN_EXCHANGE,
)
from tests.rules.trick_later.table import Table, parts_of, read_trick, table


def all_but_the_last_card(text: str) -> tuple[Table, str]:
    """A round of four players up to its last card, and that card."""
    played, last = text[:-3], text[-2:]
    leader, _ = read_trick(parts_of(played)[-1])
    assert leader is not None
    return table(played, hands={(leader + 3) % 4: last}), last


def sizes(t: Table) -> tuple[list[int], list[int]]:
    """How many survivors lie on the upper and lower sides."""
    return [len(player.upper) for player in t.players], [len(player.lower) for player in t.players]


def test_L7_1_the_round_ends_after_ten_tricks() -> None:
    t, last = all_but_the_last_card(LOWEST_IS_0)
    assert (t.view().round, t.view().trick, t.may) == (1, 10, last)
    t.play(last)
    assert (t.view().round, t.view().trick) == (2, 1)
    assert t.story[-5:] == ["scored 0 1", "scored 1 4", "scored 2 2", "scored 3 3", "dealt 0 2"]


def test_L7_1_a_point_for_each_survivor_on_the_lower_side() -> None:
    t = table(LOST_AND_SAVED)
    assert t.lower(3) == "r1 r2 g2 g3 y2 y3 b1 b2 b3 b5"
    assert (t.track[3], t.lost[3]) == (2, 0)
    assert t.points[3] == 10


def test_L7_1_none_for_those_on_the_upper_side() -> None:
    t = table(SEVEN_AND_EIGHT)
    assert t.upper(0) == "r6 r7 g5 g6 b4 b7"
    assert t.lower(0) == "r2 r3 r4 y4"
    assert (t.track[0], t.lost[0]) == (0, 0)
    assert t.points[0] == 4


def test_L7_1_three_points_with_the_track_at_8() -> None:
    t = table(LOST_AND_SAVED)
    assert (t.upper(1), t.lower(1), t.lost[1], t.track[1]) == ("", "", 0, 8)
    assert t.points[1] == 3


def test_L7_1_besides_the_point_for_each_survivor() -> None:
    t = table(SEVEN_AND_EIGHT)
    assert (t.lower(1), t.lost[1], t.track[1]) == ("y3 y5 b1 b2 b3 b5 b8", 0, 8)
    assert t.points[1] == 10


def test_L7_1_none_with_the_track_at_7() -> None:
    t = table(SEVEN_AND_EIGHT)
    assert (t.lower(2), t.lost[2], t.track[2]) == ("y1 y6 y7", 0, 7)
    assert t.points[2] == 3


def test_L7_1_one_less_for_each_lost_survivor() -> None:
    t = table(LOST_AND_SAVED)
    assert (t.lower(2), t.lost[2], t.track[2]) == ("g4 y8 b4", 1, 6)
    assert t.points[2] == 2


def test_L7_1_at_least_0() -> None:
    t = table(LOST_AND_SAVED)
    assert (t.lower(0), t.lost[0], t.track[0]) == ("y1", 6, 0)
    assert t.points[0] == 0
    assert t.total == [0, 3, 2, 10]


def test_L7_1_the_bonus_makes_up_for_lost_survivors() -> None:
    """Seat 3 has two survivors on the lower side, has lost three, and 8 on the track."""
    t, last = all_but_the_last_card(TWO_BONUSES)
    assert (t.upper(3), t.lower(3), t.lost[3], t.track[3]) == ("", "b2 b6", 3, 8)
    assert [(play.seat, play.card) for play in t.view().table] == [(2, "g6"), (3, "b5"), (0, "r5")]
    assert t.play(last).points == [9, 3, 0, 2]


def test_L7_1_the_last_trick_counts_like_any_other() -> None:
    """In it seat 3 rescues a ninth and a tenth survivor."""
    t, last = all_but_the_last_card(LOST_AND_SAVED)
    assert t.lower(3) == "r1 r2 g2 g3 y2 b1 b2 b5"
    t.play(last)
    assert t.story[-8:] == [
        "track 3 8",
        "rescued 3 y3",
        "rescued 3 b3",
        "scored 0 0",
        "scored 1 3",
        "scored 2 2",
        "scored 3 10",
        "over",
    ]
    assert t.track[3] == 2


def test_L7_1_with_three_players() -> None:
    t = table(THREE_PLAYERS, players=3)
    assert sizes(t)[1] == [3, 3, 7]
    assert (t.track, t.lost) == ([0, 6, 8], [2, 0, 0])
    assert t.points == [1, 3, 10]


def test_L7_2_points_add_up_over_the_rounds() -> None:
    t = table(LOWEST_IS_0, THEN_LOWEST_IS_1)
    assert [player.rounds for player in t.players] == [[1, 2], [4, 1], [2, 2], [3, 6]]
    assert t.total == [3, 5, 4, 9]


def test_L7_2_with_9_points_there_is_another_round() -> None:
    t = table(LOWEST_IS_0, THEN_LOWEST_IS_1)
    assert max(t.total) == 9
    assert (t.view().round, t.phase) == (3, "play")
    assert t.position.outcome() is None
    assert table(TWO_BONUSES).view().round == 2


def test_L7_2_with_10_points_there_is_none() -> None:
    t = table(*JUST_TEN)
    assert t.total == [9, 7, 10, 6]
    assert (t.phase, t.to_act, t.view().round) == ("over", None, 2)


def test_L7_2_the_first_round_may_be_enough() -> None:
    t = table(SEVEN_AND_EIGHT)
    assert (t.phase, t.total) == ("over", [4, 10, 3, 0])


def test_L7_2_the_lowest_score_leads_the_next_round() -> None:
    for seed in "abcd":
        assert table(LOWEST_IS_0, seed=seed).leader == 0
        assert table(TWO_BONUSES, seed=seed).leader == 2
        assert table(JUST_TEN[0], seed=seed).leader == 3


def test_L7_2_the_lowest_of_this_round_and_not_of_all() -> None:
    """In all seat 0 has 3 points and seat 1 has 5; in the last round they had 2 and 1."""
    t = table(LOWEST_IS_0, THEN_LOWEST_IS_1)
    assert t.total == [3, 5, 4, 9]
    assert t.points == [2, 1, 2, 6]
    assert t.leader == 1


def test_L7_2_a_fixed_leader_does_not_overrule_it() -> None:
    t = table(LOWEST_IS_0, "", deal={"leader": 3})
    assert (t.view().round, t.leader) == (2, 0)


def test_L7_2_neither_does_the_option_for_the_first_leader() -> None:
    t = table(TWO_BONUSES, first=0)
    assert (t.view().round, t.leader) == (2, 2)


def test_L7_2_of_those_who_tie_a_random_one_leads() -> None:
    assert table(TIED_1_AND_3).points == [4, 3, 5, 3]
    assert {table(TIED_1_AND_3, seed=f"{n}").leader for n in range(20)} == {1, 3}


@pytest.mark.parametrize("leader", [1, 3])
def test_L7_2_a_fixed_leader_is_taken_from_those_who_tie(leader: int) -> None:
    for n in range(8):
        t = table(TIED_1_AND_3, "", deal={"leader": leader}, seed=f"{n}")
        assert (t.leader, t.to_act) == (leader, leader)


@pytest.mark.parametrize("leader", [0, 2])
def test_L7_2_a_fixed_leader_who_is_not_among_them_is_not_taken(leader: int) -> None:
    assert {table(TIED_1_AND_3, "", deal={"leader": leader}, seed=f"{n}").leader for n in range(20)} == {1, 3}


def test_L7_2_the_next_round_starts_with_empty_boards() -> None:
    t = table(TWO_BONUSES)
    assert t.track == t.lost == [0, 0, 0, 0]
    assert sizes(t) == ([0, 0, 0, 0], [0, 0, 0, 0])
    assert [player.hand for player in t.players] == [10, 10, 10, 10]
    assert t.view().table == []
    assert t.total == [9, 3, 0, 2]


def test_L7_2_all_cards_are_dealt_again() -> None:
    t = table(TWO_BONUSES)
    dealt = " ".join(t.hands()).split()
    assert len(set(dealt)) == len(dealt) == 40
    assert "i8" not in dealt
    assert len({tuple(table(TWO_BONUSES, seed=f"{n}").hands()) for n in range(8)}) == 8


def test_L7_2_no_infected_may_be_led_again() -> None:
    t, _ = all_but_the_last_card(TWO_BONUSES)
    assert t.view().unlocked
    t = table(TWO_BONUSES, "", hands={2: "i3"})
    assert not t.view().unlocked
    assert t.refused("play i3") == "L3.2"


def test_L7_2_the_exchange_is_asked_again_from_the_new_leader_on() -> None:
    t = table(TWO_BONUSES, "", hands={0: "-i", 1: "-i", 2: "-i"})
    assert (t.phase, t.to_act, t.leader) == ("exchange", 2, 2)
    assert t.play("keep").to_act == 0
    assert t.play("exchange").to_act == 1
    assert t.play("keep").view().exchanged == 0


def test_L7_2_infected_8_lies_aside_again() -> None:
    t = table(WITH_AN_EXCHANGE, "")
    assert t.points == [7, 2, 4, 5]
    assert (t.view().round, t.phase, t.to_act) == (2, "play", 1)
    assert [t.view(seat).exchanged for seat in range(4)] == [None] * 4
    assert [t.view(seat).gave for seat in range(4)] == [None] * 4
    dealt = " ".join(t.hands()).split()
    assert "g6" in dealt
    assert "i8" not in dealt


def test_L7_2_the_same_player_may_exchange_again() -> None:
    t = table(WITH_AN_EXCHANGE, "exchange", hands={2: "b5 -i"})
    assert (t.view().round, t.phase, t.to_act) == (2, "give", 2)
    assert t.view(2).gave is None
    assert t.play("give b5").view(2).gave == "b5"
    assert t.hand(2).endswith("i8")


def test_L7_3_the_highest_total_wins() -> None:
    outcome = table(*JUST_TEN).outcome()
    assert outcome.scores == [9, 7, 10, 6]
    assert outcome.winners == [2]


def test_L7_3_the_total_and_not_the_last_round() -> None:
    t = table(*TEN_AND_THIRTEEN)
    assert t.points == [2, 6, 5, 1]
    assert t.outcome().scores == [2, 10, 13, 3]
    assert t.outcome().winners == [2]


@pytest.mark.parametrize("tiebreak", ["upper", "lower"])
def test_L7_3_survivors_on_the_board_break_no_more_than_a_tie(tiebreak: str) -> None:
    """Seat 1 has more than the winner, on either side."""
    t = table(*TEN_AND_THIRTEEN, tiebreak=tiebreak)
    assert sizes(t) == ([2, 9, 2, 3], [3, 6, 5, 1])
    assert t.outcome().winners == [2]


@pytest.mark.parametrize(("tiebreak", "winner"), [("upper", 3), ("lower", 0)])
def test_L7_3_a_tie_goes_to_the_most_survivors_on_that_side(tiebreak: str, winner: int) -> None:
    t = table(*TIED_BOTH_SIDES_DIFFER, tiebreak=tiebreak)
    assert t.total == [10, 3, 2, 10]
    assert sizes(t) == ([0, 7, 2, 1], [4, 3, 6, 3])
    assert t.outcome().winners == [winner]


def test_L7_3_by_default_the_upper_side() -> None:
    assert table(*TIED_BOTH_SIDES_DIFFER).outcome().winners == [3]


def test_L7_3_still_tied_the_game_is_a_tie() -> None:
    t = table(*TIED_UPPER_EQUAL)
    assert sizes(t) == ([0, 10, 0, 5], [5, 3, 0, 5])
    assert t.outcome().scores == [10, 6, 10, 5]
    assert t.outcome().winners == [0, 2]
    assert table(*TIED_UPPER_EQUAL, tiebreak="lower").outcome().winners == [0]


def test_L7_3_still_tied_on_the_lower_side_the_game_is_a_tie() -> None:
    t = table(*TIED_LOWER_EQUAL, tiebreak="lower")
    assert sizes(t) == ([1, 1, 0, 7], [2, 4, 4, 5])
    assert t.outcome().scores == [2, 10, 10, 5]
    assert t.outcome().winners == [1, 2]
    assert table(*TIED_LOWER_EQUAL).outcome().winners == [1]


def test_L7_3_with_three_players() -> None:
    t = table(THREE_PLAYERS, players=3)
    assert t.outcome().scores == [1, 3, 10]
    assert t.outcome().winners == [2]


def test_L7_3_then_the_game_is_over() -> None:
    t = table(*JUST_TEN)
    assert t.position.is_over
    assert t.story[-1] == "over"
    assert t.may == ""
    error = t.position.check("play r5")
    assert error is not None
    assert error.code == "over"


def test_L7_3_before_that_there_is_no_outcome() -> None:
    t, last = all_but_the_last_card(SEVEN_AND_EIGHT)
    assert t.position.outcome() is None
    assert t.play(last).outcome().winners == [1]
