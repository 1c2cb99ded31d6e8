"""The page: the files that its build made, and its first file at the address of every screen."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.file_system import BaseLocalFileSystem
from litestar.params import FromPath
from litestar.static_files import create_static_files_router
from litestar.status_codes import HTTP_200_OK
from litestar.types import PathType, Scope
from litestar.types.file_types import FileInfo

from tenfold.server.http.invitation import Said, invitation, with_invitation
from tenfold.server.http.parts import TheHall, Visit
from tenfold.server.store import Unavailable

PAGE = Path(__file__).parents[1] / "page"
SCREENS = [
    "/",
    "/new",
    "/new/{game:str}",
    "/rules",
    "/rules/{game:str}",
    "/rules/{game:str}/{rule:str}",
    "/games",
    "/d/{deal:str}",
    "/games/public",
    "/games/mistakes",
    "/settings",
    "/link",
    "/r",
]
NOT_BUILT = """<!doctype html><html lang="en"><title>Tenfold</title>
<p>The page of this server was not built: `make page` builds it. Programs play without.</p></html>
"""
FOR_EVER = CacheControlHeader(max_age=365 * 24 * 60 * 60, public=True, immutable=True)
NO_SUCH_NAME = (errno.ENOTDIR, errno.ENAMETOOLONG)
ASK_FIRST = CacheControlHeader(no_cache=True)


@get(SCREENS, media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def screen() -> Response[str]:
    """The page, whatever it is to show: it reads the address by itself."""
    return first_file(HTTP_200_OK)


@get(["/t/{table:str}", "/r/{table:str}", "/r/{table:str}/review"], media_type=MediaType.HTML, include_in_schema=False)
async def table_screen(table: FromPath[str], request: Visit, hall: TheHall) -> Response[str]:
    """The page, and in its head who invites to what or how the game ended, for whatever shows a link before it is opened."""
    try:
        said = await invitation(hall, table, request)
    except Unavailable:
        said = None
    return first_file(HTTP_200_OK, said)


def is_screen(scope: Scope) -> bool:
    return scope["route_handler"].fn in (screen.fn, table_screen.fn)


def first_file(status: int, said: Said | None = None) -> Response[str]:
    first = PAGE / "index.html"
    text = first.read_text(encoding="utf-8") if first.exists() else NOT_BUILT
    shown = text if said is None else with_invitation(text, said)
    return Response(shown, status_code=status, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


def is_for_a_person(request: Request[Any, Any, Any]) -> bool:
    """A browser goes there, and it is no address of the interface for programs."""
    return request.method == "GET" and "text/html" in request.headers.get("accept", "") and not is_interface(request.url.path)


def is_interface(path: str) -> bool:
    return path == "/api" or path.startswith("/api/")


class Folder(BaseLocalFileSystem):
    """The files of the page. What is below a file, or has a name that no file can have, is just not there."""

    async def info(self, path: PathType, **more: Any) -> FileInfo:
        try:
            return await super().info(path, **more)
        except OSError as error:
            if error.errno in NO_SUCH_NAME:
                raise FileNotFoundError from error
            raise


def files() -> list[Router]:
    """What the build made. Names in `assets` hold a hash of what is in them, so those never change."""
    return [kept("/assets", PAGE / "assets", FOR_EVER), kept("/", PAGE, ASK_FIRST)]


def kept(path: str, folder: Path, cache: CacheControlHeader) -> Router:
    return create_static_files_router(
        path,
        [folder],
        name=folder.name,
        cache_control=cache,
        include_in_schema=False,
        file_system=Folder(),
    )
