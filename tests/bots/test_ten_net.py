"""The net of TEN: it sees what its seat may know and nothing else, the same on every machine, from a file that is whole."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

import gymnasium
import msgspec
import numpy as np
import pytest

import tenfold.envs  # noqa: F401  (registers them)
from tenfold.arena.match import Croupier
from tenfold.arena.plan import make_plan
from tenfold.bots.contract import Budget
from tenfold.bots.nets.layers import Net, score
from tenfold.bots.registry import bots_for, find_bot, seat_bot
from tenfold.bots.ten.features import PLANES, SIZE, VERSION, look
from tenfold.bots.ten.net import SCALE, UNITS, see, write_chances
from tenfold.bots.ten.net_file import WEIGHTS
from tenfold.bots.ten.net_player import sit
from tenfold.cli import run
from tenfold.core.compile.compiled import compile_rules
from tenfold.core.errors import BadOption
from tenfold.games.ten import TEN
from tenfold.games.ten.face.view import TenView
from tenfold.games.ten.rules.state import SEATS
from tests.bots.nets_by_chance import file_of, student_by_chance
from tests.bots.playing import by_chance, play, share
from tools.train.games.ten import SUBJECT

compiled = pytest.mark.xdist_group("compiled ten")


def seen(position: Any) -> dict[str, list[int]]:
    """By plane."""
    out = np.zeros(SIZE, np.int8)
    assert look(position.state, position.to_act, out) == SIZE
    ends = np.cumsum([plane.size for plane in PLANES])
    return {plane.name: part.tolist() for plane, part in zip(PLANES, np.split(out, ends[:-1]), strict=True)}


@pytest.mark.parametrize("variant", TEN.variants)
def test_it_sees_the_same_from_the_view_alone(variant: dict[str, Any]) -> None:
    """The order of the deck, which nobody knows, makes no difference."""
    for position in by_chance(TEN, variant, "features"):
        seat = position.to_act or 0
        whole, remembered = np.zeros(SIZE, np.int8), np.zeros(SIZE, np.int8)
        look(position.state, seat, whole)
        look(TEN.remembered(cast(TenView, position.view(seat))), seat, remembered)
        assert whole.tolist() == remembered.tolist()


def test_it_sees_what_a_card_would_add_and_how_likely_a_bust_is() -> None:
    position = TEN.start({"players": 2, "first": 0}, seed="features")
    position.apply("draw")
    planes = seen(position)
    assert planes["players"] == [0, 1, 0, 0, 0]
    assert planes["adds"] == [1] * 50
    assert planes["left"] == [90]
    state = position.state
    faces = [kind % 9 + 1 for kind in state.deck[state.deck_at : state.deck_size] if kind < 36]
    assert planes["chances"][0] == 100 * sum(state.net + face >= 11 for face in faces) // 90


def test_every_number_that_it_sees_has_a_unit() -> None:
    assert len(UNITS) == SIZE
    assert min(UNITS) >= 1


def thoughts(functions: dict[str, Any], net: Net, s: Any) -> tuple[list[float], list[float]]:
    chances = np.zeros(SEATS)
    functions["see"](net, s)
    functions["write_chances"](net, s, chances)
    return chances.tolist(), [float(functions["score"](net, action)) for action in (0, 1, 3, 41)]


@compiled
@pytest.mark.parametrize("players", [1, 2, 5])
def test_compiled_it_finds_the_same_bits(players: int) -> None:
    plain: dict[str, Any] = {"see": see, "write_chances": write_chances, "score": score}
    fast = compile_rules(plain, TEN.rules)
    for n, position in enumerate(by_chance(TEN, {"players": players}, "bits")):
        if n % 20 == 0:
            s = position.state
            found = thoughts(plain, WEIGHTS.net(), s)
            assert found == thoughts(fast, WEIGHTS.net(), np.frombuffer(s.to_bytes(), s.layout.dtype)[0])
            assert abs(sum(found[0]) - 1) < 1e-12


@compiled
def test_without_a_search_it_plays_every_kind_of_ten_and_beats_the_careful_one() -> None:
    for variant in TEN.variants:
        play(TEN, variant, "variants", dict.fromkeys(range(5), sit(TEN, "", Budget())))
    assert share(TEN, {"players": 2, "first": 0}, 24, sit(TEN, "", Budget()), seat_bot("careful", TEN, "")) > 0.5


@compiled
def test_it_plays_by_its_name_in_the_arena_and_in_an_environment() -> None:
    plan = make_plan("ten", ["net:ten-v1", "careful"], options={"players": 2}, games=2, seed="named")
    played = [game for task in plan.tasks() for game in Croupier(plan).play(task).games]
    assert all(game.scores is not None for game in played)
    env = gymnasium.make("tenfold/Ten-v0", opponents="net:ten-v1")
    _, info = env.reset(seed=1)
    env.step(int(info["action_mask"].nonzero()[0][0]))


def test_its_name_is_that_of_what_it_sees_and_it_is_on_nobodys_menu(capsys: pytest.CaptureFixture[str]) -> None:
    kind = find_bot("net:ten-v1", "ten")
    assert kind.name == f"net:ten-v{VERSION}"
    assert kind.name not in bots_for("ten")
    assert run(["bots"]) == 0
    ours, _, others = capsys.readouterr().out.partition("10 Trick Later")
    assert re.search(r"net:ten-v1 +level 3", ours)
    assert "net:ten" not in others
    assert "net:trick_later-v1" in others


def test_a_net_that_is_not_there_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadOption, match=r"There is no bot 'net:ten-v9' for this game; there are .*net:ten-v1\."):
        find_bot("net:ten-v9", "ten")
    with pytest.raises(BadOption, match=r"There is no bot 'net:ten-v1' for this game; there are .*net:trick_later-v1\."):
        find_bot("net:ten-v1", "trick_later")


def test_a_packed_student_scores_as_it_did_up_to_its_eight_bits() -> None:
    student = student_by_chance(SUBJECT)
    net = WEIGHTS.read(file_of(SUBJECT, student))
    see(net, TEN.start({"players": 3, "first": 0}, seed="packed").state)
    reached = net.seen * np.array(UNITS) / SCALE
    for name in ("first", "second"):
        reached = np.maximum(0, student[f"{name}.weight"] @ reached + student[f"{name}.bias"])
    scores = student["policy.weight"] @ reached + student["policy.bias"]
    assert max(abs(score(net, action) - scores[action]) for action in range(TEN.actions)) < 0.02


def test_a_net_for_another_version_of_what_nets_see_is_refused() -> None:
    with pytest.raises(BadOption, match=r"This net of TEN was made for version 9 of what nets see; this is version 1\."):
        WEIGHTS.read(file_of(SUBJECT, student_by_chance(SUBJECT), version=np.int64(9)))


def test_a_file_that_is_not_there_is_told_apart_from_a_damaged_one(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"The net of TEN is not in this installation\."):
        msgspec.structs.replace(WEIGHTS, file=tmp_path / "net.npz").net()


def test_a_damaged_file_is_found_by_its_digest(tmp_path: Path) -> None:
    data = bytearray(WEIGHTS.data())
    data[len(data) // 2] ^= 1
    damaged = msgspec.structs.replace(WEIGHTS, file=tmp_path / "net.npz")
    damaged.file.write_bytes(data)
    with pytest.raises(BadOption, match="The net of TEN in this installation is damaged"):
        damaged.net()
