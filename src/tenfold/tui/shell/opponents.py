"""Who plays the seats that are not yours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from tenfold.bots.asking import seated
from tenfold.bots.contract import Bot
from tenfold.bots.ready import seat_patiently
from tenfold.bots.registry import bots_for, nets_for, usual_bot
from tenfold.core.game import AnyGame

Opponents = Mapping[int, Bot]
Kinds = list[str | None]


def kinds_of_opponents(game: str, seats: int, wanted: str | None, saved: Kinds | None = None) -> Kinds | None:
    """The kind of bot at each seat: those asked for, or those of a saved game as far as there still are such, or the usual."""
    if seats == 1:
        return None
    kept: Sequence[str | None] = saved if saved is not None and wanted is None else [wanted] * seats
    there, usual = [*bots_for(game), *nets_for(game)], usual_bot(game)
    return [None, *(kind if kind in there else usual for kind in kept[1:])]


def pick_opponents(kinds: Kinds | None, game: AnyGame, seed: str) -> Opponents:
    """Players for all seats but yours, the same for the same game and seed."""
    seats = enumerate(kinds or [])
    return {
        seat: seated(kind, partial(seat_patiently, kind, game, f"{seed} {seat}")) for seat, kind in seats if kind is not None
    }
