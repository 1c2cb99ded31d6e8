"""Aid is told to those who asked for it, when something has changed, and it tells nobody more than they may know."""

from __future__ import annotations

from typing import Any

import pytest

from tenfold.core.game import Game
from tenfold.games.ten import TEN, Ten
from tenfold.games.ten.face.view import TenView
from tenfold.games.ten.help.aid import TenAid
from tenfold.games.trick_later.help.aid import TrickLaterAid
from tenfold.table.commands import Concede, Move, Person, Say, TakeBack
from tenfold.table.deciding import decide
from tenfold.table.entries import Entry
from tenfold.table.messages import News, read_message, write_message
from tenfold.table.table import Table
from tenfold.table.telling import Ears, Teller, snapshot
from tests.table.seating import ANNA, BEN, DEAL, QUICK, THREE, opened, play, started


def teller_of(table: Table, person: Person, command: Any) -> Teller:
    """What happens when somebody does something, ready to be told to everybody."""
    entry = Entry(decide(table, person, command), by=person.guest)
    ears = Ears(table, {None, *range(len(table.chairs))})
    table.apply(entry, ears.hear)
    return Teller(table, entry.what, ears)


def draws(table: Table) -> Teller:
    return teller_of(table, ANNA, Move(["draw"], table.head))


def test_only_those_who_ask_for_it_get_it() -> None:
    table = started(options=QUICK)
    assert snapshot(table, "anna").aid is None
    assert isinstance(snapshot(table, "anna", aid=True).aid, TenAid)
    teller = draws(table)
    assert teller.news(0, None).aid is None
    assert isinstance(teller.news(0, None, aid=True).aid, TenAid)
    assert b'"aid"' not in write_message(teller.news(0, None))


def test_before_the_game_there_is_none() -> None:
    assert snapshot(opened(), "anna", aid=True).aid is None


def test_it_comes_with_what_changed_and_not_with_talk() -> None:
    table = started(options=QUICK)
    assert teller_of(table, BEN, Say("hello")).news(0, None, aid=True).aid is None


def test_who_may_act_again_is_helped_again() -> None:
    """The view is the same, the choices are not."""
    table = started(options=QUICK)
    assert teller_of(table, ANNA, Concede()).news(0, None, aid=True).aid.why_not == {}
    back = teller_of(table, ANNA, TakeBack()).news(0, None, aid=True)
    assert back.legal == ["draw"]
    assert list(back.aid.why_not) == ["take numbers", "take currency"]


def test_the_one_to_act_is_told_more_than_the_others() -> None:
    teller = draws(started(options=QUICK))
    assert list(teller.news(0, None, aid=True).aid.why_not) != []
    assert teller.news(1, None, aid=True).aid.why_not == {}
    assert teller.news(None, None, aid=True).aid == teller.news(1, None, aid=True).aid


def test_it_is_made_once_for_all_who_see_alike_and_never_unasked(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[list[str]] = []
    aid = TEN.aid

    def counted(self: Ten, view: TenView, legal: list[str]) -> TenAid:
        made.append(legal)
        return aid(view, legal)

    monkeypatch.setattr(Ten, "aid", counted)
    teller = draws(started(options=QUICK))
    for seat in (0, 1, None):
        teller.news(seat, None)
    assert made == []
    for seat in (0, 1, None, 0, 1, None):
        teller.news(seat, None, aid=True)
    assert len(made) == 2


def test_nobody_is_helped_with_the_hand_of_another() -> None:
    """Anna leads after Ben kept his hand; what helps Ben and Cara has none of her cards."""
    table = started("trick_later", THREE, fixed=[DEAL])
    play(table, "keep")
    helped = {guest: snapshot(table, guest, aid=True).aid for guest in ("anna", "ben", "cara", None)}
    assert all(isinstance(aid, TrickLaterAid) for aid in helped.values())
    hand = {f"play {card}" for card in DEAL["hands"][0]}
    assert {*helped["anna"].plays, *helped["anna"].why_not} == hand
    for guest in ("ben", "cara", None):
        assert (helped[guest].plays, helped[guest].why_not) == ({}, {})


def test_a_game_without_aid_is_told_as_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ten, "aid", Game.aid)
    table = started(options=QUICK)
    news = read_message(write_message(draws(table).news(0, None, aid=True)))
    assert isinstance(news, News)
    assert news.aid is None
    assert news.legal is not None
