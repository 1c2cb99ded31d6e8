"""A table to play 10 Trick Later on, in notation.

`table("0: r8 r2 i3 r5; 2: g1 g7")` has been played on: seat 0 led r8, seats 1, 2 and 3 followed, then seat 2 led g1 and seat 3
followed. Everybody was dealt the cards they play, and `hands={1: "b5 -g"}` says that seat 1 was dealt b5 besides, and no green
but what is named. The other places are filled so that what was played is legal, with an infected for everybody where nothing
speaks against it. Nobody exchanges unless it is said: `table("keep, exchange, give b5; 0: r8 r2")`.

Several texts are several rounds, each with its own deal. Without any the table stands where the first round has been dealt.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from tenfold.core.game import Event, Outcome, Position
from tenfold.games.trick_later import TRICK_LATER
from tenfold.games.trick_later.face.view import Player, TrickLaterView
from tenfold.games.trick_later.rules.state import TrickLaterState
from tests.rules.ten.table import tell

SURVIVORS = [f"{colour}{number}" for colour in "rgyb" for number in range(1, 9)]
Hands = Mapping[int, str]


class Table:
    """A game being played, and what the people around it see."""

    def __init__(self, position: Position[TrickLaterState]) -> None:
        self.position = position
        self.story = tell(position.events(None))

    def play(self, text: str) -> Table:
        """Play on, written as for `table`; `story` then tells what happened."""
        events: list[Event] = []
        for part in parts_of(text):
            for action in self.actions(part):
                events += self.position.apply(action)
        self.story = tell(events)
        return self

    def actions(self, part: str) -> list[str]:
        """A trick is one `play` a card, after everybody kept their hand; all else is an action already."""
        leader, cards = read_trick(part)
        if not cards:
            return [part]
        while self.phase == "exchange":
            self.position.apply("keep")
        assert leader in (None, self.to_act), f"not seat {leader} leads, but seat {self.to_act}: {part}"
        return [f"play {card}" for card in cards]

    def copy(self) -> Table:
        return Table(self.position.copy())

    def refused(self, action: str) -> str | None:
        """The number of the rule that forbids it, None if it is allowed."""
        error = self.position.check(action)
        return None if error is None else error.rule

    def events_for(self, seat: int) -> list[str]:
        """What the last action made happen, as this seat may see it."""
        return tell(self.position.events(seat))

    @property
    def may(self) -> str:
        """What the player to act may do; with cards, these cards alone."""
        legal = self.position.legal()
        return " ".join(action.removeprefix("play ").removeprefix("give ") for action in legal)

    def view(self, seat: int | None = None) -> TrickLaterView:
        view = self.position.view(seat)
        assert isinstance(view, TrickLaterView)
        return view

    @property
    def players(self) -> list[Player]:
        return self.view().players

    @property
    def phase(self) -> str:
        return self.view().phase

    @property
    def leader(self) -> int:
        return self.view().leader

    @property
    def to_act(self) -> int | None:
        return self.view().to_act

    @property
    def track(self) -> list[int]:
        return [player.track for player in self.players]

    @property
    def lost(self) -> list[int]:
        return [player.lost for player in self.players]

    @property
    def total(self) -> list[int]:
        return [player.total for player in self.players]

    @property
    def points(self) -> list[int]:
        """Of the last round that was finished."""
        return [player.rounds[-1] for player in self.players]

    def upper(self, seat: int) -> str:
        return " ".join(self.players[seat].upper)

    def lower(self, seat: int) -> str:
        return " ".join(self.players[seat].lower)

    def hand(self, seat: int) -> str:
        hand = self.view(seat).hand
        assert hand is not None
        return " ".join(hand)

    def hands(self) -> list[str]:
        return [self.hand(seat) for seat in range(len(self.players))]

    def outcome(self) -> Outcome:
        outcome = self.position.outcome()
        assert outcome is not None, "the game is not over"
        return outcome


def table(
    *rounds: str,
    hands: Hands | None = None,
    players: int = 4,
    first: int | None = 0,
    seed: str = "x",
    deal: Mapping[str, Any] | None = None,
    **options: Any,
) -> Table:
    """`hands` and `deal`, which is more of what may be fixed, are about the last of the rounds; who leads first is `first` or
    as the first trick says."""
    deals: list[dict[str, Any]] = [fixed_deal(text, {}, players) for text in rounds[:-1]]
    deals.append(fixed_deal(rounds[-1] if rounds else "", hands or {}, players) | dict(deal or {}))
    given = {"players": players, "first": deals[0].get("leader", first), **options}
    t = Table(TRICK_LATER.start(given, seed=seed, fixed=deals))
    for text in rounds:
        for part in parts_of(text):
            t.play(part)
    return t


def fresh(players: int = 4, seed: str = "x", deals: object = None, **options: Any) -> Table:
    """A table where all that `deals` does not fix is left to chance."""
    return Table(TRICK_LATER.start({"players": players, **options}, seed=seed, fixed=deals))


def won(trick: str, players: int = 4) -> int:
    """The seat that wins this trick, which seat 0 leads."""
    return table(f"0: {trick}", players=players).leader


def parts_of(text: str) -> list[str]:
    return [part.strip() for part in re.split("[,;]", text) if part.strip()]


def read_trick(part: str) -> tuple[int | None, list[str]]:
    """`2: g1 g7`, or without the seat that leads; nothing for any other action."""
    found = re.fullmatch(r"((?P<leader>\d): *)?(?P<cards>[rgybi]\d( [rgybi]\d)*)", part)
    if found is None:
        return None, []
    return None if found["leader"] is None else int(found["leader"]), found["cards"].split()


# Dealing


def fixed_deal(text: str, hands: Hands, players: int) -> dict[str, Any]:
    """The deal of a round: who leads it, and ten cards each."""
    tricks = [read_trick(part) for part in parts_of(text)]
    tricks = [(leader, cards) for leader, cards in tricks if cards]
    given = next((part[-2:] for part in parts_of(text) if part.startswith("give ")), "")
    held: list[list[str]] = [[] for _ in range(players)]
    barred: list[set[str]] = [set() for _ in range(players)]
    for seat, named in hands.items():
        held[seat] += [word for word in named.split() if word[0] != "-"]
        barred[seat] |= {word[1] for word in named.split() if word[0] == "-"}
    for leader, cards in tricks:
        assert leader is not None, "a trick played at the start must say who leads it"
        for turn, card in enumerate(cards):
            seat = (leader + turn) % players
            dealt = given if card == "i8" else card
            held[seat] += [dealt] if dealt not in held[seat] else []
            barred[seat] |= {cards[0][0]} - {card[0], "i"}
    fill(held, barred)
    return {"hands": held, **({"leader": tricks[0][0]} if tricks else {})}


def fill(held: list[list[str]], barred: list[set[str]]) -> None:
    """Ten cards each: first an infected for everybody who has none, then whatever is left, where it is not barred."""
    infected = [f"i{number}" for number in (range(1, 7) if len(held) == 3 else range(8))]
    survivors = SURVIVORS[:24] if len(held) == 3 else SURVIVORS
    dealt = {card for hand in held for card in hand}
    left = [card for card in infected if card not in dealt]
    for hand, no in zip(held, barred, strict=True):
        if "i" not in no and left and len(hand) < 10 and not any(card[0] == "i" for card in hand):
            hand.append(left.pop())
    named = [set(hand) for hand in held]

    def place(card: str, tried: set[int]) -> bool:
        for seat, hand in enumerate(held):
            if seat in tried or card[0] in barred[seat]:
                continue
            tried.add(seat)
            if len(hand) < 10:
                hand.append(card)
                return True
            for other in hand:
                if other not in named[seat] and place(other, tried):
                    hand[hand.index(other)] = card
                    return True
        return False

    for card in left + [card for card in survivors if card not in dealt]:
        assert place(card, set()), f"nobody can be dealt {card}"
