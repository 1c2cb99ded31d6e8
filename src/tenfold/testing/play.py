"""Play: what is listed is accepted, everything else is refused, and a game comes to an end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tenfold.core.choosing import how_many, pick
from tenfold.core.errors import AlreadyOver, NotAllowed, TenfoldError
from tenfold.core.game import AnyGame
from tenfold.core.record import Record, read_record, write_record
from tenfold.testing.samples import moves, some_moves


def terminates(game: AnyGame, played: Sequence[Record]) -> None:
    """Every game ends with an outcome, and then nothing more can be done."""
    for record in played:
        position = record.last()
        outcome = position.outcome()
        assert outcome is not None
        assert len(outcome.scores) == len(game.cast(record.options, record.names))
        assert outcome.winners == sorted(set(outcome.winners))
        assert all(0 <= winner < len(outcome.scores) for winner in outcome.winners)
        assert position.to_act is None
        assert position.legal() == []
        assert isinstance(position.check(record.actions[-1]), AlreadyOver)


def legal_is_check(game: AnyGame, played: Sequence[Record]) -> None:
    """The legal actions are just those that `check` has nothing against, in order, each once."""
    for record in played:
        for position, _ in some_moves(game, record, 25):
            rules, s = game.rules, position.state
            passing = [action for action in range(game.actions) if rules["check"](s, action) == 0]
            assert position.legal() == [game.write_action(action) for action in passing]
            now = rules["offer"](s)
            assert [pick(now, n) for n in range(how_many(now))] == passing
            assert position.outcome() is None


def others_are_refused(game: AnyGame, played: Sequence[Record]) -> None:
    """Every other action is refused with its rule and a reason, and changes nothing."""
    for record in played:
        for position, _ in some_moves(game, record, 5):
            before = position.to_bytes()
            legal = set(position.legal())
            for action in map(game.write_action, range(game.actions)):
                if action not in legal:
                    error = refused(position.apply, action)
                    assert isinstance(error, NotAllowed), action
                    assert error.rule is not None
                    assert error.rule.startswith(game.rule_letter)
            assert position.to_bytes() == before


def refused(apply: Any, action: str) -> TenfoldError | None:
    try:
        apply(action)
    except TenfoldError as error:
        return error
    return None


def copies_are_independent(game: AnyGame, played: Sequence[Record]) -> None:
    """A copy is the same position, and what happens to one does not happen to the other."""
    for record in played:
        for position, action in some_moves(game, record, 20):
            before = position.to_bytes()
            twin = position.copy()
            assert twin.to_bytes() == before
            twin.apply(action)
            assert position.to_bytes() == before
            assert twin.to_bytes() != before


def states_round_trip(game: AnyGame, played: Sequence[Record]) -> None:
    """A position is its bytes, always of the same size."""
    for record in played:
        for position, _ in some_moves(game, record, 10):
            data = position.to_bytes()
            assert len(data) == game.state_type.layout.size == game.state_type.layout.dtype.itemsize
            assert game.state_type.from_bytes(data).to_bytes() == data


def records_replay(game: AnyGame, played: Sequence[Record]) -> None:
    """A record file gives the same game again, also when it stops in the middle."""
    for record in played:
        text = write_record(record)
        again = read_record(text)
        assert again == record
        assert again.last().to_bytes() == record.last().to_bytes()
    half = Record(**{**{name: getattr(record, name) for name in record.__struct_fields__}, "actions": record.actions[:5]})
    assert read_record(write_record(half)) == half
    assert sum(1 for _ in moves(game, half)) == 5
