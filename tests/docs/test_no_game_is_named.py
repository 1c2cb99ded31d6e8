"""Nothing outside a game's own rooms names a game: what is true for ours is true for any game that somebody installs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tenfold.core.registry import GAMES
from tests.docs.pages import ROOT

SOURCES = ROOT / "src" / "tenfold"
OURS = {name: game for name, game in GAMES.whole.items() if type(game).__module__.startswith("tenfold.")}
ROOMS = [SOURCES / layer / name for layer in ("games", "bots", "tui") for name in OURS]
OUTSIDE = [file for file in sorted(SOURCES.rglob("*.py")) if not any(room in file.parents for room in ROOMS)]
# Where a docstring is what people read as help; elsewhere it may give an example.
HELP = SOURCES / "cli"
TITLES = re.compile("|".join(rf"\b{re.escape(text)}\b" for name, game in OURS.items() for text in (name, game.title)))
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")


def in_words(identifier: str) -> str:
    """An identifier in small words: `TenNode` is `ten_node`, `tenfold` stays one word."""
    return "_".join(word.lower() for word in WORD.findall(identifier))


def names_a_game(identifier: str) -> bool:
    words = f"_{in_words(identifier)}_"
    return any(f"_{name}_" in words for name in OURS)


def docstrings(tree: ast.AST) -> set[ast.AST]:
    places = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    bodies = (node.body for node in ast.walk(tree) if isinstance(node, places) and ast.get_docstring(node) is not None)
    return {body[0].value for body in bodies if isinstance(body[0], ast.Expr)}


def identifiers(node: ast.AST) -> Iterator[str]:
    """What this node calls by a name; of a module, each part of its path."""
    for field in ("id", "attr", "arg", "name", "asname", "module"):
        value = getattr(node, field, None)
        yield from value.split(".") if isinstance(value, str) else ()


def texts(file: Path, tree: ast.AST) -> Iterator[ast.Constant]:
    spared = set() if HELP in file.parents else docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in spared:
            yield node


def found_in(file: Path) -> list[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    named = [name for node in ast.walk(tree) for name in identifiers(node) if names_a_game(name)]
    said = [node.value for node in texts(file, tree) if TITLES.search(str(node.value))]
    return [*named, *map(str, said)]


@pytest.mark.parametrize("file", OUTSIDE, ids=lambda file: str(file.relative_to(SOURCES)))
def test_nothing_outside_the_rooms_names_a_game(file: Path) -> None:
    assert found_in(file) == []
    assert not names_a_game(file.stem)


def test_the_rooms_are_there_and_would_not_pass() -> None:
    assert len(OURS) == 2
    assert all(any(found_in(file) for file in room.rglob("*.py")) for room in ROOMS)
