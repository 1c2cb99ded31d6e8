"""Who judges positions, for browsers: what they are worth to everybody, as a module of its own beside those of bots.

Every judge has the same three functions, which all take its desk, and look at the record `root`: what somebody remembers of
their view, with the chance that is drawn from.

- `judge(actions, first, deals, points)` tries so many actions of `tried` on so many deals, from the one of this number on, and
  writes into `out` what came of them: by deal, action, chance or points, and player. NO_ACTION is the position as it stands.
- `offer()` writes into `offered` the actions among which the best is looked for; how many they are.
- `confirm(chosen, best)` is 1 where a mistake is still one for whoever searches on from there, else 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
import numpy as np

from tenfold.core.compile.rule import Rules
from tenfold.core.compile.wasm.rules import Part, manifest_for
from tenfold.core.compile.wasm.thinker import content_of, dtype_of, found_in
from tenfold.core.game import AnyGame

# So many deals are tried at once, and so many players sit at a table at most.
ROWS, MOST_PLAYERS = 16, 8


class Judging(NamedTuple):
    """As a `Thinker` has it; `deals` is how many of them tell enough."""

    rules: Rules
    functions: Rules
    own: Mapping[str, Any]
    learnt: tuple[str, ...]
    deals: int


def desk_of(game: AnyGame, judging: Judging) -> np.dtype[Any]:
    common = {
        "root": np.zeros((), game.state_type.layout.dtype),
        "tried": np.zeros(game.most_legal, np.int64),
        "offered": np.zeros(game.most_legal, np.int32),
        "out": np.zeros((ROWS, game.most_legal, 2, MOST_PLAYERS)),
    }
    return dtype_of({**common, **judging.own})


def judge_part(game: AnyGame, bot: str, judging: Judging) -> Part:
    desk = desk_of(game, judging)
    manifest = msgspec.structs.replace(manifest_for(game, judging.functions, desk), bot=bot, deals=judging.deals)
    learnt = {manifest.desk[name].at: content_of(found_in(judging.own, name)) for name in judging.learnt}
    return Part(f"{game.name}.judge", judging.functions, judging.rules, desk, manifest, learnt)
