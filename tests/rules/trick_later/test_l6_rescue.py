"""L6: the rescue of the survivors."""

from __future__ import annotations

import pytest

from tests.rules.trick_later.table import table

# Seat 0 wins r1 r2 r3 r8 and leads again.
LOW_ONES = "0: r1 r8 r2 r3"
# Seat 0 wins r8 alone, later has 3 on the track, and then 5 more.
TO_AN_8 = "0: r8 i1 i2 i3; 0: g3 g8 g7 g6; 1: y8 y7 y6 y5"


def test_L6_1_the_winner_takes_the_survivors() -> None:
    t = table("0: r5 r8 r2 r3")
    assert [t.upper(seat) for seat in range(4)] == ["", "r2 r3 r5 r8", "", ""]


def test_L6_1_of_all_colours() -> None:
    assert table("0: r5 g8 y2 b3").upper(0) == "r5 g8 y2 b3"


def test_L6_1_of_a_trick_won_with_an_infected_too() -> None:
    t = table("0: r5 i7 y2 b3")
    assert t.leader == 1
    assert t.upper(1) == "r5 y2 b3"


def test_L6_1_face_up() -> None:
    t = table("0: r5 r8 r2 r3")
    assert [t.view(seat).players[1].upper for seat in (None, 0, 1, 2, 3)] == [["r2", "r3", "r5", "r8"]] * 5


def test_L6_1_next_to_those_of_earlier_tricks() -> None:
    assert table("0: r8 r7 r6 r5; 0: g8 g7 g6 i0").upper(0) == "r5 r6 r7 r8 g6 g7 g8"


def test_L6_2_the_tracks_of_the_losers_go_up_by_their_cards() -> None:
    assert table("0: r8 r7 r2 r3").track == [0, 7, 2, 3]
    assert table("1: g4 g5 g6 g3").track == [3, 4, 5, 0]
    assert table("2: r5 g8 r2 y1").track == [2, 1, 0, 8]


def test_L6_2_by_those_of_several_tricks() -> None:
    assert table("0: r8 r1 r2 r3; 1: g8 g4 g5 g2").track == [8, 0, 6, 8]


def test_L6_2_the_track_of_the_winner_does_not() -> None:
    t = table("0: r3 r8 r7 r6; 1: g4 g7 g5 g8")
    assert t.leader == 0
    assert t.track == [3, 1, 7, 6]


@pytest.mark.parametrize(("infected", "track"), [("i0", 0), ("i1", 1), ("i5", 5), ("i7", 7)])
def test_L6_2_an_infected_counts_too(infected: str, track: int) -> None:
    assert table(f"0: r8 r7 r2 {infected}").track == [0, 7, 2, track]


def test_L6_2_an_infected_that_was_led_and_lost_counts_too() -> None:
    t = table("0: g8 g6 g7 i2; 0: i4 r3 r5 r4")
    assert t.leader == 2
    assert t.track[0] == 4


def test_L6_2_infected_8_counts_8() -> None:
    assert table("exchange, give b5; 0: r8 r7 i8 r3", hands={2: "b5 -i"}).track == [0, 7, 8, 3]


def test_L6_2_to_8_exactly() -> None:
    for overflow in ("stay", "cap"):
        t = table("0: r8 r7 r2 r3; 0: g8 g7 g6 g5", overflow=overflow)
        assert t.track[2:] == [8, 8]


@pytest.mark.parametrize(("overflow", "track"), [("stay", [0, 7, 5, 3]), ("cap", [0, 8, 5, 8])])
def test_L6_2_past_8_it_stays_or_goes_to_8(overflow: str, track: list[int]) -> None:
    """Seat 1 would get to 9, seat 3 to 10."""
    assert table("0: r8 r7 r2 r3; 0: g8 g2 g3 g7", overflow=overflow).track == track


def test_L6_2_by_default_it_stays() -> None:
    assert table("0: r8 r7 r2 r3; 0: g8 g2 g3 g7").track == [0, 7, 5, 3]


