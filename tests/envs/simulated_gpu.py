"""The launcher on Numba's simulator: the same games as on the CPU? `NUMBA_ENABLE_CUDASIM=1 python -m tests.envs.simulated_gpu`

The simulator cannot copy a record from one array to another, and takes a field `round` for a method: here it is taught to.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from numba.cuda.simulator import kernelapi
from numba.cuda.simulator.cudadrv.devicearray import FakeCUDAArray, FakeWithinKernelCUDAArray

from tenfold.envs import batch

MORE_THAN_A_BLOCK = 66
CASES: tuple[tuple[str, dict[str, Any]], ...] = (("ten", {}), ("ten", {"deck": {"$1": 129}}), ("trick_later", {}))


def put(self: Any, at: Any, value: Any) -> None:
    self._item._ary[at] = value._item._ary if isinstance(value, FakeWithinKernelCUDAArray) else value


def field_first(self: Any, name: str) -> Any:
    item = self._item
    return self[name] if name in (item._ary.dtype.names or ()) else getattr(item, name)


def local_array(self: Any, shape: int, dtype: Any) -> Any:
    return FakeWithinKernelCUDAArray(FakeCUDAArray(np.empty(shape, dtype)))


def stepped(name: str, options: dict[str, Any], device: str) -> list[Any]:
    """What a batch says while it is stepped, and then."""
    games = batch.make(name, n=MORE_THAN_A_BLOCK, device=device, **options)
    games.reset("simulated")
    observations: list[Any] = []
    for step in range(3):
        actions = games.to_numpy(games.random_actions()) if step else [0] * games.n
        games.step(actions)
        observations += [games.to_numpy(array).tolist() for array in games.seen]
    return [*observations, games.digest()]


def played(name: str, options: dict[str, Any], device: str) -> list[Any]:
    games = batch.make(name, n=2, device=device, **options)
    played = games.play(first=5)
    return [games.digest(), *(games.to_numpy(array).tolist() for array in played)]


def main() -> None:
    FakeWithinKernelCUDAArray.__setitem__ = put
    FakeWithinKernelCUDAArray.__getattr__ = field_first
    kernelapi.FakeCUDALocal.array = local_array
    for name, options in CASES:
        assert stepped(name, options, "cpu") == stepped(name, options, "cuda"), f"{name} {options} is stepped in another way"
        assert played(name, options, "cpu") == played(name, options, "cuda"), f"{name} {options} is played in another way"
        sys.stdout.write(f"{name} is the same\n")


if __name__ == "__main__":
    main()
