"""What a game is: the contract that every game fulfils and everything else builds on.

A `Game` knows its options, its notation, its rules, what a seat may see, and the words for it. A `Position` is one game being
played. Both run the rules interpreted: at once, in the debugger, fast enough for people. For millions of positions see
`tenfold.core.compile.machine`, which runs the same rules compiled.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar, cast, get_type_hints

import msgspec

from tenfold.core import choosing
from tenfold.core.chance import Chance
from tenfold.core.compile.rule import filled, is_rule
from tenfold.core.dependencies import Depends, conditions
from tenfold.core.errors import BadOption, NotUnderstood
from tenfold.core.parts import Achievement as Achievement
from tenfold.core.parts import Aid as Aid
from tenfold.core.parts import Card as Card
from tenfold.core.parts import Event as Event
from tenfold.core.parts import Fact as Fact
from tenfold.core.parts import Hidden as Hidden
from tenfold.core.parts import Options as Options
from tenfold.core.parts import Outcome as Outcome
from tenfold.core.parts import Scored as Scored
from tenfold.core.parts import Seat as Seat
from tenfold.core.parts import Tally as Tally
from tenfold.core.parts import View as View
from tenfold.core.position import LONGEST_ACTION as LONGEST_ACTION
from tenfold.core.position import Happening as Happening
from tenfold.core.position import Position as Position
from tenfold.core.state import NOBODY, State
from tenfold.core.tensor import Tensor

if TYPE_CHECKING:
    from tenfold.core.chance_nodes import Node

S = TypeVar("S", bound=State)

RULES = ("begin", "offer", "legal", "check", "do", "is_over", "redeal")
# `begin` and `do` in steps, for machines that play many games in lockstep: `set_out` or `act`, then `pass_by` while something
# `passes_by_itself`. With so many options somebody `is_asked`, or does the only thing there is.
STEPS = ("set_out", "act", "passes_by_itself", "pass_by", "is_asked")
SCREEN_FILE = "screen.js"
LESSON_FILE = "lesson.toml"


def rules_of(module: ModuleType) -> dict[str, Callable[..., Any]]:
    """The rules that the contract asks for: the module's own, and for what it leaves out the usual ones of `choosing`."""
    own = {name: thing for name, thing in vars(module).items() if is_rule(thing)}
    own = {"choices_start": choosing.from_zero, "is_over": choosing.nobody_to_act, **own}
    needed = ("begin", "offer" if "offer" in own else "choices", "why_not", "do", "redeal")
    if missing := [name for name in needed if name not in own]:
        raise TypeError(f"{module.__name__} lacks these rules: {', '.join(missing)}")
    rules = {"offer": filled(choosing.set_of_choices, own)} | own
    rules |= {name: filled(getattr(choosing, name), rules) for name in ("legal", "check")}
    steps = {
        "set_out": rules["begin"],
        "act": rules["do"],
        "passes_by_itself": choosing.never_by_itself,
        "pass_by": choosing.nothing_passes,
        "is_asked": choosing.always_asked,
    } | own
    return {name: rules[name] for name in RULES} | {name: steps[name] for name in STEPS}


def descriptions(options: type[Options]) -> dict[str, str]:
    """The sentence for each option: the description of its field."""
    hints = get_type_hints(options, include_extras=True)
    found: dict[str, str] = {}
    for name in options.__struct_fields__:
        for note in getattr(hints[name], "__metadata__", ()):
            found[name] = note.description or ""
        if not found.get(name):
            raise TypeError(f"the option {name} of {options.__name__} needs a sentence: Meta(description=...)")
    return found


