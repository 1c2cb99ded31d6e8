"""A game for PettingZoo: its seats are agents that act in turn.

What PettingZoo's usual wrappers check is checked here already: an action that is none raises, an illegal one ends the game with
-1 for whoever did it, and nothing is played before `reset`.
"""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np

from tenfold.core.errors import AlreadyOver, BadOption
from tenfold.core.extras import needs
from tenfold.core.state import NOBODY
from tenfold.envs import rendering
from tenfold.envs.origin import POSITION, line_in

with needs("envs", "tenfold.envs.aec"):
    from gymnasium import spaces
    from pettingzoo import AECEnv

    from tenfold.envs.single import make_single

MASKS = ("info", "observation")
ILLEGAL_REWARD = -1.0
LARGEST_SEED = 1 << 63


def observation_box(numbers: int) -> spaces.Box:
    return spaces.Box(-128, 127, (numbers,), np.int8)


class InTurn(AECEnv[str, Any, Any]):
    """One game. `masks` says where the legal actions are: in `info`, or beside the numbers in a dict that is observed."""

    metadata: dict[str, Any] = {"render_modes": rendering.RENDER_MODES, "is_parallelizable": False, "render_fps": 1}

    def __init__(self, game: str, render_mode: str | None = None, masks: str = "info", **options: Any) -> None:
        super().__init__()
        self.metadata = {**type(self).metadata, "name": f"{game}_v0"}
        if masks not in MASKS:
            raise BadOption(f"masks must be one of {', '.join(MASKS)}; {str(masks)[:40]!r} is neither.")
        self.render_mode = rendering.check_render_mode(render_mode)
        self._in_info = masks == "info"
        self._single = make_single(game, options)
        self.possible_agents = [f"player_{seat}" for seat in range(self._single.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._observed_space() for agent in self.possible_agents}
        self.state_space = spaces.Box(-128, 127, (self._single.seats, self._single.numbers), np.int8)
        self.action_spaces = {agent: spaces.Discrete(self._single.game.actions) for agent in self.possible_agents}

    def _observed_space(self) -> spaces.Space[Any]:
        numbers = observation_box(self._single.numbers)
        if self._in_info:
            return numbers
        mask = spaces.Box(0, 1, (self._single.game.actions,), np.int8)
        return spaces.Dict({"observation": numbers, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal: with a seed its first game, without one the next game of the last seed. `{"position": line}` begins at the
        position of a line. PettingZoo's own tests give `options` that mean nothing, so all others are passed over.
        """
        line = options.get(POSITION) if isinstance(options, dict) else line_in(options)
        self._single.start_next(None if seed is None else str(seed), lambda: secrets.randbelow(LARGEST_SEED), line)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._next_turn()

    def _next_turn(self) -> None:
        self.agent_selection = self.possible_agents[self._single.to_act]
        if self._in_info:
            self.infos[self.agent_selection] = {"action_mask": self._single.mask}

    def observe(self, agent: str) -> Any:
        seat = self._seats[agent]
        numbers = self._single.observe(seat)
        if self._in_info:
            return numbers
        decides = seat == self._single.to_act
        mask = self._single.mask if decides else self._single.no_actions()
        return {"observation": numbers, "action_mask": mask}

    def state(self) -> Any:
        """What all seats know together, a row each: for critics that learn with all cards open."""
        return np.stack([self._single.observe(seat) for seat in range(self._single.seats)])

    def step(self, action: Any) -> None:
        if not self.agents:
            raise AlreadyOver("No game is being played; reset() starts one.")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        refused = self._single.do(action)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        if refused:
            self.infos[agent] = {"refused": self._single.game.rule_name(refused)}
            self._end({agent: ILLEGAL_REWARD})
        elif self._single.to_act == NOBODY:
            self._end(dict(zip(self.agents, self._single.rewards(), strict=True)))
        else:
            self._next_turn()

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards |= rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        """What the player to act may know; as a picture the end is what a spectator sees."""
        if not self._single.seed:
            raise AlreadyOver("No game is being played; reset() starts one.")
        seat = None if self._single.to_act == NOBODY else self._single.to_act
        return rendering.render(self._single.position(), seat, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


class Environments:
    """A game as PettingZoo's users expect it of a module: `env` and `raw_env`, which are the same here."""

    def __init__(self, game: str) -> None:
        self.game = game

    def env(self, **options: Any) -> InTurn:
        return InTurn(self.game, **options)

    raw_env = env
