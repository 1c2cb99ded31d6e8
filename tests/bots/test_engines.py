"""What thinks in a browser, as files: whole, listed, and nothing else; without Numba nothing at all."""

from __future__ import annotations

import runpy
import subprocess
from pathlib import Path

import msgspec
import pytest

from tenfold.bots import engines
from tenfold.bots.engines import INDEX, Asked, Engines, all_asked, asked_name, held, main, write_engines
from tenfold.core.compile.wasm import rules
from tenfold.core.compile.wasm.rules import Manifest, Part, WasmModule
from tenfold.core.registry import find_game
from tenfold.testing.browser import in_node, node
from tests.chromium import ENGINE, chromium_with
from tests.docs.pages import ROOT, blocks_of

TEN, TRICK_LATER = find_game("ten"), find_game("trick_later")
SMALL = [Asked(TRICK_LATER, None), Asked(TRICK_LATER, "careful")]


def test_rules_come_first_then_who_gives_hints_then_who_judges() -> None:
    assert [asked_name(asked) for asked in all_asked()] == [
        ("ten", None),
        ("trick_later", None),
        ("ten", "sharp"),
        ("trick_later", "sharp"),
        ("ten", "judge"),
        ("trick_later", "judge"),
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


@pytest.mark.compiles
@pytest.mark.xdist_group("compiled trick_later")
def test_what_was_made_before_is_listed_before_anything_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks meanwhile finds it: the list never gets shorter on the way."""
    monkeypatch.setattr(engines, "all_asked", lambda: SMALL[::-1])
    write_engines(tmp_path, kept=False)
    monkeypatch.setattr(engines, "all_asked", lambda: [Asked(TEN, None), *SMALL])
    lists = []

    def stop(part: Part) -> WasmModule:
        lists.append(msgspec.json.decode((tmp_path / INDEX).read_bytes(), type=Engines))
        raise KeyboardInterrupt

    monkeypatch.setattr(rules, "kept_part", lambda part, kept=rules.kept_part: None if part.name == "ten" else kept(part))
    monkeypatch.setattr(rules, "built", stop)
    with pytest.raises(KeyboardInterrupt):
        write_engines(tmp_path, kept=False)
    assert [(list(made.games), list(made.games["trick_later"].bots)) for made in lists] == [(["trick_later"], ["careful"])]


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


@pytest.mark.compiles
@pytest.mark.xdist_group("compiled ten")
def test_what_the_page_of_docs_shows_runs_in_a_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "all_asked", lambda: [Asked(TEN, None), Asked(TEN, "sharp")])
    write_engines(tmp_path, kept=False)
    playing, thinking = (block.text for block in blocks_of(ROOT / "docs" / "browser.md") if block.kind == "js")
    position = TEN.start({"players": 2}, "tea")
    known = list(TEN.remembered(position.view(position.to_act)).to_bytes())
    (tmp_path / "shown.mjs").write_text(f"{playing}\nconst known = Uint8Array.of(...{known});\n{thinking}")
    said: list[str] = []
    served = {f"/engines/{file.name}": file for file in tmp_path.iterdir()}
    with chromium_with({**served, "/engine.js": ENGINE, "/shown.mjs": tmp_path / "shown.mjs"}) as page:
        page.on("console", lambda message: said.append(message.text))
        page.evaluate("import('/shown.mjs')")
    while not position.is_over:
        position.apply(position.legal()[0])
    assert said == [",".join(map(str, position.state.points)), "draw draw"]


def test_two_processes_never_fill_the_same_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """All of a server's processes may begin to make them; one does."""
    monkeypatch.setattr(engines, "all_asked", list)
    monkeypatch.setattr("os.nice", lambda by: by)
    with held(tmp_path) as free:
        assert free
        assert main([str(tmp_path)]) == 0
        assert capsys.readouterr().out == "Another process is making them there.\n"
        assert not (tmp_path / INDEX).exists()
    assert main([str(tmp_path)]) == 0
    assert (tmp_path / INDEX).exists()


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
