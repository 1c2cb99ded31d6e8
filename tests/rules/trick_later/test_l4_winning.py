"""L4: who wins the trick."""

from __future__ import annotations

import pytest

from tests.rules.trick_later.table import table, won


@pytest.mark.parametrize("colour", ["r", "g", "y", "b"])
def test_L4_1_a_1_beats_the_8_of_its_colour(colour: str) -> None:
    assert won(f"{colour}8 {colour}7 {colour}1 {colour}2") == 2
    assert won(f"{colour}1 {colour}7 {colour}8 {colour}2") == 0
    assert won(f"{colour}5 {colour}8 {colour}7 {colour}1") == 3


def test_L4_1_only_if_the_8_is_in_the_trick() -> None:
    assert won("r1 r7 r6 r2") == 1
    assert won("r5 r1 r6 r2") == 2


def test_L4_1_only_if_the_1_is_in_the_trick() -> None:
    assert won("r2 r8 r6 r3") == 1


def test_L4_1_an_8_of_another_colour_does_nothing() -> None:
    assert won("r1 g8 r6 r2") == 2
    assert won("g1 r8 b1 i3") == 1


def test_L4_1_a_1_of_another_colour_does_nothing() -> None:
    assert won("r8 g1 r6 r2") == 0
    assert won("r8 g1 y1 i1") == 0


def test_L4_1_off_colour_it_wins_nothing_while_there_are_survivors_only() -> None:
    assert won("r3 g1 g8 r5") == 3
    assert won("r3 g1 g8 y5") == 0


def test_L4_1_off_colour_it_wins_with_an_infected_in_the_trick() -> None:
    assert won("r3 g1 g8 i7") == 1
    assert won("r8 g8 g1 i2") == 2


def test_L4_1_with_both_pairs_in_the_trick_the_lead_colour_counts() -> None:
    assert won("r8 g1 g8 r1") == 3
    assert won("g8 r1 r8 g1") == 3
    assert won("r1 g1 g8 r8") == 0


def test_L4_1_with_three_players() -> None:
    assert won("r8 r7 r1", players=3) == 2
    assert won("g3 r8 r1", players=3) == 0
    assert won("r8 r1 i6", players=3) == 1


def test_L4_1_it_beats_infected_8_as_well() -> None:
    t = table("exchange, give b5; 0: r8 r1 i8 r2", hands={2: "b5 -i"})
    assert t.leader == 1


def test_L4_1_an_infected_is_no_1_and_no_8() -> None:
    assert won("r8 i1 r2 r3") == 0
    t = table("exchange, give b5; 0: r7 r1 i8 r2", hands={2: "b5 -i"})
    assert t.leader == 2


def test_L4_1_an_infected_1_and_infected_8_are_no_pair() -> None:
    t = table("exchange, give b5; 0: r3 i1 i8 r2", hands={2: "b5 -i"})
    assert t.leader == 2


def test_L4_1_for_this_step_only_an_attack_hits_it_as_a_1() -> None:
    """Seat 0 wins with r1, then is attacked at level 1."""
    t = table("0: r1 r8 r7 r6; 0: g8 g7 i1 g6")
    assert t.upper(0) == "r6 r7 r8 g6 g7 g8"
    assert t.lost == [1, 0, 0, 0]


def test_L4_1_for_this_step_only_it_is_rescued_as_a_1() -> None:
    """Seat 0 has won r1 with r1, then gets to 2 on the track."""
    t = table("0: r1 r8 r7 r6; 0: g2 g8 g7 g6")
    assert t.lower(0) == "r1"
    assert t.track == [1, 0, 7, 6]


def test_L4_1_for_this_step_only_a_1_that_loses_raises_the_track_by_1() -> None:
    t = table("0: r3 g1 g8 r5")
    assert t.track == [3, 1, 8, 0]


def test_L4_2_the_highest_of_the_lead_colour() -> None:
    assert won("r5 r3 r7 r6") == 2
    assert won("r5 r3 r2 r6") == 3
    assert won("r7 r3 r2 r6") == 0
    assert won("g2 g8 g7 g6") == 1


def test_L4_2_a_higher_one_of_another_colour_does_not_win() -> None:
    assert won("r5 g8 r6 b7") == 2
    assert won("b2 r8 g8 y8") == 0


