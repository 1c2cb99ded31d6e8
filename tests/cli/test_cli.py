"""The command line as its user meets it: `score`, `replay`, wrong input, broken pipes, Ctrl-C."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tenfold.cli import COMMANDS
from tenfold.core.record import write_record
from tenfold.games.ten import TEN
from tenfold.games.trick_later import TRICK_LATER
from tenfold.server.store import open_store
from tenfold.testing.samples import play_at_random

TENFOLD = [sys.executable, "-m", "tenfold.cli"]


def run(*arguments: str, text: str | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*TENFOLD, *arguments], input=text, capture_output=True, text=True, check=False)


def test_score_in_words() -> None:
    done = run("score", "b1 b2 w3 b# g7")
    assert done.returncode == 0
    assert done.stdout.splitlines() == [
        "blue     4   b1 b2 b3 b4",
        "green    1   g7",
        "orange   0",
        "pink     0",
        "total    5",
        "w3 is b3, b# is b4",
    ]


def test_what_is_no_text_is_refused_by_every_command() -> None:
    for command in (["arena", "random", "--seed"], ["replay"], ["play", "--name"], ["score"]):
        done = subprocess.run([*TENFOLD, *command, b"a\xff"], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == "tenfold: 'a\\udcff' is not UTF-8 text; write it anew, or rename the file.\n"


def test_score_as_json() -> None:
    scored = json.loads(run("score", "b1 b2 w3 b# g7", "--json").stdout)
    assert scored["total"] == 5
    assert scored["points"] == {"blue": 4, "green": 1, "orange": 0, "pink": 0}
    assert scored["assignment"] == [{"wild": "w3", "stands_for": "b3"}, {"wild": "b#", "stands_for": "b4"}]


@pytest.fixture
def ten_file(tmp_path: Path) -> Path:
    file = tmp_path / "game.tenfold"
    file.write_text(write_record(play_at_random(TEN, {"players": 3}, "pictures")), encoding="utf-8")
    return file


def test_replay_tells_one_moment_as_a_seat_saw_it(tmp_path: Path) -> None:
    file = tmp_path / "game.tenfold"
    record = play_at_random(TRICK_LATER, {"players": 4}, "eyes")
    file.write_text(write_record(record), encoding="utf-8")
    told = run("replay", str(file), "--at", "3").stdout.splitlines()
    assert told == run("replay", str(file)).stdout.splitlines()[3:4]
    (line,) = run("replay", str(file), "--at", "3", "--seat", "1", "--json").stdout.splitlines()
    seen = json.loads(line)
    assert (seen["n"], seen["action"], seen["view"]["seat"]) == (3, record.actions[2], 1)
    assert seen["view"]["hand"]
    last = str(len(record.actions))
    assert run("replay", str(file), "--at", last).stdout.splitlines() == run("replay", str(file)).stdout.splitlines()[-2:]


@pytest.mark.parametrize(("together", "sentence"), [
    (["--json", "--svg", "a.svg"], "three ways to tell a game; choose one."),
    (["--json", "--step"], "three ways to tell a game; choose one."),
    (["--step", "--gif", "a.gif"], "three ways to tell a game; choose one."),
    (["--result"], "give --svg or --png with it, and no --gif."),
    (["--result", "--svg", "a.svg", "--gif", "a.gif"], "give --svg or --png with it, and no --gif."),
    (["--open"], "--open is for pictures"),
])  # fmt: skip
def test_replay_passes_over_nothing_that_was_asked(ten_file: Path, together: list[str], sentence: str) -> None:
    done = subprocess.run(
        [*TENFOLD, "replay", str(ten_file), *together], capture_output=True, text=True, check=False, cwd=ten_file.parent
    )
    assert (done.returncode, done.stdout, sentence in done.stderr) == (2, "", True)
    assert [file.name for file in ten_file.parent.iterdir()] == [ten_file.name]


def test_replay_draws_a_moment_and_the_result(ten_file: Path, tmp_path: Path) -> None:
    svg, png = tmp_path / "a.svg", tmp_path / "a.png"
    done = run(
        "replay", str(ten_file), "--at", "20", "--svg", str(svg), "--png", str(png), "--theme", "dark", "--language", "ja"
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, f"Wrote {svg}.\nWrote {png}.\n", "")
    assert "20手目" in svg.read_text(encoding="utf-8")
    assert png.read_bytes().startswith(b"\x89PNG")
    done = run("replay", str(ten_file), "--result", "--no-names", "--svg", str(svg))
    assert done.returncode == 0
    assert 'width="1200" height="630"' in svg.read_text(encoding="utf-8")


def test_replay_makes_a_film(ten_file: Path, tmp_path: Path) -> None:
    gif = tmp_path / "a.gif"
    done = run("replay", str(ten_file), "--at", "3", "--gif", str(gif))
    assert (done.returncode, done.stdout) == (0, f"Wrote {gif}.\n")
    assert gif.read_bytes().startswith(b"GIF89a")


@pytest.mark.parametrize(
    ("how", "why"),
    [
        (("--at", "99999"), "there is no 99999."),
        (("--seat", "7"), "There is no seat 7"),
        (("--svg", "nowhere/at/all.svg"), "nowhere/at/all.svg cannot be written: No such file or directory."),
        (("--gif", "nowhere/at/all.gif", "--at", "0"), "nowhere/at/all.gif cannot be written: No such file or directory."),
        (("--svg", "a.svg", "--theme", "blue"), "There is no theme 'blue'; there are light, dark."),
        (("--svg", "a.svg", "--language", "fr"), "There is no language 'fr'; there are de, en, es, ja."),
    ],
)
def test_replay_says_what_it_cannot_show(ten_file: Path, how: tuple[str, ...], why: str) -> None:
    done = run("replay", str(ten_file), *how)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("tenfold: ")
    assert why in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_score_of_no_cards_is_nothing() -> None:
    assert json.loads(run("score", "", "--json").stdout)["total"] == 0


def test_score_takes_a_game_and_says_where_hands_do_not_score() -> None:
    assert run("score", "b1 b2", "--game", "ten").stdout == run("score", "b1 b2").stdout
    done = run("score", "r1 r2", "--game", "trick_later")
    assert (done.returncode, done.stderr) == (2, "tenfold: 10 Trick Later has no hands that score by themselves.\n")


def test_score_reads_a_hand_a_line() -> None:
    done = run("score", "-", text="b1 b2\nzzz\n\np1,p2,p3\n" + "x" * 1_000_000 + "\n")
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    assert [reply.get("total") for reply in replies] == [2, None, 0, 3, None]
    assert replies[1]["error"]["code"] == "syntax"
    assert "at most" in replies[4]["error"]["message"]
    assert done.returncode == 2


def test_score_of_many_hands_compiles_meanwhile_and_agrees(tmp_path: Path) -> None:
    """Enough hands that the scorer is compiled on the way, in an empty cache: it says so, and no answer changes."""
    hands = ["b1 b2 w3 b#", "w1 w2 w3 w4 w# p#", "g1 g2 g3 g4 g5 g6 g7 g8 g9"] * 2_000
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    done = subprocess.run(
        [*TENFOLD, "score", "-"], input="\n".join(hands), capture_output=True, text=True, check=True, env=environment
    )
    totals = [json.loads(line)["total"] for line in done.stdout.splitlines()]
    assert totals == [4, 6, 10] * 2_000
    assert "compiling" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["score", "b1 q7"], "'q7' is not a card of TEN"),
        (["score", "b7 b7"], "the box holds 1"),
        (["score", "b1 $3"], "currency"),
        (["score", "x" * 5_000], "is not a card"),
        (["score"], "hand"),
        (["score", "b1", "b2"], "b2"),
        (["score", "b1", "--colour"], "--colour"),
        (["fly"], "fly"),
        (["play", "chess"], "there are ten, trick_later"),
        (["play", "ten", "--players", "9"], "players must be"),
        (["play", "ten", "--level", "12"], "level must be"),
        (["play", "ten", "--players", "3", "--opponents", "champion"], "there are random, careful, sharp, master"),
        (["replay"], "file"),
    ],
)
def test_misuse_is_one_sentence_and_status_2(arguments: list[str], words: str) -> None:
    done = run(*arguments, text="")
    assert done.returncode == 2
    assert words.lower() in done.stderr.lower()
    assert len(done.stderr.splitlines()) == 1
    assert len(done.stderr) < 400
    assert done.stdout == ""


def test_help_and_version() -> None:
    assert "replay" in run("--help").stdout
    assert run("--version").stdout.strip()


@pytest.fixture(scope="module")
def record_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.tenfold"
    file.write_text(write_record(play_at_random(TEN, {"players": 1, "edition": "de"}, "replay")))
    return file


def test_replay_tells_the_game_in_words(record_file: Path) -> None:
    printed = run("replay", str(record_file)).stdout
    assert printed.startswith("TEN, seed 'replay'. Player 1's turn.")
    assert "   1  Player 1 draws " in printed
    assert "Mona" in printed
    assert printed.splitlines()[-1].startswith("Scores: Player 1 ")


def test_replay_tells_trick_later_too(tmp_path: Path) -> None:
    file = tmp_path / "game.tenfold"
    file.write_text(write_record(play_at_random(TRICK_LATER, {"players": 3}, "replay")))
    printed = run("replay", str(file)).stdout
    assert "takes the trick with" in printed
    assert "Won by" in printed


def test_replay_as_json(record_file: Path) -> None:
    moves = [json.loads(line) for line in run("replay", str(record_file), "--json").stdout.splitlines()]
    assert moves[0]["action"] is None
    assert moves[1]["action"] == "draw"
    assert moves[-1]["outcome"]["winners"]
    assert moves[-1]["view"]["phase"] == "over"


def test_a_file_that_is_refused_is_one_sentence_and_status_1(record_file: Path, tmp_path: Path) -> None:
    text = record_file.read_text()
    cases = {
        "cut": text[: len(text) // 2],
        "changed": text.replace("draw", "pass", 1),
        "empty": "",
        "version": text.replace("rules 1", "rules 2", 1),
    }
    for name, content in cases.items():
        (tmp_path / name).write_text(content)
    (tmp_path / "binary").write_bytes(b"\xff\x00\xfe" * 1000)
    (tmp_path / "huge").write_bytes(b"x" * 5_000_000)
    (tmp_path / "folder").mkdir()
    unread = ("binary", "huge", "folder", "missing")
    for name in (*cases, *unread):
        done = run("replay", str(tmp_path / name))
        assert done.returncode == 1, name
        assert done.stdout == ""
        assert len(done.stderr.splitlines()) == 1
        assert ("line " in done.stderr) == (name not in unread), done.stderr


def test_a_reader_that_goes_away_does_no_harm(record_file: Path) -> None:
    process = subprocess.Popen(
        [*TENFOLD, "replay", str(record_file), "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    with process.stderr:
        assert process.stderr.read() == ""
    assert process.wait() == 0


def test_ctrl_c_leaves_quietly() -> None:
    process = subprocess.Popen(
        [*TENFOLD, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write('{"op":"view"}\n')
    process.stdin.flush()
    process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, complaint = process.communicate()
    assert (process.returncode, complaint) == (130, "")


@pytest.mark.parametrize("command", COMMANDS)
def test_no_help_offers_a_flag_that_says_what_is_so_anyway(command: str) -> None:
    shown = run(command, "--help").stdout + (run(command, "reports", "--help").stdout if command == "admin" else "")
    assert set(re.findall(r"--(?:no|empty)-[a-z]+", shown)) <= {"--no-names", "--no-thinking"}


@pytest.mark.parametrize("arguments", [[], ["--help"]])
def test_the_help_has_a_line_for_each_command(arguments: list[str]) -> None:
    shown = run(*arguments).stdout
    for name in COMMANDS:
        assert re.search(rf"^│ {name} +[A-Z]", shown, re.MULTILINE), name


@pytest.mark.parametrize(
    ("arguments", "door"),
    [
        (["serve"], "The server"),
        (["arena", "random", "mine", "--bot", "mine=./bot"], "A bot that is a program"),
    ],
)
def test_on_windows_what_needs_posix_says_so_in_one_sentence(arguments: list[str], door: str) -> None:
    code = f"import sys, tenfold.cli; sys.platform = 'win32'; tenfold.cli.main({arguments})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (2, f"tenfold: {door} needs Linux or macOS; on Windows, run Tenfold in WSL.\n")


def test_review_tells_the_game_in_words_and_as_json(tmp_path: Path) -> None:
    file = tmp_path / "game.tenfold"
    deck = {"b1": 2, "b2": 2, "b3": 2, "g4": 2, "g5": 2, "$2": 3, "w3": 1}
    file.write_text(write_record(play_at_random(TEN, {"players": 2, "deck": deck}, "review")), encoding="utf-8")
    found = json.loads(run("review", str(file), "--deals", "20", "--json").stdout)
    told = run("review", str(file), "--deals", "20", "--language", "de", "--seat", "1")
    assert told.returncode == 0
    assert "Woraus das Ergebnis entstand" in told.stdout
    mistakes = [one for one in found["decisions"] if one["mistake"] and one["seat"] == 1]
    assert told.stdout.count("Besser:") == min(10, len(mistakes))
    assert f"Zug {found['turning_points'][0]['turn']}:" in told.stdout


def test_review_refuses_what_it_cannot_review(ten_file: Path, tmp_path: Path) -> None:
    unfinished = tmp_path / "unfinished.tenfold"
    record = play_at_random(TEN, {"players": 2}, "review")
    record.actions.pop()
    unfinished.write_text(write_record(record), encoding="utf-8")
    refusals = {
        (str(unfinished),): "tenfold: Only a game that is over can be reviewed: a review tells what would be best.\n",
        (str(ten_file), "--language", "xx"): "tenfold: There is no language 'xx'; there are de, en, es, ja.\n",
        (str(ten_file), "--deals", "3"): "tenfold: --deals takes a whole number from 10 on.\n",
    }
    for arguments, sentence in refusals.items():
        done = run("review", *arguments)
        assert (done.returncode, done.stderr) == (2, sentence)


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (["chat", "-jGT_si1E"], "There is no table '-jGT_si1E'"),
        (["remove", "--reason", "spam", "--1E"], "There is no table '--1E'"),
        (["rename", "-jGT_si1E", "Anna"], "There is no guest '-jGT_si1E'"),
        (["ban", "-jGT_si1E", "--days", "3"], "There is no guest '-jGT_si1E'"),
        (["unban", "-jGT_si1E"], "There is no ban of '-jGT_si1E'"),
    ],
)
def test_an_id_may_begin_with_a_hyphen(tmp_path: Path, command: list[str], sentence: str) -> None:
    open_store(f"sqlite:///{tmp_path / 'tenfold.db'}", "test").close()
    done = run("admin", *command, "--data", str(tmp_path))
    assert done.returncode == 2
    assert sentence in done.stderr


def test_what_was_looked_for_may_begin_with_a_hyphen(tmp_path: Path, ten_file: Path) -> None:
    open_store(f"sqlite:///{tmp_path / 'tenfold.db'}", "test").close()
    for command in (["guests", "-jGT_si1E"], ["tables", "--guest", "-jGT_si1E"]):
        assert run("admin", *command, "--data", str(tmp_path)).returncode == 0
    assert run("verify", str(ten_file), "--table", "-jGT_si1E").returncode == 1
    assert "is no address" in run("bot", "careful", "--token", "-jGT_si1E", "--server", "nowhere").stderr
