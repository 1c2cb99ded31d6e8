"""One bot against another, and playing until that is clear."""

from __future__ import annotations

import random

import pytest

from tenfold.arena.match import Played
from tenfold.arena.until import Until
from tenfold.arena.versus import Meetings, elo
from tenfold.core.errors import BadOption
from tests.arena.cases import arena, found


def game(*seats: str, winner: int) -> Played:
    scores = [3 if seat == winner else seat for seat in range(len(seats))]
    return Played(seats, [winner], scores, [1] * len(seats), [0.0] * len(seats))


def test_a_duel_counts_who_was_ahead_in_the_games_that_both_played() -> None:
    meetings = Meetings(["a", "b", "c"], 3)
    meetings.add(game("a", "b", "c", winner=0))
    meetings.add(game("a", "b", "b", winner=1))
    meetings.end_deal()
    duels = {(duel.first, duel.second): duel for duel in meetings.duels()}
    # Against b: ahead once; then behind one b, and behind the other, whose score is higher.
    assert duels["a", "b"].ahead == pytest.approx(1 / 3)
    assert duels["a", "b"].difference == pytest.approx((1 - 1 + 0) / 3)
    assert duels["a", "c"].ahead == 1
    assert duels["a", "c"].deals == 1


def test_who_plays_alone_is_compared_over_the_same_deals() -> None:
    meetings = Meetings(["a", "b"], 1)
    for a, b in ((0, 0), (0, 9), (0, 9)):
        meetings.add(game("a", winner=a))
        meetings.add(game("b", winner=b))
        meetings.end_deal()
    [duel] = meetings.duels()
    assert duel.ahead == pytest.approx(5 / 6)
    assert duel.difference == pytest.approx(2 / 3)


def test_a_few_deals_that_are_all_alike_make_nothing_certain() -> None:
    meetings = Meetings(["a", "b"], 2)
    for _ in range(4):
        meetings.add(game("a", "b", winner=1))
        meetings.end_deal()
    [duel] = meetings.duels()
    assert duel.difference == duel.difference_interval[0] == -1
    assert duel.difference_interval[1] == pytest.approx(2 * duel.ahead_interval[1] - 1)
    assert duel.difference_interval[1] > -0.1


def test_elo_is_what_the_part_of_the_games_means() -> None:
    assert elo(0.5) == 0
    assert elo(10 / 11) == pytest.approx(400)
    assert elo(0) == -elo(1) < -1000


def watched(mean: float, seed: int, deals: int = 400) -> Until:
    """What comes of deals whose differences have this mean."""
    dice, until = random.Random(seed), Until("mine", 0.05)
    for _ in range(deals):
        if until.is_decided:
            break
        until.add(dice.choice((-1, -0.5, 0, 0.5, 1)) * 0.6 + mean)
    return until


def test_whoever_is_no_better_is_hardly_ever_called_better() -> None:
    assert sum(watched(0.0, seed).verdict.found == "better" for seed in range(400)) <= 0.05 * 400


def test_a_difference_is_found_in_the_end_and_a_large_one_soon() -> None:
    for mean, found_out in ((0.2, "better"), (-0.2, "worse")):
        ends = [watched(mean, seed) for seed in range(40)]
        assert {end.verdict.found for end in ends} == {found_out}
        assert max(end.deals for end in ends) < 400
    assert watched(0.4, 1).deals < watched(0.1, 1).deals


@pytest.mark.parametrize("error", [0.0, 1.0, -1.0, float("nan")])
def test_a_chance_to_be_wrong_is_between_0_and_1(error: float) -> None:
    with pytest.raises(BadOption):
        Until("mine", error)


def test_the_arena_stops_when_it_knows_and_says_so_the_same_on_any_number_of_workers() -> None:
    asked = ("careful", "random", "--players", "2", "--games", "400", "--until", "better", "0.01")
    report = found(*asked)
    assert report["verdict"]["found"] == "better"
    assert report["deals"] == report["verdict"]["deals"] < 200
    assert report["games"] == 2 * report["deals"]
    assert report["duels"][0]["difference_interval"][0] > 0
    assert found(*asked, "--workers", "1")["verdict"] == report["verdict"]
    said = arena(*asked)
    assert "careful is better than the others: after" in said.stdout
    assert "careful - random" in said.stdout


def test_one_bot_alone_at_the_table_is_told_what_that_means() -> None:
    assert "Against itself a bot has an even share" in arena("random", "--players", "2", "--games", "2").stdout
    assert "name at least two" in arena("random", "--games", "2", "--until", "better", "0.05").stderr
