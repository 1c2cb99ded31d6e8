"""Who somebody is: a guest with a name, known again by a token that nobody guesses. The store holds its hash alone."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict
from contextlib import suppress

import msgspec

from tenfold.server.limits.bans import Bans
from tenfold.server.live.summary import now_ms
from tenfold.server.store import Guest, Store, Token, Unavailable
from tenfold.table.ids import new_id
from tenfold.table.names import checked_name
from tenfold.table.refused import Refused

DAY_MS = 24 * 60 * 60 * 1000
COOKIE_LASTS_MS = 400 * DAY_MS
BEARER_LASTS_MS = 400 * DAY_MS
LINK_LASTS_MS = DAY_MS // 24 // 6
LONGEST_TOKEN = 100
REMEMBERED = 20_000
REMEMBERED_S = 10.0
MOST_TOKENS = 20


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def unknown() -> Refused:
    return Refused("unknown", "You are not known here, or no longer; say who you are first (POST /api/guests).")


def new_token(kind: str, label: str, lasts: int, parent: str | None = None) -> Token:
    return Token(new_id(), kind, label, now_ms(), now_ms() + lasts, parent)


def new_secret() -> str:
    return secrets.token_urlsafe(32)


class Known(msgspec.Struct, frozen=True):
    """A guest, and the token by which they are known."""

    guest: Guest
    token: Token


class People:
    """Guests and their tokens; whom it has just seen it knows without asking the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.bans = Bans()
        self.seen: OrderedDict[str, tuple[float, Known]] = OrderedDict()
        self.forgotten = 0
        self.today = 0
        self.here_today: set[str] = set()

    async def arrive(self, name: str, device: str) -> tuple[Guest, str]:
        """A new guest, and the secret by which they are known."""
        guest, secret = Guest(new_id(), checked_name(name)), new_secret()
        await asyncio.to_thread(self.store.add_guest, guest, now_ms())
        await asyncio.to_thread(self.store.add_token, hash_of(secret), guest.id, new_token("cookie", device, COOKIE_LASTS_MS))
        return guest, secret

    async def give(self, known: Known, kind: str, label: str, lasts: int) -> str:
        """A new secret for a guest, which ends with the token that asks for it."""
        if len(await self.tokens(known.guest)) >= MOST_TOKENS:
            raise Refused("too_many", f"You have {MOST_TOKENS} tokens; take one back first (DELETE /api/me/tokens/...).")
        secret, token = new_secret(), new_token(kind, label, lasts, known.token.id)
        if not await asyncio.to_thread(self.store.add_token, hash_of(secret), known.guest.id, token):
            raise unknown()
        return secret

    async def known(self, secret: str | None, kind: str) -> Known | None:
        """Who has this secret; raises Refused if they are banned."""
        known = await self.found(secret, kind)
        if known is not None:
            self.bans.check(known.guest.id)
        return known

    async def found(self, secret: str | None, kind: str) -> Known | None:
        if not secret or len(secret) > LONGEST_TOKEN:
            return None
        key = hash_of(secret)
        if (seen := self.seen.get(kind + key)) and time.monotonic() - seen[0] < REMEMBERED_S:
            return seen[1]
        self.seen.pop(kind + key, None)
        forgotten = self.forgotten
        found = await asyncio.to_thread(self.store.guest_with_token, key, [kind], now_ms())
        known = None if found is None else Known(*found)
        # Whoever is to be forgotten while the store was asked may have been known to it only a moment before.
        if known is not None and forgotten == self.forgotten:
            self.remember(kind + key, known)
            await self.see(known.guest.id)
        return known

    async def see(self, guest: str) -> None:
        """Note once a day that somebody is here; where that cannot be written just now, they are welcome all the same."""
        today = now_ms() // DAY_MS
        if self.today != today:
            self.today, self.here_today = today, set()
        if guest not in self.here_today:
            self.here_today.add(guest)
            with suppress(Unavailable):
                await asyncio.to_thread(self.store.see_guest, guest, now_ms())

    def remember(self, key: str, known: Known) -> None:
        old = time.monotonic() - REMEMBERED_S
        self.seen[key] = time.monotonic(), known
        self.seen.move_to_end(key)
        while len(self.seen) > REMEMBERED or next(iter(self.seen.values()))[0] < old:
            self.seen.popitem(last=False)

    async def rename(self, guest: Guest, name: str) -> Guest:
        renamed = Guest(guest.id, checked_name(name))
        await asyncio.to_thread(self.store.rename_guest, guest.id, renamed.name)
        return renamed

    async def move_in(self, code: str, device: str) -> tuple[Guest, str]:
        """Use a one-time link: the same guest on another device."""
        secret, token = new_secret(), new_token("cookie", device, COOKIE_LASTS_MS)
        guest = await asyncio.to_thread(self.store.redeem_link, hash_of(code), now_ms(), hash_of(secret), token)
        if guest is None:
            raise Refused("unknown_link", "This link was used already or is too old; make a new one on your other device.")
        return guest, secret

    async def tokens(self, guest: Guest) -> list[Token]:
        return await asyncio.to_thread(self.store.tokens_of, guest.id)

    async def revoke(self, guest: Guest, token: str) -> None:
        """Take a token back, with all that it has made."""
        if not await asyncio.to_thread(self.store.revoke, guest.id, token):
            raise Refused("not_found", "You have no such token.")

    async def revoke_all(self, known: Known, secret: str | None) -> str:
        """End all tokens of a guest; the one by which they came goes on, a device's with a new secret, which comes back."""
        secret = secret or new_secret()
        successor = msgspec.structs.replace(known.token, id=new_id(), parent=None)
        await asyncio.to_thread(self.store.revoke_all, known.guest.id, hash_of(secret), successor)
        return secret

    def forget(self, guest: str) -> None:
        """Ask the store again who somebody is."""
        self.forgotten += 1
        for key in [key for key, (_, seen) in self.seen.items() if seen.guest.id == guest]:
            del self.seen[key]

    def forget_all(self) -> None:
        self.forgotten += 1
        self.seen.clear()
