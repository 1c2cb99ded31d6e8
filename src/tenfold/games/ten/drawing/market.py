"""The market of TEN, and below it what is out of the game."""

from __future__ import annotations

from collections import Counter

from tenfold.core.pictures import Moment
from tenfold.drawing.letters import BOLD
from tenfold.drawing.sheet import Sheet
from tenfold.games.ten.drawing.board import Board, draw_board, on_table
from tenfold.games.ten.drawing.cards import chip_width, draw_chip
from tenfold.games.ten.face.view import TenView

HEADER = 34
GAP = 4
CHIP = 20
BESIDE = 30


def market_height(row: float) -> float:
    return HEADER + 4 * row + 3 * GAP


def draw_market(sheet: Sheet, moment: Moment, view: TenView, x: float, y: float, width: float, row: float) -> None:
    theme = sheet.theme
    said = sheet.text(moment.say("page-ten-market"), x, y + 20, 20, theme["ink"], BOLD, room=width / 3)
    count = sheet.text(
        moment.say("page-ten-cards", n=len(view.market)), x + width, y + 20, 15, theme["ink-2"], room=width / 4, align=1
    )
    room = width - said - count - 24
    sheet.text(moment.say("page-ten-market-price"), x + said + 12, y + 20, 15, theme["ink-2"], room=room)
    cards = Counter(view.market)
    board = Board(on_table(theme), width, row, GAP, min(34, row), 0, cards, moment.card_name, market=True)
    draw_board(sheet, board, x, y + HEADER)


def discard_rows(moment: Moment, view: TenView, width: float) -> list[list[tuple[str, int]]]:
    """The discarded kinds and how many of each, in as many rows as they need."""
    rows: list[list[tuple[str, int]]] = [[]]
    used = 0.0
    for card, times in Counter(view.discard).items():
        wide = chip_width(card, CHIP, times) + 10
        if rows[-1] and used + wide > width:
            rows.append([])
            used = 0
        rows[-1].append((card, times))
        used += wide
    return rows if view.discard else []


def discard_height(moment: Moment, view: TenView, width: float) -> float:
    rows = len(discard_rows(moment, view, width))
    return BESIDE + rows * (CHIP + 6) if rows else 0


def draw_discard(sheet: Sheet, moment: Moment, view: TenView, x: float, y: float, width: float) -> None:
    rows = discard_rows(moment, view, width)
    if rows:
        sheet.text(moment.say("picture-ten-discard"), x, y + 20, 15, sheet.theme["ink-2"], room=width)
    for at, row in enumerate(rows):
        left = x
        for card, times in row:
            left += draw_chip(sheet, card, moment.card_name(card), left, y + BESIDE + at * (CHIP + 6), CHIP, times) + 10
