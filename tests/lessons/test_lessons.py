"""Every lesson of every game: to its end, in every language, on its line and off it, back and forth.

Whoever changes a rule, an event or a view so that a lesson is not true any more is told so here.
"""

from __future__ import annotations

import msgspec
import pytest

from tenfold.core.errors import BadOption
from tenfold.core.game import AnyGame
from tenfold.core.lesson import read_lesson
from tenfold.core.teaching import FREE, NEXT, STRAYED, Teaching
from tenfold.core.words import languages, speak
from tenfold.table.commands import Back, Onward, Skip
from tenfold.table.deciding import decide
from tenfold.table.refused import Refused
from tenfold.table.rematch import rotated
from tenfold.table.telling import snapshot
from tests.lessons.learning import LEARNER, TAUGHT, Choose, Learning, first, last
from tests.table.seating import ANNA, started

GAMES = pytest.mark.parametrize("game", TAUGHT.values(), ids=list(TAUGHT))
# What the issue of a first game promises to explain, in this order.
PROMISED = {
    "ten": [
        "hello", "number", "currency", "take", "no-market", "bust-net", "auction", "bid", "pay", "run", "take-currency",
        "bust-currency", "market", "last-card", "final", "over",
    ],
    "trick_later": [
        "exchange", "give", "lead", "trick", "track", "follow", "one", "rescue", "infected", "attack", "win", "half", "round",
        "bye",
    ],
}  # fmt: skip


def decisions(game: AnyGame) -> int:
    """How often a learner decides who does as they are told."""
    learning = Learning(game)
    learning.learn(first)
    return sum(told.press is not None for told in learning.seen)


def at_decision(game: AnyGame, number: int) -> Learning:
    """Where the learner decides for the nth time, on the line."""
    learning = Learning(game)
    learning.bots_move(first)
    while (decides := is_decision(learning.told())) is False or number:
        number -= decides
        assert learning.step(first)
        learning.bots_move(first)
    return learning


def is_decision(told: Teaching | None) -> bool:
    return told is not None and told.press is not None


def test_both_games_have_one() -> None:
    assert {"ten", "trick_later"} <= set(TAUGHT)


@GAMES
def test_it_is_played_to_its_end_and_explains_all_that_it_promises(game: AnyGame) -> None:
    learning = Learning(game)
    learning.learn(first)
    notes = [note.say for note in learning.lesson.notes]
    said = [told.say.removeprefix(f"{game.name}-lesson-") for told in learning.seen if told.say]
    assert [say for say in said if say in notes] == PROMISED.get(game.name, notes) == notes
    assert learning.teacher.now.on_line
    assert learning.teacher.now.actions >= len(learning.lesson.line)
    assert learning.teacher.finished
    folds = [told.fold for told in learning.seen]
    assert folds == sorted(folds)
    assert (folds[0], folds[-1]) == (1, len(notes))


@GAMES
def test_every_decision_shows_what_to_press(game: AnyGame) -> None:
    learning = Learning(game)
    learning.learn(first)
    assert all(told.say and (told.press or told.more) for told in learning.seen[:-1])


@GAMES
def test_it_has_words_in_every_language(game: AnyGame) -> None:
    learning = Learning(game)
    learning.learn(first)
    for language in languages(game.locales):
        words = speak(game.locales, language)
        for told in learning.seen:
            assert told.say
            if told.say in (STRAYED, NEXT, FREE):
                continue
            text = words.say(told.say, **told.details)
            assert text.count("*") == 2, f"{language}, {told.say}: one thing is bold"
            assert words.bundle.has_message(told.say), f"{language} lacks {told.say}"


@GAMES
@pytest.mark.parametrize("choose", [first, last], ids=["first", "last"])
def test_off_the_line_the_teacher_still_answers(game: AnyGame, choose: Choose) -> None:
    """At every decision, with everything else that one may do there."""
    for number in range(decisions(game)):
        here = at_decision(game, number)
        told = here.told()
        assert told is not None
        assert told.press is not None
        assert here.table.session is not None
        for action in here.table.session.legal():
            if action == told.press[0]:
                continue
            learning = at_decision(game, number)
            learning.move([action])
            assert learning.teacher.now.waiting[0].say == STRAYED
            learning.learn(choose)
            assert learning.teacher.finished
            assert learning.seen[-1].fold == learning.seen[-1].folds


