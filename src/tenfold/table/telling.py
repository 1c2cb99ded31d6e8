"""What each person is told of what happens at a table: allowed fields alone, made anew for every seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from tenfold.core.game import Aid, Event, Position
from tenfold.core.teaching import Teaching
from tenfold.table import announcements, entries
from tenfold.table.messages import PROTOCOL, News, OriginView, SeatView, Snapshot, TableView, Turn
from tenfold.table.plan import Chair, Origin
from tenfold.table.table import GAME_MOVES, Table

PUBLIC: dict[type, Callable[[Any], announcements.AnyAnnouncement]] = {
    entries.Opened: lambda what: announcements.TableOpened(what.host),
    entries.Sat: lambda what: announcements.SeatTaken(what.seat, what.guest, what.name),
    entries.Stood: lambda what: announcements.SeatFreed(what.seat),
    entries.BotSat: lambda what: announcements.BotSeated(what.seat, what.bot),
    entries.Held: lambda what: announcements.SeatHeld(what.seat, what.name),
    entries.Reordered: lambda what: announcements.SeatsReordered(what.order),
    entries.Stirred: lambda what: announcements.DeckStirred(what.seat),
    entries.Committed: lambda what: announcements.SeatCommitted(what.seat, what.commitment),
    entries.Dealing: lambda what: announcements.CardsDealt(),
    entries.Revealed: lambda what: announcements.SeatRevealed(what.seat),
    entries.Changed: lambda what: announcements.HouseChanged(),
    entries.Started: lambda what: announcements.GameStarted(what.left_out),
    entries.Moved: lambda what: announcements.SeatMoved(what.seat, what.bot),
    entries.TakenOver: lambda what: announcements.SeatTakenOver(what.seat, what.bot, what.why),
    entries.TakenBack: lambda what: announcements.SeatTakenBack(what.seat),
    entries.WentBack: lambda what: announcements.WentBack(),
    entries.WentOn: lambda what: announcements.WentOn(),
    entries.LessonSkipped: lambda what: announcements.LessonSkipped(),
    entries.Said: lambda what: announcements.Spoken(what.guest, what.name, what.text),
    entries.Unsaid: lambda what: announcements.WordsRemoved(what.lines),
    entries.Closed: lambda what: announcements.TableClosed(what.text),
    entries.Muted: lambda what: announcements.VoiceTaken(what.guest, what.muted),
    entries.Kicked: lambda what: announcements.GuestKicked(what.guest, what.name, what.seat, what.bot, what.barred),
    entries.Unbarred: lambda what: announcements.BarLifted(what.guest, what.name),
    entries.Nudged: lambda what: announcements.SeatNudged(what.seat, what.guest, what.name),
    entries.Wanted: lambda what: announcements.RematchWanted(what.seat, what.wants),
    entries.Rematched: lambda what: announcements.RematchMade(what.table, what.wanted),
    entries.Shared: lambda what: announcements.GameShared(what.seat, what.shared),
}

NEW_CHOICES = (*GAME_MOVES, entries.TakenOver, entries.TakenBack, entries.Kicked)
PIECE_ENTRIES = 50
encode = msgspec.json.Encoder().encode


def announced(what: entries.What) -> announcements.AnyAnnouncement:
    """What everybody may know of an entry."""
    return PUBLIC[type(what)](what)


def seat_view(chair: Chair) -> SeatView:
    if chair.guest is not None:
        return SeatView("guest", chair.guest, chair.name, chair.bot, chair.commitment or None, bool(chair.entropy))
    if chair.bot is not None:
        return SeatView("bot", bot=chair.bot)
    return SeatView("open") if chair.name is None else SeatView("held", name=chair.name, invited=chair.invited)


def table_view(table: Table) -> TableView:
    return TableView(
        id=table.id,
        code=table.code,
        game=table.plan.game,
        rules=table.plan.rules,
        options=table.plan.options,
        house=table.house,
        status=table.status,
        host=table.host,
        host_name=table.host_name,
        seats=[seat_view(chair) for chair in table.chairs],
        muted=sorted(table.muted),
        barred=table.barred,
        commitment=table.commitment,
        previous=table.previous,
        next=table.next,
        wants=[seat for seat, wants in sorted(table.wants.items()) if wants],
        declines=[seat for seat, wants in sorted(table.wants.items()) if not wants],
        agreed=table.agreed,
        shared=table.shared,
        closed=table.closed,
        deal=table.plan.deal,
        origin=origin_view(table.plan.origin),
    )


def origin_view(origin: Origin | None) -> OriginView | None:
    """What began at a line comes from no other table."""
    if origin is None or not origin.table:
        return None
    return OriginView(origin.table, len(origin.actions), origin.seat, origin.cards)


def turn(table: Table, thought_ms: int) -> Turn:
    """Whose turn it is, and what is left of their time after so many milliseconds of thought."""
    patience_ms = table.patience_ms()
    if table.house.clock is None or patience_ms is None:
        return Turn(table.to_act)
    return Turn(table.to_act, max(0, patience_ms - thought_ms), table.reserve)


def legal_for(table: Table, seat: int | None) -> list[str] | None:
    """What the seat may do, if it must decide now and no bot does it."""
    if table.session is None or seat is None or table.to_act != seat or table.chairs[seat].bot is not None:
        return None
    return table.session.legal()


def aid_for(table: Table, seat: int | None, legal: list[str] | None) -> Aid | None:
    """What follows from what a seat sees and may do; when the game is over, also what decided it."""
    if table.session is None:
        return None
    aid = table.game.aid(table.session.position.view(seat), legal or [])
    decided = table.session.decided if table.over else None
    return aid if aid is None or decided is None else msgspec.structs.replace(aid, decided=decided)


def lesson_for(table: Table, seat: int | None) -> Teaching | None:
    """What the teacher tells a seat; only whoever learns hears anything."""
    if table.teacher is None or table.session is None or seat != table.teacher.seat:
        return None
    return table.teacher.teaching(table.session.position)


def snapshot(table: Table, guest: str | None, aid: bool = False, thought_ms: int = 0) -> Snapshot:
    """A table as one person may see it, with what follows from that if it is wished for."""
    seat = table.seat_of(guest)
    legal = legal_for(table, seat)
    return Snapshot(
        protocol=PROTOCOL,
        seq=table.head,
        table=table_view(table),
        you=guest,
        seat=seat,
        turn=None if table.session is None else turn(table, thought_ms),
        view=None if table.session is None else table.session.position.view(seat),
        legal=legal,
        outcome=table.outcome,
        aid=aid_for(table, seat, legal) if aid else None,
        lesson=lesson_for(table, seat),
    )


class Ears:
    """Hears a game as several seats at once; where all see alike, once for all."""

    def __init__(self, table: Table, seats: Iterable[int | None]) -> None:
        self.alike = table.game.open_information
        self.events: dict[int | None, list[Event]] = {None: []} if self.alike else {seat: [] for seat in seats}

    def ear(self, seat: int | None) -> int | None:
        """As whom a seat hears."""
        return None if self.alike else seat

    def hear(self, position: Position[Any]) -> None:
        for ear, events in self.events.items():
            events.extend(position.events(ear))


class Teller:
    """The news of one entry, already applied: what they share is made and encoded once."""

    def __init__(self, table: Table, what: entries.What, ears: Ears, thought_ms: int = 0) -> None:
        self.table = table
        self.what = announced(what)
        self.ears = ears
        self.moved = isinstance(what, GAME_MOVES)
        self.new_choices = isinstance(what, NEW_CHOICES)
        self.outcome = table.outcome if self.moved else None
        self.changed = None if isinstance(what, entries.Moved) and self.outcome is None else table_view(table)
        self.turn = None if table.session is None else turn(table, thought_ms)
        self.shared: dict[int | None, tuple[msgspec.Raw, msgspec.Raw]] = {}
        self.aids: dict[tuple[int | None, bool], Aid | None] = {}

    def events_and_view(self, seat: int | None) -> tuple[msgspec.Raw | None, msgspec.Raw | None]:
        """The events and the view for a seat."""
        if not self.moved or self.table.session is None:
            return None, None
        ear = self.ears.ear(seat)
        if ear not in self.shared:
            view = self.table.session.position.view(ear)
            self.shared[ear] = msgspec.Raw(encode(self.ears.events[ear])), msgspec.Raw(encode(view))
        return self.shared[ear]

    def aid(self, seat: int | None, legal: list[str] | None) -> Aid | None:
        """Made once for all who see alike; who may act has one of their own."""
        key = self.ears.ear(seat), legal is not None
        if self.new_choices and key not in self.aids:
            self.aids[key] = aid_for(self.table, key[0], legal)
        return self.aids.get(key)

    def news(self, seat: int | None, request: str | None, aid: bool = False) -> News:
        events, view = self.events_and_view(seat)
        legal = legal_for(self.table, seat)
        return News(
            seq=self.table.head,
            what=self.what,
            id=request,
            events=events,
            table=self.changed,
            turn=self.turn,
            view=view,
            legal=legal,
            outcome=self.outcome,
            aid=self.aid(seat, legal) if aid else None,
            lesson=lesson_for(self.table, seat),
        )


class Retelling:
    """A table once more from its beginning, as one person may know it."""

    def __init__(self, table: Table, guest: str | None, since: int) -> None:
        self.log, self.head = table.log, table.head
        self.table = Table(table.id)
        self.guest = guest
        self.seat = table.seat_of(guest)
        self.since = since

    def piece(self, first: int) -> list[News]:
        """What the next entries are told as, for those who lack them."""
        now = self.log[first : min(first + PIECE_ENTRIES, self.head)]
        news = [self.happens(seq, entry) for seq, entry in enumerate(now, first + 1)]
        return [one for one in news if one.seq > self.since]

    def happens(self, seq: int, entry: entries.Entry) -> News:
        heard: list[Event] = []
        self.table.apply(entry, lambda position: heard.extend(position.events(self.seat)))
        request = entry.id if entry.by == self.guest and self.guest is not None else None
        return News(seq=seq, what=announced(entry.what), id=request, events=heard or None)


def story(table: Table, guest: str | None, since: int) -> Iterator[list[News]]:
    """What happened after a sequence and until now, told again in pieces: a long story is told while other things go on."""
    if since >= table.head:
        return iter(())
    retelling = Retelling(table, guest, since)
    return map(retelling.piece, range(0, table.head, PIECE_ENTRIES))
