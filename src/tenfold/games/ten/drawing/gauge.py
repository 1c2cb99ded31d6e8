"""One ruler for both totals: the net strip runs forward and folds back; at eleven the sheet is torn away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tenfold.drawing.letters import BOLD
from tenfold.drawing.sheet import Sheet, numeral_width
from tenfold.games.ten.drawing.cards import face_of

# A little more than eleven: the tear needs a place.
END = 11.6
BUST = 11
LANE = 66
LABEL = 92
FLOOR = 24
MONEY = 20
HEIGHT = LANE + FLOOR + MONEY + 12
TEAR = (12, 8, 1, 7, 0, 6, 2, 8, 1, 6, 3, 10)


@dataclass(frozen=True)
class Strip:
    colour: str
    value: int
    start: int
    end: int
    row: int


@dataclass(frozen=True)
class Fold:
    """Where a strip turns: the place on the ruler, the row above the turn, whether it was running forward."""

    at: int
    row: int
    forward: bool
    colour: str


@dataclass(frozen=True)
class Ruler:
    net: list[Strip]
    currency: list[Strip]
    folds: list[Fold]
    rows: int
    low: int


def ruler(tableau: Sequence[str]) -> Ruler:
    """The two totals as strips of paper: numbers run forward, currency folds the strip back."""
    net: list[Strip] = []
    currency: list[Strip] = []
    folds: list[Fold] = []
    total = spent = row = 0
    for card in tableau:
        face = face_of(card)
        colour, back, value = face.colour or "m", face.colour == "m", int(face.number)
        if net and back != (net[-1].colour == "m"):
            folds.append(Fold(total, row, back, net[-1].colour))
            row += 1
        after = total - value if back else total + value
        net.append(Strip(colour, value, min(total, after), max(total, after), row))
        if back:
            currency.append(Strip("m", value, spent, spent + value, 0))
            spent += value
        total = after
    return Ruler(net, currency, folds, row + 1, min([0, *(strip.start for strip in net)]))


class Gauge:
    """Draws the gauge into so much width, from the top left."""

    def __init__(self, sheet: Sheet, tableau: Sequence[str], x: float, y: float, width: float) -> None:
        self.sheet = sheet
        self.ruler = ruler(tableau)
        self.x, self.y, self.width = x + LABEL, y, width - LABEL
        self.unit = self.width / (END - self.ruler.low)
        self.row = min(LANE / 3, LANE / self.ruler.rows)

    def at(self, total: float) -> float:
        return self.x + (min(total, END) - self.ruler.low) * self.unit

    def draw(self, net: int, currency: int, guilty: str | None, say: Callable[[str], str]) -> None:
        theme, base = self.sheet.theme, self.y + LANE
        self.labels(net, currency, guilty, say)
        self.tear(say("page-ten-bust-word"))
        for fold in self.ruler.folds:
            self.fold(fold)
        for strip in self.ruler.net:
            self.strip(strip, base - (self.ruler.rows - strip.row) * self.row, self.row, "−" if strip.colour == "m" else "")
        self.sheet.rect(self.x, base, self.width, 2, theme["turn-line"])
        self.ticks(net, base + 2)
        for strip in self.ruler.currency:
            self.strip(strip, base + FLOOR, MONEY, "")

    def labels(self, net: int, currency: int, guilty: str | None, say: Callable[[str], str]) -> None:
        theme, left = self.sheet.theme, self.x - LABEL
        loud = {word: theme["bust-on-turn" if guilty == word else "on-turn"] for word in ("net", "currency")}
        quiet = {word: theme["bust-on-turn" if guilty == word else "on-turn-2"] for word in ("net", "currency")}
        self.sheet.text(say("page-ten-net"), left, self.y + LANE - 34, 15, quiet["net"], room=LABEL - 12)
        self.sheet.numeral(net, left, self.y + LANE - 26, 26, loud["net"])
        room = LABEL - 18 - numeral_width(currency, 17)
        self.sheet.text(say("page-ten-currency"), left, self.y + LANE + FLOOR + 15, 15, quiet["currency"], room=room)
        self.sheet.numeral(currency, self.x - 10, self.y + LANE + FLOOR + 2, 17, loud["currency"], align=1)

    def strip(self, strip: Strip, y: float, high: float, sign: str) -> None:
        theme, sheet = self.sheet.theme, self.sheet
        left, right = self.at(strip.start), self.at(strip.end)
        sheet.rect(left, y, right - left, high, theme.ink(strip.colour))
        sheet.rect(right - 1, y, 1, high, theme["card-ink"], opacity=0.35)
        if high < 13:
            return
        size, middle = min(15.0, high * 0.78), (left + right) / 2
        shown = strip.colour != "m" and right - left > size * 1.9
        if shown:
            sheet.shape(strip.colour, middle - size * 0.85, y + (high - size * 0.75) / 2, size * 0.75, theme.back(strip.colour))
        x = middle + (size * 0.28 if shown else 0)
        text, room = f"{sign}{strip.value}", max(right - left - 2, 8)
        sheet.text(text, x, y + high / 2 + size * 0.34, size, theme["card-ink"], BOLD, room=room, align=0.5)

    def fold(self, fold: Fold) -> None:
        top, x = self.y + LANE - (self.ruler.rows - fold.row) * self.row, self.at(fold.at)
        tip = x + (9 if fold.forward else -9)
        self.sheet.polygon([(x, top), (tip, top + self.row), (x, top + 2 * self.row)], self.sheet.theme.back(fold.colour))

    def ticks(self, net: int, y: float) -> None:
        """The numbers of the ruler. The total is the only inverted one; on a long ruler every second number will do."""
        theme, now, long = self.sheet.theme, min(net, BUST), END - self.ruler.low > 16
        for tick in range(self.ruler.low, BUST + 1):
            if long and tick not in (now, BUST) and (tick % 2 or tick >= 10 or abs(tick - now) < 2):
                continue
            x, dead = self.at(tick), tick == BUST
            ground, ink = (theme["bust"], theme["table"]) if dead else (theme["on-turn"], theme["turn"])
            if tick == now:
                self.sheet.rect(x - 11, y + 1, 22, 17, ground, 2)
            else:
                ink = theme["bust"] if dead else theme["on-turn-2"]
            text = str(tick).replace("-", "−")
            self.sheet.text(text, x, y + 14.5, 13.5, ink, BOLD, room=22, align=0.5)

    def tear(self, word: str) -> None:
        """From ten on the sheet is torn away and the table shows."""
        theme, left = self.sheet.theme, self.at(10.45)
        top, bottom, right = self.y - 8, self.y + HEIGHT + 4, self.x + self.width
        step = (bottom - top) / (len(TEAR) - 1)
        edge = [(left + depth, top + at * step) for at, depth in enumerate(TEAR)]
        self.sheet.polygon([*edge, (right, bottom), (right, top)], theme["table"])
        with self.sheet.at(right - 12, top + 10, turn=90):
            self.sheet.text(word, 0, 0, 14, theme["bust"], BOLD, room=LANE)
