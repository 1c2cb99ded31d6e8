"""WebAssembly as a target of Numba: the same functions, lowered for a machine with 32-bit pointers and no Python.

Everything but the code generator is what Numba has for the CPU. Nothing is run here, so there is no engine
and no reference counting: a rule allocates nothing.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import llvmlite.binding as llvm

from tenfold.core.compile.parts import LinkedContext, PartDispatcher, PartLibrary
from tenfold.core.extras import needs

with needs("fast", "WebAssembly"):
    from numba.core import codegen, typing
    from numba.core.registry import CPUTarget, cpu_target
    from numba.core.target_extension import CPU, dispatcher_registry, jit_registry, target_registry

NAME = "tenfold-wasm"
TRIPLE = "wasm32-unknown-unknown"
# What every browser has had since 2021 (Safari 15).
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"
# Nothing is allocated, so nothing is counted.
NO_COUNTING = """
define linkonce_odr void @NRT_incref(ptr %0) alwaysinline { ret void }
define linkonce_odr void @NRT_decref(ptr %0) alwaysinline { ret void }
"""


class Wasm(CPU):
    """What holds for Numba's CPU target holds for it."""


class WasmCodegen(codegen.CPUCodegen):
    """Makes code for a browser."""

    _library_class = PartLibrary
    _tm_features = FEATURES
    _loopvect = False
    _opt_level = 0

    def _init(self, llvm_module: Any) -> None:
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        machine = llvm.Target.from_triple(TRIPLE)
        self._tm = machine.create_target_machine(cpu="generic", features=FEATURES, opt=3, reloc="static")
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)

    def _create_empty_module(self, name: str) -> Any:
        module = super()._create_empty_module(name)
        module.triple = TRIPLE
        return module

    def _add_module(self, module: Any) -> None:
        pass


class WasmContext(LinkedContext):
    """Lowers as for the CPU."""

    def init(self) -> None:
        self.is32bit = False  # Numbers have 64 bits and the machine divides them; only addresses are narrow.
        self._internal_codegen = WasmCodegen("tenfold.wasm")

    def load_additional_registries(self) -> None:
        cpu_target.target_context.refresh()  # Numba's runtime is made for the CPU first, or it would be made for this.
        super().load_additional_registries()


class WasmTarget(CPUTarget):
    """Numba's names for what it needs to compile."""

    @cached_property
    def _toplevel_target_context(self) -> Any:
        return WasmContext(self.typing_context, self._target_name)

    @cached_property
    def _toplevel_typing_context(self) -> Any:
        return typing.Context()


target_registry[NAME] = Wasm


class WasmDispatcher(PartDispatcher):
    """A function that others of this target call."""

    targetdescr = WasmTarget(NAME)


dispatcher_registry[Wasm] = WasmDispatcher
jit_registry[Wasm] = WasmDispatcher.jit
