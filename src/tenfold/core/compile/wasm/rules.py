"""The WebAssembly module of any game, and its manifest: what lies where on the desk, and what numbers mean.

Both are made when somebody asks for the first time and kept where machine code is kept, under a digest of all they are made of.
"""

from __future__ import annotations

import base64
import hashlib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import llvmlite
import msgspec
import numpy as np

from tenfold.core.compile.compiled import fingerprint
from tenfold.core.compile.rule import Rules
from tenfold.core.compile.wasm import loops
from tenfold.core.compile.wasm.build import Learnt, build
from tenfold.core.compile.wasm.kept import folder_for, read_files, remove_unused, write_files
from tenfold.core.game import AnyGame

LOOPS = ("start", "list_legal", "refusal", "apply", "resample", "play_out", "random_games")
# How many of the last actions of a random game are kept: a power of two.
ACTIONS_KEPT = 1 << 12
FORMAT = 1
HERE = Path(__file__).parent


class FieldPlace(msgspec.Struct, frozen=True):
    """A field: the type of its numbers as NumPy writes it, where it begins, and its shape."""

    type: str
    at: int
    shape: tuple[int, ...]


class Start(msgspec.Struct, frozen=True):
    """Options, and the record before the beginning of such a game, but for its chance, in base64."""

    options: dict[str, Any]
    record: str


class Manifest(msgspec.Struct, frozen=True):
    """What whoever loads a module must know. Addresses of fields are within the desk, or within a record of the state.

    The desk begins at `desk_at`; `exports` are the functions and how many numbers each takes besides the desk. `bot` is whose
    module it is, null for that of the rules, and `seed_text` how it makes the seed of a search. Of whoever judges positions
    `deals` says on how many of them.
    """

    format: int
    game: str
    title: str
    rules_version: int
    rule_letter: str
    desk_at: int
    desk_bytes: int
    state_bytes: int
    desk: dict[str, FieldPlace]
    state: dict[str, FieldPlace]
    exports: dict[str, int]
    actions: list[str]
    starts: list[Start]
    bot: str | None = None
    seed_text: str | None = None
    deals: int | None = None


class WasmModule(NamedTuple):
    code: bytes
    manifest: Manifest


def places(dtype: np.dtype[Any], below: str = "") -> dict[str, FieldPlace]:
    """All fields of a record, those of records within it too: `tree.keys`."""
    found: dict[str, FieldPlace] = {}
    for name, (kind, at, *_) in (dtype.fields or {}).items():
        if kind.base.names and not kind.shape:
            inner = places(kind)
            found |= {f"{name}.{part}": msgspec.structs.replace(place, at=at + place.at) for part, place in inner.items()}
        found[name] = FieldPlace("record" if kind.base.names else kind.base.str[1:], at, kind.shape)
    return found


def desk_for(game: AnyGame) -> np.dtype[Any]:
    record = game.state_type.layout.dtype
    return np.dtype(
        [
            ("state", record),
            ("template", record),
            ("dice", "i8", (1,)),
            ("legal", "i4", (game.most_legal,)),
            ("actions", "i4", (ACTIONS_KEPT,)),
        ],
        align=True,
    )


def start_with(game: AnyGame, options: dict[str, Any]) -> Start:
    complete = game.read_options(options)
    return Start(msgspec.to_builtins(complete), base64.b64encode(game.template(complete, None).to_bytes()).decode())


def arguments(function: Any) -> int:
    return int(function.__code__.co_argcount) - 1


def manifest_for(game: AnyGame, functions: Rules, desk: np.dtype[Any]) -> Manifest:
    """All but where the desk begins, which is known when the module is made."""
    return Manifest(
        format=FORMAT,
        game=game.name,
        title=game.title,
        rules_version=game.rules_version,
        rule_letter=game.rule_letter,
        desk_at=0,
        desk_bytes=desk.itemsize,
        state_bytes=game.state_type.layout.size,
        desk=places(desk),
        state=places(game.state_type.layout.dtype),
        exports={name: arguments(function) for name, function in functions.items()},
        actions=list(game.texts),
        starts=[start_with(game, dict(variant)) for variant in game.variants],
    )


class Part(NamedTuple):
    """All that a module is made of: its functions, what fills their slots, its desk, and what lies on that from the start."""

    name: str
    functions: Rules
    rules: Rules
    desk: np.dtype[Any]
    manifest: Manifest
    learnt: Learnt


def digest(part: Part) -> str:
    """Of all that a module is made of, what compiles it included."""
    made_of = hashlib.sha256(f"{fingerprint(part.functions, part.rules)} {llvmlite.__version__}".encode())
    for content in (*(file.read_bytes() for file in sorted(HERE.glob("*.py"))), *part.learnt.values()):
        made_of.update(content)
    made_of.update(msgspec.json.encode(part.manifest))
    return made_of.hexdigest()[:20]


def folder_of(part: Part) -> Path | None:
    return folder_for(digest(part))


def kept_part(part: Part) -> WasmModule | None:
    """The module, if it was made before."""
    folder = folder_of(part)
    found = None if folder is None else read_files(folder, f"{part.name}.json", f"{part.name}.wasm")
    if found is None:
        return None
    manifest, code = found
    return WasmModule(code, msgspec.json.decode(manifest, type=Manifest))


def kept_or_built(part: Part) -> WasmModule:
    return kept_part(part) or built(part)


def built(part: Part) -> WasmModule:
    """The module, made now, and kept where there is a place for it."""
    made = build(part.functions, part.rules, part.desk, part.learnt)
    module = WasmModule(made.module, msgspec.structs.replace(part.manifest, desk_at=made.free_from))
    folder = folder_of(part)
    if folder is not None:
        keep(folder, part.name, module)
        remove_unused(folder)
    return module


def keep(folder: Path, name: str, module: WasmModule) -> None:
    write_files(folder, {f"{name}.wasm": module.code, f"{name}.json": msgspec.json.encode(module.manifest)})


def rules_part(game: AnyGame) -> Part:
    functions = {name: getattr(loops, name) for name in LOOPS}
    desk = desk_for(game)
    return Part(game.name, functions, game.rules, desk, manifest_for(game, functions, desk), {})


@cache
def wasm_for(game: AnyGame) -> WasmModule:
    """The module of a game's rules."""
    return kept_or_built(rules_part(game))
