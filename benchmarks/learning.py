"""Draw the learning curve that docs/example_learner.py wrote.

python benchmarks/learning.py               benchmarks/results/learnt.svg from learnt.csv there
python benchmarks/learning.py learnt.csv    learnt.svg beside it
"""

from __future__ import annotations

import csv
import sys
from pathlib import Path

KEPT = Path(__file__).parent / "results" / "learnt.csv"


def curve(file: Path) -> tuple[list[float], list[float]]:
    """Minutes, and the share of games won after them in percent."""
    with file.open(newline="") as lines:
        rows = list(csv.DictReader(lines))
    return [float(row["seconds"]) / 60 for row in rows], [100 * float(row["share_against_careful"]) for row in rows]


def draw(file: Path) -> None:
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4.2), layout="constrained")
    axes.plot(*curve(file), marker="o", markersize=4)
    axes.axhline(50, color="gray", linewidth=1, linestyle="--")
    axes.annotate("even", (0, 50), textcoords="offset points", xytext=(0, 4), color="gray")
    axes.set_ylim(0, 100)
    axes.set_xlabel("minutes on one GPU, compiling included")
    axes.set_ylabel("games won against careful, %")
    axes.set_title("PPO learns two-player TEN from itself")
    axes.grid(alpha=0.3)
    figure.savefig(file.with_suffix(".svg"), metadata={"Date": None})


if __name__ == "__main__":
    draw(Path(sys.argv[1]) if len(sys.argv) > 1 else KEPT)
