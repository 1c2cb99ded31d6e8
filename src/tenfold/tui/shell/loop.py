"""One game of any kind, from where it stands to its end: show, ask, do, save."""

from __future__ import annotations

from tenfold.core.errors import TenfoldError
from tenfold.core.game import Event
from tenfold.core.plain import plain
from tenfold.core.record import Record
from tenfold.table.session import Session
from tenfold.tui.shell.hints import hint_in_words
from tenfold.tui.shell.menu import Menu
from tenfold.tui.shell.opponents import Opponents
from tenfold.tui.shell.saves import Saves
from tenfold.tui.shell.screen import Scene, Screen
from tenfold.tui.shell.terminal import Leave, Terminal
from tenfold.tui.shell.words import explained, say

YOU = 0
TABLE = "draw"
PAGES = {"?": "deck_left", "h": "help", "help": "help"}
ASK = "?"
HINT = "!"
LEAVE = ("q", "quit", "exit")


def events_since(record: Record, seat: int) -> list[Event]:
    """What happened since this seat last decided, as it saw it."""
    story: list[Event] = []
    decided = None
    for position in record.positions():
        story = position.events(seat) if decided == seat else story + position.events(seat)
        decided = position.to_act
    return story


def hint(page: str, menu: Menu, typing: str = "hint") -> str:
    if page != TABLE:
        return say("hint-back")
    return say("hint-one", only=menu.shown(menu.legal[0])) if len(menu.legal) == 1 else say(typing)


class Loop:
    """A game with somebody at seat 0 of it, and opponents at the others."""

    def __init__(self, session: Session, screen: Screen, terminal: Terminal, opponents: Opponents, saves: Saves) -> None:
        self.session = session
        self.screen = screen
        self.terminal = terminal
        self.opponents = opponents
        self.saves = saves
        self.story = events_since(session.log, YOU)

    def play(self) -> Scene:
        """Play to the end; the last scene. Raises Leave when the player goes."""
        self.saves.keep(self.session)
        while not self.session.position.is_over:
            seat = self.session.position.to_act
            self.do(self.decide() if seat == YOU else self.opponent_decides())
        return self.scene()

    def do(self, action: str) -> None:
        if self.session.position.to_act == YOU:
            self.story = []
        self.session.do(action)
        self.story += self.session.position.events(YOU)
        self.saves.keep(self.session)

    def opponent_decides(self) -> str:
        position = self.session.position
        seat = position.to_act
        assert seat is not None
        return self.opponents[seat](position.view(seat), position.legal())

    def scene(self) -> Scene:
        position = self.session.position
        log = self.session.log
        return Scene(
            game=position.game,
            view=position.view(YOU),
            names=position.game.cast(log.options, [plain(name) for name in log.names]),
            seat=YOU,
            events=self.story,
            menu=Menu(position.legal(), self.screen.amount_of, self.screen.shown),
            outcome=position.outcome(),
        )

    def decide(self) -> str:
        """Ask until the answer is a legal action."""
        scene, page = self.scene(), TABLE
        self.show(page, scene)
        while True:
            typed = self.terminal.ask()
            if (wanted := self.page_for(typed, page)) is not None:
                page = wanted
                self.show(page, scene)
                continue
            try:
                if (reply := self.advice(typed, scene)) is None:
                    return self.meant(typed, scene)
            except TenfoldError as error:
                reply = error.message
            self.tell(reply, page, scene)

    def advice(self, typed: str, scene: Scene) -> str | None:
        """What somebody is told who asks for a hint, or what a choice would do; None where something else was typed."""
        if typed == HINT:
            return hint_in_words(scene, self.screen.shown)
        if typed.startswith(ASK):
            return self.about(typed.removeprefix(ASK), scene)
        return None

    def meant(self, typed: str, scene: Scene) -> str:
        """The legal action that somebody typed; raises what is wrong with it."""
        return scene.menu.choose(self.screen.meant(typed, scene), self.check)

    def check(self, action: str) -> TenfoldError | None:
        """None if the action may be done now, else the reason why not, in our language."""
        position = self.session.position
        error = position.check(action)
        return error and explained(error, action, position.game, self.screen.shown(position.legal()[0]))

    def about(self, typed: str, scene: Scene) -> str:
        """What a choice would do, or the rule that forbids it, without making it."""
        try:
            action = self.meant(typed, scene)
        except TenfoldError as error:
            return error.message
        return self.screen.what_if(action, scene, self.terminal.paper)

    def page_for(self, typed: str, page: str) -> str | None:
        """The page that was asked for, if the answer is no choice; an empty answer leads back to the table."""
        if typed.casefold() in LEAVE:
            raise Leave
        if not typed and page != TABLE:
            return TABLE
        return PAGES.get(typed.casefold())

    def show(self, page: str, scene: Scene) -> None:
        drawn = getattr(self.screen, page)(scene, self.terminal.paper)
        self.terminal.show(drawn, hint(page, scene.menu, self.screen.typing))

    def tell(self, sentence: str, page: str, scene: Scene) -> None:
        self.terminal.tell(sentence)
        if self.terminal.live:
            self.show(page, scene)
