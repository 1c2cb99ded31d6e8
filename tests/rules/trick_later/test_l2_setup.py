"""L2: setup of a round, and the exchange."""

from __future__ import annotations

import pytest

from tenfold.core.errors import BadOption
from tests.rules.trick_later.table import Table, fresh, table

ALL_BUT_SEAT_3 = {0: "b8 -i", 1: "b7 -i", 2: "b6 -i"}


@pytest.mark.parametrize("players", [3, 4])
def test_L2_1_boards_are_empty_and_tracks_at_0(players: int) -> None:
    t = fresh(players=players)
    assert t.track == t.lost == t.total == [0] * players
    assert [t.upper(seat) + t.lower(seat) for seat in range(players)] == [""] * players


def test_L2_1_the_cards_are_shuffled() -> None:
    assert len({tuple(fresh(seed=f"{n}").hands()) for n in range(20)}) == 20


def test_L2_1_any_card_may_come_to_any_player() -> None:
    holders = {tuple("r1" in hand.split() for hand in fresh(seed=f"{n}").hands()).index(True) for n in range(60)}
    assert holders == {0, 1, 2, 3}


def test_L2_1_the_same_seed_gives_the_same_deal() -> None:
    assert fresh(seed="a").hands() == fresh(seed="a").hands()


def test_L2_1_a_hand_is_known_to_its_owner_alone() -> None:
    t = table("0: r8", hands={0: "r7", 1: "r1 g1 g2 g3 g4 g5 g6 g7 g8 i1"})
    assert t.hand(1) == "r1 g1 g2 g3 g4 g5 g6 g7 g8 i1"
    assert t.view(None).hand is None
    assert "r1" not in t.hand(2)
    assert [player.hand for player in t.view(2).players] == [9, 10, 10, 10]


def test_L2_1_everybody_is_told_the_own_hand_alone() -> None:
    t = fresh()
    for seat in range(4):
        dealt = t.events_for(seat)[0]
        assert [dealt.count(f"'{card}'") for card in t.hand(seat).split()] == [1] * 10
        assert dealt.count("'") == 20
    assert t.story[0] == f"dealt {t.leader} 1"


def test_L2_2_who_was_dealt_no_infected_is_asked() -> None:
    t = table(hands={2: "-i"})
    assert (t.phase, t.to_act, t.may) == ("exchange", 2, "exchange keep")
    assert t.play("keep").phase == "play"


def test_L2_2_infected_0_is_an_infected_too() -> None:
    assert table(hands={0: "i0 -i", 1: "i1 -i", 2: "i2 -i", 3: "i3"}).phase == "play"


def test_L2_2_nobody_is_asked_when_everybody_was_dealt_one() -> None:
    t = table()
    assert (t.phase, t.to_act, t.leader) == ("play", 0, 0)
    assert t.refused("exchange") == "L3.1"


def test_L2_2_infected_8_comes_for_any_one_card_of_the_hand() -> None:
    before = "r1 r2 g3 g4 y5 y6 b7 b8 y7 y8"
    for card in before.split():
        t = table("exchange", hands={2: before})
        assert (t.phase, t.to_act) == ("give", 2)
        assert t.may == "r1 r2 g3 g4 y5 y6 y7 y8 b7 b8"
        t.play(f"give {card}")
        assert set(t.hand(2).split()) == {*before.split(), "i8"} - {card}


def test_L2_2_it_is_a_may() -> None:
    t = table("keep", hands={2: "r1 r2 g3 g4 y5 y6 b7 b8 y7 y8"})
    assert t.hand(2) == "r1 r2 g3 g4 y5 y6 y7 y8 b7 b8"
    assert t.view().exchanged is None
    assert (t.phase, t.to_act) == ("play", 0)


def test_L2_2_only_a_card_of_the_own_hand() -> None:
    t = table("exchange", hands={0: "r1", 2: "b5 -i"})
    assert t.refused("give r1") == "L2.2"
    assert t.refused("give i8") == "L2.2"
    assert t.refused("play b5") == "L2.2"
    assert t.refused("keep") == "L2.2"
    assert t.refused("give b5") is None


def test_L2_2_the_card_given_away_is_out_of_the_round() -> None:
    t = table("exchange, give b5; 0: r8 r2 i8 r5", hands={2: "b5 -i"})
    assert "b5" not in " ".join(t.hands())
    assert [player.hand for player in t.players] == [9, 9, 9, 9]
    assert t.play("i7").refused("play b5") == "L3.1"


