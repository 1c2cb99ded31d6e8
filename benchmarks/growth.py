"""The picture of what a batch costs as it grows."""

from __future__ import annotations

from pathlib import Path

Growth = dict[str, list[tuple[int, float]]]

GAMES = {"ten": "TEN, 4 players", "trick_later": "10 Trick Later, 4 players"}


def draw_growth(growth: Growth, title: str, file: Path) -> None:
    """Decisions a second by the number of games at once."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4.2), layout="constrained")
    for name, label in GAMES.items():
        axes.plot(*zip(*growth[name], strict=True), marker="o", markersize=4, label=label)
    axes.set_xscale("log", base=2)
    axes.set_yscale("log")
    axes.set_xlabel("games at once")
    axes.set_ylabel("decisions a second, observed and masked")
    axes.set_title(title)
    axes.grid(alpha=0.3)
    axes.legend(frameon=False)
    figure.savefig(file, metadata={"Date": None})
