"""The results as pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from matplotlib.figure import Figure

from benchmarks.bots_ladder.tables import TITLES

Row = dict[str, Any]


def error_bars(results: list[dict[str, Any]]) -> tuple[list[float], list[list[float]]]:
    """Win shares, and how far their intervals reach below and above."""
    shares = [result["win_share"] for result in results]
    below = [result["win_share"] - result["interval"][0] for result in results]
    above = [result["interval"][1] - result["win_share"] for result in results]
    return shares, [below, above]


def ladder_picture(rows: list[Row]) -> Figure:
    """Win share of the upper level, and a mark where an even share is."""
    figure = Figure(figsize=(7.2, 1.2 + 0.3 * len(rows)), layout="constrained")
    axes = figure.subplots()
    rows = rows[::-1]
    shares, errors = error_bars([row["results"][0] for row in rows])
    axes.errorbar(shares, range(len(rows)), xerr=errors, fmt="o", capsize=3)
    axes.plot([1 / row["options"]["players"] for row in rows], range(len(rows)), "|", color="grey", markersize=12)
    names = [f"{row['results'][0]['name']} over {row['results'][1]['name']}" for row in rows]
    labels = [f"{TITLES[row['game']]}, {row['options']['players']}: {name}" for row, name in zip(rows, names, strict=True)]
    axes.set_yticks(range(len(rows)), labels, fontsize=8)
    axes.set(xlim=(0, 1), xlabel="win share, 95 % interval; grey: an even share")
    return figure


def time_picture(rows: list[Row]) -> Figure:
    """Win share over the time a move, both games; dotted: an even share."""
    steady = rows[0]["results"][1]["name"]
    figure = Figure(figsize=(7.2, 4), layout="constrained")
    axes = figure.subplots()
    for game in dict.fromkeys(row["game"] for row in rows):
        own = [row for row in rows if row["game"] == game]
        shares, errors = error_bars([row["results"][0] for row in own])
        milliseconds = [int(row["results"][0]["name"].partition("@")[2].removesuffix("ms")) for row in own]
        players = own[0]["options"]["players"]
        drawn = axes.errorbar(
            milliseconds, shares, yerr=errors, fmt="o-", capsize=3, label=f"{TITLES[game]}, {players} players"
        )
        axes.axhline(1 / players, linestyle=":", color=drawn[0].get_color())
    axes.set_xscale("log")
    axes.set_xticks([10, 100, 1_000, 10_000], ["10 ms", "100 ms", "1 s", "10 s"])
    axes.set(ylim=(0, 1), xlabel="time a move of sharp", ylabel=f"win share over {steady}, 95 % interval")
    axes.legend()
    return figure


def save(figure: Figure, path: Path) -> None:
    for suffix in (".svg", ".png"):
        figure.savefig(path.with_suffix(suffix), dpi=150)


def pictures(found: dict[str, Any], folder: Path) -> None:
    if found.get("ladder"):
        save(ladder_picture(found["ladder"]), folder / "bots-ladder")
    if found.get("time"):
        save(time_picture(found["time"]), folder / "bots-time")
