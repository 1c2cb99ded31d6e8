"""The rules as device code: the same functions, compiled by numba-cuda.

The launcher is kept small on purpose: numba-cuda is in maintenance. Importing this needs numba-cuda (the extra `gpu`) and a
GPU, or Numba's simulator (NUMBA_ENABLE_CUDASIM=1).
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # NumPy 2.5 dropped a name that numba-cuda 0.30 imports

from numba import config, cuda

from tenfold.core.compile.compiled import Compiler, is_inlined

SIMULATED = bool(config.ENABLE_CUDASIM)


def jit(device: bool = False, **hints: Any) -> Any:
    """Numba's own, but for the simulator, which knows none of the hints for the machine."""
    return cuda.jit(device=device, **({} if SIMULATED else hints))


def on_plain_numbers(function: Callable[..., int]) -> Callable[..., int]:
    """In the simulator the numbers of a record are NumPy's, and the machine's instructions work on 32 bits alone."""
    return lambda *numbers: function(*map(int, numbers))


@jit(device=True, forceinline=True)
def count_bits(mask: Any) -> Any:
    return np.int64(cuda.popc(mask))


@jit(device=True, forceinline=True)
def lowest(mask: Any) -> Any:
    return np.int64(cuda.ffs(mask)) - np.int64(1)


@jit(device=True, forceinline=True)
def highest(mask: Any) -> Any:
    return np.int64(63) - np.int64(cuda.clz(mask))


@jit(device=True, forceinline=True)
def product(left: Any, right: Any) -> Any:
    return np.int64(np.uint64(left) * np.uint64(right))


NATIVES = {"count_bits": count_bits, "lowest": lowest, "highest": highest, "product": product}


class DeviceCompiler(Compiler):
    """Makes device functions where `Compiler` makes functions of the CPU."""

    def meaning(self, name: str, value: object) -> object:
        if isinstance(value, FunctionType) and "is_native" in value.__dict__:
            return on_plain_numbers(value) if SIMULATED else NATIVES[value.__name__]
        return super().meaning(name, value)

    def compile(self, function: Callable[..., Any]) -> Any:
        assert isinstance(function, FunctionType)
        if function not in self.compiled:
            self.compiled[function] = jit(device=True, forceinline=is_inlined(function))(self.copy(function))
        return self.compiled[function]
