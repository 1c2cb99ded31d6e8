"""Nets as ONNX files: what they find is what the nets find; where they were made for something else they are refused."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from onnx import helper, load_model, save_model

from tenfold.bots import nets
from tenfold.bots.contract import Budget
from tenfold.bots.nets import GAME, VERSION, learnt_by, write_nets
from tenfold.bots.ten.features import SIZE, look
from tenfold.bots.ten.net import score, see, write_chances
from tenfold.bots.ten.net_file import DIGEST, packaged_net
from tenfold.bots.ten.net_onnx import LEARNT
from tenfold.cli.bots import bots
from tenfold.core.errors import BadOption
from tenfold.core.registry import find_game
from tenfold.envs.policy import PolicyBot, onnx_policy, onnx_session
from tenfold.games.ten import TEN
from tenfold.games.ten.rules.state import SEATS
from tests.bots.playing import by_chance


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The net of TEN, where this user keeps it."""
    monkeypatch.setattr(nets, "user_cache_path", lambda name: tmp_path / name)
    (written,) = write_nets()
    assert (written.game, written.version, written.digest) == ("ten", LEARNT.features.version, DIGEST)
    return Path(written.file)


@pytest.mark.parametrize("players", [1, 3, 5])
def test_the_file_finds_what_the_net_finds(file: Path, players: int) -> None:
    session, net = onnx_session(file), packaged_net()
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


def test_it_plays_as_any_policy_does(file: Path) -> None:
    player = PolicyBot("net", "ten", onnx_policy(file)).sit(TEN, "", Budget())
    position = TEN.start({"players": 4}, "onnx")
    for _ in range(20):
        position.apply(player(position.view(position.to_act), position.legal()))


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


def test_a_game_without_a_net_has_none() -> None:
    assert learnt_by("trick_later") is None
    with pytest.raises(BadOption, match="No net plays 10 Trick Later here"):
        nets.features_for(find_game("trick_later"), {GAME: "trick_later", VERSION: "1"})


def test_the_command_names_the_files(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bots(nets=True, json=True) == 0
    (named,) = json.loads(capsys.readouterr().out)["nets"]
    assert Path(named["file"]) == file
    assert bots(nets=True) == 0
    assert capsys.readouterr().out == f"TEN (ten), version 1 of what nets see\n  {file}\n"


def test_a_folder_that_others_can_write_to_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nets, "private_folder", lambda place: None)
    with pytest.raises(BadOption, match="The nets cannot be written"):
        write_nets()
