"""A table to play TEN on, in notation.

`table("b2 g1 b9")` has these cards in its deck, the first on top. `table("b9", after="b2, g1, take numbers, pass; $3")` has
been played on already: there a card stands for drawing it, a card in brackets is one that the automaton draws by itself, and
turns are set apart by semicolons. With `$5, $5, $1` a player busts on currency, gains a token, and nothing else happens.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from typing import Any

import msgspec

from tenfold.core.game import Event, Outcome, Position
from tenfold.games.ten import TEN
from tenfold.games.ten.cards import CARDS, KIND_OF
from tenfold.games.ten.face.view import TenView
from tenfold.games.ten.rules.scoring import best_points
from tenfold.games.ten.rules.state import TenState

COLOURS = "bgop"
# Of either game: what an event says of the numbers that it leads to.
RESULTS = {
    "drew": ("auction", "net", "currency", "deck"),
    "bust": ("limit",),
    "token": ("busts",),
    "gained": ("total",),
    "kept": ("net", "currency"),
    "to_market": ("net", "currency"),
    "discarded": ("net", "currency"),
    "paid_tokens": ("left", "due", "lost"),
    "paid_coins": ("left", "due"),
    "paid_card": ("due",),
    "played": ("hand",),
    "took_trick": ("survivors", "by", "beaten"),
    "attacked": ("track", "lost", "spared"),
    "track": ("over",),
    "rescued": ("track",),
    "scored": ("total",),
}


class Table:
    """A game being played, and what the people around it see."""

    def __init__(self, position: Position[TenState]) -> None:
        self.position = position
        self.story = tell(position.events(None))

    def play(self, actions: str) -> Table:
        """Do these actions, set apart by commas; `story` then tells what they made happen."""
        events: list[Event] = []
        for action in listed(actions):
            events += self.position.apply(action)
        self.story = tell(events)
        return self

    def copy(self) -> Table:
        return Table(self.position.copy())

    def refused(self, action: str) -> str | None:
        """The number of the rule that forbids it, None if it is allowed."""
        error = self.position.check(action)
        return None if error is None else error.rule

    @property
    def may(self) -> str:
        """What the player to act may do."""
        return ", ".join(self.position.legal())

    def view(self) -> TenView:
        view = self.position.view(None)
        assert isinstance(view, TenView)
        return view

    @property
    def phase(self) -> str:
        return self.view().phase

    @property
    def active(self) -> int:
        return self.view().active

    @property
    def to_act(self) -> int | None:
        return self.view().to_act

    @property
    def deck(self) -> int:
        return self.view().deck

    @property
    def tableau(self) -> str:
        return " ".join(self.view().tableau)

    @property
    def market(self) -> str:
        return " ".join(self.view().market)

    @property
    def discard(self) -> str:
        return " ".join(self.view().discard)

    @property
    def coins(self) -> list[int]:
        return [player.coins for player in self.view().players]

    @property
    def busts(self) -> list[int]:
        return [player.busts for player in self.view().players]

    @property
    def scores(self) -> list[int]:
        return [player.score for player in self.view().players]

    def cards(self, seat: int) -> str:
        return " ".join(self.view().players[seat].cards)

    def outcome(self) -> Outcome:
        outcome = self.position.outcome()
        assert outcome is not None, "the game is not over"
        return outcome

    @property
    def winners(self) -> list[int]:
        return self.outcome().winners


def table(deck: str = "", after: str = "", *, players: int = 2, first: int | None = 0, **options: Any) -> Table:
    steps = listed(after)
    drawn = [step.strip("()") for step in steps if is_card(step.strip("()"))]
    cards = drawn + deck.split()
    given = {"players": players, "first": first, "deck": dict(Counter(cards)), **options}
    t = Table(TEN.start(given, seed="x", fixed=cards))
    if steps:
        t.play(", ".join("draw" if is_card(step) else step for step in steps if not step.startswith("(")))
    assert t.deck == len(deck.split()), "the cards in brackets are not those that the automaton drew"
    return t


def solo(deck: str = "", after: str = "", *, level: int = 4, **options: Any) -> Table:
    return table(deck, after, players=1, level=level, **options)


def listed(text: str) -> list[str]:
    return [part.strip() for part in re.split("[,;]", text) if part.strip()]


def is_card(text: str) -> bool:
    return text in KIND_OF


def tell(events: Iterable[Event]) -> list[str]:
    """Events in short, without what results: `drew 0 b9`."""
    return [" ".join(str(part) for part in event_parts(event)) for event in events]


def event_parts(event: Event) -> list[Any]:
    fields: dict[str, Any] = msgspec.to_builtins(event)
    results = RESULTS.get(fields["event"], ())
    return [part for name, part in fields.items() if part is not None and name not in results]


@cache
def whole_game(players: int, seed: str = "x", edition: str = "en") -> tuple[str, ...]:
    """All cards of a game in the order in which they come from the deck."""
    position = TEN.start({"players": players, "edition": edition}, seed=seed)
    story = tell(position.events(None))
    while not position.is_over:
        story += tell(position.apply(position.legal()[0]))
    return tuple(event.split()[-1] for event in story if event.startswith("drew"))


# Scoring (T9)


def kind_sets(cards: str) -> tuple[int, int]:
    """The kinds held at all and the kinds held twice, as `scoring` wants them."""
    held = Counter(cards.split())
    return sum(1 << KIND_OF[card] for card in held), sum(1 << KIND_OF[card] for card in held if held[card] > 1)


def points(cards: str) -> int:
    return best_points(*kind_sets(cards))


def points_by_trying_everything(cards: str) -> int:
    """T9.1, T9.2, word by word: every assignment of every wild."""
    return max(points_as_assigned(set(choice)) for choice in product(*(possible(card) for card in cards.split())))


def possible(card: str) -> list[str]:
    """What a card may stand for."""
    colours = COLOURS if card[0] == "w" else card[0]
    numbers = "123456789" if card[1] == "#" else card[1]
    return [colour + number for colour in colours for number in numbers]


def points_as_assigned(cards: set[str]) -> int:
    longest = [longest_run({int(card[1]) for card in cards if card[0] == colour}) for colour in COLOURS]
    return sum(10 if run == 9 else run for run in longest)


def longest_run(numbers: set[int]) -> int:
    return max((high - low + 1 for low in numbers for high in numbers if numbers.issuperset(range(low, high + 1))), default=0)


def numbers_needed(cards: str) -> int:
    """T9.3, German: the number cards in the scored runs, with the best assignment that needs the fewest of them."""
    best = points_by_trying_everything(cards)
    numbers = {card for card in cards.split() if len(possible(card)) == 1}
    wilds = [possible(card) for card in cards.split() if len(possible(card)) > 1]
    assignments = [set(choice) for choice in product(*wilds)]
    return min(needed(numbers, wild) for wild in assignments if points_as_assigned(numbers | wild) == best)


def needed(numbers: set[str], wilds: set[str]) -> int:
    """The number cards in the longest runs, where a wild takes the place of a number card that it stands for."""
    total = 0
    for colour in COLOURS:
        held = {int(card[1]) for card in numbers | wilds if card[0] == colour}
        length = longest_run(held)
        runs = [range(low, low + length) for low in range(1, 11 - length) if held.issuperset(range(low, low + length))]
        total += min(sum(f"{colour}{number}" not in wilds for number in run) for run in runs)
    return total


# Paying (T6.4)


def ways_to_pay(t: Table, action: str) -> list[str]:
    """Do this and then pay in every way that the steps allow: all payments, like `1x 2c b3`."""
    payer = t.to_act
    assert payer is not None
    return sorted(written(paid(t, end, payer)) for end in all_ends(t.copy().play(action)))


def all_ends(t: Table) -> Iterator[Table]:
    if t.phase != "pay":
        yield t
        return
    for step in t.position.legal():
        yield from all_ends(t.copy().play(step))


def paid(before: Table, after: Table, payer: int) -> tuple[int, int, list[str]]:
    """What the payer no longer has: tokens, coins, and cards, which went to the discard."""
    cards = Counter(after.discard.split()) - Counter(before.discard.split())
    assert Counter(before.cards(payer).split()) >= cards
    return before.busts[payer] - after.busts[payer], before.coins[payer] - after.coins[payer], list(cards.elements())


def payments_with_nothing_to_spare(price: int, tokens: int, coins: int, cards: str) -> list[str]:
    """T6.4, word by word: all that covers the price and would fall short without any one of its items."""
    held = Counter(cards.split())
    found = []
    for x, c, *counts in product(range(tokens + 1), range(coins + 1), *(range(n + 1) for n in held.values())):
        items = [3] * x + [1] * (c + sum(counts))
        if sum(items) >= price and all(sum(items) - item < price for item in items):
            found.append(written((x, c, [card for card, n in zip(held, counts, strict=True) for _ in range(n)])))
    return sorted(found)


def written(payment: tuple[int, int, list[str]]) -> str:
    tokens, coins, cards = payment
    return " ".join([f"{tokens}x", f"{coins}c", *sorted(cards, key=CARDS.index)])
