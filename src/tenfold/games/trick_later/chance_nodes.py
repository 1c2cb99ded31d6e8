"""Chance nodes of 10 Trick Later: who leads, the colour that is out, every card of a deal, and who exchanges."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tenfold.core.chance_nodes import Key, Node, Outcomes, done, evenly
from tenfold.core.game import Position
from tenfold.games.trick_later.cards import CARDS, COLOURS, HAND, cards_in_play, kinds_in
from tenfold.games.trick_later.rules.state import NO_COLOUR, Draw


class Script(dict[Key, int]):
    """Chance as far as it was decided. It notes the first thing that it was asked for and has not."""

    missing: Key | None = None

    def get(self, key: Any, default: Any = None) -> Any:
        if key not in self and self.missing is None:
            self.missing = key
        return super().get(key, default)


class TrickLaterNode(Node):
    """Chance decides through the script that the rules look at for what is fixed."""

    __slots__ = ()

    def trial(self, action: int, decided: dict[Key, int]) -> tuple[Position[Any], Key | None]:
        after = self.position.copy()
        script = after.state.script = Script(decided)
        done(after, action)
        after.state.script = {}
        return after, script.missing

    def surely_asked(self, decided: dict[Key, int]) -> Key | None:
        """Whoever deals one card deals them all."""
        dealt = [key for key in decided if key[0] == Draw.CARD]
        if not dealt or len(dealt) == HAND * self.position.state.players:
            return None
        return (Draw.CARD, dealt[0][1], len(dealt))

    def outcomes(self) -> Outcomes:
        assert self.asked is not None
        what = self.asked.key[0]
        if what == Draw.OUT:
            return evenly(list(range(len(COLOURS))))
        return evenly(list(self.cards_left() if what == Draw.CARD else self.candidates()))

    def cards_left(self) -> list[int]:
        assert self.asked is not None
        decided, number = self.asked.decided, self.asked.key[1]
        s = self.position.state
        out = decided.get((Draw.OUT, number, 0), s.out_always) if s.players == 3 else NO_COLOUR
        dealt = {card for key, card in decided.items() if key[0] == Draw.CARD}
        return [card for card in kinds_in(cards_in_play(s.players, out)) if card not in dealt]

    def candidates(self) -> Iterator[int]:
        """The seats that the rules accept for what one seat is drawn for."""
        assert self.asked is not None
        action, decided, key = self.asked
        for seat in range(self.position.state.players):
            s = self.trial(action, {**decided, key: seat})[0].state
            if seat == (s.leader if key[0] == Draw.LEADER else s.exchanged):
                yield seat

    def outcome_text(self, outcome: int) -> str:
        assert self.asked is not None
        what = self.asked.key[0]
        if what == Draw.CARD:
            return CARDS[outcome]
        if what == Draw.OUT:
            return f"{COLOURS[outcome]} is out"
        return f"seat {outcome} {'leads' if what == Draw.LEADER else 'exchanges'}"
