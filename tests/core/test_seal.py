"""The sealed deal: the seed follows from what the page says, and whatever was changed afterwards is named."""

from __future__ import annotations

import hashlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tenfold.core.errors import BadRecord
from tenfold.core.record import Record, read_record, write_record
from tenfold.core.seal import Seal, bot_seed, commitment_of, entropy_commitment, misfits, new_entropy, new_nonce, seed_of
from tenfold.games.ten import TEN
from tenfold.testing.samples import play_at_random

NONCE = "00112233445566778899aabbccddeeff" * 2
TABLE = "kitchen"
ENTROPIES = ['ta"da\n', "é€"]
TERMS = '{"game":"ten","rules":1,"seats":2,"options":{"players":2}}'
OLD_SEAL = Seal(TABLE, commitment_of(NONCE, TABLE, None), NONCE, ENTROPIES)
SEAL = replace(
    OLD_SEAL,
    commitment=commitment_of(NONCE, TABLE, TERMS),
    terms=TERMS,
    commitments=[entropy_commitment(TABLE, entropy) for entropy in ENTROPIES],
)
SEED = seed_of(NONCE, TABLE, ENTROPIES)

entropies = st.text(st.characters(exclude_categories=["Cs"]), max_size=64)


@pytest.fixture(scope="module")
def record() -> Record:
    return replace(play_at_random(TEN, {"players": 2}, SEED), sealed=SEAL)


def test_a_nonce_is_new_every_time() -> None:
    first, second = new_nonce(), new_nonce()
    assert first != second
    assert len(first) == len(bytes.fromhex(first)) * 2 == 64
    assert len({new_entropy() for _ in range(9)}) == 9


def test_the_known_vector() -> None:
    text = '["tenfold seal 1","' + NONCE + '","kitchen",["ta\\"da\\n","é€"]]'
    assert hashlib.sha256(text.encode()).hexdigest() == SEED
    assert SEED == "c0ba079699b7ab97f36afbda0d40c24555c54fc98e72f4cf5a2816a9328f4ec5"
    assert hashlib.sha256(NONCE.encode()).hexdigest() == OLD_SEAL.commitment
    assert OLD_SEAL.commitment == "2a8abfa8cb9906290437854193ca6bca41d4d4e26d1d454bd66a35158095e737"


def test_the_known_vectors_of_commitments() -> None:
    escaped = TERMS.replace('"', '\\"')
    text = f'["tenfold commitment 2","{NONCE}","kitchen","{escaped}"]'
    assert hashlib.sha256(text.encode()).hexdigest() == SEAL.commitment
    text = '["tenfold entropy 1","kitchen","é€"]'
    assert hashlib.sha256(text.encode()).hexdigest() == entropy_commitment(TABLE, "é€")


@given(entropies, entropies, entropies)
def test_a_commitment_is_of_one_entropy_at_one_table(table: str, entropy: str, other: str) -> None:
    shown = entropy_commitment(table, entropy)
    assert (shown == entropy_commitment(table, other)) == (entropy == other)
    assert (shown == entropy_commitment(other, entropy)) == (table == other)


def test_a_bot_cannot_tell_the_nonce_from_its_seed() -> None:
    seeds = {bot_seed(nonce, seat, turn) for nonce in (NONCE, "f" * 64) for seat in range(3) for turn in range(3)}
    assert len(seeds) == 18
    assert not any(NONCE in seed or seed == SEED for seed in seeds)


@given(entropies, st.lists(entropies, max_size=5))
def test_another_json_writer_gives_the_same_seed(table: str, given: list[str]) -> None:
    text = json.dumps(["tenfold seal 1", NONCE, table, given], ensure_ascii=False, separators=(",", ":"))
    assert hashlib.sha256(text.encode()).hexdigest() == seed_of(NONCE, table, given)


@given(st.lists(entropies, min_size=1, max_size=5), entropies, st.data())
def test_another_entropy_gives_another_seed(given: list[str], other: str, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, len(given) - 1))
    changed = [*given[:seat], other, *given[seat + 1 :]]
    assert (seed_of(NONCE, TABLE, changed) == seed_of(NONCE, TABLE, given)) == (changed == given)


def test_text_cannot_move_from_one_field_to_the_next() -> None:
    cases = [["ab", ""], ["a", "b"], ["", "ab"], ["ab"], ['a","b'], []]
    assert len({seed_of(NONCE, TABLE, case) for case in cases}) == len(cases)


def test_a_true_seal_has_no_misfits() -> None:
    assert misfits(SEAL, SEED, 2) == []
    assert misfits(OLD_SEAL, SEED, 2) == []


def test_who_committed_and_has_no_entropy_was_left_out() -> None:
    assert SEAL.left_out == []
    late = replace(SEAL, entropies=[ENTROPIES[0], ""])
    assert late.left_out == [1]
    assert misfits(late, seed_of(NONCE, TABLE, late.entropies), 2) == []


OTHERS = ["The entropy of seat 0 is not what this seat had committed to.", "The entropy of seat 1 is not"]
assert SEAL.commitments is not None


