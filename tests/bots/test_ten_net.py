"""The net of TEN: it sees what its seat may know and nothing else, the same on every machine, from a file that is whole."""

from __future__ import annotations

import io
from typing import Any, cast

import msgspec
import numpy as np
import pytest

from tenfold.bots.contract import Budget
from tenfold.bots.registry import seat_bot
from tenfold.bots.ten import net_file
from tenfold.bots.ten.features import PLANES, SIZE, look
from tenfold.bots.ten.net import SCALE, UNITS, Net, score, see, write_chances
from tenfold.bots.ten.net_file import packaged_net, read_net
from tenfold.bots.ten.net_player import answer, sit
from tenfold.core.compile.compiled import compile_rules
from tenfold.core.errors import BadOption
from tenfold.games.ten import TEN
from tenfold.games.ten.face.view import TenView
from tenfold.games.ten.rules.state import SEATS
from tests.bots.playing import by_chance, play, share
from tools.train.pack import packed

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
            found = thoughts(plain, packaged_net(), s)
            assert found == thoughts(fast, packaged_net(), np.frombuffer(s.to_bytes(), s.layout.dtype)[0])
            assert abs(sum(found[0]) - 1) < 1e-12


@compiled
def test_without_a_search_it_plays_every_kind_of_ten_and_beats_the_careful_one() -> None:
    for variant in TEN.variants:
        play(TEN, variant, "variants", dict.fromkeys(range(5), sit(TEN, "", Budget())))
    assert share(TEN, {"players": 2, "first": 0}, 24, sit(TEN, "", Budget()), seat_bot("careful", TEN, "")) > 0.5


@compiled
def test_as_a_program_of_the_arena_it_answers_in_lines() -> None:
    position = TEN.start({"players": 2, "first": 0}, seed="lines")
    position.apply("draw")
    question = {"op": "choose", "game": "ten", "view": position.view(0), "legal": position.legal()}
    out = io.StringIO()
    answer([msgspec.json.encode(question).decode(), '{"op":"quit"}', "never read"], out)
    assert msgspec.json.decode(out.getvalue())["action"] in position.legal()
    with pytest.raises(BadOption, match="This net plays TEN alone"):
        answer(['{"op":"choose","game":"trick_later"}'], out)


def test_a_packed_student_scores_as_it_did_up_to_its_eight_bits() -> None:
    dice = np.random.default_rng(3)
    sizes = {"first": (16, SIZE), "second": (8, 16), "policy": (TEN.actions, 8), "value": (SEATS, 8)}
    student = {f"{name}.weight": dice.normal(0, 0.1, size) for name, size in sizes.items()}
    student |= {f"{name}.bias": dice.normal(0, 0.1, size[0]) for name, size in sizes.items()}
    out = io.BytesIO()
    np.savez(out, **packed(student))
    net = read_net(out.getvalue())
    see(net, TEN.start({"players": 3, "first": 0}, seed="packed").state)
    reached = net.seen * np.array(UNITS) / SCALE
    for name in ("first", "second"):
        reached = np.maximum(0, student[f"{name}.weight"] @ reached + student[f"{name}.bias"])
    scores = student["policy.weight"] @ reached + student["policy.bias"]
    assert max(abs(score(net, action) - scores[action]) for action in range(TEN.actions)) < 0.02


def with_version(version: int) -> bytes:
    kept = dict(np.load(io.BytesIO(net_file.net_file())))
    out = io.BytesIO()
    np.savez(out, **{**kept, "version": np.int64(version)})
    return out.getvalue()


def test_a_net_for_another_version_of_what_nets_see_is_refused() -> None:
    with pytest.raises(BadOption, match="made for version 9 of what nets see"):
        read_net(with_version(9))


def test_a_damaged_file_is_found_by_its_digest(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    data = bytearray(net_file.FILE.read_bytes())
    data[len(data) // 2] ^= 1
    (tmp_path / "net.npz").write_bytes(data)
    monkeypatch.setattr(net_file, "FILE", tmp_path / "net.npz")
    monkeypatch.setattr(net_file, "net_file", net_file.net_file.__wrapped__)
    with pytest.raises(BadOption, match="damaged"):
        packaged_net()
