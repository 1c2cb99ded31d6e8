"""`--option name=value`, read the same by every command."""

from __future__ import annotations

from typing import Any


def read_pairs(pairs: list[str]) -> dict[str, Any]:
    """`first=0` as an option: the value as JSON, or as the text that it is."""
    return dict(read_pair(pair) for pair in pairs)


def read_pair(pair: str) -> tuple[str, Any]:
    key, found, value = pair.partition("=")
    if not found:
        from tenfold.tui.shell.asked import name_and_value

        raise name_and_value()
    import msgspec

    try:
        return key, msgspec.json.decode(value)
    except (msgspec.DecodeError, RecursionError):
        return key, value
