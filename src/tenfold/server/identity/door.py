"""Who stands at the door: a cookie or a bearer token makes a guest; cookies count only for requests from our own pages."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from tenfold.server.identity.people import COOKIE_LASTS_MS, Known, People, unknown
from tenfold.server.store import Guest
from tenfold.table.commands import Person
from tenfold.table.refused import Refused

COOKIE = "tenfold"
# Browsers take this name only over TLS, for this host alone and from nobody else: no neighbouring site can set it.
SECURE_COOKIE = "__Host-tenfold"
SCHEMES = {"ws": "http", "wss": "https"}

Visit = ASGIConnection[Any, Any, Any, Any]


def scheme_of(visit: Visit) -> str:
    """`http` or `https`, as the browser sees it: a proxy tells it by X-Forwarded-Proto."""
    scheme = str(visit.scope.get("scheme"))
    return SCHEMES.get(scheme, scheme)


def is_secure(visit: Visit) -> bool:
    return scheme_of(visit) == "https"


def from_our_own_page(visit: Visit) -> bool:
    """No other site sent it: browsers name the page that a request comes from; programs name none."""
    origin = visit.headers.get("origin")
    return origin is None or place_of(origin) == (scheme_of(visit), visit.headers.get("host"))


def place_of(origin: str) -> tuple[str, str]:
    try:
        parts = urlsplit(origin)
    except ValueError:
        return "", ""
    return parts.scheme, parts.netloc


def bearer(visit: Visit) -> str | None:
    scheme, _, secret = visit.headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else None


def cookie(visit: Visit) -> str | None:
    """The secret of this device; over TLS it may still have the name that it had in earlier versions."""
    if is_secure(visit) and SECURE_COOKIE in visit.cookies:
        return visit.cookies[SECURE_COOKIE]
    return visit.cookies.get(COOKIE)


def has_old_cookie(visit: Visit) -> bool:
    return is_secure(visit) and SECURE_COOKIE not in visit.cookies and COOKIE in visit.cookies


async def known_visitor(visit: Visit, people: People) -> Known | None:
    """Who comes, and by which token, if they are known; a bearer token that is shown must be good."""
    if "authorization" not in visit.headers:
        return await people.known(cookie(visit), "cookie")
    known = await people.known(bearer(visit), "bearer")
    if known is None:
        raise unknown()
    return known


async def visitor(visit: Visit, people: People) -> Guest | None:
    """The guest who comes, if they are known."""
    known = await known_visitor(visit, people)
    return None if known is None else known.guest


async def known_guest(visit: Visit, people: People) -> Known:
    """Who comes, and by which token; raises Refused when nobody knows them."""
    found = await known_visitor(visit, people)
    if found is None:
        raise unknown()
    return found


async def guest(visit: Visit, people: People) -> Guest:
    """The guest who comes; raises Refused when nobody knows them."""
    return (await known_guest(visit, people)).guest


def person(known: Guest) -> Person:
    return Person(known.id, known.name)


def check_origin(visit: Visit) -> None:
    if not from_our_own_page(visit):
        raise Refused("cross_site", "This request comes from another site; open the table's own page.")


def identity(visit: Visit, secret: str) -> list[Cookie]:
    """The cookie that carries an identity: for this host alone, out of reach of scripts and of other sites."""
    if is_secure(visit):
        old = [no_cookie(COOKIE)] if COOKIE in visit.cookies else []
        return [cookie_of(SECURE_COOKIE, secret, secure=True), *old]
    return [cookie_of(COOKIE, secret, secure=False)]


def no_identity(visit: Visit) -> list[Cookie]:
    return [no_cookie(COOKIE), *([no_cookie(SECURE_COOKIE, secure=True)] if is_secure(visit) else [])]


def cookie_of(name: str, secret: str, secure: bool) -> Cookie:
    lasts = COOKIE_LASTS_MS // 1000
    return Cookie(name, path="/", value=secret, max_age=lasts, httponly=True, samesite="strict", secure=secure)


def no_cookie(name: str, secure: bool = False) -> Cookie:
    return Cookie(name, path="/", value="", max_age=0, httponly=True, samesite="strict", secure=secure)
