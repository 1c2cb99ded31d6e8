"""Games whose chance is decided when it is needed, not before: a tree of decisions and chance nodes.

Compiled rules do what was decided. If they drew something for it, or would have, the node is a chance node, and the action
waits for what chance decides. So no rule is written twice. Nodes never change.

Any game has such nodes: every number that its rules draw is one (`DrawNode`), found by its interpreted rules. A game may bring
better ones (`Game.node_type`), which decide a card when it is turned up and not when it is shuffled, with rules for them
(`chance`), which are compiled too.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property, partial
from typing import Any, ClassVar, NamedTuple, Self

import msgspec

from tenfold.core.chance import Chance, Draws, Undecided, below, drawn_below, drawn_shuffle, shuffle
from tenfold.core.compile.branching import BEGIN, CHANCE, REFUSED, TERMINAL, UNBEGUN, UNSEEN
from tenfold.core.compile.rule import Rules, rebound
from tenfold.core.errors import BadOption
from tenfold.core.game import AnyGame, Options, Position
from tenfold.core.registry import find_game
from tenfold.core.state import State

Outcomes = list[tuple[int, float]]
# A node for every step of a search: without __init__ a tree grows by a tenth faster.
CREATE = object.__new__


class Tree:
    """All nodes of a game with these options: where they begin, and what is compiled for them."""

    def __init__(self, game: AnyGame, options: Options, kind: type[Node] | None = None) -> None:
        from tenfold.core.compile.branches import HEAD, WAITING, WAITING_AT, branches_of

        self.game = game
        self.options = options
        self.kind = kind or game.node_type()
        self.branches = branches_of(game, self.kind)  # type: ignore[arg-type]  # mypy looks for the hash of its instances
        self.grow: Callable[[bytes, int], bytes] = self.branches.after
        self.numbers: Callable[[bytes], list[int]] = self.branches.numbers
        self.outcomes: Callable[[bytes], Outcomes] = self.branches.outcomes
        self.head = HEAD.unpack_from
        self.waiting = partial(WAITING.unpack_from, offset=WAITING_AT)

    @cached_property
    def first(self) -> Node:
        """Where every game begins."""
        branch = self.branches.of(self.kind.unbegun(self.game, self.options).state, UNBEGUN)
        histories = ("",) * (1 + self.game.seats(self.options))
        return self.origin(branch, histories).after(BEGIN)

    def branch_of(self, position: Position[Any]) -> bytes:
        return bytes(self.grow(self.branches.of(position.state, UNSEEN), 0))

    def node_of(self, position: Position[Any], histories: tuple[str, ...]) -> Node:
        """A position in which somebody decides, however it came about."""
        return self.origin(self.branch_of(self.kind.settled(position)), histories)

    def origin(self, branch: bytes, histories: tuple[str, ...]) -> Node:
        """A node that nothing is known to have led to but what the histories say."""
        made: Node = self.kind.__new__(self.kind)
        made.tree, made.branch = self, branch
        made.player, made.many = self.head(branch)
        made.previous, made.number = None, BEGIN
        made.known_histories = histories
        return made


def restored(name: str, options: Options, kind: type[Node], branch: bytes, histories: tuple[str, ...], path: list[int]) -> Node:
    """A node as it was pickled: where it began, and what has followed."""
    node = Tree(find_game(name), options, kind).origin(branch, histories)
    for number in path:
        node = node.after(number)
    return node


class Node:
    """A position and who decides: a seat, CHANCE, or nobody (TERMINAL)."""

    __slots__ = ("branch", "known_histories", "known_position", "many", "number", "player", "previous", "tree")

    # Whether a node holds nothing of what is still to come, and the most outcomes of one.
    decides_late: ClassVar[bool] = True
    most_outcomes: ClassVar[int] = 64
    # The rules `foresee`, `decide` and `chances` of `tenfold.core.compile.branching`, where a game has them, and the state of
    # the game with room for what they note.
    chance: ClassVar[Rules] = {}
    state_type: ClassVar[type[State] | None] = None

    tree: Tree
    branch: bytes
    player: int
    many: int
    previous: Node | None
    number: int
    # Known once somebody has asked.
    known_histories: tuple[str, ...]
    known_position: Position[Any]

    def __deepcopy__(self, memory: Any) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        origin, path = self.way()
        return restored, (self.tree.game.name, self.tree.options, type(self), origin.branch, origin.known_histories, path)

    def way(self) -> tuple[Node, list[int]]:
        """Where this began, and all that has followed."""
        node, path = self, []
        while node.previous is not None:
            path.append(node.number)
            node = node.previous
        return node, path[::-1]

    @classmethod
    def unbegun(cls, game: AnyGame, options: Options) -> Position[Any]:
        """The position before anything has happened."""
        return Position(game, options, game.template(options, None))

    @classmethod
    def settled(cls, position: Position[Any]) -> Position[Any]:
        """The position without what only chance will decide, such as the order of a deck."""
        return position

    @property
    def position(self) -> Position[Any]:
        """The position, or that in which an action waits for chance."""
        if not hasattr(self, "known_position"):
            game = self.tree.game
            state = game.state_type.from_bytes(self.tree.branches.state(self.branch))
            self.known_position = Position(game, self.tree.options, state)
        return self.known_position

    @property
    def is_chance(self) -> bool:
        return self.player == CHANCE

    @property
    def is_begun(self) -> bool:
        return not self.is_chance or self.waiting != BEGIN

    @property
    def waiting(self) -> int:
        """The action that waits for chance."""
        return int(self.tree.waiting(self.branch)[2])

    def legal(self) -> list[int]:
        """What the player may do, or what chance may decide."""
        return self.tree.numbers(self.branch)

    def outcomes(self) -> Outcomes:
        """What chance may decide now, and how likely each is."""
        return self.tree.outcomes(self.branch)

    def number_text(self, number: int) -> str:
        """An action, or an outcome of chance, in the notation of the game."""
        return self.outcome_text(number) if self.is_chance else self.tree.game.write_action(number)

    def outcome_text(self, outcome: int) -> str:
        raise NotImplementedError

    def decided(self) -> list[str]:
        """What chance has decided for the action that waits."""
        before = self.previous
        return [*before.decided(), before.outcome_text(self.number)] if self.is_chance and before and before.is_chance else []

    def after(self, number: int) -> Node:
        """The node that an action, or an outcome of chance, leads to."""
        made = CREATE(type(self))
        made.tree = tree = self.tree
        made.branch = branch = tree.grow(self.branch, number)
        made.player, made.many = tree.head(branch)
        if made.player == REFUSED:
            raise self.refusal(number)
        made.previous = self
        made.number = number
        return made

    def refusal(self, number: int) -> BadOption:
        may = "; ".join(f"{number} ({self.number_text(number)})" for number in self.legal()[:5])
        return BadOption(f"{number} cannot follow here; what can: {may or 'nothing, the game is over'}.")

    def retold(self, number: int) -> Position[Any]:
        """What a number leads to, by the interpreted rules, which tell what happens."""
        raise NotImplementedError

    @property
    def histories(self) -> tuple[str, ...]:
        """What the spectator and each seat have seen, as text; made when somebody asks."""
        unknown: list[Node] = []
        node = self
        while not hasattr(node, "known_histories"):
            unknown.append(node)
            assert node.previous is not None
            node = node.previous
        for node in reversed(unknown):
            assert node.previous is not None
            node.known_histories = node.previous.histories_after(node)
        return self.known_histories

    def histories_after(self, following: Node) -> tuple[str, ...]:
        """The same at the node that a number has led to: with the events that interpreted rules tell."""
        if following.is_chance:
            return self.histories
        after = self.retold(following.number)
        seats = (None, *range(len(self.histories) - 1))
        return tuple(
            history + msgspec.json.encode(after.events(seat)).decode()
            for history, seat in zip(self.histories, seats, strict=True)
        )

    def seen_by(self, seat: int | None) -> str:
        """The view as text."""
        return msgspec.json.encode(self.position.view(seat)).decode()

    def known_to(self, seat: int | None) -> str:
        """All that a seat has ever seen."""
        return self.histories[0 if seat is None else 1 + seat] + self.seen_by(seat)

    def resampled(self, seat: int, seed: str) -> Node:
        """A node that looks the same from this seat, with all drawn anew that it cannot know.

        What the others alone saw is not known either: they get the history of a spectator.
        """
        position = self.tree.game.resample(self.position.view(seat), Chance(seed))
        histories = tuple(text if n == 1 + seat else self.histories[0] for n, text in enumerate(self.histories))
        return self.tree.node_of(position, histories)


def done(position: Position[Any], action: int) -> Position[Any]:
    """Begin, or do an action, by the rules."""
    if action == BEGIN:
        position.run("begin")
    else:
        position.run("do", action)
    return position


class Asked(NamedTuple):
    """What waits for chance: an action (or the beginning), what was drawn for it, and of how many is drawn now."""

    action: int
    drawn: tuple[int, ...]
    of: int


class DrawNode(Node):
    """Any game: a chance node for every number that its rules draw, one after the other; a deck is shuffled card by card.

    What waits is `asked`, as it is not compiled.
    """

    __slots__ = ("asking",)

    decides_late = False
    most_outcomes = 1024
    asking: Asked

    @property
    def asked(self) -> Asked | None:
        return getattr(self, "asking", None)

    @property
    def waiting(self) -> int:
        return self.asked.action if self.asked else super().waiting

    def legal(self) -> list[int]:
        return super().legal() if self.asked is None else list(range(self.asked.of))

    def outcomes(self) -> Outcomes:
        return [(outcome, 1 / len(self.legal())) for outcome in self.legal()]

    def after(self, number: int) -> Node:
        if self.asked is None:
            made = super().after(number)
            if made.many or made.player == TERMINAL:
                return made
        elif number not in self.legal():
            raise self.refusal(number)
        return self.tried(number)

    def question(self, number: int) -> tuple[int, tuple[int, ...]]:
        """The action that a number is or belongs to, and what was drawn for it then."""
        return (number, ()) if self.asked is None else (self.asked.action, (*self.asked.drawn, number))

    def tried(self, number: int) -> Node:
        """What interpreted rules make of it: the next thing that chance must decide, or a position."""
        made = CREATE(type(self))
        made.tree, made.branch, made.previous, made.number = self.tree, self.branch, self, number
        try:
            made.branch = self.tree.branch_of(self.retold(number))
            made.player, made.many = self.tree.head(made.branch)
        except Undecided as undecided:
            made.player, made.many = CHANCE, 0
            made.asking = Asked(*self.question(number), undecided.outcomes)
        return made

    def retold(self, number: int) -> Position[Any]:
        action, drawn = self.question(number)
        after = self.position.copy()
        after.state.draws = Draws(drawn)
        rules = drawing_rules(after.game)
        after.follow(rules["begin"]) if action == BEGIN else after.follow(rules["do"], action)
        after.state.draws = None
        return after

    def outcome_text(self, outcome: int) -> str:
        assert self.asked is not None
        return f"{outcome + 1} of {self.asked.of}"


@cache
def drawing_rules(game: AnyGame) -> Rules:
    """The rules of a game, with chance that was decided before."""
    return rebound({name: game.rules[name] for name in ("begin", "do")}, {below: drawn_below, shuffle: drawn_shuffle})
