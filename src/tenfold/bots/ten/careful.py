"""The careful player of TEN: the rules of thumb of `thumb`, for what the view says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenfold.bots.contract import Bot, Budget
from tenfold.bots.ten.thumb import by_thumb
from tenfold.bots.ten.thumb_weights import weights_for
from tenfold.bots.ten.worth import new_memo
from tenfold.core.game import AnyGame
from tenfold.games.ten.face.notation import TEXTS
from tenfold.games.ten.face.view import TenView, remembered

if TYPE_CHECKING:
    from tenfold.core.compile.wasm.thinker import Thinker

MEMO = new_memo()


def careful(view: TenView, legal: list[str]) -> str:
    return legal[0] if len(legal) == 1 else TEXTS[by_thumb(weights_for(view.options.players), MEMO, remembered(view))]


def sit(game: AnyGame, seed: str, budget: Budget) -> Bot:
    return careful


def in_browser(game: AnyGame) -> Thinker:
    from tenfold.bots.ten.browser import by_rules_of_thumb

    return by_rules_of_thumb(game)
