"""How often a review is right: in games of TEN with so few cards that every decision can be worked out exactly.

    python benchmarks/known_answers.py                       40 games of 5 cards
    python benchmarks/known_answers.py --games 400 --json

Decks are drawn at random from the box, and nobody selects games. Both players play by rules of thumb and do anything at all
once in three times, so that there are mistakes to find. The review judges as it judges any game; what is true is worked out
apart from it, by trying all that could be done and all cards that could come.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parent.parent))

from benchmarks.bots_ladder.exact import Solver, TooMany, tidied
from benchmarks.small_decks import random_deck
from tenfold.bots.registry import seat_bot
from tenfold.core.compile.machine import machine_for
from tenfold.core.game import Position
from tenfold.core.record import Record
from tenfold.games.ten import TEN
from tenfold.review import review

POSITIONS = 400_000
WHIM = 1 / 3
# In percent of the chance to win: what costs less is no mistake worth the name.
WORTH_THE_NAME = 5
NOTHING = 1e-6


class Judged(msgspec.Struct):
    """A decision: what it truly cost, in percent of the chance to win, and what the review says."""

    cost: float
    said: float
    is_called_mistake: bool
    is_best_right: bool


class Game(msgspec.Struct):
    """All decisions of one game, and the luck of seat 0 as it was and as the review has it."""

    decisions: list[Judged]
    luck: float
    said_luck: int


def played(deck: dict[str, int], dice: random.Random) -> Record:
    seed = str(dice.random())
    position, thumb = TEN.start({"players": 2, "first": 0, "deck": deck}, seed), seat_bot("careful", TEN, seed)
    actions: list[str] = []
    while not position.is_over:
        legal = position.legal()
        by_whim = dice.random() < WHIM
        actions.append(dice.choice(legal) if by_whim else thumb(position.view(position.to_act), legal))
        position.do(actions[-1])
    return Record(game=TEN.name, options=position.options, names=["Ada", "Bo"], seed=seed, actions=actions)


def worths(solver: Solver, position: Position[Any]) -> dict[str, float]:
    """What each action is worth to whoever decides, in percent, before anybody knows the next card."""
    s = tidied(machine_for(TEN).array(position.to_bytes()))
    for_first = {action: 100 * solver.after(s, TEN.read_action(action)) for action in position.legal()}
    return for_first if position.to_act == 0 else {action: 100 - worth for action, worth in for_first.items()}


def true_worths(record: Record) -> Iterator[tuple[int, dict[str, float]]]:
    """At every action of the game: whose it is, and what it and all others are worth."""
    solver, position = Solver(0, POSITIONS), record.start()
    for action in record.actions:
        yield position.to_act or 0, worths(solver, position)
        position.do(action)


def judged(record: Record) -> Game:
    found, true = review(record), list(true_worths(record))
    decisions, skill = [], 0.0
    for step, (seat, worth) in enumerate(true):
        cost = max(worth.values()) - worth[record.actions[step]]
        skill += cost if seat else -cost
        for one in found.decisions:
            if one.step == step:
                right = max(worth.values()) - worth[one.best] < NOTHING
                decisions.append(Judged(cost, one.cost, one.mistake, right))
    first = max(true[0][1].values()) if true[0][0] == 0 else 100 - max(true[0][1].values())
    result = 100 * (found.outcome.winners.count(0) / len(found.outcome.winners))
    return Game(decisions, result - first - skill, found.shares[0].luck)


def mean(figures: Iterable[float]) -> float:
    """0 where there is nothing."""
    return fmean([*figures] or [0.0])


def summary(games: list[Game], too_many: int) -> dict[str, float]:
    every = [one for game in games for one in game.decisions]
    mistakes = [one for one in every if one.cost >= WORTH_THE_NAME]
    called = [one for one in every if one.is_called_mistake]
    return {
        "games": len(games),
        "too_many": too_many,
        "decisions": len(every),
        "mistakes": len(mistakes),
        "mistakes_found": mean(one.is_called_mistake for one in mistakes),
        "best_named": mean(one.is_best_right for one in mistakes),
        "called": len(called),
        "called_rightly": mean(one.cost > NOTHING for one in called),
        "cost_off_by": mean(abs(one.cost - one.said) for one in mistakes),
        "luck_off_by": mean(abs(game.luck - game.said_luck) for game in games),
        "luck_mean_size": mean(abs(game.luck) for game in games),
    }


def in_words(found: dict[str, float]) -> str:
    left_out = f"; left out, as their decks have too many positions: {found['too_many']}" if found["too_many"] else ""
    return (
        f"{found['games']} games, {found['decisions']} decisions{left_out}\n"
        f"{found['mistakes']} cost {WORTH_THE_NAME} percent or more; {found['mistakes_found']:.2f} of them are called so; "
        f"for {found['best_named']:.2f} the best is named; their costs are off by {found['cost_off_by']:.1f} percent\n"
        f"{found['called']} are called mistakes; {found['called_rightly']:.2f} of them truly cost something\n"
        f"luck is off by {found['luck_off_by']:.1f} percent a game, where it is {found['luck_mean_size']:.1f} on average"
    )


def measured(games: int, cards: int, seed: str) -> dict[str, float]:
    dice = random.Random(seed)
    found: list[Game] = []
    for _ in range(games):
        with suppress(TooMany):
            found.append(judged(played(random_deck(dice, cards), dice)))
    return summary(found, games - len(found))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--cards", type=int, default=5, help="cards in a deck")
    parser.add_argument("--seed", default="known answers")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args()
    if given.games < 1 or given.cards < 1:
        parser.error("it takes a game at least, and a card in its deck")
    found = measured(given.games, given.cards, given.seed)
    print(json.dumps(found) if given.json else in_words(found))


if __name__ == "__main__":
    main()
