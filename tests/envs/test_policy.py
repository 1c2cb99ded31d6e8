"""A policy plays: a function or an ONNX file, in the arena, in an environment, as a bot of the house."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import tenfold.envs  # noqa: F401  (registers them)
from tenfold.bots import registry
from tenfold.bots.contract import Budget
from tenfold.core.errors import BadOption
from tenfold.core.registry import find_game
from tenfold.envs.policy import PolicyBot, onnx_policy
from tests.envs.cases import GAMES, first_legal
from tests.envs.onnx_files import onnx_file


def last_is_best(numbers: Any, mask: Any) -> Any:
    return np.arange(len(mask))


def always(scores: Any, numbers: Any, mask: Any) -> Any:
    return scores


@pytest.mark.parametrize("name", ["ten", "trick_later"])
def test_a_function_and_an_onnx_file_play_the_best_legal_action(name: str, tmp_path: Path) -> None:
    game = find_game(name)
    policies = [last_is_best, onnx_policy(onnx_file(tmp_path / "policy.onnx", name))]
    for policy in policies:
        player = PolicyBot("mine", name, policy).sit(game, "", Budget())
        position = game.start({}, "policy")
        for _ in range(40):
            legal = position.legal()
            assert player(position.view(position.to_act), legal) == legal[-1]
            position.apply(legal[0])


def test_a_policy_is_told_what_its_seat_observes() -> None:
    observed = []

    def listen(numbers: Any, mask: Any) -> Any:
        observed.append((numbers.tolist(), mask.nonzero()[0].tolist()))
        return mask

    game = find_game("trick_later")
    assert game.tensor is not None
    position = game.start({}, "listen")
    PolicyBot("mine", "trick_later", listen).sit(game, "", Budget())(position.view(position.to_act), position.legal())
    seen = [0] * game.tensor.size(position.options)
    game.tensor.observe(position.state, position.to_act, seen)
    assert observed == [(seen, [game.read_action(action) for action in position.legal()])]


@pytest.mark.parametrize("name", GAMES)
def test_a_policy_sits_in_the_other_seats_of_an_environment(name: str) -> None:
    table = {"ten": "tenfold/Ten-v0", "trick_later": "tenfold/TrickLater-v0"}[name]
    env = gymnasium.make(table, opponents=PolicyBot("mine", name, last_is_best))
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, reward, over, _, info = env.step(first_legal(info["action_mask"]))
    assert reward != 0


def test_an_onnx_file_plays_in_the_arena(tmp_path: Path) -> None:
    file = onnx_file(tmp_path / "policy.onnx", "trick_later")
    program = f"mine={sys.executable} -m tenfold.envs.policy {file}"
    command = [sys.executable, "-m", "tenfold.cli", "arena", "random", "--bot", program, "--game", "trick_later"]
    done = subprocess.run([*command, "--games", "4", "--workers", "1"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "mine" in done.stdout
    assert "failed" not in done.stdout


def test_a_policy_that_is_registered_is_a_bot_of_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = {**registry.bot_kinds(), "mine": PolicyBot("mine", "ten", last_is_best)}
    monkeypatch.setattr(registry, "bot_kinds", lambda: kinds)
    assert "mine" in registry.bots_for("ten")
    assert "mine" not in registry.bots_for("trick_later")
    game = find_game("ten")
    position = game.start({}, "house")
    assert registry.seat_bot("mine", game, "")(position.view(0), position.legal()) == position.legal()[-1]


def test_what_is_no_policy_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="There is no file"):
        onnx_policy(tmp_path / "none.onnx")
    nonsense = tmp_path / "nonsense.onnx"
    nonsense.write_text("nonsense")
    with pytest.raises(BadOption, match="no ONNX file that can be read"):
        onnx_policy(nonsense)
    game = find_game("ten")
    position = game.start({}, "")
    for scores in ([1, 2, 3], [float("nan")] * game.actions):
        player = PolicyBot("mine", "ten", partial(always, scores)).sit(game, "", Budget())
        with pytest.raises(BadOption, match="must give 303 scores, one for each action"):
            player(position.view(0), position.legal())
    command = [sys.executable, "-m", "tenfold.envs.policy"]
    for arguments, sentence in (([], "Name the ONNX file"), (["none.onnx"], "There is no file 'none.onnx'.")):
        done = subprocess.run([*command, *arguments], capture_output=True, text=True, check=False)
        assert (done.returncode, sentence in done.stderr) == (2, True)


def test_a_policy_for_other_options_is_refused_with_both_sizes(tmp_path: Path) -> None:
    game = find_game("trick_later")
    policy = onnx_policy(onnx_file(tmp_path / "policy.onnx", "trick_later", players=4))
    position = game.start({"players": 3}, "policy")
    player = PolicyBot("mine", "trick_later", policy).sit(game, "", Budget())
    with pytest.raises(BadOption, match="takes 786 numbers, but these options give 614"):
        player(position.view(position.to_act), position.legal())
