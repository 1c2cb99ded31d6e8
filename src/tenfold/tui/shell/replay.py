"""Leafing through a finished or unfinished game in the terminal: a step, a turn, to any moment, with any seat's eyes."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from tenfold.core.pictures import position_at
from tenfold.core.plain import plain
from tenfold.core.record import Record
from tenfold.table.replay import Eyes, ToReplay, replay, seats_of
from tenfold.tui.shell.loop import LEAVE
from tenfold.tui.shell.menu import Menu
from tenfold.tui.shell.screen import Scene, Screen
from tenfold.tui.shell.shown import drawn
from tenfold.tui.shell.terminal import Leave, Terminal
from tenfold.tui.shell.words import say


class Leafing:
    """Where one is in a game, and as whom one looks; without a seat, as whoever must decide."""

    def __init__(self, record: Record, screen: Screen, terminal: Terminal, at: int, seat: int | None) -> None:
        self.record, self.screen, self.terminal = record, screen, terminal
        self.turns = [turn.step for turn in replay(ToReplay(record=record, seats=seats_of(record)), Eyes()).turns]
        self.last = len(record.actions)
        self.at, self.seat = at, seat
        self.scene()  # raises what is wrong with either

    def run(self) -> None:
        """Until somebody leaves, or there is nothing more to read."""
        try:
            while True:
                self.show()
                self.go(self.terminal.ask().casefold())
        except Leave:
            return

    def go(self, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        if word in LEAVE:
            raise Leave
        if word == "s":
            self.seat = int(rest) if rest.isdecimal() and int(rest) < len(self.record.names) else None
        elif word.isdecimal():
            self.at = int(word)
        else:
            self.at = {"": self.at + 1, "n": self.at + 1, "p": self.at - 1, "t": self.next_turn(), "b": self.turn_back()}.get(
                word, self.at
            )
        self.at = max(0, min(self.at, self.last))

    def next_turn(self) -> int:
        return next((step for step in self.turns if step > self.at), self.last)

    def turn_back(self) -> int:
        return next((step for step in reversed(self.turns) if step < self.at), 0)

    def scene(self) -> Scene:
        position = position_at(self.record, self.at)
        seat = (position.to_act or 0) if self.seat is None else self.seat
        return Scene(
            game=position.game,
            view=position.view(seat),
            names=position.game.cast(self.record.options, [plain(name) for name in self.record.names]),
            seat=seat,
            events=position.events(seat),
            menu=Menu([]),
            outcome=position.outcome(),
        )

    def show(self) -> None:
        scene = self.scene()
        where = say("replay-where", at=self.at, last=self.last, player=scene.names[scene.seat])
        self.terminal.show(
            Group(Text(where, "bold"), Text(), drawn(self.screen, scene, self.terminal.paper)), say("replay-keys")
        )
