"""Which bots think in a browser: those whose player says so, by a function `in_browser(game)` that gives a `Thinker`.

Where it has the function `judge_in_browser(game)` too, which gives a `Judging`, reviews can be made there by its judgement.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tenfold.bots.levels import Level
from tenfold.bots.registry import bot_kinds
from tenfold.core.game import AnyGame

if TYPE_CHECKING:
    from tenfold.core.compile.wasm.judge import Judging
    from tenfold.core.compile.wasm.rules import Part, WasmModule
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


def judge_for_browsers(game: AnyGame) -> tuple[str, Callable[[AnyGame], Judging]] | None:
    """Whose judgement it is, and what makes the judge: that of the best bot which has one."""
    levels = [kind for kind in bot_kinds().values() if isinstance(kind, Level) and kind.plays(game.name)]
    made = [(kind.name, getattr(kind.player(game), "judge_in_browser", None)) for kind in levels]
    return next(((name, make) for name, make in reversed(made) if make is not None), None)


def judge_part(game: AnyGame) -> Part:
    """All that the module is made of, of a game that has a judge for browsers."""
    from tenfold.core.compile.wasm.judge import judge_part

    found = judge_for_browsers(game)
    assert found is not None
    bot, make = found
    return judge_part(game, bot, make(game))


def judge_in_browser(game: AnyGame) -> WasmModule:
    """The module of whoever judges the positions of such a game."""
    from tenfold.core.compile.wasm.rules import kept_or_built

    return kept_or_built(judge_part(game))
