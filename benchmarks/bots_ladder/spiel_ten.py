"""TEN as OpenSpiel's Python search sees a game: decisions by our compiled rules, every card that is drawn a chance node.

A state is made of a view, so it knows which cards are left and not their order. To see whether an action draws a card, it is
done on a copy: if it took more cards from the deck than chance has decided, the next is a chance node, and the action waits.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from tenfold.core.compile.machine import machine_for
from tenfold.games.ten import TEN
from tenfold.games.ten.cards import KINDS
from tenfold.games.ten.face.view import TenView
from tenfold.games.ten.rules.state import NOBODY

LONGEST_GAME = 4_000

TYPE = pyspiel.GameType(
    short_name="tenfold_ten",
    long_name="TEN",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={},
)


class SpielTen:
    """The game, as far as the bots ask."""

    def get_type(self) -> Any:
        return TYPE

    def max_utility(self) -> float:
        return 1.0


class SpielState:
    """One state. `waiting` is an action that needs more cards than the `drawn` ones."""

    __slots__ = ("drawn", "record", "waiting")

    def __init__(self, record: Any, waiting: int | None = None, drawn: tuple[int, ...] = ()) -> None:
        self.record = record
        self.waiting = waiting
        self.drawn = drawn

    @classmethod
    def of(cls, view: TenView) -> SpielState:
        record = machine_for(TEN).array(TEN.remembered(view).to_bytes())
        unseen(record).sort()
        return cls(record)

    def get_game(self) -> SpielTen:
        return SpielTen()

    def clone(self) -> SpielState:
        return SpielState(self.record.copy(), self.waiting, self.drawn)

    def is_chance_node(self) -> bool:
        return self.waiting is not None

    def is_terminal(self) -> bool:
        return self.waiting is None and bool(self.record["to_act"][0] == NOBODY)

    def current_player(self) -> int:
        if self.waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else int(self.record["to_act"][0])

    def legal_actions(self, player: int | None = None) -> list[int]:
        out = np.empty(TEN.most_legal, np.int64)
        found: list[int] = out[: machine_for(TEN).legal(self.record, 0, out)].tolist()
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        left = np.bincount(unseen(self.record), minlength=KINDS)
        for kind in self.drawn:
            left[kind] -= 1
        kinds = left.nonzero()[0]
        chances = left[kinds] / left.sum()
        return list(zip(kinds.tolist(), chances.tolist(), strict=True))

    def apply_action(self, action: int) -> None:
        """Decide, or let chance decide the next card; then see whether the action can be done."""
        if self.waiting is None:
            self.waiting, self.drawn = int(action), ()
        else:
            self.drawn = (*self.drawn, int(action))
        after = self.record.copy()
        put_on_top(unseen(after), self.drawn)
        machine_for(TEN).do(after, 0, self.waiting)
        if after["deck_at"][0] - self.record["deck_at"][0] <= len(self.drawn):
            self.record, self.waiting = after, None

    def returns(self) -> Any:
        return utilities(self.record)

    def information_state_string(self, player: int | None = None) -> bytes:
        """All that is known, which is all but the order of the deck: its cards are in order here."""
        return bytes(self.record.tobytes())

    def resample_from_infostate(self, player: int, sampler: object) -> SpielState:
        return self.clone()


def unseen(record: Any) -> Any:
    """The cards left in the deck."""
    return record["deck"][0, record["deck_at"][0] : record["deck_size"][0]]


def put_on_top(deck: Any, cards: tuple[int, ...]) -> None:
    """These cards come first; the others stay in order."""
    for place, kind in enumerate(cards):
        found = place + int((deck[place:] == kind).argmax())
        deck[place + 1 : found + 1] = deck[place:found].copy()
        deck[place] = kind


def utilities(record: Any) -> Any:
    """1 for the win alone, -1 for none of it."""
    won = record["won"][0, : record["seats"][0]]
    return 2.0 * won / won.sum() - 1.0


class OurRollouts:
    """An evaluator for its bots: one random rollout, in our compiled code instead of its Python."""

    def __init__(self, seed: int) -> None:
        self.dice = np.array([seed or 1], np.int64)
        self.actions = np.zeros(LONGEST_GAME, np.int64)
        self.stream = 0

    def evaluate(self, state: SpielState) -> Any:
        at = state.clone()
        if at.is_chance_node():
            at.apply_action(self.by_chance(at))
            return self.evaluate(at)
        machine = machine_for(TEN)
        self.stream += 1
        at.record["chance"][0, 4] = self.stream
        machine.redeal(at.record, 0)
        machine.random_actions(at.record, self.dice, self.actions)
        return utilities(at.record)

    def by_chance(self, state: SpielState) -> int:
        kinds, chances = zip(*state.chance_outcomes(), strict=True)
        return int(np.random.choice(kinds, p=chances))

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]
