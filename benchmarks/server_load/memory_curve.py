"""The memory of a server over time, as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import matplotlib as mpl

mpl.use("Agg")

from matplotlib import pyplot as plt

from benchmarks.server_load.growth import INK, OTHER, OURS, SOFT


def picture(result: dict[str, Any], path: Path) -> None:
    """Memory above, tables in memory and games played below."""
    mpl.rcParams.update(
        {"font.size": 10, "axes.edgecolor": SOFT, "text.color": INK, "axes.labelcolor": INK, "svg.hashsalt": "tenfold"}
    )
    samples, verdict = result["samples"], result["verdict"]
    minutes = [sample["minute"] for sample in samples]
    figure, (memory, rooms) = plt.subplots(2, 1, figsize=(9, 5), layout="constrained", sharex=True, height_ratios=(2, 1))
    memory.plot(minutes, [sample["mb"] for sample in samples], color=OURS, linewidth=1.4)
    memory.axhline(
        verdict["early_mb"], color=OTHER, linewidth=1, linestyle="--", label=f"after {verdict['after_minutes']:.0f} minutes"
    )
    rooms.plot(minutes, [sample["rooms"] for sample in samples], color=OURS, linewidth=1.4)
    memory.set_title("Memory of the server, MB", loc="left", fontsize=10)
    rooms.set_title("Tables in memory", loc="left", fontsize=10)
    rooms.set_xlabel("minutes of steady play")
    memory.legend(frameon=False, loc="lower right")
    for axes in (memory, rooms):
        axes.set_ylim(bottom=0)
        axes.grid(color="#e4e8eb", linewidth=0.8)
        axes.spines[["top", "right"]].set_visible(False)
    played = samples[-1].get("finished", 0) + samples[-1].get("abandoned", 0)
    figure.suptitle(f"{result['tables']} tables at a time, {played:,} in all", x=0.01, ha="left")
    figure.savefig(path, metadata={"Date": None})
    plt.close(figure)
