"""What goes over the line between the server and a process in which bots think: frames of bytes, a question and its answer.

A question has a view and the legal actions, never a state; or it is about a game that is over, of which nothing is hidden.
"""

from __future__ import annotations

import pickle
from typing import Any

import msgspec

from tenfold.bots.contract import Advice, Budget
from tenfold.core.game import View

LENGTH_BYTES = 4


class Question(msgspec.Struct, frozen=True):
    """What would this bot do here? Or, with `advice`, how good does it think each action?"""

    bot: str
    game: str
    seed: str
    view: View
    legal: list[str]
    budget: Budget = Budget()
    advice: bool = False


class Examination(msgspec.Struct, frozen=True):
    """What is there to say of the action after so many in a finished game? Its `record` is pickled, the same bytes for all."""

    record: bytes
    step: int
    budget: Budget = Budget()

    @property
    def bot(self) -> str:
        return "review"


class Answer(msgspec.Struct, frozen=True):
    """An action, an advice or what was found (pickled), or what went wrong; and how long the thought itself took."""

    action: str | None = None
    advice: Advice | None = None
    found: bytes | None = None
    failed: str | None = None
    seconds: float = 0.0


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(LENGTH_BYTES, "big") + message


def write_question(question: Question | Examination) -> bytes:
    """Views are types of each game, of which only Python knows how to make them anew."""
    return framed(pickle.dumps(question, pickle.HIGHEST_PROTOCOL))


def read_question(message: bytes) -> Any:
    return pickle.loads(message)


def write_answer(answer: Answer) -> bytes:
    return framed(msgspec.msgpack.encode(answer))


read_answer = msgspec.msgpack.Decoder(Answer).decode
