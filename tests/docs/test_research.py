"""docs/research.md: its tables are those of the games."""

from __future__ import annotations

import pytest

from tests.docs.research_tables import PAGE, tables


@pytest.mark.parametrize("name", tables())
def test_the_tables_are_those_of_the_game(name: str) -> None:
    assert tables()[name] in PAGE.read_text(encoding="utf-8"), "python -m tests.docs.research_tables writes them anew"
