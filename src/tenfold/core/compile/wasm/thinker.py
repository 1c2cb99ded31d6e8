"""A searching bot for browsers: its functions over a desk of its own, in the same module as the rules that they call.

Every thinker has the same four functions, which all take its desk:

- `begin_search(least)` looks at the record `root`: what the bot remembers of its view, with the chance that it draws from. Each
  action that it considers is to be tried at least so often. How many they are; 0 when the game is over.
- `search_on(budget, most)` goes on with a search of so many iterations in all, for about so many more at most, and returns how
  many were made in all. Whether it is done is in `finished`. In how many pieces a search is made changes nothing.
- `evaluate()` writes what was found into `actions`, `visits`, `chances` and `errors`, and returns for how many actions.
- `choose()` is the number of the action that the bot would do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
import numpy as np

from tenfold.core.compile.loops import is_over
from tenfold.core.compile.rule import Rules, rule
from tenfold.core.compile.wasm.rules import Part, WasmModule, kept_or_built, manifest_for
from tenfold.core.game import AnyGame

FUNCTIONS = ("begin_search", "search_on", "evaluate", "choose")

Array = np.ndarray[Any, np.dtype[Any]]


@rule
def begin_without_search(d: Any, least: int) -> int:
    d.finished[0] = 1
    return 0 if is_over(d.root) else 1


@rule
def nothing_to_search(d: Any, budget: int, most: int) -> int:
    return 0


@rule
def nothing_to_evaluate(d: Any) -> int:
    return 0


def without_search(choose: Any) -> Rules:
    """The four functions of a bot that decides at once and compares nothing."""
    return {
        "begin_search": begin_without_search,
        "search_on": nothing_to_search,
        "evaluate": nothing_to_evaluate,
        "choose": choose,
    }


class Thinker(NamedTuple):
    """`rules` fill the slots of the functions. `own` is what it thinks with beside what all have on their desk, an example of
    each: an array or a named tuple. Those named in `learnt` lie there from the start; the rest is zero. `seed_text` is the seed
    of a search, made of that of the bot and of the bytes of the root: their `hex` or their `sha256`.
    """

    rules: Rules
    functions: Rules
    own: Mapping[str, Any]
    learnt: tuple[str, ...]
    seed_text: str


def layout_of(thing: Any) -> Any:
    """How an array, a number or a named tuple of these lies in a record."""
    if isinstance(thing, np.ndarray):
        return (thing.dtype, thing.shape)
    if isinstance(thing, tuple):
        return (dtype_of(thing._asdict()),)  # type: ignore[attr-defined]
    return ("i8" if isinstance(thing, int) else "f8",)


def dtype_of(things: Mapping[str, Any]) -> np.dtype[Any]:
    return np.dtype([(name, *layout_of(thing)) for name, thing in things.items()], align=True)


def content_of(thing: Any) -> bytes:
    """The bytes of it, as they lie in a record."""
    if isinstance(thing, tuple):
        record = np.zeros(1, layout_of(thing)[0])
        for name, part in thing._asdict().items():  # type: ignore[attr-defined]
            record[name][0] = part
        return record.tobytes()
    return np.asarray(thing).tobytes()


def desk_of(game: AnyGame, thinker: Thinker) -> np.dtype[Any]:
    most = (game.most_legal,)
    common = {
        "root": np.zeros((), game.state_type.layout.dtype),
        "finished": np.zeros(1, np.int32),
        "done": np.zeros(1, np.int64),
        "actions": np.zeros(most, np.int32),
        "visits": np.zeros(most, np.int32),
        "chances": np.zeros(most),
        "errors": np.zeros(most),
    }
    return dtype_of({**common, **thinker.own})


def found_in(things: Mapping[str, Any], name: str) -> Any:
    """What a name stands for: `workspace.style`."""
    first, _, rest = name.partition(".")
    return found_in(things[first]._asdict(), rest) if rest else things[first]


def thinker_part(game: AnyGame, bot: str, thinker: Thinker) -> Part:
    desk = desk_of(game, thinker)
    functions = {name: thinker.functions[name] for name in FUNCTIONS}
    manifest = msgspec.structs.replace(manifest_for(game, functions, desk), bot=bot, seed_text=thinker.seed_text)
    learnt = {manifest.desk[name].at: content_of(found_in(thinker.own, name)) for name in thinker.learnt}
    return Part(f"{game.name}.{bot}", functions, thinker.rules, desk, manifest, learnt)


def wasm_of(game: AnyGame, bot: str, thinker: Thinker) -> WasmModule:
    """The module of a bot for a game: rules, search and what was learnt."""
    return kept_or_built(thinker_part(game, bot, thinker))
