"""Searches that wait for whoever can think, in the tables that all processes of a PostgreSQL database share.

Which one is next is decided here, for all of them, as `FairQueue` decides it within one process: by the time that the guest has
used, then the table. `FOR UPDATE SKIP LOCKED` would keep two from taking the same; but the second would then take what should
wait, because it does not see yet whom the first one serves. So whoever takes holds the lock on the order for that moment.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

import msgspec
from sqlalchemy import text

from tenfold.server.store.sharing import NOW, THINKING_CHANNEL, Sharing

# Who has not said for so long that it is there is taken to be gone: what it had taken waits again, what it asked is dropped.
LEASE_S = 10.0
# A question over which so many processes have gone is not asked again.
MOST_TAKEN = 3

# Whoever comes begins where the one served last is: nobody saves up by staying away.
WAITS = "taken_by IS NULL AND answer IS NULL"
POST = text(f"""WITH joined AS (
        INSERT INTO shares (guest, place, used, now)
        SELECT :guest, '', coalesce((SELECT now FROM shares WHERE guest = '' AND place = ''), 0), 0
        WHERE NOT EXISTS (SELECT FROM thoughts WHERE {WAITS} AND guest = :guest)
        ON CONFLICT (guest, place) DO UPDATE SET used = greatest(shares.used, excluded.used)
    ), table_joined AS (
        INSERT INTO shares (guest, place, used, now)
        SELECT :guest, :place, coalesce((SELECT now FROM shares WHERE guest = :guest AND place = ''), 0), 0
        WHERE NOT EXISTS (SELECT FROM thoughts WHERE {WAITS} AND guest = :guest AND place = :place)
        ON CONFLICT (guest, place) DO UPDATE SET used = greatest(shares.used, excluded.used)
    ), room AS (
        SELECT (SELECT count(*) FROM thoughts WHERE {WAITS} AND guest = :guest) < :of_guest
            AND (SELECT count(*) FROM thoughts WHERE {WAITS} AND address = :address) < :of_address AS left_over
    ), posted AS (
        INSERT INTO thoughts (id, kind, asker, guest, address, place, question, asked)
        SELECT :id, :kind, :me, :guest, :address, :place, :question, {NOW} FROM room WHERE left_over
        ON CONFLICT (id) DO NOTHING RETURNING id
    )
    SELECT left_over, (SELECT pg_notify(:channel, :asked) FROM posted)::text FROM room""")

# Half of all places are a guest's, all but one an address's; somebody else always finds one soon.
TAKE = text(f"""WITH room AS (
        SELECT coalesce(sum(places), 0)::integer AS places FROM thinkers
        WHERE id = :me OR kinds && CAST(:kinds AS text[])
    ), there AS (
        SELECT guest, place, address, min(number) FILTER (WHERE {WAITS}) AS came,
            min(number) FILTER (WHERE {WAITS} AND kind = ANY (:kinds)) AS first,
            count(*) FILTER (WHERE {WAITS}) AS waiting, count(taken_by) AS running
        FROM thoughts WHERE answer IS NULL GROUP BY guest, place, address
    ), counted AS (
        SELECT there.*, min(came) OVER own AS guest_came, sum(waiting) OVER own AS guest_waiting,
            sum(running) OVER own AS guest_running, sum(running) OVER (PARTITION BY address) AS address_running
        FROM there WINDOW own AS (PARTITION BY guest)
    ), next AS (
        SELECT counted.*, room.places FROM counted CROSS JOIN room
        JOIN shares of_guest ON of_guest.guest = counted.guest AND of_guest.place = ''
        JOIN shares of_table ON of_table.guest = counted.guest AND of_table.place = counted.place
        WHERE first IS NOT NULL
        AND guest_running < greatest(1, places / 2) AND address_running < greatest(2, places - 1)
        ORDER BY of_guest.used, guest_came, of_table.used, first LIMIT 1
    )
    UPDATE thoughts SET taken_by = :me, taken = taken + 1, charged = 0 FROM next WHERE thoughts.number = next.first
    RETURNING thoughts.id, thoughts.guest, thoughts.place, thoughts.question, {NOW} - thoughts.asked, next.places,
        (SELECT count(DISTINCT guest) FROM there), guest_waiting::integer - 1, guest_running::integer,
        (SELECT sum(waiting) FROM there)::integer - 1""")

CHARGE = text("""WITH was AS (
        SELECT (SELECT used FROM shares WHERE guest = :guest AND place = '') AS of_guest,
            (SELECT used FROM shares WHERE guest = :guest AND place = :place) AS of_table
    ), noted AS (UPDATE thoughts SET charged = :seconds WHERE id = :id)
    INSERT INTO shares (guest, place, used, now)
    SELECT '', '', 0, of_guest FROM was UNION ALL
    SELECT :guest, '', :seconds, of_table FROM was UNION ALL
    SELECT :guest, :place, :seconds, 0 FROM was
    ON CONFLICT (guest, place) DO UPDATE
    SET used = shares.used + excluded.used, now = greatest(shares.now, excluded.now)""")

ANSWER = text("""WITH answered AS (
        UPDATE thoughts SET answer = :answer, brief = :brief WHERE id = :id AND taken_by = :me AND answer IS NULL
        RETURNING asker, guest, place, charged
    ), corrected AS (
        UPDATE shares SET used = used + :seconds - charged FROM answered
        WHERE shares.guest = answered.guest AND shares.place IN ('', answered.place)
    )
    SELECT pg_notify(:channel, json_build_object('answered', asker)::text) FROM answered""")

FETCH = "DELETE FROM thoughts WHERE asker = :me AND answer IS NOT NULL RETURNING id, answer, brief"
DROP = text("DELETE FROM thoughts WHERE asker = :me AND id = ANY (:ids)")

BE_THERE = text(f"""INSERT INTO thinkers (id, only_thinks, places, kinds, seen)
    VALUES (:me, :only_thinks, :places, :kinds, {NOW})
    ON CONFLICT (id) DO UPDATE SET places = excluded.places, kinds = excluded.kinds, seen = excluded.seen""")
GONE = f"DELETE FROM thinkers WHERE seen < {NOW} - {LEASE_S}"
UNASKED = "DELETE FROM thoughts WHERE asker NOT IN (SELECT id FROM thinkers)"
RELEASE = "taken_by IS NOT NULL AND answer IS NULL AND taken_by NOT IN (SELECT id FROM thinkers)"
AGAIN = f"UPDATE thoughts SET taken_by = NULL WHERE {RELEASE} AND taken < {MOST_TAKEN} RETURNING kind"
GIVEN_UP = text(f"UPDATE thoughts SET answer = :failed WHERE {RELEASE} RETURNING asker")
# Who does not wait and is not ahead of the others begins with them when they come again: nothing of them needs to be known.
FORGET = """DELETE FROM shares WHERE guest <> '' AND NOT EXISTS (SELECT FROM thoughts WHERE thoughts.guest = shares.guest
    AND answer IS NULL) AND used <= coalesce((SELECT now FROM shares WHERE guest = '' AND place = ''), 0)"""
REST = "DELETE FROM shares WHERE NOT EXISTS (SELECT FROM thoughts WHERE answer IS NULL)"
LEAVE = text("DELETE FROM thinkers WHERE id = :me")
OTHERS = text("SELECT only_thinks, places, kinds FROM thinkers WHERE id <> :me")
OWN = text("SELECT id FROM thoughts WHERE asker = :me")
WAITING = text("SELECT kind, count(*) FROM thoughts WHERE taken_by IS NULL AND answer IS NULL GROUP BY kind")


class Posted(msgspec.Struct, frozen=True):
    """A question, of which kind it is, and for whom."""

    id: str
    kind: str
    guest: str
    address: str
    place: str
    question: bytes


class Taken(msgspec.Struct, frozen=True):
    """A question that was taken: how long it waited, how many places there are in all and guests who want one, what else this
    guest wants (waiting, and thought about), and what waits in all.
    """

    id: str
    guest: str
    place: str
    question: bytes
    waited_s: float
    places: int
    guests: int
    waiting: int
    running: int
    waiting_in_all: int


class Other(msgspec.Struct, frozen=True):
    """Another process, as it was when it was last heard of."""

    only_thinks: bool
    places: int
    kinds: list[str]


class Around(msgspec.Struct, frozen=True):
    """What is there: the other processes, which of one's own questions are kept, and how many wait of each kind."""

    others: list[Other]
    own: set[str]
    waiting: dict[str, int]


