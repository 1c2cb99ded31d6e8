"""`tenfold arena`: bots against bots."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from tenfold.cli import INTERRUPTED, complain
from tenfold.cli.pairs import read_pairs

if TYPE_CHECKING:
    from tenfold.arena.parts import Parts
    from tenfold.arena.plan import Plan
    from tenfold.arena.run import Play


def arena(
    *bots: str,
    game: str | None = None,
    players: int | None = None,
    games: int = 1000,
    seed: str = "arena",
    ms: int | None = None,
    iterations: int | None = None,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    bot: Annotated[list[str] | None, Parameter(negative="")] = None,
    workers: int | None = None,
    ray: str | None = None,
    save: Path | None = None,
    dataset: Path | None = None,
    plot: Path | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Let bots play against each other, and say how sure the result is.

    Every deal is played in every rotation of the bots around the table, so that luck with the cards and the seat evens out.
    Fewer bots than players are repeated in order until every seat is taken; of more, every choice plays every deal.

    Parameters
    ----------
    bots
        Who plays; name@50ms or name@400i gives one of them a budget of its own.
    game
        Which game (default: the first that is installed).
    players
        How many players; where one plays alone, every bot plays every deal alone, and wins or not.
    games
        How many games at least; rounded up to whole deals, each in all rotations and choices.
    seed
        A text that decides all chance: the same text, the same games, on any number of workers.
    ms
        Milliseconds that a bot may think about a move (default: 100).
    iterations
        Steps that a searching bot may take for a move. With these alone it plays the same for the same seed.
    option
        Any other option of the game, as name=value.
    bot
        A program that plays, as "name=command"; docs/bots.md tells what it must do.
    workers
        How many processes (default: one per core). With --ray: how many deals at a time.
    ray
        Play on the Ray cluster at this address, like 10.0.0.7:6379, or auto for the one on this machine.
    save
        Keep every finished deal in this file; the same command then goes on where it was.
    dataset
        Write every decision into this folder, as Parquet (docs/research.md); the same command goes on where it was.
    plot
        Draw the win shares into this file, .png or .svg.
    json
        Print one JSON object.
    """
    from tenfold.arena.entrants import read_programs
    from tenfold.arena.parts import Parts
    from tenfold.arena.plan import make_plan
    from tenfold.core.registry import usual_game

    check(workers, plot, dataset, save)
    plan = make_plan(
        game or usual_game(),
        bots,
        options=({} if players is None else {"players": players}) | read_pairs(option or []),
        games=games,
        seed=seed,
        milliseconds=ms,
        iterations=iterations,
        programs=read_programs(bot or []),
        decisions=dataset is not None,
    )
    players_there = players_at(plan, workers, ray)
    parts = Parts(dataset, plan) if dataset else None
    return play(plan, players_there, save, parts, plot, json)


def check(workers: int | None, plot: Path | None, dataset: Path | None, save: Path | None) -> None:
    """What can be seen to be wrong before anything is played."""
    from tenfold.arena.parts import check_dataset
    from tenfold.arena.plan import positive
    from tenfold.arena.show import check_plot

    positive("workers", workers)
    if plot:
        check_plot(plot)
    if dataset:
        check_dataset(save)


def players_at(plan: Plan, workers: int | None, address: str | None) -> Play:
    """Who plays: the cores here, or a cluster."""
    if address is None:
        from tenfold.arena.workers import play_on_cores

        return partial(play_on_cores, number=workers)
    from tenfold.arena.cluster import check_cluster, play_on_cluster

    check_cluster(plan)
    return partial(play_on_cluster, address=address, number=workers)


def play(plan: Plan, players: Play, save: Path | None, parts: Parts | None, picture: Path | None, json: bool) -> int:
    """Play, then show; the exit status."""
    from tenfold.arena.results import report
    from tenfold.arena.run import run
    from tenfold.arena.show import bar, plot
    from tenfold.cli.output.arena import print_json, print_table

    try:
        tally = run(plan, parts.kept if parts else save, players, bar(), parts)
    except KeyboardInterrupt:
        kept = save or parts
        complain("Stopped. The same command goes on where it was." if kept else "Stopped. With --save FILE it could go on.")
        return INTERRUPTED
    found = report(tally)
    if picture:
        plot(found, picture)
    if json:
        print_json(found)
    else:
        print_table(found, tally.reasons)
    return 0
