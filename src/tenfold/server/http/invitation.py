"""What a link to a table shows before anybody has opened it: who invites, to what game, and what that is."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from litestar import Request

import tenfold
from tenfold.core.registry import find_game, game_names
from tenfold.core.words import FALLBACK, Words, languages, speak
from tenfold.server.http.shown import seats_in
from tenfold.server.store import Listed, Store

LOCALES = Path(tenfold.__file__).parent / "locales"
TITLE = "<title>Tenfold</title>"
ABOUT = '<meta name="description" content="'


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


def told(table: Listed, store: Store, language: str) -> tuple[str, str]:
    """A title, and a sentence about the game."""
    words = speak(LOCALES, language)
    game, host = game_in(words, table.game), host_of(table, store)
    pitch = words.say(f"page-pitch-{table.game}") if words.has(f"page-pitch-{table.game}") else ""
    if table.status != "lobby":
        return f"{game} · Tenfold", pitch
    title = words.say("page-invited", name=host, game=game) if host else words.say("page-invited-by-nobody", game=game)
    return title, pitch


def invitation(store: Store, table: str, request: Request[Any, Any, Any]) -> dict[str, str] | None:
    """What the page of a table says of itself, by the names that other programs look for; None if there is no such table."""
    found = store.listed(table) if table.isprintable() else None
    if found is None:
        return None
    title, about = told(found, store, language_of(request.headers.get("accept-language", "")))
    picture = f"{request.url.scheme}://{request.headers.get('host', '')}/icon-512.png"
    return {"og:title": title, "og:description": about, "og:type": "website", "og:site_name": "Tenfold", "og:image": picture}


def with_invitation(page: str, said: dict[str, str]) -> str:
    """The page with that in its head: whatever people are called, it stays text."""
    title, about = escape(said["og:title"]), escape(said["og:description"])
    metas = "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in said.items())
    head, mark, rest = page.partition(ABOUT)
    described = head + mark + about + rest[rest.index('"') :] if mark else page
    return described.replace(TITLE, f"<title>{title}</title>{metas}", 1)
