"""Reviews of the same games on one core here and as devices make them, which must find the same."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from tenfold.core.game import AnyGame
from tenfold.core.record import Record
from tenfold.review import Review, review
from tenfold.review.judges import judge_for
from tests.review.devices import in_chromium, in_node

Figures = dict[str, Any]
PLACES = {"node": in_node, "chromium": in_chromium}
FEW_DEALS = 20


def plain(found: Review) -> Any:
    return json.loads(msgspec.json.encode(found))


def seconds(first: Sequence[float], whole: Sequence[float]) -> Figures:
    return {"first_seconds": round(float(np.median(first)), 2), "seconds": round(float(np.median(whole)), 2)}


def on_one_core(game: AnyGame, records: Sequence[Record]) -> tuple[list[Any], Figures]:
    """What is found, and how long that takes a core once the judge is made ready."""
    judge = judge_for(game)
    review(records[0], judge, deals=FEW_DEALS)
    found, took = [], []
    for record in records:
        began = time.perf_counter()
        found.append(plain(review(record, judge)))
        took.append(time.perf_counter() - began)
    return found, {"seconds": round(float(np.median(took)), 2)}


def by_devices(game: AnyGame, records: Sequence[Record]) -> Figures:
    """Medians, from the record to the first of the curve and to all of it; the modules are loaded in that time."""
    here, core = on_one_core(game, records)
    figures: Figures = {"actions": [len(record.actions) for record in records], "core": core}
    for place, run in PLACES.items():
        found = run(game.name, records)
        if [json.loads(one["review"]) for one in found] != here:
            raise SystemExit(f"{game.title} in {place}: another review than here.")
        times = [[ms / 1000 for ms in one["ms"]] for one in found]
        figures[place] = seconds([one[0] for one in times], [one[-1] for one in times])
    return figures
