"""What is drawn, at every decision of whole games."""

from __future__ import annotations

import io
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from tenfold.core.registry import game_names
from tenfold.table.session import Session
from tenfold.tui.shell.loop import Loop
from tenfold.tui.shell.opponents import pick_opponents
from tenfold.tui.shell.paper import Paper
from tenfold.tui.shell.saves import Saves
from tenfold.tui.shell.screen import Scene, Screen
from tenfold.tui.shell.terminal import Terminal
from tenfold.tui.ten.screen import TenScreen
from tools.terminal_picture import picture

PAPERS = [
    Paper(width=80, height=24, unicode=True, colour=True, live=True),
    Paper(width=80, height=40, unicode=False, colour=False, live=True),
    Paper(width=120, height=50, unicode=True, colour=True, live=True),
    Paper(width=40, height=24, unicode=True, colour=True, live=False),
]

HEADS = (" Your turn", " Auction", " Payment", " Buy a card", " Final buy", " You bust")


def scenes(game: str, options: dict[str, object], seed: str, screen: Screen, folder: Path) -> Iterator[Scene]:
    """Every scene of a game that random players play."""
    session = Session.start(game, options, seed)
    dice = random.Random(seed)
    seats = session.position.game.seats(session.log.options)
    terminal = Terminal(Console(file=io.StringIO()))
    opponents = pick_opponents([None, *["random"] * (seats - 1)], session.position.game, seed)
    loop = Loop(session, screen, terminal, opponents, Saves(folder, terminal.tell))
    while not session.position.is_over:
        if session.position.to_act == 0:
            yield loop.scene()
            loop.do(dice.choice(session.position.legal()))
        else:
            loop.do(loop.opponent_decides())
    yield loop.scene()


def drawn(screen: Screen, scene: Scene, paper: Paper) -> list[str]:
    console = Console(file=io.StringIO(), width=paper.width, height=paper.height)
    page = screen.draw if scene.outcome is None else screen.ending
    with console.capture() as capture:
        console.print(page(scene, paper))
    return capture.get().rstrip("\n").split("\n")


@pytest.mark.parametrize("options", [{"players": 1}, {"players": 1, "level": 10}, {"players": 2, "bust_buy": True}])
def test_ten_fits_wherever_it_is_drawn(options: dict[str, object], tmp_path: Path) -> None:
    screen = TenScreen()
    for scene in scenes("ten", options, "fits", screen, tmp_path):
        for paper in PAPERS:
            lines = drawn(screen, scene, paper)
            assert max(len(line) for line in lines) <= paper.width
            if paper.height >= 40:
                assert len(lines) + 2 <= paper.height
            if paper.width >= 80 and scene.outcome is None:
                asked = next(n for n, line in enumerate(lines) if line.startswith(HEADS))
                assert len(lines) - asked + 2 <= 24


def test_five_players_are_drawn(tmp_path: Path) -> None:
    screen = TenScreen()
    for scene in scenes("ten", {"players": 5}, "five", screen, tmp_path):
        assert sum("Player 5" in line for line in drawn(screen, scene, PAPERS[0])) >= 1


@pytest.mark.parametrize("game", game_names())
def test_any_game_is_drawn_without_a_screen_of_its_own(game: str, tmp_path: Path) -> None:
    screen = Screen()
    for scene in scenes(game, {}, "any", screen, tmp_path):
        text = "\n".join(drawn(screen, scene, PAPERS[0]))
        assert scene.game.title in text
        assert all(entry.action in text for entry in scene.menu.entries())


def ended(level: int, deck: list[str], actions: list[str], folder: Path) -> Scene:
    """The end of a game with a deck of so few cards."""
    table = dict.fromkeys(deck, 1)
    session = Session.start("ten", {"players": 1, "level": level, "deck": table}, "few", fixed=deck)
    for action in actions:
        session.do(action)
    terminal = Terminal(Console(file=io.StringIO()))
    return Loop(session, TenScreen(), terminal, {}, Saves(folder, terminal.tell)).scene()


@pytest.mark.parametrize("level", range(4, 11))
def test_after_a_victory_a_rank_is_told_and_the_next_level_is_offered(level: int, tmp_path: Path) -> None:
    scene = ended(level, ["b1"], ["draw", "take numbers", "pass", "pass"], tmp_path)
    text = "\n".join(drawn(TenScreen(), scene, PAPERS[1]))
    assert "Player 1 wins, 1 to 0." in text
    assert "Rank: " in text
    offered = [offer.options["level"] for offer in TenScreen().offers(scene)]
    assert offered == ([10] if level == 10 else [level + 1, level])


@pytest.mark.parametrize(("deck", "verdict"), [(["$1"], "JEN wins: 0 all"), (["$1", "b1"], "JEN wins, 1 to 0.")])
def test_after_a_tie_or_a_defeat_the_same_level_is_offered(deck: list[str], verdict: str, tmp_path: Path) -> None:
    scene = ended(4, deck, ["draw", "take currency", "pass"], tmp_path)
    text = "\n".join(drawn(TenScreen(), scene, PAPERS[1]))
    assert verdict in text
    assert "Rank: " not in text
    assert [offer.options["level"] for offer in TenScreen().offers(scene)] == [4]


def test_a_package_can_bring_a_screen(tmp_path: Path) -> None:
    """A real installed distribution, as far as Python can tell: metadata with an entry point, and a module."""
    metadata = tmp_path / "their_game-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: their-game\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text("[tenfold.screens]\ntheir_game = their_game_screen:SCREEN\n")
    (tmp_path / "their_game_screen.py").write_text("from tenfold.tui.shell.screen import Screen\nSCREEN = Screen()\n")
    code = """
from tenfold.tui.shell.screens import find_screen
import their_game_screen
assert find_screen("their_game") is their_game_screen.SCREEN
"""
    # A process of its own: what is installed is looked up once per process.
    subprocess.run([sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": str(tmp_path)}, check=True)


def test_the_picture_is_a_picture() -> None:
    svg = picture()
    assert svg.startswith("<svg")
    assert "Market" in svg
