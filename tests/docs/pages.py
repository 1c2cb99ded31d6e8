"""The pages of the documentation, and the blocks of code in them.

What a block's fence says decides what becomes of it: `python` is run, and `print(...)  # shown` must show it (`python client`
beside a server); `console` is run command by command; `json` is a session with the engine; `text NAME` is a file of that name,
which the other blocks may read.
Blocks of any other kind (`sh`, `text`) are only there to be read.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
TRANSLATED = sorted([*DOCS.glob("*/rules-*.md"), *DOCS.glob("*/play.md")])
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted(DOCS.glob("*.md")), *TRANSLATED]

FENCE = re.compile(r"^```(?P<kind>\w*) ?(?P<name>\S*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A fenced block: where it stands, what kind it is, and its text."""

    page: str
    line: int
    kind: str
    name: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def blocks_of(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return [
        Block(page.name, text.count("\n", 0, found.start()) + 1, found["kind"], found["name"], found["text"])
        for found in FENCE.finditer(text)
    ]


def blocks(kind: str) -> list[Block]:
    """All blocks of a kind, page by page."""
    return [block for page in PAGES for block in blocks_of(page) if block.kind == kind]


def put_files(folder: Path) -> None:
    """Write the files that pages show into a folder."""
    for block in blocks("text"):
        if block.name:
            (folder / block.name).write_text(block.text, encoding="utf-8")


def prose(page: Path) -> str:
    """A page without its blocks."""
    return FENCE.sub("", page.read_text(encoding="utf-8"))
