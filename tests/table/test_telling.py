"""What each person is told: everything that they may know, and nothing else."""

from __future__ import annotations

from itertools import chain
from typing import Any

import msgspec
import pytest

from tenfold.table.commands import (
    AddBot,
    Change,
    Concede,
    Move,
    Mute,
    Person,
    Rematch,
    Reorder,
    Reveal,
    Say,
    Sit,
    Start,
    TakeBack,
)
from tenfold.table.dealing import deal
from tenfold.table.deciding import decide
from tenfold.table.entries import Entry
from tenfold.table.messages import News, SeatView, Snapshot, Turn, read_message, write_message
from tenfold.table.plan import Chair, Clock, House
from tenfold.table.table import Table
from tenfold.table.telling import PIECE_ENTRIES, Ears, Teller, seat_view, snapshot, story, table_view, turn
from tests.table.seating import (
    ANNA,
    BEFORE_PAYMENT,
    BEN,
    CARA,
    DEAL,
    DORA,
    EVERYBODY,
    NONCE,
    PAYMENT_SEED,
    QUICK,
    THREE,
    WHOLE_PAYMENT,
    chair_of,
    commit_to,
    do,
    finished,
    full,
    opened,
    play,
    started,
    thought,
    time_is_out,
)

AUDIENCE: list[Person | None] = [*EVERYBODY, None]


