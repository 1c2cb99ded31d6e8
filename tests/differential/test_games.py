"""The rules against the independent referee: legal sets, views and scores after every action of random games."""

from __future__ import annotations

import random

import pytest

from tenfold.games.ten.cards import BOX, CARDS, KIND_OF, OWNABLE
from tenfold.games.ten.face.score import read_hand, score_hand
from tenfold.games.ten.rules.result import unused_numbers
from tenfold.games.ten.rules.state import TenState
from tests.differential import ten_scoring_referee
from tests.differential.compare import play_ten, play_ten_with_a_deck, play_trick_later

CHUNKS = 50


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_ten_agrees_with_the_referee(chunk: int) -> None:
    for n in range(2_000 // CHUNKS):
        play_ten(f"ten/{chunk}/{n}")


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_ten_with_custom_decks_agrees_with_the_referee(chunk: int) -> None:
    for n in range(1_000 // CHUNKS):
        play_ten_with_a_deck(f"decks/{chunk}/{n}")


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_trick_later_agrees_with_the_referee(chunk: int) -> None:
    for n in range(1_000 // CHUNKS):
        play_trick_later(f"trick_later/{chunk}/{n}")


def random_hand(rng: random.Random, wilds: int) -> list[str]:
    """Cards that the box could give somebody, with just so many wilds."""
    numbers = [card for kind, card in enumerate(CARDS[:36]) for _ in range(BOX[kind])]
    wild = [card for kind, card in enumerate(CARDS[36:OWNABLE], 36) for _ in range(BOX[kind])]
    cards = rng.sample(numbers, rng.randint(0, 25)) + rng.sample(wild, wilds)
    return sorted(cards, key=KIND_OF.__getitem__)


def state_with(cards: list[str], german: bool) -> TenState:
    s = TenState()
    s.seats = 2
    s.german = int(german)
    s.own[:3] = read_hand(" ".join(cards))
    return s


@pytest.mark.parametrize("wilds", range(4))
def test_scoring_agrees_with_trying_every_assignment(wilds: int) -> None:
    rng = random.Random(wilds)
    for _ in range(150 if wilds < 3 else 40):
        cards = random_hand(rng, wilds)
        assert score_hand(read_hand(" ".join(cards))).total == ten_scoring_referee.best_score(cards), cards


@pytest.mark.parametrize("wilds", range(3))
def test_german_tie_break_agrees_with_trying_every_assignment(wilds: int) -> None:
    rng = random.Random(wilds + 10)
    for _ in range(100 if wilds < 2 else 40):
        cards = random_hand(rng, wilds)
        assert unused_numbers(state_with(cards, german=True), 0) == ten_scoring_referee.most_unused(cards), cards


def test_the_assignment_that_is_shown_gives_the_score() -> None:
    """Put every wild where `score_hand` says and count the longest runs."""
    rng = random.Random(5)
    for _ in range(400):
        cards = random_hand(rng, rng.randint(0, 7))
        scored = score_hand(read_hand(" ".join(cards)))
        placed = [card for card in cards if card[0] != "w" and card[1] != "#"] + [p.stands_for for p in scored.assignment]
        assert sorted(p.wild for p in scored.assignment) == sorted(c for c in cards if c[0] == "w" or c[1] == "#")
        assert all(may_stand_for(p.wild, p.stands_for) for p in scored.assignment)
        assert sum(ten_scoring_referee.best_score([c for c in placed if c[0] == colour]) for colour in "bgop") == scored.total


def may_stand_for(wild: str, card: str) -> bool:
    return (wild[0] in ("w", card[0])) and (wild[1] in ("#", card[1]))
