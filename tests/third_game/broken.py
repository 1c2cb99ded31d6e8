"""Packages that are installed and cannot be loaded, each thing in them in another way."""

from __future__ import annotations

from pathlib import Path

PROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "{package}"
version = "1"

[tool.hatch.build.targets.wheel]
packages = ["{module}"]
"""
GOOD_BOT = """
from tenfold.bots.contract import BotKind

class Bot(BotKind):
    '''The first action that is legal.'''

    level = 1

    def __init__(self, name, games):
        self.name, self.games = name, games

    def plays(self, game):
        return game in self.games

    def sit(self, game, seed, budget):
        return lambda view, legal: legal[0]
"""
RUINS = {
    "missing.py": "import no_such_library\n",
    "torn.py": "def half(:\n",
    "leaving.py": "import sys\nsys.exit('I would rather go')\n",
    "rude.py": "class Rude(BaseException): pass\nraise Rude('\\x1b[2Jno\\nway')\n",
    "empty.py": "",
    "bots.py": GOOD_BOT
    + """
HASTY, LOST, TWIN, WRONG = Bot("hasty", ["ten"]), Bot("lost", ["no such game"]), Bot("careful", ["ten"]), Bot("right", ["ten"])
VAIN = Bot("vain", ["ten"])
VAIN.level = "very high"
MOODY = Bot("moody", None)
KIND = Bot
""",
}
RUINS_BOTS = {
    "missing": "missing:BOT",
    "torn": "torn:BOT",
    "leaving": "leaving:BOT",
    "rude": "rude:BOT",
    "empty": "empty:BOT",
    "gone": "no_such_module:BOT",
    "hasty": "bots:HASTY",
    "lost": "bots:LOST",
    "careful": "bots:TWIN",
    "wrong": "bots:WRONG",
    "vain": "bots:VAIN",
    "moody": "bots:MOODY",
    "class": "bots:KIND",
}
RUINS_GAMES = {"chess": "missing:GAME", "dice": "bots:HASTY", "ten": "missing:GAME"}
RUINS_SCREENS = {"magpie": "torn:SCREEN", "ten": "empty:SCREEN"}
# What each is told to suffer from. `hasty` is all right, and `lost` only has nothing to play.
BROKEN = {
    ("game", "chess"): "ModuleNotFoundError: No module named 'no_such_library'",
    ("game", "dice"): "it is a Bot and no tenfold.core.game.Game",
    ("game", "ten"): "ModuleNotFoundError: No module named 'no_such_library'",
    ("bot", "missing"): "ModuleNotFoundError: No module named 'no_such_library'",
    ("bot", "torn"): "SyntaxError: invalid syntax (torn.py, line 1)",
    ("bot", "leaving"): "SystemExit: I would rather go",
    ("bot", "rude"): "Rude: [2Jno way",
    ("bot", "empty"): "AttributeError: module 'ruins.empty' has no attribute 'BOT'",
    ("bot", "gone"): "ModuleNotFoundError: No module named 'ruins.no_such_module'",
    ("bot", "careful"): "the package 'tenfold' has a bot of this name already",
    ("bot", "wrong"): "its entry point is 'wrong' and must be 'right', as it calls itself",
    ("bot", "vain"): "its level is no whole number",
    ("bot", "moody"): "asked whether it plays ten it fails with TypeError: argument of type 'NoneType' is not iterable",
    ("bot", "class"): "it is a ABCMeta and no tenfold.bots.contract.BotKind",
    ("screen", "magpie"): "SyntaxError: invalid syntax (torn.py, line 1)",
    ("screen", "ten"): "AttributeError: module 'ruins.empty' has no attribute 'SCREEN'",
}


def write_ruins(folder: Path) -> Path:
    groups = {"bots": RUINS_BOTS, "games": RUINS_GAMES, "screens": RUINS_SCREENS}
    return write_package(folder, "ruins", RUINS, groups)


def write_imitation(folder: Path) -> Path:
    """A package of somebody else that has a bot `hasty` as well; its name comes later."""
    return write_package(
        folder, "sham", {"bots.py": GOOD_BOT + "HASTY = Bot('hasty', [])\n"}, {"bots": {"hasty": "bots:HASTY"}}
    )


def write_package(folder: Path, module: str, sources: dict[str, str], groups: dict[str, dict[str, str]]) -> Path:
    (folder / module).mkdir(parents=True)
    for name, text in {"__init__.py": "", **sources}.items():
        (folder / module / name).write_text(text, encoding="utf-8")
    lines = [PROJECT.format(package=module, module=module)]
    for group, entries in groups.items():
        lines.append(f'[project.entry-points."tenfold.{group}"]')
        lines += [f'{name} = "{module}.{place}"' for name, place in entries.items()]
    (folder / "pyproject.toml").write_text("\n".join(lines), encoding="utf-8")
    return folder
