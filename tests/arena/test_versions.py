"""Bots of another commit as programs of the arena: its own code answers, with what that version registered."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from benchmarks.bots_ladder import versions
from benchmarks.bots_ladder.cells import against
from benchmarks.bots_ladder.versions import PATIENCE_S, commit_of, program, question, unpacked
from tenfold.arena.program import Program

GIT = ("git", "-c", "user.name=Old", "-c", "user.email=old@example.org")
OLD = {
    "pyproject.toml": '[project.entry-points."tenfold.games"]\nten = "tenfold.games:TEN"\n',
    "src/tenfold/__init__.py": "",
    "src/tenfold/bots/__init__.py": "",
    "src/tenfold/bots/contract.py": "Bot = object\n\n\nclass Budget:\n    def __init__(self, milliseconds): pass\n",
    "src/tenfold/bots/registry.py": (
        "from importlib.metadata import entry_points\n\n\ndef seat_bot(name, game, seed, budget):\n"
        "    (entry,) = entry_points(group='tenfold.games')\n    return lambda view, legal: f'{name} of {entry.value}'\n"
    ),
    "src/tenfold/core/__init__.py": "",
    "src/tenfold/core/registry.py": "class Game:\n    view_type = dict\n\n\ndef find_game(name):\n    return Game()\n",
}


@pytest.fixture
def commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Of a repository with an older Tenfold, whose bots say who they are."""
    for name, text in OLD.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    for command in (("init", "-q"), ("add", "."), ("commit", "-qm", "Older")):
        subprocess.run([*GIT, *command], cwd=tmp_path, check=True)
    monkeypatch.setattr(versions, "ROOT", tmp_path)
    return commit_of("HEAD")


def test_a_commit_answers_with_its_own_code_and_what_it_registered(commit: str) -> None:
    old = Program(program(commit, "master", None))
    try:
        assert old.ask(question("ten"), PATIENCE_S) == "master of tenfold.games:TEN"
    finally:
        old.quit()
    assert unpacked(commit) == unpacked(commit)


def test_everybody_but_the_first_is_of_the_other_commit(commit: str) -> None:
    cells = against(0.1, commit)
    assert {(cell.game, cell.options["players"]) for cell in cells if cell.bots[0] == "master"} == {
        ("ten", 2), ("ten", 3), ("ten", 4), ("ten", 5), ("trick_later", 3), ("trick_later", 4)
    }  # fmt: skip
    for cell in cells:
        assert set(cell.bots[1:]) <= cell.programs.keys()
        assert len(cell.bots) == cell.options["players"]
    assert len({cell.name for cell in cells}) == len(cells)


def test_iterations_are_counted_on_both_sides_and_both_play_alone_too(commit: str) -> None:
    cells = against(0.1, commit, 50)
    assert all(cell.bots[0] == "master@50i" for cell in cells)
    assert all(command.endswith("master 50") for cell in cells for command in cell.programs.values())
    assert [cell.options for cell in cells if len(cell.bots) > cell.options["players"]] == [{"players": 1, "level": 10}]
    assert not {cell.name for cell in cells} & {cell.name for cell in against(0.1, commit, 60)}


def test_a_commit_that_is_not_there_is_named(commit: str) -> None:
    with pytest.raises(SystemExit, match="There is no commit 'nowhere' here"):
        commit_of("nowhere")
