"""The net of 10 Trick Later: it sees what its seat may know and nothing else, alike in every order of colours; and it plays."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest
from onnxruntime import InferenceSession

from tenfold.bots.contract import Budget
from tenfold.bots.nets.layers import Net, score
from tenfold.bots.nets.player import NetBot
from tenfold.bots.nets.weights import Weights
from tenfold.bots.registry import seat_bot
from tenfold.bots.trick_later.net.features import FEATURES, PLANES, SIZE, look
from tenfold.bots.trick_later.net.file import WEIGHTS
from tenfold.bots.trick_later.net.looking import see, write_chances
from tenfold.bots.trick_later.net.onnx import EMPTY, TrickLaterGraph
from tenfold.bots.trick_later.net.player import TRICK_LATER_NET
from tenfold.bots.trick_later.net.units import UNITS
from tenfold.core.compile.compiled import compile_rules
from tenfold.core.errors import BadOption
from tenfold.games.trick_later import TRICK_LATER, TrickLater
from tenfold.games.trick_later.face.view import TrickLaterView
from tenfold.games.trick_later.rules.state import SEATS
from tenfold.testing import samples
from tenfold.testing.tensor import tensors_tell_what_views_tell
from tests.bots.nets_by_chance import file_of, student_by_chance, weights_by_chance
from tests.bots.playing import by_chance, play, share
from tests.bots.trick_later_tables import asks, twins
from tools.train.games.trick_later import SUBJECT

compiled = pytest.mark.xdist_group("compiled trick_later")

DEAL: dict[str, Any] = {
    "hands": [
        ["r1", "r2", "r3", "r4", "g1", "g2", "g3", "y1", "y2", "i1"],
        ["r5", "r6", "r7", "r8", "g4", "g5", "g6", "i2", "i3", "i4"],
        ["g7", "g8", "y3", "y4", "y5", "y6", "y7", "y8", "i5", "i6"],
    ],
    "leader": 0,
}


def seen(s: Any, seat: int) -> list[int]:
    out = np.zeros(SIZE, np.int8)
    assert look(s, seat, out) == SIZE
    return out.tolist()


def by_plane(s: Any, seat: int) -> dict[str, list[int]]:
    ends = np.cumsum([plane.size for plane in PLANES])
    return {plane.name: list(part) for plane, part in zip(PLANES, np.split(np.array(seen(s, seat)), ends[:-1]), strict=True)}


@pytest.mark.parametrize("variant", TRICK_LATER.variants)
def test_every_seat_sees_the_same_from_its_view_alone(variant: dict[str, Any]) -> None:
    for position in by_chance(TRICK_LATER, variant, "features"):
        for seat in range(position.state.players):
            before = position.state.to_bytes()
            remembered = TRICK_LATER.remembered(cast(TrickLaterView, position.view(seat)))
            assert seen(position.state, seat) == seen(remembered, seat)
            assert position.state.to_bytes() == before


def started() -> Any:
    return TRICK_LATER.start({"players": 3, "first": 0}, seed="features", fixed=[DEAL])


def test_colours_stand_in_order_the_led_one_first_then_the_longest_and_the_one_that_is_out_last() -> None:
    position = started()
    assert by_plane(position.state, 0)["order"] == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    position.apply("play g1")
    assert by_plane(position.state, 1)["order"][:8] == [0, 1, 0, 0, 1, 0, 0, 0]
    assert by_plane(position.state, 1)["hand"][:8] == [0, 0, 0, 1, 1, 1, 0, 0]


def test_it_sees_who_did_not_follow() -> None:
    position = started()
    for card in ("r1", "r5", "y3"):
        position.apply(f"play {card}")
    planes = by_plane(position.state, 1)
    assert planes["none"][5:10] == [1, 0, 0, 0, 0]
    assert planes["spent"][5:10] == [0, 0, 1, 0, 0]


def test_it_sees_which_cards_would_win_and_how_many_are_higher() -> None:
    position = started()
    position.apply("play r4")
    planes = by_plane(position.state, 1)
    red = slice(0, 8)
    assert planes["wins"][red] == [0, 0, 0, 0, 1, 1, 1, 1]
    assert planes["beaten"][red] == [0] * 8
    assert planes["laid"][8:12] == [4, 0, 1, 1]


def test_every_number_that_it_sees_has_a_unit() -> None:
    assert len(UNITS) == SIZE
    assert min(UNITS) == 0, "the order of colours is for the actions alone"


class AsItsNetSees(TrickLater):
    tensor = FEATURES


def test_nothing_hidden_is_in_what_it_sees() -> None:
    """As of every observation: what a seat cannot know is drawn anew, and the numbers stay the same."""
    tensors_tell_what_views_tell(AsItsNetSees(), samples(AsItsNetSees(), "net", 1))


@pytest.fixture
def weights(tmp_path: Path) -> Weights:
    """Of a net that has learnt nothing."""
    return weights_by_chance(WEIGHTS, SUBJECT, tmp_path)


def rules_of_play() -> dict[str, Any]:
    return {"see": see, "write_chances": write_chances, "score": score}


def thoughts(functions: dict[str, Any], net: Net, s: Any) -> list[float]:
    """Each seat's chance and the score of each action."""
    chances = np.zeros(SEATS)
    functions["see"](net, s)
    functions["write_chances"](net, s, chances)
    return [*chances.tolist(), *(float(functions["score"](net, action)) for action in range(TRICK_LATER.actions))]


