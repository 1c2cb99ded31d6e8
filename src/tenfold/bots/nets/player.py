"""A net as a player: it does what it likes best, without a search, in a fraction of a millisecond.

A game gives its weights and the rule `see`. Every player has a net of its own, for what it reaches is kept in it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from tenfold.bots.brought import NET
from tenfold.bots.contract import Bot, BotKind, Budget
from tenfold.bots.nets.layers import score
from tenfold.bots.nets.weights import Weights
from tenfold.core.choosing import NO_ACTION, how_many, offer, pick
from tenfold.core.compile.rule import rule, slot
from tenfold.core.game import AnyGame, View

See = Callable[[Any, Any], None]


@slot
def see(net: Any, s: Any) -> None:
    """Look at a position for the player to act; scores and chances are asked for afterwards."""
    raise AssertionError


@rule
def by_net(net: Any, s: Any) -> int:
    """The action that the net likes best."""
    see(net, s)
    now = offer(s)
    best, most = NO_ACTION, -1e9
    for place in range(how_many(now)):
        action = pick(now, place)
        found = score(net, action)
        if found > most:
            best, most = action, found
    return best


@cache
def compiled(game: AnyGame, see: See) -> Any:
    from tenfold.core.compile.compiled import compile_rules

    return compile_rules({"by_net": by_net}, {**game.rules, "see": see})["by_net"]


class NetPlayer:
    """One player, with a net of its own."""

    def __init__(self, game: AnyGame, weights: Weights, see: See) -> None:
        self.game = game
        self.net = weights.net()
        self.choose = compiled(game, see)

    def __call__(self, view: View, legal: list[str]) -> str:
        if len(legal) == 1:
            return legal[0]
        s = self.game.remembered(view)
        return self.game.write_action(int(self.choose(self.net, np.frombuffer(s.to_bytes(), s.layout.dtype)[0])))


class NetBot(BotKind):
    """What a net likes best that learnt the game by playing itself, without a search."""

    level = 3
    quick = True
    slow_start = True
    extra = "fast"

    def __init__(self, game: AnyGame, weights: Weights, see: See) -> None:
        """Its name has the version of what it is given."""
        self.name = f"{NET}{game.name}-v{weights.version}"  # type: ignore[misc]
        self.game, self.weights, self.see = game, weights, see

    def plays(self, game: str) -> bool:
        return game == self.game.name

    def sit(self, game: AnyGame, seed: str, budget: Budget) -> Bot:
        return NetPlayer(game, self.weights, self.see)
