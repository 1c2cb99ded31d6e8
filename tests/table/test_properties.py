"""Whatever people ask for, in whatever order: the table stays in order and tells nobody too much."""

from __future__ import annotations

from itertools import count
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tenfold.core.errors import TenfoldError
from tenfold.core.record import read_record, write_record
from tenfold.core.seal import entropy_commitment
from tenfold.table.commands import (
    AddBot,
    Again,
    AnyCommand,
    Change,
    Commit,
    Concede,
    Kick,
    Leave,
    Move,
    Mute,
    Nudge,
    Person,
    Rematch,
    Remove,
    Reorder,
    Reveal,
    Say,
    Sit,
    Start,
    TakeBack,
    Unbar,
)
from tenfold.table.dealing import deal
from tenfold.table.deciding import decide
from tenfold.table.entries import Entry, Moved, What
from tenfold.table.messages import News, Snapshot, read_message, write_message
from tenfold.table.plan import Clock, House
from tenfold.table.table import Table
from tenfold.table.telling import Ears, Teller, snapshot, story
from tests.table.seating import EVERYBODY, NONCE, SMALL_DECK, dump, opened, replayed

PEOPLE = st.sampled_from([*EVERYBODY, Person("eve", "Eve")])
SEATS = st.integers(0, 5)
BOTS = st.sampled_from(["random", "careful"])
CLOCKS = st.none() | st.builds(Clock, st.integers(1, 20), st.integers(0, 20))
HOUSES = st.builds(House, public=st.booleans(), watchers=st.booleans(), hints=st.booleans(), clock=CLOCKS, stand_in=BOTS)
ACTIONS = st.sampled_from(["draw", "pass", "bid 1", "take numbers", "pay 1c", "buy b1", "play g1", "keep", "fly", ""])
TEXTS = st.sampled_from(["one", "two", "three", "bell\a"])
COMMANDS: st.SearchStrategy[AnyCommand] = st.one_of(
    st.builds(Sit, SEATS),
    st.builds(Leave),
    st.builds(AddBot, SEATS, BOTS),
    st.builds(Remove, SEATS),
    st.builds(Reorder, st.permutations([0, 1, 2]) | st.lists(SEATS, max_size=4)),
    st.builds(Change, HOUSES),
    st.builds(Commit, TEXTS.map(lambda text: entropy_commitment("table-1", text))),
    st.builds(Reveal, TEXTS),
    st.builds(Start),
    st.builds(Move, st.lists(ACTIONS, min_size=1, max_size=3), st.integers(0, 60)),
    st.builds(Concede),
    st.builds(TakeBack),
    st.builds(Say, st.text(min_size=1, max_size=8)),
    st.builds(Mute, st.sampled_from(["anna", "ben", "eve"]), st.booleans()),
    st.builds(Kick, st.sampled_from(["anna", "ben", "eve"]), st.booleans()),
    st.builds(Unbar, st.sampled_from(["ben", "eve"])),
    st.builds(Nudge),
    st.builds(Again, st.booleans()),
    st.builds(Rematch, st.booleans()),
)
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("ten", {"players": 3, "deck": SMALL_DECK}),
    ("ten", {"players": 2}),
    ("trick_later", {"players": 3}),
]


def decided(table: Table, person: Person, command: AnyCommand) -> What | TenfoldError:
    try:
        return decide(table, person, command)
    except TenfoldError as refused:
        return refused


class AnyTable(RuleBasedStateMachine):
    """Random people ask random things of one table."""

    @initialize(game=st.sampled_from(GAMES))
    def open(self, game: tuple[str, dict[str, Any]]) -> None:
        self.table: Table = opened(*game)
        self.ids = count()

    @rule(person=PEOPLE, command=COMMANDS)
    def ask(self, person: Person, command: AnyCommand) -> None:
        before = dump(self.table)
        what = decided(self.table, person, command)
        assert dump(self.table) == before
        if isinstance(what, TenfoldError):
            assert what.code
            assert what.message.endswith(".")
        else:
            self.happen(Entry(what, by=person.guest, id=f"r{next(self.ids)}"))

    @precondition(lambda self: self.table.status == "lobby")
    @rule()
    def fill_and_start(self) -> None:
        host = Person(self.table.host, "Host")
        for seat, chair in enumerate(self.table.chairs):
            if chair.is_free:
                self.happen(Entry(decide(self.table, host, AddBot(seat, "random")), by=host.guest))
        self.happen(Entry(decide(self.table, host, Start()), by=host.guest))

    @precondition(lambda self: self.table.status == "dealing")
    @rule()
    def deal_the_cards(self) -> None:
        """All have revealed, or the time for that is over."""
        self.happen(Entry(deal(self.table)))

    @precondition(lambda self: self.table.to_act is not None)
    @rule(pick=st.integers(0, 99), spent=st.integers(0, 40_000))
    def go_on(self, pick: int, spent: int) -> None:
        """Whoever must act does something legal."""
        assert self.table.session is not None
        assert self.table.to_act is not None
        legal = self.table.session.position.legal()
        bot = self.table.bot_to_act is not None
        self.happen(Entry(Moved(self.table.to_act, [legal[pick % len(legal)]], spent=spent, bot=bot)))

    def happen(self, entry: Entry) -> None:
        """Let it happen and look at all that is told of it."""
        audience = [None, *(person.guest for person in EVERYBODY)]
        ears = Ears(self.table, {self.table.seat_of(guest) for guest in audience})
        self.table.apply(entry, ears.hear)
        teller = Teller(self.table, entry.what, ears)
        for guest in audience:
            self.check_sent(teller.news(self.table.seat_of(guest), entry.id), guest)
            self.check_sent(snapshot(self.table, guest), guest)

    def check_sent(self, message: News | Snapshot, guest: str | None) -> None:
        sent = write_message(message)
        assert write_message(read_message(sent)) == sent
        assert NONCE.encode() not in sent
        assert b'"entropy"' not in sent
        if self.table.seat_of(guest) != self.table.to_act:
            assert message.legal is None

    @invariant()
    def the_log_says_it_all(self) -> None:
        assert dump(replayed(self.table)) == dump(self.table)
        assert self.table.head == len(self.table.log)

    @invariant()
    def nobody_sits_twice_and_somebody_is_host(self) -> None:
        guests = [chair.guest for chair in self.table.chairs if chair.guest is not None]
        assert len(guests) == len(set(guests))
        assert self.table.host

    @invariant()
    def a_reserve_is_between_nothing_and_all(self) -> None:
        if self.table.house.clock is not None and self.table.session is not None:
            assert all(0 <= left <= self.table.house.clock.reserve * 1000 for left in self.table.reserve)

    @invariant()
    def entropies_are_what_was_committed_to_and_no_two_alike(self) -> None:
        given = [(chair.commitment, chair.entropy) for chair in self.table.chairs if chair.commitment]
        assert len({commitment for commitment, _ in given}) == len(given)
        assert all(commitment == entropy_commitment("table-1", entropy) for commitment, entropy in given if entropy)

    def teardown(self) -> None:
        if not hasattr(self, "table"):
            return
        for guest in (None, "anna"):
            assert [news.seq for piece in story(self.table, guest, 0) for news in piece] == list(range(1, self.table.head + 1))
        if self.table.status == "over":
            assert self.table.session is not None
            record = self.table.session.log
            assert msgspec.to_builtins(read_record(write_record(record))) == msgspec.to_builtins(record)


TestAnyTable = AnyTable.TestCase
TestAnyTable.settings = settings(max_examples=60, stateful_step_count=40, derandomize=True)
