"""L3: playing a card."""

from __future__ import annotations

import pytest

from tests.rules.trick_later.table import table

# Seat 0 leads three survivors that win; then it holds infected only. Seat 1 has the only other infected.
INFECTED_ONLY = {0: "r8 g8 y8 i0 i1 i2 i3 i4 i5 i6", 1: "i7 r7 g7 y7"}
THREE_WON = "0: r8 r7 r2 r3; 0: g8 g2 g3 g4; 0: y8 y2 y3 y4"


def test_L3_1_clockwise_from_the_leader() -> None:
    t = table("2: r5", hands={0: "r1", 1: "r2", 3: "r8"})
    assert t.to_act == 3
    assert t.play("r8").to_act == 0
    assert t.play("r1").to_act == 1


def test_L3_1_clockwise_with_three_players() -> None:
    t = table("1: r5", hands={0: "r1", 2: "r8"}, players=3)
    assert t.to_act == 2
    assert t.play("r8").to_act == 0


def test_L3_1_one_card_each() -> None:
    t = table("1: r5 r8 r1 r2")
    assert t.view().trick == 2
    assert [player.hand for player in t.players] == [9, 9, 9, 9]
    assert t.story[:4] == ["played 1 r5", "played 2 r8", "played 3 r1", "played 0 r2"]


def test_L3_1_three_cards_are_a_trick_for_three() -> None:
    t = table("0: r5 r8 r2", players=3)
    assert (t.view().trick, t.leader) == (2, 1)


def test_L3_1_a_card_played_lies_on_the_table_for_all_to_see() -> None:
    t = table("3: r5 r8")
    for seat in (None, 0, 1, 2, 3):
        assert [(play.seat, play.card) for play in t.view(seat).table] == [(3, "r5"), (0, "r8")]
    assert "r5" not in t.hand(3).split()
    assert [player.hand for player in t.players] == [9, 10, 10, 9]


def test_L3_1_after_the_trick_the_table_is_empty() -> None:
    assert table("3: r5 r8 r1 r2").view().table == []


def test_L3_1_only_a_card_of_the_own_hand() -> None:
    t = table(hands={0: "r5", 1: "r8"})
    assert t.refused("play r8") == "L3.1"
    assert t.refused("play i8") == "L3.1"
    assert t.refused("play r5") is None
    assert t.play("r5").refused("play r5") == "L3.1"


def test_L3_1_a_player_whose_turn_it_is_plays_and_does_nothing_else() -> None:
    t = table(hands={0: "r5"})
    assert t.refused("give r5") == t.refused("keep") == t.refused("exchange") == "L3.1"


def test_L3_2_at_first_no_infected_may_be_led() -> None:
    t = table(hands={0: "r1 r8 g2 g3 y4 y5 b6 i0 i3 i7"})
    assert t.may == "r1 r8 g2 g3 y4 y5 b6"
    assert t.refused("play i0") == t.refused("play i7") == "L3.2"
    assert not t.view().unlocked


def test_L3_2_any_survivor_may_be_led() -> None:
    t = table(hands={0: "r1 r2 g1 g2 y1 y2 b1 b2 b3 b4"}).play("keep")
    assert t.may == "r1 r2 g1 g2 y1 y2 b1 b2 b3 b4"


def test_L3_2_survivors_alone_do_not_lift_the_ban() -> None:
    t = table("0: r8 r2 g1 b1; 0: g8 g2 g3 g4", hands={0: "i3"})
    assert t.refused("play i3") == "L3.2"
    assert not t.view().unlocked


def test_L3_2_an_infected_played_to_a_lead_lifts_the_ban_for_the_next_trick() -> None:
    t = table("0: r8 r2 i3 r4", hands={0: "i1"})
    assert t.to_act == 0
    assert t.refused("play i1") is None
    assert t.view().unlocked


@pytest.mark.parametrize("trick", ["r8 i2 r3 r4", "r8 r2 i3 r4", "r8 r2 r3 i4"])
def test_L3_2_whoever_played_it(trick: str) -> None:
    assert table(f"0: {trick}", hands={0: "i1"}).refused("play i1") is None


def test_L3_2_infected_0_lifts_the_ban_too() -> None:
    assert table("0: r8 r2 i0 r4", hands={0: "i1"}).refused("play i1") is None


def test_L3_2_the_ban_is_lifted_once_the_trick_is_over() -> None:
    """Nobody leads before that; the view says it then."""
    t = table("0: r8 i2 r3", hands={3: "r4"})
    assert not t.view().unlocked
    assert t.play("r4").view().unlocked


def test_L3_2_the_ban_is_lifted_for_everybody() -> None:
    t = table("0: r5 r8 i3 r4", hands={1: "i1"})
    assert t.to_act == 1
    assert t.refused("play i1") is None


def test_L3_2_the_ban_stays_lifted() -> None:
    t = table("0: r8 r2 i3 r4; 0: g8 g2 g3 g4; 0: y8 y2 y3 y4", hands={0: "i1"})
    assert t.refused("play i1") is None


def test_L3_2_once_lifted_any_card_may_be_led() -> None:
    t = table("0: r8 r2 i3 r4", hands={0: "r8 r7 g1 y2 b3 b4 b5 i0 i1 i7"})
    assert t.may == "r7 g1 y2 b3 b4 b5 i0 i1 i7"


def test_L3_2_with_infected_only_one_may_be_led() -> None:
    t = table(THREE_WON, hands=INFECTED_ONLY)
    assert not t.view().unlocked
    assert t.to_act == 0
    assert t.may == "i0 i1 i2 i3 i4 i5 i6"


