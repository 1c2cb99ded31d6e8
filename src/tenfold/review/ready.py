"""A judge that must be compiled first: `python -m tenfold.review.ready GAME` lets it do once all that a review asks of it, so
that the machine code is in the cache on disk.
"""

from __future__ import annotations

import os
import sys

from tenfold.bots.ready import NICENESS, compiler
from tenfold.core.installed import say_nothing
from tenfold.core.registry import find_game
from tenfold.review.judges import judge_for


def made_ready(game: str) -> bool | None:
    """Whether a review can begin; None while it is being made ready, which begins when somebody first asks."""
    status = compiler("tenfold.review.ready", game).poll()
    return None if status is None else status == 0


def make_ready(game: str) -> None:
    """Let the judge decide once, at the first position that leaves a choice."""
    position = find_game(game).start({}, "ready")
    while len(position.legal()) < 2:
        position.apply(position.legal()[0])
    view, legal = position.view(position.to_act), position.legal()
    judge = judge_for(position.game).judge
    judge.candidates(view, legal)
    judge.values(view, [None, *legal[:2]], range(2), points=True)
    judge.confirms(view, *legal[:2])


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    say_nothing()
    make_ready(sys.argv[1])
