"""L5: the attack of the infected."""

from __future__ import annotations

import pytest

from tests.rules.trick_later.table import table

# Seat 0 wins r2 r3 r7 r8 and leads again.
OPENING = "0: r8 r7 r2 r3"


@pytest.mark.parametrize(
    ("trick", "level", "left"),
    [
        ("g8 g4 g5 i0", 0, "r2 r3 r7 r8 g4 g5 g8"),
        ("g8 g4 g5 i1", 1, "r2 r3 r7 r8 g4 g5 g8"),
        ("g8 g4 g5 i2", 2, "r3 r7 r8 g4 g5 g8"),
        ("g8 g4 g5 i3", 3, "r7 r8 g4 g5 g8"),
        ("g8 g4 g5 i6", 6, "r7 r8 g4 g5 g8"),
        ("g8 g4 g5 i7", 7, "r8 g4 g5 g8"),
    ],
)
def test_L5_1_survivors_at_or_below_the_level_are_lost(trick: str, level: int, left: str) -> None:
    t = table(f"{OPENING}; 0: {trick}")
    assert f"attacked 0 {level}" in t.story
    assert t.upper(0) == left
    assert t.lost == [7 - len(left.split()), 0, 0, 0]


@pytest.mark.parametrize(
    ("trick", "level", "left"),
    [
        ("g8 g4 i0 i2", 2, "r3 r7 r8 g4 g8"),
        ("g8 g4 i1 i2", 3, "r7 r8 g4 g8"),
        ("g8 i4 g5 i3", 7, "r8 g5 g8"),
        ("g8 i1 g5 i7", 8, "g5 g8"),
        ("g8 i4 i5 g6", 9, "g6 g8"),
        ("g8 i5 i6 i7", 18, "g8"),
    ],
)
def test_L5_1_the_level_is_the_sum_of_the_infected(trick: str, level: int, left: str) -> None:
    t = table(f"{OPENING}; 0: {trick}")
    assert f"attacked 0 {level}" in t.story
    assert t.upper(0) == left


def test_L5_1_an_infected_that_was_led_counts_too() -> None:
    t = table(f"{OPENING}; 0: g8 g4 g5 i0; 0: i5 i2 y4 y1")
    assert "attacked 0 7" in t.story
    assert t.upper(0) == "r8 g8 y1 y4"
    assert t.lost == [5, 0, 0, 0]


def test_L5_1_survivors_do_not_count_towards_the_level() -> None:
    t = table(f"{OPENING}; 0: g8 y6 y7 i1")
    assert t.upper(0) == "r2 r3 r7 r8 g8 y6 y7"


def test_L5_1_infected_8_attacks_with_8() -> None:
    t = table("exchange, give b5; 0: r7 r8 r2 r3; 1: g1 i8 g7 g8", hands={2: "b5 -i"})
    assert t.story[4:6] == ["took_trick 1 g1", "attacked 1 8"]
    assert t.upper(1) == "g1 g7 g8"
    assert t.lost == [0, 4, 0, 0]


def test_L5_1_the_winner_is_attacked_and_not_who_played_the_infected() -> None:
    """Seat 1 has r2 r3 r5 r8 on its board and plays i3; seat 0 wins."""
    t = table("0: r5 r8 r2 r3; 1: b7 b2 b3 b8; 0: g8 i3 g4 g5")
    assert "attacked 0 3" in t.story
    assert t.upper(1) == "r8"
    assert t.lower(1) == "r2 r3 r5"
    assert t.upper(0) == "g4 g5 g8 b7 b8"
    assert t.lower(0) == "b2 b3"
    assert t.lost == [0, 0, 0, 0]


def test_L5_1_the_boards_of_the_others_are_safe() -> None:
    """Seat 1 leads g1 and loses to seat 0."""
    t = table("0: r5 r8 r2 r3; 1: g1 g3 i7 y8")
    assert "attacked 0 7" in t.story
    assert t.upper(1) == "r2 r3 r5 r8"
    assert t.lost == [0, 0, 0, 0]


def test_L5_1_who_wins_with_an_infected_is_attacked_too() -> None:
    """Seat 0 has r5 r6 r7 r8 on its board and wins with i7."""
    t = table("0: r8 r7 r6 r5; 0: g2 g4 g5 g3; 2: y2 y3 i7 y4")
    assert t.story[4:6] == ["took_trick 0 i7", "attacked 0 7"]
    assert t.upper(0) == "r8 y2 y3 y4"
    assert t.lost == [3, 0, 0, 0]


