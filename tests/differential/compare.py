"""Random games played by the rules and by the independent referee side by side: they must agree after every action."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Protocol

import msgspec

from tenfold.core.game import Position
from tenfold.games.ten import TEN
from tenfold.games.ten.cards import CARDS
from tenfold.games.trick_later import TRICK_LATER
from tenfold.games.trick_later.cards import COLOURS, write_set
from tenfold.games.trick_later.state import NO_COLOUR
from tests.differential.ten_referee import TenReferee
from tests.differential.trick_later_referee import TrickLaterReferee

# What our views tell beyond the published fields; the referee knows nothing of it.
OURS_ALONE = {
    "ten": {"game", "options", "drawn", "payment"},
    "trick_later": {"game", "options", "seat", "tricks", "asked", "answer"},
}


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
        options["deck"] = custom_deck(rng)
    return options


def custom_deck(rng: random.Random) -> dict[str, int]:
    """A small deck of its own, so that the end and empty tableaus come often."""
    kinds = rng.sample(CARDS, rng.randint(3, 25))
    return {card: 1 + (rng.randint(0, 3) if card[0] == "$" else 0) for card in kinds}


def play_ten(seed: str) -> int:
    """One game of TEN by both; how many decisions."""
    rng = random.Random(seed)
    position = TEN.start(ten_options(rng), seed)
    s = position.state
    options = msgspec.to_builtins(position.options)
    referee = TenReferee(options, [CARDS[kind] for kind in s.deck[: s.deck_size]], s.active)
    style = rng.randrange(3)
    decisions = 0
    while True:
        assert_same(position, referee)
        assert published(position, None) == referee.view()
        if position.is_over:
            return decisions
        action = choose(rng, position.legal(), style)
        position.apply(action)
        referee.do(action)
        decisions += 1


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


PLAY = {"ten": play_ten, "trick_later": play_trick_later}


def games(name: str, seed: str) -> Iterator[int]:
    """Endless games of one kind; the decisions of each."""
    n = 0
    while True:
        yield PLAY[name](f"{seed}/{n}")
        n += 1
