"""Guests, and the tokens by which they are known again."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Executable, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tenfold.server.store.part import Part
from tenfold.server.store.schema import GUESTS, TOKENS
from tenfold.server.store.shapes import Guest, Token

G, T = GUESTS.c, TOKENS.c
GUEST = select(G.id, G.name)
TOKEN = (T.id, T.kind, T.label, T.created, T.expires, T.parent)
HASH = T.hash == bindparam("key")
VALID = T.expires > bindparam("now")
EXPIRED = T.expires <= bindparam("now")
OWN = T.guest_id == bindparam("guest")

SEE = update(GUESTS).where(G.id == bindparam("guest"), G.seen < bindparam("now")).values(seen=bindparam("now"))
UNSEEN = select(G.id).where(G.seen < bindparam("before")).order_by(G.seen).limit(bindparam("limit"))
RENAME = update(GUESTS).where(G.id == bindparam("guest")).values(name=bindparam("new"))
WITH_TOKEN = (
    select(G.id, G.name, *TOKEN).join_from(TOKENS, GUESTS).where(HASH, VALID, T.kind.in_(bindparam("kinds", expanding=True)))
)
PARENT = select(T.parent).where(HASH)
LOCK = select(T.id).where(T.id == bindparam("token")).with_for_update()
REDEEM = delete(TOKENS).where(HASH, VALID, T.kind == "link").returning(T.guest_id)
ONE = GUEST.where(G.id == bindparam("guest"))
OF_GUEST = select(*TOKEN).where(OWN).order_by(T.created.desc(), T.id)
REVOKE = delete(TOKENS).where(T.id == bindparam("token"), OWN)
REVOKE_ALL = delete(TOKENS).where(OWN)
# What a token has made ends when the token is taken back, but not when it has grown old.
OUTLIVE = update(TOKENS).where(T.parent.in_(select(T.id).where(EXPIRED))).values(parent=None)
FORGET = delete(TOKENS).where(EXPIRED)


class Guests(Part):
    """Keeps guests and tokens; of a token only a hash is known here. With a token goes all that it has made."""

    def add_guest(self, guest: Guest, created: int) -> None:
        self._change(insert(GUESTS), {"id": guest.id, "name": guest.name, "created": created, "seen": created})

    def rename_guest(self, guest: str, name: str) -> None:
        self._change(RENAME, {"guest": guest, "new": name})

    def see_guest(self, guest: str, now: int) -> None:
        """Note that a guest is here."""
        self._change(SEE, {"guest": guest, "now": now})

    def unseen_guests(self, before: int, limit: int) -> list[str]:
        """Those who have not been here since, the longest away first."""
        return [guest for (guest,) in self.database.read(UNSEEN, {"before": before, "limit": limit})]

    def name_of(self, guest: str) -> str | None:
        return next((name for _, name in self.database.read(ONE, {"guest": guest})), None)

    def add_token(self, key: str, guest: str, token: Token) -> bool:
        """False if the token that makes it is no more."""
        try:
            self._change(insert(TOKENS), values_of(key, guest, token))
        except IntegrityError:
            return False
        return True

    def guest_with_token(self, key: str, kinds: Collection[str], now: int) -> tuple[Guest, Token] | None:
        """Whose token it is, if it is of one of these kinds and has not expired."""
        found = self.database.read(WITH_TOKEN, {"key": key, "kinds": list(kinds), "now": now})
        return next(((Guest(*line[:2]), Token(*line[2:])) for line in found), None)

    def redeem_link(self, link: str, now: int, key: str, device: Token) -> Guest | None:
        """Let a link become a token of its guest, with the parent that it had; of two who try at once one gets nothing."""
        with self.database.writing() as connection:
            parent = connection.execute(PARENT, {"key": link}).scalar()
            # The parent is locked first, as by somebody who takes it back: the two must not wait for each other.
            connection.execute(LOCK, {"token": parent})
            owner = connection.execute(REDEEM, {"key": link, "now": now}).scalar()
            if owner is None:
                return None
            connection.execute(insert(TOKENS), values_of(key, owner, device) | {"parent": parent})
            return Guest(*connection.execute(ONE, {"guest": owner}).one())

    def tokens_of(self, guest: str) -> list[Token]:
        """All that a guest has, newest first."""
        return [Token(*found) for found in self.database.read(OF_GUEST, {"guest": guest})]

    def revoke(self, guest: str, token_id: str) -> bool:
        """Take a token from its guest; whether there was one."""
        return self._change(REVOKE, {"guest": guest, "token": token_id}) > 0

    def revoke_all(self, guest: str, key: str, successor: Token) -> None:
        """Take all tokens from a guest, and give one: whatever an old one is just making is not made any more."""
        with self.database.writing() as connection:
            connection.execute(REVOKE_ALL, {"guest": guest})
            connection.execute(insert(TOKENS), values_of(key, guest, successor))

    def forget_expired(self, now: int) -> None:
        with self.database.writing() as connection:
            connection.execute(OUTLIVE, {"now": now})
            connection.execute(FORGET, {"now": now})

    def _change(self, statement: Executable, values: dict[str, Any]) -> int:
        with self.database.writing() as connection:
            return connection.execute(statement, values).rowcount


def values_of(key: str, guest: str, token: Token) -> dict[str, Any]:
    return {"hash": key, "guest_id": guest} | asdict(token)