def test_L2_2_infected_8_is_played_as_any_infected() -> None:
    t = table("exchange, give b5; 0: r7 r2 i8 r5", hands={2: "b5 -i"})
    assert (t.leader, t.track) == (2, [7, 2, 0, 5])
    assert "attacked 2 8" in t.story


def test_L2_2_three_players_exchange_too() -> None:
    t = table("exchange, give g5", hands={1: "g5 -i"}, players=3)
    assert t.hand(1).endswith("i8")
    assert (t.view().exchanged, t.phase, t.to_act) == (1, "play", 0)


def test_L2_2_the_leader_leads_whoever_exchanged() -> None:
    t = table("exchange, give b5", hands={1: "b5 -i"}, first=3)
    assert (t.leader, t.to_act) == (3, 3)


@pytest.mark.parametrize(("first", "order"), [(0, [0, 2, 3]), (1, [2, 3, 0]), (2, [2, 3, 0]), (3, [3, 0, 2])])
def test_L2_3_they_are_asked_from_the_leader_on(first: int, order: list[int]) -> None:
    t = table(hands={0: "-i", 2: "-i", 3: "-i"}, first=first)
    asked = []
    while t.phase == "exchange":
        asked.append(t.to_act)
        t.play("keep")
    assert asked == order
    assert (t.phase, t.to_act) == ("play", first)


def test_L2_3_all_are_asked_even_if_one_wants_already() -> None:
    t = table("exchange", hands=ALL_BUT_SEAT_3)
    assert (t.phase, t.to_act) == ("exchange", 1)
    t.play("exchange")
    assert (t.phase, t.to_act) == ("exchange", 2)


def test_L2_3_nothing_else_may_be_done_meanwhile() -> None:
    t = table(hands=ALL_BUT_SEAT_3)
    assert t.refused("play b8") == "L2.3"
    assert t.refused("give b8") == "L2.3"


def test_L2_3_one_who_wants_gets_it() -> None:
    for seat, answers in enumerate(["exchange, keep, keep", "keep, exchange, keep", "keep, keep, exchange"]):
        for seed in "abcd":
            t = table(answers, hands=ALL_BUT_SEAT_3, seed=seed)
            assert (t.phase, t.to_act, t.view().exchanged) == ("give", seat, seat)


def test_L2_3_of_several_who_want_one_is_drawn() -> None:
    def drawn(answers: str) -> set[int | None]:
        return {table(answers, hands=ALL_BUT_SEAT_3, seed=f"{n}").to_act for n in range(30)}

    assert drawn("exchange, exchange, exchange") == {0, 1, 2}
    assert drawn("exchange, keep, exchange") == {0, 2}
    assert drawn("keep, exchange, exchange") == {1, 2}


@pytest.mark.parametrize("giver", [0, 2])
def test_L2_3_a_fixed_giver_is_taken_from_those_who_want(giver: int) -> None:
    for n in range(12):
        t = table("exchange, keep, exchange", hands=ALL_BUT_SEAT_3, deal={"giver": giver}, seed=f"{n}")
        assert t.view().exchanged == giver


@pytest.mark.parametrize("giver", [1, 3])
def test_L2_3_a_fixed_giver_who_does_not_want_is_not_taken(giver: int) -> None:
    deal = {"giver": giver}
    both = {table("exchange, keep, exchange", hands=ALL_BUT_SEAT_3, deal=deal, seed=f"{n}").to_act for n in range(30)}
    assert both == {0, 2}
    assert table("keep, keep, exchange", hands=ALL_BUT_SEAT_3, deal=deal).to_act == 2
    assert table("keep, keep, keep", hands=ALL_BUT_SEAT_3, deal=deal).phase == "play"


def test_L2_3_the_others_stay_with_their_hands() -> None:
    t = table("exchange, exchange, exchange", hands=ALL_BUT_SEAT_3, deal={"giver": 1})
    before = t.hands()
    t.play("give b7")
    assert [t.hand(seat) for seat in (0, 2, 3)] == [before[0], before[2], before[3]]
    assert t.hand(1) == before[1].replace(" b7", " i8")


def test_L2_3_an_answer_is_told_to_that_player_alone() -> None:
    t = table("exchange", hands=ALL_BUT_SEAT_3)
    assert t.events_for(0) == ["answered 0 True"]
    assert t.story == t.events_for(1) == t.events_for(2) == t.events_for(3) == ["answered 0"]
    t.play("keep")
    assert t.events_for(1) == ["answered 1 False"]
    assert t.story == t.events_for(0) == t.events_for(2) == t.events_for(3) == ["answered 1"]


def everything_seen(t: Table, seat: int | None) -> tuple[object, object]:
    return t.position.events(seat), t.view(seat)


