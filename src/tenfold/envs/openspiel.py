"""Both games for OpenSpiel: importing this registers `tenfold_ten` and `tenfold_trick_later`.

    import pyspiel
    import tenfold.envs.openspiel

    game = pyspiel.load_game("tenfold_ten(players=3)")

They are games in Python, with explicit chance nodes. The solo game of TEN is not among them: it is not a game of two or more.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from tenfold.core.extras import needs
from tenfold.core.game import AnyGame, Options, tensor_of
from tenfold.core.registry import find_game
from tenfold.core.tensor import Plane, reward_of
from tenfold.envs.chance_nodes import Node, TenNode, TrickLaterNode

with needs("openspiel", "tenfold.envs.openspiel"):
    import pyspiel

MOST_DECISIONS = 10_000
MOST_OUTCOMES = 64
# OpenSpiel's parameters know no null, and no tables; only the solo game of TEN has a level.
NULLS = {"first": -1, "out": ""}
NOT_OFFERED = ("deck", "level")


def parameters(game: AnyGame) -> dict[str, Any]:
    """The options with their defaults."""
    usual = msgspec.to_builtins(game.read_options({}))
    return {name: NULLS.get(name) if value is None else value for name, value in usual.items() if name not in NOT_OFFERED}


def read_parameters(game: AnyGame, given: dict[str, Any]) -> Options:
    return game.read_options({name: value for name, value in given.items() if value != NULLS.get(name)})


def game_type(game: AnyGame, fewest: int, most: int, information: Any) -> Any:
    return pyspiel.GameType(
        short_name=f"tenfold_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class SpielGame(pyspiel.Game):
    """A game as OpenSpiel has it."""

    rules: AnyGame
    kind: Any
    node: type[Node]

    def __init__(self, params: Any = None) -> None:
        self.options = read_parameters(self.rules, params or {})
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.rules.seats(self.options),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.node.first(self.options))

    def max_chance_nodes_in_history(self) -> int:
        return MOST_DECISIONS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):
    """A state as OpenSpiel has it: a node, and its history."""

    def __init__(self, game: SpielGame, node: Node) -> None:
        super().__init__(game)
        self.node = node

    def current_player(self) -> int:
        if self.node.asked is not None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.node.position.to_act
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        return self.node.asked is None and self.node.position.to_act is None

    def _legal_actions(self, player: int) -> list[int]:
        position = self.node.position
        return [position.game.read_action(text) for text in position.legal()] if player == position.to_act else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.node.outcomes()

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.node.outcome_text(action)
        return self.node.position.game.write_action(action)

    def returns(self) -> list[float]:
        position = self.node.position
        outcome = None if self.node.asked else position.outcome()
        seats = position.game.seats(position.options)
        won = sum(1 << winner for winner in outcome.winners) if outcome else 0
        return [reward_of(won, seat, seats) if outcome else 0.0 for seat in range(seats)]

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that looks the same to this player; `sampler` gives numbers from 0 to 1."""
        twin: SpielState = self.clone()
        twin.node = self.node.resampled(player, str(sampler()))
        return twin

    def __str__(self) -> str:
        return f"{seen_by(self.node, None)} {self.node.asked or ''}"


def seen_by(node: Node, seat: int | None) -> str:
    return msgspec.json.encode(node.position.view(seat)).decode()


class Observer:
    """What a player may know: the planes of docs/research.md as floats, or the view as text.

    With perfect recall the text has all events that the player saw. The numbers are the same: they say what is known now.
    """

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"The observer of {game.rules.title} takes no parameters.")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("Nobody sees what all players hold; ask for one player's private information, or for none.")
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recalls = kind.perfect_recall
        self.observe = tensor_of(game.rules).observe
        planes = tensor_of(game.rules).planes(game.options)
        self.tensor = np.zeros(sum(plane.size for plane in planes), np.float32)
        self.dict = dict(self.named(planes))

    def named(self, planes: Any) -> Any:
        at = 0
        for plane in planes:
            yield plane.name, self.part(plane, at)
            at += plane.size

    def part(self, plane: Plane, at: int) -> Any:
        return self.tensor[at : at + plane.size].reshape(plane.shape)

    def seat_of(self, player: int) -> int | None:
        return player if self.private else None

    def set_from(self, state: SpielState, player: int) -> None:
        if is_unbegun(state.node):
            self.tensor.fill(0)
            return
        position = state.node.position
        self.observe(position.game.remembered(position.view(self.seat_of(player))), player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        if is_unbegun(state.node):
            return ""
        history = state.node.histories[1 + player if self.private else 0] if self.recalls else ""
        return history + seen_by(state.node, self.seat_of(player))


def is_unbegun(node: Node) -> bool:
    """Whether chance has still to decide what a game begins with: there is nothing to see then."""
    return node.histories[0] == ""


class SpielTen(SpielGame):
    rules = find_game("ten")
    kind = game_type(rules, 2, 5, pyspiel.GameType.Information.PERFECT_INFORMATION)
    node = TenNode


class SpielTrickLater(SpielGame):
    rules = find_game("trick_later")
    kind = game_type(rules, 3, 4, pyspiel.GameType.Information.IMPERFECT_INFORMATION)
    node = TrickLaterNode


for game in (SpielTen, SpielTrickLater):
    pyspiel.register_game(game.kind, game)
