"""What a link to a table shows before anybody has opened it: who invites to what game, or how it ended."""

from __future__ import annotations

import asyncio
from html import escape
from pathlib import Path
from typing import Any

from litestar import Request

import tenfold
from tenfold.core.extras import is_installed
from tenfold.core.game import Outcome
from tenfold.core.registry import find_game, game_names
from tenfold.core.words import FALLBACK, Words, languages, speak
from tenfold.drawing.pixels import EXTRA
from tenfold.server.http.shown import seats_in
from tenfold.server.live.hall import Hall
from tenfold.server.live.looking import may_look
from tenfold.server.store import Listed, Store
from tenfold.table.playable import Unplayable
from tenfold.table.refused import Refused

LOCALES = Path(tenfold.__file__).parent / "locales"
TITLE = "<title>Tenfold</title>"
ABOUT = '<meta name="description" content="'

Said = dict[str, str]


def language_of(accepted: str) -> str:
    """The first language of a browser that there are words in."""
    known = languages(LOCALES)
    asked = [part.strip()[:2].lower() for part in accepted.split(",")]
    return next((language for language in asked if language in known), FALLBACK)


def host_of(table: Listed, store: Store) -> str:
    """What the host is called, at the table or else."""
    seated = next((seat.name for seat in seats_in(table) if seat.guest == table.host), None)
    return seated or store.name_of(table.host) or ""


def game_in(words: Words, game: str) -> str:
    key = f"page-game-{game}"
    return words.say(key) if words.has(key) else find_game(game).title if game in game_names() else "Tenfold"


def pitch_of(words: Words, game: str) -> str:
    return words.say(f"page-pitch-{game}") if words.has(f"page-pitch-{game}") else ""


def invited(table: Listed, store: Store, words: Words) -> Said:
    """Who invites to what; of a game that goes on, which one it is."""
    game, host = game_in(words, table.game), host_of(table, store)
    if table.status != "lobby":
        return headed(f"{game} · Tenfold", pitch_of(words, table.game))
    title = words.say("page-invited", name=host, game=game) if host else words.say("page-invited-by-nobody", game=game)
    return headed(title, pitch_of(words, table.game))


def headed(title: str, about: str) -> Said:
    return {"og:title": title, "og:description": about, "og:type": "website", "og:site_name": "Tenfold"}


def untold(table: Listed, words: Words) -> Said:
    """A finished game of which the link tells nothing: it asks for that, or not everybody may look."""
    return headed(words.say("picture-link-game", game=game_in(words, table.game)), words.say("picture-link-untold"))


def ended(table: Listed, outcome: Outcome, words: Words) -> Said:
    """How a game ended, without saying whose game it was."""
    points = ", ".join(str(points) for points in sorted(outcome.scores, reverse=True))
    title = words.say("picture-link-result", game=game_in(words, table.game), points=points)
    return headed(title, words.say("picture-link-look-back"))


async def outcome_for_all(hall: Hall, table: str) -> Outcome | None:
    """How a game ended, if everybody with the link may look at it."""
    try:
        room = await hall.room(table)
    except (Refused, Unplayable):
        return None
    return room.table.outcome if may_look(room.table, None) else None


async def finished(hall: Hall, table: Listed, request: Request[Any, Any, Any], language: str) -> Said:
    words = speak(LOCALES, language)
    outcome = None if "untold" in request.query_params else await outcome_for_all(hall, table.table)
    if outcome is None:
        return untold(table, words) | icon(request)
    return ended(table, outcome, words) | (card(table.table, request, language) if is_installed(EXTRA) else icon(request))


def icon(request: Request[Any, Any, Any]) -> Said:
    return {"og:image": f"{origin(request)}/icon-512.png"}


def card(table: str, request: Request[Any, Any, Any], language: str) -> Said:
    picture = f"{origin(request)}/api/tables/{table}/picture?language={language}"
    return {"og:image": picture, "og:image:width": "1200", "og:image:height": "630", "twitter:card": "summary_large_image"}


def origin(request: Request[Any, Any, Any]) -> str:
    return f"{request.url.scheme}://{request.headers.get('host', '')}"


async def invitation(hall: Hall, table: str, request: Request[Any, Any, Any]) -> Said | None:
    """What the page of a table says of itself, by the names that other programs look for; None if there is no such table."""
    found = await asyncio.to_thread(hall.store.listed, table) if table.isprintable() else None
    if found is None:
        return None
    language = language_of(request.headers.get("accept-language", ""))
    if found.status == "over":
        return await finished(hall, found, request, language)
    return await asyncio.to_thread(invited, found, hall.store, speak(LOCALES, language)) | icon(request)


def with_invitation(page: str, said: Said) -> str:
    """The page with that in its head: whatever people are called, it stays text."""
    title, about = escape(said["og:title"]), escape(said["og:description"])
    metas = "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in said.items())
    head, mark, rest = page.partition(ABOUT)
    described = head + mark + about + rest[rest.index('"') :] if mark else page
    return described.replace(TITLE, f"<title>{title}</title>{metas}", 1)
