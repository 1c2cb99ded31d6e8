"""Acts of several people at once: each is written down, and what it does is done."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

from tenfold.server.store import Act, Guest, Store
from tenfold.server.store.erasing import act_of_erasing
from tenfold.server.store.moderation import write_down
from tenfold.server.store.neutral import Neutral

AT = 1_700_000_000_000


def test_a_guest_is_erased_while_somebody_else_writes_an_act_down(store: Store, rival: Store) -> None:
    store.add_guest(Guest("zaphod", "Zaphod"), AT)
    neutral = Neutral("zaphod", ["Zaphod"])
    with ThreadPoolExecutor(1) as thread:
        with rival.database.writing() as connection:
            write_down(connection, Act(0, AT, "the host", "close", "some table", ""))
            erasing = thread.submit(store.erase_guest, neutral, act_of_erasing("zaphod", "the guest", AT, ""))
            time.sleep(0.5)
        erasing.result()
    assert store.name_of("zaphod") is None
    assert [(act.number, act.act) for act in store.acts(10)] == [(2, "erase"), (1, "close")]