def test_L6_2_with_an_infected_it_stays_or_goes_to_8_as_well() -> None:
    assert table("0: r8 r7 r2 r3; 0: g8 i5 g3 g2", overflow="stay").track == [0, 7, 5, 5]
    assert table("0: r8 r7 r2 r3; 0: g8 i5 g3 g2", overflow="cap").track == [0, 8, 5, 5]


def test_L6_2_a_track_that_stayed_may_go_up_by_less() -> None:
    t = table("0: r8 r7 r2 r3; 0: g8 g2 g3 g7; 0: y8 g1 y3 y4")
    assert t.track == [0, 8, 8, 7]


def test_L6_2_a_track_at_8_stays_there() -> None:
    for overflow in ("stay", "cap"):
        t = table("0: r8 r7 r2 r3; 0: g8 g1 g6 i0; 1: y8 y4 y5 y7", overflow=overflow)
        assert t.track[2] == 8


@pytest.mark.parametrize(("overflow", "track", "lower"), [("stay", 4, ""), ("cap", 3, "r5")])
def test_L6_2_from_a_capped_track_survivors_are_rescued(overflow: str, track: int, lower: str) -> None:
    """Seat 0 has r5 r6 r7 r8 on its board and 4 on its track; then it loses a 5."""
    t = table("0: r8 r7 r6 r5; 0: g4 g8 g7 g6; 1: y8 y7 y6 y5", overflow=overflow)
    assert (t.track[0], t.lower(0)) == (track, lower)


@pytest.mark.parametrize(
    ("lost", "lower", "track"),
    [
        ("g2", "r1", 1),
        ("g3", "r1 r2", 0),
        ("g4", "r1 r2", 1),
        ("g5", "r1 r2", 2),
        ("g6", "r1 r2 r3", 0),
        ("g7", "r1 r2 r3", 1),
    ],
)
def test_L6_3_the_lowest_at_or_below_the_track_again_and_again(lost: str, lower: str, track: int) -> None:
    t = table(f"{LOW_ONES}; 0: {lost} g8 y7 b7")
    assert t.lower(0) == lower
    assert t.track[0] == track
    assert set(t.upper(0).split()) == {"r1", "r2", "r3", "r8"} - set(lower.split())


@pytest.mark.parametrize(
    ("lost", "lower", "track"),
    [
        ("g2", "r1", 1),
        ("g3", "r1", 2),
        ("g4", "r1 r2", 1),
        ("g5", "r1 r2", 2),
        ("g6", "r1 r2", 3),
        ("g7", "r1 r2 r3", 1),
    ],
)
def test_L6_3_with_the_option_below_the_track_only(lost: str, lower: str, track: int) -> None:
    t = table(f"{LOW_ONES}; 0: {lost} g8 y7 b7", rescue="below")
    assert t.lower(0) == lower
    assert t.track[0] == track


def test_L6_3_a_1_with_1_on_the_track() -> None:
    trick = f"{LOW_ONES}; 0: g1 g7 y7 b7"
    assert (table(trick).lower(0), table(trick).track[0]) == ("r1", 0)
    assert (table(trick, rescue="below").lower(0), table(trick, rescue="below").track[0]) == ("", 1)


def test_L6_3_an_8_with_8_on_the_track() -> None:
    t = table(TO_AN_8, hands={0: "-i"})
    assert (t.lower(0), t.upper(0), t.track[0]) == ("r8", "", 0)


def test_L6_3_with_below_an_8_can_never_be_rescued() -> None:
    t = table(TO_AN_8, hands={0: "-i"}, rescue="below")
    assert (t.lower(0), t.upper(0), t.track[0]) == ("", "r8", 8)


def test_L6_3_by_default_at_most() -> None:
    assert table(f"{LOW_ONES}; 0: g6 g8 y7 b7", rescue="at_most").lower(0) == "r1 r2 r3"
    assert table(f"{LOW_ONES}; 0: g6 g8 y7 b7").lower(0) == "r1 r2 r3"


def test_L6_3_the_lowest_first_even_if_the_track_would_reach_another() -> None:
    t = table("0: r8 r4 r3 r7; 0: g4 g8 y7 b7")
    assert (t.lower(0), t.upper(0), t.track[0]) == ("r3", "r4 r7 r8", 1)


