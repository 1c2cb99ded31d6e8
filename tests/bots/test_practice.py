"""What a page plays without a connection, as files: what is made no more goes, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tenfold.bots import engines, practice
from tenfold.bots.engines import Engines, remove_others
from tenfold.bots.practice import INDEX, write
from tenfold.review import on_device


def names(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir()}


def test_a_module_that_is_made_no_more_goes_and_what_is_somebodys_own_stays(tmp_path: Path) -> None:
    write(tmp_path, {"gone.js": "", "ten.js": "", INDEX: '{"gone": {}, "ten": {}}'})
    (tmp_path / "mine.js").touch()
    write(tmp_path, {"ten.js": "", INDEX: '{"ten": {}}'})
    assert names(tmp_path) == {"ten.js", "mine.js", INDEX}


def test_so_it_is_with_the_engines(tmp_path: Path) -> None:
    for name in ("ten-0123456789ab.wasm", "ten.sharp-0123456789ab.json", "engines.json.7.part", "index.html", "my-page.json"):
        (tmp_path / name).touch()
    remove_others(tmp_path, Engines())
    assert names(tmp_path) == {"index.html", "my-page.json"}


@pytest.mark.parametrize("main", [engines.main, practice.main, on_device.main])
def test_an_option_is_no_folder(
    main: Callable[[list[str]], int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["--help"]) == 2
    assert capsys.readouterr().err.startswith("Name one folder: ")
    assert names(tmp_path) == set()
