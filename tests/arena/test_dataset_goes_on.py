"""`--dataset`: whatever ended a run, it goes on, and every game is there once. What cannot be written is said at once."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars as pl
import pytest

from tenfold.arena import parts
from tenfold.arena.parts import KEPT
from tenfold.cli import run
from tenfold.core.registry import find_game
from tests.arena.datasets import rows, written

GAMES, PARTS = 90, 10
QUICK = ("arena", "random", "--game", "trick_later", "--players", "3", "--seed", "tea")
SMALL_PARTS = "from tenfold.arena import parts; parts.GAMES_IN_A_PART = 9; from tenfold.cli import main; main()"


def begun(folder: Path) -> subprocess.Popen[str]:
    """A process of its own, with a file for every nine games."""
    arguments = [*QUICK, "--games", str(GAMES), "--workers", "1", "--dataset", str(folder)]
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, "-c", SMALL_PARTS, *arguments], stdout=pipe, stderr=pipe, text=True)


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> pl.DataFrame:
    return written(tmp_path_factory.mktemp("datasets") / "undisturbed", games=GAMES, bots=["random"])


def wait_for_a_part(folder: Path, process: subprocess.Popen[str]) -> None:
    while process.poll() is None and not any(folder.glob("*.parquet")):
        time.sleep(0.01)


def end_in_the_middle(folder: Path, sign: signal.Signals) -> subprocess.CompletedProcess[str]:
    process = begun(folder)
    wait_for_a_part(folder, process)
    process.send_signal(sign)
    return subprocess.CompletedProcess(process.args, process.wait(), *process.communicate())


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGINT])
def test_a_run_that_was_ended_goes_on_and_has_every_game_once(
    tmp_path: Path, sign: signal.Signals, undisturbed: pl.DataFrame
) -> None:
    folder = tmp_path / "data"
    while (ended := end_in_the_middle(folder, sign)).returncode == 0:
        shutil.rmtree(folder)  # we were too slow to end it
    assert ended.stderr == ("tenfold: Stopped. The same command goes on where it was.\n" if sign == signal.SIGINT else "")
    assert 0 < len(list(folder.glob("part-*"))) < PARTS, "it was ended in its midst"
    with (folder / KEPT).open("ab") as torn:
        torn.write(b'{"deal":89,"lineup":0,"ga')
    (folder / ".part-000009.unfinished").write_bytes(b"PAR1 and no more")
    assert begun(folder).communicate()[1] == ""
    frame = rows(folder)
    assert frame.equals(undisturbed)
    assert frame["record"].n_unique() == GAMES
    assert not frame.select("record", "step").is_duplicated().any()
    assert sorted(file.name for file in folder.iterdir()) == [KEPT, *(f"part-{n:06}.parquet" for n in range(PARTS))]


def test_a_file_that_is_missing_is_made_again_from_what_was_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "GAMES_IN_A_PART", 6)
    whole = written(tmp_path / "data", games=15)
    files = sorted((tmp_path / "data").glob("*.parquet"))
    before = [file.read_bytes() for file in files]
    assert [file.name for file in files] == ["part-000000.parquet", "part-000001.parquet", "part-000002.parquet"]
    files[1].unlink()
    assert written(tmp_path / "data", games=15).equals(whole)
    assert [file.read_bytes() for file in files] == before


@pytest.mark.parametrize(("arguments", "word"), [
    ("--dataset file", "cannot be written"),
    ("--dataset no/such/folder", "cannot be written"),
    ("--dataset other", "something else than a dataset"),
    ("--dataset data", "these arguments"),
    ("--dataset data --save run.jsonl", "leave out --save"),
])  # fmt: skip
def test_what_cannot_be_is_said_in_one_sentence_and_left_alone(
    arguments: str, word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").touch()
    Path("other").mkdir()
    Path("other", "list.txt").touch()
    written(Path("data"), games=3)
    before = {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()}
    assert run([*QUICK, "--games", "3", *arguments.split()]) == 2
    printed = capsys.readouterr()
    assert word in printed.err
    assert (printed.err.count("\n"), printed.out) == (1, "")
    assert {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()} == before


def test_a_game_that_shows_learners_nothing_has_no_datasets(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(type(find_game("trick_later")), "tensor", None)
    assert run([*QUICK, "--dataset", "data"]) == 2
    assert capsys.readouterr().err.endswith("does not say how a learner sees it: it has no tensor.\n")


def test_without_pyarrow_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert run([*QUICK, "--dataset", "data"]) == 2
    told = "tenfold: --dataset needs more than is installed; get it with: pip install 'tenfold[dataset]', or run `uvx"
    assert capsys.readouterr().err.startswith(told)