class Game(ABC, Generic[S]):
    """One game. A subclass fills in what it must; there is one object of it, registered by entry point.

    `rulebook` is the module that holds the rule functions. `texts` are the texts of all actions, in the order of their
    numbers, and `examples` some of them for people. `depends` says which options depend on each other. `fixable` is the
    word for chance that a caller may fix. `variants` are options worth testing, one of each kind of game there is.
    `locales` is the folder of its words, `web` that of its own screen for the page, if there is a `screen.js` in it, and
    `lesson_file` its guided first game, if it is there: by default those beside its module. `open_information` is whether
    all seats see alike, so that one view and one telling serve everybody. `tensor` is how a learner sees it, `score_rule`
    the rule that `score` spends its time in.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    rule_letter: ClassVar[str]
    rules_version: ClassVar[int] = 1
    state_type: ClassVar[type[State]]
    options_type: ClassVar[type[Options]]
    depends: ClassVar[Sequence[Depends]] = ()
    view_type: ClassVar[type[View]]
    event_type: ClassVar[Any]
    aid_type: ClassVar[type[Aid] | None] = None
    tensor: ClassVar[Tensor | None] = None
    rulebook: ModuleType
    rules: ClassVar[dict[str, Callable[..., Any]]]
    texts: ClassVar[Sequence[str]]
    examples: ClassVar[str]
    most_legal: ClassVar[int] = 0
    fixable: ClassVar[str | None] = None
    score_rule: ClassVar[Callable[..., Any] | None] = None
    variants: ClassVar[Sequence[Mapping[str, Any]]] = ({},)
    open_information: ClassVar[bool] = False
    locales: ClassVar[Path]
    web: ClassVar[Path]
    lesson_file: ClassVar[Path]
    actions: ClassVar[int]
    option_help: ClassVar[Mapping[str, str]]

    def __init_subclass__(cls) -> None:
        cls.rules = rules_of(cls.rulebook)
        cls.actions = len(cls.texts)
        cls.most_legal = cls.most_legal or cls.actions
        cls.option_help = descriptions(cls.options_type)
        beside = Path(str(sys.modules[cls.__module__].__file__)).parent
        for place, name in (("locales", "locales"), ("web", "web"), ("lesson_file", LESSON_FILE)):
            if not hasattr(cls, place):
                setattr(cls, place, beside / name)

    @cached_property
    def action_of(self) -> dict[str, int]:
        return {text: action for action, text in enumerate(self.texts)}

    @abstractmethod
    def view(self, options: Any, s: S, seat: int | None) -> View:
        """What this seat may know."""

    @abstractmethod
    def event(self, happening: Happening, s: S, seat: int | None) -> Event:
        """Something that happened, as this seat may see it."""

    @abstractmethod
    def outcome(self, s: S) -> Outcome:
        """How the game ended."""

    @abstractmethod
    def remembered(self, view: Any) -> S:
        """A record that says what the view says; `redeal` then draws what it does not say."""

    def contradiction(self, view: Any) -> str | None:
        """Why a view that somebody wrote cannot be, in a sentence that begins small, or None.

        Whatever `remembered` takes as it is and the rules keep beside what it follows from is compared here, as totals are
        with their cards. Everything else shows when the view is made again (`resample`).
        """
        return None

    def aid(self, view: Any, legal: list[str]) -> Aid | None:
        """What follows from a view and from what may be done now; made of these alone, so it tells nothing hidden.

        `legal` is empty for whoever need not decide. A game that helps names its `aid_type`.
        """
        return None

    def what_decided(self, played: Iterable[Position[S]]) -> Any:
        """What decided a game that is over: a struct of the game's own, or None. `played` is the game again, from its start.

        By then nothing is hidden. It is told in the field `decided` of the aid.
        """
        return None

    def facts(self, view: Any, chosen: str, best: str) -> list[Fact]:
        """What spoke for `best` rather than `chosen`, exactly and from the view alone, what weighs most first.

        A review tells it; a game that says nothing here gets a plain sentence.
        """
        return []

    def complete(self, options: Any) -> Options:
        """Check what the types cannot, and fill in what follows from other options."""
        return cast(Options, options)

    def seats(self, options: Any) -> int:
        """How many seats decide anything."""
        return int(options.players)

    def template(self, options: Any, fixed: Any) -> S:
        """The record before `begin`: everything but chance. `fixed` is what the caller wants to fix of that, or None.

        The usual one takes every option whose name is a field of the state; null becomes -1.
        """
        s = self.state_type()
        for name in self.option_help:
            if name in s.__dict__:
                value = getattr(options, name)
                setattr(s, name, NOBODY if value is None else int(value))
        return cast(S, s)

    def to_act(self, s: Any) -> int | None:
        """The seat that must decide, None when it is over."""
        return None if s.to_act == NOBODY else int(s.to_act)

    def whose_turn(self, s: S) -> tuple[int | None, int]:
        """Whose turn it is, and a number that tells it from the same seat's last one, for who leafs through a game.

        The usual turn lasts as long as the same seat decides.
        """
        return self.to_act(s), 0

    def tears(self, story: Sequence[Happening]) -> bool:
        """Whether the turn came to nothing in what just happened, as by a bust: who leafs through a game sees it torn."""
        return False

    def hidden(self, s: S) -> list[Hidden]:
        """The cards that somebody cannot see, for who looks back at a game that is over with all cards open."""
        return []

    def read_action(self, text: str) -> int:
        """The number of an action; raises NotUnderstood."""
        action = self.action_of.get(text)
        if action is None:
            raise NotUnderstood(f"{text!r} is not an action of {self.title}; actions are {self.examples}.")
        return action

    def write_action(self, action: int) -> str:
        return self.texts[action]

    def events(self, story: Sequence[Happening], s: S, seat: int | None) -> list[Event]:
        return [self.event(happening, s, seat) for happening in story]

    def card_in_words(self, card: str, say: Callable[..., str]) -> str:
        """The name of a card; `say` knows the words of a language."""
        return card

    def cast(self, options: Any, names: Sequence[str]) -> list[str]:
        """The names of all who play, by their place in the view: also those that no seat decides for."""
        return list(names)

    def achievements(self, options: Any, outcome: Outcome, seat: int) -> list[Achievement]:
        """What whoever played this seat has achieved and keeps, on a web server: nothing, unless a game says otherwise."""
        return []

    def tallies(self, played: Iterable[Position[S]]) -> list[list[Tally]]:
        """What is counted of each seat in a game that is over, for statistics. `played` is the game again, from its start."""
        return []

    def ladder(self) -> Mapping[int, Mapping[str, Any]]:
        """The games in which one climbs alone: by the level that is achieved, their options, the lowest first."""
        return {}

    def goes_on(self, s: S) -> bool:
        """Whether what is done next belongs to the same move, as the steps of a payment do: then one may send them together.

        Nothing that was hidden may have come to light since the move began: whoever sends several at once learns whether all
        can be done.
        """
        return False

    def score(self, hand: str, by: Callable[..., Any] | None = None) -> Scored:
        """What a hand of cards scores, in a game in which hands score; raises a TenfoldError for what is no hand.

        `by` is `score_rule`, compiled, for whoever scores very many.
        """
        raise BadOption(f"{self.title} has no hands that score by themselves.")

    def node_type(self) -> type[Node]:
        """How its chance is decided one by one, for those who search a tree with explicit chance nodes, as OpenSpiel does.

        The usual one makes a node of every number that the rules draw.
        """
        from tenfold.core.chance_nodes import DrawNode

        return DrawNode

    def refusal_details(self, s: S, action: int) -> dict[str, Any]:
        """What the sentence for a refusal may mention."""
        return {}

    def read_options(self, given: object) -> Options:
        """Complete, checked options from what somebody wrote."""
        if not isinstance(given, Mapping):
            raise BadOption(f"options must be an object, for example {{}}; {self.title} takes {self.option_names()}.")
        for name in given:
            if name not in self.option_help:
                raise BadOption(f"{self.title} has no option {str(name)[:40]!r}; it takes {self.option_names()}.")
        try:
            made = msgspec.convert(given, self.options_type)
        except msgspec.ValidationError as error:
            raise BadOption(self.explain(str(error))) from None
        for each in self.depends:
            if not each.holds(made):
                raise BadOption(self.option_help[each.option])
        return self.complete(made)

    def options_schema(self) -> dict[str, Any]:
        """The options as JSON Schema, those that depend on each other included."""
        schema = msgspec.json.schema(self.options_type)
        schema["$defs"][self.options_type.__name__] |= conditions(self.options_type, self.depends)
        return schema

    def option_names(self) -> str:
        return ", ".join(self.option_help)

    def explain(self, problem: str) -> str:
        """Turn msgspec's complaint into the sentence that says what would be right."""
        name = problem.partition("$.")[2].partition("`")[0].partition(".")[0].partition("[")[0]
        return self.option_help.get(name, problem)

    def start(self, options: object = None, seed: str | Chance = "", fixed: Any = None) -> Position[S]:
        """Begin a game. The same options, seed and fixed chance give the same game, for ever."""
        chosen = options if isinstance(options, self.options_type) else self.read_options({} if options is None else options)
        if fixed is not None and self.fixable is None:
            raise BadOption(f"{self.title} has no chance that can be fixed; leave it to the seed.")
        s = self.template(chosen, fixed)
        chance = seed if isinstance(seed, Chance) else Chance(seed)
        s.chance[:] = chance.chance
        return Position(self, chosen, s).begun()

    def resample(self, view: View, chance: Chance) -> Position[S]:
        """A random full position that agrees with a view: all that a searching bot may use."""
        s = self.remembered(view)
        s.chance[:] = chance.chance
        self.rules["redeal"](s)
        chance.chance[:] = s.chance
        looks = self.view(view.options, s, getattr(view, "seat", None))
        if looks != view:
            raise NotUnderstood(
                f"No position looks like this view: it contradicts itself in {', '.join(differing(view, looks))}."
            )
        return Position(self, view.options, s)

    def rule_name(self, code: int) -> str:
        return f"{self.rule_letter}{code // 100}.{code % 100}"


AnyGame: TypeAlias = Game[Any]


def differing(view: View, other: View) -> list[str]:
    """The fields in which two views differ."""
    return [name for name in view.__struct_fields__ if getattr(view, name) != getattr(other, name)]


def tensor_of(game: AnyGame) -> Tensor:
    """How a game looks to a learner; raises BadOption where it does not say so."""
    if game.tensor is None:
        raise BadOption(f"{game.title} does not say how a learner sees it: it has no tensor.")
    return game.tensor
