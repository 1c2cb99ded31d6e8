"""Every door that README names opens to a game made elsewhere: to one that brings all that a game may, and to a bare one."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.live import Live
from tests.third_game.bare import write_bare_game
from tests.third_game.conftest import EXAMPLE, PIP, Finished, Python, Tenfold

BOTH = pytest.mark.parametrize("game", ["magpie", "jackdaw"])
NO_TENSOR = "Jackdaw does not say how a learner sees it: it has no tensor."
MOST_GAMES = 50

# Somebody who plays at a web table against a bot, sends what cannot be done, goes away in the middle, and sees the end.
AT_A_TABLE = """
import asyncio, json, sys
from tenfold.client import Server
from tenfold.client.errors import NotDone
from tenfold.table.commands import Concede, Start

async def refused(seat, *actions):
    try:
        await seat.move(*actions)
    except NotDone as refused:
        return [refused.code, refused.rule, refused.message]

async def main(url, game, bot):
    async with await Server.arrive(url, "Ada") as ada:
        seats = [{"is": "open"}, {"is": "bot", "bot": bot}]
        opened = await ada.open_table(game, {"first": 0}, seats=seats, house={"pace": 0})
        table = opened.table.id
        async with ada.at(table) as seat:
            await seat.commit()
            await seat.do(Start())
            moves = 0
            async for turn in seat.turns():
                if moves == 0:
                    refusal = await refused(seat, "fly")
                    together = await refused(seat, "snatch", "snatch")
                if moves == 3:
                    await seat.do(Concede())
                else:
                    await seat.move("snatch")
                moves += 1
            verdict = seat.check(await ada.record(table))
            result = {
                "stand_in": opened.table.house.stand_in, "refusal": refusal, "together": together,
                "outcome": seat.outcome.scores,
                "seats": [chair.bot for chair in seat.table.seats],
                "entropy": seat.entropy, "commitment": seat.table.commitment,
                "proven": verdict.proven, "record": await ada.record(table),
            }
            print(json.dumps(result))

asyncio.run(main(*sys.argv[1:]))
"""
# Whoever wins keeps what the game counts as an achievement.
UNTIL_WON = """
import asyncio, json, sys
from tenfold.client import Server
from tenfold.table.commands import Start
from tenfold_magpie.bots import careful

async def main(url):
    async with await Server.arrive(url, "Ada") as ada:
        for _ in range(int(sys.argv[2])):
            seats = [{"is": "open"}, {"is": "bot", "bot": "random"}]
            table = (await ada.open_table("magpie", {}, seats=seats, house={"pace": 0})).table.id
            await ada.do(table, Start())
            async with ada.at(table) as seat:
                async for turn in seat.turns():
                    await seat.move(careful(turn.view, turn.legal))
                if 0 in seat.outcome.winners:
                    break
        print(json.dumps([seat.outcome.scores[0], await ada.my_achievements(), await ada.my_ladder()]))

asyncio.run(main(sys.argv[1]))
"""
PETTINGZOO = """
import sys
from pettingzoo.test import api_test
from tenfold import envs
module = getattr(envs, sys.argv[1] + "_v0")
api_test(module.env(), num_cycles=100)
env = module.env()
env.reset(seed=7)
for agent in env.agent_iter():
    seen, reward, over, cut, info = env.last()
    env.step(None if over else int(info["action_mask"].nonzero()[0][-1]))
print(env.metadata["name"], len(seen))
"""
GYMNASIUM = """
import sys, gymnasium, tenfold.envs
from gymnasium.utils.env_checker import check_env
env = gymnasium.make("tenfold/" + sys.argv[1].capitalize() + "-v0")
check_env(env.unwrapped)
_, info = env.reset(seed=7)
over = False
while not over:
    _, reward, over, _, info = env.step(int(info["action_mask"].nonzero()[0][-1]))
print(reward)
"""
BATCH = """
import sys
from tenfold.envs.batch import make
games = make(sys.argv[1], n=64)
finished = 0
for _ in range(100):
    seen = games.step(games.random_actions())
    assert not seen.refused.any()
    finished += int(seen.done.sum())