@GAMES
def test_whoever_goes_back_is_where_they_were(game: AnyGame) -> None:
    learning = Learning(game)
    steps = []
    learning.bots_move(first)
    while learning.told() is not None and not learning.table.over:
        steps.append(snapshot(learning.table, LEARNER.guest))
        learning.step(first)
        if learning.table.over or learning.told() is None:
            break
        learning.back()
        learning.bots_move(first)
        again = snapshot(learning.table, LEARNER.guest)
        assert (again.view, again.legal, again.lesson) == (steps[-1].view, steps[-1].legal, steps[-1].lesson)
        learning.step(first)
        learning.bots_move(first)
    assert len(steps) > len(learning.lesson.notes) - 2


@GAMES
def test_back_to_the_beginning_and_off_the_line_and_back_on_it(game: AnyGame) -> None:
    learning = at_decision(game, 3)
    while learning.teacher.before:
        learning.back()
    told = learning.told()
    assert told is not None
    assert (told.fold, told.back) == (1, False)
    with pytest.raises(Refused, match="first step"):
        learning.back()
    assert learning.table.session is not None
    other = [action for action in learning.table.session.legal() if action != learning.lesson.line[0]]
    if other:
        learning.move(other[:1])
        assert not learning.teacher.now.on_line
        learning.back()
    learning.learn(first)
    assert learning.teacher.now.on_line
    assert learning.teacher.finished


@GAMES
def test_the_log_alone_says_how_far_one_is(game: AnyGame) -> None:
    learning = at_decision(game, 4)
    learning.back()
    again = learning.again()
    assert snapshot(again, LEARNER.guest) == snapshot(learning.table, LEARNER.guest)
    assert again.teacher is not None
    assert again.teacher.now == learning.teacher.now
    assert again.teacher.before == learning.teacher.before


@GAMES
def test_bots_wait_while_somebody_reads(game: AnyGame) -> None:
    learning = Learning(game)
    while (told := learning.told()) is None or not told.more:
        assert learning.step(first)
        learning.bots_move(first)
    before = learning.table.head
    learning.bots_move(first)
    assert learning.table.head == before


@GAMES
def test_whoever_skips_it_plays_on_without_a_teacher(game: AnyGame) -> None:
    learning = at_decision(game, 2)
    learning.do(Skip())
    assert learning.told() is None
    assert learning.teacher.next_action is None
    for command in (Back(), Onward(), Skip()):
        with pytest.raises(Refused, match="no lesson"):
            decide(learning.table, LEARNER, command)
    assert learning.table.session is not None
    learning.move(learning.table.session.legal()[:1])


@GAMES
def test_only_the_learner_hears_the_teacher(game: AnyGame) -> None:
    assert snapshot(Learning(game).table, None).lesson is None


@GAMES
def test_a_rematch_is_an_ordinary_game(game: AnyGame) -> None:
    learning = Learning(game)
    plan = rotated(learning.table, LEARNER, "CODE", "0" * 64).plan
    assert (plan.lesson, plan.fixed, plan.seed) == (False, None, None)
    assert plan.options == msgspec.to_builtins(game.read_options({"players": learning.lesson.options["players"]}))


def test_at_other_tables_there_is_no_lesson() -> None:
    table = started()
    for command in (Back(), Onward(), Skip()):
        with pytest.raises(Refused, match="no lesson"):
            decide(table, ANNA, command)


def test_a_lesson_that_cannot_be_read_says_why() -> None:
    with pytest.raises(BadOption, match="minutes"):
        read_lesson('line = ["draw"]\n[[notes]]\nsay = "hello"\nwhen = {}\n')
    with pytest.raises(BadOption, match="cannot be read"):
        read_lesson("line = [")