def test_L3_2_a_single_survivor_in_hand_keeps_the_ban() -> None:
    t = table("0: r8 r7 r2 r3; 0: g8 g2 g3 g4", hands=INFECTED_ONLY)
    assert t.may == "y8"
    assert t.refused("play i6") == "L3.2"


def test_L3_2_an_infected_that_was_led_does_not_lift_the_ban() -> None:
    t = table(f"{THREE_WON}; 0: i0 g7 b2 b3", hands=INFECTED_ONLY)
    assert t.to_act == 1
    assert not t.view().unlocked
    assert t.refused("play i7") == "L3.2"
    assert t.refused("play y7") is None


def test_L3_2_an_infected_played_to_an_infected_lead_lifts_the_ban() -> None:
    t = table(f"{THREE_WON}; 0: i0 i7 b2 b3", hands=INFECTED_ONLY)
    assert t.view().unlocked


def test_L3_2_infected_8_may_not_be_led_either() -> None:
    t = table("exchange, give b5", hands={0: "b5 -i"})
    assert t.refused("play i8") == "L3.2"


def test_L3_2_the_ban_is_the_same_for_three_players() -> None:
    t = table("0: r8 r2 r3", hands={0: "i3"}, players=3)
    assert t.refused("play i3") == "L3.2"
    t = table("0: r8 r2 i3", hands={0: "i1"}, players=3)
    assert t.refused("play i1") is None


def test_L3_3_with_two_of_the_lead_colour_one_of_them_must_be_played() -> None:
    t = table("0: r5", hands={1: "r1 r8 g2 g3 y4 y5 b6 i0 i3 i7"})
    assert t.may == "r1 r8"
    assert t.refused("play g2") == t.refused("play b6") == t.refused("play i3") == "L3.3"


def test_L3_3_with_more_any_of_them() -> None:
    t = table("0: r5", hands={1: "r1 r2 r3 r8 g2 g3 y4 i0 i3 i7"})
    assert t.may == "r1 r2 r3 r8"


def test_L3_3_with_exactly_one_of_the_lead_colour_an_infected_may_be_played() -> None:
    t = table("0: r5", hands={1: "r1 g1 g2 g3 y4 y5 b6 i0 i3 i7"})
    assert t.may == "r1 i0 i3 i7"
    assert t.refused("play g1") == t.refused("play y4") == t.refused("play b6") == "L3.3"


def test_L3_3_with_exactly_one_and_no_infected_it_must_be_played() -> None:
    t = table("0: r5", hands={1: "r1 g1 g2 g3 y4 y5 y6 b6 b7 b8"})
    assert t.may == "r1"


def test_L3_3_with_none_anything_may_be_played() -> None:
    t = table("0: r5", hands={1: "g1 g2 g3 y3 y4 y5 b6 i0 i3 i7"})
    assert t.may == "g1 g2 g3 y3 y4 y5 b6 i0 i3 i7"


@pytest.mark.parametrize(("lead", "may"), [("g5", "g1 g2"), ("y6", "y4 i0 i3"), ("b7", "b6 i0 i3"), ("r5", "r1 r2 r3 r4")])
def test_L3_3_it_is_the_colour_of_the_lead_that_counts(lead: str, may: str) -> None:
    t = table(f"0: {lead}", hands={1: "r1 r2 r3 r4 g1 g2 y4 b6 i0 i3"})
    assert t.may == may


def test_L3_3_not_the_colour_of_the_cards_played_since() -> None:
    t = table("0: r5 g7 i3", hands={3: "r1 r2 g1 g2 y1 y2 b1 b2 i4 i5"})
    assert t.may == "r1 r2"


def test_L3_3_what_is_held_now_counts_and_not_what_was_dealt() -> None:
    t = table("0: r8 r5 r2 r3; 0: r7", hands={1: "r5 r4 g1 g2 y1 y2 b1 b2 i4 i5"})
    assert t.may == "r4 i4 i5"
    t = table("0: r8 r5 r2 r3; 0: r7", hands={1: "r5 g1 g2 g3 y1 y2 b1 b2 i4 i5"})
    assert t.may == "g1 g2 g3 y1 y2 b1 b2 i4 i5"


def test_L3_3_the_ban_on_leading_does_not_concern_the_others() -> None:
    t = table("0: r5", hands={1: "r1 -r i3"})
    assert not t.view().unlocked
    assert t.refused("play i3") is None


def test_L3_3_infected_8_is_an_infected_here() -> None:
    t = table("exchange, give b5; 0: r5", hands={1: "r1 g1 g2 g3 y4 y5 b5 b6 b7 b8"})
    assert t.may == "r1 i8"


def test_L3_3_the_card_given_away_does_not_count() -> None:
    t = table("exchange, give r1; 0: r5", hands={1: "r1 g1 g2 g3 y4 y5 b5 b6 b7 b8"})
    assert t.may == "g1 g2 g3 y4 y5 b5 b6 b7 b8 i8"
    t = table("exchange, give r1; 0: r5", hands={1: "r1 r2 g2 g3 y4 y5 b5 b6 b7 b8"})
    assert t.may == "r2 i8"


def test_L3_4_to_an_infected_anything_may_be_played() -> None:
    t = table("0: r8 r2 i3 r4; 0: i1", hands={1: "r2 r5 r6 g1 g2 y4 b6 i0 i5 i7"})
    assert t.may == "r5 r6 g1 g2 y4 b6 i0 i5 i7"


def test_L3_4_infected_need_not_be_followed() -> None:
    """Not even by the last, after an infected and a survivor."""
    t = table("0: r8 r2 i3 r4; 0: i1 i5 g7", hands={3: "r4 r5 r6 g1 g2 y4 y5 b6 i0 i7"})
    assert t.may == "r5 r6 g1 g2 y4 y5 b6 i0 i7"
