"""Reviews of finished games, and the mistakes that guests made in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Select, bindparam, delete, select
from sqlalchemy.exc import IntegrityError

from tenfold.server.store.part import Part
from tenfold.server.store.schema import HISTORY, MISTAKES, REVIEWS
from tenfold.server.store.shapes import MistakeRow, ReviewRow

Order = Literal["newest", "costly"]

R, M, H = REVIEWS.c, MISTAKES.c, HISTORY.c
KEEP = """INSERT INTO reviews (table_id, version, made, accuracy, review) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, made = excluded.made, accuracy = excluded.accuracy,
    review = excluded.review"""
NOTE = "INSERT INTO mistakes (table_id, step, guest_id, cost, mistake) VALUES (?, ?, ?, ?, ?)"
CLEAR = delete(MISTAKES).where(M.table_id == bindparam("table"))
THIS_VERSION = R.version == bindparam("version")
MINE = H.guest_id == bindparam("guest")
ONE = select(R.review).where(R.table_id == bindparam("table"), THIS_VERSION)
ACCURACIES = select(R.table_id, R.accuracy).join(HISTORY, H.table_id == R.table_id).where(MINE, THIS_VERSION)
OF_GUEST = (
    select(M.table_id, H.ended, M.mistake)
    .join(HISTORY, (H.table_id == M.table_id) & (H.guest_id == M.guest_id))
    .join(REVIEWS, R.table_id == M.table_id)
    .where(MINE, THIS_VERSION)
)
ORDERS: dict[Order, Sequence[Any]] = {
    "newest": (H.ended.desc(), M.cost.desc(), M.table_id, M.step),
    "costly": (M.cost.desc(), H.ended.desc(), M.table_id, M.step),
}


class Reviews(Part):
    """Keeps a review with its game, and finds what guests may learn from theirs."""

    def keep_review(self, review: ReviewRow, mistakes: Sequence[MistakeRow]) -> None:
        """In place of an older one; nowhere if the game was deleted meanwhile."""
        try:
            with self.database.writing() as connection:
                self.database.many(connection, KEEP, [msgspec.structs.astuple(review)])
                connection.execute(CLEAR, {"table": review.table})
                self.database.many(connection, NOTE, [msgspec.structs.astuple(one) for one in mistakes])
        except IntegrityError:
            pass  # There is nothing left to keep it with.

    def review(self, table: str, version: int) -> str | None:
        return next((text for (text,) in self.database.read(ONE, {"table": table, "version": version})), None)

    def accuracies(self, guest: str, version: int) -> list[tuple[str, str]]:
        """Of the games that a guest keeps those that are reviewed, and how good everybody's decisions were."""
        return [(table, text) for table, text in self.database.read(ACCURACIES, {"guest": guest, "version": version})]

    def mistakes_of(
        self, guest: str, version: int, game: str | None, order: Order, skip: int, limit: int
    ) -> list[tuple[str, int, str]]:
        """Those of a guest in the games that they keep: the table, when its game ended, and the mistake."""
        found = self.database.read(in_order(game, order).offset(skip).limit(limit), {"guest": guest, "version": version})
        return [(table, ended, text) for table, ended, text in found]


def in_order(game: str | None, order: Order) -> Select[Any]:
    return OF_GUEST.where(*([] if game is None else [H.game == game])).order_by(*ORDERS[order])
