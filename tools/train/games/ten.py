"""TEN, for one to five, alone at every level, in all editions."""

from __future__ import annotations

from tenfold.bots.ten.features import FEATURES, PLANES
from tenfold.bots.ten.net import SCALE, UNITS
from tenfold.bots.ten.net_file import WEIGHTS
from tenfold.bots.ten.net_onnx import EMPTY
from tenfold.games.ten import Ten
from tenfold.games.ten.rules.state import SEATS
from tools.train.games.subject import Mix, Options, Subject


class TenInSight(Ten):
    """TEN, seen as its net sees it."""

    tensor = FEATURES


PLAIN: list[Options] = [{}] * 5
ODD: list[Options] = [{"edition": "de"}, {"bust_buy": True}, {"edition": "de", "bust_buy": True}]
# Alone: every level, and the hard ones twice, for there most is left to learn.
LEVELS = (4, 5, 6, 7, 8, 9, 10, 8, 9, 10)
ALONE: list[Options] = [{"level": level} for level in LEVELS] + [
    {"level": 10, "edition": "de"},
    {"level": 8, "bust_buy": True},
]
# What part of the games is for so many players.
PARTS = {1: 0.16, 2: 0.33, 3: 0.18, 4: 0.17, 5: 0.16}


def mix(players: int, part: float) -> Mix:
    return Mix(players, part, [{"players": players, **more} for more in (ALONE if players == 1 else PLAIN + ODD)])


SUBJECT = Subject(
    file=WEIGHTS.file,
    game=TenInSight(),
    planes=PLANES,
    units=UNITS,
    scale=SCALE,
    seats=SEATS,
    empty=EMPTY.tolist(),
    mixes=[mix(players, part) for players, part in PARTS.items()],
    trials={str(players): {"players": players} for players in range(2, SEATS + 1)}
    | {f"level {level}": {"players": 1, "level": level} for level in range(4, 11)},
    smoothing=0.95,
)
