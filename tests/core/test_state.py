"""States: fixed size, the same bytes for Python and NumPy."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import pytest

from tenfold.core.state import State
from tenfold.games.ten.rules.state import TenState
from tenfold.games.trick_later.rules.state import TrickLaterState


class Small(State):
    wide: Annotated[int, "i8"]
    pair: Annotated[list[int], "i2", 2]
    narrow: Annotated[int, "i1"]


def test_sizes() -> None:
    assert TenState.layout.size <= 512
    assert TrickLaterState.layout.size <= 256


def test_the_same_bytes_for_numpy() -> None:
    s = Small()
    s.wide, s.pair, s.narrow = -5, [300, -300], 7
    record = np.frombuffer(s.to_bytes(), Small.layout.dtype)[0]
    assert (record["wide"], list(record["pair"]), record["narrow"]) == (-5, [300, -300], 7)
    assert record.copy().tobytes() == s.to_bytes()


def test_a_copy_shares_nothing() -> None:
    s = Small()
    twin = s.copy()
    twin.pair[0] = 9
    assert s.pair == [0, 0]


def test_fields_must_fall_in_width() -> None:
    with pytest.raises(TypeError, match="falling width"):

        class Wrong(State):
            narrow: Annotated[int, "i1"]
            wide: Annotated[int, "i8"]
