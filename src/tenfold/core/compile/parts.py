"""Parts of machine code as a target of Numba: functions that others call, and nobody from Python.

Numba would optimize every function together with all that it calls, translate it and lay a way to it for Python, although
each is then linked, and inlined, into its callers. Here only what is asked for by name goes through all of that, once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from tenfold.core.extras import needs

with needs("fast", "Machine code"):
    from numba.core import codegen, cpu
    from numba.core.dispatcher import Dispatcher
    from numba.core.registry import CPUTarget, cpu_target
    from numba.core.target_extension import CPU, dispatcher_registry, jit_registry, target_registry

OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy", "no_cpython_wrapper": True, "no_cfunc_wrapper": True}


NAME = "tenfold-parts"


class Parts(CPU):
    """What holds for Numba's CPU target holds for it."""


class PartLibrary(codegen.AOTCodeLibrary):
    """Code that is linked into a module, and never run by itself: the whole module is optimized at once, when all is in it."""

    def _optimize_final_module(self) -> None:
        pass


class PartCodegen(codegen.JITCPUCodegen):
    """Makes code that is linked into other code of this machine."""

    _library_class = PartLibrary

    def _add_module(self, module: Any) -> None:
        pass


class LinkedContext(cpu.CPUContext):
    """Lowers as for the CPU, what is linked into something else."""

    def post_lowering(self, module: Any, library: Any) -> None:
        """Numba's runtime is left to what it is linked into."""

    def get_executable(self, library: Any, description: Any, environment: Any) -> object:
        """Numba tells functions apart by what Python would call; a part cannot be called."""
        return object()


class PartContext(LinkedContext):
    """For this machine."""

    def init(self) -> None:
        super().init()
        self._internal_codegen = PartCodegen("tenfold.parts")

    def insert_user_function(self, function: Any, description: Any, libraries: Any = ()) -> None:
        """What is asked for by name is code of the CPU's own target, and calls it, too."""
        super().insert_user_function(function, description, libraries)
        cpu_target.target_context.insert_user_function(function, description, libraries)


class PartTarget(CPUTarget):
    """Numba's names for what it needs to compile."""

    @cached_property
    def _toplevel_target_context(self) -> Any:
        return PartContext(self.typing_context, self._target_name)

    @cached_property
    def _toplevel_typing_context(self) -> Any:
        return cpu_target.typing_context


target_registry[NAME] = Parts


class PartDispatcher(Dispatcher):
    """A function that others call."""

    targetdescr = PartTarget(NAME)

    def add_overload(self, compiled: Any) -> None:
        """Nobody calls it from Python, so no way for that is laid."""
        self.overloads[tuple(compiled.signature.args)] = compiled

    @classmethod
    def jit(cls, function: Callable[..., Any] | None = None, **options: Any) -> Any:
        """What `numba.jit` is for this target."""
        known = {name: value for name, value in options.items() if name in ("forceinline", "inline")}
        if function is None:
            return lambda later: cls.jit(later, **known)
        return cls(function, targetoptions={**OPTIONS, **known})


dispatcher_registry[Parts] = PartDispatcher
jit_registry[Parts] = PartDispatcher.jit
