"""A choice is judged by what its seat could know: what was hidden from it changes nothing."""

from __future__ import annotations

import msgspec

from tenfold.core.chance import Chance
from tenfold.core.record import Record
from tenfold.games.trick_later import TRICK_LATER
from tenfold.review.examine import Examiner
from tenfold.review.judges import judge_for
from tests.review.games import play

DEALS = 50
EVERY = 7


def judgements(record: Record, chance: str | None) -> list[tuple[str, float, float]]:
    """Of some decisions of a game, with all that its seats could not know drawn anew."""
    examiner = Examiner(record, judge_for(TRICK_LATER).judge, DEALS)
    position, found = record.start(), []
    for step, action in enumerate(record.actions):
        if step % EVERY == 0:
            seen = position.view(position.to_act)
            before = position if chance is None else TRICK_LATER.resample(seen, Chance(chance))
            judged = examiner.look_at(step, 0, before, position).compared
            found.append((judged.best, judged.cost.mean, judged.cost.error))
        position.redo(action)
    return found


def test_what_others_hold_does_not_change_the_judgement() -> None:
    record = play(TRICK_LATER, {"players": 3}, "fair", "random")
    truth = judgements(record, None)
    assert any(cost for _, cost, _ in truth)
    assert judgements(record, "others") == truth
    assert judgements(record, "more") == truth


def test_a_review_holds_nothing_that_the_spectator_does_not_see_at_turning_points() -> None:
    """The events are those that all saw."""
    from tenfold.review import review

    record = play(TRICK_LATER, {"players": 3}, "fair")
    position, told = record.start(), []
    for action in record.actions:
        position.redo(action)
        told.append(position.events(None))
    for point in review(record, deals=10).turning_points:
        assert msgspec.to_builtins(point.events) == msgspec.to_builtins(told[point.step])
