"""The mean luck that reviews find in many games: it must be nothing.

    python benchmarks/luck.py                        until 10,000 games of each kind are; goes on from results/luck.json
    python benchmarks/luck.py --games 20             until so many are
    python benchmarks/luck.py --only ten             of this game alone
    python benchmarks/luck.py --save FOLDER          FOLDER/luck.json instead

Games of `careful` against itself, reviewed at few deals, each by a judge of its own: one alone would value the start, alike in
all, on the same few deals each time. TEN has a deck of 14 cards for it, so that every deal is played to its end. For each seat
there is the mean luck, in percent as a review shows it, with its standard error over the games; what one seat gains the others
lose, so the seats are not independent. What is kept are sums, after every few games: a run that was broken off goes on from
there, and one of another version of reviews begins again.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks.browser_modules.reviews import FEW_DEALS  # noqa: E402
from benchmarks.review import checked, play  # noqa: E402
from tenfold.core.registry import find_game  # noqa: E402
from tenfold.review import VERSION, review  # noqa: E402
from tenfold.review.judges import judge_for  # noqa: E402

SMALL_DECK = {"b1": 2, "b2": 2, "b3": 2, "g4": 2, "g5": 2, "$2": 3, "w3": 1}
GAMES: dict[str, dict[str, Any]] = {"ten": {"players": 3, "deck": SMALL_DECK}, "trick_later": {"players": 3}}
PLAYERS = 3
KEPT_EVERY = 25
Figures = dict[str, Any]


def nothing_yet() -> Figures:
    return {"version": VERSION, "games": 0, "sums": [0] * PLAYERS, "squares": [0] * PLAYERS}


def luck_of(name: str, n: int) -> list[int]:
    game = find_game(name)
    record, judge = play(game, "careful", f"luck {n}", GAMES[name]), judge_for(game, f"luck {n}")
    return [share.luck for share in checked(review(record, judge, deals=FEW_DEALS)).shares]


def add(known: Figures, luck: list[int]) -> None:
    known["games"] += 1
    for player, one in enumerate(luck):
        known["sums"][player] += one
        known["squares"][player] += one * one


def told(known: Figures) -> Figures:
    """The same with the mean of every seat and its standard error."""
    n = max(1, known["games"])
    means = [total / n for total in known["sums"]]
    spreads = [max(0.0, squares / n - mean * mean) for squares, mean in zip(known["squares"], means, strict=True)]
    return known | {
        "means": [round(mean, 2) for mean in means],
        "errors": [round((spread / n) ** 0.5, 2) for spread in spreads],
    }


def kept(file: Path) -> Figures:
    return dict(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else {}


def keep(file: Path, name: str, known: Figures) -> None:
    """Whole or not at all."""
    half = file.with_suffix(".part")
    half.write_text(json.dumps(kept(file) | {name: told(known)}, indent=2) + "\n", encoding="utf-8")
    half.replace(file)


def go_on(name: str, games: int, file: Path) -> None:
    known = kept(file).get(name, nothing_yet())
    if known["version"] != VERSION:
        known = nothing_yet()
    for n in range(known["games"], games):
        add(known, luck_of(name, n))
        if known["games"] % KEPT_EVERY == 0 or known["games"] == games:
            keep(file, name, known)
            sys.stderr.write(f"{name}: {json.dumps(told(known))}\n")


def main() -> None:
    parser = argparse.ArgumentParser(description="The mean luck that reviews find in many games.")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--only", choices=GAMES)
    parser.add_argument("--save", type=Path, default=ROOT / "benchmarks" / "results")
    given = parser.parse_args()
    for name in GAMES:
        if given.only in (None, name):
            go_on(name, given.games, given.save / "luck.json")
    print(json.dumps(kept(given.save / "luck.json"), indent=2))


if __name__ == "__main__":
    main()
