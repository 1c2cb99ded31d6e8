"""What a game brings for the page is served from its package, and nothing else is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from tenfold.server.http.brought import screen_files
from tenfold.server.http.guard import HEADERS
from tests.server.live import Live
from tests.third_game.conftest import EXAMPLE

PACKAGE = EXAMPLE / "src" / "tenfold_magpie"
KEPT_FOR_EVER = "public, max-age=31536000, immutable"


@pytest.fixture(scope="module")
def live(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Live(tmp_path_factory.mktemp("live"), environment={"PYTHONPATH": str(installed)}) as server:
        yield server


@pytest.fixture(scope="module")
def http(live: Live) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=live.url) as client:
        yield client


@pytest.fixture(scope="module")
def shown(http: httpx.Client) -> dict[str, Any]:
    return {game["name"]: game["brings"] for game in http.get("/api/games").raise_for_status().json()}


@pytest.fixture(scope="module")
def place(shown: dict[str, Any]) -> str:
    """Where the files of its screen are."""
    return str(shown["magpie"]["screen"].removesuffix("screen.js"))


def test_ours_come_first_and_bring_nothing_that_the_page_has(shown: dict[str, Any]) -> None:
    assert list(shown) == ["ten", "trick_later", "magpie"]
    for name in ("ten", "trick_later"):
        assert (shown[name]["screen"], shown[name]["words"], shown[name]["rules"]) == (None, {}, {})


@pytest.mark.parametrize(
    ("name", "media"),
    [
        ("screen.js", "text/javascript; charset=utf-8"),
        ("screen.css", "text/css; charset=utf-8"),
        ("teaser.svg", "image/svg+xml"),
    ],
)
def test_its_screen_is_served_as_the_page_is(http: httpx.Client, place: str, name: str, media: str) -> None:
    answer = http.get(place + name)
    assert answer.status_code == 200
    assert answer.text == (PACKAGE / "web" / name).read_text(encoding="utf-8")
    assert answer.headers["content-type"] == media
    assert sorted(answer.headers["cache-control"].split(", ")) == sorted(KEPT_FOR_EVER.split(", "))
    assert all(answer.headers[header] == value for header, value in HEADERS.items())


def test_its_words_and_rules_are_served(http: httpx.Client, shown: dict[str, Any]) -> None:
    brings = shown["magpie"]
    assert list(brings["words"]) == list(brings["rules"]) == ["en"]
    assert "magpie-M2-1 = Your beak is empty" in http.get(brings["words"]["en"]).text
    assert "**M2.1**" in http.get(brings["rules"]["en"]).text


def test_the_shape_of_its_view_tells_which_words_are_cards(http: httpx.Client, shown: dict[str, Any]) -> None:
    parts = http.get(shown["magpie"]["view"]).json()["$defs"]
    assert parts["MagpieView"]["properties"]["beak"]["items"] == {"format": "card", "type": "string"}


def test_its_lesson_is_taught(http: httpx.Client) -> None:
    """The opponent follows the line, and the teacher speaks with the words that the game brings."""
    lessons = {game["name"]: game["lesson"] for game in http.get("/api/games").json()}
    assert lessons["magpie"] == {"folds": 4, "minutes": 1}
    http.post("/api/guests", json={"name": "Ada"}).raise_for_status()
    taught = http.post("/api/lessons", json={"game": "magpie"}).raise_for_status().json()
    assert taught["lesson"] == {"fold": 1, "folds": 4, "say": "magpie-lesson-snatch", "press": ["snatch"]} | {
        "details": taught["lesson"]["details"]
    }
    assert taught["legal"] == ["snatch"]


@pytest.mark.parametrize(
    "name",
    [
        "", "nothing.js", "../__init__.py", "..%2f__init__.py", "%2e%2e/__init__.py", "../../../rules.py", "screen.js/x",
        "../web/../../tenfold_magpie/rules.py", "/etc/passwd", "SCREEN.JS", "screen.js%00", "a" * 250,
    ],
)  # fmt: skip
def test_nothing_else_of_the_package_is_to_be_had(http: httpx.Client, place: str, name: str) -> None:
    answer = http.get(place + name)
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not_found"


@pytest.mark.parametrize("other", ["/games/magpie", "/games/chess/0/web/screen.js", "/games/ten/0/web/screen.js"])
def test_there_is_nothing_beside_it(http: httpx.Client, other: str) -> None:
    assert http.get(other).status_code == 404


def test_another_version_is_not_there(http: httpx.Client, place: str) -> None:
    """What is kept for ever by its name must not be something else."""
    assert http.get(re.sub(r"[0-9a-f]{12}", "0" * 12, place) + "screen.js").status_code == 404


def test_links_out_of_the_folder_are_not_followed(tmp_path: Path) -> None:
    (tmp_path / "secret.json").write_text("{}")
    folder = tmp_path / "web"
    folder.mkdir()
    (folder / "screen.js").write_text("export {};")
    (folder / "stolen.json").symlink_to(tmp_path / "secret.json")
    (folder / "notes.txt").write_text("not for a page")
    game: Any = SimpleNamespace(web=folder)
    assert screen_files(game) == {"web/screen.js": b"export {};"}
