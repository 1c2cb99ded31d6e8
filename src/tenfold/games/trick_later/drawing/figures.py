"""The cards of 10 Trick Later as the page draws them: as objects, as paper dolls on a board, and as chips in a line."""

from __future__ import annotations

from tenfold.drawing.letters import BOLD
from tenfold.drawing.sheet import Sheet

# The paper doll of a colour, drawn on 60 x 72: its head is the colour's shape, the body is the same for all. The page has the
# same in figures.ts, and a test sees to it.
BODY = "M0 29h60v9H43l9 34H8l9-34H0Z"
HEADS = {
    "r": "M21 2h18v18H21Z",
    "g": "M20 20C18 10 26 1 41 1 42 14 34 23 20 20Z",
    "y": "M19.500 11a10.500 10.500 0 1 1 21 0 10.500 10.500 0 1 1-21 0Z",
    "b": "M19 21a11 17 0 0 1 22 0Z",
}
DOLL_W, DOLL_H = 60, 72
EYES = "M4 4l22 8-10 9C9 20 4 14 4 4ZM56 4l-22 8 10 9c7-1 12-7 12-17Z"
EYES_W = 60
GLOW = "#c9f26b"
TORN_TOP = [(0, 8), (9, 0), (18, 7), (30, 1), (41, 8), (52, 0), (63, 7), (74, 1), (86, 8), (100, 2)]
TORN_FEET = [(0, 100), (0, 45), (12, 0), (25, 55), (38, 0), (50, 55), (62, 0), (75, 55), (88, 0), (100, 45), (100, 100)]
CORNER = 6
TALL = 1.4


def is_torn(card: str) -> bool:
    return card[0] == "i"


def draw_card(sheet: Sheet, card: str, name: str, x: float, y: float, width: float) -> None:
    with sheet.at(x, y, cards=[card], name=name):
        if is_torn(card):
            draw_infected(sheet, card[1:], width)
        else:
            draw_survivor(sheet, card, width)


def draw_survivor(sheet: Sheet, card: str, width: float) -> None:
    theme, colour, height = sheet.theme, card[0], width * TALL
    sheet.rect(0, 1.5, width, height, "#000000", CORNER, opacity=0.22)
    sheet.rect(0, 0, width, height, theme.ink(colour), CORNER)
    scale = width * 1.16 / DOLL_W
    with sheet.within(0, 0, width, height):
        for part in (HEADS[colour], BODY):
            sheet.path(part, theme.back(colour), -width * 0.08, height * 1.16 - DOLL_H * scale, scale, opacity=0.2)
    sheet.shape(colour, width * 0.08, height * 0.06, width * 0.24, theme.back(colour))
    size = width * 0.7
    sheet.numeral(card[1:], width * 0.58, height * 0.45 - size / 2, size, theme["card-ink"], align=0.5)


def draw_infected(sheet: Sheet, number: str, width: float) -> None:
    theme, height = sheet.theme, width * TALL
    top = [(x * width / 100, y * height / 100) for x, y in TORN_TOP]
    below = [(width, height - 3), (width - 3, height), (3, height), (0, height - 3)]
    sheet.polygon([(x, y + 1.5) for x, y in [*top, *below]], "#000000", opacity=0.22)
    sheet.polygon([*top, *below], theme["inf"])
    sheet.path(EYES, GLOW, width * 0.18, height * 0.15, width * 0.64 / EYES_W)
    size = width * 0.62
    sheet.numeral(number, width / 2, height * 0.58 - size / 2, size, theme["inf-ink"], align=0.5)


def draw_doll(sheet: Sheet, card: str, name: str, x: float, y: float, width: float, risk: bool = False) -> None:
    """A survivor on a board. At risk: a torn edge at the feet."""
    theme, scale, height = sheet.theme, width / DOLL_W, width * DOLL_H / DOLL_W
    with sheet.at(x, y, cards=[card], name=name):
        for part in (HEADS[card[0]], BODY):
            sheet.path(part, "#000000", 0, 1, scale, opacity=0.2)
        for part in (HEADS[card[0]], BODY):
            sheet.path(part, theme.ink(card[0]), 0, 0, scale)
        size = width * 0.4
        sheet.numeral(card[1:], width / 2, height * 0.86 - size, size, theme["card-ink"], align=0.5)
        if risk:
            wide, high = width + 4, max(7, width * 0.2)
            feet = [(x * wide / 100 - 2, height + 2 - high + y * high / 100) for x, y in TORN_FEET]
            sheet.polygon(feet, theme["inf-edge"])


def draw_chip(sheet: Sheet, card: str, name: str, x: float, y: float, height: float, *, once: bool = True) -> float:
    """A card in a line; its width. `once` is whether it lies here, and is not only spoken of."""
    theme, width = sheet.theme, height * 1.3
    with sheet.at(x, y, cards=[card] if once else (), name=name):
        sheet.rect(0, 0, width, height, theme.ink(card[0]), 3)
        if is_torn(card):
            sheet.frame(0, 0, width, height, "#a98af0", 1.5, 3)
        shape = GLOW if is_torn(card) else theme.back(card[0])
        sheet.shape(card[0], height * 0.16, height * 0.25, height * 0.5, shape)
        ink = theme["inf-ink" if is_torn(card) else "card-ink"]
        sheet.text(card[1:], height * 0.95, height * 0.75, height * 0.72, ink, BOLD, room=height, align=0.5)
    return width
