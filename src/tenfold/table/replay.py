"""A game told once more, step by step, as one pair of eyes saw it: views of then, never the state."""

from __future__ import annotations

from typing import Any

import msgspec

from tenfold.core.errors import TenfoldError
from tenfold.core.game import Hidden, Outcome, Position
from tenfold.core.record import Record
from tenfold.core.registry import find_game
from tenfold.table.messages import SeatView
from tenfold.table.playable import AsideWhy
from tenfold.table.refused import Refused

PIECE_STEPS = 50


class CannotReplay(TenfoldError):
    """A game cannot be played again here; `details` say why in a word, and by which version of the rules it was played."""

    code = "no_replay"

    def __init__(self, why: AsideWhy, rules: int, message: str) -> None:
        super().__init__(message, details={"why": why, "rules": rules})


class Eyes(msgspec.Struct, frozen=True):
    """With whose eyes one looks back: a seat's, or one's own, those of a spectator where one had no seat.

    `open` shows beside it what was hidden.
    """

    seat: int | None = None
    open: bool = False


class TurnBegun(msgspec.Struct, frozen=True, omit_defaults=True):
    """From this step on it is the turn of a seat, in a game of tricks of whoever leads; `torn` if it came to nothing."""

    step: int
    seat: int | None
    torn: bool = False


class Step(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What was so after so many actions: who did the last of them, what it made happen, and what was seen then.

    `hidden` is there with open eyes, and `outcome` with the last step of a game that is over.
    """

    by: int | None
    to_act: int | None
    events: list[Any]
    view: Any
    aid: Any = None
    hidden: list[Hidden] | None = None
    outcome: Outcome | None = None


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A piece of a game that is told again: its steps from `first` on.

    Step 0 is the deal, and step `length` where the game is now, or where it ended. `turns` are those of the whole game,
    `opens` whether its cards can be opened now.
    `you` is the seat that you had in it, `eyes` the one that saw it like this; null is a spectator.
    """

    game: str
    rules: int
    options: dict[str, Any]
    code: str
    seats: list[SeatView]
    you: int | None
    eyes: int | None
    over: bool
    opens: bool
    length: int
    turns: list[TurnBegun]
    first: int
    steps: list[Step]


class ToReplay(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be told again, and to whom: a game, who sat there, under which code, and the seat of whoever asks."""

    record: Record
    seats: list[SeatView]
    code: str = ""
    you: int | None = None


def seats_of(record: Record) -> list[SeatView]:
    """Who sat there, as far as a record file knows it: their names, and which of them were bots."""
    bots = record.bots or [None] * len(record.names)
    return [
        SeatView("bot", bot=bot) if bot else SeatView("guest", name=name) for name, bot in zip(record.names, bots, strict=True)
    ]


class Retold:
    """Goes through a game from its beginning, and notes its turns and some of its steps."""

    def __init__(self, eyes: int | None, opened: bool, first: int) -> None:
        self.eyes, self.opened, self.piece = eyes, opened, range(first, first + PIECE_STEPS)
        self.steps: list[Step] = []
        self.turns: list[TurnBegun] = []
        self.turn: tuple[int | None, int] | None = None
        self.by: int | None = None
        self.hides = False

    def see(self, n: int, position: Position[Any]) -> None:
        self.hides = self.hides or (n == 0 and bool(position.game.hidden(position.state)))
        self.note_turn(n, position)
        if n in self.piece:
            self.steps.append(self.step(position))
        self.by = position.to_act

    def note_turn(self, n: int, position: Position[Any]) -> None:
        if self.turns and position.game.tears(position.story):
            self.turns[-1] = msgspec.structs.replace(self.turns[-1], torn=True)
        turn = position.game.whose_turn(position.state)
        if turn != self.turn and (n == 0 or not position.is_over):
            self.turns.append(TurnBegun(n, turn[0]))
        self.turn = turn

    def step(self, position: Position[Any]) -> Step:
        view = position.view(self.eyes)
        return Step(
            by=self.by,
            to_act=position.to_act,
            events=position.events(self.eyes),
            view=view,
            aid=position.game.aid(view, []),
            hidden=position.game.hidden(position.state) if self.opened else None,
            outcome=position.outcome(),
        )


def replay(asked: ToReplay, eyes: Eyes, first: int = 0) -> Replay:
    """A piece of a game as these eyes saw it. Open cards are for a game that is over."""
    record, seat = asked.record, asked.you if eyes.seat is None else eyes.seat
    retold = Retold(seat, eyes.open, first)
    for n, position in enumerate(record.played()):
        retold.see(n, position)
    if eyes.open and not position.is_over:
        raise not_over()
    position.seated(seat)
    return Replay(
        game=record.game,
        rules=find_game(record.game).rules_version,
        options=msgspec.to_builtins(record.options),
        code=asked.code,
        seats=asked.seats,
        you=asked.you,
        eyes=seat,
        over=position.is_over,
        opens=position.is_over and retold.hides,
        length=len(record.actions),
        turns=retold.turns,
        first=first,
        steps=retold.steps,
    )


def not_over() -> Refused:
    return Refused("not_over", "The cards are opened when the game is over; until then you look back with your own eyes.")
