"""An evening of games: go on where one stopped or begin, play it, save it, and perhaps play another."""

from __future__ import annotations

from typing import Any

from tenfold.bots.ready import is_ready
from tenfold.bots.registry import quick_bot
from tenfold.table.session import Session
from tenfold.tui.shell.asked import asked_game, asked_name, asked_opponent, asked_options, asked_seed
from tenfold.tui.shell.loop import LEAVE, YOU, Loop
from tenfold.tui.shell.opponents import Kinds, kinds_of_opponents, pick_opponents
from tenfold.tui.shell.prose import Prose
from tenfold.tui.shell.saves import Saves, save_folder
from tenfold.tui.shell.screen import Offer, Scene
from tenfold.tui.shell.screens import find_screen
from tenfold.tui.shell.terminal import Leave, Terminal
from tenfold.tui.shell.words import listed, say

NO = ("n", "no")


class Evening:
    """Games of one kind, one after the other."""

    def __init__(
        self, game: str, options: dict[str, Any], name: str | None, terminal: Terminal, opponents: str | None = None
    ) -> None:
        self.game = asked_game(game)
        self.opponents = None if opponents is None else asked_opponent(opponents, game)
        self.screen = find_screen(game)
        self.options = asked_options(self.game, dict(self.screen.defaults) | options)
        self.name = None if name is None else asked_name(name)
        self.terminal = terminal
        self.saves = Saves(save_folder(), terminal.tell)
        self.session: Session | None = None

    def run(self, seed: str | None, new: bool) -> None:
        """Play until the player leaves. Whatever ends it, the game is saved."""
        if seed is not None:
            asked_seed(seed)
        try:
            session = None if new else self.offer_to_go_on()
            self.play(session or self.start(self.options, seed))
        except Leave:
            self.part()
        except KeyboardInterrupt:
            if self.session:
                self.saves.keep(self.session)
            self.part()
            raise

    def part(self) -> None:
        if self.session is None or self.session.position.is_over:
            self.terminal.part(say("bye"))
        else:
            self.terminal.part(say("bye-saved" if self.saves.saved else "bye-unsaved", game=self.game.name))

    def offer_to_go_on(self) -> Session | None:
        session = self.saves.unfinished(self.game.name)
        if session is None:
            return None
        kind = self.screen.subtitle(session.log.options)
        question = say("go-on", game=self.game.title, kind=kind, n=len(session.log.actions))
        self.terminal.show(Prose(question, "bold"), say("go-on-keys"))
        answer = self.terminal.ask().casefold()
        if answer in LEAVE:
            raise Leave
        if answer in NO:
            return None
        log = session.log
        log.bots = kinds_of_opponents(log.game, len(log.names), self.opponents, log.bots)
        return session

    def start(self, options: dict[str, Any], seed: str | None = None, bots: Kinds | None = None) -> Session:
        session = Session.start(self.game.name, options, seed)
        seats = len(session.log.names)
        session.log.names = [say("player", n=seat + 1) for seat in range(seats)]
        session.log.bots = kinds_of_opponents(self.game.name, seats, self.opponents, bots)
        if self.name is not None:
            session.log.names[YOU] = self.name
        return session

    def play(self, session: Session) -> None:
        """One game, and then whatever the player wants to play."""
        while True:
            self.session = session
            opponents = pick_opponents(session.log.bots, self.game, session.log.seed)
            self.tell_of_opponents(session.log.bots or [])
            scene = Loop(session, self.screen, self.terminal, opponents, self.saves).play()
            session = self.start(self.ask_for_another(scene).options, bots=session.log.bots)

    def tell_of_opponents(self, kinds: Kinds) -> None:
        for kind in dict.fromkeys(kinds):
            if kind is not None and not is_ready(kind, self.game.name):
                self.terminal.tell(say("opponent-not-ready", bot=kind, meanwhile=quick_bot(self.game.name)))

    def ask_for_another(self, scene: Scene) -> Offer:
        offers = self.screen.offers(scene)
        labels = listed([f"{n} {offer.label}" for n, offer in enumerate(offers, 1)])
        self.terminal.show(self.screen.ending(scene, self.terminal.paper), say("offers", labels=labels))
        while True:
            typed = self.terminal.ask().casefold() or "1"
            if typed in LEAVE:
                raise Leave
            if typed in {str(n) for n in range(1, len(offers) + 1)}:
                return offers[int(typed) - 1]
            self.terminal.part(say("no-such-offer", most=len(offers)))
