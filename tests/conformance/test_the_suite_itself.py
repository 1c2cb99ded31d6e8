"""The suite must fail on a game that breaks a promise: each of these breaks one."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec
import pytest

from tenfold.core.errors import TenfoldError
from tenfold.core.game import Event, Happening, Position
from tenfold.core.reasons import Reason
from tenfold.core.record import Record
from tenfold.games.ten import TEN, Ten
from tenfold.games.ten.face.events import TenEvent, Turn
from tenfold.games.ten.face.view import TenView
from tenfold.games.ten.help.aid import TenAid
from tenfold.games.ten.rules.state import TenState
from tenfold.games.trick_later import TRICK_LATER, TrickLater
from tenfold.games.trick_later.cards import CARDS
from tenfold.games.trick_later.face.events import Answered, Gave, TrickLaterEvent
from tenfold.games.trick_later.face.view import TrickLaterView
from tenfold.games.trick_later.rules.event_kinds import EventKind
from tenfold.games.trick_later.rules.state import TrickLaterState
from tenfold.testing import aid, chance, notation, play, samples, tensor


class ShowsTheCardSetAside(TrickLater):
    name = "trick_later"

    def view(self, options: Any, s: TrickLaterState, seat: int | None) -> TrickLaterView:
        seen = super().view(options, s, seat)
        return msgspec.structs.replace(seen, gave=None if s.gave < 0 else CARDS[s.gave])


class TellsTheCardSetAside(TrickLater):
    name = "trick_later"

    def event(self, happening: Happening, s: TrickLaterState, seat: int | None) -> TrickLaterEvent:
        event = super().event(happening, s, seat)
        return Gave(event.seat, CARDS[happening[2]]) if isinstance(event, Gave) else event


class TellsTheAnswer(TrickLater):
    name = "trick_later"

    def event(self, happening: Happening, s: TrickLaterState, seat: int | None) -> TrickLaterEvent:
        event = super().event(happening, s, seat)
        return (
            Answered(event.seat, bool(happening[3]))
            if happening[0] == EventKind.ANSWERED and isinstance(event, Answered)
            else event
        )


def next_card_too(s: TenState, seat: int, out: Any) -> int:
    written = TEN.tensor.observe(s, seat, out)
    out[0] = s.deck[min(s.deck_at, s.deck_size - 1)]
    return written


class ObservesTheNextCard(Ten):
    name = "ten"
    tensor = msgspec.structs.replace(TEN.tensor, observe=next_card_too)


class SaysItIsOpen(TrickLater):
    name = "trick_later"
    open_information = True


class HelpsByMood(Ten):
    name = "ten"
    moods = count()

    def aid(self, view: TenView, legal: list[str]) -> TenAid:
        mood = Reason("T3.1", "Not today.", {"mood": next(self.moods)})
        return msgspec.structs.replace(super().aid(view, legal), why_not={"draw": mood})


class TellsSeatsApart(Ten):
    name = "ten"

    def event(self, happening: Happening, s: TenState, seat: int | None) -> TenEvent:
        return Turn(0) if seat == 1 else super().event(happening, s, seat)


def exchange_games() -> list[Record]:
    """Games in which somebody exchanges: nobody but seats 0 and 1 is dealt an infected."""
    suit = {c: [f"{c}{n}" for n in range(1, 9)] for c in "rgyb"}
    hands = [suit["r"][:6] + ["i0", "i1", "i2", "i3"], suit["g"][:6] + ["i4", "i5", "i6", "i7"]]
    hands += [suit["y"] + suit["r"][6:], suit["b"] + suit["g"][6:]]
    found = []
    for n in range(8):
        position = TRICK_LATER.start({"players": 4, "first": 0}, str(n), [{"hands": hands}])
        actions = ["exchange" if n % 2 else "keep", "exchange"]
        for action in actions:
            position.apply(action)
        actions.append(position.legal()[n])
        position.apply(actions[-1])
        actions.append(position.legal()[0])
        names = ["a", "b", "c", "d"]
        fixed = [{"hands": hands}]
        found.append(
            Record(game="trick_later", options=position.options, names=names, seed=str(n), fixed=fixed, actions=actions)
        )
    return found


def test_a_view_that_shows_too_much_is_found() -> None:
    with pytest.raises((AssertionError, TenfoldError)):
        chance.no_leak_in_views(ShowsTheCardSetAside(), exchange_games())
    chance.no_leak_in_views(TRICK_LATER, exchange_games())


@pytest.mark.parametrize("game", [TellsTheCardSetAside(), TellsTheAnswer()])
def test_an_event_that_tells_too_much_is_found(game: TrickLater) -> None:
    with pytest.raises(AssertionError):
        chance.no_leak_in_events(game, exchange_games())
    chance.no_leak_in_events(TRICK_LATER, exchange_games())


def test_a_tensor_that_shows_too_much_is_found() -> None:
    games = samples(TEN, "tensors", 1)[2:3]
    with pytest.raises(AssertionError):
        tensor.tensors_tell_what_views_tell(ObservesTheNextCard(), games)
    tensor.tensors_tell_what_views_tell(TEN, games)


def test_a_game_that_says_it_is_open_and_is_not_is_found() -> None:
    with pytest.raises(AssertionError):
        chance.open_is_open(SaysItIsOpen(), samples(TRICK_LATER, "open", 1)[:1])
    games = samples(TEN, "open", 1)
    with pytest.raises(AssertionError):
        chance.open_is_open(TellsSeatsApart(), games)
    chance.open_is_open(TEN, games)


def test_aid_that_does_not_follow_from_the_view_is_found() -> None:
    games = samples(TEN, "aid", 1)[:1]
    with pytest.raises(AssertionError):
        aid.aid_follows_from_the_view(HelpsByMood(), games)
    aid.aid_follows_from_the_view(TEN, games)


def broken_rules(monkeypatch: pytest.MonkeyPatch, name: str, function: Callable[..., Any]) -> None:
    monkeypatch.setitem(TEN.rules, name, function)


def test_a_list_that_forgets_an_action_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    played = samples(TEN, "broken", 1)[:1]
    legal = TEN.rules["legal"]
    broken_rules(monkeypatch, "legal", lambda s, out: min(1, legal(s, out)))
    with pytest.raises(AssertionError):
        play.legal_is_check(TEN, played)


def test_a_refusal_that_changes_the_state_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    played = samples(TEN, "broken", 1)[:1]
    check = TEN.rules["check"]

    def meddle(s: Any, action: int) -> int:
        s.coins[0] = 1
        return int(check(s, action))

    broken_rules(monkeypatch, "check", meddle)
    with pytest.raises(AssertionError):
        play.others_are_refused(TEN, played)


def test_an_event_without_words_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Wordless(Event, frozen=True, tag="wordless"):
        seat: int

    played = samples(TEN, "broken", 1)[:1]
    monkeypatch.setattr(Position, "events", lambda self, seat: [Wordless(0)])
    with pytest.raises((AssertionError, LookupError, msgspec.ValidationError)):
        notation.views_and_events_round_trip(TEN, played)