class Thoughts(Sharing):
    """The searches of all processes of a database, as one of them (`me`) sees them."""

    def post(self, question: Posted, of_guest: int, of_address: int) -> bool:
        """Let a question wait; False if so many wait of its guest or address already."""
        caps = {"of_guest": of_guest, "of_address": of_address}
        told = {"channel": THINKING_CHANNEL, "asked": asked(question.kind)}
        with self.in_order() as connection:
            return bool(connection.execute(POST, msgspec.structs.asdict(question) | caps | told | {"me": self.me}).scalar())

    def seek(self, kind: str) -> None:
        """Tell those who think that there are questions of this kind, though none waits."""
        with self.in_order() as connection:
            self.tell(connection, asked(kind))

    def take(self, kinds: Collection[str], cost: Callable[[Taken], float]) -> Taken | None:
        """The question that is next, of these kinds; its guest is charged with what it is going to cost."""
        with self.in_order() as connection:
            found = connection.execute(TAKE, {"kinds": list(kinds), "me": self.me}).one_or_none()
            if found is None:
                return None
            taken = Taken(*found)
            charge = {"id": taken.id, "guest": taken.guest, "place": taken.place, "seconds": cost(taken)}
            connection.execute(CHARGE, charge)
        return taken

    def answer(self, question: str, answer: bytes, brief: bool, seconds: float) -> bool:
        """Let whoever asked have the answer, and its guest be charged with what it took; False if it was taken from us."""
        values = {"id": question, "answer": answer, "brief": brief, "seconds": seconds, "me": self.me}
        with self.in_order() as connection:
            return connection.execute(ANSWER, values | {"channel": THINKING_CHANNEL}).first() is not None

    def fetch(self) -> list[tuple[str, bytes, bool]]:
        """All answers to our questions, which are gone then."""
        return [(name, answer, brief) for name, answer, brief in self.read(FETCH, {"me": self.me})]

    def drop(self, questions: Collection[str]) -> int:
        """Nobody waits for these any more."""
        with self.in_order() as connection:
            return connection.execute(DROP, {"me": self.me, "ids": list(questions)}).rowcount

    def be_there(self, only_thinks: bool, places: int, kinds: Collection[str], failed: bytes) -> Around:
        """Say that we are there, and see who is. What those who are gone had taken waits again; what they asked is dropped."""
        values: dict[str, Any] = {"me": self.me, "only_thinks": only_thinks, "places": places, "kinds": list(kinds)}
        with self.in_order() as connection:
            connection.execute(BE_THERE, values)
            for statement in (GONE, UNASKED):
                connection.execute(text(statement))
            for kind in connection.execute(text(AGAIN)).scalars().all():
                self.tell(connection, asked(kind))
            for asker in connection.execute(GIVEN_UP, {"failed": failed}).scalars().all():
                self.tell(connection, answered(asker))
            for statement in (REST, FORGET):
                connection.execute(text(statement))
            others = [Other(*found) for found in connection.execute(OTHERS, values)]
            own = set(connection.execute(OWN, values).scalars())
            waiting = {str(kind): int(number) for kind, number in connection.execute(WAITING)}
            return Around(others, own, waiting)

    def leave(self) -> None:
        """We are going: nobody need wait until that is noticed."""
        with self.in_order() as connection:
            connection.execute(LEAVE, {"me": self.me})
            connection.execute(text(UNASKED))
            for kind in connection.execute(text(AGAIN)).scalars().all():
                self.tell(connection, asked(kind))


def asked(kind: str) -> str:
    return msgspec.json.encode({"asked": kind}).decode()


def answered(asker: str) -> str:
    return msgspec.json.encode({"answered": asker}).decode()
