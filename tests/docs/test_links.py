"""Every link of the pages leads somewhere, and the pages speak of the project alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT, prose

LINK = re.compile(r"!?\[[^\]]*\]\((?P<target>[^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    plain = [re.sub(r"[^\w\- ]", "", heading.lower()) for heading in HEADING.findall(prose(page))]
    return {heading.replace(" ", "-") for heading in plain}


def links(page: Path) -> list[str]:
    return [target for target in LINK.findall(prose(page)) if not target.startswith(("http://", "https://"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.name}")
def test_relative_links_lead_somewhere(page: Path) -> None:
    for target in links(page):
        path, _, anchor = target.partition("#")
        file = (page.parent / path).resolve() if path else page
        assert file.exists(), target
        assert file.is_relative_to(ROOT), target
        assert not anchor or anchor in anchors(file), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.name}")
def test_no_page_knows_of_other_places(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert not re.search(r"/home/|/root/|localhost", text)


def test_the_readme_leads_to_every_page() -> None:
    wanted = {f"docs/{page.name}" for page in PAGES if page.parent.name == "docs"}
    assert wanted - {target.partition("#")[0] for target in links(ROOT / "README.md")} == set()
