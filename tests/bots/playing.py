"""Plays whole games between bots, for the tests of all of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from tenfold.bots.contract import Bot
from tenfold.core.game import AnyGame, Position
from tenfold.games.ten import TEN


def play(game: AnyGame, options: Mapping[str, Any], seed: str, bots: Mapping[int, Bot]) -> list[int]:
    """The winners of a game; every choice must be legal."""
    position = game.start(options, seed)
    while position.to_act is not None:
        legal = position.legal()
        action = bots[position.to_act](position.view(position.to_act), legal)
        assert action in legal
        position.apply(action)
    outcome = position.outcome()
    assert outcome is not None
    return outcome.winners


def share(game: AnyGame, options: Mapping[str, Any], games: int, one: Bot, others: Bot) -> float:
    """How often one bot wins among others, in every seat of every deal."""
    won = 0.0
    players = game.seats(game.read_options(options))
    for n in range(games):
        seat = n % players
        winners = play(game, options, f"share {n // players}", {p: one if p == seat else others for p in range(players)})
        won += (seat in winners) / len(winners)
    return won / games


def by_chance(game: AnyGame, options: Mapping[str, Any], seed: str) -> Iterator[Position[Any]]:
    """Every position of a game in which everybody does anything."""
    dice = Random(seed)
    position = game.start(options, seed)
    while position.to_act is not None:
        yield position
        position.apply(dice.choice(position.legal()))


def ten_table(deck: list[str], *actions: str) -> Any:
    """A game of TEN for two with this deck, after these actions; seat 0 starts."""
    position = TEN.start({"players": 2, "first": 0, "deck": {card: deck.count(card) for card in deck}}, "x", deck)
    for action in actions:
        position.apply(action)
    return position