class Listeners:
    """A table whose audience hears everything live, as the server tells it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.heard: dict[str | None, list[bytes]] = {guest_of(person): [] for person in AUDIENCE}
        for guest in self.heard:
            self.tell(guest, snapshot(table, guest))

    def tell(self, guest: str | None, message: Snapshot | News) -> None:
        self.heard[guest].append(write_message(message))

    def do(self, person: Person, command: Any, request: str | None = None) -> None:
        self.happen(Entry(decide(self.table, person, command), by=person.guest, id=request))

    def happen(self, entry: Entry) -> None:
        ears = Ears(self.table, {self.table.seat_of(guest) for guest in self.heard})
        self.table.apply(entry, ears.hear)
        teller = Teller(self.table, entry.what, ears)
        for guest in self.heard:
            self.tell(guest, teller.news(self.table.seat_of(guest), entry.id if guest == entry.by else None))

    def play(self, *actions: str) -> None:
        seat = self.table.to_act
        assert seat is not None
        guest = self.table.chairs[seat].guest
        self.do(next(person for person in EVERYBODY if person.guest == guest), Move(list(actions), self.table.head))

    def all_sent(self, guest: str | None) -> bytes:
        return b"\n".join(self.heard[guest])


def guest_of(person: Person | None) -> str | None:
    return None if person is None else person.guest


def exchange() -> Listeners:
    """Three at 10 Trick Later: Ben takes infected 8 and gives g5 for it, then a trick is played."""
    listeners = Listeners(full("trick_later", THREE, fixed=[DEAL]))
    listeners.do(ANNA, Start())
    listeners.play("exchange")
    listeners.play("give g5")
    listeners.play("play y1")
    return listeners


def sealed_game() -> Listeners:
    listeners = Listeners(full(options=QUICK))
    for person in (ANNA, BEN):
        listeners.do(person, commit_to(listeners.table, f"{person.name}s secret dice"), f"commit-{person.name}")
    listeners.do(ANNA, Start(), "start")
    listeners.do(ANNA, Reveal("Annas secret dice"), "reveal")
    listeners.happen(Entry(deal(listeners.table)))
    listeners.do(BEN, Say("good luck"), "talk")
    while listeners.table.to_act is not None:
        listeners.play(listeners.table.session.position.legal()[0])  # type: ignore[union-attr]
    listeners.do(BEN, Rematch(), "again")
    return listeners


def whole_story(table: Table, guest: str | None, since: int) -> list[News]:
    return list(chain.from_iterable(story(table, guest, since)))


def known(message: bytes) -> Any:
    return msgspec.json.decode(message)


@pytest.mark.parametrize("guest", [guest_of(person) for person in AUDIENCE])
@pytest.mark.parametrize("make", [exchange, sealed_game])
def test_nobody_is_told_the_nonce_the_seed_or_an_entropy(make: Any, guest: str | None) -> None:
    listeners = make()
    sent = listeners.all_sent(guest) + b"".join(write_message(news) for news in whole_story(listeners.table, guest, 0))
    sent += write_message(snapshot(listeners.table, guest))
    for secret in (NONCE, listeners.table.session.log.seed, "secret dice"):
        assert not secret or secret.encode() not in sent


@pytest.mark.parametrize("person", [ANNA, CARA, DORA, None])
def test_what_was_given_away_is_for_the_giver_alone(person: Person | None) -> None:
    listeners = exchange()
    guest = guest_of(person)
    again = b"".join(write_message(news) for news in whole_story(listeners.table, guest, 0))
    for sent in (listeners.all_sent(guest), again, write_message(snapshot(listeners.table, guest))):
        assert b"give g5" not in sent
        assert b"g5" not in sent
    assert b'"card":"g5"' in listeners.all_sent("ben")


@pytest.mark.parametrize("person", [ANNA, CARA, DORA, None])
def test_only_the_one_who_answered_knows_what(person: Person | None) -> None:
    listeners = exchange()
    answered = [
        event
        for message in listeners.heard[guest_of(person)]
        for event in known(message).get("events") or []
        if event["event"] == "answered"
    ]
    assert [event["wants"] for event in answered] == [None]


@pytest.mark.parametrize(("person", "seat"), [(ANNA, 0), (BEN, 1), (CARA, 2), (DORA, None), (None, None)])
def test_a_seat_is_told_its_own_hand_and_a_watcher_none(person: Person | None, seat: int | None) -> None:
    listeners = exchange()
    sent = listeners.all_sent(guest_of(person))
    secret = [card for other, hand in enumerate(DEAL["hands"]) if other != seat for card in hand if card not in ("y1", "g5")]
    for card in secret:
        assert f'"{card}"'.encode() not in sent


def test_what_is_legal_is_for_the_one_who_decides() -> None:
    listeners = exchange()
    assert known(listeners.heard["ben"][-1])["legal"] == known(write_message(snapshot(listeners.table, "ben")))["legal"]
    for guest in ("anna", "cara", "dora", None):
        assert "legal" not in known(listeners.heard[guest][-1])


def test_where_a_bot_plays_nothing_is_legal_for_its_guest() -> None:
    table = started(options={"first": 0})
    assert snapshot(table, "anna").legal == ["draw"]
    do(table, ANNA, Concede())
    assert snapshot(table, "anna").legal is None
    do(table, ANNA, TakeBack())
    assert snapshot(table, "anna").legal == ["draw"]


@pytest.mark.parametrize("guest", [guest_of(person) for person in AUDIENCE])
@pytest.mark.parametrize("make", [exchange, sealed_game])
def test_a_story_told_again_is_the_one_that_was_told_live(make: Any, guest: str | None) -> None:
    listeners = make()
    live = [known(message) for message in listeners.heard[guest][1:]]
    since = listeners.table.head - len(live)
    again = [known(write_message(news)) for news in whole_story(listeners.table, guest, since)]
    parts = ("type", "seq", "what", "id", "events")
    assert [[news.get(part) for part in parts] for news in again] == [[news.get(part) for part in parts] for news in live]


def test_a_long_story_comes_in_pieces_and_ends_where_it_was_asked_for() -> None:
    table = started(options={"first": 0, "players": 4})
    pending = story(table, "anna", 0)
    asked_at = table.head
    finished(table)
    assert [news.seq for piece in pending for news in piece] == list(range(1, asked_at + 1))
    pieces = list(story(table, "anna", 0))
    assert len(pieces) > 1
    assert max(map(len, pieces)) <= PIECE_ENTRIES


def test_a_story_begins_after_what_is_known() -> None:
    table = finished(started(options=QUICK))
    assert [news.seq for news in whole_story(table, "anna", 5)] == list(range(6, table.head + 1))
    assert whole_story(table, "anna", table.head) == []
    assert whole_story(table, "anna", table.head + 100) == []


def test_a_request_is_acknowledged_to_the_one_who_made_it() -> None:
    listeners = sealed_game()
    for guest in listeners.heard:
        ids = [known(message)["id"] for message in listeners.heard[guest] if "id" in known(message)]
        assert ids == {"anna": ["commit-Anna", "start", "reveal"], "ben": ["commit-Ben", "talk", "again"]}.get(guest or "", [])


def test_all_at_an_open_game_hear_the_same_events() -> None:
    listeners = sealed_game()
    events_by_guest = {guest: [known(message).get("events") for message in heard] for guest, heard in listeners.heard.items()}
    assert all(events == events_by_guest[None] for events in events_by_guest.values())


@pytest.mark.parametrize("guest", [guest_of(person) for person in AUDIENCE])
@pytest.mark.parametrize("make", [exchange, sealed_game])
def test_every_message_can_be_read(make: Any, guest: str | None) -> None:
    for message in make().heard[guest]:
        assert write_message(read_message(message)) == message


def test_the_end_brings_the_outcome() -> None:
    listeners = sealed_game()
    outcome = msgspec.to_builtins(listeners.table.outcome)
    over = [known(message) for message in listeners.heard[None] if "outcome" in known(message)]
    assert [message["outcome"] for message in over] == [outcome]
    assert over[0]["table"]["status"] == "over"
    assert snapshot(listeners.table, None).outcome == listeners.table.outcome


def test_a_seat_shows_who_has_it_and_who_plays_it() -> None:
    assert seat_view(Chair()) == SeatView("open")
    assert seat_view(Chair(name="Ben")) == SeatView("held", name="Ben")
    assert seat_view(Chair(bot="random")) == SeatView("bot", bot="random")
    assert seat_view(chair_of(BEN)) == SeatView("guest", "ben", "Ben")
    committed = Chair(guest="ben", name="Ben", bot="careful", commitment="c0" * 32)
    assert seat_view(committed) == SeatView("guest", "ben", "Ben", "careful", "c0" * 32)
    revealed = Chair(guest="ben", name="Ben", commitment="c0" * 32, entropy="secret")
    assert seat_view(revealed) == SeatView("guest", "ben", "Ben", None, "c0" * 32, True)


def test_everybody_hears_who_committed_who_revealed_and_who_was_left_out() -> None:
    listeners = sealed_game()
    messages = [known(message) for message in listeners.heard[None]]
    kinds = [message["what"]["kind"] for message in messages if message["type"] == "news"]
    assert kinds[:5] == ["committed", "committed", "dealing", "revealed", "started"]
    dealing = next(message["table"] for message in messages if message.get("what", {}).get("kind") == "dealing")
    assert dealing["status"] == "dealing"
    assert [seat["commitment"] for seat in dealing["seats"]] == [chair.commitment for chair in listeners.table.chairs]
    started = next(message["what"] for message in messages if message.get("what", {}).get("kind") == "started")
    assert started["left_out"] == [1]


def test_a_table_shows_what_the_house_says() -> None:
    house = House(public=True, watchers=False, clock=Clock(5, 6), pace=7, stand_in="random")
    table = opened(house=house)
    do(table, BEN, Sit(1))
    do(table, ANNA, Mute("ben"))
    view = table_view(table)
    assert (view.house, view.muted, view.status, view.host) == (house, ["ben"], "lobby", "anna")


def test_news_bring_the_table_where_it_changed() -> None:
    listeners = Listeners(opened("trick_later"))
    for command in (AddBot(1, "random"), Reorder([0, 2, 1, 3]), Change(House(pace=5)), Say("so")):
        listeners.do(ANNA, command)
        assert known(listeners.heard[None][-1])["table"] == msgspec.to_builtins(table_view(listeners.table))


def test_a_turn_without_a_clock_says_whose_it_is() -> None:
    assert turn(started(options={"first": 0}), 0) == Turn(0)


def test_a_turn_with_a_clock_says_how_much_time_is_left() -> None:
    table = started(options={"first": 0}, house=House(clock=Clock(10, 30)))
    assert turn(table, 0) == Turn(0, 40_000, [30_000, 30_000])
    assert turn(table, 1_500) == Turn(0, 38_500, [30_000, 30_000])
    assert turn(table, 99_000) == Turn(0, 0, [30_000, 30_000])
    thought(table, 0, "draw", 15_000)
    assert turn(table, 0).reserve == [25_000, 30_000]
    time_is_out(table, table.to_act or 0)
    assert turn(table, 0).patience == 10_000


def test_when_it_is_over_it_is_nobodys_turn() -> None:
    table = finished(started(options=QUICK, house=House(clock=Clock(10))))
    assert turn(table, 0) == Turn(None)


def test_several_actions_of_one_move_are_told_in_one_piece_of_news() -> None:
    listeners = Listeners(started(options={"first": 0}, seed=PAYMENT_SEED))
    for action in BEFORE_PAYMENT:
        listeners.play(action)
    listeners.play(*WHOLE_PAYMENT)
    events = [event["event"] for event in known(listeners.heard[None][-1])["events"]]
    assert events[:4] == ["buying", "paid_coins", "paid_card", "bought"]


def test_a_seat_sees_its_hand_and_a_watcher_sees_none() -> None:
    table = full("trick_later", THREE, fixed=[DEAL])
    do(table, ANNA, Start())
    play(table, "keep")
    assert snapshot(table, "ben").view.hand == DEAL["hands"][1]
    assert snapshot(table, None).view.hand is None
