"""What must hold in every game, whoever plays it."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenfold.core.errors import NotAllowed, NotUnderstood
from tenfold.core.game import AnyGame, Position
from tenfold.core.record import Record, read_record, write_record
from tenfold.games.ten import TEN
from tenfold.games.ten.cards import BOX, CARDS, KIND_OF, OWNABLE, cards_of
from tenfold.games.ten.face.options import copies_in
from tenfold.games.ten.face.score import read_hand, score_hand
from tenfold.games.ten.face.view import TenView
from tenfold.games.ten.rules.rulebook import BID_MOST, TOKENS_MOST
from tenfold.games.trick_later import TRICK_LATER
from tenfold.games.trick_later.cards import cards_in_play, write_set
from tenfold.games.trick_later.face.view import TrickLaterView
from tests.decks import random_deck

settings.register_profile("tenfold", settings.get_profile("patient"), max_examples=40)
settings.load_profile("tenfold")

seeds = st.integers(0, 2**32).map(str)
# How greedy a player is: from always the first legal action to always the last, and anything between.
tempers = st.floats(0, 1)


def choose(rng: random.Random, temper: float, legal: list[str]) -> str:
    return legal[int(len(legal) * rng.betavariate(0.3 + 2 * temper, 2.3 - 2 * temper) * 0.999)]


def play(game: AnyGame, variant: dict[str, Any], seed: str, temper: float) -> tuple[list[Position[Any]], list[str]]:
    """All positions of a game and the actions between them."""
    rng = random.Random(seed)
    position = game.start(variant, seed)
    positions, actions = [position.copy()], []
    while not position.is_over:
        actions.append(choose(rng, temper, position.legal()))
        position.apply(actions[-1])
        positions.append(position.copy())
    return positions, actions


def ten_view(position: Position[Any]) -> TenView:
    view = position.view(None)
    assert isinstance(view, TenView)
    return view


ten_decks = st.builds(
    lambda seed, players: {"players": players, "deck": random_deck(random.Random(seed))}, st.integers(), st.integers(1, 5)
)


@given(st.sampled_from(TEN.variants) | ten_decks, seeds, tempers)
def test_ten_conserves_cards_and_keeps_its_limits(variant: dict[str, Any], seed: str, temper: float) -> None:
    for position in play(TEN, variant, seed, temper)[0]:
        view = ten_view(position)
        lot = [] if view.lot is None else [view.lot]
        owned = [card for player in view.players for card in player.cards]
        seen = Counter([*view.tableau, *view.market, *view.discard, *lot, *owned])
        deck = Counter(CARDS[kind] for kind in position.state.deck[position.state.deck_at : position.state.deck_size])
        assert seen + deck == Counter(CARDS[kind] for kind in cards_of(copies_in(view.options)))
        assert deck.total() == view.deck
        assert all(0 <= player.coins <= 10 and 0 <= player.busts <= TOKENS_MOST for player in view.players)
        assert all(player.coins + 3 * player.busts + len(player.cards) <= BID_MOST for player in view.players)
        assert view.phase == "bust" or view.net == net_of(view)


def net_of(view: TenView) -> int:
    return sum(-int(card[1]) if card[0] == "$" else int(card[1]) for card in view.tableau)


def trick_later_view(position: Position[Any], seat: int | None) -> TrickLaterView:
    view = position.view(seat)
    assert isinstance(view, TrickLaterView)
    return view


@given(st.sampled_from(TRICK_LATER.variants), seeds, tempers)
def test_trick_later_conserves_cards_and_keeps_its_limits(variant: dict[str, Any], seed: str, temper: float) -> None:
    for position in play(TRICK_LATER, variant, seed, temper)[0]:
        s = position.state
        views = [trick_later_view(position, seat) for seat in range(s.players)]
        hands = [card for view in views for card in view.hand or []]
        played = [card for trick in views[0].tricks for card in trick.cards] + [play.card for play in views[0].table]
        given_away = [view.gave for view in views if view.gave is not None]
        taken = ["i8"] if given_away else []
        assert Counter([*hands, *played, *given_away]) == Counter([*write_set(cards_in_play(s.players, s.out)), *taken])
        assert all(0 <= player.track <= 8 for player in views[0].players)
        boards = [card for player in views[0].players for card in (*player.upper, *player.lower)]
        assert len(set(boards)) == len(boards)
        lost = sum(player.lost for player in views[0].players)
        survivors = [card for trick in views[0].tricks for card in trick.cards if card[0] != "i"]
        assert len(boards) + lost == len(survivors)


def hands_and_one_more() -> st.SearchStrategy[tuple[list[str], str]]:
    box = [CARDS[kind] for kind in range(OWNABLE) for _ in range(BOX[kind])]
    return st.permutations(box).flatmap(
        lambda cards: st.integers(0, 18).map(lambda n: (cards[:n], cards[n]))  # the box never runs out
    )


@given(hands_and_one_more())
@settings(max_examples=300)
def test_a_card_more_never_lowers_a_score(hand_and_card: tuple[list[str], str]) -> None:
    hand, card = hand_and_card
    before, after = (score_hand(read_hand(" ".join(cards))).total for cards in (hand, [*hand, card]))
    assert before <= after <= before + 10
    assert after <= 40


@pytest.mark.parametrize("game", [TEN, TRICK_LATER])
@given(data=st.data(), seed=seeds, temper=tempers)
@settings(max_examples=15)
def test_any_other_text_is_refused_and_changes_nothing(game: AnyGame, data: Any, seed: str, temper: float) -> None:
    positions, _ = play(game, dict(game.variants[0]), seed, temper)
    for position in positions[:: max(1, len(positions) // 5)]:
        before, legal = position.to_bytes(), set(position.legal())
        for text in data.draw(st.lists(st.text(max_size=12) | st.sampled_from(game.texts), max_size=8)):
            if text not in legal and not position.is_over:
                assert isinstance(position.check(text), NotAllowed if text in game.action_of else NotUnderstood)
        assert position.to_bytes() == before


@pytest.mark.parametrize("game", [TEN, TRICK_LATER])
@given(seed=st.text(max_size=50), temper=tempers)
@settings(max_examples=10)
def test_a_record_replays_to_the_same_bytes(game: AnyGame, seed: str, temper: float) -> None:
    positions, actions = play(game, dict(game.variants[-1]), seed, temper)
    names = ["ü"] * game.seats(positions[0].options)
    record = Record(game=game.name, options=positions[0].options, names=names, seed=seed, actions=actions)
    assert read_record(write_record(record)).last().to_bytes() == positions[-1].to_bytes()


SAME_GAME = """
import random, hashlib
from tenfold.core.registry import find_game
digest = hashlib.sha256()
for name in ("ten", "trick_later"):
    game = find_game(name)
    for variant in game.variants:
        position = game.start(variant, "the same everywhere")
        rng = random.Random(1)
        while not position.is_over:
            digest.update(repr(position.legal()).encode() + position.to_bytes())
            position.apply(rng.choice(position.legal()))
        digest.update(position.to_bytes() + repr(position.outcome()).encode())
print(digest.hexdigest())
"""


def test_processes_with_different_hash_seeds_play_the_same_game() -> None:
    digests = {
        subprocess.run(
            [sys.executable, "-c", SAME_GAME],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(digests) == 1


def test_card_order_is_the_published_one() -> None:
    assert [KIND_OF[card] for card in ("b1", "b9", "g1", "p9", "b#", "p#", "w1", "w9", "w#", "$1", "$5")] == [
        0, 8, 9, 35, 36, 39, 40, 48, 49, 50, 54,
    ]  # fmt: skip
