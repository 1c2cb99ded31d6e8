"""Deals that many play: kept with their secrets, found by their id or day, and opened once by each guest."""

from __future__ import annotations

import msgspec
from sqlalchemy import bindparam, select, update

from tenfold.server.store.part import Part
from tenfold.server.store.schema import DEALS, FINISHED, TABLES, TO_FILE, TRIES
from tenfold.server.store.shapes import DealRow, Filed, Try

D, R, F = DEALS.c, TRIES.c, FINISHED.c
ADD = (
    "INSERT INTO deals (id, game, plan, nonce, host, host_name, created, day) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
TRY = "INSERT INTO tries (deal_id, guest_id, table_id, begun) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
ONE = select(DEALS).where(D.id == bindparam("deal"))
OF_DAY = select(DEALS).where(D.day == bindparam("day")).order_by(D.game)
OWN = select(R.guest_id, R.table_id, R.begun).where(R.deal_id == bindparam("deal"), R.guest_id == bindparam("guest"))
OPENED = select(R.deal_id).where(R.guest_id == bindparam("guest"))
OF_GUEST = (
    select(DEALS)
    .where(D.day.is_(None), (D.host == bindparam("guest")) | D.id.in_(OPENED))
    .order_by(D.created.desc())
    .limit(bindparam("limit"))
)
BEGIN = update(TRIES).where(R.deal_id == bindparam("deal"), R.guest_id == bindparam("guest")).values(begun=True)
UNFILED = select(TABLES.c.id).join(TRIES, R.table_id == TABLES.c.id).where(TO_FILE, R.deal_id == bindparam("deal"))
PLAYED = (
    select(R.guest_id, F.table_id, F.ended, F.summary)
    .join(FINISHED, F.table_id == R.table_id)
    .where(R.deal_id == bindparam("deal"))
    .limit(bindparam("limit"))
)


class Deals(Part):
    """What the store does for them."""

    def add_deal(self, deal: DealRow) -> None:
        """Keep a deal; for a day and a game there is one, whichever process makes it."""
        with self.database.writing() as connection:
            self.database.many(connection, ADD, [msgspec.structs.astuple(deal)])

    def deal(self, deal: str) -> DealRow | None:
        return next((DealRow(*found) for found in self.database.read(ONE, {"deal": deal})), None)

    def deals_of_day(self, day: str) -> list[DealRow]:
        return [DealRow(*found) for found in self.database.read(OF_DAY, {"day": day})]

    def deals_of(self, guest: str, limit: int) -> list[DealRow]:
        """The newest that a guest has offered or opened, without those of a day."""
        return [DealRow(*found) for found in self.database.read(OF_GUEST, {"guest": guest, "limit": limit})]

    def try_of(self, deal: str, guest: str) -> Try | None:
        return next((Try(*found) for found in self.database.read(OWN, {"deal": deal, "guest": guest})), None)

    def try_deal(self, deal: str, guest: str, table: str, begun: bool = False) -> Try:
        """Let a guest open a deal at this table; the one that they have opened it at before, if they have."""
        with self.database.writing() as connection:
            self.database.many(connection, TRY, [(deal, guest, table, begun)])
        found = self.try_of(deal, guest)
        assert found is not None
        return found

    def begin_try(self, deal: str, guest: str) -> None:
        with self.database.writing() as connection:
            connection.execute(BEGIN, {"deal": deal, "guest": guest})

    def to_file_of_deal(self, deal: str) -> list[str]:
        return [table for (table,) in self.database.read(UNFILED, {"deal": deal})]

    def played(self, deal: str, limit: int) -> list[tuple[str, Filed]]:
        """The finished games of a deal, each with its guest."""
        found = self.database.read(PLAYED, {"deal": deal, "limit": limit})
        return [(guest, Filed(*game)) for guest, *game in found]
