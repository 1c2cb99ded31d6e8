"""What the plays of others say about their hands."""

from __future__ import annotations

import numpy as np

from tenfold.bots.trick_later.evidence import note_round, plausibility
from tenfold.core.chance import Chance
from tenfold.games.trick_later import TRICK_LATER
from tests.bots.trick_later_tables import an_attack_to_dodge


def test_the_play_so_far_makes_some_deals_likelier_than_others() -> None:
    position = an_attack_to_dodge()
    lures, asked = np.zeros((40, 41)), np.zeros((40, 2), np.int64)
    known = TRICK_LATER.remembered(position.view(2))  # type: ignore[arg-type]
    note_round(known.copy(), known, lures, asked)
    chance = Chance("evidence")
    deals = [TRICK_LATER.resample(position.view(2), chance).state for _ in range(20)]
    found = [plausibility(deal, [0] * 4, lures, asked) for deal in deals]
    assert all(0 < likely < 1 for likely in found)
    assert max(found) > 1.2 * min(found)
    assert asked[:8].tolist() == [[0, 65], [1, 1], [2, 1], [2, 65], [0, 9], [1, 9], [0, 65], [1, 18]]
