"""`tenfold verify`: what is proven is said, what does not fit is named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tenfold.cli import run
from tenfold.core.record import Record, write_record
from tenfold.core.seal import Seal, Terms, commitment_of, entropy_commitment, seed_of, write_terms
from tenfold.games.ten import TEN
from tenfold.games.trick_later import TRICK_LATER
from tenfold.testing.samples import play_at_random

NONCE = "0123456789abcdef" * 4
ENTROPIES = ["tea", ""]
OPTIONS = TEN.read_options({"players": 2})
TERMS = Terms("ten", TEN.rules_version, 2, msgspec.to_builtins(OPTIONS))


def sealed(nonce: str, entropies: list[str], terms: Terms = TERMS) -> Seal:
    """A seal as a table makes it."""
    text = write_terms(terms)
    commitments = [entropy_commitment("kitchen", entropy) if entropy else "" for entropy in entropies]
    return Seal("kitchen", commitment_of(nonce, "kitchen", text), nonce, entropies, text, commitments)


SEAL = sealed(NONCE, ENTROPIES)
OLD_SEAL = Seal("kitchen", commitment_of(NONCE, "kitchen", None), NONCE, ENTROPIES)
SEED = seed_of(NONCE, "kitchen", ENTROPIES)
OTHER = "f" * 64
UNPROVEN = 3


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


CHECKED = [
    f"The commitment {SEAL.commitment} is that of the nonce, the table, the game, its rules and options, and the seats.",
    "Entropy was added by Ada 'tea'.",
    "Every entropy is the one that its seat had committed to.",
    f"The seed {SEED} is that of the nonce, the table 'kitchen' and the entropies.",
]
NOT_SEEN = "Not checked: whether every seat had committed before any entropy was revealed."


def test_what_was_shown_before_play_proves_a_sealed_game(verify: Verify, record: Record) -> None:
    status, (replayed, *proof) = verify(record, "--commitment", SEAL.commitment.upper())
    assert status == 0
    assert replayed.startswith(f"TEN replays, all {len(record.actions)} actions by the rules. Scores: Ada ")
    assert proof == [
        *CHECKED,
        "The commitment is the one that was shown before play.",
        "Not checked: whether your own entropy is in the seed.",
        NOT_SEEN,
        "Proven: the table was bound before play, and the deal follows from that and from the entropies, as checked above.",
    ]


def test_without_it_nothing_is_proven(verify: Verify, record: Record) -> None:
    status, (_, *found) = verify(record)
    assert status == UNPROVEN
    assert found[: len(CHECKED)] == CHECKED
    assert found[len(CHECKED)] == "Not checked: whether the table showed this commitment before play."
    assert found[-1].startswith("Not proven: ")
    status, verdict = verify.json(record)
    assert (status, verdict["proven"], verdict["checked"]) == (UNPROVEN, False, CHECKED)
    assert "Whether the table showed this commitment before play." in verdict["unchecked"]


def test_another_commitment_was_shown(verify: Verify, record: Record) -> None:
    status, lines = verify(record, "--commitment", OTHER)
    named = f"The commitment of the record is {SEAL.commitment}, but before play {OTHER} was shown."
    assert (status, lines[1:]) == (1, [named])


def forged(nonce: str) -> Record:
    """A game of which nothing was ever shown to anybody, with entropies that somebody made up."""
    entropies = ["made up", "this too"]
    seed = seed_of(nonce, "kitchen", entropies)
    return replace(play_at_random(TEN, {"players": 2}, seed), names=["Ada", "Bo"], sealed=sealed(nonce, entropies))


def lead(record: Record) -> int:
    outcome = record.last().outcome()
    assert outcome is not None
    return outcome.scores[0] - outcome.scores[1]


def test_a_record_forged_by_trying_nonces_is_never_proven(verify: Verify) -> None:
    best = max((forged(f"{number:064x}") for number in range(60)), key=lead)
    assert best.sealed is not None
    assert lead(best) > 0
    status, lines = verify(best)
    assert status == UNPROVEN
    assert not any(line.startswith("Proven") for line in lines)
    status, verdict = verify.json(best)
    assert (status, verdict["proven"], verdict["misfits"]) == (UNPROVEN, False, [])
    assert verify(best, "--commitment", SEAL.commitment)[0] == 1
    assert verify(best, "--entropy", "what I gave")[0] == 1


def test_your_own_entropy_is_looked_for(verify: Verify, record: Record) -> None:
    status, lines = verify(record, "--commitment", SEAL.commitment, "--entropy", "tea", "--table", "kitchen")
    assert status == 0
    assert "The entropy 'tea' is in the seed, as that of Ada." in lines
    assert "Not checked: whether your own entropy is in the seed." not in lines
    status, lines = verify(record, "--commitment", SEAL.commitment, "--entropy", "milk")
    assert (status, lines[1:]) == (1, ["The entropy 'milk' is not in the record."])
    status, lines = verify(record, "--commitment", SEAL.commitment, "--table", "cellar")
    assert (status, lines[1:]) == (1, ["The record is of the table 'kitchen', not of 'cellar'."])


def test_who_was_left_out_is_named(verify: Verify, record: Record) -> None:
    seal = replace(sealed(NONCE, ["tea", "milk"]), entropies=["tea", ""])
    late = replace(record, sealed=seal)
    status, lines = verify(late, "--commitment", seal.commitment)
    assert (status, lines[4]) == (0, "Bo had committed to entropy but was left out.")
    assert any(line.startswith("Not checked: whether a seat was left out to choose between two deals") for line in lines)
    status, lines = verify(late, "--commitment", seal.commitment, "--entropy", "milk")
    assert (status, len(lines)) == (1, 2)
    assert lines[1] == "The record leaves the entropy 'milk' out, as not revealed in time; its commitment is there."


def test_an_old_record_is_verified_for_what_it_is(verify: Verify, record: Record) -> None:
    old = replace(record, sealed=OLD_SEAL)
    status, lines = verify(old, "--commitment", OLD_SEAL.commitment)
    assert (status, lines[1]) == (0, f"The commitment {OLD_SEAL.commitment} is that of the nonce.")
    assert any(line.startswith("Not checked: whether a seat chose its entropy to suit the nonce") for line in lines)
    assert verify(old)[0] == UNPROVEN


@pytest.mark.parametrize(
    "terms",
    [
        replace(TERMS, seats=3),
        replace(TERMS, rules=99),
        replace(TERMS, game="trick_later"),
        replace(TERMS, options={"players": 3}),
    ],
)
def test_the_terms_are_those_of_the_game(verify: Verify, record: Record, terms: Terms) -> None:
    status, lines = verify(replace(record, sealed=sealed(NONCE, ENTROPIES, terms)))
    assert (status, len(lines)) == (1, 2)
    assert lines[1] == "The game, its rules version, its options or the number of seats are not those of the terms."


@pytest.mark.parametrize("text", ["", "{", "[]", '{"game":"ten"}', "[" * 3_000])
def test_terms_that_are_none_are_no_terms(verify: Verify, record: Record, text: str) -> None:
    seal = replace(SEAL, terms=text, commitment=commitment_of(NONCE, "kitchen", text))
    status, lines = verify(replace(record, sealed=seal))
    assert (status, len(lines)) == (1, 2)


@pytest.mark.parametrize("text", ["", "f" * 63, "g" * 64, "tea"])
def test_what_is_no_commitment_is_misuse(verify: Verify, record: Record, text: str) -> None:
    assert verify(record, "--commitment", text) == (2, [])


def test_as_json(verify: Verify, record: Record) -> None:
    status, verdict = verify.json(record, "--commitment", SEAL.commitment)
    assert list(verdict) == ["proven", "sealed", "misfits", "checked", "unchecked", "commitment", "table"]
    assert (status, verdict["proven"], verdict["sealed"], verdict["misfits"]) == (0, True, True, [])
    assert (verdict["commitment"], verdict["table"]) == (SEAL.commitment, "kitchen")
    status, verdict = verify.json(record, "--commitment", OTHER)
    assert (status, verdict["proven"], verdict["sealed"], len(verdict["misfits"])) == (1, False, True, 1)


@pytest.mark.parametrize(
    ("seal", "words"),
    [
        (replace(SEAL, nonce=OTHER), ["The commitment is not", "The seed is not"]),
        (sealed(OTHER, ENTROPIES), ["The seed is not"]),
        (replace(SEAL, commitment=OTHER), ["The commitment is not"]),
        (replace(OLD_SEAL, table="cellar"), ["The seed is not"]),
        (replace(SEAL, entropies=["coffee", ""]), ["The seed is not", "The entropy of seat 0 is not"]),
        (replace(OLD_SEAL, entropies=["tea"]), ["The seed is not", "The number of entropies is 1"]),
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
    status, verdict = verify.json(unsealed)
    assert (status, verdict["proven"], verdict["sealed"], verdict["misfits"]) == (1, False, False, [lines[1]])


def test_an_unsealed_game_may_be_unfinished(verify: Verify, record: Record) -> None:
    status, lines = verify(replace(record, sealed=None, actions=record.actions[:4]))
    assert (status, lines[0]) == (1, "TEN replays, all 4 actions by the rules. The game is not finished.")


def test_fixed_chance_proves_nothing(verify: Verify) -> None:
    options = TEN.read_options({"players": 2, "deck": {"b1": 1, "g2": 1}})
    start = Record(game="ten", options=options, names=["Ada", "Bo"], seed=SEED, sealed=OLD_SEAL, fixed=["g2", "b1"])
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
    verdict = json.loads(line)
    assert (status, verdict["proven"], verdict["sealed"]) == (1, False, False)
    assert verdict["misfits"] == [printed.err.strip().removeprefix("tenfold: ")]


def test_alone_and_without_entropy(verify: Verify) -> None:
    alone = TEN.read_options({"players": 1})
    seal = sealed(NONCE, [""], Terms("ten", TEN.rules_version, 1, msgspec.to_builtins(alone)))
    record = replace(play_at_random(TEN, {"players": 1}, seed_of(NONCE, "kitchen", [""])), sealed=seal)
    status, lines = verify(record, "--commitment", seal.commitment)
    assert status == UNPROVEN
    assert "JEN" in lines[0]
    assert lines[2] == "Nobody's entropy is in the seed."
    assert lines[-1] == "Not proven: the table alone made the seed, and could choose it before it showed the commitment."


def test_three_at_trick_later(verify: Verify) -> None:
    entropies = ["a", "b", "c"]
    three = TRICK_LATER.read_options({"players": 3})
    seal = sealed(NONCE, entropies, Terms("trick_later", TRICK_LATER.rules_version, 3, msgspec.to_builtins(three)))
    played = replace(play_at_random(TRICK_LATER, {"players": 3}, seed_of(NONCE, "kitchen", entropies)), sealed=seal)
    status, lines = verify(played, "--commitment", seal.commitment)
    assert (status, lines[2]) == (0, "Entropy was added by Player 1 'a', Player 2 'b', Player 3 'c'.")


def test_names_cannot_pass_for_the_verdict(verify: Verify, record: Record) -> None:
    status, lines = verify(replace(record, names=["Ada\nProven", "\x1b[2JBo"], sealed=replace(OLD_SEAL, table="a\nb")))
    assert (status, len(lines)) == (1, 2)
    assert r"Ada\nProven" in lines[0]
    assert r"\x1b[2JBo" in lines[0]
