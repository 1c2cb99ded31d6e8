"""How the cost of a move grows with the number of busy tables, as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import matplotlib as mpl

mpl.use("Agg")

from matplotlib import pyplot as plt
from matplotlib.axes import Axes

INK, OURS, OTHER, SOFT = "#22303c", "#0b6e99", "#c8553d", "#9aa5ae"


def picture(steps: list[dict[str, Any]], peer: dict[str, Any], tables: int, path: Path) -> None:
    """Moves a second, latency and CPU a move, each against the number of tables; the peer where it was measured."""
    mpl.rcParams.update(
        {"font.size": 10, "axes.edgecolor": SOFT, "text.color": INK, "axes.labelcolor": INK, "svg.hashsalt": "tenfold"}
    )
    figure, (rate, latency, cpu) = plt.subplots(1, 3, figsize=(12, 3.9), layout="constrained")
    busy = [step["busy"] for step in steps]
    line(rate, busy, [step["moves_s"] for step in steps], "Tenfold", OURS, "o-")
    line(latency, busy, [step["p50_ms"] for step in steps], "Tenfold, median", OURS, "o-")
    line(latency, busy, [step["p99_ms"] for step in steps], "Tenfold, 99th percentile", OURS, "s--")
    line(cpu, busy, [step["server_cpu_us_a_move"] for step in steps], "Tenfold", OURS, "o-")
    line(rate, [tables], [peer["moves_s"]], "boardgame.io, nothing stored", OTHER, "D")
    line(latency, [tables], [peer["p50_ms"]], "boardgame.io, median", OTHER, "D")
    line(latency, [tables], [peer["p99_ms"]], "boardgame.io, 99th percentile", OTHER, "^")
    line(cpu, [tables], [peer["server_cpu_us_a_move"]], "boardgame.io", OTHER, "D")
    dress(rate, busy, "Moves a second")
    dress(latency, busy, "Latency, milliseconds")
    dress(cpu, busy, "Microseconds of server CPU a move")
    latency.set_yscale("log")
    latency.yaxis.set_major_formatter("{x:g}")
    for axes in (rate, cpu):
        axes.set_ylim(bottom=0)
        axes.yaxis.set_major_formatter("{x:,.0f}")
    figure.suptitle(
        "From 1 to 500 busy tables of TEN for two, every move durable on SQLite, server on one core", x=0.01, ha="left"
    )
    figure.savefig(path, metadata={"Date": None})
    plt.close(figure)


def line(axes: Axes, x: list[int], y: list[float], label: str, colour: str, style: str) -> None:
    axes.plot(x, y, style, color=colour, label=label, markersize=5, linewidth=1.6)


def dress(axes: Axes, busy: list[int], title: str) -> None:
    axes.set_title(title, loc="left", fontsize=10, color=INK)
    axes.set_xscale("log")
    axes.set_xticks(busy, [str(n) for n in busy])
    axes.minorticks_off()
    axes.set_xlabel("busy tables")
    axes.grid(color="#e4e8eb", linewidth=0.8)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False, fontsize=8.5)
