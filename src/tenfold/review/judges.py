"""Whose judgement a review is: the best bot that can tell, or playouts of whoever plays the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from tenfold.bots.chance import BY_DIGEST, SEED_OF_REVIEW, chance_for
from tenfold.bots.contract import Bot, BotKind, Judge
from tenfold.bots.registry import bot_kinds, find_bot, quick_bot, seat_bot
from tenfold.core.chance import STREAM
from tenfold.core.game import AnyGame, Position
from tenfold.review.outcomes import chances_of

Array = np.ndarray[Any, np.dtype[Any]]


class Named(NamedTuple):
    """A judge, and the bot whose judgement it is."""

    bot: str
    judge: Judge


class PlayoutJudge(Judge):
    """Lets a bot play all seats to the end, from one deal after the other."""

    deals = 40

    def __init__(self, game: AnyGame, seed: str, bot: str) -> None:
        self.game, self.seed, self.bot = game, seed, bot

    def values(self, view: Any, actions: Sequence[str | None], deals: range, points: bool = False) -> Array:
        known = self.game.remembered(view)
        known.chance[:] = chance_for(BY_DIGEST, self.seed, known).chance
        return np.array([self.try_all(self.deal(known, view, n), actions, n) for n in deals])

    def try_all(self, dealt: Position[Any], actions: Sequence[str | None], n: int) -> list[list[list[float]]]:
        return [self.play_out(dealt, action, n) for action in actions]

    def deal(self, known: Any, view: Any, n: int) -> Position[Any]:
        s = known.copy()
        s.chance[STREAM] = n
        self.game.rules["redeal"](s)
        return Position(self.game, view.options, s)

    def play_out(self, dealt: Position[Any], action: str | None, n: int) -> list[list[float]]:
        position = dealt.copy()
        if action is not None:
            position.redo(action)
        bot = seat_bot(self.bot, self.game, f"{self.seed} {n}")
        while not position.is_over:
            self.move(position, bot)
        outcome = self.game.outcome(position.state)
        return [chances_of(outcome), [float(score) for score in outcome.scores]]

    def move(self, position: Position[Any], bot: Bot) -> None:
        position.redo(bot(position.view(position.to_act), position.legal()))


def players_of(game: AnyGame) -> Iterator[BotKind]:
    """The bots that play a game, the best first. Where one needs an extra that is missing, it says so: interpreted playouts of
    another would keep people waiting for half an hour.
    """
    for kind in reversed(bot_kinds().values()):
        if kind.plays(game.name):
            yield find_bot(kind.name, game.name)


def check_judge(game: AnyGame) -> None:
    """Raise what `judge_for` would raise, without making a judge, which takes a compiler."""
    next(players_of(game), None)


def judge_for(game: AnyGame, seed: str = SEED_OF_REVIEW, threads: int = 1) -> Named:
    """The best judge that there is for a game."""
    for kind in players_of(game):
        judge = kind.judge(game, seed, threads)
        if judge is not None:
            return Named(kind.name, judge)
    bot = quick_bot(game.name)
    return Named(bot, PlayoutJudge(game, seed, bot))
