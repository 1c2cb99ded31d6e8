"""What goes over the line between the server and a process in which bots think: frames of bytes, a question and its answer.

A question has a view and the legal actions, never a state; or it is about a game that is over, of which nothing is hidden. What
is read is data of declared types and nothing that is run: a question may have come over a database.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tenfold.bots.contract import Advice, Budget
from tenfold.core.game import View
from tenfold.core.registry import find_game

LENGTH_BYTES = 4


class Question(msgspec.Struct, frozen=True, tag="question"):
    """What would this bot do here? Or, with `advice`, how good does it think each action?"""

    bot: str
    game: str
    seed: str
    view: View
    legal: list[str]
    budget: Budget = Budget()
    advice: bool = False


class Examination(msgspec.Struct, frozen=True, tag="examination"):
    """What is there to say of the action after so many in a finished game? Its `record` is packed, the same bytes for all."""

    game: str
    record: bytes
    step: int
    budget: Budget = Budget()

    @property
    def bot(self) -> str:
        return "review"


class Answer(msgspec.Struct, frozen=True):
    """An action, an advice or what was found (packed), or what went wrong; and how long the thought itself took."""

    action: str | None = None
    advice: Advice | None = None
    found: bytes | None = None
    failed: str | None = None
    seconds: float = 0.0


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(LENGTH_BYTES, "big") + message


class Sent(Question, frozen=True, tag="question"):
    """A question as it arrives: of what type its view is, the game knows."""

    view: msgspec.Raw  # type: ignore[assignment]


def write_question(question: Question | Examination) -> bytes:
    return msgspec.msgpack.encode(question)


decode_question = msgspec.msgpack.Decoder(Sent | Examination).decode


def read_question(message: bytes) -> Question | Examination:
    sent = decode_question(message)
    if isinstance(sent, Examination):
        return sent
    view: Any = msgspec.msgpack.decode(sent.view, type=find_game(sent.game).view_type)
    return Question(sent.bot, sent.game, sent.seed, view, sent.legal, sent.budget, sent.advice)


write_answer = msgspec.msgpack.encode
read_answer = msgspec.msgpack.Decoder(Answer).decode
