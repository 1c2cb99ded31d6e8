"""Programs as bots: the good play, the bad lose their games and harm nobody else."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tenfold.arena.entrants import read_programs
from tenfold.arena.match import Croupier
from tenfold.arena.plan import make_plan
from tests.arena.cases import BAD, EXAMPLE, GOOD, arena, by_name, found, program

# What a program may take for a move is ten times that. Only for one that hangs nobody waits so long.
LONG_BUDGET_MS = 6_000


def budget_ms(name: str) -> int:
    return 10 if name == "hangs" else LONG_BUDGET_MS


def test_the_example_of_the_page_plays() -> None:
    results = by_name(found("random", "--bot", f"mine={sys.executable} {EXAMPLE}", "--games", "8", "--ms", str(LONG_BUDGET_MS)))
    assert results["mine"]["failures"] == results["random"]["failures"] == 0
    assert results["mine"]["score"] > results["random"]["score"]


@pytest.mark.parametrize("name", sorted(BAD))
def test_a_bad_program_loses_every_game_and_nothing_else_happens(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if name == "hangs":
        monkeypatch.setattr("tenfold.arena.program.START_TIMEOUT_S", 1.0)
    bad = read_programs([program(tmp_path, name, BAD[name])])
    made = make_plan(
        "trick_later", ["random"], options={"players": 3}, games=3, seed="tea", milliseconds=budget_ms(name), programs=bad
    )
    croupier = Croupier(made)
    for game in croupier.play(made.tasks()[0]).games:
        assert game.fault
        assert game.seats[game.fault.seat] == name
        assert game.scores is None
        assert game.fault.illegal == (name == "lies")
        assert game.winners == [seat for seat in range(3) if seat != game.fault.seat]
    assert croupier.programs[name].process is None


def test_a_program_may_take_its_time_to_start(tmp_path: Path) -> None:
    """Longer than a move may take: it loads a net, perhaps."""
    slow = read_programs([program(tmp_path, "slow", "import time\ntime.sleep(2)\n" + GOOD)])
    made = make_plan(
        "trick_later", ["random"], options={"players": 3}, games=3, seed="tea", milliseconds=LONG_BUDGET_MS, programs=slow
    )
    croupier = Croupier(made)
    assert [game.fault for game in croupier.play(made.tasks()[0]).games] == [None, None, None]
    croupier.close()


def test_bad_and_good_programs_side_by_side(tmp_path: Path) -> None:
    bots = [("good", GOOD), ("lies", BAD["lies"]), ("noisy", BAD["noisy"])]
    flags = [word for name, text in bots for word in ("--bot", program(tmp_path, name, text))]
    results = by_name(
        found(
            "careful",
            *flags,
            "--game",
            "trick_later",
            "--players",
            "3",
            "--games",
            "12",
            "--ms",
            str(LONG_BUDGET_MS),
            "--workers",
            "2",
        )
    )
    assert [results[name]["failures"] for name in ("careful", "good")] == [0, 0]
    assert (results["lies"]["illegal"], results["noisy"]["illegal"]) == (results["lies"]["failures"], 0)
    assert results["noisy"]["failures"] > 0
    assert results["good"]["win_share"] > results["noisy"]["win_share"]


def test_the_table_names_the_reason(tmp_path: Path) -> None:
    done = arena("random", "--bot", program(tmp_path, "crashes", BAD["crashes"]), "--games", "2", "--ms", str(LONG_BUDGET_MS))
    assert done.returncode == 0
    assert "crashes failed; the first time: the program ended." in done.stdout
    assert done.stderr == ""


def test_a_failure_is_forgotten_in_the_next_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It crashes the first time that it is started, then plays well."""
    mark = tmp_path / "mark"
    moody = (
        f"import os\nif not os.path.exists({str(mark)!r}):\n    open({str(mark)!r}, 'w').close()\n    raise SystemExit\n" + GOOD
    )
    monkeypatch.setattr("tenfold.arena.program.EXIT_TIMEOUT_S", 600.0)
    both = read_programs([program(tmp_path, "moody", moody), program(tmp_path, "good", GOOD)])
    made = make_plan("trick_later", [], options={"players": 3}, games=3, seed="tea", milliseconds=LONG_BUDGET_MS, programs=both)
    croupier = Croupier(made)
    games = croupier.play(made.tasks()[0]).games
    assert [game.fault is not None for game in games] == [True, False, False]
    processes = [program.process for program in croupier.programs.values()]
    croupier.close()
    assert all(process and process.returncode == 0 for process in processes), "they leave when told to"


def test_rotations_play_the_same_deal(tmp_path: Path) -> None:
    """Three programs that play alike: every rotation goes the same way, another deal another."""
    alike = read_programs([program(tmp_path, name, GOOD) for name in "abc"])
    made = make_plan(
        "trick_later", [], options={"players": 3}, games=6, seed="tea", milliseconds=LONG_BUDGET_MS, programs=alike
    )
    croupier = Croupier(made)
    first, second = ([(game.scores, game.moves) for game in croupier.play(task).games] for task in made.tasks())
    croupier.close()
    assert first[0] == first[1] == first[2] != second[0]


def test_no_program_outlives_the_arena(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    text = f"import os\nopen({str(pids)!r}, 'a').write(str(os.getpid()) + '\\n')\n" + GOOD
    found(
        "random",
        "--bot",
        program(tmp_path, "mine", text),
        "--game",
        "trick_later",
        "--games",
        "8",
        "--workers",
        "2",
        "--ms",
        str(LONG_BUDGET_MS),
    )
    started = [int(pid) for pid in pids.read_text(encoding="utf-8").split()]
    assert 1 <= len(started) <= 2, "once a worker"
    for pid in started:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
