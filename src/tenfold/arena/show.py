"""Results for people: a table, a bar while one waits, a picture."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tenfold.arena.results import Report, Result
from tenfold.core.errors import BadOption
from tenfold.core.extras import require
from tenfold.core.plain import plain

COLUMNS = ("win %", "95 %", "score", "rank", "rating", "ms/move", "illegal", "failures")
PICTURES = (".png", ".svg")


def table(report: Report) -> Table:
    title = f"{report.game}, {report.players} players, {report.games} games of {report.deals} deals, seed {report.seed}"
    shown = Table(title=escape(plain(title)), caption=caption(report), box=None)
    shown.add_column("bot", overflow="fold", min_width=8)
    for column in COLUMNS:
        shown.add_column(column, justify="right", no_wrap=True)
    for result in report.results:
        shown.add_row(*cells(result))
    return shown


def caption(report: Report) -> str:
    methods = " and ".join(sorted({result.method for result in report.results})).replace("wilson", "Wilson's")
    even = f"An even share is {100 / report.players:.1f} %." if report.players > 1 else "Alone, each bot in every deal."
    return f"{even} Intervals over deals: {methods}."


def cells(result: Result) -> list[str]:
    low, high = result.interval
    score = "-" if result.score is None else f"{result.score:.2f}"
    return [
        escape(plain(result.name)),
        f"{100 * result.win_share:.1f}", f"{100 * low:.1f}-{100 * high:.1f}", score, f"{result.rank:.2f}",
        f"{result.rating:.1f}", f"{result.ms_per_move:.2f}", str(result.illegal), str(result.failures),
    ]  # fmt: skip


def bar() -> Progress:
    """A bar on stderr, where that is a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, disable=not console.is_terminal, transient=True)


def check_plot(path: Path) -> None:
    """Say what is wrong with a picture before the games are played."""
    if path.suffix.lower() not in PICTURES:
        raise BadOption("--plot takes a file that ends in .png or .svg.")
    if not path.resolve().parent.is_dir():
        raise BadOption(f"{path} cannot be written: there is no such folder.")
    require("plot", "--plot")


def plot(report: Report, path: Path) -> None:
    """Win shares with their intervals."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(6.4, 1.2 + 0.5 * len(report.results)), layout="constrained")
    axes = figure.subplots()
    results = report.results[::-1]
    shares = [result.win_share for result in results]
    below = [result.win_share - result.interval[0] for result in results]
    above = [result.interval[1] - result.win_share for result in results]
    axes.errorbar(shares, range(len(results)), xerr=[below, above], fmt="o", capsize=4)
    axes.set_yticks(range(len(results)), [plain(result.name).replace("$", r"\$") for result in results])
    if report.players > 1:
        axes.axvline(1 / report.players, linestyle=":", color="grey")
    axes.set(xlim=(0, 1), xlabel="win share, 95 % interval", title=f"{report.game}, {report.players} players")
    try:
        figure.savefig(path)
    except OSError as error:
        raise BadOption(f"{path} cannot be written: {error.strerror}.") from None
