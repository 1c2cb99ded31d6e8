"""`tenfold review`: what every decision of a finished game was worth, and what was luck."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from tenfold.core.errors import BadOption


def review(
    file: Path,
    *,
    json: Annotated[bool, Parameter(negative="")] = False,
    seat: int | None = None,
    deals: int | None = None,
    language: str = "en",
) -> int:
    """Say what every decision of a finished game was worth, what it cost and why, and what of the result was luck.

    Parameters
    ----------
    file
        The record file.
    json
        Print one JSON object with all of it.
    seat
        Only the decisions of this seat, counted from 0.
    deals
        On how many deals each decision is judged; more make it more certain, and take longer.
    language
        The language: en, de, es or ja.
    """
    import msgspec

    from tenfold.cli.output.record import read_file
    from tenfold.cli.output.review import known_languages, print_review, reviewed
    from tenfold.core.plain import plain_json
    from tenfold.core.record import read_record

    record = read_record(read_file(file))
    record.start().seated(seat)
    if language not in known_languages():
        raise BadOption(f"There is no language {language[:40]!r}; there are {', '.join(known_languages())}.")
    if deals is not None and deals < 10:
        raise BadOption("--deals takes a whole number from 10 on.")
    found = reviewed(record, deals)
    if json:
        print(plain_json(msgspec.json.encode(found).decode()))
    else:
        print_review(found, seat, language)
    return 0
