"""The stage of TEN: what is being drawn, bid for or paid, on the sheet that is turned over."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from tenfold.games.ten.face.view import TenView
from tenfold.games.ten.help.odds import next_card
from tenfold.games.ten.help.ways_to_pay import price_of
from tenfold.tui.shell.blocks import Block, beside, fit, line, padded
from tenfold.tui.shell.paper import BRASS_BACK, INK, TABLE, TORN, TURN_DIM, Paper
from tenfold.tui.shell.words import say
from tenfold.tui.ten.cards import CARD_WIDTH, card_block, chip, chips

TORN_AT = 11
LABEL = 10


def odds_in_words(view: TenView) -> str:
    odds = next_card(view)
    return say("ten-odds", bust=odds.bust, cards=odds.cards, percent=100 * odds.bust / odds.cards)


def tableau(view: TenView, width: int, paper: Paper) -> Block:
    """The cards in the order drawn: large ones where there is room."""
    if not view.tableau:
        return [line((say("ten-empty-tableau"), TURN_DIM))]
    large = paper.colour and paper.tall and len(view.tableau) * (CARD_WIDTH + 1) <= width
    if large:
        return beside([card_block(card, paper) for card in view.tableau])
    return [line(padded(say("ten-tableau"), LABEL), chips(view.tableau, paper))]


class Ruler:
    """One ruler from 0 to 10 for both totals, torn off at 11. Below zero it grows to the left."""

    def __init__(self, lowest: int, width: int, paper: Paper) -> None:
        self.lowest = min(0, lowest)
        tear = cell_len(say("ten-torn")) + 2
        self.cell = max(3, (width - LABEL - tear) // (TORN_AT - self.lowest))
        self.torn = max(0, width - LABEL - self.at(TORN_AT))
        self.paper = paper

    def at(self, n: int) -> int:
        return (n - self.lowest) * self.cell

    def tear(self, text: str = "") -> Text:
        """Where the sheet ends and the table shows."""
        if not self.paper.colour:
            return line(self.paper.glyph("┊ ", "| "), text)
        return line((padded(f" {text}", self.torn), f"bold {TORN} on {TABLE}"))

    def bar(self, label: str, total: int, sign: str, style: str) -> Text:
        """A strip from zero to the total, which stands at its end."""
        low, high = self.at(min(0, total)), self.at(max(0, total))
        strip = self.paper.glyph(sign, "=") * (high - low)
        value = (f"{total}", "bold")
        before = value[0].rjust(low) if total < 0 else " " * low
        drawn = line((padded(label, LABEL), "bold"), (before, "bold"), (strip, style), value if total >= 0 else "")
        return line(fit(drawn, LABEL + self.at(TORN_AT)), self.tear())

    def ticks(self, now: int) -> Text:
        """The numbers; the current net total is the only inverted one."""
        parts: list[Text | str | tuple[str, str]] = [" " * LABEL]
        for n in range(self.lowest, TORN_AT):
            style = f"bold white on {INK}" if n == now else TURN_DIM
            parts += [(str(n), style if self.paper.colour else ""), " " * (self.cell - len(str(n)))]
        return line(*parts, self.tear(say("ten-torn")))


def gauges(view: TenView, width: int, paper: Paper) -> Block:
    ruler = Ruler(view.net, width, paper)
    return [
        ruler.bar(say("ten-net"), view.net, "▄", INK),
        ruler.ticks(view.net),
        ruler.bar(say("ten-currency"), view.currency, "▀", BRASS_BACK),
    ]


def auction_lines(view: TenView, names: list[str], paper: Paper) -> Block:
    assert view.lot is not None
    bidder = None if view.high_bidder is None else names[view.high_bidder]
    bid = say("ten-no-bid") if bidder is None else say("ten-high-bid", bid=view.high_bid, name=bidder)
    return [line(padded(say("ten-lot"), LABEL), chip(view.lot, paper), "  ", (bid, "bold"))]


def payment_lines(view: TenView, paper: Paper) -> Block:
    """A strip as long as the price, filled by what is paid."""
    assert view.lot is not None
    price = price_of(view)
    paid = (paper.glyph("■", "#") * (price - view.price), BRASS_BACK)
    open_ = paper.glyph("□", ".") * view.price
    words = say("ten-still-to-pay", left=view.price, price=price)
    return [line(padded(say("ten-price"), LABEL), chip(view.lot, paper), "  ", paid, open_, "  ", (words, "bold"))]


def stage(view: TenView, names: list[str], width: int, paper: Paper) -> Block:
    """What the player must look at before deciding."""
    lines: Block = []
    if view.phase == "auction":
        lines += auction_lines(view, names, paper)
    if view.phase == "pay":
        lines += payment_lines(view, paper)
    if view.tableau or view.phase == "draw":
        lines += [Text()] if lines and paper.tall else []
        lines += [*tableau(view, width, paper), *([Text()] if paper.tall else []), *gauges(view, width, paper)]
    return lines
