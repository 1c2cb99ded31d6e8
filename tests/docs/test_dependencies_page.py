"""docs/dependencies.md: every dependency is there once, with its extra and a reason, and nothing else."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any

from tests.docs.pages import DOCS, ROOT

NAME = re.compile(r"[\w.-]+")
ROW = re.compile(r"^\| `(?P<name>[^`]+)` \|(?: (?P<extras>(?:`\w+` ?)+)\|)? (?P<why>[^|]+) \|$", re.MULTILINE)

# What is for development, and what is all of the others.
OURS = ("all", "dev", "docs")


def project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


def names(requirements: list[str]) -> set[str]:
    """The packages; what an extra takes from another one is listed there."""
    return {found[0] for one in requirements if (found := NAME.match(one))} - {"tenfold"}


def section(title: str) -> list[tuple[str, str, str]]:
    text = (DOCS / "dependencies.md").read_text(encoding="utf-8")
    return ROW.findall(text.split(f"\n## {title}\n")[1].partition("\n## ")[0])


def by_package(extras: dict[str, list[str]]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for extra, requirements in extras.items():
        for name in names(requirements):
            found.setdefault(name, set()).add(extra)
    return found


def test_every_dependency_has_its_reason() -> None:
    shown = [name for name, _, _ in section("The package")]
    assert shown == sorted(names(project()["dependencies"]))


def test_every_extra_has_its_packages_there() -> None:
    extras = {name: these for name, these in project()["optional-dependencies"].items() if name not in OURS}
    rows = section("The extras")
    assert [name for name, _, _ in rows] == sorted({name for name, _, _ in rows})
    assert {name: set(re.findall(r"\w+", of)) for name, of, _ in rows} == by_package(extras)


def test_development_has_what_no_extra_brings() -> None:
    extras = project()["optional-dependencies"]
    others = set(by_package({name: these for name, these in extras.items() if name not in ("dev", "docs")}))
    assert [name for name, _, _ in section("Development")] == sorted(names(extras["dev"]) - others)


def test_the_site_has_its_packages_there() -> None:
    rows = section("The documentation's site")
    assert [name for name, _, _ in rows] == sorted(names(project()["optional-dependencies"]["docs"]))


def test_the_page_has_its_packages_there() -> None:
    about = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    wanted = [*sorted(about["dependencies"]), *sorted(about["devDependencies"])]
    assert [name for name, _, _ in section("The page")] == wanted
