"""`tenfold replay`: a record file in words."""

from __future__ import annotations

from pathlib import Path


def replay(file: Path, *, json: bool = False) -> int:
    """Tell the game of a record file, move by move, and its result.

    Parameters
    ----------
    file
        The record file.
    json
        Print one JSON object per move instead: the action, the events and the view of a spectator.
    """
    from tenfold.cli.output.record import json_lines, read_file, word_lines
    from tenfold.core.record import read_record

    record = read_record(read_file(file))
    for line in json_lines(record) if json else word_lines(record):
        print(line)
    return 0
