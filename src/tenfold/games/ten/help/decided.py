"""What decided a game of TEN that is over, told from all that happened in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Literal

import msgspec

from tenfold.core.game import Event, Outcome, Position
from tenfold.games.ten.cards import COLOUR_WILDS, KIND_OF
from tenfold.games.ten.face import events as said
from tenfold.games.ten.face.view import score_now
from tenfold.games.ten.help.runs import Board, Run, board_of
from tenfold.games.ten.rules.holdings import money
from tenfold.games.ten.rules.result import Decided as Comparison
from tenfold.games.ten.rules.result import worth
from tenfold.games.ten.rules.state import AUTOMATON, TenState

# Who was ahead before so much of the deck was drawn, and stayed it, did not win by a single card.
EARLY = 0.5

How = Literal["took", "bought", "won", "paid"]
HOW: dict[type[Event], How] = {said.Kept: "took", said.Bought: "bought", said.Won: "won", said.PaidCard: "paid"}
STARTS = (said.Turn, said.Drew, said.TookNumbers, said.TookCurrency, said.Bid, said.Passed, said.Buying)


class DecidedByCards(msgspec.Struct, frozen=True, tag_field="by", tag="cards"):
    """The last change after which the winner stayed ahead: `seat` took, bought or won these cards, or paid with them.

    `before` and `after` are that player's scores, and `run` the run that grew most by it, if one grew.
    """

    seat: int
    how: How
    cards: list[str]
    price: int
    before: int
    after: int
    run: Run | None


class DecidedByRun(msgspec.Struct, frozen=True, tag_field="by", tag="run"):
    """The winner was ahead early and stayed it: the biggest run."""

    seat: int
    run: Run


class Tied(msgspec.Struct, frozen=True):
    """A player in a tie, and what was compared at last."""

    seat: int
    worth: int


class DecidedByTie(msgspec.Struct, frozen=True, tag_field="by", tag="tie"):
    """T9.3, T11.10: the points are equal. `compared` is what broke the tie, or, where `shared`, what was compared last."""

    compared: Literal["currency", "fewest_cards", "unused_numbers", "solo"]
    shared: bool
    points: int
    tied: list[Tied]


Decided = DecidedByCards | DecidedByRun | DecidedByTie


Hand = tuple[str, ...]


class Change(msgspec.Struct):
    """What a player's cards became, all at once: cards taken together, or a purchase with its payment."""

    hands: list[Hand]
    scores: list[int]
    drawn: int
    seat: int = -1
    how: How = "took"
    cards: list[str] = []
    price: int = 0


def score_of(hand: Hand) -> int:
    kinds = Counter(KIND_OF[card] for card in hand)
    second = sum(1 << kind for kind, n in kinds.items() if n > 1)
    return score_now(sum(1 << kind for kind in kinds), second & COLOUR_WILDS)


class Reader:
    """Reads what happened and keeps everybody's cards and scores after every change."""

    def __init__(self, seats: int) -> None:
        self.cards: list[list[str]] = [[] for _ in range(seats)]
        self.drawn = 0
        self.changes = [Change([()] * seats, [0] * seats, 0)]
        self.held: list[said.Kept | said.Won | said.Bought | said.PaidCard] = []

    def hear(self, event: Event) -> None:
        if isinstance(event, STARTS):
            self.settle()
        self.drawn += isinstance(event, said.Drew)
        if isinstance(event, said.PaidCard):
            self.cards[event.seat].remove(event.card)
            self.held.append(event)
        elif isinstance(event, said.Kept | said.Won | said.Bought):
            self.cards[event.seat].append(event.card)
            self.held.append(event)

    def settle(self) -> None:
        """A payment belongs to what it pays for, which comes last."""
        if not self.held:
            return
        last = self.held[-1]
        cards = [event.card for event in self.held if type(event) is type(last)]
        price = last.price if isinstance(last, said.Won | said.Bought) else 0
        hands, scores = self.changes[-1].hands.copy(), self.changes[-1].scores.copy()
        hands[last.seat] = tuple(sorted(self.cards[last.seat]))
        scores[last.seat] = score_of(hands[last.seat])
        self.changes.append(Change(hands, scores, self.drawn, last.seat, HOW[type(last)], cards, price))
        self.held.clear()


def is_ahead(change: Change, winner: int, solo: bool) -> bool:
    """T11.10: the automaton wins where the points are equal."""
    best = max(score for seat, score in enumerate(change.scores) if seat != winner)
    return change.scores[winner] > best or (solo and winner == AUTOMATON and change.scores[winner] == best)


def grown(before: Board, after: Board) -> Run | None:
    """The run that grew most."""
    points = {run.colour: run.points for run in before.runs}
    gains = [(run.points - points.get(run.colour, 0), run.points, run) for run in after.runs]
    best = max(gains, key=lambda gain: gain[:2], default=None)
    return best[2] if best is not None and best[0] > 0 else None


def by_points(changes: list[Change], drawn: int, winner: int, solo: bool) -> DecidedByCards | DecidedByRun:
    behind = [at for at, change in enumerate(changes) if not is_ahead(change, winner, solo)]
    at = behind[-1] + 1 if behind else 0
    if at == 0 or changes[at].drawn < EARLY * drawn:
        return DecidedByRun(winner, max(board_of(changes[-1].hands[winner]).runs, key=lambda run: run.points))
    change = changes[at]
    before, after = (board_of(some.hands[change.seat]) for some in (changes[at - 1], change))
    return DecidedByCards(change.seat, change.how, change.cards, change.price, before.score, after.score, grown(before, after))


def by_tie(s: TenState, outcome: Outcome) -> DecidedByTie | None:
    """Nothing if the points are not equal."""
    most = max(outcome.scores)
    tied = [seat for seat, score in enumerate(outcome.scores) if score == most]
    if len(tied) == 1:
        return None
    if s.solo:
        return DecidedByTie("solo", False, most, [Tied(seat, most) for seat in tied])
    if outcome.decided == "by_currency":
        return DecidedByTie("currency", False, most, [Tied(seat, money(s, seat)) for seat in tied])
    richest = max(money(s, seat) for seat in tied)
    cards = [Tied(seat, abs(worth(s, seat, Comparison.BY_CARDS))) for seat in tied if money(s, seat) == richest]
    return DecidedByTie("unused_numbers" if s.german else "fewest_cards", outcome.decided == "shared", most, cards)


def what_decided(played: Iterable[Position[TenState]]) -> Decided | None:
    """Of a whole game, from its beginning to its end."""
    reader: Reader | None = None
    position: Position[TenState] | None = None
    for position in played:
        reader = reader or Reader(position.state.seats)
        for event in position.events(None):
            reader.hear(event)
    outcome = position.outcome() if position is not None else None
    if reader is None or position is None or outcome is None:
        return None
    reader.settle()
    tie = by_tie(position.state, outcome)
    return tie or by_points(reader.changes, reader.drawn, outcome.winners[0], bool(position.state.solo))
