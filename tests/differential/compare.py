"""Random games played by the rules and by the independent referee side by side: they must agree after every action."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, Protocol

import msgspec

from tenfold.core.chance import Chance
from tenfold.core.game import Position
from tenfold.games.ten import TEN
from tenfold.games.ten.cards import CARDS
from tenfold.games.ten.face.view import TenView
from tenfold.games.ten.help.odds import busting_cards, next_card, unseen_cards
from tenfold.games.trick_later import TRICK_LATER
from tenfold.games.trick_later.cards import COLOURS, write_set
from tenfold.games.trick_later.rules.state import NO_COLOUR
from tests.decks import random_deck
from tests.differential.ten_referee import TenReferee
from tests.differential.trick_later_referee import TrickLaterReferee

# What our views tell beyond the published fields; the referee knows nothing of it.
OURS_ALONE = {
    "ten": {"game", "options", "drawn", "payment"},
    "trick_later": {"game", "options", "seat", "tricks", "asked", "answer"},
}
STYLES = 4
LOOKED_INTO = 0.1


class Referee(Protocol):
    to_act: int | None

    def legal(self) -> list[str]: ...
    def do(self, action: str) -> None: ...
    def outcome(self) -> dict[str, Any] | None: ...


def published(position: Position[Any], seat: int | None) -> dict[str, Any]:
    view = msgspec.to_builtins(position.view(seat))
    return {name: value for name, value in view.items() if name not in OURS_ALONE[position.game.name]}


def result_of(position: Position[Any]) -> dict[str, Any] | None:
    outcome = position.outcome()
    return None if outcome is None else {"scores": outcome.scores, "winners": outcome.winners}


def choose(rng: random.Random, legal: list[str], style: int) -> str:
    """Uniform play throws everything away in auctions; the other styles keep boards rich and games long."""
    if style == 1 and "pass" in legal and rng.random() < 0.7:
        return "pass"
    if style == 2:
        cheap = [action for action in legal if not action.startswith("bid") or len(action) < 6]
        return rng.choice(cheap[:4] or legal)
    if style == 3 and rng.random() < 0.9:  # draws until it busts, and keeps its tokens
        return legal[0]
    return rng.choice(legal)


def ten_options(rng: random.Random) -> dict[str, Any]:
    players = rng.randint(1, 5)
    edition = rng.choice(["en", "ja", "es", "de"])
    options: dict[str, Any] = {"players": players, "edition": edition, "bust_buy": rng.random() < 0.5}
    if players == 1:
        options["level"] = rng.randint(5 if edition == "de" else 4, 10)
    elif rng.random() < 0.3:
        options["first"] = rng.randrange(players)
    if rng.random() < 0.2:
        options["deck"] = random_deck(rng)
    return options


def ten_options_with_a_deck(rng: random.Random) -> dict[str, Any]:
    return {**ten_options(rng), "deck": random_deck(rng)}


def play_ten(seed: str, options_of: Callable[[random.Random], dict[str, Any]] = ten_options) -> int:
    """One game of TEN by both; how many decisions."""
    rng = random.Random(seed)
    position = TEN.start(options_of(rng), seed)
    s = position.state
    options = msgspec.to_builtins(position.options)
    referee = TenReferee(options, [CARDS[kind] for kind in s.deck[: s.deck_size]], s.active)
    style = rng.randrange(STYLES)
    decisions = 0
    while True:
        assert_same(position, referee)
        assert published(position, None) == referee.view()
        if rng.random() < LOOKED_INTO:
            assert_same_odds(position, referee)
            assert_same_when_resampled(position, referee, Chance(seed))
        if position.is_over:
            return decisions
        action = choose(rng, position.legal(), style)
        position.apply(action)
        referee.do(action)
        decisions += 1


def play_ten_with_a_deck(seed: str) -> int:
    """One game of TEN with a custom deck, at its limits or not."""
    return play_ten(seed, ten_options_with_a_deck)


def assert_same_odds(position: Position[Any], referee: TenReferee) -> None:
    view = position.view(None)
    assert isinstance(view, TenView)
    odds = {**msgspec.to_builtins(next_card(view)), "left": unseen_cards(view), "busting": busting_cards(view)}
    assert odds == referee.odds()


def assert_same_when_resampled(position: Position[Any], referee: TenReferee, chance: Chance) -> None:
    twin = TEN.resample(position.view(None), chance)
    assert twin.legal() == referee.legal()
    assert published(twin, None) == referee.view()


class Follow:
    """A dealer for the referee that deals what our rules dealt, whatever the referee asks for."""

    def __init__(self, position: Position[Any]) -> None:
        self.position = position

    def deal(self, round_number: int) -> tuple[list[list[str]], str | None]:
        s = self.position.state
        assert s.round == round_number
        out = None if s.out == NO_COLOUR else COLOURS[s.out]
        return [write_set(s.hand[p]) for p in range(s.players)], out

    def leader(self, round_number: int, candidates: list[int]) -> int:
        leader = int(self.position.state.round_leader)
        assert leader in candidates, (round_number, candidates)
        return leader

    def giver(self, round_number: int, candidates: list[int]) -> int:
        giver = int(self.position.state.exchanged)
        assert giver in candidates, (round_number, candidates)
        return giver


def trick_later_options(rng: random.Random) -> dict[str, Any]:
    players = rng.randint(3, 4)
    options: dict[str, Any] = {
        "players": players,
        "overflow": rng.choice(["stay", "cap"]),
        "rescue": rng.choice(["at_most", "below"]),
        "tiebreak": rng.choice(["upper", "lower"]),
    }
    if players == 3 and rng.random() < 0.3:
        options["out"] = rng.choice("rgyb")
    if rng.random() < 0.3:
        options["first"] = rng.randrange(players)
    return options


def play_trick_later(seed: str) -> int:
    """One game of 10 Trick Later by both; how many decisions."""
    rng = random.Random(seed)
    position = TRICK_LATER.start(trick_later_options(rng), seed)
    referee = TrickLaterReferee(msgspec.to_builtins(position.options), Follow(position))
    decisions = 0
    while True:
        assert_same(position, referee)
        for seat in (None, *range(position.options.players)):
            assert published(position, seat) == referee.view(seat)
        if position.is_over:
            return decisions
        action = rng.choice(position.legal())
        position.apply(action)
        referee.do(action)
        decisions += 1


def assert_same(position: Position[Any], referee: Referee) -> None:
    assert position.legal() == referee.legal()
    assert position.to_act == referee.to_act
    assert result_of(position) == referee.outcome()


PLAY: dict[str, Callable[[str], int]] = {
    "ten": play_ten,
    "ten with custom decks": play_ten_with_a_deck,
    "trick_later": play_trick_later,
}


def games(name: str, seed: str) -> Iterator[int]:
    """Endless games of one kind; the decisions of each."""
    n = 0
    while True:
        yield PLAY[name](f"{seed}/{n}")
        n += 1
