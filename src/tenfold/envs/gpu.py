"""Batches on a GPU: one thread per game.

The arrays lie field by field, not game by game: what the threads of a warp write then lies side by side. The records lie game
by game; for whole games a thread copies its own next to itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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


class Gpu:
    """Launches the steps; arrays are numba-cuda's."""

    def __init__(self, game: AnyGame) -> None:
        if not cuda.is_available():
            raise BadOption("device cuda needs an NVIDIA GPU and its driver; there is none here.")
        compiler = DeviceCompiler(steps.rules_for(game))
        self.deal = launched(deal_kernel(compiler))
        self.look = launched(look_kernel(compiler))
        self.step = launched(step_kernel(compiler))
        self.throw = launched(throw_kernel(compiler))
        self.play = launched(play_kernel(compiler, game.state_type.layout.dtype))

    def zeros(self, shape: tuple[int, ...], dtype: Any) -> Array:
        return cuda.to_device(np.zeros(shape, dtype, order="F"))

    def room(self, shape: tuple[int, ...], dtype: Any) -> Array:
        return cuda.device_array(shape, dtype, order="F")

    def send(self, array: Any) -> Array:
        return cuda.to_device(array)

    def wait(self) -> None:
        cuda.synchronize()

    def fetch(self, array: Array) -> Any:
        owner: Any = getattr(array, "exporting_obj", array)
        return owner.copy_to_host()

    def share(self, array: Array) -> Any:
        return array if SIMULATED else StridedMemoryView.from_cuda_array_interface(array, stream_ptr=-1)

    def read(self, actions: Any) -> Array:
        if isinstance(actions, np.ndarray | list):
            return cuda.to_device(np.asarray(actions))
        return actions if SIMULATED else StridedMemoryView.from_dlpack(actions, stream_ptr=LEGACY_STREAM)


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
    look = compiler.compile(steps.look)

    @cuda.jit
    def kernel(states: Any, observation: Any, legal: Any, to_act: Any) -> None:
        i = cuda.grid(1)
        if i < len(states):
            look(states, i, observation, legal, to_act)

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
