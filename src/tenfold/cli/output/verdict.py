"""What a record file proves of its deal: in words, or as JSON."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from tenfold.cli import REFUSED
from tenfold.cli.output.record import read_file, result
from tenfold.core.errors import BadRecord
from tenfold.core.game import Position
from tenfold.core.plain import plain, plain_json
from tenfold.core.proof import Verdict, Witness, judge
from tenfold.core.record import Record, read_record, replay_record

UNPROVEN = 3
PROVEN = "Proven: the table was bound before play, and the deal follows from that and from the entropies, as checked above."
UNSHOWN = (
    "Not proven: anybody can make a file in which all this fits. Give the commitment that the table showed as --commitment."
)
ALONE = "Not proven: the table alone made the seed, and could choose it before it showed the commitment."


def print_words(file: Path, witness: Witness) -> int:
    """Print the verdict; the exit status."""
    record, position = replay_record(read_file(file))
    verdict = judge(record, witness)
    print(replayed(record, position), *words_of(verdict, witness), sep="\n")
    return status_of(verdict)


def print_json(file: Path, witness: Witness) -> int:
    verdict = verdict_on(file, witness)
    print(plain_json(msgspec.json.encode(verdict).decode()))
    return status_of(verdict)


def verdict_on(file: Path, witness: Witness) -> Verdict:
    try:
        return judge(read_record(read_file(file)), witness)
    except BadRecord as error:
        return Verdict(misfits=[error.message])


def replayed(record: Record, position: Position[Any]) -> str:
    names = position.game.cast(record.options, [plain(name) for name in record.names])
    return f"{position.game.title} replays, all {len(record.actions)} actions by the rules. {result(position, names)}"


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
