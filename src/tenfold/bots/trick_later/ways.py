"""The two ways to search: through a tree, on by rules of thumb (`sharp`), and card by card with what was learnt (`master`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tenfold.bots.trick_later.in_turn import begin_in_turn, go_on_in_turn
from tenfold.bots.trick_later.tree import go_on_through_tree, nothing_to_begin


class Way(NamedTuple):
    """What fills the slots of `search`."""

    begin: Callable[..., None]
    go_on: Callable[..., None]


PLAIN = Way(nothing_to_begin, go_on_through_tree)
LEARNT = Way(begin_in_turn, go_on_in_turn)
