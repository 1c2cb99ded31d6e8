"""Results for people: a table, a bar while one waits, a picture."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tenfold.arena.results import Report, Result
from tenfold.arena.until import Verdict
from tenfold.arena.versus import Duel
from tenfold.core.errors import BadOption
from tenfold.core.extras import require
from tenfold.core.plain import plain

COLUMNS = ("win %", "95 %", "score", "rank", "rating", "ms/move", "illegal", "failures")
DUEL_COLUMNS = ("ahead %", "95 %", "wins %", "95 %", "Elo", "95 %")
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
    if report.players > 1 and len(report.results) == 1:
        return f"Against itself a bot has an even share, {100 / report.players:.1f} %, however it plays."
    return f"{even} Intervals over deals: {methods}."


def cells(result: Result) -> list[str]:
    low, high = result.interval
    score = "-" if result.score is None else f"{result.score:.2f}"
    return [
        escape(plain(result.name)),
        f"{100 * result.win_share:.1f}", f"{100 * low:.1f}-{100 * high:.1f}", score, f"{result.rank:.2f}",
        f"{result.rating:.1f}", f"{result.ms_per_move:.2f}", str(result.illegal), str(result.failures),
    ]  # fmt: skip


def duels(report: Report) -> Table:
    """Each against each, over the games in which both sat."""
    shown = Table(title="one against another, over the same deals", box=None)
    shown.add_column("bots", overflow="fold", min_width=8)
    for column in DUEL_COLUMNS:
        shown.add_column(column, justify="right", no_wrap=True)
    for duel in report.duels:
        shown.add_row(*duel_cells(duel))
    return shown


def duel_cells(duel: Duel) -> list[str]:
    (low, high), (least, most) = duel.ahead_interval, duel.difference_interval
    return [
        escape(plain(f"{duel.first} - {duel.second}")),
        f"{100 * duel.ahead:.1f}", f"{100 * low:.1f}-{100 * high:.1f}",
        f"{100 * duel.difference:+.1f}", f"{100 * least:+.1f} to {100 * most:+.1f}",
        f"{duel.elo:+.0f}", f"{duel.elo_interval[0]:+.0f} to {duel.elo_interval[1]:+.0f}",
    ]  # fmt: skip


def verdict(found: Verdict) -> str:
    """What playing until it is clear has shown."""
    sure = f"after {found.deals} deals, wrong in at most {100 * found.error:g} % of such runs"
    if found.found == "open":
        return f"Whether {found.bot} is better is still open after {found.deals} deals."
    return f"{found.bot} is {found.found} than the others: {sure}."


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
