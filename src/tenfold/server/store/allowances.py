"""What is left of what somebody may ask for, the same for all processes of a PostgreSQL database."""

from __future__ import annotations

from hashlib import blake2b

from sqlalchemy import text

from tenfold.server.store.database import Database
from tenfold.server.store.sharing import NOW

KEY = "allowances"
DIGEST_BYTES = 16
# A bucket that refills steadily, as `limits.buckets.Bucket` is. Where the clock seems to run backwards, nothing was gained.
LEFT = f"least(:size, buckets.tokens + greatest(0, {NOW} - buckets.at) * :rate)"
TAKE = text(f"""INSERT INTO buckets (kind, who, tokens, at, refilled)
    VALUES (:kind, :who, :size - 1, {NOW}, {NOW} + 1 / :rate)
    ON CONFLICT (kind, who) DO UPDATE
    SET tokens = {LEFT} - 1, at = {NOW}, refilled = {NOW} + (:size - {LEFT} + 1) / :rate
    WHERE {LEFT} >= 1 RETURNING kind""")
FORGET = text(f"DELETE FROM buckets WHERE refilled < {NOW}")


class Allowances:
    """Nobody is named: who it is about is only known again, by a hash whose key the database keeps."""

    def __init__(self, database: Database, key: str) -> None:
        self.database = database
        self.key = key.encode()

    def take(self, kind: str, who: str, size: float, rate: float) -> bool:
        """Take one of what somebody may ask for, if there is one."""
        values = {"kind": kind, "who": self.hash_of(who), "size": float(size), "rate": float(rate)}
        with self.database.writing() as connection:
            return connection.execute(TAKE, values).first() is not None

    def hash_of(self, who: str) -> str:
        return blake2b(who.encode(), key=self.key, digest_size=DIGEST_BYTES).hexdigest()

    def forget(self) -> None:
        """Who has all of it again need not be known."""
        with self.database.writing() as connection:
            connection.execute(FORGET)
