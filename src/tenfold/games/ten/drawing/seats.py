"""The players of TEN beside the stage: name and score, coins and bust tokens, wilds, and the board."""

from __future__ import annotations

from collections import Counter

from tenfold.core.pictures import Moment
from tenfold.drawing import frame
from tenfold.drawing.letters import BOLD
from tenfold.drawing.sheet import Sheet
from tenfold.games.ten.drawing.board import Board, draw_board, on_table
from tenfold.games.ten.drawing.cards import chip_width, draw_chip, face_of
from tenfold.games.ten.face.view import Player
from tenfold.games.ten.help.runs import board_of

HEADER = 30
PURSE = 28
BELOW = 18
GAP = 3
COIN = 13
MOST_COINS = 10
MOST_TOKENS = 3
TOKEN = "3"
TORN = [
    (0, 18), (14, 0), (30, 14), (48, 0), (66, 14), (84, 0), (100, 18),
    (100, 84), (86, 100), (70, 86), (52, 100), (34, 86), (16, 100), (0, 84),
]  # fmt: skip


def seat_height(row: float) -> float:
    return HEADER + PURSE + 4 * row + 3 * GAP + BELOW


def row_for(height: float, seats: int) -> float:
    """How tall the rows are that fill so much height."""
    return min(44, max(21, (height / seats - HEADER - PURSE - BELOW - 3 * GAP) / 4))


def draw_seat(sheet: Sheet, moment: Moment, place: int, player: Player, x: float, y: float, width: float, row: float) -> None:
    turn = moment.view.to_act == place
    frame.seat_header(sheet, moment.names[place], x, y, width, turn=turn, score=player.score)
    y += HEADER
    left = draw_purse(sheet, player, x, y + 4)
    wilds = [card for card in player.cards if face_of(card).wild]
    draw_wilds(sheet, moment, wilds, left + 10, x + width, y + 4)
    numbers = Counter(card for card in player.cards if not face_of(card).wild)
    runs = {run.colour: run for run in board_of(tuple(player.cards)).runs}
    sign, points = min(30, row), row * 0.56 * 0.64 + 14
    if any(run.points > 9 for run in runs.values()):
        points = max(points, row * 1.2)
    board = Board(on_table(sheet.theme), width, row, GAP, sign, points, numbers, moment.card_name, runs)
    draw_board(sheet, board, x, y + PURSE)


def draw_purse(sheet: Sheet, player: Player, x: float, y: float) -> float:
    """Coins as ten rings, and bust tokens; where they end."""
    theme = sheet.theme
    for coin in range(MOST_COINS):
        middle = x + COIN / 2 + coin * (COIN + 2)
        if coin < player.coins:
            sheet.circle(middle, y + 10, COIN / 2, theme["brass"], theme["brass-d"], 1.5)
            sheet.rect(middle - COIN * 0.18, y + 10 - COIN * 0.18, COIN * 0.36, COIN * 0.36, theme["brass-d"])
        else:
            sheet.circle(middle, y + 10, COIN / 2, "none", theme["line-ui"], 1.5)
    x += MOST_COINS * (COIN + 2) + 6
    for _ in range(player.busts if player.busts <= MOST_TOKENS else 1):
        draw_token(sheet, x, y)
        x += 25
    if player.busts > MOST_TOKENS:
        x += sheet.text(f"×{player.busts}", x, y + 15, 15, theme["ink"], BOLD, room=30)
    return x


def draw_token(sheet: Sheet, x: float, y: float) -> None:
    """A bust token: torn on all sides, with what it pays."""
    theme, wide, high = sheet.theme, 22.0, 20.0
    sheet.polygon([(x + a * wide / 100, y + b * high / 100) for a, b in TORN], theme["ink"])
    sheet.text(TOKEN, x + wide / 2, y + 14.5, 13, theme["table"], BOLD, room=wide, align=0.5)


def draw_wilds(sheet: Sheet, moment: Moment, wilds: list[str], left: float, right: float, y: float) -> None:
    """At the right; smaller where they are many."""
    needed = sum(chip_width(card, 20) + 4 for card in wilds)
    high = 20 * min(1, (right - left) / needed) if wilds else 20
    for card in reversed(wilds):
        right -= chip_width(card, high)
        draw_chip(sheet, card, moment.card_name(card), right, y + (20 - high) / 2, high)
        right -= 4 * high / 20
