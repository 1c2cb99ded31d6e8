"""Text and messages: what is written can be read, and what cannot be read is refused in one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tenfold.core.errors import BadOption, NotUnderstood, TenfoldError
from tenfold.core.game import AnyGame, Event
from tenfold.core.record import Record
from tenfold.core.words import FALLBACK, event_key, languages, sentence, speak
from tenfold.testing.samples import some_moves, watchers

BAD_TEXTS = [
    "",
    " ",
    "draw ",
    " pass",
    "PASS",
    "bid",
    "bid 01",
    "bid -1",
    "bid 1e3",
    "buy",
    "play",
    "\u0000",
    "é",
    "x" * 100_000,
]
BAD_VALUES: list[object] = [-1, 99, 2.5, "x", "", [], {"x": 1}, [[]], 10**30]


def texts_round_trip(game: AnyGame, played: Sequence[Record]) -> None:
    """Every action has a text of its own."""
    texts = [game.write_action(action) for action in range(game.actions)]
    assert len(set(texts)) == game.actions
    assert [game.read_action(text) for text in texts] == list(range(game.actions))
    assert all(text == text.strip() and text.isprintable() for text in texts)


def is_one_sentence(error: TenfoldError) -> bool:
    return 10 < len(error.message) < 400 and "\n" not in error.message


def bad_texts_are_refused(game: AnyGame, played: Sequence[Record]) -> None:
    """What is no action is not understood, whenever it is said."""
    texts = {game.write_action(action) for action in range(game.actions)}
    for position, _ in some_moves(game, played[0], 3):
        before = position.to_bytes()
        for text in BAD_TEXTS:
            error = position.check(text)
            assert text in texts or (isinstance(error, NotUnderstood) and is_one_sentence(error)), text
        assert position.to_bytes() == before


def refuses_options(game: AnyGame, given: object) -> bool:
    try:
        game.read_options(given)
    except BadOption as error:
        return is_one_sentence(error)
    except TenfoldError:
        return True
    return False


def bad_options_are_refused(game: AnyGame, played: Sequence[Record]) -> None:
    """Unknown names, wrong types and values out of range are refused; every variant is accepted, and stays as it is."""
    bad: list[object] = ["x", 3, [], {"no_such_option": 1}, {1: 2}]
    assert all(refuses_options(game, given) for given in bad)
    for name in game.option_help:
        assert all(refuses_options(game, {name: value}) or value_is_fine(game, name, value) for value in BAD_VALUES), name
    for variant in game.variants:
        options = game.read_options(variant)
        assert game.read_options(msgspec.to_builtins(options)) == options


def value_is_fine(game: AnyGame, name: str, value: object) -> bool:
    """A value that looks bad but is kept as it was given, so it must be meant."""
    return bool(getattr(game.read_options({name: value}), name) == value)


def refuses_seat(game: AnyGame, record: Record, seat: Any) -> bool:
    try:
        game.start(record.options, "seats").view(seat)
    except BadOption as error:
        return is_one_sentence(error)
    return False


def bad_seats_are_refused(game: AnyGame, played: Sequence[Record]) -> None:
    """There is no view for a seat that does not exist."""
    bad: list[object] = [-1, game.seats(played[0].options), 99, "0", 0.0, True]
    assert all(refuses_seat(game, played[0], seat) for seat in bad)


def can_be_told(game: AnyGame, event: Event, names: list[str]) -> bool:
    has_words = FALLBACK not in languages(game.locales) or speak(game.locales).has(event_key(game, event))
    return has_words and bool(sentence(game, event, names))


def views_and_events_round_trip(game: AnyGame, played: Sequence[Record]) -> None:
    """Views and events survive JSON, and every event can be told: in words of its own, where the game brings any."""
    for record in played:
        names = game.cast(record.options, record.names)
        for position, _ in some_moves(game, record, 40):
            for seat in watchers(game, record):
                view = position.view(seat)
                assert msgspec.json.decode(msgspec.json.encode(view), type=game.view_type) == view
                events = position.events(seat)
                assert msgspec.json.decode(msgspec.json.encode(events), type=list[game.event_type]) == events  # type: ignore[name-defined]
                assert all(can_be_told(game, event, names) for event in events)
