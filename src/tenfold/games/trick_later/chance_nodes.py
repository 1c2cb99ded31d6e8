"""Chance nodes of 10 Trick Later: who leads, the colour that is out, every card of a deal, and who exchanges.

Chance decides through what the rules ask for first: what somebody fixed of a deal.
"""

from __future__ import annotations

from typing import Annotated, Any

from tenfold.core.bits import count_bits, lowest
from tenfold.core.chance_nodes import Node, done
from tenfold.core.compile.branching import BEGIN, follow
from tenfold.core.compile.rule import NOT_FIXED, rule
from tenfold.core.game import Position
from tenfold.games.trick_later.cards import CARDS, COLOURS, HAND, cards_in_play
from tenfold.games.trick_later.rules.round import lowest_of_round
from tenfold.games.trick_later.rules.state import NO_COLOUR, SEATS, Draw, TrickLaterState

# What chance decides for one action, each with a number from 1: the cards of all hands, and three things more.
HANDS = SEATS * HAND
OUT = HANDS + Draw.OUT
LEADER = HANDS + Draw.LEADER
GIVER = HANDS + Draw.GIVER
# What is asked is such a number, and above it the seats that may be drawn, as a set.
SEATS_AT = 64


class WaitingState(TrickLaterState):
    """A position, and what chance has decided for the action that waits: each one more than it is, 0 for nothing yet."""

    drawn: Annotated[list[int], "i1", GIVER]
    dealt: Annotated[int, "i1"]
    missing: Annotated[int, "i1"]


@rule
def number_of(what: int, where: int) -> int:
    return 1 + where if what == Draw.CARD else HANDS + what


@rule
def decided_before(s: Any, what: int, when: int, where: int) -> int:
    """`fixed` in a tree: what chance has decided. The first thing that it has not is noted."""
    number = number_of(what, where)
    if s.drawn[number - 1] == 0 and s.missing == 0:
        s.missing = number
    return int(s.drawn[number - 1]) - 1


@rule
def foresee(s: Any, action: int, decided: int) -> int:
    """Whoever deals one card deals them all. Else we do the action and see what it asks for."""
    if 0 < s.dealt < HAND * int(s.players):
        return int(s.dealt) + 1
    s.missing = 0
    follow(s, action)
    if s.missing == 0:
        forget(s)
        return 0
    return int(s.missing) + SEATS_AT * may_be_drawn(s, action)


@rule
def forget(s: Any) -> None:
    """All of it is done."""
    s.dealt = 0
    for place in range(GIVER):
        s.drawn[place] = 0


@rule
def may_be_drawn(s: Any, action: int) -> int:
    """The seats that the rules would choose from, as a set, after an action that asks for one."""
    if s.missing == GIVER:
        return int(s.wants)
    if s.missing != LEADER:
        return 0
    return (1 << int(s.players)) - 1 if action == BEGIN else lowest_of_last_round(s)


@rule
def lowest_of_last_round(s: Any) -> int:
    s.round -= 1
    seats = lowest_of_round(s)
    s.round += 1
    return seats


@rule
def decide(s: Any, action: int, asked: int, outcome: int) -> None:
    number = asked % SEATS_AT
    s.drawn[number - 1] = outcome + 1
    if number <= HANDS:
        s.dealt = number


@rule
def chances(s: Any, action: int, asked: int, outcomes: Any, weights: Any) -> int:
    """Any of them, evenly."""
    left = outcomes_left(s, asked)
    many = count_bits(left)
    for place in range(many):
        outcomes[place] = lowest(left)
        weights[place] = 1 / many
        left &= left - 1
    return many


@rule
def outcomes_left(s: Any, asked: int) -> int:
    """As a set."""
    number = asked % SEATS_AT
    if number <= HANDS:
        return cards_left(s)
    return (1 << len(COLOURS)) - 1 if number == OUT else asked // SEATS_AT


@rule
def cards_left(s: Any) -> int:
    left = cards_in_play(int(s.players), colour_out(s))
    for place in range(s.dealt):
        left &= ~(1 << (int(s.drawn[place]) - 1))
    return left


@rule
def colour_out(s: Any) -> int:
    if s.players != 3:
        return NO_COLOUR
    return int(s.out_always) if s.out_always != NO_COLOUR else int(s.drawn[OUT - 1]) - 1


class Script(dict[int, int]):
    """What chance has decided, as the interpreted rules look at it."""

    def get(self, key: Any, default: Any = NOT_FIXED) -> Any:
        what, _, where = key
        return super().get(number_of(what, where), default)


class TrickLaterNode(Node):
    """Chance decides what the rules look at for what is fixed."""

    __slots__ = ()
    state_type = WaitingState
    chance = {"foresee": foresee, "decide": decide, "chances": chances, "fixed": decided_before}

    @property
    def asked(self) -> int:
        """The number of what chance decides here."""
        return int(self.tree.waiting(self.branch)[0]) % SEATS_AT

    def retold(self, number: int) -> Position[Any]:
        after = self.position.copy()
        drawn = self.tree.branches.waiting_state(self.branch).drawn  # type: ignore[attr-defined]
        script = Script({n: outcome - 1 for n, outcome in enumerate(drawn, 1) if outcome})
        action = number
        if self.is_chance:
            action, script[self.asked] = self.waiting, number
        after.state.script = script
        done(after, action)
        after.state.script = {}
        return after

    def outcome_text(self, outcome: int) -> str:
        if self.asked <= HANDS:
            return CARDS[outcome]
        if self.asked == OUT:
            return f"{COLOURS[outcome]} is out"
        return f"seat {outcome} {'leads' if self.asked == LEADER else 'exchanges'}"
