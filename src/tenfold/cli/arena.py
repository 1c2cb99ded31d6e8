"""`tenfold arena`: bots against bots."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import Parameter

from tenfold.cli import INTERRUPTED, complain
from tenfold.cli.pairs import read_options

if TYPE_CHECKING:
    from tenfold.arena.plan import Plan
    from tenfold.arena.run import Kept, Play
    from tenfold.arena.until import Until


def arena(
    *bots: str,
    game: str | None = None,
    players: int | None = None,
    games: int = 1000,
    seed: str = "arena",
    ms: int | None = None,
    iterations: int | None = None,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    line: Annotated[str | None, Parameter(name="--from")] = None,
    bot: Annotated[list[str] | None, Parameter(negative="")] = None,
    workers: int | None = None,
    ray: str | None = None,
    save: Path | None = None,
    dataset: Path | None = None,
    records: Path | None = None,
    keep: Literal["all", "lost", "failed"] = "all",
    until: Annotated[tuple[Literal["better"], float] | None, Parameter(negative="")] = None,
    plot: Path | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Let bots play against each other, and say how sure the result is.

    Every deal is played in every rotation of the bots around the table, so that luck with the cards and the seat evens out.
    Fewer bots than players are repeated in order until every seat is taken; of more, every choice plays every deal.

    Parameters
    ----------
    bots
        Who plays, by name or by file, like careful ./mybot.py; name@50ms or name@400i gives one a budget of its own.
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
    line
        A position in one line (docs/protocol.md), with its game and options: every deal begins there, what it hides drawn anew.
    bot
        A program that plays, as "name=command"; docs/bots.md tells what it must do.
    workers
        How many processes (default: one per core). With --ray: how many deals at a time.
    ray
        Play on the Ray cluster at this address, like 10.0.0.7:6379, or auto for the one on this machine.
    save
        Keep every finished deal in this file; the same command then goes on where it was, with more --games, too.
    dataset
        Write every decision into this folder, as Parquet (docs/research.md); the same command goes on where it was.
    records
        Write games into this folder as .tenfold files, to be replayed and reviewed.
    keep
        Which games --records writes: all, those that the first bot lost, or those that were broken off.
    until
        The word better and a chance to be wrong, like better 0.05: stop when it is clear whether the first bot is better.
    plot
        Draw the win shares into this file, .png or .svg.
    json
        Print one JSON object.
    """
    from tenfold.arena.entrants import read_programs
    from tenfold.arena.parts import Parts
    from tenfold.arena.plan import make_plan
    from tenfold.arena.run import Kept

    check(workers, plot, dataset, save, records, keep)
    given = read_options({"players": players}, option or [])
    name, options = chosen(game, given) if line is None else set_up(line, given, game, dataset or records)
    plan = make_plan(
        name,
        bots,
        options=options,
        games=games,
        seed=seed,
        milliseconds=ms,
        iterations=iterations,
        programs=read_programs(bot or []),
        decisions=dataset is not None,
        records=keep if records else None,
        line=line,
    )
    stop = None if until is None else until_known(plan, until[1])
    kept = Kept(save, Parts(dataset, plan) if dataset else None, records)
    return play(plan, players_at(plan, workers, ray), kept, stop, plot, json)


def chosen(game: str | None, options: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    from tenfold.core.registry import usual_game

    return game or usual_game(), options


def set_up(line: str, options: dict[str, Any], game: str | None, kept: Path | None) -> tuple[str, dict[str, Any]]:
    """The game and the options of a line, which must leave something to be drawn: of a whole state all deals would be alike."""
    import msgspec

    from tenfold.core.errors import BadOption
    from tenfold.core.lines import position_of, tells_state

    if options or game is not None or kept is not None:
        raise BadOption("--from has its own game and options, and what begins there cannot be kept: leave out the rest.")
    if tells_state(line):
        raise BadOption("--from takes what somebody sees (a line with |): from a whole state every deal would be the same.")
    position = position_of(line)
    if position.is_over:
        raise BadOption("The game of this line is over; nothing can be played from there.")
    return position.game.name, msgspec.to_builtins(position.options)


def until_known(plan: Plan, error: float) -> Until:
    from tenfold.arena.until import Until
    from tenfold.core.errors import BadOption

    if len(set(plan.bots)) < 2:
        raise BadOption("--until compares the first bot with the others; name at least two that differ.")
    return Until(plan.bots[0], error)


def check(
    workers: int | None, plot: Path | None, dataset: Path | None, save: Path | None, records: Path | None, keep: str
) -> None:
    """What can be seen to be wrong before anything is played."""
    from tenfold.arena.parts import check_dataset
    from tenfold.arena.plan import positive
    from tenfold.arena.run import check_records
    from tenfold.arena.show import check_plot
    from tenfold.core.errors import BadOption

    positive("workers", workers)
    if plot:
        check_plot(plot)
    if dataset:
        check_dataset(save)
    if records:
        check_records(records)
    elif keep != "all":
        raise BadOption("--keep chooses among the games that --records writes: give that, too.")


def players_at(plan: Plan, workers: int | None, address: str | None) -> Play:
    """Who plays: the cores here, or a cluster."""
    if address is None:
        from tenfold.arena.workers import play_on_cores

        return partial(play_on_cores, number=workers)
    from tenfold.arena.cluster import check_cluster, play_on_cluster

    check_cluster(plan)
    return partial(play_on_cluster, address=address, number=workers)


def play(plan: Plan, players: Play, kept: Kept, until: Until | None, picture: Path | None, json: bool) -> int:
    """Play, then show; the exit status."""
    from tenfold.arena.results import report
    from tenfold.arena.run import run
    from tenfold.arena.show import bar, plot
    from tenfold.cli.output.arena import print_json, print_table

    try:
        tally = run(plan, kept, players, bar(), until)
    except KeyboardInterrupt:
        goes_on = kept.file is not None
        complain("Stopped. The same command goes on where it was." if goes_on else "Stopped. With --save FILE it could go on.")
        return INTERRUPTED
    found = report(tally)
    if picture:
        plot(found, picture)
    if json:
        print_json(found)
    else:
        print_table(found, tally.reasons)
    return 0
