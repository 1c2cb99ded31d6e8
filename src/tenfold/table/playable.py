"""Why a table cannot be played here, though its log is there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, get_args

import msgspec

from tenfold.core.errors import TenfoldError
from tenfold.core.registry import find_game
from tenfold.table.plan import Plan

AsideWhy = Literal["rules", "game", "entry", "replay", "stuck"]
ASIDE_WHYS: tuple[AsideWhy, ...] = get_args(AsideWhy)


class Unplayable(TenfoldError):
    """A table is set aside: it can be looked at, but nothing happens there; `why` is the reason in a word."""

    code = "set_aside"

    def __init__(self, why: AsideWhy, message: str) -> None:
        super().__init__(message)
        self.why = why


def check_rules(plan: Plan) -> None:
    """The game is installed here, under the rules that the table was opened with."""
    try:
        game = find_game(plan.game)
    except Exception as error:
        raise Unplayable("game", f"The game of this table, {plan.game[:40]!r}, cannot be played here.") from error
    if game.rules_version != plan.rules:
        raise Unplayable("rules", f"This table has rules version {plan.rules}; version {game.rules_version} is played here.")


def stuck(error: Exception) -> Unplayable:
    """What should happen next at a table fails."""
    trouble = Unplayable("stuck", "What comes next at this table fails here; whoever runs the server can see why.")
    trouble.__cause__ = error
    return trouble


@contextmanager
def replaying(seq: int) -> Iterator[None]:
    """Say of whatever is wrong with an entry of a log that its table cannot be played."""
    try:
        yield
    except Unplayable:
        raise
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unplayable("entry", f"Entry {seq} of this table cannot be read: it is damaged or of a newer program.") from error
    except Exception as error:
        raise Unplayable("replay", f"Entry {seq} of this table cannot be played again here.") from error
