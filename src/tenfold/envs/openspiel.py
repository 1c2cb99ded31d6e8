"""All games for OpenSpiel: importing this registers each as `tenfold_` and its name.

    import pyspiel
    import tenfold.envs.openspiel

    game = pyspiel.load_game("tenfold_ten(players=3)")

They are games in Python, with explicit chance nodes. Solo games are not among them: they are no games of two or more.
"""

from __future__ import annotations

from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import numpy as np

from tenfold.core.chance_nodes import Node
from tenfold.core.errors import TenfoldError
from tenfold.core.extras import needs
from tenfold.core.game import AnyGame, Options
from tenfold.core.registry import GAMES
from tenfold.core.tensor import Plane, reward_of

with needs("openspiel", "tenfold.envs.openspiel"):
    import pyspiel

MOST_DECISIONS = 10_000
MOST_PLAYERS = 10
# OpenSpiel's parameters are numbers, texts, yes or no. They know no null: these stand for it.
NULLS: dict[type, Any] = {int: -1, float: -1.0, str: ""}


def kinds_of(hint: Any) -> set[type]:
    """The plain types that an option may have."""
    if get_origin(hint) is Annotated:
        return kinds_of(get_args(hint)[0])
    if get_origin(hint) is Literal:
        return {type(value) for value in get_args(hint)}
    return set().union(*map(kinds_of, get_args(hint))) if get_origin(hint) in (Union, UnionType) else {hint}


def nulls(game: AnyGame) -> dict[str, Any]:
    """What stands for null, for each option that is null unless somebody chooses and could be a number or a text."""
    usual = msgspec.to_builtins(game.read_options({}))
    hints = get_type_hints(game.options_type, include_extras=True)
    kinds = {name: kinds_of(hints[name]) & set(NULLS) for name, value in usual.items() if value is None}
    return {name: NULLS[found.pop()] for name, found in kinds.items() if len(found) == 1}


def parameters(game: AnyGame) -> dict[str, Any]:
    """The options with their defaults; tables are not among them."""
    usual = msgspec.to_builtins(game.read_options({}))
    return {name: value for name, value in (usual | nulls(game)).items() if isinstance(value, int | float | str)}


def read_parameters(game: AnyGame, given: dict[str, Any]) -> Options:
    none = nulls(game)
    return game.read_options({name: value for name, value in given.items() if name not in none or value != none[name]})


def numbers_of_players(game: AnyGame) -> list[int]:
    """How many may play, of two and more who decide."""
    return [n for n in range(2, MOST_PLAYERS + 1) if seats_for(game, n) > 1]


def seats_for(game: AnyGame, players: int) -> int:
    try:
        return game.seats(game.read_options({"players": players}))
    except TenfoldError:
        return 0


def information_of(game: AnyGame) -> Any:
    """Perfect where all see alike, and what is still to come is nowhere."""
    perfect = game.open_information and game.node_type().decides_late
    information = pyspiel.GameType.Information
    return information.PERFECT_INFORMATION if perfect else information.IMPERFECT_INFORMATION


def game_type(game: AnyGame, players: list[int]) -> Any:
    return pyspiel.GameType(
        short_name=f"tenfold_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information_of(game),
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=game.tensor is not None,
        provides_observation_string=True,
        provides_observation_tensor=game.tensor is not None,
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
            max_chance_outcomes=self.node.most_outcomes,
            num_players=self.rules.seats(self.options),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.node.first(self.rules, self.options))

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
    A game that does not say how a learner sees it has none.
    """

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"The observer of {game.rules.title} takes no parameters.")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("Nobody sees what all players hold; ask for one player's private information, or for none.")
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recalls = kind.perfect_recall
        self.numbers = game.rules.tensor
        planes = self.numbers.planes(game.options) if self.numbers else ()
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
        if is_unbegun(state.node) or self.numbers is None:
            self.tensor.fill(0)
            return
        position = state.node.position
        self.numbers.observe(position.game.remembered(position.view(self.seat_of(player))), player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        if is_unbegun(state.node):
            return ""
        history = state.node.histories[1 + player if self.private else 0] if self.recalls else ""
        return history + seen_by(state.node, self.seat_of(player))


def is_unbegun(node: Node) -> bool:
    """Whether chance has still to decide what a game begins with: there is nothing to see then."""
    return node.histories[0] == ""


def register(game: AnyGame) -> None:
    players = numbers_of_players(game)
    if players:
        kind = game_type(game, players)
        parts = {"rules": game, "kind": kind, "node": game.node_type()}
        pyspiel.register_game(kind, type(f"Spiel_{game.name}", (SpielGame,), parts))


for game in GAMES.whole.values():
    register(game)
