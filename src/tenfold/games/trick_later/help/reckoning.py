"""What follows from a view of 10 Trick Later: who holds the trick, what it would cost, what a card would do, what is unseen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from tenfold.games.trick_later.cards import (
    CARDS,
    COLOURS,
    KIND_OF,
    cards_in_play,
    is_infected,
    read_set,
    value_of,
    write_set,
)
from tenfold.games.trick_later.face.options import TrickLaterOptions
from tenfold.games.trick_later.face.victory import Why, victory
from tenfold.games.trick_later.face.view import PlayedCard, Player, TrickLaterView
from tenfold.games.trick_later.rules import trick
from tenfold.games.trick_later.rules.round import TRACK_BONUS
from tenfold.games.trick_later.rules.state import NO_COLOUR, TRACK_END, TrickLaterState

INFECTED_EIGHT = "i8"


class Standing(msgspec.Struct, frozen=True):
    """A running trick: who holds it, the attack level (None without infected), and which waiting survivors that would cost.

    `by` and `beaten` say why that card holds it (`Victory`).
    """

    seat: int
    card: str
    level: int | None
    at_risk: list[str]
    by: Why
    beaten: str | None


class Fate(msgspec.Struct, frozen=True):
    """What becomes of the board of somebody in the trick: the survivors lost and rescued, and where the track is then."""

    seat: int
    lost: list[str]
    rescued: list[str]
    track: int


class Prospect(msgspec.Struct, frozen=True):
    """The trick as it would stand with a card of yours, and all boards in it, yours last, if it ended so."""

    standing: Standing
    holds: bool
    is_last: bool
    boards: list[Fate]

    @property
    def mine(self) -> Fate:
        return self.boards[-1]


def value(card: str) -> int:
    return value_of(KIND_OF[card])


def infected(card: str) -> bool:
    return is_infected(KIND_OF[card])


def winning_card(cards: list[str]) -> str:
    """L4, of the cards on the table so far; the first is the lead."""
    table = TrickLaterState()
    table.players = len(cards)
    table.plays[: len(cards)] = [KIND_OF[card] for card in cards]
    return CARDS[trick.winning_card(table, 0, read_set(cards))]


def in_order(cards: Iterable[str]) -> list[str]:
    """The order of rescue: by value, equals in card order."""
    return sorted(cards, key=lambda card: (value(card), KIND_OF[card]))


def survivors(cards: Iterable[str]) -> list[str]:
    return [card for card in cards if not infected(card)]


def attack_level(cards: list[str]) -> int | None:
    """L5.1; None where no infected attacks."""
    torn = [value(card) for card in cards if infected(card)]
    return sum(torn) if torn else None


def under(upper: list[str], level: int | None) -> list[str]:
    """L5.1: the survivors that an attack of this level reaches."""
    return [] if level is None else in_order(card for card in upper if value(card) <= level)


def standing(view: TrickLaterView, card: str | None = None) -> Standing | None:
    """The running trick, with a card of the one to act in it or without; None while it is empty."""
    plays = [(play.seat, play.card) for play in view.table]
    if card is not None:
        plays.append((view.to_act or 0, card))
    if not plays:
        return None
    cards = [played for _, played in plays]
    best = winning_card(cards)
    seat = plays[cards.index(best)][0]
    level = attack_level(cards)
    why = victory(KIND_OF[best], read_set(cards), KIND_OF[cards[0]])
    return Standing(seat, best, level, under(view.players[seat].upper, level), why.by, why.beaten)


def needed(upper: list[str], options: TrickLaterOptions) -> int | None:
    """L6.3: the value of the track that rescues the next survivor; None if nobody waits or nothing could."""
    if not upper:
        return None
    least = min(map(value, upper)) + (options.rescue == "below")
    return least if least <= TRACK_END else None


def risen(track: int, by: int, options: TrickLaterOptions) -> int:
    """L6.2."""
    if track + by <= TRACK_END:
        return track + by
    return TRACK_END if options.overflow == "cap" else track


def rescue(upper: list[str], track: int, options: TrickLaterOptions) -> tuple[list[str], int]:
    """L6.3: who is rescued from such a track, and where it is then."""
    saved: list[str] = []
    waiting = in_order(upper)
    while (least := needed(waiting, options)) is not None and least <= track:
        saved.append(waiting.pop(0))
        track -= value(saved[-1])
    return saved, track


def fate(view: TrickLaterView, play: PlayedCard, held: Standing, cards: list[str]) -> Fate:
    """L5, L6: what a trick of these cards does to one who played in it."""
    player = view.players[play.seat]
    if play.seat != held.seat:
        saved, track = rescue(player.upper, risen(player.track, value(play.card), view.options), view.options)
        return Fate(play.seat, [], saved, track)
    waiting = [*(card for card in player.upper if card not in held.at_risk), *survivors(cards)]
    saved, track = rescue(waiting, player.track if held.level is None else 0, view.options)
    return Fate(play.seat, held.at_risk, saved, track)


def prospect(view: TrickLaterView, seat: int, card: str) -> Prospect:
    """What a card would do, as the trick stands."""
    after = standing(view, card)
    assert after is not None
    plays = [*view.table, PlayedCard(seat, card)]
    cards = [play.card for play in plays]
    fates = [fate(view, play, after, cards) for play in plays]
    return Prospect(after, after.seat == seat, len(plays) == len(view.players), fates)


def points_now(player: Player) -> int:
    """L7.1, if the round ended now."""
    bonus = TRACK_BONUS if player.track == TRACK_END else 0
    return max(0, len(player.lower) + bonus - player.lost)


def plays_of(view: TrickLaterView) -> Iterator[tuple[int, str, str]]:
    """Everything played in this round: seat, card, and the card that led the trick."""
    for done in view.tricks:
        for turn, card in enumerate(done.cards):
            yield (done.leader + turn) % len(view.players), card, done.cards[0]
    for play in view.table:
        yield play.seat, play.card, view.table[0].card


def unseen(view: TrickLaterView) -> list[str]:
    """The cards of the round that you hold not and never saw: in the hands of others, or set aside by one of them."""
    out = NO_COLOUR if view.out is None else COLOURS.index(view.out)
    cards = write_set(cards_in_play(len(view.players), out))
    if view.exchanged not in (None, view.seat):
        cards.append(INFECTED_EIGHT)
    seen = {*(view.hand or []), view.gave, *(card for _, card, _ in plays_of(view))}
    return [card for card in cards if card not in seen]


def holds_the_eight(view: TrickLaterView, seat: int) -> bool:
    """Everybody knows who took infected 8, until it is played."""
    return view.exchanged == seat and all(card != INFECTED_EIGHT for _, card, _ in plays_of(view))


def most_held(view: TrickLaterView, seat: int) -> dict[str, int]:
    """L3.3: what a player's cards gave away, as the most that this player can hold of a colour: none or one."""
    most: dict[str, int] = {}
    for player, card, lead in plays_of(view):
        if player != seat:
            continue
        if card[0] in most:
            most[card[0]] = max(0, most[card[0]] - 1)
        if not infected(lead) and card[0] != lead[0]:
            most[lead[0]] = min(most.get(lead[0], 1), int(infected(card)))
    return most
