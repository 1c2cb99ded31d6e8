"""The results as tables for the page: Markdown, written between two marks so that page and figures cannot drift apart."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

BEGIN, END = "<!-- bots: written by benchmarks/bots.py -->", "<!-- bots: end -->"
TITLES = {"ten": "TEN", "trick_later": "10 Trick Later"}

Row = dict[str, Any]


def share(result: dict[str, Any]) -> str:
    low, high = result["interval"]
    return f"{result['win_share']:.3f} ({low:.3f}-{high:.3f})"


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> list[str]:
    return [f"| {' | '.join(head)} |", "|---" * len(head) + "|", *(f"| {' | '.join(row)} |" for row in rows), ""]


def ladder(rows: list[Row]) -> list[str]:
    """Each level against the one below."""
    cells = [
        (
            f"{TITLES[row['game']]}, {row['options']['players']}",
            f"{row['results'][0]['name']} over {row['results'][1]['name']}",
            share(row["results"][0]),
            f"{1 / row['options']['players']:.3f}",
            f"{row['goal']:.2f}" if row["goal"] else "",
            str(row["games"]),
        )
        for row in rows
    ]
    text = "The ladder: one bot of the upper level, all other seats of the lower. Win share with its 95 % interval."
    return [text, "", *table(("players", "pair", "win share", "even", "goal", "games"), cells)]


def solo(rows: list[Row]) -> list[str]:
    """One line per level, one column per bot."""
    bots = list(dict.fromkeys(row["results"][0]["name"] for row in rows))
    levels = sorted({row["options"]["level"] for row in rows})
    found = {(row["options"]["level"], row["results"][0]["name"]): share(row["results"][0]) for row in rows}
    cells = [(str(level), *(found.get((level, bot), "") for bot in bots)) for level in levels]
    return ["Solo TEN: how often each bot beats the automaton.", "", *table(("level", *bots), cells)]


def peer(rows: list[Row]) -> list[str]:
    cells = [
        (
            row["results"][1]["name"],
            share(row["results"][0]),
            f"{row['goal']:.2f}",
            f"{row['results'][0]['ms_per_move']:.0f} / {row['results'][1]['ms_per_move']:.0f}",
            str(row["games"]),
        )
        for row in rows
    ]
    text = "`sharp` against OpenSpiel's bots at TEN for two, both with 100 ms a move."
    return [text, "", *table(("peer", "sharp wins", "goal", "ms a move, sharp / peer", "games"), cells)]


def times(rows: list[Row]) -> list[str]:
    cells = [
        (
            f"{TITLES[row['game']]}, {row['options']['players']}",
            row["results"][0]["name"].partition("@")[2],
            f"{row['results'][0]['ms_per_move']:.0f} ms",
            share(row["results"][0]),
            f"{1 / row['options']['players']:.3f}",
            str(row["games"]),
        )
        for row in rows
    ]
    picture = "![How the win share grows with the time a move](results/bots-time.svg)"
    steady = rows[0]["results"][1]["name"]
    text = f"How the win share of `sharp` grows with its time a move; all other seats have `{steady}`."
    return [text, "", *table(("players", "may take", "took", "win share", "even", "games"), cells), picture, ""]


def against(rows: list[Row]) -> list[str]:
    cells = [
        (
            f"{TITLES[row['game']]}, {row['options']['players']}",
            f"{row['results'][0]['name']} over {row['results'][1]['name']}",
            share(row["results"][0]),
            f"{1 / row['options']['players']:.3f}" if row["options"]["players"] > 1 else share(row["results"][1]),
            f"{row['goal']:.2f}" if row["goal"] else "",
            str(row["games"]),
        )
        for row in rows
    ]
    text = (
        "One bot of this version, all other seats of an older one, with 100 ms a move or as many iterations each; the nets "
        "do not search. Alone `even` is what the older one wins."
    )
    return [text, "", *table(("players", "pair", "win share", "even", "goal", "games"), cells)]


def speed(figures: dict[str, list[float]]) -> list[str]:
    rates = ", ".join(f"{TITLES[game]} {one:,.0f} and {two:,.0f}" for game, (one, two) in figures.items())
    return [f"Iterations a second of `sharp` on one core, and on two together: {rates}.", ""]


def page(found: dict[str, Any]) -> str:
    """All tables of what was measured."""
    writers = {"ladder": ladder, "solo": solo, "peer": peer, "time": times, "against": against}
    lines = [line for part, write in writers.items() if found.get(part) for line in write(found[part])]
    if found.get("speed"):
        lines += speed(found["speed"])
    return "\n".join([*lines, f"Machine: {found['machine']}. All figures: [results/bots.json](results/bots.json)."])


def write(found: dict[str, Any], file: Path) -> None:
    """Put the tables between the marks of the page."""
    before, mark, rest = file.read_text().partition(BEGIN)
    _, end, after = rest.partition(END)
    if not mark or not end:
        raise SystemExit(f"{file} has no place for the tables: the lines {BEGIN} and {END}.")
    file.write_text(f"{before}{BEGIN}\n\n{page(found)}\n\n{END}{after}")
