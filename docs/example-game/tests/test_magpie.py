"""What every game must pass, and the rules of this one."""

from __future__ import annotations

from pathlib import Path

import pytest
from tenfold_magpie import MAGPIE
from tenfold_magpie.state import COPIES, TO_SNATCH, TRINKETS, MagpieState
from tenfold_magpie.view import MagpieView

from tenfold.core.chance import Chance
from tenfold.core.errors import NotAllowed
from tenfold.core.game import Position
from tenfold.core.record import read_record
from tenfold.testing import CHECKS, Check, samples


@pytest.mark.parametrize("check", CHECKS)
def test_what_every_game_must_pass(check: Check) -> None:
    check(MAGPIE, samples(MAGPIE, "magpie", 2))


def stacked(*trinkets: str, hidden: tuple[str, str] = ("key", "ring")) -> Position[MagpieState]:
    """A game that seat 0 starts, with these trinkets to snatch first, and then all the others from the cheapest up."""
    rest = list(TRINKETS * COPIES)
    for trinket in (*trinkets, *hidden):
        rest.remove(trinket)
    position = MAGPIE.start({"first": 0})
    deck = [*trinkets, *sorted(rest, key=TRINKETS.index), *hidden]
    position.state.deck = [TRINKETS.index(trinket) for trinket in deck]
    return position


def play(position: Position[MagpieState], *actions: str) -> list[int]:
    """What the nests are worth after these actions."""
    for action in actions:
        position.apply(action)
    return position.state.nest


def hidden(position: Position[MagpieState], viewer: int | None) -> list[str | None]:
    """The hidden trinkets as this viewer sees them."""
    seen = position.view(viewer)
    assert isinstance(seen, MagpieView)
    return [player.hidden for player in seen.players]


def test_m1_1_four_trinkets_of_each_kind() -> None:
    assert sorted(MAGPIE.start().state.deck) == sorted(list(range(6)) * 4)


def test_m1_2_each_magpie_sees_its_own_hidden_trinket_only() -> None:
    position = stacked(hidden=("key", "ring"))
    assert [hidden(position, viewer) for viewer in (0, 1, None)] == [["key", None], [None, "ring"], [None, None]]


def test_m2_1_an_empty_beak_does_not_fly() -> None:
    position = stacked("pearl")
    assert position.legal() == ["snatch"]
    with pytest.raises(NotAllowed, match="empty") as refused:
        position.apply("fly")
    assert refused.value.rule == "M2.1"


def test_m2_2_a_second_trinket_of_a_kind_loses_all() -> None:
    position = stacked("pearl", "coin", "pearl")
    assert play(position, "snatch", "snatch", "snatch") == [0, 0]
    assert position.to_act == 1


def test_m2_3_who_flies_keeps_what_is_in_the_beak() -> None:
    position = stacked("pearl", "coin", "pearl")
    assert play(position, "snatch", "snatch", "fly") == [9, 0]
    assert position.to_act == 1


def test_m3_1_the_last_trinket_ends_the_game_and_is_kept() -> None:
    position = stacked(hidden=("key", "ring"))
    position.state.top = TO_SNATCH - 1
    assert play(position, "snatch") == [6 + 2, 5]
    assert position.is_over


def test_m3_2_the_nest_that_is_worth_more_wins() -> None:
    position = stacked(hidden=("key", "ring"))
    position.state.top = TO_SNATCH - 1
    position.state.nest = [0, 3]
    play(position, "snatch")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.decided) == ([8, 8], [0, 1], "shared")


def test_a_magpie_knows_no_more_than_what_is_left() -> None:
    position = stacked("coin", "coin", "coin", "coin", hidden=("key", "ring"))
    play(position, "snatch", "snatch", "snatch", "snatch")
    seen, chance = position.view(0), Chance("any")
    twins = [MAGPIE.resample(seen, chance).state for _ in range(200)]
    assert {TRINKETS[s.deck[TO_SNATCH]] for s in twins} == {"key"}
    assert {TRINKETS[s.deck[TO_SNATCH + 1]] for s in twins} == {"button", "key", "spoon", "ring", "pearl"}


def test_the_first_game_is_what_it_was() -> None:
    text = (Path(__file__).parent / "first-game.tenfold").read_text(encoding="utf-8")
    outcome = read_record(text).last().outcome()
    assert outcome is not None
    assert outcome.scores == [45, 29]
