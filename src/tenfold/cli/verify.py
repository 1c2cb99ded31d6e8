"""`tenfold verify`: whether a record proves that nobody could choose its deal."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from tenfold.cli import REFUSED
from tenfold.cli.replay import read_file, result
from tenfold.core.errors import BadOption, BadRecord
from tenfold.core.plain import plain, plain_json
from tenfold.core.proof import Verdict, Witness, judge
from tenfold.core.record import Record, read_record

UNPROVEN = 3
PROVEN = "Proven: the table was bound before play, and the deal follows from that and from the entropies, as checked above."
UNSHOWN = (
    "Not proven: anybody can make a file in which all this fits. Give the commitment that the table showed as --commitment."
)
ALONE = "Not proven: the table alone made the seed, and could choose it before it showed the commitment."
NOT_A_COMMITMENT = "--commitment takes the 64 hexadecimal digits that the table showed before play."


def verify(
    file: Path,
    *,
    commitment: str | None = None,
    entropy: str | None = None,
    table: str | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Check what a record file proves of its deal: sealed before play, and played by the rules to its result.

    The exit status is 0 if the deal is proven, 1 if something does not fit or was not sealed, and 3 if everything fits but does
    not prove it, because no commitment was given or nobody added entropy.

    Parameters
    ----------
    file
        The record file.
    commitment
        The commitment that the table showed before play; the record must have the same. Without it nothing is proven.
    entropy
        The entropy that you gave; it must be in the record.
    table
        The id of the table that you sat at; it must be that of the record.
    json
        Print one JSON object.
    """
    witness = Witness(commitment=None if commitment is None else read_commitment(commitment), entropy=entropy, table=table)
    if json:
        return print_json(file, witness)
    record = read_record(read_file(file))
    verdict = judge(record, witness)
    print(replayed(record), *words_of(verdict, witness), sep="\n")
    return status_of(verdict)


def words_of(verdict: Verdict, witness: Witness) -> list[str]:
    """A verdict for people."""
    if verdict.misfits:
        return verdict.misfits
    lines = [*verdict.checked, *(f"Not checked: {sentence[0].lower()}{sentence[1:]}" for sentence in verdict.unchecked)]
    if verdict.proven:
        return [*lines, PROVEN]
    return [*lines, UNSHOWN if witness.commitment is None else ALONE]


def status_of(verdict: Verdict) -> int:
    if verdict.misfits:
        return REFUSED
    return 0 if verdict.proven else UNPROVEN


def read_commitment(text: str) -> str:
    digits = text.strip().lower()
    if not re.fullmatch("[0-9a-f]{64}", digits):
        raise BadOption(NOT_A_COMMITMENT)
    return digits


def print_json(file: Path, witness: Witness) -> int:
    verdict = verdict_on(file, witness)
    print(plain_json(msgspec.json.encode(verdict).decode()))
    return status_of(verdict)


def verdict_on(file: Path, witness: Witness) -> Verdict:
    try:
        return judge(read_record(read_file(file)), witness)
    except BadRecord as error:
        return Verdict(misfits=[error.message])


def replayed(record: Record) -> str:
    position = record.last()
    names = position.game.cast(record.options, [plain(name) for name in record.names])
    return f"{position.game.title} replays, all {len(record.actions)} actions by the rules. {result(position, names)}"
