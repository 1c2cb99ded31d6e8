"""What the site has, and where: every page of the navigation, by its file in the repository."""

from __future__ import annotations

import tomllib
from pathlib import Path, PurePosixPath

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
MAIN = "en"
# Where a page goes that does not lie in docs: READMEs are named after what they are about.
NAMED = {
    "README.md": "index.md",
    "benchmarks/README.md": "benchmarks.md",
    "docs/example-game/README.md": "example-game.md",
    "web/README.md": "web.md",
}

Navigation = dict[str, dict[str, list[str]]]


def navigation() -> Navigation:
    """By language, the parts and their pages."""
    return tomllib.loads((HERE / "navigation.toml").read_text(encoding="utf-8"))


def pages() -> dict[str, PurePosixPath]:
    """Where each page stands in the site, still as Markdown: `docs/de/play.md` is `de/play.md`."""
    return {source: place_of(source) for parts in navigation().values() for sources in parts.values() for source in sources}


def place_of(source: str) -> PurePosixPath:
    if source in NAMED:
        return PurePosixPath(NAMED[source])
    for folder in (f"tools/site/pages/{MAIN}", "tools/site/pages", "docs"):
        if source.startswith(f"{folder}/"):
            return PurePosixPath(source.removeprefix(f"{folder}/"))
    return PurePosixPath(source.lower())


def language_of(place: PurePosixPath) -> str:
    """Each language has a folder of its own, but for the main one, which has the rest."""
    return place.parts[0] if place.parts[0] in navigation() else MAIN
