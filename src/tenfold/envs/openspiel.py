"""All games for OpenSpiel: importing this registers each as `tenfold_` and its name.

    import pyspiel
    import tenfold.envs.openspiel

    game = pyspiel.load_game("tenfold_ten(players=3)")

They are games in Python over compiled rules, with explicit chance nodes.
"""

from __future__ import annotations

from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import numpy as np

from tenfold.core.chance import Chance
from tenfold.core.chance_nodes import Node, Tree
from tenfold.core.compile.branching import CHANCE, TERMINAL
from tenfold.core.errors import BadOption, TenfoldError
from tenfold.core.extras import needs
from tenfold.core.game import AnyGame, Options, View
from tenfold.core.lines import position_of
from tenfold.core.registry import GAMES, find_game
from tenfold.core.tensor import Plane, reward_of

with needs("openspiel", "tenfold.envs.openspiel"):
    import pyspiel

with needs("fast", "tenfold.envs.openspiel"):
    from tenfold.core.compile.compiled import say_when_compiling
    from tenfold.envs.single import INT8, compiled_single

PREFIX = "tenfold_"
MOST_DECISIONS = 10_000
# What looks at the history that OpenSpiel's C++ keeps, and what copies it.
INITIAL = ["is_initial_state", "is_initial_non_chance_state"]
TELLING = ["history", "full_history", "history_str", "move_number", *INITIAL, "serialize", "clone", "__getstate__"]
MOST_PLAYERS = 10
# OpenSpiel's parameters are numbers, texts, yes or no. They know no null: these stand for it. A table is a text.
NULLS: dict[type, Any] = {int: -1, float: -1.0, str: "", dict: ""}


def kinds_of(hint: Any) -> set[type]:
    """The plain types that an option may have."""
    if get_origin(hint) is Annotated:
        return kinds_of(get_args(hint)[0])
    if get_origin(hint) is Literal:
        return {type(value) for value in get_args(hint)}
    if get_origin(hint) in (Union, UnionType):
        return set().union(*map(kinds_of, get_args(hint)))
    return {get_origin(hint) or hint}


def nulls(game: AnyGame) -> dict[str, Any]:
    """What stands for null, for each option that is null unless somebody chooses."""
    usual = msgspec.to_builtins(game.read_options({}))
    hints = get_type_hints(game.options_type, include_extras=True)
    kinds = {name: kinds_of(hints[name]) & set(NULLS) for name, value in usual.items() if value is None}
    return {name: NULLS[found.pop()] for name, found in kinds.items() if len(found) == 1}


def tables(game: AnyGame) -> set[str]:
    """The options that are tables."""
    hints = get_type_hints(game.options_type, include_extras=True)
    return {name for name, hint in hints.items() if dict in kinds_of(hint)}


def read_table(name: str, text: str) -> dict[str, int]:
    """A table as a text, such as b1:2 g7:1."""
    rows = [row.rpartition(":") for row in text.split()]
    if not all(number.isdecimal() for _, _, number in rows):
        raise BadOption(f"{name} must be names with numbers, such as b1:2 g7:1; got {text[:40]!r}.")
    if len({word for word, _, _ in rows}) < len(rows):
        raise BadOption(f"{name} has a name twice; write each once, with how many there are in all; got {text[:40]!r}.")
    return {word: int(number) for word, _, number in rows}


def parameters(game: AnyGame) -> dict[str, Any]:
    """The options with their defaults."""
    usual = msgspec.to_builtins(game.read_options({}))
    return {name: value for name, value in (usual | nulls(game)).items() if isinstance(value, int | float | str)}


def read_parameters(game: AnyGame, given: dict[str, Any]) -> Options:
    none, texts = nulls(game), tables(game)
    chosen = {name: value for name, value in given.items() if name not in none or value != none[name]}
    return game.read_options({name: read_table(name, value) if name in texts else value for name, value in chosen.items()})


def write_parameters(game: AnyGame, options: Options) -> dict[str, Any]:
    """Options as OpenSpiel takes them."""
    chosen = {name: value for name, value in msgspec.to_builtins(options).items() if value is not None}
    texts = {name: " ".join(f"{word}:{n}" for word, n in chosen[name].items()) for name in tables(game) & set(chosen)}
    return chosen | texts


def numbers_of_players(game: AnyGame) -> list[int]:
    """How many may play."""
    return [n for n in range(1, MOST_PLAYERS + 1) if seats_for(game, n)]


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


