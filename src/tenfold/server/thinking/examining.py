"""One action of a finished game examined, in a process in which bots think."""

from __future__ import annotations

import time
from functools import cache, lru_cache
from typing import Any, NamedTuple

import msgspec
import numpy as np

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
    return msgspec.msgpack.encode(record)


def unpacked(record: bytes) -> Record:
    """Options are of a type of the game's."""
    fields = msgspec.msgpack.decode(record)
    options = find_game(fields["game"]).read_options(fields["options"])
    plain_record = msgspec.convert(fields | {"options": {"players": options.players}}, Record)
    return msgspec.structs.replace(plain_record, options=options)


def plain(value: Any) -> Any:
    """A judge may count in numbers out of arrays."""
    return value.item() if isinstance(value, np.generic) else value


encode = msgspec.msgpack.Encoder(enc_hook=plain).encode
found_in = msgspec.msgpack.Decoder(Found).decode


@cache
def judge_of(game: str) -> Named:
    """One for all games: what it says of a view depends on nothing that it has seen before."""
    return judge_for(find_game(game))


@lru_cache(maxsize=GAMES_KEPT)
def examiner_of(record: bytes) -> tuple[str, Examiner]:
    made = unpacked(record)
    bot, judge = judge_of(made.game)
    return bot, Examiner(made, judge, judge.deals)


def examine(question: Examination) -> Answer:
    bot, examiner = examiner_of(question.record)
    began = time.perf_counter()
    found = Found(examiner.examine(question.step), bot, examiner.deals)
    return Answer(found=encode(found), seconds=time.perf_counter() - began)
