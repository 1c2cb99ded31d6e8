"""A view as text, for whoever watches an environment."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from tenfold.core.errors import BadOption
from tenfold.core.game import View

RENDER_MODES = ["ansi", "human"]


def check_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(f"render_mode must be None, ansi (a text) or human (the text, printed); {str(mode)[:40]!r} is neither.")
    return mode


def render(view: View, mode: str | None) -> str | None:
    """The text, or None where it was printed or nobody wants it."""
    if mode == "human":
        sys.stdout.write(text_of(view) + "\n")
    return text_of(view) if mode == "ansi" else None


def text_of(view: View) -> str:
    """A line for every field; what is made of parts has a line for each of them."""
    fields = msgspec.to_builtins(view)
    return "\n".join(line for name, value in fields.items() if name not in ("game", "options") for line in lines(name, value))


def lines(name: str, value: Any) -> list[str]:
    if isinstance(value, list) and any(isinstance(part, dict) for part in value):
        return [f"{name} {n}: {one_line(part)}" for n, part in enumerate(value)]
    return [f"{name}: {one_line(value)}"]


def one_line(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {one_line(part)}" for name, part in value.items())
    if isinstance(value, list):
        return " ".join(map(one_line, value)) or "-"
    return "-" if value is None else str(value)