def game_type(game: AnyGame, players: list[int], utility: Any) -> Any:
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information_of(game),
        utility=utility,
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
    alone: Any

    def __init__(self, params: Any = None) -> None:
        self.options = read_parameters(self.rules, params or {})
        self.seats = self.rules.seats(self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=self.rules.node_type().most_outcomes,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.seats > 1 else None,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(self.kind if self.seats > 1 else self.alone, info, params or {})
        say_when_compiling()
        self.tree = Tree(self.rules, self.options)

    def new_initial_state(self, *unused: Any) -> SpielState:
        return SpielState(self, self.tree.first)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_DECISIONS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):
    """A state as OpenSpiel has it: a node, and its history.

    OpenSpiel's C++ keeps the history and asks back for every action. A loop in Python need not go there: what it has done is
    told to C++ when somebody asks for the history, which C++ knows as far as `told`.
    """

    def __init__(self, game: SpielGame, node: Node) -> None:
        super().__init__(game)
        self.node = self.told = node

    def current_player(self) -> int:
        return self.node.player

    def is_terminal(self) -> bool:
        return self.node.player == TERMINAL

    def is_chance_node(self) -> bool:
        return self.node.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        node = self.node
        if player is None or player == node.player or node.player == CHANCE:
            return node.legal()
        return []

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.node.outcomes()

    def apply_action(self, action: int) -> None:
        self.node = self.node.after(action)

    def _apply_action(self, action: int) -> None:
        """What C++ calls when it applies an action; then it writes it down, and all before it must be there."""
        self.tell()
        self.node = self.told = self.node.after(action)

    def tell(self) -> None:
        """Let C++ write down what it does not know yet."""
        if self.node is not self.told:
            now, self.node = self.node, self.told
            for number in now.way()[1][len(self.told.way()[1]) :]:
                super().apply_action(number)
            self.node = self.told = now

    def child(self, action: int) -> SpielState:
        twin: SpielState = self.clone()
        twin.apply_action(action)
        return twin

    def _action_to_string(self, player: int, action: int) -> str:
        return self.node.outcome_text(action) if player == CHANCE else self.node.tree.game.write_action(action)

    def returns(self) -> list[float]:
        seats = self.num_players()
        outcome = self.node.position.outcome() if self.is_terminal() else None
        won = sum(1 << winner for winner in outcome.winners) if outcome else 0
        return [reward_of(won, seat, seats) if outcome else 0.0 for seat in range(seats)]

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that looks the same to this player; `sampler` gives numbers from 0 to 1."""
        twin: SpielState = self.clone()
        twin.node = twin.told = self.node.resampled(player, str(sampler()))
        return twin

    def __str__(self) -> str:
        waits = self.node.tree.game.write_action(self.node.waiting) if self.is_chance_node() and self.node.is_begun else ""
        return f"{self.node.seen_by(None)} {waits} {' '.join(self.node.decided())}"


def telling(name: str) -> Any:
    """A method of OpenSpiel's that looks at the history, once C++ knows it."""
    usual = getattr(pyspiel.State, name)

    def told(self: SpielState, *given: Any) -> Any:
        self.tell()
        return usual(self, *given)

    return told


for looking in TELLING:
    setattr(SpielState, looking, telling(looking))


def state_of(view: View | str, seed: str = "") -> SpielState:
    """A state for whoever has this view, or a position in a line, and wants to search from it.

    What it does not tell is drawn from the seed. What a player saw before is what the player sees now.
    """
    position = position_of(view, seed) if isinstance(view, str) else find_game(view.game).resample(view, Chance(seed))
    game = pyspiel.load_game(f"{PREFIX}{position.game.name}", write_parameters(position.game, position.options))
    told = [msgspec.json.encode(position.view(seat)).decode() for seat in (None, *range(game.seats))]
    return SpielState(game, game.tree.node_of(position, tuple(told)))


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
        """What there is to see, once chance has decided what a game begins with."""
        if not state.node.is_begun or self.numbers is None:
            self.tensor.fill(0)
        elif self.private:
            self.tensor[:] = seen(state.node, player, len(self.tensor))
        else:
            position = state.node.position
            self.numbers.observe(position.game.remembered(position.view(None)), player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        node, seat = state.node, self.seat_of(player)
        if not node.is_begun:
            return ""
        return node.known_to(seat) if self.recalls else node.seen_by(seat)


def seen(node: Node, seat: int, numbers: int) -> Any:
    """What a seat may know, as numbers."""
    game, branches = node.tree.game, node.tree.branches
    out = np.empty(numbers, INT8)
    compiled_single(game)["see_one"](np.frombuffer(branches.state(node.branch), game.state_type.layout.dtype).copy(), seat, out)
    return out


def register(game: AnyGame) -> None:
    players = numbers_of_players(game)
    utility = pyspiel.GameType.Utility
    kind, alone = (game_type(game, players, one) for one in (utility.ZERO_SUM, utility.GENERAL_SUM))
    parts = {"rules": game, "kind": kind, "alone": alone}
    pyspiel.register_game(kind, type(f"Spiel_{game.name}", (SpielGame,), parts))


for game in GAMES.whole.values():
    register(game)
