"""`--save`: a run that was killed goes on, and ends as if nothing had been."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tenfold.cli import run
from tests.arena.cases import ARENA, BAD, arena, found, program, timeless

ARGUMENTS = ("careful", "random", "--game", "trick_later", "--players", "3", "--games", "180", "--seed", "tea")
DEALS = 60


def wait_for_lines(file: Path, lines: int, process: subprocess.Popen[str]) -> None:
    while process.poll() is None and (not file.exists() or file.read_bytes().count(b"\n") < lines):
        time.sleep(0.01)


def started(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*ARENA, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )


def end_in_the_middle(file: Path, sign: signal.Signals) -> subprocess.CompletedProcess[str]:
    process = started(*ARGUMENTS, "--save", str(file), "--json")
    wait_for_lines(file, 3, process)
    if process.poll() is None:
        os.killpg(process.pid, sign) if sign == signal.SIGINT else process.kill()
    return subprocess.CompletedProcess(process.args, process.wait(), *process.communicate())


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGINT])
def test_a_run_that_was_ended_goes_on(tmp_path: Path, sign: signal.Signals) -> None:
    file = tmp_path / "run.jsonl"
    while (ended := end_in_the_middle(file, sign)).returncode == 0:
        file.unlink()  # we were too slow to end it
    if sign == signal.SIGINT:
        assert ended.returncode == 130
        assert ended.stderr == "tenfold: Stopped. The same command goes on where it was.\n"
    with file.open("ab") as torn:
        torn.write(b'{"deal":59,"lineup":0,"ga')
    kept = file.read_bytes().count(b"\n") - 1
    assert 0 < kept < DEALS
    resumed = found(*ARGUMENTS, "--save", str(file))
    lines = file.read_text(encoding="utf-8").splitlines()
    assert sorted(json.loads(line)["deal"] for line in lines[1:]) == list(range(DEALS))
    assert timeless(resumed) == timeless(found(*ARGUMENTS))
    assert found(*ARGUMENTS, "--save", str(file)) == resumed, "nothing is played again"


def test_ctrl_c_ends_programs_that_hang(tmp_path: Path) -> None:
    pids = tmp_path / "pid"
    text = f"import os\nopen({str(pids)!r}, 'w').write(str(os.getpid()) + '\\n')\n" + BAD["hangs"]
    process = started("random", "--bot", program(tmp_path, "hangs", text), "--ms", "100000", "--workers", "1")
    wait_for_lines(pids, 1, process)
    os.killpg(process.pid, signal.SIGINT)
    _, complaint = process.communicate()
    assert (process.returncode, complaint) == (130, "tenfold: Stopped. With --save FILE it could go on.\n")
    with pytest.raises(ProcessLookupError):
        os.kill(int(pids.read_text(encoding="utf-8")), 0)


def test_files_of_other_runs_are_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    quick = ("random", "--game", "trick_later", "--players", "3", "--games", "3")
    assert arena(*quick, "--save", str(file)).returncode == 0
    before = file.read_bytes()
    for other in ((*quick, "--seed", "other"), (*quick[:-1], "1")):
        done = arena(*other, "--save", str(file))
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
        assert "these arguments" in done.stderr
    assert file.read_bytes() == before


@pytest.mark.parametrize(("text", "word"), [("shopping list", "something else"), ("eggs\nmilk\n", "something else")])
def test_files_of_other_kinds_are_refused_and_left_alone(tmp_path: Path, text: str, word: str) -> None:
    file = tmp_path / "list.txt"
    file.write_text(text, encoding="utf-8")
    done = arena("random", "--games", "2", "--save", str(file))
    assert (done.returncode, word in done.stderr) == (2, True)
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(("was", "now"), [
    ('"random"', '"careful"'),
    ('"lineup":0', '"lineup":7'),
    ('"lineup":0', '"lineup":-1'),
    ('"deal":0', '"deal":-1'),
    ('"moves":[', '"moves":[1,'),
    ('"scores":[', '"scores":null,"x":['),
])  # fmt: skip
def test_a_line_that_another_run_could_have_is_named(
    tmp_path: Path, was: str, now: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "run.jsonl"
    quick = [
        "arena",
        "random",
        "--game",
        "trick_later",
        "--players",
        "3",
        "--games",
        "1",
        "--workers",
        "1",
        "--save",
        str(file),
    ]
    assert run(quick) == 0
    first, rest = file.read_text(encoding="utf-8").split("\n", 1)
    file.write_text(f"{first}\n{rest.replace(was, now, 1)}", encoding="utf-8")
    capsys.readouterr()
    assert run(quick) == 2
    assert capsys.readouterr().err == f"tenfold: {file} is damaged in line 2; use another place.\n"


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    quick = ("random", "--game", "trick_later", "--players", "3", "--games", "3", "--save", str(file))
    assert arena(*quick).returncode == 0
    file.write_bytes(file.read_bytes() + b"what\n")
    done = arena(*quick)
    assert (done.returncode, "damaged in line 5" in done.stderr) == (2, True)
