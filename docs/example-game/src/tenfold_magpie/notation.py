"""The actions of Magpie as text."""

from __future__ import annotations

from tenfold.core.errors import NotUnderstood

# In the order of their numbers in `rules`.
TEXTS = ("snatch", "fly")


def read_action(text: str) -> int:
    if text not in TEXTS:
        raise NotUnderstood(f"{text!r} is not an action of Magpie; actions are snatch and fly.")
    return TEXTS.index(text)
