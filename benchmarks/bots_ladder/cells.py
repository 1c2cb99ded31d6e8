"""What the ladder plays: every cell is one run of the arena, with deals and a file of its own."""

from __future__ import annotations

import sys
from itertools import pairwise
from math import ceil
from typing import Any

import msgspec

from benchmarks.bots_ladder.versions import program

LEVELS = ("random", "careful", "sharp", "master")
SEARCHING = ("sharp", "master")
SOLO_LEVELS = range(4, 11)
PEERS = ("mcts", "ismcts", "mcts-plain")
PEER_MS = 100
SEED = "ladder"

# What a searching bot may think a move: master has ten times what sharp has, as it has at the table, where sharp takes a tenth
# of a second and master a second.
LADDER_MS = {"ten": {"sharp": 10, "master": 100}, "trick_later": {"sharp": 5, "master": 50}}
SOLO_MS = 10

# Games of a cell for careful, sharp and master, before --scale: as many as make the interval clear of an even share.
LADDER_GAMES = {
    ("ten", 2): (240, 120, 40),
    ("ten", 3): (240, 180, 120),
    ("ten", 4): (240, 180, 200),
    ("ten", 5): (240, 180, 125),
    ("trick_later", 3): (600, 240, 1_200),
    ("trick_later", 4): (600, 240, 900),
}
SOLO_GAMES = {"random": 400, "careful": 400, "sharp": 60, "master": 60}
HEADLINE = ("master", 10, 100, 60)
PEER_GAMES = {"mcts": 12, "ismcts": 12, "mcts-plain": 6}
TIME_GAMES = {
    "ten": {10: 200, 100: 100, 1_000: 40, 10_000: 8},
    "trick_later": {10: 180, 100: 90, 1_000: 30, 10_000: 6},
}
STEADY_MS = 30
AGAINST_GAMES = {
    ("ten", 2): 120,
    ("ten", 3): 120,
    ("ten", 4): 120,
    ("ten", 5): 150,
    ("trick_later", 3): 180,
    ("trick_later", 4): 160,
}
AGAINST_ALONE = 400
AGAINST_GOAL = {("ten", 2): 0.8}
TIMES_EVEN = 1.6
NETS = {"ten": "net:ten-v1", "trick_later": "net:trick_later-v1"}
TIME_PLAYERS = {"ten": 2, "trick_later": 3}


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    """One run. `goal` is the win share that the first bot should reach, if one was set."""

    part: str
    game: str
    bots: tuple[str, ...]
    games: int
    options: dict[str, Any]
    programs: dict[str, str] = {}
    milliseconds: int = PEER_MS
    goal: float | None = None

    @property
    def name(self) -> str:
        options = "-".join(str(value) for value in self.options.values())
        return f"{self.part}-{self.game}-{options}-{'-'.join(dict.fromkeys(self.bots))}".replace(":", "-")


def with_time(bot: str, milliseconds: int | None) -> str:
    """A name with a budget, for those that search."""
    return bot if milliseconds is None else f"{bot}@{milliseconds}ms"


def sized(games: int, scale: float) -> int:
    return max(2, ceil(games * scale))


def ladder(scale: float) -> list[Cell]:
    """Each level against the one below, which has all other seats."""
    cells = []
    for (game, players), numbers in LADDER_GAMES.items():
        for (lower, upper), games in zip(pairwise(LEVELS), numbers, strict=True):
            below, above = (with_time(bot, LADDER_MS[game].get(bot)) for bot in (lower, upper))
            goal = (0.9 if upper == "careful" else 0.6) if (game, players) == ("ten", 2) else None
            bots = (above, *[below] * (players - 1))
            options = {"players": players}
            cells.append(Cell(part="ladder", game=game, bots=bots, games=sized(games, scale), options=options, goal=goal))
    return cells


def solo(scale: float) -> list[Cell]:
    """Every bot alone against the automaton, and once more the best with all the time it is made for."""
    played = [(bot, level, SOLO_MS, SOLO_GAMES[bot]) for level in SOLO_LEVELS for bot in LEVELS]
    return [
        Cell(
            part="solo",
            game="ten",
            bots=(with_time(bot, milliseconds if bot in SEARCHING else None),),
            games=sized(games, scale),
            options={"players": 1, "level": level},
        )
        for bot, level, milliseconds, games in [*played, HEADLINE]
    ]


def peer(scale: float) -> list[Cell]:
    """`sharp` against OpenSpiel's bots, which are programs here, with the same time a move."""
    program = f"{sys.executable} benchmarks/bots_ladder/spiel_bot.py"
    return [
        Cell(
            part="peer",
            game="ten",
            bots=("sharp", name),
            games=sized(PEER_GAMES[name], scale),
            options={"players": 2},
            programs={name: f"{program} {name}"},
            goal=0.65,
        )
        for name in PEERS
    ]


def times(scale: float, longest: int) -> list[Cell]:
    """`sharp` with ever more time against `sharp` with always the same, which has all other seats."""
    return [
        Cell(
            part="time",
            game=game,
            bots=(f"sharp@{milliseconds}ms", *[f"sharp@{STEADY_MS}ms"] * (TIME_PLAYERS[game] - 1)),
            games=sized(games, scale),
            options={"players": TIME_PLAYERS[game]},
        )
        for game, sizes in TIME_GAMES.items()
        for milliseconds, games in sizes.items()
        if milliseconds <= longest
    ]


def against(scale: float, commit: str, iterations: int | None = None) -> list[Cell]:
    """`master`, and the nets without a search, against `master` and `sharp` of another commit, with 100 ms a move each; or with
    counted iterations `master` against `master`, and both alone at TEN's hardest level.
    """
    cells = []
    for (game, players), games in AGAINST_GAMES.items():
        goal = AGAINST_GOAL.get((game, players), TIMES_EVEN / players)
        cells.append(against_old(game, {"players": players}, sized(games, scale), ("master", commit), goal, iterations))
        if game in NETS and iterations is None:
            cells.append(net_against_old(game, players, sized(games, scale), commit))
    if iterations is not None:
        alone = {"players": 1, "level": max(SOLO_LEVELS)}
        cells.append(against_old("ten", alone, sized(AGAINST_ALONE, scale), ("master", commit), None, iterations))
    return cells


def against_old(
    game: str, options: dict[str, Any], games: int, old: tuple[str, str], goal: float | None, iterations: int | None
) -> Cell:
    """A bot of now, all other seats the same of then; alone each of them plays every deal."""
    bot, commit = old
    now = bot if iterations is None else f"{bot}@{iterations}i"
    return Cell(
        part="against",
        game=game,
        bots=(now, *[f"{bot}-{commit}"] * max(1, options["players"] - 1)),
        games=games,
        options=options,
        programs={f"{bot}-{commit}": program(commit, bot, iterations)},
        goal=goal,
    )


def net_against_old(game: str, players: int, games: int, commit: str) -> Cell:
    old = f"sharp-{commit}"
    return Cell(
        part="against",
        game=game,
        bots=(NETS[game], *[old] * (players - 1)),
        games=games,
        options={"players": players},
        programs={old: program(commit, "sharp", None)},
        goal=1 / players,
    )
