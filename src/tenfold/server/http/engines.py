"""Rules and bots for the browser: which there are, and their files.

Where Numba is installed they are made on this machine, in a process beside the server, once a page has first asked.
What is not made yet is not in the list, and the server thinks by itself. Elsewhere those are given out that came with the page.
"""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from tenfold.bots.engines import INDEX, Engines, newest_source, place
from tenfold.bots.ready import compiler
from tenfold.core.extras import is_installed
from tenfold.server.http.pages import ASK_FIRST, FOR_EVER, PAGE

TYPES = {".wasm": "application/wasm", ".json": "application/json"}


class Shelf(NamedTuple):
    """Where they lie; a list that was written before `since` does not count."""

    folder: Path
    since: float


@cache
def shelf() -> Shelf:
    """If they are made here, the making begins."""
    own = place() if is_installed("fast") else None
    if own is None:
        return Shelf(PAGE / "engines", 0.0)
    compiler("tenfold.bots.engines", str(own))
    return Shelf(own, newest_source())


def list_in(shelf: Shelf) -> bytes:
    """None are there yet, or there will never be any: to a page that is the same."""
    index = shelf.folder / INDEX
    try:
        if index.stat().st_mtime >= shelf.since:
            return index.read_bytes()
    except OSError:
        pass
    return msgspec.json.encode(Engines())


def file_in(shelf: Shelf, name: str) -> bytes:
    """Only what is listed is known here."""
    if name not in msgspec.json.decode(list_in(shelf), type=Engines).names():
        raise NotFoundException
    try:
        return (shelf.folder / name).read_bytes()
    except OSError:
        raise NotFoundException from None


def read(name: str) -> Response[bytes]:
    content, cache = (list_in(shelf()), ASK_FIRST) if name == INDEX else (file_in(shelf(), name), FOR_EVER)
    return Response(content, media_type=TYPES[Path(name).suffix], headers={"cache-control": cache.to_header()})


@get("/engines/{name:str}", include_in_schema=False)
async def engine_file(name: FromPath[str]) -> Response[bytes]:
    """A module, its manifest, or the list of all: names in it hold a hash of what is in the file."""
    return await asyncio.to_thread(read, name)
