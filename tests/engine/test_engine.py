"""`tenfold engine` as a bot sees it: a process, a line in, a line out."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from tenfold.core.record import read_record

ENGINE = [sys.executable, "-m", "tenfold.cli", "engine"]


class Process:
    def __init__(self) -> None:
        self.process = subprocess.Popen(ENGINE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def send(self, line: bytes) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        reply = json.loads(self.process.stdout.readline())
        assert isinstance(reply, dict)
        return reply

    def ask(self, **request: Any) -> dict[str, Any]:
        return self.send(json.dumps(request).encode())

    def error(self, **request: Any) -> dict[str, Any]:
        found = self.ask(**request)["error"]
        assert isinstance(found, dict)
        return found


@pytest.fixture
def engine() -> Iterator[Process]:
    running = Process()
    yield running
    running.process.kill()
    running.process.communicate()


def start(engine: Process, **options: Any) -> dict[str, Any]:
    return engine.ask(op="start", game="ten", options={"players": 2, "first": 0, **options}, seed="engine")


def test_a_game_starts_with_a_draw(engine: Process) -> None:
    assert start(engine) == {"to_act": 0, "legal": ["draw"], "events": [{"event": "turn", "seat": 0}], "over": False}


@pytest.mark.parametrize("game", ["ten", "trick_later"])
def test_a_whole_game_and_its_record(engine: Process, game: str) -> None:
    reply = engine.ask(op="start", game=game, seed="whole")
    actions: list[str] = []
    while not reply["over"]:
        actions.append(reply["legal"][len(actions) % len(reply["legal"])])
        reply = engine.ask(op="do", action=actions[-1])
    assert reply["to_act"] is None
    assert reply["legal"] == []
    outcome = engine.ask(op="outcome")["outcome"]
    assert set(outcome) >= {"scores", "winners"}
    record = read_record(engine.ask(op="record")["record"])
    assert record.actions == actions
    assert engine.error(op="do", action=actions[0])["code"] == "over"


def test_the_same_seed_gives_the_same_game(engine: Process) -> None:
    first = [start(engine), *[engine.ask(op="do", action="draw") for _ in range(1)]]
    assert [start(engine), *[engine.ask(op="do", action="draw") for _ in range(1)]] == first


def test_without_a_seed_every_game_is_another(engine: Process) -> None:
    records = set()
    for _ in range(3):
        engine.ask(op="start", game="ten")
        records.add(engine.ask(op="record")["record"])
    assert len(records) == 3


def test_the_view_of_a_seat_and_of_a_spectator(engine: Process) -> None:
    start(engine)
    seat, spectator = engine.ask(op="view", seat=0)["view"], engine.ask(op="view", seat=None)["view"]
    assert seat == spectator
    assert (seat["phase"], seat["to_act"], seat["deck"], seat["players"][1]["coins"]) == ("draw", 0, 91, 5)


def test_a_fixed_deck(engine: Process) -> None:
    table = {"b1": 1, "g9": 1, "$3": 1}
    engine.ask(op="start", game="ten", options={"players": 2, "first": 1, "deck": table}, deck=["$3", "g9", "b1"])
    engine.ask(op="do", action="draw")
    engine.ask(op="do", action="draw")
    view = engine.ask(op="view", seat=0)["view"]
    assert (view["tableau"], view["net"], view["currency"], view["active"]) == (["$3", "g9"], 6, 3, 1)


HANDS = [
    ["r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "i0", "i1"],
    ["g1", "g2", "g3", "g4", "g5", "g6", "g7", "g8", "i2", "i3"],
    ["y1", "y2", "y3", "y4", "y5", "y6", "y7", "y8", "i4", "i5"],
    ["b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "i6", "i7"],
]


def deal(engine: Process, hands: list[list[str]], players: int = 4, **more: Any) -> dict[str, Any]:
    options = {"players": players, "first": 0}
    return engine.ask(op="start", game="trick_later", options=options, seed="s", deals=[{"hands": hands, **more}])


def test_fixed_deals(engine: Process) -> None:
    assert deal(engine, HANDS)["legal"] == [f"play r{n}" for n in range(1, 9)]
    assert engine.ask(op="view", seat=3)["view"]["hand"] == HANDS[3]
    assert engine.ask(op="view", seat=None)["view"]["hand"] is None
    assert engine.ask(op="do", action="play r5")["legal"] == [f"play {card}" for card in HANDS[1]]


def test_wrong_deals_are_refused(engine: Process) -> None:
    twice = [["r2", *HANDS[0][1:]], *HANDS[1:]]
    nine = [HANDS[0][:9], *HANDS[1:]]
    out = [["i8", *HANDS[0][1:]], *HANDS[1:]]
    three = [hand[:8] + infected for hand, infected in zip(HANDS, (["i1", "i2"], ["i3", "i4"], ["i5", "i6"]), strict=False)]
    assert deal(engine, three, players=3)["over"] is False
    cases = [
        (deal(engine, twice), "r2 is dealt twice"),
        (deal(engine, nine), "has 9 cards; it must have 10"),
        (deal(engine, out), "i8 is not in play"),
        (deal(engine, HANDS[:3]), "there are 3 hands"),
        (deal(engine, three, players=3, out="r"), "r1 is not in play"),
        (deal(engine, HANDS, out="r"), "out is for three players"),
    ]
    for reply, words in cases:
        assert reply["error"]["code"] == "option"
        assert words in reply["error"]["message"]
    unknown = deal(engine, [["x1", *HANDS[0][1:]], *HANDS[1:]])["error"]
    assert unknown["code"] == "syntax"
    assert engine.ask(op="start", game="trick_later", deals=[{"hand": []}])["error"]["code"] == "option"


def test_refusals_name_their_rule(engine: Process) -> None:
    start(engine)
    assert engine.error(op="do", action="take numbers")["rule"] == "T3.1"
    deal(engine, HANDS)
    assert engine.error(op="do", action="play i0")["rule"] == "L3.2"
    swapped = [["g1" if card == "r2" else card for card in HANDS[0]], ["r2" if card == "g1" else card for card in HANDS[1]]]
    deal(engine, [*swapped, *HANDS[2:]])
    engine.ask(op="do", action="play r5")
    refused = engine.error(op="do", action="play g2")
    assert (refused["code"], refused["rule"]) == ("illegal", "L3.3")
    assert "one red card: play it" in refused["message"]


BAD_LINES = [
    b"",
    b"x",
    b"{",
    b"[]",
    b"3",
    b"null",
    b'{"op":"fly"}',
    b'{"op":["do"]}',
    b'{"op":{}}',
    b'{"op":"do"}',
    b'{"op":"do","action":3}',
    b'{"op":"do","action":"draw","by":"me"}',
    b'{"op":"start"}',
    b'{"op":"start","game":"ten","colour":"red"}',
    b'{"op":"start","game":"ten","seed":5}',
    b'{"op":"start","game":"ten","deals":[]}',
    b'{"op":"view","seat":0,"as":1}',
    b"\xff\xfe\x00",
    b'{"op":"do","action":"\\ud800"}',
    b"[" * 5_000,
    b'{"op":"do","action":"' + b"x" * 1_000_000 + b'"}',
]


@pytest.mark.parametrize("line", [line for line in BAD_LINES if line], ids=lambda line: repr(line[:40]))
def test_a_bad_line_is_answered_and_changes_nothing(engine: Process, line: bytes) -> None:
    start(engine)
    before = engine.ask(op="view", seat=0)
    reply = engine.send(line)
    assert reply["error"]["code"] == "syntax"
    assert 10 < len(reply["error"]["message"]) < 400
    assert engine.ask(op="view", seat=0) == before


def test_a_position_is_a_record_or_a_line(engine: Process) -> None:
    assert engine.ask(op="position")["error"]["message"] == 'position needs a "record" or a "line" that is text.'


BAD_OPTIONS = [
    {"players": 0},
    {"players": 6},
    {"players": "2"},
    {"players": 2.0},
    {"players": True},
    {"edition": "fr"},
    {"bust_buy": 1},
    {"first": 2},
    {"first": -1},
    {"level": 4},
    {"players": 1, "level": 3},
    {"players": 1, "level": 11},
    {"players": 1, "level": 4, "edition": "de"},
    {"players": 1, "first": 1},
    {"deck": {}},
    {"deck": {"b1": 4}},
    {"deck": {"b1": -1}},
    {"deck": {"$1": 130}},
    {"deck": ["b1"]},
    {"deck": {"b1": 1.5}},
    {"depth": 3},
]


@pytest.mark.parametrize("options", BAD_OPTIONS)
def test_a_bad_option_is_refused(engine: Process, options: dict[str, Any]) -> None:
    start(engine)
    before = engine.ask(op="view", seat=0)
    error = engine.error(op="start", game="ten", options=options)
    assert error["code"] == "option"
    assert 10 < len(error["message"]) < 400
    assert engine.ask(op="view", seat=0) == before


def test_a_deck_that_is_no_permutation_is_refused(engine: Process) -> None:
    table = {"b1": 1, "g9": 1}
    for deck in (["b1"], ["b1", "b1"], ["b1", "g9", "$1"], "b1 g9", [1, 2], {"b1": 1}):
        error = engine.error(op="start", game="ten", options={"players": 2, "deck": table}, deck=deck)
        assert error["code"] == "option"
        assert "deck" in error["message"]


def test_before_a_game_there_is_nothing_to_ask(engine: Process) -> None:
    for request in ({"op": "do", "action": "draw"}, {"op": "view", "seat": 0}, {"op": "outcome"}, {"op": "record"}):
        assert engine.error(**request)["code"] == "idle"


def test_a_seat_that_does_not_exist(engine: Process) -> None:
    start(engine)
    for seat in (2, -1, "0", 0.5, True):
        assert engine.error(op="view", seat=seat)["code"] == "option"


def test_no_outcome_before_the_end(engine: Process) -> None:
    start(engine)
    assert "not over" in engine.error(op="outcome")["message"]


def test_there_is_no_such_game(engine: Process) -> None:
    error = engine.error(op="start", game="chess")
    assert error["code"] == "option"
    assert "ten, trick_later" in error["message"]


def test_quit_and_end_of_input_end_with_status_0() -> None:
    for said in (b'{"op":"quit"}\n', b""):
        done = subprocess.run(ENGINE, input=said, capture_output=True, check=False)
        assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_a_last_line_without_an_end_is_answered() -> None:
    done = subprocess.run(ENGINE, input=b'{"op":"view"}', capture_output=True, check=False)
    assert json.loads(done.stdout)["error"]["code"] == "idle"


def test_a_position_is_set_up_from_a_line_and_told_as_one(engine: Process) -> None:
    seen = "ten/1 first=0 | to_act=0 phase=draw deck=90 tableau=[p2] net=2 players=[(5 0 [] 0) (5 0 [] 0)] drawn=1"
    assert engine.ask(op="position", line=seen, seed="any")["legal"] == ["draw", "take numbers"]
    engine.ask(op="do", action="take numbers")
    assert engine.ask(op="undo")["legal"] == ["draw", "take numbers"]
    assert engine.ask(op="line", seat=0) == {"line": seen}
    for request in ("line", "record"):
        assert engine.error(op=request)["message"].startswith("This game was set up from a view")
    whole = "ten/1 first=0 seed=engine > draw"
    assert engine.ask(op="position", line=whole)["to_act"] == 0
    assert engine.ask(op="line") == {"line": whole}
    assert engine.error(op="position", line=seen.replace("deck=90", "deck=80"))["code"] == "syntax"
