"""A table as its log tells it without the rules: for one that cannot be played here, but that people want to see again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tenfold.core.game import Outcome
from tenfold.core.record import UNKNOWN_END, chained, closing, header
from tenfold.core.registry import find_game
from tenfold.table import messages
from tenfold.table.entries import Entry, Moved, Opened, Started, Unsaid, WentBack, read_entry
from tenfold.table.messages import Aside, News, Snapshot
from tenfold.table.playable import Unplayable
from tenfold.table.state import Status
from tenfold.table.table import APPLIED, Heard, Table, unheard
from tenfold.table.telling import announced, table_view


class Archive(Table):
    """Knows who sat where, what was said and done, and the result if it was written down; not what the cards were.

    `news` are the entries that can be read, `gaps` whether one that cannot may have moved the game.
    """

    def __init__(self, table: str, opened: Opened, result: Outcome | None) -> None:
        super().__init__(table)
        self.set_up(opened)
        self.result = result
        self.begun = False
        self.gaps = False
        self.moves: list[tuple[int | None, str]] = []
        self.news: list[News] = []

    def read(self, text: str, to_act: int | None) -> None:
        """Go on with an entry as it is written, after which a seat must decide."""
        was_over = self.over
        try:
            entry = read_entry(text)
            news = News(seq=self.head + 1, what=announced(entry.what))
            self.apply(entry)
            self.news.append(news)
        except Exception:  # It is here because something in its log is wrong; what else is in there still counts.
            self.gaps = self.gaps or not was_over
            self.head += 1
        self.to_act = to_act
        if self.closed is None:
            self.over = self.begun and to_act is None

    def apply(self, entry: Entry, heard: Heard = unheard) -> None:
        kind = type(entry.what)
        (WITHOUT_RULES.get(kind) or APPLIED[kind])(self, entry.what, heard)
        self.log.append(entry)
        self.head += 1

    def opened_before(self, what: Opened, heard: Heard) -> None:
        self.set_up(what)

    def begin(self, what: Started, heard: Heard) -> None:
        self.begun = True
        self.refill()

    def words_are_gone(self, what: Unsaid, heard: Heard) -> None:
        """The log that was read has them no more."""

    def note_move(self, what: Moved, heard: Heard) -> None:
        self.begun = True
        self.moves += [(what.seat, action) for action in what.actions]

    def take_moves_back(self, what: WentBack, heard: Heard) -> None:
        del self.moves[what.actions :]

    @property
    def options(self) -> Any:
        """As they were written; whether they are right, only the game knows."""
        return self.plan.options

    @property
    def status(self) -> Status:
        if not self.begun:
            return super().status
        return "over" if self.over else "playing"

    @property
    def outcome(self) -> Outcome | None:
        return self.result if self.over else None

    @property
    def has_record(self) -> bool:
        """An unfinished game has none, for that would give the deck away, and a log with a gap has no whole one. Of a game that
        goes on from another it takes the rules to say who did what before.
        """
        return self.over and not self.gaps and self.plan.origin is None

    def record(self) -> str:
        end = UNKNOWN_END if self.result is None else closing(self.result)
        return chained(header(self.first_page(), self.plan.rules, fixable_of(self.plan.game)), self.moves, end)

    def seen_by(self, guest: str | None, error: Unplayable, last: int) -> Snapshot:
        return Snapshot(
            protocol=messages.PROTOCOL,
            seq=self.head,
            table=table_view(self),
            you=guest,
            seat=self.seat_of(guest),
            outcome=self.outcome,
            aside=Aside(error.why, error.message, self.plan.rules, last, self.has_record),
            past=self.news,
        )


WITHOUT_RULES: dict[type, Callable[[Archive, Any, Heard], None]] = {
    Opened: Archive.opened_before,
    Started: Archive.begin,
    Moved: Archive.note_move,
    WentBack: Archive.take_moves_back,
    Unsaid: Archive.words_are_gone,
}


def fixable_of(game: str) -> str:
    """The game's own word for chance that was fixed by hand."""
    try:
        return find_game(game).fixable or "fixed"
    except Exception:  # The game is not installed, or its import fails.
        return "fixed"


read_outcome = msgspec.json.Decoder(Outcome).decode