print(finished, [plane.name for plane in games.planes])
"""
OPENSPIEL = """
import random, sys
import pyspiel, tenfold.envs.openspiel
game = pyspiel.load_game("tenfold_" + sys.argv[1] + "(first=1)")
pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
rng, state, hidden = random.Random(7), game.new_initial_state(), 0
while not state.is_terminal():
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert abs(sum(chance for _, chance in outcomes) - 1) < 1e-9
        state.apply_action(rng.choice(outcomes)[0])
    else:
        seat = state.current_player()
        twin = state.resample_from_infostate(seat, rng.random)
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        hidden += str(twin.node.position.state.deck) != str(state.node.position.state.deck)
        state.apply_action(rng.choice(state.legal_actions()))
assert hidden
print(state.returns(), game.get_type().provides_observation_tensor)
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example game, and one that has its rules and nothing else."""
    folder = tmp_path_factory.mktemp("installed")
    packages = [EXAMPLE, write_bare_game(tmp_path_factory.mktemp("bare"))]
    subprocess.run([*PIP, "--no-deps", "--no-build-isolation", "--no-index", "--target", folder, *packages], check=True)
    return folder


@pytest.fixture(scope="module")
def live(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Live(tmp_path_factory.mktemp("live"), environment={"PYTHONPATH": str(installed)}) as server:
        yield server


def printed(finished: Finished) -> str:
    assert finished.returncode == 0, finished.stderr
    return finished.stdout


def last_line(finished: Finished) -> str:
    assert finished.returncode != 0
    return finished.stderr.splitlines()[-1]


@BOTH
def test_it_passes_what_every_game_must_pass(python: Python, game: str) -> None:
    assert len(printed(python("-m", "tenfold.testing", game)).splitlines()) > 10


@pytest.fixture(scope="module")
def tables() -> dict[str, dict[str, Any]]:
    return {}


@pytest.fixture
def at_a_table(python: Python, live: Live, tables: dict[str, dict[str, Any]], game: str) -> dict[str, Any]:
    """What somebody saw who played a game at a web table; once for all tests of that game."""
    if game not in tables:
        bot = "careful" if game == "magpie" else "random"
        tables[game] = json.loads(printed(python("-c", AT_A_TABLE, live.url, game, bot)))
    return tables[game]


@BOTH
def test_a_web_table_is_opened_and_played_with_bots_and_a_stand_in(at_a_table: dict[str, Any], game: str) -> None:
    assert at_a_table["stand_in"] == {"magpie": "careful", "jackdaw": "random"}[game]
    assert at_a_table["seats"][0] == at_a_table["stand_in"]
    assert sum(at_a_table["outcome"]) <= 4 * (1 + 2 + 3 + 4 + 5 + 6)
    assert at_a_table["proven"]


@BOTH
def test_each_action_is_a_move_unless_the_game_says_otherwise(at_a_table: dict[str, Any], game: str) -> None:
    assert at_a_table["together"][0] == "separate"


@pytest.mark.parametrize("game", ["jackdaw"])
def test_a_game_without_words_names_the_rule(at_a_table: dict[str, Any], game: str) -> None:
    assert at_a_table["refusal"] == ["illegal", "M2.1", "Rule M2.1 of Jackdaw forbids that."]


@BOTH
def test_its_record_is_replayed_and_verified(at_a_table: dict[str, Any], tenfold: Tenfold, game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.tenfold"
    file.write_text(at_a_table["record"], encoding="utf-8")
    story = printed(tenfold("replay", file))
    assert {"magpie": "Ada snatches a ", "jackdaw": "Ada: snatched (card "}[game] in story
    verified = printed(tenfold("verify", file, "--commitment", at_a_table["commitment"], "--entropy", at_a_table["entropy"]))
    assert "Ada" in verified


@BOTH
def test_its_record_is_reviewed(at_a_table: dict[str, Any], tenfold: Tenfold, game: str, tmp_path: Path) -> None:
    """By playouts of its best bot: nobody of it can judge."""
    file = tmp_path / "game.tenfold"
    file.write_text(at_a_table["record"], encoding="utf-8")
    found = json.loads(printed(tenfold("review", file, "--deals", "10", "--json")))
    assert (found["bot"], found["deals"]) == ({"magpie": "careful", "jackdaw": "random"}[game], 10)
    for share in found["shares"]:
        assert share["start"] + share["own"] + share["others"] + share["luck"] + share["noise"] == share["result"]


def test_whoever_wins_keeps_what_the_game_calls_an_achievement(python: Python, live: Live) -> None:
    score, achievements, ladder = json.loads(printed(python("-c", UNTIL_WON, live.url, MOST_GAMES)))
    assert achievements == {"magpie": {"hoard": [10 * (score // 10)]}}
    assert ladder == {}


def test_the_server_lists_them_with_their_bots(live: Live) -> None:
    with httpx.Client(base_url=live.url) as http:
        games = {game["name"]: game for game in http.get("/api/games").json()}
        http.post("/api/guests", json={"name": "Ada"}).raise_for_status()
        table = {"game": "jackdaw", "seats": [{"is": "open"}, {"is": "bot", "bot": "careful"}]}
        refused = http.post("/api/tables", json=table).json()["error"]["message"]
    assert [bot["name"] for bot in games["magpie"]["bots"]] == ["random", "careful"]
    assert [bot["name"] for bot in games["jackdaw"]["bots"]] == ["random"]
    assert refused == "There is no bot 'careful' for this game; there are random."


@BOTH
def test_it_is_played_in_the_terminal_to_the_end(tenfold: Tenfold, game: str) -> None:
    typed = "fly\n" + "snatch\n" * 44 + "q\n"
    finished = tenfold("play", game, "--seed", "terminal", "--name", "Ada", "--option", "first=0", typed=typed)
    assert "Scores: Ada" in printed(finished)
    assert {"magpie": "Your beak is empty", "jackdaw": "Rule M2.1 of Jackdaw forbids that."}[game] in finished.stdout
    assert finished.stderr == ""


def test_the_arena_shows_that_the_careful_one_plays_better(tenfold: Tenfold) -> None:
    found = json.loads(
        printed(tenfold("arena", "careful", "random", "--game", "magpie", "--games", 200, "--workers", 1, "--json"))
    )
    shares = {bot["name"]: bot["win_share"] for bot in found["results"]}
    assert shares["careful"] > shares["random"]


def test_the_arena_plays_a_bare_game(tenfold: Tenfold) -> None:
    printed(tenfold("arena", "random", "--game", "jackdaw", "--games", 4, "--workers", 1, "--json"))


def test_a_dataset_is_written(tenfold: Tenfold, tmp_path: Path) -> None:
    arguments = ("arena", "careful", "random", "--games", 8, "--workers", 1, "--json", "--dataset")
    printed(tenfold(*arguments, tmp_path / "magpie", "--game", "magpie"))
    assert list((tmp_path / "magpie").glob("part-*.parquet"))
    assert (
        last_line(tenfold("arena", "random", *arguments[3:], tmp_path / "jackdaw", "--game", "jackdaw"))
        == f"tenfold: {NO_TENSOR}"
    )


@pytest.mark.parametrize("door", [PETTINGZOO, GYMNASIUM, BATCH], ids=["PettingZoo", "Gymnasium", "batch"])
def test_a_game_with_a_tensor_is_an_environment_and_one_without_says_what_it_lacks(python: Python, door: str) -> None:
    assert printed(python("-W", "ignore", "-c", door, "magpie"))
    assert NO_TENSOR in last_line(python("-W", "ignore", "-c", door, "jackdaw"))


@BOTH
def test_openspiel_plays_it_with_chance_decided_draw_by_draw(python: Python, game: str) -> None:
    returns = printed(python("-c", OPENSPIEL, game)).splitlines()[-1]
    assert returns.endswith(str(game == "magpie"))
