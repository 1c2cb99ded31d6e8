"""Which bots think in a browser: those whose player says so, by a function `in_browser(game)` that gives a `Thinker`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tenfold.bots.levels import Level
from tenfold.bots.registry import bot_kinds
from tenfold.core.game import AnyGame

if TYPE_CHECKING:
    from tenfold.core.compile.wasm.rules import WasmModule
    from tenfold.core.compile.wasm.thinker import Thinker


def thinkers_for(game: AnyGame) -> dict[str, Callable[[AnyGame], Thinker]]:
    """By the name of the bot, the weakest first: what makes its thinker."""
    kinds = [kind for kind in bot_kinds().values() if isinstance(kind, Level) and kind.plays(game.name)]
    made = {kind.name: getattr(kind.player(game), "in_browser", None) for kind in kinds}
    return {name: make for name, make in made.items() if make is not None}


def bot_in_browser(game: AnyGame, bot: str) -> WasmModule:
    """The module of a bot for a game, with its rules and what it has learnt."""
    from tenfold.core.compile.wasm.thinker import wasm_of

    return wasm_of(game, bot, thinkers_for(game)[bot](game))
