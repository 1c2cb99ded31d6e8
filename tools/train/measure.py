"""How strong the net of TEN is without a search: against `careful`, and alone against the automaton.

python -m tools.train.measure --deals 200

Every deal is played in every rotation; intervals are over deals. No clock is involved, so the same deals give the same figures.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from tenfold.bots.contract import Bot, Budget
from tenfold.bots.registry import seat_bot
from tenfold.bots.ten.net_player import sit
from tenfold.core.intervals import Z
from tenfold.games.ten import TEN

LEVELS = range(4, 11)
SIZES = range(2, 6)


def winners(options: dict[str, Any], seed: str, seats: list[Bot]) -> list[int]:
    position = TEN.start(options, seed)
    while position.to_act is not None:
        position.apply(seats[position.to_act](position.view(position.to_act), position.legal()))
    outcome = position.outcome()
    assert outcome is not None
    return outcome.winners


def share(options: dict[str, Any], seed: str, bot: Bot, others: Bot) -> float:
    """What part of a deal a bot wins, from every seat."""
    seats = options["players"]
    won = [winners(options, seed, [bot if seat == own else others for seat in range(seats)]) for own in range(seats)]
    return fmean((own in by) / len(by) for own, by in enumerate(won))


def line(name: str, shares: list[float]) -> str:
    reach = Z * stdev(shares) / sqrt(len(shares))
    return f"{name}: {fmean(shares):.2f} ({fmean(shares) - reach:.2f} to {fmean(shares) + reach:.2f}), {len(shares)} deals\n"


def measured(deals: int) -> Iterator[str]:
    net, careful = sit(TEN, "", Budget()), seat_bot("careful", TEN, "")
    for players in SIZES:
        found = [share({"players": players}, f"careful {deal}", net, careful) for deal in range(deals)]
        yield line(f"the net among {players - 1} careful", found)
    for level in LEVELS:
        alone = {"players": 1, "level": level}
        for name, bot in (("the net", net), ("careful", careful)):
            yield line(f"{name}, level {level}", [share(alone, f"careful {deal}", bot, bot) for deal in range(deals)])


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--deals", type=int, default=200)
    for shown in measured(options.parse_args().deals):
        sys.stdout.write(shown)
        sys.stdout.flush()
