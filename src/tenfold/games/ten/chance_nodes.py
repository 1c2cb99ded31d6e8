"""Chance nodes of TEN: who starts, and each card when it is drawn."""

from __future__ import annotations

from typing import Any

from tenfold.core.chance_nodes import Node
from tenfold.core.compile.branching import BEGIN, follow
from tenfold.core.compile.rule import rule
from tenfold.core.game import AnyGame, Options, Position
from tenfold.games.ten.cards import CARDS
from tenfold.games.ten.rules.state import NOBODY


@rule
def foresee(s: Any, action: int, decided: int) -> int:
    """Who starts is decided first. Of an action we see how many cards it has drawn when it is done: 1 asks for the first."""
    if action == BEGIN and s.first == NOBODY:
        return 1
    start = int(s.deck_at)
    follow(s, action)
    return decided + 1 if int(s.deck_at) - start > decided else 0


@rule
def decide(s: Any, action: int, asked: int, outcome: int) -> None:
    if action == BEGIN:
        s.first = outcome
    else:
        put_card(s, int(s.deck_at) + asked - 1, outcome)


@rule
def put_card(s: Any, place: int, kind: int) -> None:
    """A card of this kind comes here; those that it passes stay in order."""
    found = place
    while s.deck[found] != kind:
        found += 1
    while found > place:
        s.deck[found] = s.deck[found - 1]
        found -= 1
    s.deck[place] = kind


@rule
def chances(s: Any, action: int, asked: int, outcomes: Any, weights: Any) -> int:
    """Any seat, or any kind that is left, as often as it is left."""
    if action == BEGIN:
        return any_seat(int(s.seats), outcomes, weights)
    return any_kind(s, int(s.deck_at) + asked - 1, outcomes, weights)


@rule
def any_seat(seats: int, outcomes: Any, weights: Any) -> int:
    for seat in range(seats):
        outcomes[seat] = seat
        weights[seat] = 1 / seats
    return seats


@rule
def any_kind(s: Any, start: int, outcomes: Any, weights: Any) -> int:
    """The deck lies in order from here on."""
    many, share = 0, 1 / max(1, int(s.deck_size) - start)
    for place in range(start, int(s.deck_size)):
        if place == start or s.deck[place] != s.deck[place - 1]:
            outcomes[many] = s.deck[place]
            weights[many] = 0.0
            many += 1
        weights[many - 1] += share
    return many


class TenNode(Node):
    """Chance decides who starts, and the kind of each card when it is drawn. Until then the deck lies in order."""

    __slots__ = ()
    chance = {"foresee": foresee, "decide": decide, "chances": chances}

    @classmethod
    def unbegun(cls, game: AnyGame, options: Options) -> Position[Any]:
        position = super().unbegun(game, options)
        position.state.stacked = 1
        return in_order(position)

    @classmethod
    def settled(cls, position: Position[Any]) -> Position[Any]:
        return in_order(position)

    def outcome_text(self, outcome: int) -> str:
        return f"seat {outcome} starts" if self.waiting == BEGIN else CARDS[outcome]

    def histories_after(self, following: Node) -> tuple[str, ...]:
        """Everybody sees everything: what was done, and what was drawn."""
        histories = self.histories
        return (f"{histories[0]}{self.number_text(following.number)}\n",) * len(histories)

    def known_to(self, seat: int | None) -> str:
        return self.histories[0]

    def resampled(self, seat: int, seed: str) -> Node:
        """There is nothing that a seat cannot know."""
        return self


def in_order(position: Position[Any]) -> Position[Any]:
    """Nobody knows the order of the deck: it lies sorted."""
    s = position.state
    s.deck[s.deck_at : s.deck_size] = sorted(s.deck[s.deck_at : s.deck_size])
    return position
