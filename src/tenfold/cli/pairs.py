"""`--option name=value`, read the same by every command."""

from __future__ import annotations

from typing import Any


def read_options(named: dict[str, Any], pairs: list[str]) -> dict[str, Any]:
    """The options that have a name of their own on the command line, where given, and those like `first=0`; each once."""
    options = {name: value for name, value in named.items() if value is not None}
    for pair in pairs:
        name, value = read_pair(pair)
        if name in options:
            from tenfold.tui.shell.asked import given_twice

            raise given_twice(name)
        options[name] = value
    return options


def read_pair(pair: str) -> tuple[str, Any]:
    """The value as JSON, or as the text that it is."""
    key, found, value = pair.partition("=")
    if not found:
        from tenfold.tui.shell.asked import name_and_value

        raise name_and_value()
    import msgspec

    try:
        return key, msgspec.json.decode(value)
    except (msgspec.DecodeError, RecursionError):
        return key, value
