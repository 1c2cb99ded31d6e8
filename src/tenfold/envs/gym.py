"""A game for Gymnasium: one seat is yours, bots sit in the others.

Every game has an environment with bots; one that can be played alone has another for that (`tenfold/TenSolo-v0`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tenfold.bots.contract import BotKind, Budget
from tenfold.bots.registry import find_bot, usual_bot
from tenfold.core.errors import AlreadyOver, BadOption
from tenfold.core.extras import needs
from tenfold.core.game import AnyGame, Position
from tenfold.core.registry import GAMES
from tenfold.core.state import NOBODY
from tenfold.envs import rendering
from tenfold.envs.given import checked_budget, plain
from tenfold.envs.origin import line_in

with needs("envs", "tenfold.envs.gym"):
    import gymnasium
    from gymnasium import spaces

    from tenfold.envs.single import Array, make_single

Opponent = str | BotKind
ILLEGAL_REWARD = -1.0
ONE, MANY = "tenfold.envs.gym:OneSeat", "tenfold.envs.vector:ManySeats"
LARGEST_SEED = 1 << 62


def register() -> None:
    """Tell Gymnasium of the environments; the words of a game's name begin with capitals there."""
    for game in GAMES.whole.values():
        name = "".join(part.capitalize() for part in game.name.split("_"))
        usual = game.read_options({}).players
        register_as(name, game, usual)
        if usual > 1 and can_be_played_alone(game):
            register_as(f"{name}Solo", game, 1)


def register_as(name: str, game: AnyGame, players: int) -> None:
    gymnasium.register(f"tenfold/{name}-v0", ONE, vector_entry_point=MANY, kwargs={"game": game.name, "players": players})


def can_be_played_alone(game: AnyGame) -> bool:
    try:
        return game.read_options({"players": 1}).players == 1
    except BadOption:
        return False


def opponents_of(game: AnyGame, seats: int, seat: int, given: Opponent | Sequence[Opponent] | None) -> dict[int, BotKind]:
    """Who sits where: one bot for all other seats, or a list in the order of the seats; the usual bot where none is given."""
    others = [other for other in range(seats) if other != seat]
    if given is not None and not others:
        raise BadOption("There are no other seats in this game; leave out opponents.")
    given = usual_bot(game.name) if given is None else given
    named = [given] * len(others) if isinstance(given, str | BotKind) else given
    if not isinstance(named, Sequence) or len(named) != len(others):
        raise BadOption(f"opponents must be one bot, or a list of {len(others)}, one for each other seat.")
    kinds = [bot if isinstance(bot, BotKind) else find_bot(str(bot), game.name) for bot in named]
    return dict(zip(others, kinds, strict=True))


def check_seat(seat: int, seats: int) -> int:
    seat = plain(seat)
    if type(seat) is not int or not 0 <= seat < seats:
        raise BadOption(f"seat must be a whole number from 0 to {seats - 1}.")
    return seat


def choice_of(kind: BotKind, position: Position[Any], seed: str, budget: Budget) -> int:
    """What a bot of this kind does. It is seated anew for each decision, with its own seed: so copies go on alike."""
    player = kind.sit(position.game, seed, budget)
    return position.game.read_action(player(position.view(position.to_act), position.legal()))


class OneSeat(gymnasium.Env[Array, Any]):
    """One seat of a game. The legal actions are in `info["action_mask"]`."""

    metadata = {"render_modes": rendering.RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] | None = None,
        budget: Budget | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = rendering.check_render_mode(render_mode)
        self._single = make_single(game, options)
        self._seat = check_seat(seat, self._single.seats)
        self._opponents = opponents_of(self._single.game, self._single.seats, seat, opponents)
        self._budget = checked_budget(budget)
        self._moves = 0
        self._playing = False
        self.observation_space = spaces.Box(-128, 127, (self._single.numbers,), np.int8)
        self.action_space = spaces.Discrete(self._single.game.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Deal: with a seed its first game, without one the next game of the last seed. `{"position": line}` begins at the
        position of a line, with what it does not say drawn anew.
        """
        line = line_in(options)
        super().reset(seed=seed)
        self._single.start_next(None if seed is None else str(seed), lambda: self.np_random.integers(LARGEST_SEED), line)
        self._moves = 0
        self._playing = True
        self._others_play()
        return self._observation(), {"action_mask": self._single.mask}

    def action_masks(self) -> Array:
        """Which actions are legal now, as MaskablePPO of Stable-Baselines3 asks for them."""
        return (self._single.mask if self._playing else self._single.no_actions()).astype(np.bool_)

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Do an action, and let the others play until it is your turn again."""
        if not self._playing:
            raise AlreadyOver("No game is being played; reset() starts one.")
        refused = self._single.do(action)
        if refused:
            return self._end(ILLEGAL_REWARD, {"refused": self._single.game.rule_name(refused)})
        self._others_play()
        if self._single.to_act == NOBODY:
            return self._end(self._single.rewards()[self._seat], {})
        return self._observation(), 0.0, False, False, {"action_mask": self._single.mask}

    def _end(self, reward: float, info: dict[str, Any]) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        self._playing = False
        nothing = self._single.no_actions()
        return self._observation().copy(), reward, True, False, {"action_mask": nothing, **info}

    def _others_play(self) -> None:
        while self._single.to_act not in (NOBODY, self._seat):
            self._single.do(self._choice(self._single.to_act))

    def _choice(self, seat: int) -> int:
        self._moves += 1
        seed = f"{self._single.seed}/{self._single.stream}/{self._moves}"
        return choice_of(self._opponents[seat], self._single.position(), seed, self._budget)

    def _observation(self) -> Array:
        return self._single.observe(self._seat)

    def render(self) -> Any:
        return rendering.render(self._single.position(), self._seat, self.render_mode)
