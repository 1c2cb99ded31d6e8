"""A game with its log, saved and gone on with."""

from __future__ import annotations

from typing import Any

import pytest

from tenfold.core.game import Position
from tenfold.table.session import Session


def test_a_saved_game_is_played_once_to_go_on_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session.start("ten", seed="saved")
    for _ in range(30):
        session.do(session.legal()[0])
    text = session.record()
    played: list[str] = []
    do = Position.do

    def counted(position: Position[Any], action: str) -> None:
        played.append(action)
        do(position, action)

    monkeypatch.setattr(Position, "do", counted)
    again = Session.restore(text)
    assert played == again.log.actions == session.log.actions
    assert again.position.state.to_bytes() == session.position.state.to_bytes()
    assert again.legal() == session.legal()
