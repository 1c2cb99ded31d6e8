"""Who stands at the door: a cookie or a bearer token makes a guest; cookies count only for requests from our own pages."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from tenfold.server.people import COOKIE_LASTS, People, unknown
from tenfold.server.store import Guest
from tenfold.table.commands import Person
from tenfold.table.deciding import Refused

COOKIE = "tenfold"

Visit = ASGIConnection[Any, Any, Any, Any]


def from_our_own_page(visit: Visit) -> bool:
    """No other site sent it: browsers name the page that a request comes from; programs name none."""
    origin = visit.headers.get("origin")
    return origin is None or place_of(origin) == visit.headers.get("host")


def place_of(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def bearer(visit: Visit) -> str | None:
    scheme, _, secret = visit.headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else None


async def visitor(visit: Visit, people: People) -> Guest | None:
    """The guest who comes, if they are known; a token that is shown must be good."""
    if "authorization" in visit.headers:
        guest = await people.known(bearer(visit), "bearer")
        if guest is None:
            raise unknown()
        return guest
    return await people.known(visit.cookies.get(COOKIE), "cookie")


async def guest(visit: Visit, people: People) -> Guest:
    """The guest who comes; raises Refused when nobody knows them."""
    found = await visitor(visit, people)
    if found is None:
        raise unknown()
    return found


def person(known: Guest) -> Person:
    return Person(known.id, known.name)


def check_origin(visit: Visit) -> None:
    if not from_our_own_page(visit):
        raise Refused("cross_site", "This request comes from another site; open the table's own page.")


def identity(visit: Visit, secret: str) -> Cookie:
    """The cookie that carries an identity: for this host alone, out of reach of scripts and of other sites."""
    return Cookie(
        COOKIE,
        path="/",
        value=secret,
        max_age=COOKIE_LASTS // 1000,
        httponly=True,
        samesite="strict",
        secure=visit.scope.get("scheme") in ("https", "wss"),
    )


def no_identity() -> Cookie:
    return Cookie(COOKIE, path="/", value="", max_age=0, httponly=True, samesite="strict")
