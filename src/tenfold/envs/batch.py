"""Many games at once, arrays in and arrays out, on the CPU or on a GPU.

    games = make("ten", n=65536, device="cuda", players=4)
    seen = games.reset()
    seen = games.step(actions)

Game i of a batch is that of stream i of the seed; when it ends it is followed by that of stream i + n, and so on. The same seed
and the same actions give the same games on either device, and one at a time.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from tenfold.core.chance import BLOCK, STREAM, Chance
from tenfold.core.errors import BadOption
from tenfold.core.game import AnyGame, Position, tensor_of
from tenfold.core.registry import find_game
from tenfold.envs.given import game_number, game_numbers, mixed_options, options_of, plain
from tenfold.envs.origin import worlds_of

Array = Any
DEVICES = ("cpu", "cuda")


class Seen(NamedTuple):
    """How things stand. Every step overwrites the arrays: copy what you keep."""

    observation: Array
    legal: Array
    reward: Array
    done: Array
    to_act: Array
    refused: Array


class Played(NamedTuple):
    """How games went that were played at random. The next call overwrites the arrays."""

    decisions: Array
    reward: Array


@cache
def runner_for(game: AnyGame, device: str) -> Any:
    if device == "cpu":
        from tenfold.envs.cpu import Cpu

        return Cpu(game)
    if device == "cuda":
        try:
            from tenfold.envs.gpu import Gpu
        except ImportError as error:
            raise BadOption(f"device cuda needs numba-cuda and a GPU: pip install 'tenfold[gpu]' ({error}).") from None
        return Gpu(game)
    raise BadOption(f"device must be one of {', '.join(DEVICES)}; {str(device)[:40]!r} is neither.")


def template_of(game: AnyGame, options: Any, seed: str) -> Array:
    s = game.template(options, None)
    s.chance[:] = Chance(seed).chance
    return np.frombuffer(s.to_bytes(), game.state_type.layout.dtype).copy()


class Batch:
    """n games of the same options."""

    def __init__(self, game: AnyGame, options: Any, n: int, device: str) -> None:
        self.game = game
        self.options = options
        self.n = n
        self.device = device
        self.seats = game.seats(options)
        self.planes = tensor_of(game).planes(options)
        run = self._run = runner_for(game, device)
        self._states = run.room((n,), game.state_type.layout.dtype)
        self._dice = run.room((n, 1), np.int64)
        self._observation = run.rows(n, tensor_of(game).size(options), np.int8)
        self._legal = run.rows(n, game.actions, np.bool_)
        self._reward = run.zeros((n, self.seats), np.float32)
        self._done = run.zeros((n,), np.bool_)
        self._to_act = run.room((n,), np.int8)
        self._refused = run.zeros((n,), np.int16)
        self._actions = run.room((n,), np.int64)
        arrays = (self._observation, self._legal, self._reward, self._done, self._to_act, self._refused)
        self.seen = Seen(*map(run.share, arrays))
        self.reset()

    def reset(self, seed: str = "", mixed: Sequence[Any] = (), position: str | None = None) -> Seen:
        """Deal all games again. With `mixed` options, which must have as many seats, the games take them in turn.

        With a `position`, a line, all games begin there, and what it does not say is drawn for each of them; what follows a
        game that ends is dealt as ever.
        """
        if not isinstance(seed, str):
            raise BadOption(f"The seed of a batch is a text, like {str(seed)[:40]!r}.")
        each = mixed_options(self.game, mixed) or [self.options]
        if any(self.game.seats(options) != self.seats for options in each):
            raise BadOption(f"mixed options must all be for {self.seats} seats, as those of the batch.")
        self._template = self._run.send(np.concatenate([template_of(self.game, options, seed) for options in each]))
        self._run.deal(self.n, self._states, self._template, self._dice)
        if position is not None:
            states = self.states()
            self._begin_at(position, states, range(self.n))
            self._put(states=states)
        return self._look()

    def step(self, actions: Array) -> Seen:
        """Do one action in each game.

        An illegal one does nothing: `refused` is then the number of the rule that forbids it (T6.2 is 602), -1 for a number
        that no action has, else 0.
        """
        given = self._checked(actions)
        self._run.step(self.n, self._states, self._template, given, self._legal, self._reward, self._done, self._refused)
        return self._look()

    def states(self) -> Any:
        """All positions, as records that are yours to keep; they hold what no player may know."""
        return np.array(self._run.fetch(self._states))

    def position(self, i: int, states: Any = None) -> Position[Any]:
        """Game i, or the one at this place of such records, for the rules in Python: a copy that goes its own way."""
        records = self._run.fetch(self._states) if states is None else states
        record = records[game_number(i, len(records))]
        return Position(self.game, self.options, self.game.state_type.from_bytes(record.tobytes()))

    def set_states(self, states: Any) -> Seen:
        """Put these positions in place of all, as `states` gave them, in any order and as often as you like."""
        given = np.array(states, order="C")
        if given.shape != (self.n,) or given.dtype != self.game.state_type.layout.dtype:
            raise BadOption(f"states must be {self.n:,} records as states() gives them.")
        self._put(states=given)
        return self._look()

    def restart(self, games: Sequence[int], position: str | None = None) -> Seen:
        """Deal these games anew, each the next of its own, or begin them at the `position` of a line."""
        states, templates = self.states(), self._run.fetch(self._template)
        games = game_numbers(games, self.n)
        for i in games:
            stream = int(states[i]["chance"][STREAM]) + self.n
            states[i] = dealt(self.game, templates[stream % len(templates)], stream)
        if position is not None:
            self._begin_at(position, states, games)
        return self.set_states(states)

    def _begin_at(self, line: str, states: Any, games: Sequence[int]) -> None:
        """Put the position of a line in place of these games, the rest of it drawn by the stream of each."""
        world = worlds_of(line, self.game, self.options)
        for i in games:
            chance = Chance()
            chance.chance[:] = states[i]["chance"].tolist()
            chance.chance[BLOCK] = 0
            states[i] = np.frombuffer(world(chance).to_bytes(), states.dtype)[0]

    def copy(self) -> Batch:
        """Another batch with the same positions; each then goes its own way."""
        twin = Batch(self.game, self.options, self.n, self.device)
        twin._put(self._run.fetch(self._template).copy(), self.states(), np.array(self._run.fetch(self._dice)))
        twin._look()
        return twin

    def __deepcopy__(self, memo: Any) -> Batch:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        kept = (self._run.fetch(self._template), self.states(), np.array(self._run.fetch(self._dice)))
        return restored, (self.game.name, self.options, self.n, self.device, kept)

    def _put(self, template: Any = None, states: Any = None, dice: Any = None) -> None:
        """Put arrays of this machine's memory to where the games are."""
        if template is not None:
            self._template = self._run.send(template)
        if states is not None:
            self._states = self._run.send(states)
        if dice is not None:
            self._dice = self._run.send(dice)

    def random_actions(self) -> Array:
        """A legal action for each game, every one as likely as every other."""
        self._run.throw(self.n, self._states, self._dice, self._actions)
        return self._run.share(self._actions)

    def play(self, first: int = 0) -> Played:
        """Play n whole games at random, those of the streams from `first` on. `reset` before the next step."""
        self._run.play(self.n, self._states, self._template, first, self._actions, self._reward)
        return Played(self._run.share(self._actions), self.seen.reward)

    def to_numpy(self, array: Array) -> Any:
        """An array of this batch as NumPy has it, copied where it lies on a GPU."""
        return self._run.fetch(array)

    def wait(self) -> None:
        """Until the GPU has done what it was asked to do."""
        self._run.wait()

    def digest(self) -> str:
        """What all positions come down to: two batches with the same digest hold the same games."""
        return hashlib.sha256(self._run.fetch(self._states).tobytes()).hexdigest()

    def _look(self) -> Seen:
        self._run.look(self.n, self._states, self._observation, self._legal, self._to_act)
        return self.seen

    def _checked(self, actions: Array) -> Array:
        given = self._run.read(actions)
        if tuple(given.shape) != (self.n,) or np.dtype(given.dtype).kind not in "iu":
            raise BadOption(f"actions must be whole numbers, one for each of the {self.n:,} games.")
        return given


def dealt(game: AnyGame, template: Any, stream: int) -> Any:
    """The record of a new game, that of this stream."""
    s = game.state_type.from_bytes(template.tobytes())
    s.chance[STREAM] = stream
    game.rules["begin"](s)
    return np.frombuffer(s.to_bytes(), template.dtype)[0]


def restored(name: str, options: Any, n: int, device: str, kept: tuple[Any, ...]) -> Batch:
    """A batch that goes on like the one that was kept."""
    batch = Batch(find_game(name), options, n, device)
    batch._put(*kept)
    batch._look()
    return batch


def make(game: str, n: int, device: str = "cpu", **options: Any) -> Batch:
    """So many games, with the options that `tenfold play` takes too."""
    if type(plain(n)) is not int or n < 1:
        raise BadOption(f"n must be how many games to play at once, a whole number from 1; got {n!r}.")
    found = find_game(game)
    return Batch(found, options_of(found, options), plain(n), device)
