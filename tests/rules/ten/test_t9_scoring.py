"""T9: scoring."""

from __future__ import annotations

from random import Random

import pytest

from tenfold.games.ten.rules.scoring import SHARE, best_assignment, runs_need
from tests.rules.ten.table import kind_sets, numbers_needed, points, points_by_trying_everything, table


def random_hands(n: int, wilds_most: int = 3) -> list[str]:
    """Up to 18 number cards and up to so many wilds each."""
    chance = Random(10)
    numbers = [f"{colour}{number}" for colour in "bgop" for number in range(1, 10)]
    wilds = ["b#", "b#", "g#", "o#", "p#", *(f"w{number}" for number in range(1, 10)), "w#"]
    hands = [
        chance.sample(numbers, chance.randint(0, 18)) + chance.sample(wilds, chance.randint(0, wilds_most)) for _ in range(n)
    ]
    return [" ".join(hand) for hand in hands]


@pytest.mark.parametrize(
    ("cards", "score"),
    [
        ("b1 b# b3", 3),
        ("b1 b# b# b4", 4),
        ("g1 g2 w3", 3),
        ("g1 g2 w4", 3),
        ("b1 w#", 2),
        ("b1 b3 w# g5", 4),
        ("w1 w2 w3", 3),
        ("w# b# w5", 3),
        ("b#", 1),
        ("b# b#", 2),
    ],
)
def test_T9_1_wilds_are_assigned_in_the_way_that_gives_the_most_points(cards: str, score: int) -> None:
    assert points(cards) == score


def test_T9_1_a_colour_wild_keeps_its_colour() -> None:
    assert points("b1 b3 g# o5") == points("b1 b3 g1 o5") == 3


def test_T9_1_a_numbered_wild_keeps_its_number() -> None:
    assert points("b1 b2 b3 b5 b6 b7 w8") == 4
    assert points("b1 b2 b3 b5 b6 b7 w4") == 7


def test_T9_1_each_wild_stands_for_one_card() -> None:
    assert points("b4 b6 g4 g6 w5") == 4
    assert points("b4 b6 g4 g6 w5 w#") == 6


def test_T9_1_the_best_assignment_looks_at_all_colours_together() -> None:
    """The w5 closes blue for one point more, or green for four more."""
    assert points("b4 g1 g2 g3 g4 g6 g7 g8 w5") == 9
    assert points("b4 g1 g2 g3 g4 g6 g7 g8 g9 w5") == 11


def test_T9_1_exactly_as_by_trying_everything() -> None:
    for hand in random_hands(200):
        assert points(hand) == points_by_trying_everything(hand), hand


def test_T9_1_the_points_are_those_of_the_best_assignment_with_many_wilds_too() -> None:
    for hand in random_hands(300, wilds_most=9):
        value, *_ = best_assignment(*kind_sets(hand), 0)
        assert points(hand) == value // SHARE, hand


def test_T9_1_the_program_can_show_one_best_assignment() -> None:
    """The w3 and the super wild make a green run of five; the w7 joins orange."""
    _, blue, green, orange, colour_of_super_wild = best_assignment(*kind_sets("g1 g2 g5 w3 w# o6 o8 w7"), 0)
    assert blue == 0
    assert green == 1 << 2
    assert orange == 1 << 6
    assert "bgop"[colour_of_super_wild] == "g"


def test_T9_1_the_wilds_of_a_game_are_assigned_at_its_end() -> None:
    t = table(after="w2, pass, bid 1, b1, b3, take numbers, pass; pass, pass")
    assert t.outcome().scores == [3, 0]


@pytest.mark.parametrize(
    ("cards", "score"),
    [
        ("", 0),
        ("b5", 1),
        ("b5 b6", 2),
        ("b5 b7", 1),
        ("b1 b2 b4 b5 b6", 3),
        ("b1 b2 b3 b4 b5 b6 b7 b8", 8),
        ("b2 b3 b4 b5 b6 b7 b8 b9", 8),
    ],
)
def test_T9_2_one_point_for_each_card_of_the_longest_run(cards: str, score: int) -> None:
    assert points(cards) == score


def test_T9_2_each_colour_scores() -> None:
    assert points("b1 b2 g4 o7 o8 o9 p5") == 7


def test_T9_2_a_run_does_not_change_colour() -> None:
    assert points("b1 g2 o3 p4") == 4
    assert points("b1 b2 g3 g4") == 4


