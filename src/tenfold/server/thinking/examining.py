"""One action of a finished game examined, in a process in which bots think."""

from __future__ import annotations

import pickle
import time
from functools import cache, lru_cache
from typing import NamedTuple

from tenfold.core.record import Record
from tenfold.core.registry import find_game
from tenfold.review.examine import Examined, Examiner
from tenfold.review.judges import Named, judge_for
from tenfold.server.thinking.questions import Answer, Examination

# Whoever is asked about the actions of a few games in turn walks on in each of them.
GAMES_KEPT = 8


class Found(NamedTuple):
    """What was found, by whose judgement, and on how many deals."""

    examined: Examined
    bot: str
    deals: int


def packed(record: Record) -> bytes:
    """Options are types of each game, of which only Python knows how to make them anew."""
    return pickle.dumps(record, pickle.HIGHEST_PROTOCOL)


@cache
def judge_of(game: str) -> Named:
    """One for all games: what it says of a view depends on nothing that it has seen before."""
    return judge_for(find_game(game))


@lru_cache(maxsize=GAMES_KEPT)
def examiner_of(record: bytes) -> tuple[str, Examiner]:
    made: Record = pickle.loads(record)
    bot, judge = judge_of(made.game)
    return bot, Examiner(made, judge, judge.deals)


def examine(question: Examination) -> Answer:
    bot, examiner = examiner_of(question.record)
    began = time.perf_counter()
    found = Found(examiner.examine(question.step), bot, examiner.deals)
    return Answer(found=pickle.dumps(found), seconds=time.perf_counter() - began)


def found_in(answer: bytes) -> Found:
    found: Found = pickle.loads(answer)
    return found
