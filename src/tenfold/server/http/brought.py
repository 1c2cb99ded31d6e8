"""What a game brings for the page: its own screen, its words and rules pages, and the shape of its view.

It comes from the game's package, from fixed folders of it, and is read once. Its address holds a hash of it all, so what is
there never changes.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterator
from functools import cache
from pathlib import Path, PurePosixPath

import msgspec
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

import tenfold
from tenfold.core.game import SCREEN_FILE, AnyGame
from tenfold.core.registry import GAMES
from tenfold.core.words import FALLBACK, languages
from tenfold.server.http.pages import FOR_EVER
from tenfold.server.http.shown import Brings

log = logging.getLogger("tenfold.server")

# The page is built with these words; their rules pages, too.
OURS = Path(tenfold.__file__).parent / "locales"
RULES_FILE = "rules.md"
VIEW_FILE = "view.json"
TEASER_FILE = "teaser.svg"
HASH_DIGITS = 12
TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
    ".md": "text/markdown",
}
Files = dict[str, bytes]


def screen_files(game: AnyGame) -> Files:
    """The folder of its own screen: what a page may need of it, and nothing that a link leads out of it to."""
    folder = game.web.resolve()
    found = sorted(file for file in folder.rglob("*") if file.suffix in TYPES and file.resolve().is_relative_to(folder))
    return {f"web/{file.relative_to(folder).as_posix()}": file.read_bytes() for file in found if file.is_file()}


def words_in(game: AnyGame, language: str) -> bytes:
    """Its words in a language, and behind them the English ones, for what it lacks: of two, the first counts."""
    folders = [game.locales / each for each in dict.fromkeys((language, FALLBACK))]
    return b"\n".join(file.read_bytes() for folder in folders for file in sorted(folder.glob("*.ftl")))


def text_files(game: AnyGame) -> Files:
    if game.locales == OURS:
        return {}
    words = {f"words/{language}.ftl": words_in(game, language) for language in languages(game.locales)}
    pages = {f"rules/{file.parent.name}.md": file.read_bytes() for file in sorted(game.locales.glob(f"*/{RULES_FILE}"))}
    return words | pages


def view_shape(game: AnyGame) -> bytes:
    """The JSON Schema of its view, by which the plain screen knows cards from other words."""
    return msgspec.json.encode(msgspec.json.schema(game.view_type))


@cache
def files_of(name: str) -> Files:
    """All that a game brings. What cannot be read is left out, and whoever runs the server is told."""
    game, found = GAMES.things[name], Files()
    for read in (screen_files, text_files, lambda game: {VIEW_FILE: view_shape(game)}):
        try:
            found |= read(game)
        except Exception as error:
            log.warning("Something of what the game %r brings for the page cannot be read: %s", name, error)
    return found


@cache
def place_of(name: str) -> str:
    """Where it is; the name holds a hash of what is there."""
    found = hashlib.sha256()
    for file, content in files_of(name).items():
        found.update(f"{file}\0{len(content)}\0".encode() + content)
    return f"/games/{name}/{found.hexdigest()[:HASH_DIGITS]}"


def in_languages(name: str, folder: str) -> Iterator[tuple[str, str]]:
    for file in map(PurePosixPath, files_of(name)):
        if file.parent.name == folder and len(file.parts) == 2:
            yield file.stem, f"{place_of(name)}/{file}"


def brings(name: str) -> Brings:
    """The addresses of what it brings."""

    def address(file: str) -> str | None:
        return f"{place_of(name)}/{file}" if file in files_of(name) else None

    return Brings(
        screen=address(f"web/{SCREEN_FILE}"),
        teaser=address(f"web/{TEASER_FILE}"),
        view=address(VIEW_FILE),
        words=dict(in_languages(name, "words")),
        rules=dict(in_languages(name, "rules")),
    )


@get("/games/{game:str}/{version:str}/{file:path}", include_in_schema=False, sync_to_thread=False)
def brought(game: FromPath[str], version: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """A file that a game brings. Only names that were found in its package are known here."""
    content = files_of(game).get(file.lstrip("/")) if game in GAMES.things else None
    if content is None or place_of(game) != f"/games/{game}/{version}":
        raise NotFoundException
    media = TYPES[PurePosixPath(file).suffix]
    return Response(content, media_type=media, headers={"cache-control": FOR_EVER.to_header()})
