"""Devices that want to be told something, and the secrets by which the server shows that it is the one who tells."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import bindparam, delete, insert, or_, select
from sqlalchemy.exc import IntegrityError

from tenfold.server.store.part import Part
from tenfold.server.store.schema import SECRETS, SUBSCRIPTIONS
from tenfold.server.store.shapes import Subscription

S = SUBSCRIPTIONS.c
SECRET = select(SECRETS.c.value).where(SECRETS.c.name == bindparam("secret"))
BEFORE = delete(SUBSCRIPTIONS).where(or_(S.token_id == bindparam("token"), S.endpoint == bindparam("address")))
OF_TOKEN = delete(SUBSCRIPTIONS).where(S.token_id == bindparam("token"))
AT = delete(SUBSCRIPTIONS).where(S.endpoint == bindparam("address"))
OF_GUEST = (
    select(S.endpoint, S.p256dh, S.auth)
    .where(S.guest_id == bindparam("guest"))
    .order_by(S.created.desc())
    .limit(bindparam("limit"))
)


class Subscriptions(Part):
    """One for each device; an endpoint belongs to whoever named it last."""

    def secret(self, name: str, make: Callable[[], str]) -> str:
        """A secret of the server, made when it is first asked for; all workers have the same."""
        if not self.database.read(SECRET, {"secret": name}):
            try:
                with self.database.writing() as connection:
                    connection.execute(insert(SECRETS), {"name": name, "value": make()})
            except IntegrityError:
                pass  # Another worker was faster.
        [(value,)] = self.database.read(SECRET, {"secret": name})
        return str(value)

    def subscribe(self, guest: str, token: str, subscription: Subscription, created: int) -> bool:
        """In place of what the device or the endpoint had before; False if the token is no more."""
        row = {"token_id": token, "guest_id": guest, "created": created}
        row |= {"endpoint": subscription.endpoint, "p256dh": subscription.p256dh, "auth": subscription.auth}
        try:
            with self.database.writing() as connection:
                connection.execute(BEFORE, {"token": token, "address": subscription.endpoint})
                connection.execute(insert(SUBSCRIPTIONS), row)
        except IntegrityError:
            return False
        return True

    def unsubscribe(self, token: str) -> None:
        with self.database.writing() as connection:
            connection.execute(OF_TOKEN, {"token": token})

    def forget_endpoint(self, endpoint: str) -> None:
        """The push service does not know it any more."""
        with self.database.writing() as connection:
            connection.execute(AT, {"address": endpoint})

    def subscriptions_of(self, guest: str, limit: int) -> list[Subscription]:
        """The newest ones."""
        return [Subscription(*found) for found in self.database.read(OF_GUEST, {"guest": guest, "limit": limit})]
