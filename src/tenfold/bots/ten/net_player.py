"""The net of TEN as a player of its own: it does what it likes best, without a search, in a fraction of a millisecond.

`python -m tenfold.bots.ten.net_player` is a program for `tenfold arena --bot "net=..."`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from functools import cache
from typing import Any, TextIO

import msgspec
import numpy as np

from tenfold.bots.contract import Bot, Budget
from tenfold.bots.ten.net import score, see
from tenfold.bots.ten.net_file import packaged_net
from tenfold.core.choosing import NO_ACTION, how_many, pick
from tenfold.core.compile.rule import rule
from tenfold.core.errors import BadOption, TenfoldError
from tenfold.core.game import AnyGame
from tenfold.core.plain import plain
from tenfold.games.ten import TEN
from tenfold.games.ten.face.view import TenView
from tenfold.games.ten.rules.rulebook import offer
from tenfold.games.ten.rules.state import TenState


@rule
def by_net(net: Any, s: TenState) -> int:
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
def compiled(game: AnyGame) -> Any:
    from tenfold.core.compile.compiled import compile_rules

    return compile_rules({"by_net": by_net}, game.rules)["by_net"]


class NetPlayer:
    """One player, with a net of its own."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.net = packaged_net()
        self.choose = compiled(game)

    def __call__(self, view: TenView, legal: list[str]) -> str:
        if len(legal) == 1:
            return legal[0]
        s = self.game.remembered(view)
        return self.game.write_action(int(self.choose(self.net, np.frombuffer(s.to_bytes(), s.layout.dtype)[0])))


def sit(game: AnyGame, seed: str, budget: Budget) -> Bot:
    return NetPlayer(game)


def answer(questions: Iterable[str], out: TextIO) -> None:
    """Play as a program of the arena: lines of JSON, questions in, actions out."""
    player = NetPlayer(TEN)
    for line in questions:
        question = msgspec.json.decode(line)
        if question["op"] == "quit":
            return
        if question["game"] != TEN.name:
            raise BadOption(f"This net plays {TEN.title} alone.")
        action = player(msgspec.convert(question["view"], TenView), question["legal"])
        out.write(msgspec.json.encode({"action": action}).decode() + "\n")
        out.flush()


def main() -> int:
    try:
        answer(sys.stdin, sys.stdout)
    except TenfoldError as error:
        sys.stderr.write(f"{plain(error.message)}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
