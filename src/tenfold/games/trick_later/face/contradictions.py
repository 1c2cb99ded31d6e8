"""What a view says that cannot be together, where a state takes it as it is: for views that people write."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tenfold.games.trick_later.cards import COLOURS, INFECTED_EIGHT, KIND_OF, cards_in_play, write_set
from tenfold.games.trick_later.face.view import Player, TrickLaterView, player_view
from tenfold.games.trick_later.rules.round import ENOUGH, points_of
from tenfold.games.trick_later.rules.setup import template
from tenfold.games.trick_later.rules.state import NO_COLOUR, ROUNDS_KEPT, TRICKS, TrickLaterState
from tenfold.games.trick_later.rules.trick import play

BOARD = ("track", "upper", "lower", "lost")


def contradiction(v: TrickLaterView) -> str | None:
    """The first thing that is wrong, as a sentence."""
    wrong = next(of_the_cards(v), None)
    return wrong or next(of_the_game(v, replayed(v)), None)


def of_the_cards(v: TrickLaterView) -> Iterator[str]:
    """L1: every card is there once, and one colour is out with three players."""
    if len(v.players) != v.options.players:
        yield f"{len(v.players)} players have boards; with these options there are {v.options.players}."
    if (v.out is None) != (v.options.players == 4) or (v.options.out or v.out) != v.out:
        yield "with three players out is the colour that is out, with four nothing."
    if v.seat is not None and not 0 <= v.seat < len(v.players):
        yield f"seat is from 0 to {len(v.players) - 1}, or - for a spectator."
    if len(v.hand or []) != (0 if v.seat is None else v.players[v.seat].hand):
        yield "hand has as many cards as the board of its seat says, and a spectator has none."
    cards = [*played(v), *(v.hand or []), *([v.gave] if v.gave else [])]
    missing = NO_COLOUR if v.out is None else COLOURS.index(v.out)
    in_play = write_set(cards_in_play(v.options.players, missing) | 1 << INFECTED_EIGHT)
    for card, n in Counter(cards).items():
        if n > 1 or card not in in_play:
            yield f"{card} is {'there twice' if n > 1 else 'not in play'}; every card of the round is there once."


def played(v: TrickLaterView) -> list[str]:
    return [card for trick in v.tricks for card in trick.cards] + [play.card for play in v.table]


def of_the_game(v: TrickLaterView, s: TrickLaterState) -> Iterator[str]:
    for check in (of_the_turn, of_the_boards, of_the_points):
        yield from check(v, s)
    yield from of_the_exchange(v)


def replayed(v: TrickLaterView) -> TrickLaterState:
    """The boards of this round, as its tricks make them."""
    s = template(v.options, None)
    s.leader = s.to_act = v.tricks[0].leader if v.tricks else v.leader
    for card in played(v):
        play(s, KIND_OF[card])
    return s


def of_the_turn(v: TrickLaterView, s: TrickLaterState) -> Iterator[str]:
    """L3.1, L7.2."""
    if v.round < 1 or not all(0 <= leader < len(v.players) for leader in [v.leader, *(trick.leader for trick in v.tricks)]):
        yield f"rounds are counted from 1, and a leader is a seat from 0 to {len(v.players) - 1}."
    if (s.played == v.options.players * TRICKS) != (v.phase == "over"):
        yield f"the phase is over when all tricks of the last round are played, and only then; here it is {v.phase}."
    if v.phase == "play" and v.to_act != s.to_act:
        yield f"by the tricks seat {s.to_act} plays next, so to_act={s.to_act}."
    if v.leader != s.leader:
        yield f"by the tricks seat {s.leader} leads, so leader={s.leader}."
    if v.unlocked != bool(s.unlocked):
        yield f"by the tricks infected may {'' if s.unlocked else 'not '}be led, so unlocked={'yes' if s.unlocked else 'no'}."


def of_the_boards(v: TrickLaterView, s: TrickLaterState) -> Iterator[str]:
    """L5, L6: a board follows from the tricks."""
    for seat, player in enumerate(v.players):
        board = player_view(s, seat, [])
        for field in BOARD:
            if getattr(player, field) != getattr(board, field):
                yield f"by the tricks {field} of seat {seat} is {written(getattr(board, field))}."


def written(value: object) -> str:
    return f"[{' '.join(value)}]" if isinstance(value, list) else str(value)


def of_the_points(v: TrickLaterView, s: TrickLaterState) -> Iterator[str]:
    """L7.1, L7.2."""
    for seat, player in enumerate(v.players):
        if not 0 <= player.total - sum(player.rounds) <= unkept(v) * ENOUGH:
            yield f"the rounds of seat {seat} add up to {sum(player.rounds)}, not to {player.total}."
        if any(points < 0 for points in player.rounds) or (v.phase == "over" and player.rounds[-1] != points_of(s, seat)):
            yield f"the points of a round follow from its board; those of seat {seat} do not."
    if enough(v.players) != (v.phase == "over"):
        yield f"a game is over when somebody has {ENOUGH} points, and only then."


def unkept(v: TrickLaterView) -> int:
    """How many rounds are so long ago that their points are kept no more."""
    return max(0, v.round - (v.phase != "over") - ROUNDS_KEPT)


def enough(players: list[Player]) -> bool:
    return max(player.total for player in players) >= ENOUGH


def of_the_exchange(v: TrickLaterView) -> Iterator[str]:
    """L2.2, L2.3."""
    if v.phase == "exchange" and (v.to_act not in v.asked or v.exchanged is not None):
        yield "in the exchange whoever decides is asked, and nobody has exchanged yet."
    if v.phase == "give" and v.to_act != v.exchanged:
        yield "whoever exchanges decides what to give, so to_act and exchanged are the same."
    if v.exchanged is not None and v.exchanged not in v.asked:
        yield "only somebody who was asked exchanges."
