"""`tenfold verify`: what is proven is said, what does not fit is named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tenfold.cli import run
from tenfold.core.record import Record, write_record
from tenfold.core.seal import Seal, commitment_of, seed_of
from tenfold.games.ten import TEN
from tenfold.games.trick_later import TRICK_LATER
from tenfold.testing.samples import play_at_random

NONCE = "0123456789abcdef" * 4
ENTROPIES = ["tea", ""]
SEAL = Seal("kitchen", commitment_of(NONCE), NONCE, ENTROPIES)
SEED = seed_of(NONCE, "kitchen", ENTROPIES)
OTHER = "f" * 64


class Verify:
    """Runs the command on a record."""

    def __init__(self, folder: Path, capture: pytest.CaptureFixture[str]) -> None:
        self.file = folder / "game.tenfold"
        self.capture = capture

    def __call__(self, record: Record, *arguments: str) -> tuple[int, list[str]]:
        self.file.write_text(write_record(record), encoding="utf-8")
        return self.again(*arguments)

    def again(self, *arguments: str) -> tuple[int, list[str]]:
        status = run(["verify", str(self.file), *arguments])
        return status, self.capture.readouterr().out.splitlines()

    def json(self, record: Record, *arguments: str) -> tuple[int, Any]:
        status, (line,) = self(record, "--json", *arguments)
        return status, json.loads(line)


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Verify:
    return Verify(tmp_path, capsys)


@pytest.fixture(scope="module")
def record() -> Record:
    return replace(play_at_random(TEN, {"players": 2}, SEED), names=["Ada", "Bo"], sealed=SEAL)


def test_a_sealed_game_is_proven(verify: Verify, record: Record) -> None:
    status, (replayed, *proof) = verify(record)
    assert status == 0
    assert replayed.startswith(f"TEN replays, all {len(record.actions)} actions by the rules. Scores: Ada ")
    assert proof == [
        f"The commitment {SEAL.commitment} is that of the nonce.",
        "Entropy was added by Ada 'tea'.",
        f"The seed {SEED} is that of the nonce, the table 'kitchen' and the entropies.",
        "Proven, if the commitment is the one that the table showed before play; --commitment checks that too.",
    ]


def test_the_commitment_shown_before_play(verify: Verify, record: Record) -> None:
    status, lines = verify(record, "--commitment", SEAL.commitment.upper())
    assert (status, lines[-1]) == (0, "Proven: the commitment is the one that was shown before play.")
    status, lines = verify(record, "--commitment", OTHER)
    named = f"The commitment of the record is {SEAL.commitment}, but before play {OTHER} was shown."
    assert (status, lines[1:]) == (1, [named])


@pytest.mark.parametrize("text", ["", "f" * 63, "g" * 64, "tea"])
def test_what_is_no_commitment_is_misuse(verify: Verify, record: Record, text: str) -> None:
    assert verify(record, "--commitment", text) == (2, [])


def test_as_json(verify: Verify, record: Record) -> None:
    shown = {"commitment": SEAL.commitment, "table": "kitchen"}
    assert verify.json(record) == (0, {"proven": True, "sealed": True, "misfits": [], **shown})
    status, verdict = verify.json(record, "--commitment", OTHER)
    assert (status, verdict["proven"], verdict["sealed"], len(verdict["misfits"])) == (1, False, True, 1)


@pytest.mark.parametrize(
    ("seal", "words"),
    [
        (replace(SEAL, nonce=OTHER), ["The commitment is not", "The seed is not"]),
        (replace(SEAL, nonce=OTHER, commitment=commitment_of(OTHER)), ["The seed is not"]),
        (replace(SEAL, commitment=OTHER), ["The commitment is not"]),
        (replace(SEAL, table="cellar"), ["The seed is not"]),
        (replace(SEAL, entropies=["coffee", ""]), ["The seed is not"]),
        (replace(SEAL, entropies=["tea"]), ["The seed is not", "The number of entropies is 1"]),
    ],
)
def test_a_changed_seal_is_named(verify: Verify, record: Record, seal: Seal, words: list[str]) -> None:
    changed = replace(record, sealed=seal)
    status, (replayed, *found) = verify(changed)
    assert status == 1
    assert replayed.startswith("TEN replays")
    assert [sentence.startswith(start) for sentence, start in zip(found, words, strict=True)] == [True] * len(words)
    status, verdict = verify.json(changed)
    assert (status, verdict["proven"], verdict["misfits"]) == (1, False, found)


def test_another_seed_is_named(verify: Verify) -> None:
    status, lines = verify(replace(play_at_random(TEN, {"players": 2}, "chosen"), sealed=SEAL))
    assert (status, len(lines)) == (1, 2)
    assert lines[1].startswith("The seed is not")


def test_an_unsealed_game_replays_but_is_not_proven(verify: Verify, record: Record) -> None:
    unsealed = replace(record, sealed=None)
    status, lines = verify(unsealed)
    assert (status, len(lines)) == (1, 2)
    assert lines[0].startswith("TEN replays")
    assert lines[1].startswith("The deal was not sealed")
    verdict = {"proven": False, "sealed": False, "misfits": [lines[1]], "commitment": None, "table": None}
    assert verify.json(unsealed) == (1, verdict)


def test_an_unsealed_game_may_be_unfinished(verify: Verify, record: Record) -> None:
    status, lines = verify(replace(record, sealed=None, actions=record.actions[:4]))
    assert (status, lines[0]) == (1, "TEN replays, all 4 actions by the rules. The game is not finished.")


def test_fixed_chance_proves_nothing(verify: Verify) -> None:
    options = TEN.read_options({"players": 2, "deck": {"b1": 1, "g2": 1}})
    start = Record(game="ten", options=options, names=["Ada", "Bo"], seed=SEED, sealed=SEAL, fixed=["g2", "b1"])
    status, lines = verify(to_the_end(start))
    assert (status, len(lines)) == (1, 2)
    assert "('deck')" in lines[1]
    assert "proves nothing" in lines[1]


def to_the_end(record: Record) -> Record:
    position, actions = record.start(), []
    while not position.is_over:
        actions.append(position.legal()[0])
        position.apply(actions[-1])
    return replace(record, actions=actions)


def test_a_refused_file_is_one_sentence(verify: Verify, record: Record, capsys: pytest.CaptureFixture[str]) -> None:
    verify(record)
    verify.file.write_text(verify.file.read_text(encoding="utf-8").replace("kitchen", "cellar"), encoding="utf-8")
    assert run(["verify", str(verify.file)]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("tenfold: line 8: ")
    status, (line,) = verify.again("--json")
    verdict = {"proven": False, "sealed": False, "misfits": [printed.err.strip().removeprefix("tenfold: ")]}
    assert (status, json.loads(line)) == (1, {**verdict, "commitment": None, "table": None})


def test_alone_and_without_entropy(verify: Verify) -> None:
    seal = replace(SEAL, entropies=[""])
    status, lines = verify(replace(play_at_random(TEN, {"players": 1}, seed_of(NONCE, "kitchen", [""])), sealed=seal))
    assert status == 0
    assert "JEN" in lines[0]
    assert lines[2] == "Nobody added entropy, so the table alone made the seed, before play."


def test_three_at_trick_later(verify: Verify) -> None:
    entropies = ["a", "b", "c"]
    seed = seed_of(NONCE, "kitchen", entropies)
    played = replace(play_at_random(TRICK_LATER, {"players": 3}, seed), sealed=replace(SEAL, entropies=entropies))
    status, lines = verify(played)
    assert (status, lines[2]) == (0, "Entropy was added by Player 1 'a', Player 2 'b', Player 3 'c'.")


def test_names_cannot_pass_for_the_verdict(verify: Verify, record: Record) -> None:
    status, lines = verify(replace(record, names=["Ada\nProven", "\x1b[2JBo"], sealed=replace(SEAL, table="a\nb")))
    assert (status, len(lines)) == (1, 2)
    assert r"'Ada\nProven'" in lines[0]
    assert r"'\x1b[2JBo'" in lines[0]
