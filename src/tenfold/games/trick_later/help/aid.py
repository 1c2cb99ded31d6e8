"""What follows from a view of 10 Trick Later: the running trick, what each card would do, and why others may not be played."""

from __future__ import annotations

import msgspec

from tenfold.core.game import Aid, Position
from tenfold.core.reasons import Reason, reasons
from tenfold.games.trick_later.face.options import TrickLaterOptions
from tenfold.games.trick_later.face.view import Player, TrickLaterView
from tenfold.games.trick_later.help.decided import Decided
from tenfold.games.trick_later.help.reckoning import Prospect, Standing, infected, needed, points_now, prospect, standing
from tenfold.games.trick_later.rules.state import TrickLaterState


class Chances(msgspec.Struct, frozen=True):
    """A player's `points` if the round ended now, and `game`, the points of all rounds with them.

    `next_rescue` is the value of the track that rescues the next survivor; null if nobody waits or none could be reached.
    """

    next_rescue: int | None
    points: int
    game: int


class TrickLaterAid(Aid, frozen=True, kw_only=True):
    trick: Standing | None
    plays: dict[str, Prospect]
    why_not: dict[str, Reason]
    infected_may_lead: bool
    players: list[Chances]
    decided: Decided | None = None


def chances(player: Player, over: bool, options: TrickLaterOptions) -> Chances:
    """When the game is over, the last round is in the total already."""
    points = points_now(player)
    return Chances(needed(player.upper, options), points, player.total if over else player.total + points)


def infected_may_lead(view: TrickLaterView) -> bool:
    """L3.2, for you; for a spectator, for anybody."""
    return view.unlocked or (bool(view.hand) and all(map(infected, view.hand or [])))


def prospects(view: TrickLaterView, legal: list[str]) -> dict[str, Prospect]:
    plays = {action: action.removeprefix("play ") for action in legal if action.startswith("play ")}
    return {action: prospect(view, view.to_act or 0, card) for action, card in plays.items()}


def aid(view: TrickLaterView, legal: list[str], position: Position[TrickLaterState]) -> TrickLaterAid:
    """`position` says what the view says."""
    hand = view.hand if legal and view.phase == "play" else None
    return TrickLaterAid(
        trick=standing(view),
        plays=prospects(view, legal),
        why_not=reasons(position, [f"play {card}" for card in hand or []]),
        infected_may_lead=infected_may_lead(view),
        players=[chances(player, view.phase == "over", view.options) for player in view.players],
    )
