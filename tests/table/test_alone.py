"""A table of one person and bots, without a server."""

from __future__ import annotations

from typing import Any

import msgspec

from tenfold.bots.practice import quick_bots
from tenfold.core.record import read_record
from tenfold.games.ten import TEN
from tenfold.table.alone import Alone
from tenfold.table.messages import Done, News, Pong, Refusal, Snapshot


def opened(**options: Any) -> Alone:
    table = Alone("here")
    table.open("ten", {"first": 0, **options}, "careful", "Ada", "any text")
    return table


def do(table: Alone, command: dict[str, Any], request: str = "one") -> Any:
    (answer,) = table.hear({"type": "do", "id": request, "command": command})
    return answer


def move(table: Alone, action: str, request: str = "one") -> Any:
    return do(table, {"do": "move", "actions": [action], "after": table.table.head}, request)


def test_whoever_comes_is_told_the_story_and_how_it_stands() -> None:
    opening, started, snapshot, _ = opened().hear({"type": "join", "since": 0, "aid": True})
    assert isinstance(opening, News)
    assert isinstance(started, News)
    assert isinstance(snapshot, Snapshot)
    assert snapshot.legal == ["draw"]
    assert snapshot.aid is not None
    assert [seat.is_ for seat in snapshot.table.seats] == ["guest", "bot"]
    assert snapshot.table.commitment is None


def test_a_move_is_told_and_the_same_request_again_changes_nothing() -> None:
    table = opened()
    assert isinstance(move(table, "draw"), News)
    head = table.table.head
    assert move(table, "draw") == Done("one", head)
    assert table.table.head == head


def test_what_cannot_be_done_is_refused_in_a_sentence() -> None:
    table = opened()
    assert move(table, "pass").code == "illegal"
    assert do(table, {"do": "say", "text": "hello"}).code == "option"
    (answer,) = table.hear({"type": "dance"})
    assert isinstance(answer, Refusal)
    assert answer.code == "syntax"
    assert table.hear({"type": "ping"}) == [Pong()]
    assert table.hear({"type": "look", "looking": False}) == []
    assert table.table.head == 2


def test_a_bot_plays_the_other_seats_and_whoever_gives_up_until_they_come_back() -> None:
    table = opened()
    assert table.asked() is None
    do(table, {"do": "concede"})
    asked = table.asked()
    assert asked is not None
    bot, view, legal = asked
    assert (bot, legal) == ("careful", ["draw"])
    assert isinstance(table.bot_moves(quick_bots(TEN)[bot](view, legal)), News)
    do(table, {"do": "takeback"}, "two")
    assert table.table.chairs[0].bot is None


def test_the_person_is_seen_by_their_own_view_and_on_their_turn_alone() -> None:
    table = opened()
    session = table.table.session
    assert session is not None
    assert table.seen() == session.position.view(0)
    do(table, {"do": "concede"})
    assert table.seen() is None


def test_it_goes_on_from_what_was_kept() -> None:
    table = opened(players=1, level=6)
    move(table, "draw")
    again = Alone("here")
    again.restore(msgspec.json.decode(msgspec.json.encode(table.unsaved)))
    assert again.unsaved == []
    assert again.hear({"type": "join", "since": 0, "aid": True}) == table.hear({"type": "join", "since": 0, "aid": True})


def test_its_record_can_be_read_and_is_not_sealed() -> None:
    table = opened()
    move(table, "draw")
    record = read_record(table.record())
    assert (record.names, record.seed, record.sealed, record.actions) == (["Ada", "careful (bot)"], "any text", None, ["draw"])
