"""Games whose chance is decided when it is needed, not before: a tree of decisions and chance nodes.

Compiled rules do what was decided. If they drew something for it, or would have, the node is a chance node, and the action
waits for what chance decides. So no rule is written twice. Nodes never change.

Any game has such nodes: every number that its rules draw is one (`DrawNode`), found by its interpreted rules. A game may bring
better ones (`Game.node_type`), which decide a card when it is turned up and not when it is shuffled, and rules for them
(`chance`), which are compiled too.
"""

from __future__ import annotations

from functools import cache, cached_property, partial
from typing import Any, ClassVar, NamedTuple, Self

import msgspec

from tenfold.core.chance import Chance, Draws, Undecided, below, drawn_below, drawn_shuffle, shuffle
from tenfold.core.compile.branching import BEGIN, CHANCE, REFUSED, TERMINAL, UNBEGUN, UNSEEN
from tenfold.core.compile.rule import Rules, rebound
from tenfold.core.errors import BadOption
from tenfold.core.game import AnyGame, Options, Position
from tenfold.core.registry import find_game

Outcomes = list[tuple[int, float]]
Key = tuple[int, int, int]


class Asked(NamedTuple):
    """What waits for chance: an action (or the beginning), what was decided for it, and what is asked now."""

    action: int
    decided: dict[Key, int]
    key: Key


class Tree:
    """All nodes of a game with these options: where they begin, and what is compiled for them."""

    def __init__(self, game: AnyGame, options: Options, kind: type[Node] | None = None) -> None:
        from tenfold.core.compile.branches import HEAD, WAITING, WAITING_AT, branches_of

        self.game = game
        self.options = options
        self.kind = kind or game.node_type()
        self.branches = branches_of(game, self.kind)  # type: ignore[arg-type]  # mypy looks for the hash of its instances
        self.grow = self.branches.after
        self.head = HEAD.unpack_from
        self.waiting = partial(WAITING.unpack_from, offset=WAITING_AT)

    @cached_property
    def first(self) -> Node:
        """Where every game begins."""
        branch = self.branches.of(self.kind.unbegun(self.game, self.options).state, UNBEGUN)
        root: Node = self.kind(self, branch, UNBEGUN)
        root.known_histories = ("",) * (1 + self.game.seats(self.options))
        return root.after(BEGIN)

    def branch_of(self, position: Position[Any]) -> bytes:
        return bytes(self.grow(self.branches.of(position.state, UNSEEN), 0))

    def node_of(self, position: Position[Any], histories: tuple[str, ...]) -> Node:
        """A position in which somebody decides, however it came about."""
        branch = self.branch_of(self.kind.settled(position))
        made: Node = self.kind(self, branch, *self.head(branch))
        made.known_histories = histories
        return made


def restored(name: str, options: Options, kind: type[Node], branch: bytes, asked: Asked | None, histories: Any) -> Node:
    """A node as it was pickled."""
    tree = Tree(find_game(name), options, kind)
    player, many = tree.head(branch) if asked is None else (CHANCE, 0)
    made = kind(tree, branch, player, many, asked=asked)
    made.known_histories = histories
    return made


