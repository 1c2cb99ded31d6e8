"""What thinks in a browser, as files: whole, listed, and nothing else; without Numba nothing at all."""

from __future__ import annotations

import runpy
import subprocess
from pathlib import Path

import msgspec
import pytest

from tenfold.bots import engines
from tenfold.bots.engines import INDEX, Asked, Engines, all_asked, main, write_engines
from tenfold.core.compile.wasm.rules import Manifest, WasmModule
from tenfold.core.registry import find_game
from tenfold.testing.browser import in_node, node
from tests.docs.pages import ROOT

TEN, TRICK_LATER = find_game("ten"), find_game("trick_later")
SMALL = [Asked(TRICK_LATER, None), Asked(TRICK_LATER, "careful")]


def test_rules_come_first_then_who_gives_hints() -> None:
    assert [(asked.game.name, asked.bot) for asked in all_asked()] == [
        ("ten", None),
        ("trick_later", None),
        ("ten", "sharp"),
        ("trick_later", "sharp"),
        ("ten", "careful"),
        ("ten", "master"),
        ("trick_later", "careful"),
        ("trick_later", "master"),
    ]


@pytest.mark.compiles
@pytest.mark.xdist_group("compiled trick_later")
def test_the_folder_holds_what_the_index_lists_and_a_browser_can_load_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "all_asked", lambda: SMALL)
    (tmp_path / "ten-0123456789ab.wasm").write_bytes(b"of a game that is gone")
    said: list[str] = []
    made = write_engines(tmp_path, kept=False, say=said.append)
    assert len(said) == 2
    assert msgspec.json.decode((tmp_path / INDEX).read_bytes(), type=Engines) == made
    game = made.games["trick_later"]
    assert game.rules is not None
    listed = {INDEX, game.rules.code, game.rules.manifest, game.bots["careful"].code, game.bots["careful"].manifest}
    assert {file.name for file in tmp_path.iterdir()} == listed
    manifest = msgspec.json.decode((tmp_path / game.rules.manifest).read_bytes(), type=Manifest)
    assert in_node(WasmModule((tmp_path / game.rules.code).read_bytes(), manifest), []) == []
    assert write_engines(tmp_path, kept=True) == made


def test_what_was_never_made_is_left_out_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert write_engines(tmp_path / "engines", kept=True) == Engines()
    assert (tmp_path / "engines" / INDEX).read_bytes() == b'{"games":{}}'


@pytest.mark.compiles
@pytest.mark.xdist_group("compiled ten")
def test_the_package_for_npm_plays_as_its_readme_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "all_asked", lambda: [Asked(TEN, None)])
    package = tmp_path / "npm"
    runpy.run_path(str(ROOT / "web" / "make.py"))["lay_out_npm"](package, "1.2.3")
    write_engines(package / "engines", kept=False)
    (package / "play.mjs").write_text((package / "README.md").read_text().partition("```js\n")[2].partition("```")[0])
    played = subprocess.run([node() or "node", package / "play.mjs"], capture_output=True, text=True, check=False)
    position = TEN.start({"players": 2}, "tea")
    while not position.is_over:
        position.apply(position.legal()[0])
    points = ", ".join(map(str, position.state.points))
    assert (played.stderr, " ".join(played.stdout.split())) == ("", f"Int8Array(5) [ {points} ]")


def test_without_numba_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(engines, "is_installed", lambda extra: False)
    assert main([str(tmp_path / "engines")]) == 0
    assert capsys.readouterr().out == "No engines for browsers: they need pip install 'tenfold[fast]'.\n"
    assert not (tmp_path / "engines").exists()


def test_it_asks_for_one_folder(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert capsys.readouterr().err.startswith("Name one folder: ")
