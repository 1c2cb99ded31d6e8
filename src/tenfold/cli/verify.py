"""`tenfold verify`: whether a record proves that its deal was fixed before anybody could choose it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from tenfold.cli import REFUSED
from tenfold.cli.replay import read_file, result
from tenfold.core.errors import BadOption, BadRecord
from tenfold.core.record import Record, read_record
from tenfold.core.registry import find_game
from tenfold.core.seal import Seal, misfits

UNSEALED = "The deal was not sealed: the record has no 'sealed' line, so nothing shows that the seed was not chosen."
PROVEN = "Proven: the commitment is the one that was shown before play."
PROVEN_IF = "Proven, if the commitment is the one that the table showed before play; --commitment checks that too."
NOT_A_COMMITMENT = "--commitment takes the 64 hexadecimal digits that the table showed before play."


class Verdict(msgspec.Struct):
    """What was found, for programs."""

    proven: bool
    sealed: bool
    misfits: list[str]
    commitment: str | None = None
    table: str | None = None


def verify(file: Path, *, commitment: str | None = None, json: Annotated[bool, Parameter(negative="")] = False) -> int:
    """Check that a record file proves its deal: sealed before play, and played by the rules to its result.

    Parameters
    ----------
    file
        The record file.
    commitment
        The commitment that the table showed before play; the record must have the same.
    json
        Print one JSON object.
    """
    shown = None if commitment is None else read_commitment(commitment)
    if json:
        return print_json(file, shown)
    record = read_record(read_file(file))
    lines, status = judged(record, record.sealed, shown)
    print(replayed(record), *lines, sep="\n")
    return status


def judged(record: Record, seal: Seal | None, shown: str | None) -> tuple[list[str], int]:
    """What to say of a record that replays, and the exit status."""
    if seal is None:
        return [UNSEALED], REFUSED
    if found := misfits_of(record, seal, shown):
        return found, REFUSED
    return proof(record, seal, shown), 0


def read_commitment(text: str) -> str:
    digits = text.strip().lower()
    if not re.fullmatch("[0-9a-f]{64}", digits):
        raise BadOption(NOT_A_COMMITMENT)
    return digits


def print_json(file: Path, shown: str | None) -> int:
    verdict = verdict_on(file, shown)
    print(msgspec.json.encode(verdict).decode())
    return 0 if verdict.proven else REFUSED


def verdict_on(file: Path, shown: str | None) -> Verdict:
    try:
        record = read_record(read_file(file))
    except BadRecord as error:
        return Verdict(proven=False, sealed=False, misfits=[error.message])
    seal = record.sealed
    if seal is None:
        return Verdict(proven=False, sealed=False, misfits=[UNSEALED])
    found = misfits_of(record, seal, shown)
    return Verdict(proven=not found, sealed=True, misfits=found, commitment=seal.commitment, table=seal.table)


def misfits_of(record: Record, seal: Seal, shown: str | None) -> list[str]:
    """What keeps a sealed record that replays from proving its deal, one sentence each."""
    found = misfits(seal, record.seed, len(record.names))
    if record.fixed is not None:
        word = find_game(record.game).fixable
        found.append(f"The record fixes chance by hand ('{word}'): the deal is not the seed's, and the seal proves nothing.")
    if shown not in (None, seal.commitment):
        found.append(f"The commitment of the record is {seal.commitment}, but before play {shown} was shown.")
    return found


def replayed(record: Record) -> str:
    position = record.last()
    names = position.game.cast(record.options, [plain(name) for name in record.names])
    return f"{position.game.title} replays, all {len(record.actions)} actions by the rules. {result(position, names)}"


def plain(name: str) -> str:
    """A name that cannot pass for lines of ours: what would steer the terminal is spelled out."""
    return name if name.isprintable() else repr(name)


def proof(record: Record, seal: Seal, shown: str | None) -> list[str]:
    return [
        f"The commitment {seal.commitment} is that of the nonce.",
        added(seal, record.names),
        f"The seed {record.seed} is that of the nonce, the table {seal.table!r} and the entropies.",
        PROVEN_IF if shown is None else PROVEN,
    ]


def added(seal: Seal, names: list[str]) -> str:
    """Who added what; everybody should find their own entropy here."""
    given = [f"{plain(name)} {entropy!r}" for name, entropy in zip(names, seal.entropies, strict=True) if entropy]
    if not given:
        return "Nobody added entropy, so the table alone made the seed, before play."
    return f"Entropy was added by {', '.join(given)}."
