"""The last two tricks of a round, worked out: the same as by trying everything in every deal with the plain rules."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from tenfold.bots.contract import Budget
from tenfold.bots.trick_later.careful import careful
from tenfold.bots.trick_later.deals import TRUST
from tenfold.bots.trick_later.evidence import note_round, plausibility
from tenfold.bots.trick_later.policy import learnt
from tenfold.bots.trick_later.searcher import Searcher
from tenfold.bots.trick_later.thumb import advance, round_is_done
from tenfold.bots.trick_later.ways import LEARNT
from tenfold.bots.trick_later.win_chances import evaluate_by_win_chances
from tenfold.core.chance import Chance
from tenfold.games.trick_later import TRICK_LATER
from tenfold.games.trick_later.rules.rulebook import choices, choices_start
from tenfold.games.trick_later.rules.state import NOBODY, TrickLaterState
from tests.bots.trick_later_tables import Table, asks, positions

pytestmark = pytest.mark.xdist_group("compiled trick_later")

CHANCES = learnt()["chances"].astype(np.float64)


def last_choices(players: int, seed: str, wanted: int) -> Iterator[Table]:
    """So many positions with two cards in hand and a choice between them, of games in which everybody exchanges who may."""
    game = found = 0
    while found < wanted:
        game += 1
        position = TRICK_LATER.start({"players": players}, f"{seed} {game}")
        while position.state.round == 1 and position.to_act is not None:
            if position.state.played // players == 8 and len(position.legal()) > 1 and found < wanted:
                found += 1
                yield position
            position.apply("exchange" if "exchange" in position.legal() else asks(careful, position))


def all_actions(s: TrickLaterState) -> list[int]:
    return [choices_start(s) + place for place in range(41) if (choices(s) >> place) & 1]


def best_for_all(s: TrickLaterState) -> list[float]:
    """What the rest of the round is worth to each seat, if everybody knows all hands and takes what is best for itself."""
    if round_is_done(s):
        values = [0.0] * 4
        evaluate_by_win_chances(s, CHANCES, [0] * 4, values)
        return values
    return max((best_for_all(after(s, action)) for action in all_actions(s)), key=lambda values: values[s.to_act])


def after(s: TrickLaterState, action: int) -> TrickLaterState:
    s = s.copy()
    advance(s, action)
    return s


def deals(position: Table, wanted: int) -> list[TrickLaterState]:
    """All deals that agree with what who acts knows, if they are so many; drawn until no other turned up for a long time."""
    chance = Chance("endgame")
    drawn = (TRICK_LATER.resample(position.view(position.to_act), chance).state for _ in range(12 * wanted))
    return list({(*s.hand, s.gave): s for s in drawn}.values())


def worths(position: Table, found: list[TrickLaterState]) -> dict[str, float]:
    """What every action is worth over these deals, each as plausible as it is."""
    known = TRICK_LATER.remembered(position.view(position.to_act))  # type: ignore[arg-type]
    lures, asked = np.zeros((40, 41)), np.zeros((40, 2), np.int64)
    note_round(known.copy(), known, lures, asked)
    weights = [plausibility(deal, [0] * 4, lures, asked) ** TRUST for deal in found]
    return {
        text: sum(
            weight * best_for_all(after(deal, TRICK_LATER.read_action(text)))[deal.to_act]
            for deal, weight in zip(found, weights, strict=True)
        )
        / sum(weights)
        for text in position.legal()
    }


@pytest.fixture(scope="module")
def master() -> Searcher:
    return Searcher(TRICK_LATER, "endgame", Budget(iterations=100), LEARNT)


@pytest.mark.parametrize(("players", "seed", "positions"), [(3, "aside", 7), (4, "four", 2)])
def test_what_is_worked_out_is_what_trying_everything_in_every_deal_finds(
    players: int, seed: str, positions: int, master: Searcher
) -> None:
    numbers, aside = set(), 0
    for position in last_choices(players, seed, positions):
        seat = position.state.to_act
        advice = master.advise(position.view(seat), position.legal())  # type: ignore[arg-type]
        (number,) = {master.visits(action) for action in position.legal()}
        found = deals(position, number)
        assert (len(found), master.done) == (number, 0)
        expected = worths(position, found)
        assert {action: master.mean(seat, action) for action in expected} == pytest.approx(expected)
        assert expected[advice.best] == pytest.approx(max(expected.values()), abs=1e-4)
        numbers.add(number)
        aside += position.state.exchanged not in (NOBODY, seat)
    assert len(numbers) > 1
    assert aside > 0


def test_with_three_cards_in_hand_it_searches(master: Searcher) -> None:
    for position in (one for one in positions({}, "three cards", 2) if one.state.played // 3 == 7 and len(one.legal()) > 1):
        asks(master, position)
        assert master.done > 0
