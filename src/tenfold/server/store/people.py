"""Guests, and the tokens by which they are known again."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Executable, bindparam, delete, insert, select, update

from tenfold.server.store.part import Part
from tenfold.server.store.schema import GUESTS, TOKENS
from tenfold.server.store.shapes import Guest, Token

G, T = GUESTS.c, TOKENS.c
GUEST = select(G.id, G.name)
TOKEN = (T.id, T.kind, T.label, T.created, T.expires)
HASH = T.hash == bindparam("key")
VALID = T.expires > bindparam("now")

RENAME = update(GUESTS).where(G.id == bindparam("guest")).values(name=bindparam("new"))
WITH_TOKEN = (
    select(G.id, G.name, *TOKEN).join_from(TOKENS, GUESTS).where(HASH, VALID, T.kind.in_(bindparam("kinds", expanding=True)))
)
REDEEM = delete(TOKENS).where(HASH, VALID, T.kind == "link").returning(T.guest_id)
ONE = GUEST.where(G.id == bindparam("guest"))
OF_GUEST = select(*TOKEN).where(T.guest_id == bindparam("guest")).order_by(T.created.desc(), T.id)
REVOKE = delete(TOKENS).where(T.id == bindparam("token"), T.guest_id == bindparam("guest"))
REVOKE_HASH = delete(TOKENS).where(HASH)
FORGET = delete(TOKENS).where(T.expires <= bindparam("now"))


class People(Part):
    """Keeps guests and tokens; of a token only a hash is known here."""

    def add_guest(self, guest: Guest, created: int) -> None:
        self._change(insert(GUESTS), {"id": guest.id, "name": guest.name, "created": created})

    def rename_guest(self, guest: str, name: str) -> None:
        self._change(RENAME, {"guest": guest, "new": name})

    def add_token(self, key: str, guest: str, token: Token) -> None:
        told = {"kind": token.kind, "label": token.label, "created": token.created, "expires": token.expires}
        self._change(insert(TOKENS), {"hash": key, "id": token.id, "guest_id": guest} | told)

    def guest_with_token(self, key: str, kinds: Collection[str], now: int) -> tuple[Guest, Token] | None:
        """Whose token it is, if it is of one of these kinds and has not expired."""
        found = self.database.read(WITH_TOKEN, {"key": key, "kinds": list(kinds), "now": now})
        return next(((Guest(*line[:2]), Token(*line[2:])) for line in found), None)

    def redeem_link(self, key: str, now: int) -> Guest | None:
        """Whose link it is; it is gone with that, so that of two who try at once one gets nothing."""
        with self.database.writing() as connection:
            owner = connection.execute(REDEEM, {"key": key, "now": now}).scalar()
            found = None if owner is None else connection.execute(ONE, {"guest": owner}).one()
        return None if found is None else Guest(*found)

    def tokens_of(self, guest: str) -> list[Token]:
        """All that a guest has, newest first."""
        return [Token(*found) for found in self.database.read(OF_GUEST, {"guest": guest})]

    def revoke(self, guest: str, token_id: str) -> bool:
        """Take a token from its guest; whether there was one."""
        return self._change(REVOKE, {"guest": guest, "token": token_id}) > 0

    def revoke_hash(self, key: str) -> None:
        self._change(REVOKE_HASH, {"key": key})

    def forget_expired(self, now: int) -> None:
        self._change(FORGET, {"now": now})

    def _change(self, statement: Executable, values: dict[str, Any]) -> int:
        with self.database.writing() as connection:
            return connection.execute(statement, values).rowcount
