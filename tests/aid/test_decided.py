"""What decided a game, told when it is over: true to every position that the game went through."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest

from tenfold.core.record import Record
from tenfold.games.ten import TEN
from tenfold.games.ten.face.view import TenView
from tenfold.games.ten.help import decided as ten
from tenfold.games.ten.help.runs import board_of
from tenfold.games.trick_later import TRICK_LATER
from tenfold.games.trick_later.face.view import TrickLaterView
from tenfold.games.trick_later.help import decided as trick_later
from tenfold.games.trick_later.help.reckoning import points_now
from tenfold.table.commands import Move
from tenfold.table.telling import snapshot
from tenfold.testing.samples import play_at_random, samples
from tests.table.seating import ANNA, BEN, QUICK, do, started

SEEDS = ("tea", "coffee")


@cache
def sampled(game: Any, seed: str) -> list[Record]:
    return samples(game, seed, 4)


def records(game: Any) -> list[Record]:
    return [record for seed in SEEDS for record in sampled(game, seed)]


def kinds(game: Any) -> set[type]:
    return {type(game.what_decided(record.positions())) for record in records(game)}


def ahead(scores: list[int], winner: int) -> bool:
    return all(scores[winner] > score for seat, score in enumerate(scores) if seat != winner)


def views_of_ten(record: Record) -> list[TenView]:
    """Whenever nobody is in the middle of a payment."""
    views = [position.view(None) for position in record.positions()]
    return [view for view in views if isinstance(view, TenView) and view.payment is None]


def views_of_trick_later(record: Record) -> list[TrickLaterView]:
    return [view for position in record.positions() if isinstance(view := position.view(None), TrickLaterView)]


def test_every_kind_of_answer_is_met() -> None:
    assert kinds(TEN) == {ten.DecidedByCards, ten.DecidedByRun, ten.DecidedByTie}
    assert kinds(TRICK_LATER) == {trick_later.DecidedByTrick, trick_later.DecidedByRound, trick_later.DecidedByTie}


@pytest.mark.parametrize("seed", SEEDS)
def test_after_the_cards_that_decided_the_winner_of_ten_stays_ahead(seed: str) -> None:
    for record in sampled(TEN, seed):
        told = TEN.what_decided(record.positions())
        if not isinstance(told, ten.DecidedByCards) or record.options.players == 1:
            continue
        views = views_of_ten(record)
        outcome = record.last().outcome()
        assert outcome is not None
        standing = [ahead([player.score for player in view.players], outcome.winners[0]) for view in views]
        at = len(standing) - standing[::-1].index(False)
        before, after = views[at - 1].players[told.seat], views[at].players[told.seat]
        assert (told.before, told.after) == (before.score, after.score)
        changed = (after, before) if told.how != "paid" else (before, after)
        assert all(changed[0].cards.count(card) > changed[1].cards.count(card) for card in told.cards)
        assert told.run is None or told.run in board_of(tuple(after.cards)).runs


@pytest.mark.parametrize("seed", SEEDS)
def test_after_the_trick_that_decided_the_winner_of_trick_later_stays_ahead(seed: str) -> None:
    for record in sampled(TRICK_LATER, seed):
        told = TRICK_LATER.what_decided(record.positions())
        if not isinstance(told, trick_later.DecidedByTrick):
            continue
        outcome = record.last().outcome()
        assert outcome is not None
        points = [
            [player.total + (0 if view.phase == "over" else points_now(player)) for player in view.players]
            for view in views_of_trick_later(record)
        ]
        at = max(at for at, some in enumerate(points) if not ahead(some, outcome.winners[0])) + 1
        assert (told.before, told.after) == (points[at - 1][told.seat], points[at][told.seat])


def test_t9_3_a_tie_names_what_was_compared_and_its_numbers() -> None:
    told = [(TEN.what_decided(record.positions()), record.last().outcome()) for record in records(TEN)]
    ties = [(tie, outcome) for tie, outcome in told if isinstance(tie, ten.DecidedByTie) and tie.compared == "currency"]
    assert ties
    for tie, outcome in ties:
        assert outcome is not None
        best = max(tie.tied, key=lambda tied: tied.worth)
        assert outcome.winners == [best.seat]
        assert {outcome.scores[tied.seat] for tied in tie.tied} == {tie.points} == {max(outcome.scores)}


def test_an_unfinished_game_was_decided_by_nothing() -> None:
    record = play_at_random(TEN, {"players": 2}, "tea")
    assert TEN.what_decided(msgspec.structs.replace(record, actions=record.actions[:5]).positions()) is None


def test_it_is_told_with_the_aid_of_a_table_that_is_over_and_to_everybody_alike() -> None:
    running = started(options=QUICK)
    assert snapshot(running, "anna", aid=True).aid.decided is None
    while not running.over:
        mover = (ANNA, BEN)[running.to_act or 0]
        assert running.session is not None
        do(running, mover, Move([running.session.legal()[-1]], running.head))
    told = [snapshot(running, guest, aid=True).aid.decided for guest in ("anna", "ben", None)]
    assert told[0] is not None
    assert told == [told[0]] * 3
    assert snapshot(running, "anna").aid is None