def test_T9_2_a_run_does_not_go_round_from_9_to_1() -> None:
    assert points("b8 b9 b1 b2") == 2


@pytest.mark.parametrize("cards", ["b1 b2 b3 b4 b5 b6 b7 b8 b9", "b1 b2 b3 b4 b5 b6 b7 b8 w9", "b# b2 b3 b4 w# b6 b7 b8 w9"])
def test_T9_2_a_run_1_to_9_scores_10(cards: str) -> None:
    assert points(cards) == 10


def test_T9_2_duplicates_add_nothing() -> None:
    assert points("b1 b1 b1 b2 b2") == 2
    assert points("b1 b2 w1 g1 o1 p1") == 5


def test_T9_2_the_most_is_40() -> None:
    everything = [f"{colour}{number}" for colour in "bgop" for number in "123456789"]
    assert points(" ".join(everything)) == 40
    assert points(" ".join([*everything, "b#", "w5", "w#"])) == 40


def test_T9_2_the_view_shows_the_score_so_far() -> None:
    t = table("p9", after="b1, b2, g4, take numbers, pass; o1, o3, take numbers, pass")
    assert t.scores == [3, 1]


def test_T9_3_the_highest_total_wins() -> None:
    t = table(after="b1, take numbers, pass; g1, g2, take numbers, pass; pass, pass")
    assert t.outcome().scores == [1, 2]
    assert t.winners == [1]


def test_T9_3_a_tie_goes_to_the_most_coins() -> None:
    t = table(after="b1, take numbers, pass; g1, $2, take numbers, pass; pass, pass")
    assert t.outcome().scores == [1, 1]
    assert t.coins == [7, 5]
    assert t.winners == [0]


def test_T9_3_a_bust_token_counts_3_in_a_tie() -> None:
    """Five coins and a token beat seven coins."""
    t = table(after="b1, $2, take numbers, pass; g1, take numbers, pass; $5, $5, $1; pass, pass")
    assert (t.coins, t.busts) == ([5, 7], [1, 0])
    assert t.outcome().scores == [1, 1]
    assert t.winners == [0]


def test_T9_3_cards_are_no_currency_in_a_tie() -> None:
    t = table(after="b1, $1, take numbers, pass; g1, g1, g1, take numbers, pass; pass, pass")
    assert t.coins == [5, 6]
    assert t.winners == [1]


@pytest.mark.parametrize("edition", ["en", "ja", "es"])
def test_T9_3_then_the_fewest_cards(edition: str) -> None:
    t = table(after="b1, take numbers, pass; g1, g1, take numbers, pass; pass, pass", edition=edition)
    assert t.outcome().scores == [1, 1]
    assert t.winners == [0]


def test_T9_3_wilds_are_counted_among_the_cards() -> None:
    """Two points with b1 b2, and two with g1 g1 w2."""
    t = table(after="b1, b2, $1, take numbers, pass; w2, pass, bid 1, g1, g1, take numbers, pass; pass, pass")
    assert t.coins == [5, 5]
    assert t.outcome().scores == [2, 2]
    assert t.winners == [0]


@pytest.mark.parametrize("edition", ["en", "ja", "es", "de"])
def test_T9_3_then_the_victory_is_shared(edition: str) -> None:
    t = table(after="b1, take numbers, pass; g1, take numbers, pass; pass, pass", edition=edition)
    assert t.winners == [0, 1]


@pytest.mark.parametrize(("given", "coins"), [("$2, ", [7, 7, 9]), ("", [5, 5, 5])])
def test_T9_3_only_those_in_the_tie_are_compared(given: str, coins: list[int]) -> None:
    """Player 2 has as much currency or more, and the fewest cards, but fewer points."""
    turns = f"b1, b2, {given}take numbers, pass; g1, g2, {given}take numbers, pass; o1, take numbers, pass"
    t = table(after=f"{turns}; pass, pass, pass", players=3)
    assert t.outcome().scores == [2, 2, 1]
    assert t.coins == coins
    assert t.winners == [0, 1]


