"""A module of rule functions over one record in memory, their desk: all that they read and write lies there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any, ClassVar

import llvmlite.binding as llvm
import numpy as np
from llvmlite import ir

from tenfold.core.compile.compiled import Compiler, InProcess
from tenfold.core.compile.rule import Rules
from tenfold.core.compile.wasm.binary import Laid, Room, stand_alone
from tenfold.core.compile.wasm.target import NO_COUNTING, WasmDispatcher
from tenfold.core.extras import needs

with needs("fast", "WebAssembly"):
    import numba
    from numba import types
    from numba.core.compiler_lock import global_compiler_lock

STACK_BYTES = 1 << 18
SYMBOL = "tenfold."
INT = ir.IntType(32)
TRAP = "llvm.trap"

# What lies on the desk from the start: bytes by where on it.
Learnt = Mapping[int, bytes]


class WasmCompiler(Compiler):
    """Compiles rule functions for a browser."""

    in_this_process: ClassVar[InProcess] = {}
    parts = WasmDispatcher

    def at_desk(self, function: Callable[..., Any], desk: np.dtype[Any]) -> Any:
        """The function, compiled for a desk, which it is given by its address, and for numbers of 64 bits."""
        assert isinstance(function, FunctionType)
        numbers = [types.int64] * (function.__code__.co_argcount - 1)
        signature = types.int64(numba.from_dtype(desk), *numbers)
        made = self.make_part(function)
        made.compile(signature)
        return made.overloads[signature.args]


def context() -> Any:
    """What Numba knows of the target."""
    return WasmDispatcher.targetdescr.target_context


def exported(name: str, compiled: Any) -> Any:
    """A function of 32-bit numbers as browsers call it; where Numba would raise, it traps."""
    target, about = context(), compiled.fndesc
    module = target.create_module(f"export.{name}")
    inner = ir.Function(module, target.call_conv.get_function_type(about.restype, about.argtypes), about.llvm_func_name)
    outer = ir.Function(module, ir.FunctionType(INT, [INT] * len(about.argtypes)), SYMBOL + name)
    builder = ir.IRBuilder(outer.append_basic_block())
    wide = [target.get_value_type(kind) for kind in about.argtypes]
    given = [builder.inttoptr(outer.args[0], wide[0])]
    given += [builder.sext(number, width) for number, width in zip(outer.args[1:], wide[1:], strict=True)]
    status, value = target.call_conv.call_function(builder, inner, about.restype, about.argtypes, given)
    with builder.if_then(status.is_error, likely=False):
        builder.call(module.declare_intrinsic(TRAP, (), ir.FunctionType(ir.VoidType(), ())), ())
        builder.unreachable()
    builder.ret(builder.trunc(value, INT))
    return llvm.parse_assembly(str(module))


def linked(functions: Rules, rules: Rules, desk: np.dtype[Any]) -> Any:
    """All of it in one module of LLVM's, where nothing is seen from outside but the exports."""
    compiler = WasmCompiler(rules)
    module = llvm.parse_assembly(str(context().create_module("tenfold")))
    for name, function in functions.items():
        compiled = compiler.at_desk(function, desk)
        module.link_in(exported(name, compiled))
        module.link_in(compiled.library._get_module_for_linking(), preserve=True)
    module.link_in(llvm.parse_assembly(NO_COUNTING))
    for thing in (*module.functions, *module.global_variables):
        if not thing.is_declaration and not thing.name.startswith(SYMBOL):
            thing.linkage = "internal"
    return module


def optimized(module: Any) -> Any:
    codegen = context().codegen()
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = False
    passes = llvm.create_pass_builder(codegen._tm, options)
    passes.getModulePassManager().run(module, passes)
    return codegen._tm.emit_object(module)


def build(functions: Rules, rules: Rules, desk: np.dtype[Any], learnt: Learnt) -> Laid:
    """A module that exports these functions by their names. Each takes the address of its desk, then numbers."""
    with global_compiler_lock:
        code = optimized(linked(functions, rules, desk))
    return stand_alone(code, {SYMBOL + name: name for name in functions}, Room(STACK_BYTES, desk.itemsize, learnt))
