"""docs/architecture.md: its layers are those that import-linter enforces, and each is there."""

from __future__ import annotations

import re
import tomllib

from tests.docs.pages import DOCS, ROOT

ROW = re.compile(r"^\| `(\w+)` \|", re.MULTILINE)


def contract() -> list[str]:
    """The layers of the house, from the top down."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers: list[str] = settings["tool"]["importlinter"]["contracts"][0]["layers"]
    return [layer.strip(" ()") for siblings in layers for layer in siblings.split("|")]


def shown() -> list[str]:
    text = (DOCS / "architecture.md").read_text(encoding="utf-8")
    return ROW.findall(text[: text.index("\n## One rules source")])


def test_the_layers_are_those_of_the_contract() -> None:
    layers = contract()
    assert shown() == [layer for layer in layers if layer in shown()]
    assert {layer for layer in layers if (ROOT / "src" / "tenfold" / layer).is_dir()} <= set(shown())
