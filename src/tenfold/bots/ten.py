"""The careful player of TEN: the rules of thumb of `ten_thumb`, for what the view says."""

from __future__ import annotations

from tenfold.bots.ten_habits import habits_for
from tenfold.bots.ten_thumb import by_thumb
from tenfold.bots.ten_worth import new_memo
from tenfold.games.ten.notation import TEXTS
from tenfold.games.ten.view import TenView, remembered

MEMO = new_memo()


def careful(view: TenView, legal: list[str]) -> str:
    return legal[0] if len(legal) == 1 else TEXTS[by_thumb(habits_for(view.options.players), MEMO, remembered(view))]
