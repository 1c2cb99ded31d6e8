"""The engine as somebody who thinks and leafs: a bot moves or analyses, a game goes back, a moment is set up."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tenfold.bots import thinking_engine
from tenfold.bots.contract import Bot, BotKind, Budget
from tenfold.bots.thinking_engine import ThinkingEngine
from tenfold.core.game import AnyGame
from tenfold.core.record import read_record
from tenfold.core.registry import game_names


class Talk:
    def __init__(self) -> None:
        self.engine = ThinkingEngine()

    def all(self, **request: Any) -> list[dict[str, Any]]:
        return [json.loads(reply) for reply in self.engine.answer(json.dumps(request).encode())]

    def ask(self, **request: Any) -> dict[str, Any]:
        [reply] = self.all(**request)
        return reply

    def code(self, **request: Any) -> str:
        reply = self.ask(**request)["error"]
        assert len(reply["message"]) > 20
        return str(reply["code"])


@pytest.fixture
def talk() -> Talk:
    talk = Talk()
    talk.ask(op="start", game="ten", options={"players": 2, "first": 0}, seed="engine")
    return talk


class Wrong(BotKind):
    name = "wrong"
    level = 0

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def plays(self, game: str) -> bool:
        return True

    def sit(self, game: AnyGame, seed: str, budget: Budget) -> Bot:
        return self.act

    def advise(self, game: AnyGame, seed: str, budget: Budget) -> Any:
        return self.act

    def act(self, view: Any, legal: list[str]) -> Any:
        if isinstance(self.answer, BaseException):
            raise self.answer
        return self.answer


@pytest.mark.parametrize("answer", [ZeroDivisionError("nothing"), SystemExit(3), "fly", None])
def test_a_bot_that_fails_is_an_answer_like_any_other(talk: Talk, monkeypatch: pytest.MonkeyPatch, answer: object) -> None:
    monkeypatch.setattr(thinking_engine, "find_bot", lambda *_: Wrong(answer))
    monkeypatch.setattr(thinking_engine, "seat_bot", lambda *_: Wrong(answer).act)
    assert talk.code(op="go", bot="wrong") == "bot"
    assert talk.code(op="analyse", bot="wrong") == "bot"
    assert talk.ask(op="do", action="draw")["over"] is False


def test_hello_says_what_there_is_and_needs_no_game() -> None:
    hello = Talk().ask(op="hello")
    assert set(hello["games"]) == set(game_names())
    assert {"random", "careful"} <= set(hello["games"]["ten"]["bots"])
    assert hello["games"]["ten"]["options"]["players"] == 2
    assert hello["games"]["trick_later"]["rules"] == 1


def test_a_bot_moves_and_the_same_bot_moves_the_same(talk: Talk) -> None:
    moves = [talk.ask(op="go", bot="careful") for _ in range(6)]
    assert talk.ask(op="undo", actions=6)["legal"] == ["draw"]
    assert [talk.ask(op="go", bot="careful") for _ in range(6)] == moves
    record = read_record(talk.ask(op="record")["record"])
    assert record.actions == [move["action"] for move in moves]


def test_who_goes_back_finds_the_same_cards(talk: Talk) -> None:
    drawn = talk.ask(op="do", action="draw")
    talk.ask(op="undo")
    assert talk.ask(op="do", action="draw") == drawn
    assert talk.code(op="undo", actions=2) == "illegal"
    assert talk.code(op="undo", actions=0) == "syntax"


def test_any_moment_of_a_record_is_set_up(talk: Talk) -> None:
    talk.ask(op="do", action="draw")
    whole = talk.ask(op="record")["record"]
    seen = talk.ask(op="view", seat=0)
    assert talk.ask(op="position", record=whole, at=0)["legal"] == ["draw"]
    talk.ask(op="position", record=whole)
    assert talk.ask(op="view", seat=0) == seen
    assert talk.code(op="position", record=whole, at=2) == "syntax"
    assert talk.code(op="position", record="hello") == "record"


def test_aid_is_what_follows_from_a_view(talk: Talk) -> None:
    talk.ask(op="do", action="draw")
    assert talk.ask(op="aid", seat=0)["aid"]["next_card"]
    assert talk.ask(op="aid")["aid"] is not None


def test_an_analysis_gets_more_certain_and_ends(talk: Talk) -> None:
    legal = talk.ask(op="do", action="draw")["legal"]
    lines = talk.all(op="analyse", bot="sharp", iterations=800)
    assert [line["final"] for line in lines] == [False, False, False, True]
    assert {one["action"] for one in lines[-1]["alternatives"]} <= set(legal)
    assert lines[-1]["best"] in legal
    assert lines == talk.all(op="analyse", bot="sharp", iterations=800)


def test_what_cannot_be_thought_is_refused_in_a_sentence(talk: Talk) -> None:
    assert talk.code(op="go", bot="nobody") == "option"
    assert talk.code(op="go", milliseconds="long") == "syntax"
    assert talk.code(op="go", iterations=0) == "syntax"
    assert talk.code(op="go", level=3) == "syntax"
    assert talk.code(op="analyse", bot="careful") == "illegal"
    assert Talk().code(op="go") == "idle"
    while not talk.ask(op="go", bot="random")["over"]:
        pass
    assert talk.code(op="go") == "over"
