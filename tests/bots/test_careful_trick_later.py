"""The careful player of 10 Trick Later: right where its rules of thumb leave one answer, and blind to what is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from tenfold.bots.baseline import RANDOM
from tenfold.bots.contract import Budget
from tenfold.bots.trick_later.careful import careful
from tenfold.games.trick_later import TRICK_LATER
from tests.bots.trick_later_tables import (
    a_safe_loser,
    a_trick_to_win,
    an_attack_to_dodge,
    asks,
    positions,
    share_of_wins,
    twins,
)


@pytest.mark.parametrize("variant", TRICK_LATER.variants)
def test_it_chooses_what_is_legal(variant: dict[str, Any]) -> None:
    for position in positions(variant, "legal", 10):
        assert asks(careful, position) in position.legal()


@pytest.mark.parametrize("variant", TRICK_LATER.variants)
def test_two_positions_alike_in_the_view_give_the_same_choice(variant: dict[str, Any]) -> None:
    for position, twin in twins(variant, "fair"):
        assert asks(careful, twin) == asks(careful, position)


def test_it_dodges_an_attack() -> None:
    assert asks(careful, an_attack_to_dodge()) != "play y8"


def test_it_loses_with_the_card_that_rescues() -> None:
    assert asks(careful, a_safe_loser()) == "play y3"


def test_it_wins_what_its_track_can_rescue() -> None:
    assert asks(careful, a_trick_to_win()) == "play y4"


def test_it_beats_random_players_clearly() -> None:
    dice = RANDOM.sit(TRICK_LATER, "dice", Budget())
    assert share_of_wins(careful, dice, 3, 20) > 0.6
    assert share_of_wins(careful, dice, 4, 15) > 0.5
