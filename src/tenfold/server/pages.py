"""The page: the files that its build made, and its first file at the address of every screen."""

from __future__ import annotations

from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

PAGE = Path(__file__).parent / "page"
SCREENS = [
    "/",
    "/new",
    "/new/{game:str}",
    "/t/{table:str}",
    "/rules",
    "/rules/{game:str}",
    "/rules/{game:str}/{rule:str}",
    "/settings",
    "/link",
]
NOT_BUILT = """<!doctype html><html lang="en"><title>Tenfold</title>
<p>The page of this server was not built: `make page` builds it. Programs play without.</p></html>
"""
FOR_EVER = CacheControlHeader(max_age=365 * 24 * 60 * 60, public=True, immutable=True)
ASK_FIRST = CacheControlHeader(no_cache=True)


@get(SCREENS, media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def screen() -> Response[str]:
    """The page, whatever it is to show: it reads the address by itself."""
    first = PAGE / "index.html"
    text = first.read_text(encoding="utf-8") if first.exists() else NOT_BUILT
    return Response(text, headers={"cache-control": "no-cache"})


def files() -> list[Router]:
    """What the build made. Names in `assets` hold a hash of what is in them, so those never change."""
    return [kept("/assets", PAGE / "assets", FOR_EVER), kept("/", PAGE, ASK_FIRST)]


def kept(path: str, folder: Path, cache: CacheControlHeader) -> Router:
    return create_static_files_router(path, [folder], name=folder.name, cache_control=cache, include_in_schema=False)
