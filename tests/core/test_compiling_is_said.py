"""Whoever waits for a compiler is told, once, before it begins."""

from __future__ import annotations

from pathlib import Path

import pytest

from tenfold.core.compile import compiled
from tests.core.small_rule import twice

pytestmark = pytest.mark.compiles


def said(capsys: pytest.CaptureFixture[str]) -> str:
    assert compiled.compile_rules({"twice": twice}, {})["twice"](21) == 42
    return capsys.readouterr().err


def test_only_where_somebody_waits_and_nothing_is_kept_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "user_cache_path", lambda name: tmp_path / "loud" / name)
    monkeypatch.setattr(compiled.Voice, "is_heard", False)
    compiled.say_when_compiling()
    assert said(capsys) == "tenfold: compiling 1 rules, once on this machine: about 1 s.\n"
    assert said(capsys) == ""
    monkeypatch.setattr(compiled, "user_cache_path", lambda name: tmp_path / "silent" / name)
    monkeypatch.setattr(compiled.Voice, "is_heard", False)
    assert said(capsys) == ""
