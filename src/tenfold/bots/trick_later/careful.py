"""The careful player of 10 Trick Later: the rules of thumb of `thumb`, for what the view says."""

from __future__ import annotations

from tenfold.bots.contract import Bot, Budget
from tenfold.bots.trick_later.thumb import by_thumb
from tenfold.core.game import AnyGame
from tenfold.games.trick_later.face.notation import TEXTS
from tenfold.games.trick_later.face.view import TrickLaterView, remembered


def careful(view: TrickLaterView, legal: list[str]) -> str:
    return legal[0] if len(legal) == 1 else TEXTS[by_thumb(remembered(view))]


def sit(game: AnyGame, seed: str, budget: Budget) -> Bot:
    return careful
