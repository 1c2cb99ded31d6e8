"""A table of one person and bots, wherever that person is: no server, nobody else, no clock, no sealed deck.

It says and hears what a table of the server does. `tenfold.bots.practice` makes JavaScript of it, for a page without a
connection, so it keeps to what `tenfold.core.compile.script` knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tenfold.core.errors import BadOption, TenfoldError
from tenfold.core.game import View
from tenfold.core.record import write_record
from tenfold.core.registry import find_game
from tenfold.table.commands import AnyCommand, Concede, Move, Person, TakeBack
from tenfold.table.entries import Entry, Moved, Opened, Started, What
from tenfold.table.messages import Do, Done, Join, Look, Message, Ping, Pong, Presence, React, Refusal
from tenfold.table.moving import concede, move, take_back
from tenfold.table.plan import Chair, House, Plan
from tenfold.table.table import Heard, Table, unheard
from tenfold.table.telling import Ears, Teller, snapshot, story

GUEST = "you"
SEAT = 0

DECIDED: dict[type, Callable[[Table, Person, Any], What]] = {Move: move, Concede: concede, TakeBack: take_back}


class Alone:
    """One such table; `unsaved` are the entries of its log that nobody has kept yet."""

    def __init__(self, table: str) -> None:
        self.table = Table(table)
        self.unsaved: list[Entry] = []

    def open(self, game: str, options: dict[str, Any], bot: str, name: str, seed: str) -> None:
        """Begin a game; the person has the first seat, and this bot all others."""
        played = find_game(game)
        chosen = played.read_options(options)
        others = [Chair(bot=bot) for _ in range(played.seats(chosen) - 1)]
        plan = Plan(
            game=game,
            rules=played.rules_version,
            options=msgspec.to_builtins(chosen),
            house=House(watchers=False, stand_in=bot),
            chairs=[Chair(guest=GUEST, name=name), *others],
            seed=seed,
        )
        self.write(Entry(Opened(plan=plan, host=GUEST, code="", nonce="", host_name=name)))
        self.write(Entry(Started()))

    def restore(self, log: list[Any]) -> None:
        """Go on with a table from its log."""
        for entry in log:
            self.table.apply(msgspec.convert(entry, Entry))

    @property
    def person(self) -> Person:
        return Person(GUEST, self.table.host_name)

    def write(self, entry: Entry, heard: Heard = unheard) -> None:
        self.table.apply(entry, heard)
        self.unsaved.append(entry)

    def happens(self, what: What, request: str | None) -> Message:
        """Let something happen, and tell it."""
        ears = Ears(self.table, [SEAT])
        self.write(Entry(what, None if request is None else GUEST, request), ears.hear)
        return Teller(self.table, what, ears).news(SEAT, request, True)

    def hear(self, request: Any) -> list[Message]:
        """What is answered to a message, as JSON has it; nobody sees whether somebody looks, or how they like it."""
        try:
            asked = msgspec.convert(request, Join | Do | React | Look | Ping)
        except msgspec.ValidationError as error:
            return [Refusal("syntax", f"This message is not understood: {error}.", None)]
        if isinstance(asked, Join):
            return self.welcome(asked.since)
        if isinstance(asked, Do):
            return self.do(asked.id, asked.command)
        return [Pong()] if isinstance(asked, Ping) else []

    def welcome(self, since: int | None) -> list[Message]:
        """To somebody who comes: what happened since, and how it stands."""
        past = [] if since is None else [news for piece in story(self.table, GUEST, since) for news in piece]
        return [*past, snapshot(self.table, GUEST, True), Presence([GUEST], 0)]

    def do(self, request: str, command: AnyCommand) -> list[Message]:
        if (GUEST, request) in self.table.acts:
            return [Done(request, self.table.acts[GUEST, request])]
        try:
            return [self.happens(self.decided(command), request)]
        except TenfoldError as error:
            return [Refusal(error.code, error.message, request, error.rule, error.details)]

    def decided(self, command: AnyCommand) -> What:
        if type(command) not in DECIDED:
            raise BadOption("You play alone here; that needs other people and a server.")
        return DECIDED[type(command)](self.table, self.person, command)

    def asked(self) -> tuple[str, View, list[str]] | None:
        """The bot that must decide, with what it sees and may do; None where it is nobody's turn, or the person's."""
        bot, seat, session = self.table.bot_to_act, self.table.to_act, self.table.session
        return None if bot is None or session is None else (bot, session.position.view(seat), session.legal())

    def seen(self) -> View | None:
        """What the person sees who must decide; None while it is not their turn."""
        if self.table.session is None or self.table.to_act != SEAT or self.table.bot_to_act is not None:
            return None
        return self.table.session.position.view(SEAT)

    def bot_moves(self, action: str) -> Message:
        """Let the bot that was asked do this."""
        assert self.table.to_act is not None
        return self.happens(Moved(self.table.to_act, [action], bot=True), None)

    def record(self) -> str:
        """The record file of the game: whoever played it could have chosen the seed, so it proves nothing."""
        assert self.table.session is not None
        bots = [None if chair.guest is not None else chair.bot for chair in self.table.chairs]
        return write_record(msgspec.structs.replace(self.table.session.log, bots=bots))
