"""The cards of TEN as the page draws them: as objects, and as chips in a line."""

from __future__ import annotations

from dataclasses import dataclass

from tenfold.drawing.letters import BOLD, measured
from tenfold.drawing.sheet import Sheet, numeral_width
from tenfold.games.ten.cards import COLOURS

CORNER = 6
TALL = 1.4


@dataclass(frozen=True)
class Face:
    """How a card is drawn: its colour (m is currency, none: any), its number or #, and whether it is a wild."""

    colour: str | None
    number: str
    wild: bool


def face_of(card: str) -> Face:
    if card[0] == "$":
        return Face("m", card[1:], False)
    return Face(None if card[0] == "w" else card[0], card[1:], card[0] == "w" or card[1] == "#")


def ground(sheet: Sheet, face: Face, width: float, height: float) -> None:
    """The paper of a card without its folded corner: the corners are round but for that one."""
    fold, r = width * 0.22, CORNER
    cut = f"V{height - fold:.2f}L{width - fold:.2f} {height:.2f}"
    outline = f"M{r} 0H{width - r:.2f}Q{width:.2f} 0 {width:.2f} {r}{cut}H{r}Q0 {height:.2f} 0 {height - r:.2f}V{r}Q0 0 {r} 0Z"
    theme = sheet.theme
    sheet.path(outline, "#000000", 0, 1.5, 1, opacity=0.22)
    if face.colour is None:
        stripes(sheet, outline, width, height)
    else:
        sheet.path(outline, theme["brass"] if face.colour == "m" else theme.ink(face.colour), 0, 0, 1)
    if face.colour == "m":
        edge = max(2.5, width * 0.06)
        inner = [(edge, edge), (width - edge, edge), (width - edge, height - fold), (width - fold, height - edge)]
        sheet.polygon([*inner, (edge, height - edge)], theme["paper"])


def stripes(sheet: Sheet, outline: str, width: float, height: float) -> None:
    """All four colours side by side; the outer two have the round corners."""
    theme, quarter, fold = sheet.theme, width / 4, width * 0.22
    sheet.path(outline, theme.ink(COLOURS[0]), 0, 0, 1)
    for at in (1, 2):
        sheet.rect(at * quarter, 0, quarter + 0.5, height, theme.ink(COLOURS[at]))
    last = [(3 * quarter, 0.0), (width - CORNER / 2, 0), (width, CORNER / 2), (width, height - fold)]
    sheet.polygon([*last, (width - fold, height), (3 * quarter, height)], theme.ink(COLOURS[3]))


def ear(sheet: Sheet, face: Face, width: float, height: float) -> None:
    """The corner that is folded over."""
    theme, fold = sheet.theme, width * 0.22
    ink = theme["brass"] if face.colour == "m" else theme["card-ink"] if face.colour is None else theme.back(face.colour)
    sheet.polygon([(width - fold, height - fold), (width, height - fold), (width - fold, height)], ink)


def draw_card(sheet: Sheet, card: str, name: str, x: float, y: float, width: float) -> None:
    """A card as an object: pip, folded numeral, the shape large and faint behind, a corner folded over."""
    theme, face, height = sheet.theme, face_of(card), width * TALL
    size = width * (0.6 if face.wild else 0.72)
    with sheet.at(x, y, cards=[card], name=name):
        ground(sheet, face, width, height)
        if face.wild:
            sheet.rect(0, height * 0.26, width, height * 0.54, theme["paper"])
        elif face.colour not in (None, "m"):
            with sheet.within(0, 2, width - 2, height):
                sheet.shape(
                    str(face.colour), width * 0.19, -height * 0.22, width * 1.15, theme.back(str(face.colour)), opacity=0.16
                )
        if face.colour is not None:
            sheet.shape(face.colour, width * 0.09, height * 0.06, width * 0.26, theme.back(face.colour))
        sheet.numeral(face.number, width / 2, height * 0.54 - size / 2, size, theme["card-ink"], align=0.5)
        ear(sheet, face, width, height)


def draw_deck(sheet: Sheet, left: int, x: float, y: float, width: float) -> None:
    """The deck with the number of cards left in it, on the turned sheet."""
    theme, height = sheet.theme, width * TALL
    for offset in (6, 3, 0) if left else (0,):
        sheet.rect(x + offset, y + offset, width, height, theme["turn-2"], CORNER)
        sheet.frame(x + offset, y + offset, width, height, theme["turn-line"], 2, CORNER)
    size = min(width * 0.4, width * 0.8 / max(numeral_width(left, 1), 1))
    sheet.numeral(left, x + width / 2, y + (height - size) / 2, size, theme["on-turn"], align=0.5)


def chip_width(card: str, height: float, times: int = 1) -> float:
    face = face_of(card)
    width = (height * 0.5 if face.colour else 0) + height * (0.92 if face.wild else 0.62)
    return width + (measured(f"×{times}", height * 0.62, BOLD) + 5 if times > 1 else 0)


def draw_chip(sheet: Sheet, card: str, name: str, x: float, y: float, height: float, times: int = 1) -> float:
    """A card in a line: its shape and its number, and how many of it there are. Its width."""
    theme, face = sheet.theme, face_of(card)
    width = chip_width(card, height)
    with sheet.at(x, y, cards=[card] * times, name=name):
        if face.colour is None:
            for at, colour in enumerate(COLOURS):
                sheet.rect(at * width / 4, 0, width / 4 + 0.3, height, theme.ink(colour), 0)
        else:
            sheet.rect(0, 0, width, height, theme["paper"] if face.colour == "m" else theme.ink(face.colour), 3)
        if face.colour == "m":
            sheet.frame(0, 0, width, height, theme["brass"], 2, 3)
        inside = height * 0.5 if face.colour else 0
        if face.colour:
            sheet.shape(face.colour, height * 0.12, height * 0.27, height * 0.46, theme.back(face.colour))
        if face.wild:
            sheet.rect(inside + height * 0.1, height * 0.12, height * 0.72, height * 0.76, theme["paper"], 2)
        middle = inside + (width - inside) / 2 - (height * 0.02 if face.colour else 0)
        sheet.text(face.number, middle, height * 0.74, height * 0.7, theme["card-ink"], BOLD, room=height, align=0.5)
        if times > 1:
            sheet.text(f"×{times}", width + 3, height * 0.72, height * 0.62, theme["ink-2"], BOLD, room=height * 2)
    return chip_width(card, height, times)
