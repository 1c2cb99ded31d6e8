"""One game being played: what may be done, what it does, what each seat may know of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

from tenfold.core.errors import AlreadyOver, BadOption, NotAllowed, NotUnderstood, TenfoldError
from tenfold.core.state import State

if TYPE_CHECKING:
    from tenfold.core.game import Event, Game, Options, Outcome, View

S = TypeVar("S", bound=State)
# What happened, the seat, the card, the amount, and what results from it, if that was told.
Happening = tuple[int, ...]

LONGEST_ACTION = 40


class Position(Generic[S]):
    """One game being played. `start` and `apply` leave what happened in `story`."""

    __slots__ = ("game", "options", "state", "story")

    def __init__(self, game: Game[S], options: Options, state: S) -> None:
        self.game = game
        self.options = options
        self.state = state
        self.story: list[Happening] = []

    def begun(self) -> Self:
        self.run("begin")
        return self

    def run(self, name: str, *args: int) -> None:
        """Run a rule and keep its story."""
        self.follow(self.game.rules[name], *args)

    def follow(self, rule: Callable[..., Any], *args: int) -> None:
        self.state.story = self.story = []
        rule(self.state, *args)
        self.state.story = None

    @property
    def to_act(self) -> int | None:
        return self.game.to_act(self.state)

    @property
    def is_over(self) -> bool:
        return bool(self.game.rules["is_over"](self.state))

    def legal(self) -> list[str]:
        """The texts of all legal actions, in order."""
        out = [0] * self.game.most_legal
        n = 0 if self.is_over else self.game.rules["legal"](self.state, out)
        return [self.game.write_action(action) for action in out[:n]]

    def check(self, action: str) -> TenfoldError | None:
        """None if the action may be done now, else the reason why not."""
        try:
            self.understand(action)
        except TenfoldError as error:
            return error
        return None

    def understand(self, action: str) -> int:
        """The number of a legal action; raises what `check` would give."""
        if len(action) > LONGEST_ACTION:
            raise NotUnderstood(f"An action has at most {LONGEST_ACTION} characters; this one has {len(action):,}.")
        code = self.game.read_action(action)
        if self.is_over:
            raise AlreadyOver("The game is over; start another.")
        rule = self.game.rules["check"](self.state, code)
        if rule:
            raise self.refusal(code, rule)
        return code

    def refusal(self, action: int, rule: int) -> NotAllowed:
        from tenfold.core import words

        details = self.game.refusal_details(self.state, action)
        name = self.game.rule_name(rule)
        return NotAllowed(words.refusal(self.game, name, details), name, details or None)

    def apply(self, action: str) -> list[Event]:
        """Do it; what happened, as nobody in particular sees it. `events` tells it to a seat."""
        self.do(action)
        return self.events(None)

    def do(self, action: str) -> None:
        """Do it, and let whoever wants to know ask for the events."""
        self.run("do", self.understand(action))

    def redo(self, action: str) -> None:
        """Do again what was found legal before: in a log, or a moment ago."""
        self.run("do", self.game.action_of[action])

    def events(self, seat: int | None) -> list[Event]:
        """What the last action made happen, as this seat may see it."""
        return self.game.events(self.story, self.state, self.seated(seat))

    def view(self, seat: int | None) -> View:
        return self.game.view(self.options, self.state, self.seated(seat))

    def seated(self, seat: int | None) -> int | None:
        seats = self.game.seats(self.options)
        if seat is not None and not (type(seat) is int and 0 <= seat < seats):
            raise BadOption(f"There is no seat {seat!r}; this game has the seats 0 to {seats - 1}, or null for a spectator.")
        return seat

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state) if self.is_over else None

    def _repr_svg_(self) -> str:
        """A notebook shows whoever is to decide what they see, and all cards of a game that is over."""
        from tenfold.core.pictures import draw

        return draw(self, self.to_act, open_cards=self.is_over)

    def copy(self) -> Position[S]:
        return Position(self.game, self.options, self.state.copy())

    def to_bytes(self) -> bytes:
        return self.state.to_bytes()
