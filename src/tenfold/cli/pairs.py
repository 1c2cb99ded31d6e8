"""`--option name=value`, read the same by every command."""

from __future__ import annotations

from typing import Any

import msgspec

from tenfold.core.errors import BadOption

NAME_AND_VALUE = "--option takes a name and a value, like --option first=0."


def read_pairs(pairs: list[str]) -> dict[str, Any]:
    """`first=0` as an option: the value as JSON, or as the text that it is."""
    return dict(read_pair(pair) for pair in pairs)


def read_pair(pair: str) -> tuple[str, Any]:
    key, found, value = pair.partition("=")
    if not found:
        raise BadOption(NAME_AND_VALUE)
    try:
        return key, msgspec.json.decode(value)
    except (msgspec.DecodeError, RecursionError):
        return key, value
