"""What `runtime.js` has in place of something of Python or of a library."""

from __future__ import annotations

import builtins
import collections
import hashlib
import json
import math
from typing import Any

import msgspec
import numpy as np

BUILTINS = (
    "len range sum min max sorted reversed enumerate zip map filter any all abs int str bool float list tuple dict set "
    "frozenset bytes type next repr getattr setattr round divmod ord chr "
    "Exception ValueError KeyError TypeError IndexError AssertionError NotImplementedError ImportError RecursionError"
)

NATIVES: dict[int, tuple[Any, str]] = {
    id(thing): (thing, f"$.{name}")
    for thing, name in [
        *((getattr(builtins, name), name) for name in BUILTINS.split()),
        (iter, "begin"),
        (collections.Counter, "Counter"),
        (msgspec.convert, "convert"),
        (msgspec.ValidationError, "ValidationError"),
        (msgspec.DecodeError, "DecodeError"),
        (msgspec.json.decode, "decode"),
        (msgspec.structs.replace, "replace"),
        (msgspec.json.encode, "encode"),
        (msgspec.to_builtins, "toBuiltins"),
        (msgspec.Raw, "raw"),
        (json.dumps, "dumps"),
        (hashlib.sha256, "sha256"),
        (np.array, "list"),
        (math.sqrt, "sqrt"),
    ]
}

# Methods of Python's own types, which `runtime.js` finds by the type of the object.
METHODS = frozenset(
    name
    for kind in (list, tuple, dict, set, frozenset, str, bytes, int, float, collections.Counter)
    for name in dir(kind)
    if not name.startswith("_")
) | {"digest", "hexdigest", "tolist"}

# Instead of a type, for `isinstance`.
KINDS = {
    int: "int",
    str: "str",
    bool: "bool",
    float: "float",
    list: "list",
    tuple: "list",
    dict: "dict",
    set: "set",
    bytes: "list",
}


def native(thing: object) -> str | None:
    if isinstance(getattr(thing, "__self__", None), msgspec.json.Encoder):
        return "$.encode"
    known = NATIVES.get(id(thing))
    return known[1] if known is not None else None