@pytest.mark.parametrize(
    ("turns", "decided", "winners"),
    [
        ("b1, take numbers, pass; g1, g2, take numbers, pass; o1, take numbers, pass", "by_points", [1]),
        ("b1, b2, take numbers, pass; g1, g2, $2, take numbers, pass; o1, take numbers, pass", "by_currency", [0]),
        ("b1, b2, take numbers, pass; g1, g2, g2, take numbers, pass; o1, take numbers, pass", "by_cards", [0]),
        ("b1, b2, take numbers, pass; g1, g2, take numbers, pass; o1, take numbers, pass", "shared", [0, 1]),
    ],
)
def test_T9_3_the_outcome_says_what_decided(turns: str, decided: str, winners: list[int]) -> None:
    outcome = table(after=f"{turns}; pass, pass, pass", players=3).outcome()
    assert outcome.decided == decided
    assert outcome.winners == winners


def test_T9_3_three_share_the_victory_with_nothing_at_all() -> None:
    t = table(after="w5, pass, pass, pass; pass, pass, pass", players=3)
    assert t.outcome().scores == [0, 0, 0]
    assert t.winners == [0, 1, 2]


def german(first: str, second: str) -> list[int]:
    """The winners when the players took these cards, one turn each, and have as much currency."""
    turns = [f"{', '.join(cards.split())}, take numbers, pass" for cards in (first, second)]
    t = table(after="; ".join([*turns, "pass, pass"]), edition="de")
    assert t.coins == [5, 5]
    assert t.scores[0] == t.scores[1]
    return t.winners


def test_T9_3_german_most_number_cards_outside_the_scored_runs() -> None:
    assert german("b1", "g1 g1") == [1]
    assert german("b1 b3", "g1") == [0]
    assert german("b1 b3 b5", "g1 g1") == [0]
    assert german("b1 b3", "g1 g1") == [0, 1]


def test_T9_3_german_more_cards_in_longer_runs_are_not_unused_cards() -> None:
    """Three points each: one run of three and nothing left over, or three colours and one card left over."""
    assert german("b1 b2 b3", "b1 g1 o1 o1") == [1]


def test_T9_3_german_currency_comes_first() -> None:
    t = table(after="b1, take numbers, pass; g1, g1, $1, take numbers, pass; pass, pass", edition="de")
    assert t.winners == [0]


def test_T9_3_german_a_wild_is_no_unused_number_card() -> None:
    """Two points each: b1 and w2 are both in use, and so are g1 and g2."""
    t = table(after="w2, pass, bid 1, b1, take numbers, pass; g1, g2, $1, take numbers, pass; pass, pass", edition="de")
    assert (t.coins, t.scores) == ([5, 5], [2, 2])
    assert t.winners == [0, 1]


def test_T9_3_german_the_best_assignment_that_leaves_the_most_numbers_unused_counts() -> None:
    """Four points each. The w1 can take the place of any 1, which is then unused."""
    turns = "w1, pass, bid 1, b1, g1, o1, p1, take numbers, pass; b2, g2, o2, p2, $1, take numbers, pass"
    t = table(after=f"{turns}; pass, pass", edition="de")
    assert (t.coins, t.scores) == ([5, 5], [4, 4])
    assert t.winners == [0]


def test_T9_3_german_points_come_before_unused_numbers() -> None:
    """A w2 in the place of the b2 would leave it unused, but cost the point that it makes as a g2."""
    t = table(
        after="w2, pass, bid 1, b2, take numbers, pass; g1, g2, $1, take numbers, pass; pass, pass",
        edition="de",
    )
    assert (t.coins, t.scores) == ([5, 5], [2, 2])
    assert t.winners == [0, 1]


def test_T9_3_german_exactly_as_by_trying_everything() -> None:
    for hand in random_hands(200):
        assert runs_need(*kind_sets(hand)) == numbers_needed(hand), hand


def test_T9_4_the_example_of_the_rulebook() -> None:
    """6 + 10 + 5 + 3 = 24."""
    blue, green, pink, orange = "b1 b2 b3 b4 b5 b6", "g1 g2 g3 g4 g5 g6 g7 g8 g9", "p1 p2 p3 p4 p5", "o1 o2 o3"
    assert [points(run) for run in (blue, green, pink, orange)] == [6, 10, 5, 3]
    assert points(f"{blue} {green} {pink} {orange}") == 24


def test_T9_4_the_example_with_wilds_in_the_runs() -> None:
    assert points("b1 b2 b# b4 b5 b6 g1 g2 g3 g4 w5 g6 g7 g8 g9 p1 p2 p3 p4 p5 o1 o2 o3") == 24
