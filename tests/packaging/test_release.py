"""A release: one version everywhere, a changelog by version, and a wheel that is the package and its page alone."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path

import pytest

import tenfold
from tools.release import PYTHONS, NotReady, check_as_an_index, check_contents, check_tag

# One process builds the wheel, not each.
pytestmark = pytest.mark.xdist_group("packaging")

ROOT = Path(__file__).parents[2]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
HEADING = re.compile(r"^## (?P<title>.*)$", re.MULTILINE)
RELEASED = re.compile(r"(\d+)\.(\d+)\.(\d+) - \d{4}-\d\d-\d\d")


def test_the_version_is_the_same_everywhere(wheel: Path) -> None:
    assert wheel.name.startswith(f"tenfold-{tenfold.__version__}-")
    assert f"\nversion: {tenfold.__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_the_changelog_goes_from_what_is_unreleased_back_version_by_version() -> None:
    first, *others = HEADING.findall(CHANGELOG)
    versions = [tuple(map(int, found.groups())) for title in others if (found := RELEASED.fullmatch(title))]
    assert first == "Unreleased"
    assert len(versions) == len(others)
    assert versions == sorted(set(versions), reverse=True)


def test_the_wheel_is_fit_for_an_index(wheel: Path) -> None:
    check_contents(wheel)
    check_as_an_index(wheel)


@pytest.mark.parametrize("stray", ["tests/test_it.py", "tenfold/tests/test_it.py"])
def test_a_wheel_with_tests_or_without_its_page_is_refused(wheel: Path, stray: str, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive, zipfile.ZipFile(tmp_path / "more.whl", "w") as more:
        for name in archive.namelist():
            more.writestr(name, archive.read(name))
        more.writestr(stray, "")
    with zipfile.ZipFile(tmp_path / "less.whl", "w") as less:
        less.writestr("tenfold/py.typed", "")
    with pytest.raises(NotReady, match=re.escape(stray)):
        check_contents(tmp_path / "more.whl")
    with pytest.raises(NotReady, match=r"lacks tenfold/server/page/index\.html"):
        check_contents(tmp_path / "less.whl")


def test_a_tag_is_that_of_a_version_which_the_changelog_knows() -> None:
    check_tag("v1.2.3", "1.2.3", "## Unreleased\n\n## 1.2.3 - 2026-01-31\n")
    with pytest.raises(NotReady, match=r"should be v1\.2\.3"):
        check_tag("v1.2.4", "1.2.3", "## 1.2.3 - 2026-01-31\n")
    with pytest.raises(NotReady, match=r"tells nothing of 1\.2\.3"):
        check_tag("v1.2.3", "1.2.3", "## Unreleased\n")


WORKFLOWS = {file.name: file.read_text(encoding="utf-8") for file in (ROOT / ".github" / "workflows").glob("*.yml")}


@pytest.mark.parametrize("name", WORKFLOWS)
def test_a_workflow_calls_make_and_nothing_else(name: str) -> None:
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    called = re.findall(r"^ +(?:- )?run: (.*)$", WORKFLOWS[name], re.MULTILINE)
    assert called
    assert [one for one in called if one.split()[0] != "make" or one.split()[1] not in targets] == []


def test_every_python_that_the_package_names_is_tried() -> None:
    named = re.findall(r"Programming Language :: Python :: (3\.\d+)", (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert tuple(named) == PYTHONS
    assert f"python: {list(PYTHONS)}".replace("'", '"') in WORKFLOWS["checks.yml"]
