"""Who somebody is: a guest with a name, known again by a token that nobody guesses. The store holds its hash alone."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict

from tenfold.server.store import Guest, Store, Token
from tenfold.server.summary import now_ms
from tenfold.table.deciding import Refused, new_id
from tenfold.table.plan import checked_name

DAY = 24 * 60 * 60 * 1000
COOKIE_LASTS = 400 * DAY
BEARER_LASTS = 400 * DAY
LINK_LASTS = DAY // 24 // 6
LONGEST_TOKEN = 100
REMEMBERED = 20_000
REMEMBERED_SECONDS = 10.0
MOST_TOKENS = 20


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def unknown() -> Refused:
    return Refused("unknown", "You are not known here, or no longer; say who you are first (POST /api/guests).")


class People:
    """Guests and their tokens; whom it has just seen it knows without asking the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.seen: OrderedDict[str, tuple[float, Guest]] = OrderedDict()

    async def arrive(self, name: str) -> tuple[Guest, str]:
        """A new guest, and the secret by which they are known."""
        guest = Guest(new_id(), checked_name(name))
        await asyncio.to_thread(self.store.add_guest, guest, now_ms())
        return guest, await self.give(guest.id, "cookie", "", COOKIE_LASTS)

    async def give(self, guest: str, kind: str, label: str, lasts: int) -> str:
        """A new secret for a guest."""
        secret = secrets.token_urlsafe(32)
        token = Token(new_id(), kind, label, now_ms(), now_ms() + lasts)
        await asyncio.to_thread(self.store.add_token, hash_of(secret), guest, token)
        return secret

    async def give_few(self, guest: str, kind: str, label: str, lasts: int) -> str:
        """A new secret, if the guest has not too many."""
        if len(await asyncio.to_thread(self.store.tokens_of, guest)) >= MOST_TOKENS:
            raise Refused("too_many", f"You have {MOST_TOKENS} tokens; take one back first (DELETE /api/me/tokens/...).")
        return await self.give(guest, kind, label, lasts)

    async def known(self, secret: str | None, kind: str) -> Guest | None:
        """The guest who has this secret."""
        if not secret or len(secret) > LONGEST_TOKEN:
            return None
        key = hash_of(secret)
        if (seen := self.seen.get(kind + key)) and time.monotonic() - seen[0] < REMEMBERED_SECONDS:
            return seen[1]
        found = await asyncio.to_thread(self.store.guest_with_token, key, [kind], now_ms())
        if found is None:
            self.seen.pop(kind + key, None)
            return None
        self.remember(kind + key, found[0])
        return found[0]

    def remember(self, key: str, guest: Guest) -> None:
        self.seen[key] = time.monotonic(), guest
        self.seen.move_to_end(key)
        old = time.monotonic() - REMEMBERED_SECONDS
        while len(self.seen) > REMEMBERED or next(iter(self.seen.values()))[0] < old:
            self.seen.popitem(last=False)

    async def rename(self, guest: Guest, name: str) -> Guest:
        renamed = Guest(guest.id, checked_name(name))
        await asyncio.to_thread(self.store.rename_guest, guest.id, renamed.name)
        return renamed

    async def move_in(self, code: str) -> tuple[Guest, str]:
        """Use a one-time link: the same guest on another device."""
        guest = await asyncio.to_thread(self.store.redeem_link, hash_of(code), now_ms())
        if guest is None:
            raise Refused("unknown_link", "This link was used already or is too old; make a new one on your other device.")
        return guest, await self.give(guest.id, "cookie", "", COOKIE_LASTS)

    async def tokens(self, guest: Guest) -> list[Token]:
        return await asyncio.to_thread(self.store.tokens_of, guest.id)

    async def revoke(self, guest: Guest, token: str) -> None:
        if not await asyncio.to_thread(self.store.revoke, guest.id, token):
            raise Refused("not_found", "You have no such token.")

    async def depart(self, secret: str) -> None:
        """This device is not to be known any more."""
        await asyncio.to_thread(self.store.revoke_hash, hash_of(secret))

    def forget(self, guest: str) -> None:
        for key in [key for key, (_, seen) in self.seen.items() if seen.id == guest]:
            del self.seen[key]
