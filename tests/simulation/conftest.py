"""A real store to compare with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tenfold.server.store import Store, open_store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = open_store(f"sqlite:///{tmp_path / 'tenfold.db'}", "one")
    yield made
    made.close()
