"""A careful player of 10 Trick Later: a few rules of thumb.

Win tricks whose survivors the track can soon rescue and that no infected spoils; lose with a card that brings the track to
where it rescues somebody; leave an attack to others, best to those with most to lose.
"""

from __future__ import annotations

from tenfold.games.trick_later import trick
from tenfold.games.trick_later.cards import FIRST_INFECTED, read_set
from tenfold.games.trick_later.reckoning import infected, value, winning_card
from tenfold.games.trick_later.state import TRACK_END
from tenfold.games.trick_later.view import TrickLaterView


def seat_of(v: TrickLaterView) -> int:
    return v.to_act or 0


def at_risk(v: TrickLaterView, seat: int, cards: list[str]) -> int:
    """How many survivors this seat would lose by winning these cards."""
    if not any(map(infected, cards)):
        return 0
    level = trick.ATTACK_LEVEL[read_set(cards) >> FIRST_INFECTED]
    return sum(1 for card in v.players[seat].upper if value(card) <= level)


def rescues(upper: list[str], track: int) -> int:
    """How many survivors a track of this value brings to safety."""
    saved = 0
    for worth in sorted(map(value, upper)):
        if worth > track:
            break
        track -= worth
        saved += 1
    return saved


def if_it_wins(v: TrickLaterView, cards: list[str]) -> float:
    mine = v.players[seat_of(v)]
    survivors = [card for card in cards if not infected(card)]
    hope = sum(0.5 if value(card) <= 5 else 0.25 for card in survivors)
    spoiled = 2.0 * at_risk(v, seat_of(v), cards) + (0.25 * mine.track if any(map(infected, cards)) else 0)
    return hope - spoiled - 0.15 * len(mine.upper)


def if_it_loses(v: TrickLaterView, card: str) -> float:
    mine = v.players[seat_of(v)]
    risen = mine.track + value(card)
    if risen > TRACK_END:
        risen = TRACK_END if v.options.overflow == "cap" else mine.track
    return 1.2 * rescues(mine.upper, risen) + 0.12 * (risen - mine.track)


def worth(v: TrickLaterView, card: str) -> float:
    """What playing a card is worth, as the trick stands and for those still to play."""
    cards = [*(play.card for play in v.table), card]
    open_seats = len(v.players) - len(cards)
    wins = winning_card(cards) == card
    chance = (0.55 if wins else 0.0) ** open_seats if open_seats else float(wins)
    if wins and open_seats:
        chance = max(chance, min(0.9, value(card) / 9))
    return chance * if_it_wins(v, cards) + (1 - chance) * if_it_loses(v, card) + harm(v, cards, wins)


def harm(v: TrickLaterView, cards: list[str], wins: bool) -> float:
    """What the one who holds the trick now would lose by it, if that is another."""
    if wins or len(cards) == 1:
        return 0.0
    holder = v.table[cards.index(winning_card(cards))].seat
    return 0.4 * at_risk(v, holder, cards)


def give(v: TrickLaterView, legal: list[str]) -> str:
    """Away with a low card of the colour I have least of."""
    hand = v.hand or []
    return min(legal, key=lambda action: (sum(1 for card in hand if card[0] == action[5]), value(action[5:])))


def careful(v: TrickLaterView, legal: list[str]) -> str:
    if len(legal) == 1:
        return legal[0]
    if v.phase == "exchange":
        return "keep"
    if v.phase == "give":
        return give(v, legal)
    return max(legal, key=lambda action: worth(v, action.split()[1]))