@compiled
@pytest.mark.parametrize("players", [3, 4])
def test_compiled_it_finds_the_same_bits(weights: Weights, players: int) -> None:
    fast = compile_rules(rules_of_play(), TRICK_LATER.rules)
    for n, position in enumerate(by_chance(TRICK_LATER, {"players": players}, "bits")):
        if n % 7 == 0:
            s = position.state
            found = thoughts(rules_of_play(), weights.net(), s)
            assert found == thoughts(fast, weights.net(), np.frombuffer(s.to_bytes(), s.layout.dtype)[0])
            assert abs(sum(found[:SEATS]) - 1) < 1e-12


def swapped(cards: list[str]) -> list[str]:
    """Red for green and green for red."""
    return [card.translate(str.maketrans("rg", "gr")) for card in cards]


def test_a_card_is_scored_by_the_place_of_its_colour(weights: Weights) -> None:
    net, found = weights.net(), []
    for deal in (DEAL["hands"], [swapped(hand) for hand in DEAL["hands"]]):
        position = TRICK_LATER.start({"players": 3, "first": 0}, seed="net", fixed=[{"hands": deal, "leader": 0, "out": "b"}])
        see(net, position.state)
        found.append({action: score(net, TRICK_LATER.read_action(action)) for action in position.legal()})
    here, there = found
    assert len(set(here.values())) == len(here) > 5
    assert here == {" ".join(swapped(action.split())): score for action, score in there.items()}


def every_option() -> list[dict[str, Any]]:
    return [options for mix in SUBJECT.mixes for options in mix.options if len(options) > 1] + [{"players": 3}, {"players": 4}]


@compiled
@pytest.mark.parametrize("options", every_option(), ids=lambda options: "-".join(map(str, options.values())))
def test_it_plays_whole_games_and_never_does_what_is_not_legal(weights: Weights, options: dict[str, Any]) -> None:
    player = NetBot(TRICK_LATER, weights, see).sit(TRICK_LATER, "", Budget())
    play(TRICK_LATER, options, "options", dict.fromkeys(range(4), player))


@compiled
def test_it_plays_alike_whatever_it_cannot_know(weights: Weights) -> None:
    player = NetBot(TRICK_LATER, weights, see).sit(TRICK_LATER, "", Budget())
    for position, twin in twins({"players": 4}, "net"):
        assert asks(player, position) == asks(player, twin)


def test_a_net_for_another_version_of_what_nets_see_is_refused() -> None:
    data = file_of(SUBJECT, student_by_chance(SUBJECT), version=np.int64(9))
    with pytest.raises(BadOption, match="This net of 10 Trick Later was made for version 9 of what nets see"):
        WEIGHTS.read(data)


def test_a_damaged_file_is_found_by_its_digest(weights: Weights) -> None:
    data = bytearray(weights.data())
    data[len(data) // 2] ^= 1
    weights.file.write_bytes(data)
    with pytest.raises(BadOption, match="The net of 10 Trick Later in this installation is damaged"):
        weights.net()


@pytest.mark.parametrize("players", [3, 4])
def test_as_an_onnx_file_it_finds_the_same_with_scores_in_the_order_of_the_game(weights: Weights, players: int) -> None:
    net = weights.net()
    session = InferenceSession(TrickLaterGraph(net, PLANES, EMPTY).whole({}), providers=["CPUExecutionProvider"])
    for n, position in enumerate(by_chance(TRICK_LATER, {"players": players}, "onnx")):
        if n % 9 == 0:
            seat, ours = position.state.to_act, thoughts(rules_of_play(), net, position.state)
            scores, chances = session.run(None, {"observation": np.array([seen(position.state, seat)], np.float32)})
            assert scores[0] == pytest.approx(ours[SEATS:], abs=1e-3)
            assert chances[0, :players] == pytest.approx([ours[(seat + n) % players] for n in range(players)], abs=1e-4)
            assert chances[0, players:].sum() == 0


@compiled
def test_without_a_search_it_beats_the_careful_one() -> None:
    net = TRICK_LATER_NET.sit(TRICK_LATER, "", Budget())
    assert share(TRICK_LATER, {"players": 3}, 24, net, seat_bot("careful", TRICK_LATER, "")) > 0.4
