"""Every variant of every game plays as it was written down; a game without a playthrough fails."""

from __future__ import annotations

from typing import Any

import pytest

from tenfold.core.registry import find_game
from tests.playthroughs.make import FOLDER, GAMES, file_of, text

CASES = [(name, n) for name in GAMES for n in range(len(find_game(name).variants))]


@pytest.mark.parametrize(("name", "n"), CASES)
def test_it_plays_as_written(name: str, n: int) -> None:
    game: Any = find_game(name)
    file = file_of(game, n)
    assert file.exists(), f"there is no playthrough {file.name}; make it with 'make playthroughs' and read it"
    assert text(game, n) == file.read_text(encoding="utf-8")


def test_there_is_no_other_playthrough() -> None:
    wanted = {file_of(find_game(name), n) for name, n in CASES}
    assert set(FOLDER.rglob("*.txt")) == wanted
