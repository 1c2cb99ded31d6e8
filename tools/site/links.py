"""Markdown as the generator wants it: links to what the site has, and fences that it understands."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import PurePosixPath

from tools.site.places import ROOT, language_of

FENCE = re.compile(r"^```(?P<kind>\w*) ?(?P<name>\S*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?P<before>!?\[[^\]]*\]\()(?P<target>[^)\s]+)(?P<after>\))")
ELSEWHERE = ("http://", "https://", "mailto:")

# Where a file or a folder of the repository stands in the site.
Finder = Callable[[str], PurePosixPath]


class NotThere(Exception):
    """A link that leads nowhere; the sentence says where it stands."""


def adapted(text: str, source: str, place: PurePosixPath, find: Finder) -> str:
    """A page of the repository as a page of the site."""
    pieces, at = [], 0
    for fence in FENCE.finditer(text):
        pieces += [linked(text[at : fence.start()], source, place, find), fenced(fence)]
        at = fence.end()
    return "".join([*pieces, linked(text[at:], source, place, find)])


def fenced(fence: re.Match[str]) -> str:
    """Some fences have a name: that of a file is shown, any other is for the tests."""
    title = f' title="{fence["name"]}"' if "." in fence["name"] else ""
    return f"```{fence['kind']}{title}\n{fence['text']}```"


def linked(prose: str, source: str, place: PurePosixPath, find: Finder) -> str:
    def again(link: re.Match[str]) -> str:
        return f"{link['before']}{target_of(link['target'], source, place, find)}{link['after']}"

    return LINK.sub(again, prose)


def target_of(target: str, source: str, place: PurePosixPath, find: Finder) -> str:
    """Where a link of this page leads in the site."""
    path, mark, anchor = target.partition("#")
    if not path or target.startswith(ELSEWHERE):
        return target
    found = find(in_repository(path, source))
    if found.suffix == ".md" and language_of(found) != language_of(place):
        found = found.with_suffix(".html")  # another project: the generator does not know it
    return os.path.relpath(found, place.parent) + mark + anchor


def in_repository(path: str, source: str) -> str:
    file = (ROOT / source).parent / path
    named = os.path.relpath(file, ROOT)
    if not file.exists() or named.startswith(".."):
        raise NotThere(f"{source} leads to {path}, which is not there.")
    return PurePosixPath(named).as_posix()
