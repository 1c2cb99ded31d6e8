"""`tenfold arena`: who wins, the same on any number of cores, and what it answers to wrong input."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from tenfold.arena.entrants import kind_and_budget
from tenfold.arena.intervals import interval, method
from tenfold.arena.match import Croupier, Fault, Played
from tenfold.arena.plan import Plan, line_ups, make_plan, rotations
from tenfold.arena.results import report
from tenfold.arena.tally import Tally
from tenfold.bots.contract import Budget
from tenfold.cli import run
from tests.arena.cases import arena, by_name, found, timeless

FIELDS = {
    "name",
    "win_share",
    "interval",
    "method",
    "rating",
    "mu",
    "illegal",
    "failures",
    "ms_per_move",
    "score",
    "rank",
    "games",
}


def plan(bots: str, players: int, games: int, game: str = "ten") -> Plan:
    return make_plan(game, bots.split(), options={"players": players}, games=games, seed="tea")


@pytest.mark.parametrize(("game", "players", "games"), [("ten", 2, 24), ("trick_later", 4, 120)])
def test_careful_beats_random_beyond_doubt(game: str, players: int, games: int) -> None:
    report = found("careful", "random", "--game", game, "--players", str(players), "--games", str(games))
    results = by_name(report)
    assert results["careful"]["interval"][0] > 1 / players > results["random"]["interval"][1]
    assert results["careful"]["rating"] > results["random"]["rating"]
    assert results["careful"]["rank"] < results["random"]["rank"]
    assert [result["illegal"] for result in report["results"]] == [0, 0]


def test_the_shape_of_json_and_the_same_on_any_number_of_workers() -> None:
    arguments = ("careful", "random", "--game", "trick_later", "--players", "3", "--games", "20", "--seed", "tea")
    one, two = (found(*arguments, "--workers", workers) for workers in "12")
    assert timeless(one) == timeless(two)
    assert {name: one[name] for name in ("game", "players", "games", "deals", "seed")} == {
        "game": "trick_later", "players": 3, "games": 21, "deals": 7, "seed": "tea",
    }  # fmt: skip
    assert all(set(result) == FIELDS for result in one["results"])
    assert timeless(found(*arguments[:-1], "coffee")) != timeless(one)


@pytest.mark.parametrize(("bots", "players"), [("a b", 2), ("a b", 4), ("a b", 3), ("a b c", 2), ("a b c d", 3), ("a", 3)])
def test_every_bot_sits_in_every_seat_equally_often(bots: str, players: int) -> None:
    lineups = line_ups(bots.split(), players)
    seats = Counter((name, seat) for lineup in lineups for seating in rotations(lineup) for seat, name in enumerate(seating))
    for name in bots.split():
        assert len({seats[name, seat] for seat in range(players)}) == 1
    assert len(lineups) == max(1, len(list(combinations(bots.split(), players))))


@pytest.mark.parametrize(("bots", "players", "games", "wanted"), [
    ("careful random", 2, 3, 4), ("careful random", 3, 1, 3), ("careful random", 4, 1, 2), ("careful", 3, 5, 5),
])  # fmt: skip
def test_games_are_rounded_up_to_whole_deals(bots: str, players: int, games: int, wanted: int) -> None:
    assert plan(bots, players, games).games == wanted


def test_ranks_and_shares() -> None:
    shared = Played(("a", "b", "c"), [0, 2], [5, 3, 5], [], [])
    assert (shared.ranks(), shared.share(0), shared.share(1)) == ([1, 3, 1], 0.5, 0.0)
    decided = Played(("a", "b", "c"), [2], [5, 3, 5], [], [])
    assert decided.ranks() == [2, 3, 1]
    broken = Played(("a", "b", "c"), [0, 2], None, [], [], Fault(1, "why"))
    assert broken.ranks() == [1, 3, 1]
    assert Played(("a",), [1], [3, 5], [], []).ranks() == [2, 1]
    assert Played(("a",), [], None, [], [], Fault(0, "why")).ranks() == [2, 1]


def test_intervals_hold_the_mean() -> None:
    for shares in ([1.0], [0.0] * 5, [0.5] * 40, [0.0, 1.0] * 50):
        low, high = interval(shares)
        assert 0 <= low <= sum(shares) / len(shares) <= high <= 1
        assert low < high
    assert (method([0.0, 1.0] * 50), method([0.0, 1.0]), method([1.0] * 50)) == ("normal", "wilson", "wilson")
    assert interval([0.0, 1.0] * 50) == pytest.approx((0.5 - 0.0985, 0.5 + 0.0985), abs=1e-4)


def test_the_order_in_which_deals_are_finished_does_not_matter() -> None:
    made = plan("careful random", 3, 9, "trick_later")
    finished = [Croupier(made).play(task) for task in made.tasks()]
    usual, other = Tally(made), Tally(made)
    for first, last in zip(finished, reversed(finished), strict=True):
        usual.add(first)
        other.add(last)
    assert report(usual) == report(other)
    assert report(usual).games == 9
    assert all(usual.has(task) and not Tally(made).has(task) for task in made.tasks())


def test_more_bots_than_seats_and_options() -> None:
    report = found("careful", "random", "--bot", "cat=cat", "--game", "trick_later", "--option", "players=3", "--games", "3")
    assert (report["players"], report["games"]) == (3, 3)
    assert by_name(report)["cat"]["failures"] == 3


def test_bots_play_alone_against_the_automaton() -> None:
    arguments = ("careful", "random", "--players", "1", "--option", "level=4", "--games", "40")
    report = found(*arguments)
    results = by_name(report)
    assert (report["games"], results["careful"]["games"]) == (40, 20)
    assert results["careful"]["win_share"] > results["random"]["win_share"]
    assert results["careful"]["rating"] > results["random"]["rating"]
    assert "Alone" in arena(*arguments).stdout


def test_each_bot_may_have_a_budget_of_its_own() -> None:
    assert kind_and_budget("sharp@50ms", Budget(iterations=1)) == ("sharp", Budget(milliseconds=50))
    assert kind_and_budget("sharp@400i", Budget(milliseconds=100)) == ("sharp", Budget(iterations=400))
    assert kind_and_budget("sharp", Budget(milliseconds=100)) == ("sharp", Budget(milliseconds=100))
    report = found("sharp@8i", "sharp@1i", "--game", "trick_later", "--players", "3", "--games", "3")
    assert set(by_name(report)) == {"sharp@8i", "sharp@1i"}


def test_a_table_and_a_picture(tmp_path: Path) -> None:
    for name, start in (("shares.png", b"\x89PNG"), ("shares.svg", b"<?xml")):
        file = tmp_path / name
        done = arena("careful", "random", "--game", "trick_later", "--players", "3", "--games", "3", "--plot", str(file))
        assert done.returncode == 0, done.stderr
        assert "careful" in done.stdout
        assert "An even share is 33.3 %" in done.stdout
        assert file.read_bytes().startswith(start)


@pytest.mark.parametrize(("arguments", "word"), [
    ("nobody random", "no bot 'nobody'"),
    ("", "Name the bots"),
    ("random --game chess", "no game 'chess'"),
    ("random --players 9", "players must be"),
    ("random@fast", "like sharp@50ms"),
    ("random@0ms", "like sharp@50ms"),
    ("nobody@5ms", "no bot 'nobody'"),
    ("random --game trick_later --players 2", "players"),
    ("random --games -5", "--games"),
    ("random --games many", "games"),
    ("random --workers 0", "--workers"),
    ("random --ms 0", "--ms"),
    ("random --iterations 0", "--iterations"),
    ("random --option colour=red", "no option 'colour'"),
    ("random --option first", "name and a value"),
    ("random --players 2 --option players=3", "'players' is given twice"),
    ("random --option first=0 --option first=1", "'first' is given twice"),
    ("random random --until better 0.05", "at least two that differ"),
    ("random --save /no/such/folder/file", "cannot be written"),
    ("random --save /", "cannot be written"),
    ("random --plot wins.txt", ".png or .svg"),
    ("random --plot /no/such/folder/a.png", "no such folder"),
    ("random --bot mine", "name and a command"),
    ("random --bot mine=no-such-program", "no program 'no-such-program'"),
    ("random --bot random=cat", "already"),
    ("random --bot a=cat --bot a=cat", "two programs"),
    ("--what", "--what"),
])  # fmt: skip
def test_wrong_input_is_answered_in_one_sentence(arguments: str, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", *arguments.split()]) == 2
    printed = capsys.readouterr()
    assert word in printed.err
    assert (printed.err.count("\n"), printed.out) == (1, "")
