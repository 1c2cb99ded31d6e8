"""What a visitor of the page sees and feels, as web-vitals defines it, on a CPU that is made slower."""

from __future__ import annotations

import statistics
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import CDPSession

from tests.web.browser import Visitor

WATCH = Path(__file__).with_name("watch.js").read_text()
SLOWDOWN = 4
UNSEEN_MS = 16.0
WINDOW_GAP_MS, WINDOW_MOST_MS = 1_000, 5_000
IGNORED_ONE_IN = 50
FRAME_OF_A_WINDOW = 200
SCRIPT_AND_STYLE = ("Script", "Stylesheet")

Figures = dict[str, Any]


class Watch:
    """Looks over a visitor's shoulder from before the first request on."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.hosts: set[str] = set()
        self.kinds: dict[str, str] = {}
        self.bytes: Counter[str] = Counter()
        visitor.context.add_init_script(WATCH)
        visitor.context.on("request", lambda request: self.hosts.add(urlsplit(request.url).hostname or ""))
        self.page.on("websocket", lambda socket: self.hosts.add(urlsplit(socket.url).hostname or ""))
        wire = visitor.context.new_cdp_session(self.page)
        wire.on("Network.responseReceived", lambda message: self.kinds.update({message["requestId"]: message["type"]}))
        wire.on("Network.loadingFinished", self.arrived)
        self.show_all_of_it(wire)
        wire.send("Network.enable")
        wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})

    def show_all_of_it(self, wire: CDPSession) -> None:
        """A window has bars of its own, and what lies outside of it is never painted: a press there waits for another paint."""
        size = self.page.viewport_size
        assert size is not None
        window = wire.send("Browser.getWindowForTarget")["windowId"]
        bounds = {"width": size["width"] + FRAME_OF_A_WINDOW, "height": size["height"] + FRAME_OF_A_WINDOW}
        wire.send("Browser.setWindowBounds", {"windowId": window, "bounds": bounds})

    def arrived(self, message: dict[str, Any]) -> None:
        self.bytes[self.kinds.get(message["requestId"], "Other")] += int(message["encodedDataLength"])

    def loaded(self) -> Figures:
        """What came over the network until now, as it was sent: compressed, with its headers."""
        return {
            "script_and_style_bytes": sum(self.bytes[kind] for kind in SCRIPT_AND_STYLE),
            "all_bytes": self.bytes.total(),
            "requests": len(self.kinds),
        }

    def felt(self) -> Figures:
        """What happened in this document since it was opened."""
        trace = self.page.evaluate("watched()")
        times = interaction_times(trace)
        return {
            "layout_shift": layout_shift(trace["shifts"]),
            "interaction_ms": interaction_to_next_paint(times),
            "interaction_worst_ms": times[-1],
            "interaction_median_ms": statistics.median(times),
            "interactions": len(times),
            "first_paint_ms": trace["paints"].get("first-contentful-paint"),
            "largest_paint_ms": trace["paints"].get("largest-contentful-paint"),
            "shifted": sorted((shift for shift in trace["shifts"] if not shift["asked"]), key=lambda shift: -shift["value"])[
                :3
            ],
            "slowest": sorted(trace["interactions"], key=lambda one: -one["ms"])[:3],
        }


def interaction_times(trace: dict[str, Any]) -> list[float]:
    """Every interaction, the quickest first. The browser tells nothing of those under 16 ms: they count as such."""
    seen = sorted(float(one["ms"]) for one in trace["interactions"])
    return [UNSEEN_MS] * max(0, trace["count"] - len(seen)) + seen or [UNSEEN_MS]


def interaction_to_next_paint(times: list[float]) -> float:
    """The slowest but one in fifty, which is the 98th percentile."""
    return times[-1 - len(times) // IGNORED_ONE_IN]


def layout_shift(shifts: list[dict[str, Any]]) -> float:
    """The largest sum of the shifts in a window: it ends after a second without any, and lasts five at most."""
    worst = total = 0.0
    first = last = float("-inf")
    for shift in shifts:
        if shift["asked"]:
            continue
        if shift["at"] - last > WINDOW_GAP_MS or shift["at"] - first > WINDOW_MOST_MS:
            first, total = shift["at"], 0.0
        last = shift["at"]
        total += shift["value"]
        worst = max(worst, total)
    return worst
