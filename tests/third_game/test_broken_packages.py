"""Whatever is wrong with an installed package, every door stays open: it is left out, named once, and says why."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.live import Live
from tests.third_game.broken import BROKEN, write_imitation, write_ruins
from tests.third_game.conftest import EXAMPLE, PIP, Finished, Python, Tenfold

WARNING = "Tenfold leaves out what cannot be loaded ('tenfold bots' lists it): "
MISSING = "is installed but cannot be loaded: ModuleNotFoundError: No module named 'no_such_library'."
GYMNASIUM = """
import gymnasium, tenfold.envs
env = gymnasium.make("tenfold/Ten-v0")
env.reset(seed=1)
try:
    gymnasium.make("tenfold/Ten-v0", opponents="missing")
except Exception as error:
    print(error)
"""
PETTINGZOO = """
from tenfold.envs import ten_v0, trick_later_v0
for made in (ten_v0.env(), trick_later_v0.env()):
    made.reset(seed=1)
    print(made.agent_selection)
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example game, a package in which nearly everything is broken, and one that takes a name of it."""
    folder = tmp_path_factory.mktemp("installed")
    packages = [EXAMPLE, write_ruins(tmp_path_factory.mktemp("ruins")), write_imitation(tmp_path_factory.mktemp("sham"))]
    subprocess.run([*PIP, "--no-deps", "--no-build-isolation", "--no-index", "--target", folder, *packages], check=True)
    return folder


@pytest.fixture(scope="module")
def live(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Live(tmp_path_factory.mktemp("live"), environment={"PYTHONPATH": str(installed)}) as server:
        yield server


def check_warnings(log: str, *kinds: str) -> None:
    """A line for each kind of thing, in which all that is broken of that kind is named once."""
    warnings = [line.partition(WARNING)[2] for line in log.splitlines() if WARNING in line]
    assert [warning.split()[1] for warning in warnings] == list(kinds)
    for (kind, name), reason in BROKEN.items():
        assert log.count(f"the {kind} {name!r} of the package 'ruins': {reason}") == kinds.count(kind)
    assert "Traceback" not in log


def only_warned(finished: Finished, *kinds: str) -> str:
    assert finished.returncode == 0, finished.stderr
    assert all(WARNING in line for line in finished.stderr.splitlines())
    check_warnings(finished.stderr, *kinds)
    return finished.stdout


def refused(finished: Finished) -> str:
    assert finished.returncode == 2
    return finished.stderr.splitlines()[-1]


def test_all_that_is_broken_is_listed_with_its_reason(tenfold: Tenfold) -> None:
    finished = tenfold("bots", "--json")
    assert (finished.returncode, finished.stderr) == (0, "")
    found = json.loads(finished.stdout)
    broken = {(one["kind"], one["name"]): one["reason"] for one in found["broken"] if one["package"] == "ruins"}
    assert broken == BROKEN
    [twin] = [one for one in found["broken"] if one["package"] == "sham"]
    assert twin["reason"] == "the package 'ruins' has a bot of this name already"


def test_what_is_whole_is_listed_by_game(tenfold: Tenfold) -> None:
    found = json.loads(tenfold("bots", "--json").stdout)
    bots = {game["name"]: [bot["name"] for bot in game["bots"]] for game in found["games"]}
    ours = ["random", "careful", "sharp", "master"]
    assert bots == {
        "magpie": ["random", "careful"],
        "ten": ["hasty", *ours, "net:ten-v1"],
        "trick_later": [*ours, "net:trick_later-v1"],
    }
    assert [bot["name"] for bot in found["idle"]] == ["lost"]


def test_the_list_is_read_by_people_too(tenfold: Tenfold) -> None:
    finished = tenfold("bots")
    assert (finished.returncode, finished.stderr) == (0, "")
    lines = finished.stdout.splitlines()
    assert "TEN (ten)" in lines
    assert ["hasty", "level 1", "The first action that is legal."] in [re.split(" {2,}", line.strip()) for line in lines]
    assert "  the bot 'torn' of the package 'ruins': SyntaxError: invalid syntax (torn.py, line 1)." in lines
    assert sum("of the package 'ruins'" in line for line in lines) == len(BROKEN)
    assert finished.stdout.replace("\n", "").isprintable()


def test_the_arena_plays_and_warns_once(tenfold: Tenfold) -> None:
    printed = only_warned(tenfold("arena", "hasty", "careful", "--games", 8, "--workers", 2, "--json"), "bot")
    assert {bot["name"] for bot in json.loads(printed)["results"]} == {"hasty", "careful"}


def test_who_asks_the_arena_for_a_broken_one_is_told_why(tenfold: Tenfold) -> None:
    assert refused(tenfold("arena", "careful", "missing")) == f"tenfold: The bot 'missing' {MISSING}"
    assert refused(tenfold("arena", "careful", "--game", "chess")) == f"tenfold: The game 'chess' {MISSING}"
    assert "There is no bot 'lost' for this game" in refused(tenfold("arena", "careful", "lost"))


def test_a_game_in_the_terminal_is_played(tenfold: Tenfold) -> None:
    assert "TEN" in only_warned(tenfold("play", "ten", "--opponents", "hasty", "--seed", "tea", typed="q\n"), "game", "bot")


def test_a_game_whose_screen_is_broken_gets_the_plain_one(tenfold: Tenfold) -> None:
    finished = tenfold("play", "magpie", "--seed", "tea", typed="q\n")
    assert finished.returncode == 0, finished.stderr
    assert "Your beak is empty" in tenfold("play", "magpie", "--seed", "tea", "--new", typed="fly\nq\n").stdout
    assert finished.stderr.count("the screen 'magpie'") == 1


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", f"The bot 'missing' {MISSING}"), ("de", "Der Bot 'missing' ist installiert, kann aber nicht geladen werden: ")],
)
def test_who_asks_the_terminal_for_a_broken_one_is_told_why(tenfold: Tenfold, language: str, sentence: str) -> None:
    finished = tenfold("play", "ten", "--opponents", "missing", "--language", language)
    assert refused(finished).startswith(f"tenfold: {sentence}")
    assert "'chess'" in refused(tenfold("play", "chess", "--language", language))


def test_the_engine_plays_and_says_what_is_broken(tenfold: Tenfold) -> None:
    asked = [{"op": "start", "game": "chess"}, {"op": "start", "game": "dice"}, {"op": "start", "game": "ten", "seed": "tea"}]
    finished = tenfold("engine", typed="".join(f"{json.dumps(request)}\n" for request in asked))
    assert (finished.returncode, finished.stderr) == (0, "")
    chess, dice, ten = map(json.loads, finished.stdout.splitlines())
    assert chess["error"] == {"code": "option", "message": f"The game 'chess' {MISSING}"}
    assert "no tenfold.core.game.Game" in dice["error"]["message"]
    assert ten["to_act"] in (0, 1)


def test_gymnasium_makes_its_environments(python: Python) -> None:
    printed = only_warned(python("-W", "error", "-c", GYMNASIUM), "bot")
    assert printed == f"The bot 'missing' {MISSING}\n"


def test_pettingzoo_makes_its_environments(python: Python) -> None:
    finished = python("-c", PETTINGZOO)
    assert (finished.returncode, finished.stderr) == (0, "")
    assert len(finished.stdout.split()) == 2


def open_table(http: httpx.Client, **wish: Any) -> httpx.Response:
    return http.post("/api/tables", json={"game": "ten", "house": {"pace": 0}} | wish)


def test_a_web_table_is_opened_and_played(live: Live) -> None:
    with httpx.Client(base_url=live.url) as http:
        assert {game["name"] for game in http.get("/api/games").json()} == {"magpie", "ten", "trick_later"}
        http.post("/api/guests", json={"name": "Ada"}).raise_for_status()
        seats = [{"is": "bot", "bot": "hasty"}, {"is": "bot", "bot": "careful"}]
        table = open_table(http, seats=seats, seat=None).raise_for_status().json()["table"]["id"]
        http.post(f"/api/tables/{table}/do", json={"id": "1", "command": {"do": "start"}}).raise_for_status()
        while http.get(f"/api/tables/{table}").json()["table"]["status"] != "over":
            pass
    check_warnings(live.logged(), "game", "bot")


def test_a_web_table_with_a_broken_bot_or_game_says_why(live: Live) -> None:
    with httpx.Client(base_url=live.url) as http:
        http.post("/api/guests", json={"name": "Ada"}).raise_for_status()
        wishes: list[dict[str, Any]] = [
            {"seats": [{"is": "open"}, {"is": "bot", "bot": "missing"}]},
            {"house": {"stand_in": "missing"}},
            {"game": "chess"},
        ]
        for wish in wishes:
            answer = open_table(http, **wish)
            assert answer.status_code == 400
            assert answer.json()["error"]["code"] == "option"
            assert MISSING in answer.json()["error"]["message"]


def test_what_helps_a_server_to_get_bots_ready_does_not_warn_again(python: Python) -> None:
    finished = python("-m", "tenfold.bots.ready", "hasty", "ten")
    assert (finished.returncode, finished.stdout, finished.stderr) == (0, "", "")
