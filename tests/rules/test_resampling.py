"""Resampling reaches every deal that agrees with what a seat saw, and no other, all equally often.

In TEN that is every order of the cards nobody has seen. 10 Trick Later has more to it:

what agrees is found without the code that resamples: every way to hand out the unseen cards is tried, and the round is played
again with it. A deal agrees if every card that was played could be played, and the same players were asked about the exchange.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

import pytest

from tenfold.core.chance import Chance
from tenfold.core.errors import BadOption
from tenfold.core.game import Position
from tenfold.games.ten import TEN
from tenfold.games.ten.cards import CARDS
from tenfold.games.trick_later import TRICK_LATER
from tenfold.games.trick_later.face.view import TrickLaterView

Deal = tuple[tuple[str, ...], ...]


def hands_out(cards: list[str], sizes: list[int]) -> Iterator[list[list[str]]]:
    """Every way to hand out cards to hands of these sizes; what is left over makes a last hand."""
    if not sizes:
        yield [cards]
        return
    for hand in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in hand]
        for others in hands_out(rest, sizes[1:]):
            yield [list(hand), *others]


def played_by(view: TrickLaterView, seat: int) -> list[str]:
    n = len(view.players)
    in_tricks = [trick.cards[(seat - trick.leader) % n] for trick in view.tricks]
    return in_tricks + [play.card for play in view.table if play.seat == seat]


def agrees(actions: list[str], options: Any, out: str | None, dealt: list[list[str]], view: TrickLaterView) -> bool:
    """Play the round again with these hands."""
    first = view.tricks[0].leader if view.tricks else view.leader
    deal = {"hands": dealt, "out": out, "giver": view.exchanged}
    try:
        position = TRICK_LATER.start({**options, "first": first}, "again", [deal])
    except BadOption:  # infected 8 was handed to somebody who did not exchange
        return False
    for action in actions:
        if position.check(action) is not None:
            return False
        position.apply(action)
    seen = position.view(view.seat)
    return isinstance(seen, TrickLaterView) and seen.asked == view.asked and seen.table == view.table


def actions_with(actions: list[str], gave: str | None) -> list[str]:
    """The actions of the round, with the card given away, which others did not see, replaced."""
    return [f"give {gave}" if action.startswith("give") and gave else action for action in actions]


def every_deal(position: Position[Any], actions: list[str], seat: int) -> set[Deal]:
    """All deals that agree with what the seat saw: the hands now, and the card set aside."""
    view = position.view(seat)
    assert isinstance(view, TrickLaterView)
    assert view.hand is not None
    full = [position.view(p) for p in range(len(view.players))]
    others = [p for p in range(len(view.players)) if p != seat]
    unseen = sorted(card for p in others for card in getattr(full[p], "hand", []))
    unseen += [v.gave for v in full if isinstance(v, TrickLaterView) and v.gave and v.seat != seat]
    sizes = [view.players[p].hand for p in others]
    options = {"players": len(view.players)}
    found = set()
    for handed in hands_out(unseen, sizes):
        hands = {seat: view.hand, **dict(zip(others, handed, strict=False))}
        aside = view.gave or (handed[-1][0] if handed[-1] else None)
        dealt = [dealt_hand(view, p, hands[p], aside) for p in range(len(view.players))]
        if all(len(hand) == 10 for hand in dealt) and agrees(actions_with(actions, aside), options, view.out, dealt, view):
            found.add(deal_of(hands, aside))
    return found


def dealt_hand(view: TrickLaterView, seat: int, hand: list[str], aside: str | None) -> list[str]:
    """The ten cards that a seat was dealt, if this is its hand now."""
    cards = [*hand, *played_by(view, seat)]
    if seat == view.exchanged and aside is not None:
        cards = [aside if card == "i8" else card for card in cards]
    return cards


def deal_of(hands: dict[int, list[str]], aside: str | None) -> Deal:
    return (*(tuple(sorted(hands[p])) for p in sorted(hands)), (aside or "",))


def resampled(position: Position[Any], seat: int, draws: int) -> Counter[Deal]:
    view = position.view(seat)
    chance = Chance("draws")
    found: Counter[Deal] = Counter()
    for _ in range(draws):
        twin = TRICK_LATER.resample(view, chance)
        views = [twin.view(p) for p in range(len(twin.view(None).players))]  # type: ignore[attr-defined]
        hands = {p: getattr(v, "hand", []) for p, v in enumerate(views)}
        aside = next((v.gave for v in views if isinstance(v, TrickLaterView) and v.gave), None)
        found[deal_of(hands, aside)] += 1
    return found


def near_the_end(players: int, seed: int, left: int, fixed: Any = None) -> tuple[Position[Any], list[str]]:
    """A first round played at random until every hand has about this many cards left."""
    rng = random.Random(seed)
    position = TRICK_LATER.start({"players": players, "first": 0}, str(seed), fixed)
    actions = []
    while not (position.view(None).phase == "play" and position.state.played >= (10 - left) * players):  # type: ignore[attr-defined]
        legal = position.legal()
        actions.append("exchange" if "exchange" in legal else rng.choice(legal))
        position.apply(actions[-1])
    return position, actions


def check(position: Position[Any], actions: list[str], seat: int) -> int:
    expected = every_deal(position, actions, seat)
    draws = 40 * len(expected)
    found = resampled(position, seat, draws)
    assert set(found) == expected
    mean = draws / len(expected)
    spread = sum((found[deal] - mean) ** 2 / mean for deal in expected)
    assert spread < len(expected) + 6 * (2 * len(expected)) ** 0.5
    return len(expected)


@pytest.mark.parametrize("seed", range(12))
def test_three_players(seed: int) -> None:
    position, actions = near_the_end(3, seed, left=3)
    assert position.to_act is not None
    assert check(position, actions, position.to_act) >= 1


@pytest.mark.parametrize("seed", range(6))
def test_four_players(seed: int) -> None:
    position, actions = near_the_end(4, seed, left=2)
    assert position.to_act is not None
    assert check(position, actions, position.to_act) >= 1


def exchange_deal() -> list[dict[str, Any]]:
    """Seats 2 and 3 are dealt no infected."""
    suits = {colour: [f"{colour}{n}" for n in range(1, 9)] for colour in "rgyb"}
    hands = [suits["r"][:6] + ["i0", "i1", "i2", "i3"], suits["g"][:6] + ["i4", "i5", "i6", "i7"]]
    return [{"hands": [*hands, suits["y"] + suits["r"][6:], suits["b"] + suits["g"][6:]]}]


@pytest.mark.parametrize("seed", range(6))
def test_after_an_exchange_the_card_set_aside_is_unknown_to_others(seed: int) -> None:
    position, actions = near_the_end(4, seed, left=2, fixed=exchange_deal())
    for seat in range(4):
        assert check(position, actions, seat) >= 1


def test_ten_reaches_every_order_of_the_unseen_cards() -> None:
    deck = ["b1", "$2", "g3", "w4", "p5", "b1"]
    position = TEN.start({"players": 2, "first": 0, "deck": {card: deck.count(card) for card in deck}}, "x", deck)
    position.apply("draw")
    position.apply("draw")
    chance = Chance("orders")
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(40 * 24):
        s = TEN.resample(position.view(0), chance).state
        found[tuple(CARDS[kind] for kind in s.deck[s.deck_at : s.deck_size])] += 1
    assert set(found) == set(permutations(deck[2:]))
    assert sum((n - 40) ** 2 / 40 for n in found.values()) < 24 + 6 * 48**0.5
