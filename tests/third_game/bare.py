"""Jackdaw: the rules of Magpie and nothing else: no bots, words, tensor, screen, aid or lesson."""

from __future__ import annotations

from pathlib import Path

from tests.third_game.broken import write_package

GAME = """
from pathlib import Path

import msgspec
from tenfold.core.game import Game
from tenfold_magpie import MagpieGame

class Jackdaw(MagpieGame):
    name, title = "jackdaw", "Jackdaw"
    tensor = aid_type = None
    locales = web = lesson_file = Path(__file__).parent / "nothing"
    aid, achievements, card_in_words = Game.aid, Game.achievements, Game.card_in_words

    def view(self, options, s, seat):
        return msgspec.structs.replace(super().view(options, s, seat), game=self.name)

JACKDAW = Jackdaw()
"""


def write_bare_game(folder: Path) -> Path:
    return write_package(folder, "jackdaw", {"game.py": GAME}, {"games": {"jackdaw": "game:JACKDAW"}})
