"""Rules of thumb, as rules over a record, blind to what is hidden: what `careful` plays by, and a search beyond its tree."""

from __future__ import annotations

from tenfold.core.bits import count_bits, lowest
from tenfold.core.compile.rule import rule, seldom
from tenfold.games.trick_later.cards import ALL_INFECTED, AT_MOST, FIRST_INFECTED, OF_COLOUR, SURVIVORS, colour_of, value_of
from tenfold.games.trick_later.rules.dealing import answer, give
from tenfold.games.trick_later.rules.rulebook import GIVE, KEEP, PLAY
from tenfold.games.trick_later.rules.state import NOBODY, TRACK_END, Phase, TrickLaterState
from tenfold.games.trick_later.rules.trick import ATTACK_LEVEL, lowest_survivor, place_of, play, playable, winning_card

# What things are worth, found by letting rounds play against each other: see `worth`.
SURVIVOR = 0.57
TOO_LATE = 0.5
LOST = 1.8
TRACK_LOST = 0.16
CROWD = 0.28
SAVED_BY_WINNING = 0.35
SAVED = 1.6
TRACK_RISEN = 0.11
FULL_TRACK = 1.0
INFECTED_KEPT = -0.65
HARM = 0.92
HOLDS_AT_MOST = 0.93
HOLDS_SURELY = 5.9
VALUE_KEPT = -0.15
COLOUR_WEIGHT = 16


@rule
def on_table(s: TrickLaterState) -> int:
    """The cards of the running trick, as a set."""
    cards = 0
    for place in range(int(s.trick_at), int(s.played)):
        cards |= 1 << int(s.plays[place])
    return cards


@rule
def at_risk(s: TrickLaterState, seat: int, cards: int) -> int:
    """L5.1: how many survivors this seat would lose by winning these cards."""
    level = int(ATTACK_LEVEL[cards >> FIRST_INFECTED])
    return count_bits(int(s.upper[seat]) & int(AT_MOST[min(level, TRACK_END)]))


@rule
def left_after_rescue(s: TrickLaterState, upper: int, track: int) -> tuple[int, int]:
    """L6.3: how many survivors a track of this value brings to safety, and where that leaves it."""
    saved = 0
    while upper:
        kind = lowest_survivor(upper)
        if value_of(kind) + int(s.strictly_below) > track:
            return saved, track
        track -= value_of(kind)
        upper ^= 1 << kind
        saved += 1
    return saved, track


@rule
def hope(survivors: int, late: float) -> float:
    """What survivors on the upper side promise: less the later it is."""
    return SURVIVOR * count_bits(survivors) * (1.0 - TOO_LATE * late)


@rule
def if_it_wins(s: TrickLaterState, seat: int, cards: int, late: float) -> float:
    upper, track = int(s.upper[seat]), int(s.track[seat])
    gained = hope(cards & SURVIVORS, late) - CROWD * count_bits(upper)
    if cards & ALL_INFECTED:
        return gained - LOST * at_risk(s, seat, cards) - TRACK_LOST * track
    saved, _ = left_after_rescue(s, upper | (cards & SURVIVORS), track)
    return gained + SAVED_BY_WINNING * saved


@rule
def if_it_loses(s: TrickLaterState, seat: int, kind: int, late: float) -> float:
    track = int(s.track[seat])
    risen = track + value_of(kind)
    if risen > TRACK_END:
        risen = TRACK_END if s.cap else track
    saved, left = left_after_rescue(s, int(s.upper[seat]), risen)
    bonus = FULL_TRACK * late * late if left == TRACK_END else 0.0
    return SAVED * saved + TRACK_RISEN * (left - track) + bonus


@rule
def chance_to_hold(kind: int, open_seats: int) -> float:
    """How likely a card that wins so far wins in the end."""
    if open_seats == 0:
        return 1.0
    return min(HOLDS_AT_MOST, value_of(kind) / HOLDS_SURELY)


@rule
def harm(s: TrickLaterState, holding: int, cards: int) -> float:
    """What the one who holds the trick now would lose by it."""
    holder = (int(s.leader) + place_of(s, int(s.trick_at), holding) - int(s.trick_at)) % int(s.players)
    return HARM * at_risk(s, holder, cards)


@rule
def price(kind: int, late: float) -> float:
    """What a card may still be good for."""
    return (INFECTED_KEPT if kind >= FIRST_INFECTED else VALUE_KEPT * value_of(kind)) * (1.0 - late)


@rule
def worth(s: TrickLaterState, seat: int, table: int, kind: int) -> float:
    """What playing a card is worth, as the trick stands and for those still to play. (It lies in `plays` while we look.)"""
    cards = table | (1 << kind)
    late = (int(s.played) // int(s.players)) / 9.0
    s.plays[s.played] = kind
    holding = winning_card(s, int(s.trick_at), cards)
    if holding != kind:
        return if_it_loses(s, seat, kind, late) + harm(s, holding, cards) - price(kind, late)
    chance = chance_to_hold(kind, int(s.players) - count_bits(cards))
    lost = (1.0 - chance) * if_it_loses(s, seat, kind, late) if chance < 1.0 else 0.0
    return chance * if_it_wins(s, seat, cards, late) + lost - price(kind, late)


@rule
def card_to_play(s: TrickLaterState) -> int:
    """The legal card of the highest worth, the first of equals."""
    seat = int(s.to_act)
    left = playable(s)
    table = on_table(s)
    if left & (left - 1) == 0:
        return lowest(left)
    best, most = 0, -1e9
    while left:
        kind = lowest(left)
        left &= left - 1
        value = worth(s, seat, table, kind)
        if value > most:
            best, most = kind, value
    return best


@rule
def card_to_give(s: TrickLaterState) -> int:
    """A low card of the colour there is least of."""
    hand = int(s.hand[s.to_act])
    left = hand
    best, least = 0, 1 << 20
    while left:
        kind = lowest(left)
        left &= left - 1
        cost = COLOUR_WEIGHT * count_bits(hand & int(OF_COLOUR[colour_of(kind)])) + value_of(kind)
        if cost < least:
            best, least = kind, cost
    return best


@seldom
def by_thumb(s: TrickLaterState) -> int:
    """The action that the rules of thumb choose."""
    if s.phase == Phase.PLAY:
        return PLAY + card_to_play(s)
    return GIVE + card_to_give(s) if s.phase == Phase.GIVE else KEEP


@seldom
def advance(s: TrickLaterState, action: int) -> None:
    """Do what is legal, but do not score a round that is done."""
    if s.phase == Phase.PLAY:
        play(s, action - PLAY)
    elif s.phase == Phase.GIVE:
        give(s, action - GIVE)
    else:
        answer(s, 1 - action)


@rule
def round_is_done(s: TrickLaterState) -> bool:
    return int(s.played) == 10 * int(s.players)


@rule
def is_hidden(s: TrickLaterState) -> bool:
    """Whether what is decided now stays unknown to `eyes`."""
    return s.phase != Phase.PLAY and s.to_act != s.eyes and s.to_act != NOBODY