@pytest.mark.parametrize(
    ("seal", "seed", "seats", "words"),
    [
        (replace(SEAL, nonce="f" * 64), SEED, 2, ["The commitment is not", "The seed is not"]),
        (replace(SEAL, commitment="f" * 64), SEED, 2, ["The commitment is not"]),
        (replace(OLD_SEAL, nonce="f" * 64), SEED, 2, ["The commitment is not that of the nonce,", "The seed is not"]),
        (replace(OLD_SEAL, table="cellar"), SEED, 2, ["The seed is not"]),
        (replace(SEAL, table="cellar"), SEED, 2, ["The commitment is not", "The seed is not", *OTHERS]),
        (replace(SEAL, terms=TERMS.replace("2", "3")), SEED, 2, ["The commitment is not that of the nonce, the table and"]),
        (replace(SEAL, terms=None), SEED, 2, ["The commitment is not"]),
        (replace(SEAL, commitments=SEAL.commitments[::-1]), SEED, 2, OTHERS),
        (replace(SEAL, commitments=["", SEAL.commitments[1]]), SEED, 2, OTHERS[:1]),
        (replace(SEAL, commitments=SEAL.commitments[:1]), SEED, 2, ["The number of seats' commitments is 1; for 2 seats it"]),
        (replace(SEAL, entropies=[ENTROPIES[0], ""]), SEED, 2, ["The seed is not"]),
        (replace(SEAL, entropies=ENTROPIES[::-1]), SEED, 2, ["The seed is not", *OTHERS]),
        (SEAL, "f" * 64, 2, ["The seed is not"]),
        (OLD_SEAL, SEED, 3, ["The number of entropies is 2; for 3 seats it must be 3."]),
    ],
)
def test_whatever_was_changed_is_named(seal: Seal, seed: str, seats: int, words: list[str]) -> None:
    found = misfits(seal, seed, seats)
    assert len(found) == len(words)
    assert all(sentence.startswith(start) for sentence, start in zip(found, words, strict=True))


@pytest.mark.parametrize("seal", [SEAL, OLD_SEAL])
def test_a_record_keeps_its_seal(record: Record, seal: Seal) -> None:
    text = write_record(replace(record, sealed=seal))
    assert text.splitlines()[6].startswith('sealed {"table":"kitchen","commitment":"')
    assert read_record(text) == replace(record, sealed=seal)


def test_an_old_seal_is_written_as_it_was(record: Record) -> None:
    line = write_record(replace(record, sealed=OLD_SEAL)).splitlines()[6]
    assert list(json.loads(line.removeprefix("sealed "))) == ["table", "commitment", "nonce", "entropies"]


def test_the_seal_stands_before_fixed_chance() -> None:
    options = TEN.read_options({"players": 2, "first": 0, "deck": {"b1": 1, "g2": 1}})
    start = Record(game="ten", options=options, names=["a", "b"], seed=SEED, sealed=SEAL, fixed=["g2", "b1"])
    position, actions = start.start(), []
    while not position.is_over:
        actions.append(position.legal()[0])
        position.apply(actions[-1])
    text = write_record(replace(start, actions=actions))
    assert [line.split(" ")[0] for line in text.splitlines()[5:9]] == ["seed", "sealed", "deck", "begin"]
    assert read_record(text).fixed == ["g2", "b1"]
    assert read_record(text).sealed == SEAL


def test_the_digests_cover_the_seal(record: Record) -> None:
    with pytest.raises(BadRecord, match=r"line 8: .*digest does not fit"):
        read_record(write_record(record).replace("kitchen", "cellar"))


def test_a_removed_seal_is_found(record: Record) -> None:
    lines = write_record(record).splitlines()
    with pytest.raises(BadRecord, match="digest does not fit"):
        read_record("\n".join([*lines[:6], *lines[7:]]))


@pytest.mark.parametrize(
    "seal",
    [
        replace(SEAL, table="x" * 65),
        replace(SEAL, nonce="f" * 63),
        replace(SEAL, nonce="f" * 64 + "\n"),
        replace(SEAL, nonce="F" * 64),
        replace(SEAL, commitment="g" * 64),
        replace(SEAL, commitment=""),
        replace(SEAL, entropies=["", "x" * 65]),
        replace(SEAL, commitments=["", "x" * 64]),
        replace(SEAL, commitments=["\n", ""]),
    ],
)
def test_a_malformed_seal_is_refused_in_its_line(record: Record, seal: Seal) -> None:
    with pytest.raises(BadRecord, match=r"line 7: sealed is not what it should be: Expected `str` .*\.") as caught:
        read_record(write_record(replace(record, sealed=seal)))
    assert caught.value.line == 7


@pytest.mark.parametrize("value", ["null", "[]", "{}", "{", '{"table":"a","more":1}', "[" * 9_000])
def test_something_else_than_a_seal_is_refused_in_its_line(record: Record, value: str) -> None:
    lines = write_record(record).splitlines()
    with pytest.raises(BadRecord, match="line 7: sealed is not what it should be"):
        read_record("\n".join([*lines[:6], f"sealed {value}", *lines[7:]]))


def test_a_sealed_game_is_not_written_before_it_is_over(record: Record) -> None:
    for played in (0, 5, len(record.actions) - 1):
        with pytest.raises(ValueError, match="only when it is over"):
            write_record(replace(record, actions=record.actions[:played]))


def test_a_sealed_game_that_is_not_over_is_not_read(record: Record) -> None:
    lines = write_record(record).splitlines()[:8]
    digest = hashlib.sha256("\n".join([*lines[:7], "begin", "end unfinished", ""]).encode()).hexdigest()[:12]
    with pytest.raises(BadRecord, match="must be finished"):
        read_record("\n".join([*lines, f"end unfinished {digest}"]))
