"""Chance nodes of TEN: who starts, and each card when it is drawn."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tenfold.core.chance_nodes import BEGIN, Key, Node, Outcomes, done, evenly
from tenfold.core.game import AnyGame, Options, Position
from tenfold.games.ten.cards import CARDS, KINDS
from tenfold.games.ten.rules.state import NOBODY


class TenNode(Node):
    """Chance decides who starts, and the kind of each card when it is drawn. Until then the deck lies in order."""

    __slots__ = ()
    STARTER: Key = (0, 0, 0)

    @classmethod
    def unbegun(cls, game: AnyGame, options: Options) -> Position[Any]:
        position = super().unbegun(game, options)
        s = position.state
        s.stacked = 1
        s.deck[: s.deck_size] = sorted(s.deck[: s.deck_size])
        return position

    def trial(self, action: int, decided: dict[Key, int]) -> tuple[Position[Any], Key | None]:
        after = self.position.copy()
        s = after.state
        if action == BEGIN:
            if s.first == NOBODY and self.STARTER not in decided:
                return after, self.STARTER
            s.first = decided.get(self.STARTER, s.first)
            return done(after, action), None
        drawn = list(decided.values())
        left = Counter(self.left())
        left.subtract(drawn)
        s.deck[s.deck_at : s.deck_size] = [*drawn, *sorted(left.elements())]
        needed = done(after, action).state.deck_at - self.position.state.deck_at
        return after, (1, len(drawn), 0) if needed > len(drawn) else None

    def left(self) -> list[int]:
        s = self.position.state
        return list(s.deck[s.deck_at : s.deck_size])

    def outcomes(self) -> Outcomes:
        assert self.asked is not None
        if self.asked.key == self.STARTER:
            return evenly(list(range(len(self.histories) - 1)))
        left = Counter(self.left())
        left.subtract(self.asked.decided.values())
        return [(kind, left[kind] / left.total()) for kind in range(KINDS) if left[kind]]

    def outcome_text(self, outcome: int) -> str:
        assert self.asked is not None
        return f"seat {outcome} starts" if self.asked.key == self.STARTER else CARDS[outcome]
