"""Games in which it is certain what was wrong and what it cost."""

from __future__ import annotations

import pytest

from tenfold.core.record import Record
from tenfold.games.ten import TEN
from tenfold.review import NotFinished, Review, review
from tenfold.review.outcomes import part_of
from tests.review.games import SMALL, play, played

DEALS = 40
TWO = {"players": 2, "first": 0}


def last_choice(record: Record) -> tuple[int, dict[str, float]]:
    """The last decision after which nothing is open any more, and what each action there is worth to whoever decides."""
    position = record.start()
    found: tuple[int, dict[str, float]] = 0, {}
    for step, action in enumerate(record.actions):
        ends = {}
        for each in position.legal():
            after = position.copy()
            after.do(each)
            outcome = after.outcome()
            if outcome is not None:
                ends[each] = part_of(outcome, position.to_act or 0)
        if len(ends) == len(position.legal()) > 1:
            found = step, ends
        position.do(action)
    return found


def a_game_thrown_away() -> tuple[Record, dict[str, float]]:
    """A game whose last decision decides it, with the worst action chosen there."""
    for seed in map(str, range(1000)):
        record = play(TEN, {**TWO, "deck": SMALL}, seed)
        step, worths = last_choice(record)
        if worths and max(worths.values()) > min(worths.values()):
            worst = min(worths, key=lambda action: worths[action])
            record.actions[step:] = [worst]
            return record, worths
    raise AssertionError("no such game")


def test_the_last_decision_of_a_game_is_worked_out_exactly() -> None:
    record, worths = a_game_thrown_away()
    found = review(record, deals=DEALS).decisions[-1]
    assert found.mistake
    assert found.chosen == record.actions[-1]
    assert worths[found.best] == max(worths.values())
    assert found.cost == pytest.approx(100 * (max(worths.values()) - worths[found.chosen]))
    assert found.error == 0
    assert (found.better, found.worse) == (100, 0)


@pytest.fixture(scope="module")
def torn() -> Review:
    """Seat 0 has blue 3 and 4 and draws on, when all that is left busts; then everybody does the first legal thing."""
    deck = {"b3": 1, "b4": 1, "g9": 1, "o9": 1}
    return review(played(TEN, {**TWO, "deck": deck}, "draw, draw, draw", ["b3", "b4", "g9", "o9"]), deals=DEALS)


def test_to_draw_what_surely_busts_is_a_mistake_and_the_odds_say_why(torn: Review) -> None:
    found = next(decision for decision in torn.decisions if decision.step == 2)
    assert (found.seat, found.chosen, found.best, found.mistake) == (0, "draw", "take numbers", True)
    assert [(fact.says, fact.details) for fact in found.facts] == [
        ("odds", {"bust": 2, "deck": 2}),
        ("numbers", {"before": 0, "after": 2, "points": 2}),
    ]


def test_a_card_that_could_not_have_been_another_is_no_luck() -> None:
    """All cards alike: nothing is left to chance."""
    record = played(TEN, {**TWO, "deck": {"$1": 12}}, "draw, take currency", ["$1"] * 12)
    assert {share.luck for share in review(record, deals=DEALS).shares} == {0}


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    record = play(TEN, {**TWO, "deck": SMALL}, "tea")
    record.actions.pop()
    with pytest.raises(NotFinished, match="Only a game that is over can be reviewed"):
        review(record, deals=DEALS)
