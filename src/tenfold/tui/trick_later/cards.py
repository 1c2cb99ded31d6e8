"""The cards of 10 Trick Later on paper. Each colour has a shape, block, leaf, sun, moon; the infected are torn."""

from __future__ import annotations

import re

from rich.text import Text

from tenfold.tui.shell.blocks import Block, line
from tenfold.tui.shell.paper import INK, TURN_DIM, Paper
from tenfold.tui.ten.cards import INKS as TEN_INKS
from tenfold.tui.ten.cards import Ink

PALE_ON_TORN = "#EFE4FF"
EDGE = "#A98AF0"
FRONT = "#B3A9DD"
INKS = {
    "r": Ink("■", "#FF7466", "#98150F", "#D591A7", "#E0574A"),
    "g": Ink("♣", TEN_INKS["g"].paper, TEN_INKS["g"].back, "#85B5B8", TEN_INKS["g"].text),
    "y": Ink("☼", "#F5D04A", "#725400", "#D1BB9B", "#A98500"),
    "b": Ink("◐", TEN_INKS["b"].paper, TEN_INKS["b"].back, "#94ABE9", TEN_INKS["b"].text),
    "i": Ink("▚", "#5B36A6", "#C9F26B", "#8B75C4", "#8A63DB"),
}
ON_TORN = f"{PALE_ON_TORN} on {INKS['i'].paper}"


def shape(colour: str, paper: Paper) -> str:
    return paper.glyph(INKS[colour].shape, colour)


def face(card: str, paper: Paper) -> str:
    """A card in two signs: its shape and its number."""
    return shape(card[0], paper) + card[1]


def faces(cards: list[str], paper: Paper) -> str:
    return " ".join(face(card, paper) for card in cards)


def on_card(card: str, faded: bool = False) -> str:
    """How signs look on this card; the infected are the only dark ones."""
    ink = INKS[card[0]]
    if faded:
        return f"{TURN_DIM} on {ink.tint}"
    return f"bold {PALE_ON_TORN if card[0] == 'i' else INK} on {ink.paper}"


def chip(card: str, paper: Paper, edged: bool = False, faded: bool = False) -> Text:
    """A small card, if so wanted with an edge."""
    signs = face(card, paper)
    return line((f" {signs} " if edged else signs, on_card(card, faded)))


def chips(cards: list[str], paper: Paper) -> Text:
    return Text(" ").join(chip(card, paper) for card in cards)


def torn_block(card: str, faded: bool) -> Block:
    """An infected: torn above, and eyes beside the number."""
    ink = INKS["i"]
    ground = ink.tint if faded else ink.paper
    eyes = f"{TURN_DIM if faded else ink.back} on {ground}"
    return [
        line(("◢◣◢◣◢", ground)),
        line(("◥ ", eyes), (card[1], on_card(card, faded)), (" ◤", eyes)),
        line((" " * 5, f"on {ground}")),
    ]


def card_block(card: str, faded: bool = False) -> Block:
    """A card, on paper that has colours and signs: shape, number, and the corner folded over."""
    if card[0] == "i":
        return torn_block(card, faded)
    ink = INKS[card[0]]
    ground = f"on {ink.tint if faded else ink.paper}"
    pip = f"{TURN_DIM if faded else ink.back} {ground}"
    return [
        line((f"{ink.shape}    ", pip)),
        line((f"  {card[1]}  ", on_card(card, faded))),
        line(("    ", ground), ("◢", pip)),
    ]


def in_colours(text: Text, paper: Paper) -> Text:
    """The text in which every card has its colour."""
    for colour, ink in INKS.items():
        text.highlight_regex(rf"(?<!\w){re.escape(shape(colour, paper))}\d(?!\w)", f"bold {ink.text}")
    return text
