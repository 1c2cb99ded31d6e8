"""The careful player of 10 Trick Later: the rules of thumb of `thumb`, for what the view says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenfold.bots.contract import Bot, Budget
from tenfold.bots.trick_later.thumb import by_thumb
from tenfold.core.game import AnyGame
from tenfold.games.trick_later.face.notation import TEXTS
from tenfold.games.trick_later.face.view import TrickLaterView, remembered

if TYPE_CHECKING:
    from tenfold.core.compile.wasm.thinker import Thinker


def careful(view: TrickLaterView, legal: list[str]) -> str:
    return legal[0] if len(legal) == 1 else TEXTS[by_thumb(remembered(view))]


def sit(game: AnyGame, seed: str, budget: Budget) -> Bot:
    return careful


def in_browser(game: AnyGame) -> Thinker:
    from tenfold.bots.trick_later.browser import by_rules_of_thumb

    return by_rules_of_thumb(game)
