"""Reads a site that was built: every link, anchor and picture leads somewhere, and the search has something to find."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tools.site.places import MAIN, language_of, navigation, pages

LEADING = ("href", "src")


class Page(HTMLParser):
    """What a page leads to, what can be led to in it, and the language that it says it is in."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.anchors: set[str] = set()
        self.language = ""
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.targets += [values[name] for name in LEADING if name in values]
        self.anchors |= {values[name] for name in ("id", "name") if name in values}
        if tag == "html":
            self.language = values.get("lang", "")


@cache
def read(file: Path) -> Page:
    return Page(file)


def faults(site: Path) -> list[str]:
    """One sentence for each thing that is wrong."""
    read.cache_clear()
    return [*missing(site), *broken(site), *silent(site)]


def missing(site: Path) -> Iterator[str]:
    """Every page is there, and in its language."""
    for place in pages().values():
        file, language = site / place.with_suffix(".html"), language_of(place)
        if not file.exists():
            yield f"{file.relative_to(site)} is not there."
        elif read(file).language != language:
            yield f"{file.relative_to(site)} says that it is in {read(file).language}, and it is in {language}."


def broken(site: Path) -> Iterator[str]:
    for file in sorted(site.rglob("*.html")):
        if file.name != "404.html":  # it is shown at any address
            yield from (
                f"{file.relative_to(site)} leads to {one}, {why}" for one in read(file).targets if (why := fault(file, one))
            )


def fault(file: Path, target: str) -> str:
    """Why a link leads nowhere, if it does not."""
    parts = urlsplit(target)
    if parts.scheme or parts.netloc:
        return ""
    led_to = (file.parent / unquote(parts.path)).resolve() if parts.path else file
    if led_to.is_dir():
        return "a folder: opened as a file it shows nothing."
    if not led_to.exists():
        return "which is not there."
    anchor = unquote(parts.fragment)
    is_there = not anchor or led_to.suffix != ".html" or anchor in read(led_to).anchors
    return "" if is_there else "where there is no such place."


def silent(site: Path) -> Iterator[str]:
    """The search of each language knows its pages."""
    for language in navigation():
        file = (site if language == MAIN else site / language) / "search.json"
        found = {item["location"].partition("#")[0] for item in json.loads(file.read_text(encoding="utf-8"))["items"]}
        inside = "." if language == MAIN else language
        wanted = [place for place in pages().values() if language_of(place) == language]
        for place in wanted:
            if str(place.relative_to(inside).with_suffix(".html")) not in found:
                yield f"The search in {language} does not know {place}."
