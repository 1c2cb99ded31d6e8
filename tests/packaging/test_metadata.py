"""What the wheel says of itself, and what a package index would show of it."""

from __future__ import annotations

import re
import zipfile
from email import message_from_string
from email.message import Message
from pathlib import Path

import pytest

# One process builds the wheel, not each.
pytestmark = pytest.mark.xdist_group("packaging")

ROOT = Path(__file__).parents[2]
LINK = re.compile(r"\]\((?!https?://|#)[^)]*\)")


@pytest.fixture(scope="module")
def metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return message_from_string(archive.read(name).decode())


def test_it_says_whose_it_is_and_what_for(metadata: Message) -> None:
    holder = (ROOT / "LICENSE").read_text(encoding="utf-8").splitlines()[2].partition("2026 ")[2]
    assert str(metadata["Author"]).lower() == holder.lower()
    assert metadata["License-Expression"] == "MIT"
    assert "Typing :: Typed" in metadata.get_all("Classifier", [])


def test_it_says_that_windows_will_not_do(metadata: Message) -> None:
    systems = [one for one in metadata.get_all("Classifier", []) if one.startswith("Operating System")]
    assert systems == ["Operating System :: MacOS", "Operating System :: POSIX :: Linux"]
    assert "Windows itself will not do" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_an_index_shows_the_readme_without_links_that_lead_nowhere(metadata: Message) -> None:
    shown = str(metadata.get_payload())
    assert metadata["Description-Content-Type"] == "text/markdown"
    assert LINK.findall(shown) == []
    assert "| Hosting (`docs/host.md`) |" in shown


def test_every_example_of_the_readme_is_still_there(metadata: Message) -> None:
    fences = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert fences.findall(str(metadata.get_payload())) == fences.findall(readme)
