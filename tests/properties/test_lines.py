"""Positions as lines: what is written is read again, for every game, seat and moment; what cannot be is refused."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenfold.core.errors import TenfoldError
from tenfold.core.game import AnyGame, Position
from tenfold.core.lines import position_of, read_state, read_view, state_line, view_line
from tenfold.core.record import Record
from tenfold.core.registry import GAMES

OURS = list(GAMES.things.values())
MOST_ACTIONS = 60


@st.composite
def played(draw: st.DrawFn) -> tuple[Record, Position[Any]]:
    """A game of any variant, some way into it, and its record."""
    game: AnyGame = draw(st.sampled_from(OURS))
    options = game.read_options(draw(st.sampled_from(game.variants)))
    seed, dice = draw(st.text(max_size=20).filter(str.isprintable)), draw(st.randoms(use_true_random=False))
    position = game.start(options, seed)
    actions: list[str] = []
    for _ in range(draw(st.integers(0, MOST_ACTIONS))):
        if position.is_over:
            break
        actions.append(dice.choice(position.legal()))
        position.do(actions[-1])
    names = [f"Player {seat + 1}" for seat in range(game.seats(options))]
    return Record(game=game.name, options=options, names=names, seed=seed, actions=actions), position


@settings(max_examples=150)
@given(played())
def test_what_everybody_sees_is_read_as_it_was_written(game: tuple[Record, Position[Any]]) -> None:
    record, position = game
    for seat in (None, *range(len(record.names))):
        view = position.view(seat)
        line = view_line(view)
        assert read_view(line) == view
        assert view_line(read_view(line)) == line
        assert "\n" not in line
        found = position_of(line, "any")
        assert found.view(seat) == view
        assert found.legal() or found.is_over


@settings(max_examples=50)
@given(played())
def test_a_whole_state_is_the_same_to_the_last_bit(game: tuple[Record, Position[Any]]) -> None:
    record, position = game
    line = state_line(record)
    assert read_state(line) == record
    assert position_of(line).to_bytes() == position.to_bytes()


@settings(max_examples=300)
@given(played(), st.data())
def test_a_line_that_was_changed_is_refused_or_is_a_position(game: tuple[Record, Position[Any]], data: st.DataObject) -> None:
    record, position = game
    line = view_line(position.view(data.draw(st.sampled_from([None, *range(len(record.names))]))))
    numbers = [found.span() for found in re.finditer(r"(?<=[=( ])[0-9]+(?=[ )\]]|$)", line)] or [(0, 0)]
    first, last = data.draw(st.sampled_from(numbers))
    changed = f"{line[:first]}{data.draw(st.integers(-3, 300))}{line[last:]}"
    with suppress(TenfoldError):
        found = position_of(changed, "any")
        assert found.legal() or found.is_over


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "A position is one line"),
        ("chess/1 | to_act=0", "There is no game 'chess'"),
        ("ten/7 | to_act=0", "The line is of rules '7'; here TEN has rules 1."),
        ("ten/1 | to_act=0 to_act=1", "'to_act' does not belong"),
        ("ten/1 | colour=red", "'colour' does not belong"),
        ("ten/1 | tableau=[b1", "A value is missing"),
        ("ten/1 | players=[(5 0)]", "must have 4 values: coins, busts, cards, score."),
        ("ten/1 | phase=draw", "No position looks like this view"),
        ("ten/1 players=9 | phase=draw", "players must be a whole number"),
        ("ten/1 first=0 seed=tea > draw, sing", "'sing' is not an action of TEN"),
        ("ten/1 first=0 seed=tea > take numbers", "draw"),
    ],
)
def test_what_is_wrong_is_said(line: str, sentence: str) -> None:
    with pytest.raises(TenfoldError) as caught:
        position_of(line)
    assert sentence in caught.value.message
