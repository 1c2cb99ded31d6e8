"""The baselines against each other, by their names: the table of docs/research.md.

    python benchmarks/leaderboard.py                 30 deals of each game
    python benchmarks/leaderboard.py --deals 400     narrower intervals
    python benchmarks/leaderboard.py --write         the same, and write it there

Everybody plays everybody over the same deals, in every rotation. Those that search make a fixed number of iterations, so the
same command prints the same table on any machine.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "research.md"
START, END = "<!-- leaderboard: made by benchmarks/leaderboard.py -->\n", "<!-- leaderboard: end -->\n"
MEASURE = "careful"
TABLES = {
    "ten": (2, ["random", MEASURE, "net:ten-v1", "sharp@200i", "master@200i"]),
    "trick_later": (3, ["random", MEASURE, "net:trick_later-v1", "sharp@200i", "master@200i"]),
}


def played(game: str, deals: int) -> Any:
    """What the arena says of all its deals; of one deal it says how many games that is."""
    one = arena(game, 1)
    return arena(game, deals * one["games"]) if deals > 1 else one


def arena(game: str, games: int) -> Any:
    players, bots = TABLES[game]
    wanted = ["--game", game, "--players", str(players), "--games", str(games), "--seed", "leaderboard", "--json"]
    command = [sys.executable, "-m", "tenfold.cli", "arena", *bots, *wanted]
    return msgspec.json.decode(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)


def rows(result: Any) -> list[str]:
    return [f"| {result['game']} | {row(bot, result)} |" for bot in result["results"]]


def row(bot: Any, result: Any) -> str:
    low, high = bot["interval"]
    share = f"{bot['win_share']:.2f} ({low:.2f} to {high:.2f})"
    return f"`{bot['name']}` | {share} | {against_measure(bot['name'], result)} | {bot['games']:,}"


def against_measure(name: str, result: Any) -> str:
    """How often it ended ahead of the usual bot, in the games that both played."""
    for duel in result["duels"]:
        if {duel["first"], duel["second"]} == {name, MEASURE}:
            ahead, (low, high) = duel["ahead"], duel["ahead_interval"]
            if duel["second"] == name:
                ahead, low, high = 1 - ahead, 1 - high, 1 - low
            return f"{ahead:.2f} ({low:.2f} to {high:.2f})"
    return "-"


def table(deals: int) -> str:
    head = "| game | bot | share of the victories | ahead of `careful` | games |\n|---|---|---|---|---|\n"
    lines = [line for game in TABLES for line in rows(played(game, deals))]
    said = (
        f"{deals} deals of each game, 95 % intervals over deals. Even is 0.50 in TEN (two play), 0.33 in the other (three).\n"
    )
    return f"{said}\n{head}" + "".join(f"{line}\n" for line in lines)


def write(text: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(START)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{START}{text}{END}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    text = table(arguments.deals)
    print(text, end="")
    if arguments.write:
        write(text)


if __name__ == "__main__":
    main()
