"""An ONNX policy plays at a table of a real server, as docs/research.md says: in place of `choose` in the example."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tenfold.bots.contract import Budget
from tenfold.client import Server
from tenfold.core.registry import find_game
from tenfold.envs.policy import PolicyBot, onnx_policy
from tests.client.test_seat import GAMES, against_bots
from tests.envs.onnx_files import onnx_file
from tests.server.live import Live


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_an_onnx_policy_plays_to_the_end_at_a_web_table(live: Live, tmp_path: Path, name: str, players: int) -> None:
    game = find_game(name)
    policy = onnx_policy(onnx_file(tmp_path / "mine.onnx", name, players=players))
    player = PolicyBot("mine", name, policy).sit(game, "", Budget())

    async def play() -> None:
        async with (
            await Server.arrive(live.url, "Mine") as server,
            server.at(await against_bots(server, name, players)) as seat,
        ):
            async for turn in seat.turns():
                move = player(turn.view, turn.legal)
                assert move == max(turn.legal, key=game.read_action), "the last action scores best in this file"
                await seat.move(move)
            assert seat.outcome is not None

    asyncio.run(play())
