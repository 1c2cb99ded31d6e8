"""What bots lose at TEN with so few cards that every position can be solved exactly.

    python benchmarks/small_decks.py                         20 decks: for two, and alone at levels 4 and 10
    python benchmarks/small_decks.py --cards 4 --decks 200   smaller decks, and more of them
    python benchmarks/small_decks.py --bot sharp --json

Each deck is drawn at random from the box. A bot has one seat, the other plays perfectly, and every card comes as often as it is
likely to. What the bot loses is what a perfect player would win in its seat, less what it wins: 0 is perfect play. Iterations
are counted, so the same command gives the same figures.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parent.parent))

from benchmarks.bots_ladder.exact import Played, Solver, TooMany, by_bot, first_of
from tenfold.bots.contract import Budget
from tenfold.bots.registry import bots_for, seat_bot
from tenfold.core.intervals import Z
from tenfold.games.ten import TEN
from tenfold.games.ten.cards import BOX, CARDS

NOTHING = 1e-9
TABLES = ({"players": 2, "first": 0}, {"players": 1, "level": 4}, {"players": 1, "level": 10})


class Lost(msgspec.Struct):
    """One seat at one table with one deck: what the best player wins, and the bot."""

    table: dict[str, int]
    deck: dict[str, int]
    seat: int
    positions: int
    best: float
    bot: float

    @property
    def loss(self) -> float:
        return self.best - self.bot


def random_deck(dice: random.Random, cards: int) -> dict[str, int]:
    box = [card for card, n in zip(CARDS, BOX, strict=True) for _ in range(n)]
    drawn = sorted(dice.sample(box, cards), key=CARDS.index)
    return {card: drawn.count(card) for card in drawn}


def lost(given: argparse.Namespace, table: dict[str, int], deck: dict[str, int]) -> list[Lost]:
    """By each seat that somebody has."""
    options = TEN.read_options({**table, "deck": deck})
    bot = seat_bot(given.bot, TEN, given.seed, Budget(iterations=given.iterations))
    start, perfect = first_of(options), Solver(0, given.positions)
    first = perfect.value(start)
    positions = len(perfect.known)
    played = [Played(perfect, seat, by_bot(bot, options)).value(start) for seat in range(table["players"])]
    return [Lost(table, deck, seat, positions, abs(seat - first), won) for seat, won in enumerate(played)]


def measured(given: argparse.Namespace, table: dict[str, int]) -> tuple[list[Lost], int]:
    """What was lost with each deck, and how many decks had too many positions."""
    dice = random.Random(given.seed)
    found: list[Lost] = []
    too_many = 0
    for _ in range(given.decks):
        deck = random_deck(dice, given.cards)
        try:
            found += lost(given, table, deck)
        except TooMany:
            too_many += 1
    return found, too_many


def line(table: dict[str, int], found: list[Lost], too_many: int) -> str:
    if not found:
        return f"{table}: every deck is too large"
    losses = [one.loss for one in found]
    seats = table["players"]
    by_deck = [fmean(losses[n : n + seats]) for n in range(0, len(losses), seats)]  # Both seats of a deck depend on each other.
    reach = Z * stdev(by_deck) / sqrt(len(by_deck)) if len(by_deck) > 1 else 1.0
    where = f"two players ({len(found) // 2} decks, both seats)" if table["players"] == 2 else f"level {table['level']}"
    return (
        f"{where}: loses {fmean(losses):.4f} (up to {fmean(losses) + reach:.4f}) of {fmean(one.best for one in found):.3f}, "
        f"perfect in {sum(loss < NOTHING for loss in losses)} of {len(found)}{worst_of(found)}"
        + (f"; left out as too large: {too_many}" if too_many else "")
    )


def worst_of(found: list[Lost]) -> str:
    worst = max(found, key=lambda one: one.loss)
    cards = " ".join(card for card, n in worst.deck.items() for _ in range(n))
    return f"; most, {worst.loss:.3f}, as seat {worst.seat} with {cards}" if worst.loss > NOTHING else ""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="master", choices=bots_for("ten"))
    parser.add_argument("--cards", type=int, default=5, help="cards in a deck")
    parser.add_argument("--decks", type=int, default=20)
    parser.add_argument("--iterations", type=int, default=2_000, help="what the bot may try for a move")
    parser.add_argument("--positions", type=int, default=400_000, help="decks with more of them are left out")
    parser.add_argument("--seed", default="small decks")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args()
    if given.decks < 2 or given.cards < 1:
        parser.error("it takes two decks at least, and a card in each")
    return given


def main() -> None:
    given = arguments()
    every: list[dict[str, Any]] = []
    for table in TABLES:
        found, too_many = measured(given, table)
        every.append({"table": table, "too_many": too_many, "found": msgspec.to_builtins(found)})
        if not given.json:
            print(line(table, found, too_many), flush=True)
    if given.json:
        print(json.dumps({"bot": given.bot, "iterations": given.iterations, "cards": given.cards, "tables": every}))


if __name__ == "__main__":
    main()