def test_L5_1_the_survivors_of_this_trick_are_not_there_yet() -> None:
    t = table("0: r8 r2 r3 i7")
    assert t.upper(0) == "r2 r3 r8"
    assert t.lost == [0, 0, 0, 0]


def test_L5_1_in_the_next_trick_they_are() -> None:
    t = table("0: r8 r2 r3 i7; 0: g8 g2 g3 i4")
    assert t.upper(0) == "r8 g2 g3 g8"
    assert t.lost == [2, 0, 0, 0]


def test_L5_1_the_lower_side_is_safe() -> None:
    t = table("0: r3 r8 r2 r4; 1: g1 g2 g3 g5; 0: y8 y2 y3 i7")
    assert t.lower(0) == "g1 g2"
    assert t.upper(0) == "y2 y3 y8"
    assert t.lost == [2, 0, 0, 0]


def test_L5_1_every_colour_is_hit() -> None:
    t = table("0: b8 r2 g3 y4; 0: r8 r6 r7 i4")
    assert t.upper(0) == "r6 r7 r8 b8"
    assert t.lost == [3, 0, 0, 0]
    assert [event for event in t.story if event.startswith("lost")] == ["lost 0 r2", "lost 0 g3", "lost 0 y4"]


def test_L5_1_what_is_lost_stays_lost_and_adds_up() -> None:
    t = table(f"{OPENING}; 0: g8 g4 g5 i3; 0: y8 y6 y7 i4")
    assert t.lost == [3, 0, 0, 0]
    assert t.upper(0) == "r7 r8 g5 g8 y6 y7 y8"
    assert t.lower(0) == ""


def test_L5_1_without_an_infected_there_is_no_attack() -> None:
    t = table(f"{OPENING}; 0: g8 g4 g5 g6")
    assert [event.split()[0] for event in t.story] == ["played"] * 4 + ["took_trick"] + ["track"] * 4
    assert t.lost == [0, 0, 0, 0]
    assert t.upper(0) == "r2 r3 r7 r8 g4 g5 g6 g8"


def test_L5_1_with_three_players() -> None:
    t = table("0: r8 r7 r2; 0: g8 i1 i6", players=3)
    assert t.upper(0) == "r8 g8"
    assert t.lost == [2, 0, 0]


def test_L5_2_the_track_of_the_winner_goes_to_0() -> None:
    t = table("0: r3 r8 r7 r6; 1: g4 g5 i2 g8")
    assert t.leader == 0
    assert t.track == [0, 1, 7, 8]


def test_L5_2_even_at_attack_level_0() -> None:
    t = table("0: r3 r8 r7 r6; 1: g4 g5 i0 g8")
    assert "attacked 0 0" in t.story
    assert t.track == [0, 1, 7, 6]


def test_L5_2_even_with_an_empty_board() -> None:
    t = table("0: r5 r8 r7 r6; 1: g2 g3 i1 g8")
    assert t.lost == [0, 0, 0, 0]
    assert t.track[0] == 0


def test_L5_2_before_the_rescue() -> None:
    """With 3 on the track, seat 0 would rescue g2 or the g3."""
    t = table("0: r3 r8 r7 r6; 1: g2 g3 i0 g8")
    assert t.upper(0) == "g2 g3 g8"
    assert t.lower(0) == ""


def test_L5_2_without_an_infected_it_does_not() -> None:
    t = table("0: r3 r8 r7 r6; 1: g4 g5 g6 g8")
    assert t.leader == 0
    assert t.track == [3, 1, 7, 6]


def test_L5_2_the_tracks_of_the_others_do_not() -> None:
    t = table("0: r8 r5 r4 r3; 0: g8 g2 g3 i3")
    assert t.track == [0, 7, 7, 6]


def test_L5_2_the_infected_are_out() -> None:
    t = table("0: r8 r2 i3 i7; 0: g8 g2 g3 g4")
    assert [t.upper(seat) + t.lower(seat) for seat in range(4)] == ["r2 r8 g2 g3 g4 g8", "", "", ""]
    assert not {"i3", "i7"} & set(" ".join(t.hands()).split())


def test_L5_2_after_a_trick_of_infected_alone_nothing_is_left() -> None:
    t = table("0: g8 g2 g3 i2; 0: i3 i5 i7 i6")
    assert t.leader == 2
    assert t.upper(2) == ""
    assert t.track == [1, 7, 0, 8]
    assert "attacked 2 21" in t.story
