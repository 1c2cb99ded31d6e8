"""Four rows of nine: a player's cards with the runs that score, or the market."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tenfold.drawing.letters import LIGHT
from tenfold.drawing.look import Theme
from tenfold.drawing.sheet import Sheet, stripes
from tenfold.games.ten.cards import COLOURS
from tenfold.games.ten.help.runs import Run

NUMBERS = range(1, 10)
WHOLE = 9


@dataclass(frozen=True)
class Paper:
    """What a board lies on: the colours that depend on it."""

    slot: str
    ink: str
    quiet: str
    shape: Callable[[str], str]
    own: Callable[[str], str]
    own_edge: Callable[[str], str]
    written: bool = True


def on_table(theme: Theme) -> Paper:
    return Paper(theme["slot"], theme["ink"], theme["ink-2"], theme.edge, theme.tint, theme.edge)


def on_card(theme: Theme) -> Paper:
    """On the card of a result, whose empty places carry no numbers."""
    return Paper(theme["turn-2"], theme["on-turn"], theme["on-turn-2"], theme.ink, lambda _: theme["turn"], theme.ink, False)


@dataclass(frozen=True)
class Board:
    """A board to draw: how wide and how tall its rows are, its cards and runs, and which cards have a frame."""

    paper: Paper
    width: float
    row: float
    gap: float
    sign: float
    points: float
    cards: Counter[str]
    name: Callable[[str], str]
    runs: dict[str, Run] = field(default_factory=dict)
    market: bool = False
    marked: Sequence[str] = ()

    @property
    def slot(self) -> float:
        return (self.width - self.sign - self.points) / len(NUMBERS)

    @property
    def height(self) -> float:
        return 4 * self.row + 3 * self.gap

    def left(self, number: int) -> float:
        return self.sign + (number - 1) * self.slot


def draw_board(sheet: Sheet, board: Board, x: float, y: float) -> None:
    with sheet.at(x, y):
        for at, colour in enumerate(COLOURS):
            with sheet.at(0, at * (board.row + board.gap)):
                draw_row(sheet, board, colour)
        for at, colour in enumerate(COLOURS):
            frames(sheet, board, colour, at * (board.row + board.gap))


def draw_row(sheet: Sheet, board: Board, colour: str) -> None:
    size = min(board.sign * 0.62, board.row * 0.72)
    sheet.shape(colour, (board.sign - size) / 2 - 3, (board.row - size) / 2, size, board.paper.shape(colour))
    run = board.runs.get(colour)
    for number in NUMBERS:
        if run is None or not run.first <= number <= run.last:
            sheet.rect(board.left(number) + 1, 0, board.slot - 2, board.row, board.paper.slot, 3)
    if run is not None:
        ribbon(sheet, board, run)
        points(sheet, board, run)
    for number in NUMBERS:
        place(sheet, board, colour, number, run)


def ribbon(sheet: Sheet, board: Board, run: Run) -> None:
    """One ribbon without gaps: the back of the fold at its left, a swallowtail at its right, a wild's place in it hatched."""
    theme, high = sheet.theme, board.row
    left, right = board.left(run.first) + 1, board.left(run.last + 1) - 1
    notch = 0 if is_whole(run) else high * 0.26
    sheet.polygon([(left, 0), (right, 0), (right - notch, high / 2), (right, high), (left, high)], theme.ink(run.colour))
    for wild in run.wilds:
        start = max(left, board.left(wild.number))
        end = board.left(wild.number + 1) - (notch + 1 if wild.number == run.last else 0)
        for band in stripes(start, 0, end - start, high, max(3.5, high * 0.12)):
            sheet.polygon(band, "#ffffff", opacity=0.66)
    fold = high * 0.22
    sheet.polygon([(left, 0), (left + fold, 0), (left, high / 2), (left + fold, high), (left, high)], theme.back(run.colour))


def is_whole(run: Run) -> bool:
    return run.last - run.first + 1 == WHOLE


def points(sheet: Sheet, board: Board, run: Run) -> None:
    """What the run scores, at the row's end; the tail of a whole one folds over and carries it."""
    theme, high = sheet.theme, board.row
    if not is_whole(run):
        size = high * 0.56
        sheet.numeral(run.points, board.width, (high - size) / 2, size, board.paper.ink, align=1)
        return
    left, right, size = board.left(10) - 1, board.width, min(high * 0.46, board.points * 0.52)
    corners = [(left, 0), (right, 0), (right - high * 0.16, high / 2), (right, high), (left, high)]
    sheet.polygon(corners, theme.back(run.colour))
    sheet.numeral(run.points, (left + right) / 2 - high * 0.05, (high - size) / 2, size, "#ffffff", align=0.5)


def place(sheet: Sheet, board: Board, colour: str, number: int, run: Run | None) -> None:
    card = f"{colour}{number}"
    copies, scoring = board.cards[card], run is not None and run.first <= number <= run.last
    if copies:
        with sheet.at(board.left(number), 0, cards=[card] * copies, name=board.name(card)):
            owned(sheet, board, colour, number, scoring, copies)
    elif scoring:
        filled(sheet, board, colour, number)
    elif board.paper.written:
        middle, size = board.left(number) + board.slot / 2, max(10, board.row * 0.42)
        sheet.text(str(number), middle, board.row / 2 + size * 0.35, size, board.paper.quiet, LIGHT, room=board.slot, align=0.5)


def owned(sheet: Sheet, board: Board, colour: str, number: int, scoring: bool, copies: int) -> None:
    """A card in its place: under the ribbon, beside it, or for sale with a folded corner."""
    theme, wide, high = sheet.theme, board.slot - 2, board.row
    if board.market:
        for_sale(sheet, theme.ink(colour), theme.back(colour), wide, high)
    elif not scoring:
        sheet.rect(1, 0, wide, high, board.paper.own(colour), 3)
        sheet.frame(1, 0, wide, high, board.paper.own_edge(colour), max(1.5, high * 0.04), 3)
    ink = theme["card-ink"] if scoring or board.market else board.paper.ink
    size = high * 0.58
    sheet.numeral(number, board.slot / 2, (high - size) / 2, size, ink, align=0.5)
    bar = theme.back(colour) if scoring or board.market else board.paper.own_edge(colour)
    for copy in range(1, copies):
        sheet.rect(board.slot * 0.26, high - 1 - copy * high * 0.11, board.slot * 0.48, max(2, high * 0.07), bar)


def for_sale(sheet: Sheet, ink: str, back: str, wide: float, high: float) -> None:
    fold = min(9, high * 0.34)
    sheet.polygon([(1, 0), (1 + wide, 0), (1 + wide, high - fold), (1 + wide - fold, high), (1, high)], ink)
    sheet.polygon([(1 + wide - fold, high - fold), (1 + wide, high - fold), (1 + wide - fold, high)], back)


def filled(sheet: Sheet, board: Board, colour: str, number: int) -> None:
    """A place that a wild fills: its number on a patch of the ribbon."""
    size, middle = board.row * 0.58, board.left(number) + board.slot / 2
    patch = size * 0.64 + 6
    sheet.rect(middle - patch / 2, (board.row - size) / 2 - 3, patch, size + 6, sheet.theme.ink(colour))
    sheet.numeral(number, middle, (board.row - size) / 2, size, sheet.theme["card-ink"], align=0.5)


def frames(sheet: Sheet, board: Board, colour: str, y: float) -> None:
    for number in NUMBERS:
        if f"{colour}{number}" in board.marked:
            sheet.frame(board.left(number) - 4, y - 6, board.slot + 8, board.row + 12, board.paper.ink, 6, 8)
