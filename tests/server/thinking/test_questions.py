"""What goes over the line to those who think: views and what is over, as data of declared types."""

from __future__ import annotations

import pickle

import msgspec
import numpy as np
import pytest

from tenfold.bots.contract import Budget
from tenfold.core.record import Record
from tenfold.core.registry import find_game, game_names
from tenfold.core.state import State
from tenfold.review.estimate import Estimate
from tenfold.review.examine import Comparison, Examined, Standing
from tenfold.server.thinking.examining import Found, encode, found_in, packed, unpacked
from tenfold.server.thinking.questions import Examination, Question, read_question, write_question
from tests.server.thinking.test_pool import question


@pytest.mark.parametrize("game", game_names())
def test_a_question_arrives_as_it_was_sent_at_every_decision_of_a_game(game: str) -> None:
    position = find_game(game).start({}, "questions")
    while not position.is_over:
        asked = Question("sharp", game, "seed", position.view(position.to_act), position.legal(), Budget(100), advice=True)
        assert read_question(write_question(asked)) == asked
        position.apply(position.legal()[-1])


def test_a_state_goes_to_nobody() -> None:
    """The types say so, and whoever does not read them finds that there is no way."""
    state: State = find_game("ten").start({}, "questions").state
    asked = question()
    with pytest.raises(TypeError):
        write_question(Question(asked.bot, asked.game, asked.seed, state, asked.legal))  # type: ignore[arg-type]


@pytest.mark.parametrize("sent", [b"", b"\x93", pickle.dumps(print), msgspec.msgpack.encode({"type": "question", "view": {}})])
def test_what_is_no_question_is_not_read(sent: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        read_question(sent)


def test_an_examination_arrives_with_the_whole_record() -> None:
    options = find_game("ten").read_options({"players": 3})
    record = Record(game="ten", options=options, names=["A", "B", "C"], seed="tea", actions=["draw", "take numbers"])
    sent = read_question(write_question(Examination("ten", packed(record), 1)))
    assert isinstance(sent, Examination)
    assert unpacked(sent.record) == record


def test_what_was_found_arrives_to_the_last_digit() -> None:
    chances = [1 / 3, 2 / 3]
    compared = Comparison("a", Estimate(0.1, 1e-17), np.float64(1.5), 0.25, 0.5, chances, chances)
    found = Found(Examined(1, 2, 0, "b", 3, Standing(chances, chances), compared, True, []), "master", 20)
    again = found_in(encode(found))
    assert again.examined.standing.chances == chances
    assert again.examined.compared[:3] == compared[:3]
    assert (again.bot, again.deals, again.examined.is_chance) == ("master", 20, True)
