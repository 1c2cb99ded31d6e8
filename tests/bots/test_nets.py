"""Nets as ONNX files: what they find is what the nets find; where they were made for something else they are refused."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from onnx import helper, load_model, save_model

from tenfold.bots import __path__ as bots_folder
from tenfold.bots.contract import Budget
from tenfold.bots.nets import written
from tenfold.bots.nets.layers import score
from tenfold.bots.nets.learnt import GAME, VERSION, features_for, learnt_by
from tenfold.bots.nets.written import NetFile, write_nets
from tenfold.bots.ten.features import SIZE, look
from tenfold.bots.ten.net import see, write_chances
from tenfold.bots.ten.net_file import WEIGHTS
from tenfold.bots.ten.net_onnx import LEARNT
from tenfold.bots.trick_later.net.file import WEIGHTS as TRICK_LATER_WEIGHTS
from tenfold.bots.trick_later.net.onnx import LEARNT as TRICK_LATER_LEARNT
from tenfold.bots.trick_later.net.player import TRICK_LATER_NET
from tenfold.cli.bots import bots
from tenfold.core.errors import BadOption
from tenfold.core.registry import find_game
from tenfold.envs.policy import PolicyBot, onnx_policy, onnx_session
from tenfold.games.ten import TEN
from tenfold.games.ten.rules.state import SEATS
from tenfold.games.trick_later import TRICK_LATER, TrickLater
from tests.bots.playing import by_chance


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, NetFile]:
    """The nets, where this user keeps them, by game."""
    monkeypatch.setattr(written, "user_cache_path", lambda name: tmp_path / name)
    return {net.game: net for net in write_nets()}


@pytest.fixture
def file(files: dict[str, NetFile]) -> Path:
    return Path(files["ten"].file)


def test_every_net_is_written_with_its_game_its_version_and_its_digest(files: dict[str, NetFile]) -> None:
    found = {game: (net.version, net.digest) for game, net in files.items()}
    assert found == {
        "ten": (LEARNT.features.version, WEIGHTS.digest),
        "trick_later": (TRICK_LATER_LEARNT.features.version, TRICK_LATER_WEIGHTS.digest),
    }


@pytest.mark.parametrize("players", [1, 3, 5])
def test_the_file_finds_what_the_net_finds(file: Path, players: int) -> None:
    session, net = onnx_session(file), WEIGHTS.net()
    for n, position in enumerate(by_chance(TEN, {"players": players}, "onnx")):
        if n % 25 or position.to_act is None:
            continue
        numbers, chances = np.zeros(SIZE, np.int8), np.zeros(SEATS)
        look(position.state, position.to_act, numbers)
        see(net, position.state)
        write_chances(net, position.state, chances)
        found = session.run(None, {"observation": numbers[None].astype(np.float32)})
        assert found[0][0] == pytest.approx([score(net, action) for action in range(TEN.actions)], abs=1e-3)
        seats = max(2, players)
        assert found[1][0] == pytest.approx(
            [chances[(position.to_act + n) % seats] if n < seats else 0 for n in range(SEATS)], abs=1e-4
        )


@pytest.mark.parametrize("game", ["ten", "trick_later"])
def test_it_plays_as_any_policy_does(files: dict[str, NetFile], game: str) -> None:
    player = PolicyBot("net", game, onnx_policy(files[game].file)).sit(find_game(game), "", Budget())
    position = find_game(game).start({"players": 4}, "onnx")
    for _ in range(20):
        position.apply(player(position.view(position.to_act), position.legal()))


@pytest.mark.xdist_group("compiled trick_later")
def test_the_file_of_10_trick_later_does_what_our_player_does(files: dict[str, NetFile]) -> None:
    theirs = PolicyBot("net", "trick_later", onnx_policy(files["trick_later"].file)).sit(TRICK_LATER, "", Budget())
    ours = TRICK_LATER_NET.sit(TRICK_LATER, "", Budget())
    for position in by_chance(TRICK_LATER, {"players": 4}, "onnx"):
        assert theirs(position.view(position.to_act), position.legal()) == ours(
            position.view(position.to_act), position.legal()
        )


def says(file: Path, **about: str) -> Path:
    model = load_model(file)
    helper.set_model_props(model, {GAME: about["game"], VERSION: about["version"]})
    save_model(model, file)
    return file


@pytest.mark.parametrize(
    ("about", "sentence"),
    [
        ({"game": "ten", "version": "9"}, "This net of TEN was made for version 9 of what nets see; this is version 1"),
        ({"game": "trick_later", "version": "1"}, "This net was made for 10 Trick Later; it does not play TEN"),
    ],
)
def test_a_file_for_something_else_is_refused_in_a_sentence(file: Path, about: dict[str, str], sentence: str) -> None:
    player = PolicyBot("net", "ten", onnx_policy(says(file, **about))).sit(TEN, "", Budget())
    position = TEN.start({}, "onnx")
    with pytest.raises(BadOption, match=sentence):
        player(position.view(position.to_act), position.legal())


class NobodyLearnt(TrickLater):
    name = "nobody_learnt"


def test_a_game_without_a_net_has_none() -> None:
    assert learnt_by("nobody_learnt") is None
    with pytest.raises(BadOption, match="No net plays 10 Trick Later here"):
        features_for(NobodyLearnt(), {GAME: "nobody_learnt", VERSION: "1"})


def test_the_command_names_the_files(files: dict[str, NetFile], capsys: pytest.CaptureFixture[str]) -> None:
    assert bots(nets=True, json=True) == 0
    assert {net["file"] for net in json.loads(capsys.readouterr().out)["nets"]} == {net.file for net in files.values()}
    assert bots(nets=True) == 0
    assert (
        f"10 Trick Later (trick_later), version 1 of what nets see\n  {files['trick_later'].file}\n" in capsys.readouterr().out
    )


@pytest.mark.parametrize("game", ["ten", "trick_later"])
def test_the_weights_of_a_game_are_small(game: str) -> None:
    """All that a game has learnt, together."""
    room = Path(bots_folder[0]) / game
    assert sum(file.stat().st_size for suffix in ("npz", "npy") for file in room.rglob(f"*.{suffix}")) <= 200_000


def test_a_folder_that_others_can_write_to_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(written, "private_folder", lambda place: None)
    with pytest.raises(BadOption, match="The nets cannot be written"):
        write_nets()
