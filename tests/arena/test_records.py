"""Games that come out of the arena as files, and bots that go in as files."""

from __future__ import annotations

from pathlib import Path

from tenfold.core.record import read_record
from tests.arena.cases import BAD, arena, by_name, found, program

LAST = "def choose(view, legal):\n    return legal[-1]\n"


def records(folder: Path) -> dict[str, list[str]]:
    """Who sat where in each of them."""
    return {file.name: read_record(file.read_text(encoding="utf-8")).names for file in sorted(folder.iterdir())}


def test_a_bot_from_a_file_plays_and_every_game_is_kept(tmp_path: Path) -> None:
    mine, folder = tmp_path / "mine.py", tmp_path / "kept" / "games"
    mine.write_text(LAST, encoding="utf-8")
    report = found(f"{mine}@5ms", "careful", "--players", "2", "--games", "4", "--records", str(folder))
    assert by_name(report)["mine@5ms"]["failures"] == 0
    assert list(records(folder).values()) == [["mine@5ms", "careful"], ["careful", "mine@5ms"]] * 2
    assert all(read_record(file.read_text(encoding="utf-8")).last().is_over for file in folder.iterdir())


def test_a_bot_from_a_file_that_ends_its_program_loses_and_one_that_names_texts_of_numpy_plays(tmp_path: Path) -> None:
    ends, numpys = tmp_path / "ends.py", tmp_path / "numpys.py"
    ends.write_text("import sys\ndef choose(view, legal):\n    sys.exit(3)\n", encoding="utf-8")
    numpys.write_text("import numpy\ndef choose(view, legal):\n    return numpy.str_(legal[0])\n", encoding="utf-8")
    report = found(str(ends), str(numpys), "--players", "2", "--games", "2", "--workers", "1")
    assert [by_name(report)[name]["failures"] for name in ("ends", "numpys")] == [2, 0]


def test_only_those_that_the_first_one_lost(tmp_path: Path) -> None:
    asked = ("random", "careful", "--players", "2", "--games", "6", "--keep", "lost", "--records", str(tmp_path))
    lost = found(*asked)["games"] * (1 - by_name(found(*asked))["random"]["win_share"])
    kept = [read_record(file.read_text(encoding="utf-8")) for file in tmp_path.iterdir()]
    assert len(kept) == lost > 0
    for record in kept:
        outcome = record.last().outcome()
        assert outcome
        assert record.names.index("random") not in outcome.winners


def test_of_a_game_that_broke_off_the_beginning_is_kept_and_the_last_words_are_told(tmp_path: Path) -> None:
    noisy = program(tmp_path, "noisy", BAD["noisy"])
    asked = (
        "random",
        "--bot",
        noisy,
        "--players",
        "2",
        "--games",
        "2",
        "--records",
        str(tmp_path / "games"),
        "--keep",
        "failed",
    )
    done = arena(*asked)
    assert "noisy failed; the first time: the program ended; it said: Traceback." in done.stdout
    assert len(records(tmp_path / "games")) == 2


def test_a_run_that_was_kept_can_be_made_longer_but_not_other(tmp_path: Path) -> None:
    file = str(tmp_path / "run.jsonl")
    asked = ("careful", "random", "--players", "2", "--seed", "tea")
    found(*asked, "--games", "4", "--save", file)
    longer = found(*asked, "--games", "6", "--save", file)
    assert longer["deals"] == 3
    assert len(Path(file).read_text(encoding="utf-8").splitlines()) == 4
    assert longer["results"][0]["win_share"] == found(*asked, "--games", "6")["results"][0]["win_share"]
    assert "holds something else" in arena(*asked, "--games", "2", "--save", file).stderr
    assert "holds something else" in arena("careful", "random", "--games", "8", "--players", "2", "--save", file).stderr


def test_a_folder_that_cannot_be_made_is_said_before_anything_is_played(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("", encoding="utf-8")
    assert "cannot be written" in arena("random", "--records", str(tmp_path / "taken" / "games")).stderr


def test_which_games_are_kept_is_not_asked_where_none_are() -> None:
    assert "--keep chooses among the games that --records writes" in arena("careful", "random", "--keep", "lost").stderr
