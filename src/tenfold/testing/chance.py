"""Chance and what is hidden: the same seed gives the same game, and nobody learns what they may not know."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from tenfold.core.chance import Chance
from tenfold.core.game import AnyGame, Event, Position
from tenfold.core.record import Record
from tenfold.testing.samples import moves, some_moves, watchers

TWINS = 12


def deterministic(game: AnyGame, played: Sequence[Record]) -> None:
    """The same options, seed and actions give the same bytes."""
    for record in played:
        first, second = (record.last().to_bytes() for _ in range(2))
        assert first == second


def seeds_differ(game: AnyGame, played: Sequence[Record]) -> None:
    """Another seed gives another game."""
    starts = {game.start(played[0].options, f"seed {n}").to_bytes() for n in range(10)}
    assert len(starts) == 10


def twin_of(game: AnyGame, position: Position[Any], seat: int | None, chance: Chance) -> Position[Any]:
    """A position that looks the same from this seat, with everything it cannot know drawn anew."""
    return game.resample(position.view(seat), chance)


def json(value: object) -> bytes:
    return msgspec.json.encode(value)


def resample_agrees(game: AnyGame, played: Sequence[Record]) -> None:
    """A resampled position can be played to the end like any other, and by the same seat in the same way."""
    chance = Chance("resample")
    rng = random.Random(1)
    for record in played:
        for position, _ in some_moves(game, record, 4):
            twin = twin_of(game, position, position.to_act, chance)
            assert twin.legal() == position.legal()
            while not twin.is_over:
                twin.apply(rng.choice(twin.legal()))
            assert twin.outcome() is not None
        end = record.last()
        for seat in watchers(game, record):
            twin = twin_of(game, end, seat, chance)
            assert twin.is_over
            assert json(twin.view(seat)) == json(end.view(seat)), f"the end, seen by {seat}"


def resample_draws(game: AnyGame, played: Sequence[Record]) -> None:
    """What a seat cannot know is really drawn: twins differ among themselves."""
    chance = Chance("draws")
    for record in played:
        start = game.start(record.options, record.seed, record.fixed)
        seat = start.to_act
        hidden = {without_chance(twin_of(game, start, seat, chance)) for _ in range(TWINS)}
        assert len(hidden) > 1, "twelve resampled positions are all the same"


def without_chance(position: Position[Any]) -> bytes:
    """The bytes of a position but for the state of its chance, which is always another."""
    twin = position.state.copy()
    twin.chance = [0] * len(twin.chance)
    return bytes(twin.to_bytes())


def no_leak_in_views(game: AnyGame, played: Sequence[Record]) -> None:
    """Draw all that a seat cannot know anew: at every decision its view, and its choices, stay byte for byte the same."""
    chance = Chance("views")
    for record in played:
        for position, action in moves(game, record):
            for seat in watchers(game, record):
                twin = twin_of(game, position, seat, chance)
                assert json(twin.view(seat)) == json(position.view(seat)), f"seat {seat}, before {action}"
                if seat == position.to_act:
                    assert twin.legal() == position.legal()


def no_leak_in_events(game: AnyGame, played: Sequence[Record]) -> None:
    """Where what was done leaves a seat with the same view, it got the same events, whatever was hidden: cards or action."""
    chance = Chance("events")
    rng = random.Random(2)
    compared = 0
    for record in played:
        for position, action in some_moves(game, record, 40):
            after = position.copy()
            after.apply(action)
            for seat in watchers(game, record):
                for n in range(TWINS):
                    twin = twin_of(game, position, seat, chance)
                    done = action if n % 2 or seat == position.to_act else rng.choice(twin.legal())
                    compared += same_events(twin, after, done, seat)
    assert compared > 0, "no two positions could be compared"


def no_leak_at_the_start(game: AnyGame, played: Sequence[Record]) -> None:
    """Starts that look alike to a seat have the same events for it."""
    for variant in game.variants:
        starts = [game.start(dict(variant), f"start {n}") for n in range(60)]
        for seat in (None, *range(game.seats(starts[0].options))):
            first_events: dict[bytes, list[bytes]] = {}
            for position in starts:
                events = events_for(position, seat)
                assert first_events.setdefault(json(position.view(seat)), events) == events, f"seat {seat}"


def open_is_open(game: AnyGame, played: Sequence[Record]) -> None:
    """Where a game says that all seats see alike, they do, from the first view and telling to the last."""
    if not game.open_information:
        return
    for record in played:
        position = game.start(record.options, record.seed, record.fixed)
        all_see_alike(position, watchers(game, record))
        for action in record.actions:
            position.apply(action)
            all_see_alike(position, watchers(game, record))


def all_see_alike(position: Position[Any], seats: Sequence[int | None]) -> None:
    for seat in seats:
        assert json(position.view(seat)) == json(position.view(None)), f"seat {seat} sees something else"
        assert json(position.events(seat)) == json(position.events(None)), f"seat {seat} gets other events"


def same_events(twin: Position[Any], after: Position[Any], action: str, seat: int | None) -> bool:
    """Whether a twin could be compared; if so the events for the seat must be the same."""
    if twin.check(action) is not None:
        return False
    twin.apply(action)
    if json(twin.view(seat)) != json(after.view(seat)):
        return False
    assert alike(twin.events(seat), after.events(seat)), f"seat {seat}, {action}"
    return True


def alike(one: Sequence[Event], other: Sequence[Event]) -> bool:
    """The same events; where open cards came in another order, which no view need remember, all but the numbers on the way."""
    words, others = [without_numbers(event) for event in one], [without_numbers(event) for event in other]
    if words == others:
        return sorted(map(json, one)) == sorted(map(json, other))
    return sorted(map(repr, words)) == sorted(map(repr, others))


def without_numbers(event: Event) -> dict[str, Any]:
    return {name: value for name, value in msgspec.to_builtins(event).items() if type(value) is not int}


def events_for(position: Position[Any], seat: int | None) -> list[bytes]:
    """The events for a seat, in no order: a view need not remember in which order open cards came."""
    return sorted(map(json, position.events(seat)))
