"""One game after another for a Python loop, with as little as possible between the loop and the rules.

The compiled rules become a built-in function of Python: machine code that takes and gives Python numbers, called as `len` is
called. That is several times as fast as calling through a foreign function interface.
"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

from tenfold.core.chance import STREAM
from tenfold.core.compile import loops
from tenfold.core.compile.compiled import compile_callback
from tenfold.core.compile.machine import machine_for
from tenfold.core.extras import needs
from tenfold.core.game import AnyGame, Options

with needs("fast", "Machine code"):
    import numba
    from numba import types

ONE_ARGUMENT = 0x0008  # METH_O


class MethodDefinition(ctypes.Structure):
    """Python's PyMethodDef."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


def python_functions(desk: np.dtype[Any]) -> dict[str, Any]:
    """The functions of Python itself that the compiled code calls: objects are passed as addresses."""
    pointer = types.CPointer(numba.from_dtype(desk))
    return {
        "as_number": types.ExternalFunction("PyLong_AsLongLong", types.int64(types.intp)),
        "as_desk": types.ExternalFunction("PyLong_AsVoidPtr", pointer(types.intp)),
        "new_number": types.ExternalFunction("PyLong_FromLongLong", types.intp(types.int64)),
        "has_raised": types.ExternalFunction("PyErr_Occurred", types.intp()),
        "bytes_at": types.ExternalFunction("PyBytes_AsString", pointer(types.intp)),
        "new_bytes": types.ExternalFunction("PyBytes_FromStringAndSize", types.intp(types.intp, types.intp)),
        "new_list": types.ExternalFunction("PyList_New", types.intp(types.intp)),
        "put": types.ExternalFunction("PyList_SetItem", types.int32(types.intp, types.intp, types.intp)),
        "new_tuple": types.ExternalFunction("PyTuple_New", types.intp(types.intp)),
        "put_in_tuple": types.ExternalFunction("PyTuple_SetItem", types.int32(types.intp, types.intp, types.intp)),
        "new_fraction": types.ExternalFunction("PyFloat_FromDouble", types.intp(types.float64)),
        "carray": numba.carray,
    }


def built_in(definition: MethodDefinition, own: int) -> Any:
    """A built-in function object; `own` is the number that it is called with besides its argument."""
    make = ctypes.pythonapi.PyCFunction_NewEx
    make.restype = ctypes.py_object
    make.argtypes = (ctypes.POINTER(MethodDefinition), ctypes.py_object, ctypes.c_void_p)
    return make(ctypes.byref(definition), own, None)


class Stepper:
    """`start(stream)` and `do(action)` return how many actions are legal next and leave them in `legal`.

    0: the game is over; below 0: refused, minus the number of the rule.
    """

    def __init__(self, game: AnyGame, options: Options, seed: str) -> None:
        machine = machine_for(game)
        self.template = machine.template(options, seed)
        desk = np.dtype([("state", machine.dtype), ("legal", "i8", (game.most_legal,))])
        self.desk = np.zeros(1, desk)
        self.legal = memoryview(self.desk["legal"][0])
        rules = {**game.rules, **python_functions(desk)}
        address = compile_callback(loops.step_for_python, rules, types.intp(types.intp, types.intp))
        self.definition = MethodDefinition(b"do", address, ONE_ARGUMENT, b"Do an action; how many are legal next.")
        self.do = built_in(self.definition, self.desk.ctypes.data)

    def start(self, stream: int) -> int:
        self.desk["state"] = self.template
        self.desk["state"]["chance"][0, STREAM] = stream
        return int(self.do(loops.BEGIN))