class Node:
    """A position and who decides: a seat, CHANCE, or nobody (TERMINAL). `asked` is what waits, where that is not compiled."""

    __slots__ = ("asked", "branch", "known_histories", "known_position", "many", "number", "player", "previous", "tree")

    # Whether a node holds nothing of what is still to come, and the most outcomes of one.
    decides_late: ClassVar[bool] = True
    most_outcomes: ClassVar[int] = 64
    # The rules `foresee`, `decide` and `chances` of `tenfold.core.compile.branching`, where a game has them.
    chance: ClassVar[Rules] = {}

    def __init__(
        self,
        tree: Tree,
        branch: bytes,
        player: int,
        many: int = 0,
        previous: Node | None = None,
        number: int = BEGIN,
        asked: Asked | None = None,
    ) -> None:
        self.tree = tree
        self.branch = branch
        self.player = player
        self.many = many
        self.previous = previous
        self.number = number
        self.asked = asked
        self.known_histories: tuple[str, ...] | None = None
        self.known_position: Position[Any] | None = None

    def __deepcopy__(self, memory: Any) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.tree.game.name, self.tree.options, type(self), self.branch, self.asked, self.histories)

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
        if self.known_position is None:
            game = self.tree.game
            state = game.state_type.from_bytes(self.tree.branches.state(self.branch))
            self.known_position = Position(game, self.tree.options, state)
        return self.known_position

    @property
    def is_begun(self) -> bool:
        return self.player != CHANCE or self.waiting != BEGIN

    @property
    def waiting(self) -> int:
        """The action that waits for chance."""
        return self.asked.action if self.asked else int(self.tree.waiting(self.branch)[1])

    def legal(self) -> list[int]:
        """What the player may do, or what chance may decide."""
        if self.asked is not None:
            return [outcome for outcome, _ in self.outcomes()]
        return self.tree.branches.numbers(self.branch, self.many)

    def outcomes(self) -> Outcomes:
        """What chance may decide now, and how likely each is."""
        return self.tree.branches.outcomes(self.branch, self.many)

    def number_text(self, number: int) -> str:
        """An action, or an outcome of chance, in the notation of the game."""
        return self.outcome_text(number) if self.player == CHANCE else self.tree.game.write_action(number)

    def outcome_text(self, outcome: int) -> str:
        raise NotImplementedError

    def after(self, number: int) -> Node:
        """The node that an action, or an outcome of chance, leads to."""
        if self.asked is None:
            tree = self.tree
            branch = tree.grow(self.branch, number)
            player, many = tree.head(branch)
            if many or player == TERMINAL:
                return type(self)(tree, branch, player, many, self, number)
            if player == REFUSED:
                raise self.refusal(number)
        return self.tried(number)

    def question(self, number: int) -> tuple[int, dict[Key, int]]:
        """The action that a number is or belongs to, and what chance has decided for it then."""
        if self.asked is None:
            return number, {}
        return self.asked.action, {**self.asked.decided, self.asked.key: number}

    def refusal(self, number: int) -> BadOption:
        may = "; ".join(f"{number} ({self.number_text(number)})" for number in self.legal()[:5])
        return BadOption(f"{number} cannot follow here; what can: {may or 'nothing, the game is over'}.")

    def tried(self, number: int) -> Node:
        """What interpreted rules make of it: the next thing that chance must decide, or a position."""
        action, decided = self.question(number)
        following = self.surely_asked(decided)
        if following is None:
            after, following = self.trial(action, decided)
            if following is None:
                branch = self.tree.branch_of(after)
                player, many = self.tree.head(branch)
                return type(self)(self.tree, branch, player, many, self, number)
        return type(self)(self.tree, self.branch, CHANCE, 0, self, number, Asked(action, decided, following))

    def trial(self, action: int, decided: dict[Key, int]) -> tuple[Position[Any], Key | None]:
        """What an action leads to with what chance has decided, and what it asked for beyond that."""
        raise NotImplementedError

    def surely_asked(self, decided: dict[Key, int]) -> Key | None:
        """What will be asked next, where that is known without a trial."""
        return None

    @property
    def histories(self) -> tuple[str, ...]:
        """What the spectator and each seat have seen, as text; made when somebody asks."""
        unknown: list[Node] = []
        node = self
        while node.known_histories is None:
            unknown.append(node)
            assert node.previous is not None
            node = node.previous
        for node in reversed(unknown):
            assert node.previous is not None
            node.known_histories = node.previous.histories_after(node)
        return self.known_histories or ()

    def histories_after(self, following: Node) -> tuple[str, ...]:
        """The same at the node that a number has led to: with the events that interpreted rules tell."""
        if following.asked is not None:
            return self.histories
        after, _ = self.trial(*self.question(following.number))
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


def evenly(outcomes: list[int]) -> Outcomes:
    return [(outcome, 1 / len(outcomes)) for outcome in outcomes]


class DrawNode(Node):
    """Any game: a chance node for every number that its rules draw, one after the other; a deck is shuffled card by card."""

    __slots__ = ()

    decides_late = False
    most_outcomes = 1024

    def trial(self, action: int, decided: dict[Key, int]) -> tuple[Position[Any], Key | None]:
        after = self.position.copy()
        after.state.draws = Draws(decided.values())
        rules = drawing_rules(after.game)
        try:
            after.follow(rules["begin"]) if action == BEGIN else after.follow(rules["do"], action)
        except Undecided as undecided:
            return after, (len(decided), undecided.outcomes, 0)
        after.state.draws = None
        return after, None

    def outcomes(self) -> Outcomes:
        assert self.asked is not None
        return evenly(list(range(self.asked.key[1])))

    def outcome_text(self, outcome: int) -> str:
        assert self.asked is not None
        return f"{outcome + 1} of {self.asked.key[1]}"


@cache
def drawing_rules(game: AnyGame) -> Rules:
    """The rules of a game, with chance that was decided before."""
    return rebound({name: game.rules[name] for name in ("begin", "do")}, {below: drawn_below, shuffle: drawn_shuffle})
