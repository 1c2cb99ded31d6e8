"""T2: setup."""

from __future__ import annotations

import pytest

from tenfold.core.errors import BadOption
from tenfold.games.ten import TEN
from tests.rules.ten.table import Table, table, whole_game


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_T2_1_five_coins_and_no_cards_each(players: int) -> None:
    t = table("b1", players=players)
    assert t.coins == [5] * players
    assert t.busts == [0] * players
    assert [t.cards(seat) for seat in range(players)] == [""] * players


@pytest.mark.parametrize("players", [0, 6, -1])
def test_T2_1_one_to_five_players(players: int) -> None:
    with pytest.raises(BadOption):
        TEN.start({"players": players})


def test_T2_1_the_table_is_empty() -> None:
    t = table("b1 g2 $3")
    assert (t.tableau, t.market, t.discard, t.deck) == ("", "", "", 3)


def test_T2_1_the_deck_is_shuffled() -> None:
    orders = {whole_game(2, seed) for seed in "abcdefgh"}
    assert len(orders) == 8
    assert len({tuple(sorted(order)) for order in orders}) == 1


def test_T2_1_the_same_seed_gives_the_same_deck() -> None:
    first = whole_game(2, "a")
    whole_game.cache_clear()
    assert whole_game(2, "a") == first


def test_T2_2_the_starting_player_is_random() -> None:
    for players in (2, 3, 4, 5):
        starts = [Table(TEN.start({"players": players}, seed=f"{n}")).active for n in range(60)]
        assert set(starts) == set(range(players))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_T2_2_the_host_may_name_the_starting_seat(seat: int) -> None:
    t = table("b1", players=3, first=seat)
    assert t.active == t.to_act == seat
    assert t.story == [f"turn {seat}"]


def test_T2_2_the_starting_seat_must_be_at_the_table() -> None:
    with pytest.raises(BadOption):
        table("b1", players=3, first=3)


def test_T2_2_play_goes_clockwise() -> None:
    t = table("$1 $1 $1 $1 $1", players=3, first=1)
    seats = []
    for _ in range(4):
        seats.append(t.active)
        t.play("draw, take currency")
    assert seats == [1, 2, 0, 1]


def test_T2_3_coins_above_ten_are_lost() -> None:
    assert table("b1", after="$5, take currency").coins == [10, 5]
    assert table("b1", after="$4, $2, take currency").coins == [10, 5]


def test_T2_3_coins_given_by_another_are_lost_above_ten_too() -> None:
    assert table("g9", after="b1, $3, $5, take numbers, pass", players=3).coins == [5, 10, 10]


def test_T2_3_coins_gained_from_a_bust_are_lost_above_ten_too() -> None:
    t = table("g9", after="$3, $4, b9, g8, o2")
    assert t.busts == [1, 0]
    assert t.coins == [5, 10]


def test_T2_3_five_players_hold_fifty_coins_at_most() -> None:
    t = table("g9", after="b1, $5, take numbers, pass; b2, $5, take numbers, pass", players=5)
    assert t.coins == [10] * 5


def test_T2_3_bust_tokens_do_not_count_towards_the_limit() -> None:
    t = table("g9", after="$5, take currency; $1, take currency; $5, $5, $1")
    assert t.coins == [10, 6]
    assert t.busts == [1, 0]
    assert table("g9", after="$5, $5, $1; $1, take currency; $5, $5, take currency").coins == [10, 6]


def test_T2_3_a_bust_token_is_worth_3() -> None:
    t = table("w5", after="$1, take currency; $5, $5, $1; b1, take numbers, pass")
    t.play("draw, pass")
    assert t.may.endswith("bid 7, bid 8")


def test_T2_3_bust_tokens_never_run_out() -> None:
    """The box holds fifteen."""
    t = table("b1", after="$5, $5, $1; " * 18)
    assert t.busts == [9, 9]