def test_L6_3_one_after_the_other() -> None:
    t = table(f"{LOW_ONES}; 0: g7 g8 y7 b7")
    assert [event for event in t.story if event.startswith("rescued 0")] == ["rescued 0 r1", "rescued 0 r2", "rescued 0 r3"]


@pytest.mark.parametrize(
    ("trick", "first"),
    [
        ("b8 y3 r3 b7", "r3"),
        ("b8 b3 g3 b7", "g3"),
        ("r8 b3 y3 r7", "y3"),
        ("b8 g3 y3 r3", "r3"),
    ],
)
def test_L6_3_of_equal_ones_the_first_in_card_order(trick: str, first: str) -> None:
    t = table(f"0: {trick}; 0: g4 g8 y7 i6")
    assert (t.lower(0), t.track[0]) == (first, 1)


def test_L6_3_equal_ones_one_after_the_other() -> None:
    t = table("0: b8 g3 y3 r3; 0: g6 g8 y7 i6")
    assert (t.lower(0), t.upper(0), t.track[0]) == ("r3 g3", "y3 b8", 0)


def test_L6_3_the_lowest_of_all_colours() -> None:
    t = table("0: b8 r5 y4 b2; 0: g7 g8 y7 i6")
    assert (t.lower(0), t.upper(0), t.track[0]) == ("y4 b2", "r5 b8", 1)


def test_L6_3_the_winner_too() -> None:
    """Seat 0 has 3 on the track and takes a 2 and a 4."""
    t = table("0: r3 r8 r7 r6; 1: g2 g4 g7 g8")
    assert (t.lower(0), t.upper(0), t.track[0]) == ("g2", "g4 g7 g8", 1)


def test_L6_3_the_winner_rescues_what_lay_there_before_as_well() -> None:
    """Seat 0 keeps r5 r6 r7 r8 with 4 on its track, then takes a 2, a 3 and a 1."""
    t = table("0: r8 r7 r6 r5; 0: g4 g8 g7 g6; 1: y2 y3 y1 y7")
    assert (t.lower(0), t.upper(0), t.track[0]) == ("y1 y2", "r5 r6 r7 r8 y3 y7", 1)


def test_L6_3_everybody_in_the_same_trick() -> None:
    """Seats 0 and 1 lose with survivors on their boards, seat 2 wins with 6 on the track."""
    t = table("0: r8 r7 r6 r5; 0: g4 g7 g6 g5")
    assert [t.lower(seat) for seat in range(4)] == ["", "g4", "", ""]
    assert t.track == [4, 3, 6, 5]
    t = table("0: r8 r7 r6 r5; 0: g4 g7 g6 g5; 1: y2 y7 y4 y3")
    assert [t.lower(seat) for seat in range(4)] == ["r5", "g4 g5", "y2 y3", ""]
    assert t.track == [2, 0, 1, 5]


def test_L6_3_it_is_mandatory_even_at_8_on_the_track() -> None:
    """Seat 0 gets to 8 on the track and may not stop there."""
    t = table("0: r8 r7 r6 r5; 0: g4 g8 g7 g6; 1: y8 y7 y6 y4")
    assert (t.lower(0), t.track[0]) == ("r5", 3)
    assert t.phase == "play"


def test_L6_3_what_is_rescued_stays_rescued() -> None:
    t = table(f"{LOW_ONES}; 0: g3 g8 y7 b7; 1: y8 y6 y5 y4")
    assert t.lower(0) == "r1 r2 r3"
    assert t.track[0] == 1


@pytest.mark.parametrize(("trick", "leader"), [("r5 r8 r2 r3", 1), ("r5 r1 r7 r3", 2), ("r5 g8 y8 b8", 0), ("r5 r4 r2 i7", 3)])
def test_L6_4_the_winner_leads_the_next_trick(trick: str, leader: int) -> None:
    t = table(f"0: {trick}")
    assert (t.leader, t.to_act, t.view().trick) == (leader, leader, 2)
    t.play(t.may.split()[0])
    assert (t.leader, t.to_act) == (leader, (leader + 1) % 4)
