"""10 Trick Later: what may be done and what it does.

`choices` says what is legal in each phase and `why_not` which rule forbids the rest, L3.3 as 303; `tenfold.core.choosing` makes
the usual questions of them.
"""

from __future__ import annotations

from tenfold.core.compile.rule import rule
from tenfold.games.trick_later.cards import HAND, KINDS
from tenfold.games.trick_later.rules.dealing import answer, deal_round, give
from tenfold.games.trick_later.rules.refusals import (
    EXCHANGE_OR_KEEP,
    FOLLOW_THE_COLOUR,
    GIVE_FROM_THE_HAND,
    INFECTED_ARE_LOCKED,
    NOT_IN_THE_HAND,
)
from tenfold.games.trick_later.rules.resampling import redeal
from tenfold.games.trick_later.rules.round import draw_leader, finish_round
from tenfold.games.trick_later.rules.state import NOBODY, Phase, TrickLaterState
from tenfold.games.trick_later.rules.trick import is_leading, play, playable

__all__ = ["begin", "choices", "choices_start", "do", "redeal", "why_not"]

EXCHANGE = 0
KEEP = 1
GIVE = 2
PLAY = GIVE + KINDS
MOST_LEGAL = HAND


@rule
def choices_start(s: TrickLaterState) -> int:
    """The action that bit 0 of `choices` stands for."""
    if s.phase == Phase.PLAY:
        return PLAY
    return GIVE if s.phase == Phase.GIVE else EXCHANGE


@rule
def choices(s: TrickLaterState) -> int:
    if s.phase == Phase.PLAY:
        return playable(s)
    if s.phase == Phase.GIVE:
        return int(s.hand[s.to_act])
    return (1 << EXCHANGE) | (1 << KEEP) if s.phase == Phase.EXCHANGE else 0


@rule
def why_not_play(s: TrickLaterState, kind: int) -> int:
    if kind < 0 or kind >= KINDS or (int(s.hand[s.to_act]) >> kind) & 1 == 0:
        return NOT_IN_THE_HAND
    return INFECTED_ARE_LOCKED if is_leading(s) else FOLLOW_THE_COLOUR


@rule
def why_not(s: TrickLaterState, action: int) -> int:
    """The number of the rule that forbids an action."""
    if s.phase == Phase.PLAY:
        return why_not_play(s, action - PLAY)
    return EXCHANGE_OR_KEEP if s.phase == Phase.EXCHANGE else GIVE_FROM_THE_HAND


@rule
def do(s: TrickLaterState, action: int) -> None:
    """Do what is legal."""
    if s.phase == Phase.PLAY:
        play(s, action - PLAY)
        if s.played == HAND * int(s.players):
            finish_round(s)
    elif s.phase == Phase.GIVE:
        give(s, action - GIVE)
    else:
        answer(s, 1 if action == EXCHANGE else 0)


@rule
def begin(s: TrickLaterState) -> None:
    """L2: the first round; the first leader is random or named."""
    everybody = (1 << int(s.players)) - 1
    s.eyes = NOBODY
    deal_round(s, draw_leader(s, everybody) if s.first == NOBODY else int(s.first))
