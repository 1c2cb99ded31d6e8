"""Many games for Gymnasium at once: of each one seat is yours, bots sit in the others.

Game i is that of stream i of the seed, and the game of stream i + n follows it, as in every batch. The same stream of the same
seed is the same game in the single environment, against bots that do the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tenfold.bots.contract import Budget
from tenfold.core.chance import STREAM
from tenfold.core.errors import AlreadyOver, BadOption
from tenfold.core.extras import needs
from tenfold.core.game import Position, tensor_of
from tenfold.envs import rendering
from tenfold.envs.batch import make
from tenfold.envs.given import checked_budget
from tenfold.envs.origin import line_in
from tenfold.envs.steps import NO_SUCH_ACTION

with needs("envs", "tenfold.envs.vector"):
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from tenfold.envs.gym import ILLEGAL_REWARD, LARGEST_SEED, Opponent, check_seat, choice_of, opponents_of
    from tenfold.envs.single import Array


class ManySeats(VectorEnv[Array, Array, Array]):
    """One seat in each of many games. What ends is dealt anew in the same step; what is legal is in `info["action_mask"]`."""

    metadata = {"render_modes": rendering.RENDER_MODES, "render_fps": 1, "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        render_mode: str | None = None,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] | None = None,
        budget: Budget | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = rendering.check_render_mode(render_mode)
        self.num_envs = num_envs
        self._games = make(game, num_envs, **options)
        self._seat = check_seat(seat, self._games.seats)
        self._opponents = opponents_of(self._games.game, self._games.seats, seat, opponents)
        self._budget = checked_budget(budget)
        self._seed = ""
        self._moves = np.zeros(num_envs, np.int64)
        self.single_observation_space = spaces.Box(-128, 127, self._games.seen.observation.shape[1:], np.int8)
        self.single_action_space = spaces.Discrete(self._games.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Deal all games: with a seed its first ones, without one the next of the last seed. `{"position": line}` begins all
        of them at the position of a line, with what it does not say drawn for each.
        """
        line = line_in(options)
        super().reset(seed=seed)
        if seed is not None or not self._seed:
            self._seed = str(self.np_random.integers(LARGEST_SEED) if seed is None else seed)
            self._games.reset(self._seed, position=line)
        else:
            self._games.restart(range(self.num_envs), line)
        self._moves[:] = 0
        self._others_play(Ends(self.num_envs))
        return self._observation(), self._with_masks({})

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Do one action in each game, and let the others play until it is your turn again, in the next game where one ended."""
        if not self._seed:
            raise AlreadyOver("No game is being played; reset() starts one.")
        ends = Ends(self.num_envs)
        self._do(self._checked(actions), ends)
        self._lose_by_refusal(ends)
        self._others_play(ends)
        infos: dict[str, Any] = {}
        for i, final in ends.finals.items():
            infos = self._add_info(infos, final, i)
        return self._observation(), ends.rewards, ends.over, np.zeros(self.num_envs, np.bool_), self._with_masks(infos)

    def action_masks(self) -> Array:
        """Which actions are legal now, a row for each game."""
        return np.array(self._games.seen.legal)

    def render(self) -> Any:
        """Every game as your seat sees it: texts or pictures, or None where they were printed or nobody wants any."""
        frames = tuple(rendering.render(self._games.position(i), self._seat, self.render_mode) for i in range(self.num_envs))
        return frames if frames[0] is not None else None

    def _observation(self) -> Array:
        return np.array(self._games.seen.observation)

    def _with_masks(self, infos: dict[str, Any]) -> dict[str, Any]:
        masks = self._games.seen.legal.astype(np.int8)
        return {**infos, "action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}

    def _checked(self, actions: Array) -> Array:
        given = np.asarray(actions)
        last = self._games.game.actions - 1
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu" or given.min() < 0 or given.max() > last:
            raise BadOption(f"actions must be whole numbers from 0 to {last}, one for each of the {self.num_envs:,} games.")
        return given

    def _do(self, actions: Array, ends: Ends) -> None:
        before = self._games.states()
        seen = self._games.step(actions)
        for i in np.flatnonzero(seen.done).tolist():
            self._moves[i] = 0
            last = self._games.position(i, before)
            last.apply(self._games.game.write_action(int(actions[i])))
            ends.note(i, float(seen.reward[i, self._seat]), self._final(last))

    def _final(self, position: Position[Any], **more: str) -> dict[str, Any]:
        """What Gymnasium's own vectors tell of a game that ended."""
        seen = observed(position, self._seat)
        nothing = np.zeros(self._games.game.actions, np.int8)
        return {"final_obs": seen, "final_info": {"action_mask": nothing, **more}}

    def _lose_by_refusal(self, ends: Ends) -> None:
        """An illegal action loses its game."""
        lost = np.flatnonzero(self._games.seen.refused).tolist()
        for i in lost:
            refused = self._games.game.rule_name(int(self._games.seen.refused[i]))
            ends.note(i, ILLEGAL_REWARD, self._final(self._games.position(i), refused=refused))
        self._moves[lost] = 0
        if lost:
            self._games.restart(lost)

    def _others_play(self, ends: Ends) -> None:
        while (waiting := np.flatnonzero(self._games.seen.to_act != self._seat)).size:
            actions = np.full(self.num_envs, NO_SUCH_ACTION)  # nothing happens where it is your turn
            actions[waiting] = [self._choice(i) for i in waiting.tolist()]
            self._do(actions, ends)

    def _choice(self, i: int) -> int:
        """What a bot does in game i, with the seed that it has for this decision in a single environment."""
        self._moves[i] += 1
        position = self._games.position(i)
        assert position.to_act is not None
        seed = f"{self._seed}/{position.state.chance[STREAM]}/{self._moves[i]}"
        return choice_of(self._opponents[position.to_act], position, seed, self._budget)


class Ends:
    """Which games ended in a step, and how; of each place the first: a game that ends before you decide is none of yours."""

    def __init__(self, n: int) -> None:
        self.rewards = np.zeros(n, np.float64)
        self.over = np.zeros(n, np.bool_)
        self.finals: dict[int, dict[str, Any]] = {}

    def note(self, i: int, reward: float, final: dict[str, Any]) -> None:
        if not self.over[i]:
            self.rewards[i], self.over[i], self.finals[i] = reward, True, final


def observed(position: Position[Any], seat: int) -> Array:
    tensor = tensor_of(position.game)
    out = np.zeros(tensor.size(position.options), np.int8)
    tensor.observe(position.state, seat, out)
    return out