def test_L4_2_it_is_the_colour_that_was_led_and_not_one_of_many() -> None:
    assert won("y3 g8 g7 g6") == 0
    assert won("b1 r2 r3 r4") == 0


def test_L4_2_counted_from_the_leader() -> None:
    assert table("2: r5 r3 r8 r6").leader == 0
    assert table("3: r5 r3 r2 r6").leader == 2
    assert table("1: r5 r8 r2 r6").leader == 2


def test_L4_2_with_three_players() -> None:
    assert won("r5 g8 r6", players=3) == 2
    assert table("2: r5 r3 r8", players=3).leader == 1


def test_L4_2_the_winner_is_told_with_the_card() -> None:
    assert "took_trick 2 r6" in table("0: r5 g8 r6 b7").story


def test_L4_3_with_an_infected_the_highest_of_all_colours() -> None:
    assert won("r5 g8 i3 b7") == 1
    assert won("r5 r2 i3 b7") == 3
    assert won("r6 r2 i3 b4") == 0


def test_L4_3_an_infected_may_be_the_highest() -> None:
    assert won("r5 r2 i7 b6") == 2
    assert won("r5 r2 i6 i7") == 3
    assert won("r5 i6 i4 r1") == 1


def test_L4_3_infected_0_is_an_infected_too() -> None:
    assert won("r5 g8 i0 r7") == 1


def test_L4_3_a_survivor_beats_an_infected_of_the_same_value() -> None:
    assert won("r7 r2 i7 b6") == 0
    assert won("r5 i7 y7 b6") == 2
    assert won("r5 i6 r6 b2") == 2
    assert won("r2 i1 i3 b3") == 3


def test_L4_3_an_infected_1_ties_with_a_survivor_of_1() -> None:
    assert won("r1 i1 g1 i0") == 0


def test_L4_3_an_infected_that_was_led() -> None:
    opening = "0: g8 g2 g3 i2"
    assert table(f"{opening}; 0: i4 r3 r5 r4").leader == 2
    assert table(f"{opening}; 0: i6 r3 r5 r4").leader == 0
    assert table(f"{opening}; 0: i5 r3 r4 r5").leader == 3
    assert table(f"{opening}; 0: i3 i5 i4 r5").leader == 3


def test_L4_3_a_trick_of_infected_alone() -> None:
    assert table("0: g8 g2 g3 i2; 0: i3 i5 i7 i6").leader == 2
    assert table("0: g8 g2 g3 i2; 0: i7 i5 i4 i6").leader == 0
    assert table("0: g8 g2 g3 i2; 0: i1 i0 i3 i4").leader == 3


def test_L4_3_infected_8_beats_all_but_an_8() -> None:
    given = "exchange, give b5"
    assert table(f"{given}; 0: r7 g7 i8 i7", hands={2: "b5 -i"}).leader == 2
    assert table(f"{given}; 0: r8 g7 i8 i7", hands={2: "b5 -i"}).leader == 0
    assert table(f"{given}; 0: r7 g7 i8 y8", hands={2: "b5 -i"}).leader == 3


def test_L4_3_with_three_players() -> None:
    assert won("r5 g8 i3", players=3) == 1
    assert won("r4 i5 r3", players=3) == 1
    assert won("r5 i5 r3", players=3) == 0


def test_L4_4_the_lead_colour_first_however_late() -> None:
    assert won("r3 g7 r7 i1") == 2
    assert won("r3 g7 i1 r7") == 3
    assert won("b3 g7 i1 b7") == 3
    assert won("r7 g7 y7 i1") == 0


def test_L4_4_then_the_one_played_first() -> None:
    assert won("r3 g7 y7 i1") == 1
    assert won("r3 b7 g7 i1") == 1
    assert won("r3 i1 b7 g7") == 2
    assert won("r3 i7 y7 g7") == 2


def test_L4_4_the_first_in_the_trick_and_not_the_first_seat() -> None:
    assert table("2: r3 b7 g7 i1").leader == 3
    assert table("3: r3 i1 b7 g7").leader == 1


def test_L4_4_when_an_infected_was_led_the_one_played_first() -> None:
    opening = "0: y8 y2 y3 i2"
    assert table(f"{opening}; 0: i1 b7 g7 r7").leader == 1
    assert table(f"{opening}; 0: i1 r3 b7 g7").leader == 2
    assert table(f"{opening}; 0: i7 r3 b7 g7").leader == 2
