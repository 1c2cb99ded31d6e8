"""L1: the cards."""

from __future__ import annotations

import pytest

from tenfold.core.errors import BadOption
from tenfold.games.trick_later import TRICK_LATER
from tests.rules.trick_later.table import Table, fresh, table

FOUR_COLOURS = [f"{colour}{number}" for colour in "rgyb" for number in (1, 2, 3, 4, 5, 6, 7, 8)]
INFECTED_OF_FOUR = ["i0", "i1", "i2", "i3", "i4", "i5", "i6", "i7"]
INFECTED_OF_THREE = ["i1", "i2", "i3", "i4", "i5", "i6"]


def all_hands(t: Table) -> list[str]:
    return sorted(card for hand in t.hands() for card in hand.split())


def colours_out(t: Table, rounds: int) -> list[str | None]:
    """The colour that is out in each of so many rounds, as far as the game goes."""
    found: dict[int, str | None] = {}
    while not t.position.is_over and t.view().round <= rounds:
        found[t.view().round] = t.view().out
        t.position.apply(t.position.legal()[0])
    return list(found.values())


def test_L1_1_forty_one_cards() -> None:
    """All are dealt to four players but the infected 8, which somebody may then get."""
    t = table("exchange, give r1", hands={0: "r1 -i"})
    cards = sorted([*all_hands(t), "r1"])
    assert cards == sorted([*FOUR_COLOURS, *INFECTED_OF_FOUR, "i8"])
    assert len(cards) == 41


@pytest.mark.parametrize("card", ["r0", "r9", "g0", "y9", "b9", "i9", "p1", "r10", "8r", "R5", ""])
def test_L1_1_no_other_card_exists(card: str) -> None:
    error = table().position.check(f"play {card}")
    assert error is not None
    assert error.code == "syntax"


@pytest.mark.parametrize("card", [*FOUR_COLOURS, *INFECTED_OF_FOUR, "i8"])
def test_L1_1_these_exist(card: str) -> None:
    error = table().position.check(f"play {card}")
    assert error is None or error.code == "illegal"


def test_L1_2_four_players_have_32_survivors_and_infected_0_to_7() -> None:
    for seed in "abcdefgh":
        t = fresh(players=4, seed=seed)
        assert all_hands(t) == sorted(FOUR_COLOURS + INFECTED_OF_FOUR)
        assert t.view().out is None


@pytest.mark.parametrize("out", ["r", "g", "y", "b"])
def test_L1_2_three_players_have_24_survivors_and_infected_1_to_6(out: str) -> None:
    t = fresh(players=3, out=out)
    assert all_hands(t) == sorted([card for card in FOUR_COLOURS if card[0] != out] + INFECTED_OF_THREE)


@pytest.mark.parametrize("players", [3, 4])
def test_L1_2_ten_cards_each(players: int) -> None:
    t = fresh(players=players)
    assert [len(hand.split()) for hand in t.hands()] == [10] * players
    assert [player.hand for player in t.players] == [10] * players


@pytest.mark.parametrize("players", [3, 4])
def test_L1_2_infected_8_is_never_dealt(players: int) -> None:
    for seed in range(20):
        assert "i8" not in all_hands(fresh(players=players, seed=f"{seed}"))


@pytest.mark.parametrize("players", [0, 1, 2, 5, -3])
def test_L1_2_three_or_four_players(players: int) -> None:
    with pytest.raises(BadOption):
        TRICK_LATER.start({"players": players})


def test_L1_3_the_colour_that_is_out_is_random() -> None:
    assert {fresh(players=3, seed=f"{n}").view().out for n in range(60)} == {"r", "g", "y", "b"}


def test_L1_3_the_view_says_which_colour_is_out() -> None:
    for seed in "abcdefgh":
        t = fresh(players=3, seed=seed)
        assert {card[0] for card in all_hands(t)} == {"r", "g", "y", "b", "i"} - {t.view().out}


def test_L1_3_it_is_drawn_again_each_round() -> None:
    second = {tuple(colours_out(fresh(players=3, seed=f"{n}", deals=[{"out": "g"}]), 2)) for n in range(20)}
    assert second == {("g", "r"), ("g", "g"), ("g", "y"), ("g", "b")}


@pytest.mark.parametrize("out", ["r", "g", "y", "b"])
def test_L1_3_the_option_names_it_for_all_rounds(out: str) -> None:
    for seed in "abcd":
        assert colours_out(fresh(players=3, seed=seed, out=out), 2) == [out, out]


def test_L1_3_only_a_colour_of_survivors_may_be_out_and_only_with_three() -> None:
    with pytest.raises(BadOption):
        fresh(players=3, out="i")
    with pytest.raises(BadOption):
        fresh(players=3, out="p")
    with pytest.raises(BadOption):
        fresh(players=4, out="r")