@pytest.mark.parametrize("seat", [None, 1, 2, 3])
def test_L2_3_before_all_have_answered_the_others_see_no_answer(seat: int | None) -> None:
    wanting = table("exchange", hands=ALL_BUT_SEAT_3)
    keeping = table("keep", hands=ALL_BUT_SEAT_3)
    assert everything_seen(wanting, seat) == everything_seen(keeping, seat)
    assert everything_seen(wanting, 0) != everything_seen(keeping, 0)


@pytest.mark.parametrize("seat", [None, 1, 2, 3])
@pytest.mark.parametrize("answer", ["exchange", "keep"])
def test_L2_3_not_even_those_who_have_answered_themselves(seat: int | None, answer: str) -> None:
    wanting = table(f"exchange, {answer}", hands=ALL_BUT_SEAT_3)
    keeping = table(f"keep, {answer}", hands=ALL_BUT_SEAT_3)
    assert everything_seen(wanting, seat) == everything_seen(keeping, seat)


@pytest.mark.parametrize("seat", [None, 1, 2, 3])
def test_L2_3_who_wanted_in_vain_stays_a_secret(seat: int | None) -> None:
    wanting = table("exchange, exchange, keep", hands=ALL_BUT_SEAT_3, deal={"giver": 1})
    keeping = table("keep, exchange, keep", hands=ALL_BUT_SEAT_3, deal={"giver": 1})
    assert everything_seen(wanting, seat) == everything_seen(keeping, seat)
    assert everything_seen(wanting.play("give b7"), seat) == everything_seen(keeping.play("give b7"), seat)


def test_L2_3_that_and_by_whom_is_public() -> None:
    t = table("keep, exchange, keep", hands=ALL_BUT_SEAT_3)
    assert t.story == ["answered 2", "exchanges 1"]
    assert [t.view(seat).exchanged for seat in (None, 0, 1, 2, 3)] == [1] * 5
    t.play("give b7; 0: b8 i8")
    assert [t.view(seat).exchanged for seat in (None, 0, 1, 2, 3)] == [1] * 5


def test_L2_3_without_an_exchange_that_is_public_too() -> None:
    t = table("keep, keep, keep", hands=ALL_BUT_SEAT_3)
    assert t.story == ["answered 2"]
    assert [t.view(seat).exchanged for seat in (None, 0, 1, 2, 3)] == [None] * 5


def test_L2_3_the_card_given_away_is_known_to_its_giver_alone() -> None:
    t = table("keep, exchange, keep, give b7", hands=ALL_BUT_SEAT_3)
    assert t.events_for(1) == ["gave 1 b7"]
    assert t.story == t.events_for(0) == t.events_for(2) == t.events_for(3) == ["gave 1"]
    assert [t.view(seat).gave for seat in (None, 0, 1, 2, 3)] == [None, None, "b7", None, None]


@pytest.mark.parametrize("seat", [None, 0, 2, 3])
def test_L2_3_the_others_cannot_tell_which_card_it_was(seat: int | None) -> None:
    hands = {1: "b7 y1 -i"}
    blue = table("exchange, give b7", hands=hands)
    yellow = table("exchange, give y1", hands=hands)
    assert everything_seen(blue, seat) == everything_seen(yellow, seat)
    assert everything_seen(blue, 1) != everything_seen(yellow, 1)


@pytest.mark.parametrize("players", [3, 4])
def test_L2_4_the_first_leader_is_random(players: int) -> None:
    assert {fresh(players=players, seed=f"{n}").leader for n in range(60)} == set(range(players))


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_L2_4_the_option_names_the_first_leader(seat: int) -> None:
    for seed in "abcd":
        t = table(first=seat, seed=seed)
        assert (t.leader, t.to_act) == (seat, seat)


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_L2_4_a_fixed_leader_takes_the_place_of_chance(seat: int) -> None:
    for seed in "abcd":
        assert fresh(seed=seed, deals=[{"leader": seat}]).leader == seat


def test_L2_4_a_fixed_leader_does_not_overrule_the_option() -> None:
    assert fresh(first=1, deals=[{"leader": 2}]).leader == 1


def test_L2_4_a_fixed_leader_who_is_not_there_is_not_taken() -> None:
    assert {fresh(players=3, seed=f"{n}", deals=[{"leader": 3}]).leader for n in range(40)} == {0, 1, 2}


def test_L2_4_the_named_seat_must_be_at_the_table() -> None:
    with pytest.raises(BadOption):
        fresh(players=3, first=3)
    with pytest.raises(BadOption):
        fresh(players=4, first=4)
