"""The last two tricks of a round, worked out: the same as by trying everything in every deal with the plain rules."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from tenfold.bots.contract import Budget
from tenfold.bots.trick_later.careful import careful
from tenfold.bots.trick_later.deals import TRUST
from tenfold.bots.trick_later.evidence import note_round, plausibility
from tenfold.bots.trick_later.policy import learnt, policy_of, to_shares, weigh_cards
from tenfold.bots.trick_later.searcher import Searcher
from tenfold.bots.trick_later.thumb import advance, round_is_done
from tenfold.bots.trick_later.ways import LEARNT
from tenfold.bots.trick_later.win_chances import evaluate_by_win_chances
from tenfold.core.chance import Chance
from tenfold.games.trick_later import TRICK_LATER
from tenfold.games.trick_later.rules.rulebook import PLAY, choices, choices_start
from tenfold.games.trick_later.rules.state import NOBODY, TrickLaterState
from tests.bots.trick_later_tables import Table, asks, positions

pytestmark = pytest.mark.xdist_group("compiled trick_later")

POLICY = policy_of(**learnt())


MOST_DEALS = 12


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


def shares(s: TrickLaterState) -> dict[int, float]:
    """How often who acts would play each card."""
    cards = choices(s)
    weigh_cards(s, cards, POLICY)
    together = to_shares(cards, POLICY)
    return {action: POLICY.likes[action - PLAY] / together for action in all_actions(s)}


def worth_to(seat: int, s: TrickLaterState) -> float:
    """What the rest of the round is worth, by going every way that it may go."""
    if round_is_done(s):
        values = [0.0] * 4
        evaluate_by_win_chances(s, POLICY.chances, [0] * 4, values)
        return values[seat]
    return sum(share * worth_to(seat, after(s, action)) for action, share in shares(s).items())


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
            weight * worth_to(deal.to_act, after(deal, TRICK_LATER.read_action(text)))
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
    """Of the rules as they stand; what can be counted so has few deals."""
    numbers, aside = set(), 0
    for position in last_choices(players, seed, positions):
        seat = position.state.to_act
        advice = master.advise(position.view(seat), position.legal())  # type: ignore[arg-type]
        (number,) = {master.visits(action) for action in position.legal()}
        if number > MOST_DEALS:
            continue
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
