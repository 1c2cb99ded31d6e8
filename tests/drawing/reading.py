"""Reads a picture again: the cards and the words in it, and where the words stand."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from xml.etree import ElementTree

from tenfold.drawing.letters import EM, measured

SVG = "{http://www.w3.org/2000/svg}"
MOVED = re.compile(r"translate\((-?[\d.]+) (-?[\d.]+)\)")
SCALED = re.compile(r"scale\(([\d.e-]+)\)")


@dataclass(frozen=True)
class Words:
    text: str
    left: float
    right: float
    base: float
    size: float


@dataclass(frozen=True)
class Picture:
    width: float
    height: float
    cards: Counter[str]
    words: list[Words]
    root: Any

    @property
    def text(self) -> str:
        return " ".join(words.text for words in self.words)


def read_picture(svg: str) -> Picture:
    root = ElementTree.fromstring(svg)
    cards = Counter(card for group in root.iter() for card in group.get("data-cards", "").split())
    return Picture(float(root.get("width", 0)), float(root.get("height", 0)), cards, list(words_in(root, 0, 0)), root)


def words_in(element: Any, x: float, y: float) -> Iterator[Words]:
    """The words below an element that stands there; those that run upwards or down are left out."""
    for part in element:
        place = part.get("transform", "")
        if "rotate" in place:
            continue
        moved = MOVED.search(place)
        dx, dy = (float(moved[1]), float(moved[2])) if moved else (float(part.get("x", 0)), float(part.get("y", 0)))
        if part.tag == f"{SVG}g" and part.get("aria-label"):
            yield read_words(part, x, y)
        else:
            yield from words_in(part, x + dx, y + dy)


def read_words(group: Any, x: float, y: float) -> Words:
    """A line of words: outlines, and texts for what the font lacks."""
    pieces = []
    for piece in group:
        place = piece.get("transform")
        if place is None:
            left, base, size = float(piece.get("x")), float(piece.get("y")), float(piece.get("font-size"))
        else:
            moved, scaled = MOVED.search(place), SCALED.search(place)
            assert moved is not None
            assert scaled is not None
            left, base, size = float(moved[1]), float(moved[2]), float(scaled[1]) * EM
        pieces.append((left, base, size))
    left, base, size = pieces[0]
    text = group.get("aria-label")
    return Words(text, x + left, x + left + measured(text, size), y + base, size)
