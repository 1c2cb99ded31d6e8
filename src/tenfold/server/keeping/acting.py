"""What those who run the server do at a table: each is an entry of its log, so that everybody who is there hears of it."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from tenfold.core.errors import BadOption
from tenfold.server.store import Act, Store
from tenfold.table.commands import LONGEST_CHAT
from tenfold.table.entries import Closed, Entry, Said, Unsaid, read_entry, without_words, write_entry


def unsay(store: Store, table: str, lines: Collection[int], act: Act) -> None:
    """Take words from a chat: from its log, and from every page that shows them."""
    rows = {row.seq: row.entry for row in store.log_after(table, 0)}
    blank = {seq: without(rows.get(seq), seq) for seq in sorted(set(lines))}
    store.unsay(table, blank, text_of(Unsaid(list(blank))), act)


def without(text: str | None, seq: int) -> str:
    """An entry in which something was said, without that."""
    try:
        entry = read_entry(text or "")
    except msgspec.DecodeError:
        entry = None
    if entry is None or not isinstance(entry.what, Said):
        raise BadOption(f"Nothing was said in line {seq} of this table; tenfold admin chat shows the lines with their numbers.")
    return write_entry(without_words(entry)).decode()


def close(store: Store, table: str, text: str, act: Act) -> None:
    """End a table; who is there is told, and nothing happens there any more."""
    words = " ".join(text.split())
    if len(words) > LONGEST_CHAT or not words.isprintable():
        raise BadOption(f"What people are told has at most {LONGEST_CHAT} visible characters.")
    if is_closed(store, table):
        raise BadOption("This table is closed already; tenfold admin remove removes it.")
    store.close_table(table, text_of(Closed(words)), act)


def is_closed(store: Store, table: str) -> bool:
    return any('"kind":"closed"' in row.entry for row in store.log_after(table, 0))


def text_of(what: Unsaid | Closed) -> str:
    return write_entry(Entry(what)).decode()
