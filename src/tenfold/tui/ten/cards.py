"""The cards of TEN on paper. Each colour has a shape, so that no colour stands alone: moon, leaf, kite, bloom."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from tenfold.games.ten.cards import COLOURS
from tenfold.tui.shell.blocks import Block, line
from tenfold.tui.shell.paper import BRASS, BRASS_BACK, INK, Paper


@dataclass(frozen=True)
class Ink:
    """A card colour: the paper, its back (where it is folded), its tint, and how it reads as text on any ground."""

    shape: str
    paper: str
    back: str
    tint: str
    text: str


INKS = {
    "b": Ink("◐", "#6FAEF7", "#1A53A6", "#25395F", "#3F87D9"),
    "g": Ink("♣", "#4CC38A", "#0C6541", "#1C4540", "#2C9464"),
    "o": Ink("◆", "#FF9E45", "#9A4300", "#4F3430", "#CC6F14"),
    "p": Ink("✿", "#FF8FBD", "#A81A5C", "#4F2A4B", "#D9578F"),
    "$": Ink("$", BRASS, BRASS_BACK, BRASS, "#9C7A0A"),
}
CARD_WIDTH = 5


def is_wild(card: str) -> bool:
    return card[0] == "w" or card[1] == "#"


def shape(colour: str, paper: Paper) -> str:
    return paper.glyph(INKS[colour].shape, colour)


def face(card: str, paper: Paper) -> str:
    """A card in two signs: its shape and its number."""
    return card if card[0] == "w" else shape(card[0], paper) + card[1]


def chip(card: str, paper: Paper) -> Text:
    """A small card. A wild that may be any colour has four stripes."""
    signs = f" {face(card, paper)} "
    if card[0] == "w":
        return line(*((sign, f"bold {INK} on {INKS[colour].paper}") for sign, colour in zip(signs, COLOURS, strict=True)))
    return line((signs, f"bold {INK} on {INKS[card[0]].paper}"))


def chips(cards: list[str], paper: Paper) -> Text:
    return Text(" " if paper.colour else "").join(chip(card, paper) for card in cards)


def card_block(card: str, paper: Paper) -> Block:
    """A card: shape, number, and the corner folded over."""
    ink = INKS[card[0]]
    ground = f"on {ink.paper}"
    return [
        line((f"{shape(card[0], paper)}    ", f"{ink.back} {ground}")),
        line((f"  {card[1]}  ", f"bold {INK} {ground}")),
        line(("    ", ground), (paper.glyph("◢", " "), f"{ink.back} {ground}")),
    ]
