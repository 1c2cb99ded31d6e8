"""A bot that must be compiled first keeps nobody waiting: another plays until it is ready."""

from __future__ import annotations

import subprocess
from typing import Any

import pytest

from tenfold.bots import ready
from tenfold.bots.registry import seat_bot
from tenfold.core.registry import find_game


class Compiler:
    """A compiler that is done when we say so."""

    def __init__(self, command: list[str], **_: Any) -> None:
        self.command = command
        self.status: int | None = None

    def poll(self) -> int | None:
        return self.status


@pytest.fixture
def compilers(monkeypatch: pytest.MonkeyPatch) -> list[Compiler]:
    started: list[Compiler] = []

    def start(command: list[str], **more: Any) -> Compiler:
        started.append(Compiler(command, **more))
        return started[-1]

    monkeypatch.setattr(subprocess, "Popen", start)
    monkeypatch.setattr(ready, "compiling", {})
    return started


def test_a_bot_without_a_compiler_is_ready_at_once(compilers: list[Compiler]) -> None:
    assert ready.is_ready("careful", "ten")
    assert compilers == []


def test_the_compiler_is_started_once_however_many_ask(compilers: list[Compiler]) -> None:
    assert not any(ready.is_ready("sharp", "ten") for _ in range(3))
    assert [compiler.command[-2:] for compiler in compilers] == [["sharp", "ten"]]


def test_careful_plays_until_it_is_ready(compilers: list[Compiler], monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("ten")
    position = game.start({"players": 2}, "patience")
    view, legal = position.view(position.to_act), position.legal()
    player = ready.seat_patiently("sharp", game, "seed")
    assert player(view, legal) == seat_bot("careful", game, "seed")(view, legal)
    compilers[0].status = 0
    monkeypatch.setattr(ready, "seat_bot", lambda *_: lambda view, legal: "sharp played")
    assert player(view, legal) == "sharp played"


def test_a_compiler_that_fails_leaves_careful_in_place(compilers: list[Compiler]) -> None:
    assert not ready.is_ready("sharp", "ten")
    compilers[0].status = 1
    assert not ready.is_ready("sharp", "ten")


def test_making_ready_is_a_first_move() -> None:
    ready.make_ready("careful", "ten")
