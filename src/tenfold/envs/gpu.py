"""Batches on a GPU: one thread per game.

All arrays lie game by game, as learners read them. A thread that wrote its own rows number by number would send every number to
another place of the memory; so what is seen is put together in shared memory, and the threads of a block write it out side by
side, eight numbers at a time. For whole games a thread copies its record next to itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from cuda.core.utils import StridedMemoryView
from numba import cuda

from tenfold.core.errors import BadOption
from tenfold.core.game import AnyGame
from tenfold.envs import steps
from tenfold.envs.device import SIMULATED, DeviceCompiler, jit

Array = Any

THREADS = 64
REGISTERS = 64
FEW_REGISTERS = 32
LEGACY_STREAM = 1
# What every block may have without asking for more.
SHARED_BYTES = 48 << 10
NUMBER = np.dtype(np.int8)
WORD = np.dtype(np.int64)
WORD_BYTES = 8


class Rows(NamedTuple):
    """A row of numbers for each game, and the same memory as words, with room for whole blocks of threads."""

    seen: Array
    words: Array

    @property
    def length(self) -> int:
        return int(self.seen.shape[1])


class Gpu:
    """Launches the steps; arrays are numba-cuda's."""

    def __init__(self, game: AnyGame) -> None:
        if not cuda.is_available():
            raise BadOption("device cuda needs an NVIDIA GPU and its driver; there is none here.")
        compiler = DeviceCompiler(steps.rules_for(game))
        self.deal = launched(deal_kernel(compiler))
        self._look = look_kernel(compiler)
        self._step = launched(step_kernel(compiler))
        self.throw = launched(throw_kernel(compiler))
        self.play = launched(play_kernel(compiler, game.state_type.layout.dtype))

    def zeros(self, shape: tuple[int, ...], dtype: Any) -> Array:
        return cuda.to_device(np.zeros(shape, dtype))

    def room(self, shape: tuple[int, ...], dtype: Any) -> Array:
        return cuda.device_array(shape, dtype)

    def rows(self, n: int, length: int, dtype: Any) -> Rows:
        flat = cuda.device_array((-(-n // THREADS) * THREADS * length,), NUMBER)
        return Rows(flat[: n * length].view(dtype).reshape(n, length), flat.view(WORD))

    def look(self, n: int, states: Array, observation: Rows, legal: Rows, to_act: Array) -> None:
        longest = max(observation.length, legal.length)
        threads = threads_with_rows(longest)
        rows = observation.words, observation.length, legal.words, legal.length
        self._look[-(-n // threads), threads, 0, threads * longest](states, *rows, to_act)

    def step(self, n: int, states: Array, template: Array, actions: Array, legal: Rows, *told: Array) -> None:
        self._step(n, states, template, actions, legal.seen, *told)

    def send(self, array: Any) -> Array:
        return cuda.to_device(array)

    def wait(self) -> None:
        cuda.synchronize()

    def fetch(self, array: Array) -> Any:
        owner: Any = getattr(array, "exporting_obj", array)
        return owner.copy_to_host()

    def share(self, array: Array | Rows) -> Any:
        if isinstance(array, Rows):
            return self.share(array.seen)
        return array if SIMULATED else StridedMemoryView.from_cuda_array_interface(array, stream_ptr=-1)

    def read(self, actions: Any) -> Array:
        if isinstance(actions, np.ndarray | list):
            return cuda.to_device(np.asarray(actions))
        return actions if SIMULATED else StridedMemoryView.from_dlpack(actions, stream_ptr=LEGACY_STREAM)


def threads_with_rows(longest: int) -> int:
    """How many threads of a block have room for a row of this length each; eight together have whole words."""
    fitting = SHARED_BYTES // longest // WORD_BYTES * WORD_BYTES
    if fitting == 0:
        most = SHARED_BYTES // WORD_BYTES
        raise BadOption(f"device cuda takes games of at most {most:,} numbers; this one has {longest:,}.")
    return min(THREADS, fitting)


def launched(kernel: Any) -> Callable[..., None]:
    def launch(n: int, *arguments: Any) -> None:
        kernel[-(-n // THREADS), THREADS](*arguments)

    return launch


def deal_kernel(compiler: DeviceCompiler) -> Any:
    deal, first_dice = compiler.compile(steps.deal), compiler.compile(steps.first_dice)

    @cuda.jit
    def kernel(states: Any, template: Any, dice: Any) -> None:
        i = cuda.grid(1)
        if i < len(states):
            deal(states, i, template, i)
            dice[i, 0] = first_dice(i)

    return kernel


def look_kernel(compiler: DeviceCompiler) -> Any:
    observe, write_legal = compiler.compile(steps.observe_turn), compiler.compile(steps.write_legal)

    @jit(device=True)
    def write_out(rows: Any, out: Any, length: int) -> None:
        many = cuda.blockDim.x * length // WORD_BYTES
        first = cuda.blockIdx.x * many
        for word in range(cuda.threadIdx.x, many, cuda.blockDim.x):
            out[first + word] = rows[word]

    @cuda.jit
    def kernel(states: Any, observation: Any, length: int, legal: Any, actions: int, to_act: Any) -> None:
        i, own = cuda.grid(1), cuda.threadIdx.x
        rows, words = cuda.shared.array(0, NUMBER), cuda.shared.array(0, WORD)
        if i < len(states):
            to_act[i] = observe(states[i], rows[own * length : (own + 1) * length])
        cuda.syncthreads()
        write_out(words, observation, length)
        cuda.syncthreads()
        if i < len(states):
            write_legal(states[i], rows[own * actions : (own + 1) * actions])
        cuda.syncthreads()
        write_out(words, legal, actions)

    return kernel


def step_kernel(compiler: DeviceCompiler) -> Any:
    step = compiler.compile(steps.step)

    @jit(max_registers=REGISTERS)
    def kernel(states: Any, template: Any, actions: Any, legal: Any, reward: Any, done: Any, refused: Any) -> None:
        i = cuda.grid(1)
        if i < len(states):
            step(states, i, template, int(actions[i]), legal, reward, done, refused)

    return kernel


def throw_kernel(compiler: DeviceCompiler) -> Any:
    throw = compiler.compile(steps.throw)

    @cuda.jit
    def kernel(states: Any, dice: Any, actions: Any) -> None:
        i = cuda.grid(1)
        if i < len(states):
            throw(states, i, dice, actions)

    return kernel


def play_kernel(compiler: DeviceCompiler, dtype: Any) -> Any:
    play_game = compiler.compile(steps.play_game)

    @jit(max_registers=FEW_REGISTERS)
    def kernel(states: Any, template: Any, first: int, decisions: Any, reward: Any) -> None:
        i = cuda.grid(1)
        if i < len(states):
            desk = cuda.local.array(1, dtype)
            play_game(desk, template, first + i, decisions, reward, i)
            states[i] = desk[0]

    return kernel
