"""The careful magpie: it flies home as soon as it has more to lose than to win."""

from __future__ import annotations

from collections import Counter

from tenfold.bots.contract import Bot, Budget
from tenfold.core.game import AnyGame
from tenfold_magpie.state import COPIES, TRINKETS, WORTH
from tenfold_magpie.view import MagpieView

WORTH_OF = dict(zip(TRINKETS, WORTH, strict=True))


def unseen(view: MagpieView) -> Counter[str]:
    """What may be snatched next, as far as the seat that acts can know."""
    own = view.players[view.to_act or 0].hidden
    return Counter(TRINKETS * COPIES) - Counter([*view.snatched, *([own] if own else [])])


def careful(view: MagpieView, legal: list[str]) -> str:
    if "fly" not in legal:
        return "snatch"
    left, at_stake = unseen(view), sum(WORTH_OF[trinket] for trinket in view.beak)
    won = sum(n * WORTH_OF[trinket] for trinket, n in left.items() if trinket not in view.beak)
    lost = sum(n * at_stake for trinket, n in left.items() if trinket in view.beak)
    return "fly" if lost > won else "snatch"


def sit(game: AnyGame, seed: str, budget: Budget) -> Bot:
    return careful
