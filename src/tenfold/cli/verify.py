"""`tenfold verify`: whether a record proves that nobody could choose its deal."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from tenfold.cli.ids import Id
from tenfold.core.errors import BadOption

NOT_A_COMMITMENT = "--commitment takes the 64 hexadecimal digits that the table showed before play."


def verify(
    file: Path,
    *,
    commitment: str | None = None,
    entropy: str | None = None,
    table: Id | None = None,
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
    from tenfold.cli.output.verdict import print_json, print_words
    from tenfold.core.proof import Witness

    witness = Witness(commitment=None if commitment is None else read_commitment(commitment), entropy=entropy, table=table)
    return print_json(file, witness) if json else print_words(file, witness)


def read_commitment(text: str) -> str:
    digits = text.strip().lower()
    if not re.fullmatch("[0-9a-f]{64}", digits):
        raise BadOption(NOT_A_COMMITMENT)
    return digits
