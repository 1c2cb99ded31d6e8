"""Games whose chance is decided when it is needed, not before: a tree of decisions and chance nodes.

To see whether an action needs chance, it is done on a copy by the game's own rules. If they asked for more of chance than was
decided, the node is a chance node, and the action waits. So nothing of what is still to come is anywhere in a node, and no rule
is written twice. Nodes never change.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple, Self

import msgspec

from tenfold.core.chance import Chance as Source
from tenfold.core.game import Options, Position
from tenfold.games.ten import TEN
from tenfold.games.ten.cards import CARDS as TEN_CARDS
from tenfold.games.ten.cards import KINDS
from tenfold.games.trick_later import TRICK_LATER
from tenfold.games.trick_later.cards import CARDS, COLOURS, HAND, cards_in_play, kinds_in
from tenfold.games.trick_later.rules.state import NO_COLOUR, NOBODY, Draw

Outcomes = list[tuple[int, float]]
Key = tuple[int, int, int]
BEGIN = -1


class Asked(NamedTuple):
    """What waits for chance: an action (or the beginning), what was decided for it, and what is asked now."""

    action: int
    decided: dict[Key, int]
    key: Key


class Node(ABC):
    """A position, and what waits for chance, if anything. `histories` are the events that the spectator and each seat saw."""

    __slots__ = ("asked", "histories", "position")

    def __init__(self, position: Position[Any], histories: tuple[str, ...], asked: Asked | None) -> None:
        self.position = position
        self.histories = histories
        self.asked = asked

    def __deepcopy__(self, memory: Any) -> Self:
        return self

    @classmethod
    def first(cls, options: Options) -> Self:
        position = cls.unbegun(options)
        histories = ("",) * (1 + position.game.seats(options))
        return cls(position, histories, None).tried(BEGIN, {})

    @classmethod
    @abstractmethod
    def unbegun(cls, options: Options) -> Position[Any]:
        """The position before anything has happened."""

    @abstractmethod
    def trial(self, action: int, decided: dict[Key, int]) -> tuple[Position[Any], Key | None]:
        """What an action leads to with what chance has decided, and what it asked for beyond that."""

    @abstractmethod
    def outcomes(self) -> Outcomes:
        """What chance may decide now, and how likely each is."""

    @abstractmethod
    def outcome_text(self, outcome: int) -> str:
        """An outcome in the notation of the game."""

    def after(self, number: int) -> Self:
        """The node that an action, or an outcome of chance, leads to."""
        if self.asked is None:
            return self.tried(number, {})
        return self.tried(self.asked.action, {**self.asked.decided, self.asked.key: number})

    def tried(self, action: int, decided: dict[Key, int]) -> Self:
        following = self.surely_asked(decided)
        if following is None:
            after, following = self.trial(action, decided)
            if following is None:
                return type(self)(after, self.longer_histories(after), None)
        return type(self)(self.position, self.histories, Asked(action, decided, following))

    def surely_asked(self, decided: dict[Key, int]) -> Key | None:
        """What will be asked next, where that is known without a trial."""
        return None

    def longer_histories(self, after: Position[Any]) -> tuple[str, ...]:
        seats = (None, *range(len(self.histories) - 1))
        return tuple(
            history + msgspec.json.encode(after.events(seat)).decode()
            for history, seat in zip(self.histories, seats, strict=True)
        )

    def resampled(self, seat: int, seed: str) -> Self:
        """A node that looks the same from this seat, with all drawn anew that it cannot know.

        What the others alone saw is not known either: they get the history of a spectator.
        """
        position = self.position.game.resample(self.position.view(seat), Source(seed))
        histories = tuple(text if n == 1 + seat else self.histories[0] for n, text in enumerate(self.histories))
        return type(self)(position, histories, None)


def done(position: Position[Any], action: int) -> Position[Any]:
    """Begin, or do an action, by the rules."""
    if action == BEGIN:
        position.run("begin")
    else:
        position.run("do", action)
    return position


def evenly(outcomes: list[int]) -> Outcomes:
    return [(outcome, 1 / len(outcomes)) for outcome in outcomes]


class TenNode(Node):
    """TEN: chance decides who starts, and the kind of each card when it is drawn. Until then the deck lies in order."""

    __slots__ = ()
    STARTER: Key = (0, 0, 0)

    @classmethod
    def unbegun(cls, options: Options) -> Position[Any]:
        s = TEN.template(options, None)  # type: ignore[arg-type]
        s.stacked = 1
        s.deck[: s.deck_size] = sorted(s.deck[: s.deck_size])
        return Position(TEN, options, s)

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
        return f"seat {outcome} starts" if self.asked.key == self.STARTER else TEN_CARDS[outcome]


class Script(dict[Key, int]):
    """Chance as far as it was decided. It notes the first thing that it was asked for and has not."""

    missing: Key | None = None

    def get(self, key: Any, default: Any = None) -> Any:
        if key not in self and self.missing is None:
            self.missing = key
        return super().get(key, default)


class TrickLaterNode(Node):
    """10 Trick Later: chance decides who leads, the colour that is out, every card of a deal, and who exchanges."""

    __slots__ = ()

    @classmethod
    def unbegun(cls, options: Options) -> Position[Any]:
        return Position(TRICK_LATER, options, TRICK_LATER.template(options, None))  # type: ignore[arg-type]

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
