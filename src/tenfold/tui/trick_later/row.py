"""How much of 10 Trick Later fits on a sheet, and survivors in a row: small cards, or paper dolls where there is room."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.text import Text

from tenfold.tui.shell.blocks import Block, line, padded
from tenfold.tui.shell.paper import MUTED, Paper
from tenfold.tui.shell.words import say
from tenfold.tui.trick_later.cards import EDGE, INKS, chip, on_card

LABEL = 9
WIDEST_BOARD = 59
TWO_FROM = 79
WIDE_BOARD_FROM = 49
ROOMY_FROM = 32
LARGE_FROM = 40
DOLLS_FROM = 46
LINE = "#6D659A"


def roomy(paper: Paper) -> bool:
    """Whether there is height enough for some air."""
    return paper.height >= ROOMY_FROM


def very_roomy(paper: Paper) -> bool:
    """Whether there is height enough for whole cards, and for what they would do."""
    return paper.height >= LARGE_FROM


def board_width(paper: Paper) -> int:
    """Two boards stand side by side wherever that is possible."""
    return min(WIDEST_BOARD, (paper.width - 1) // 2 if paper.width >= TWO_FROM else paper.width)


def sheet_width(paper: Paper) -> int:
    return 2 * board_width(paper) + 1 if paper.width >= TWO_FROM else board_width(paper)


def wide_board(paper: Paper) -> bool:
    return board_width(paper) >= WIDE_BOARD_FROM


def dolls(paper: Paper) -> bool:
    """Whether survivors have heads and bodies."""
    return paper.height >= DOLLS_FROM and wide_board(paper) and paper.unicode and paper.colour


def labelled(label: str, text: Text) -> Text:
    return line((padded(label, LABEL), MUTED), text)


@dataclass(frozen=True)
class Row:
    """Survivors in a row, as many in a line as fit. A chain holds hands; others stand on a line if there is room for it."""

    cards: list[str]
    room: int
    paper: Paper
    chained: bool = False
    at_risk: list[str] = field(default_factory=list)

    @property
    def size(self) -> int:
        """The width of one of them."""
        return 3 if dolls(self.paper) else 4 if wide_board(self.paper) else 2

    def lines(self, label: str) -> Block:
        """The label stands before the first bodies."""
        per_line = max(1, (self.room + 1) // (self.size + 1))
        parts = [self.cards[at : at + per_line] for at in range(0, len(self.cards), per_line)] or [[]]
        drawn: Block = []
        for n, cards in enumerate(parts):
            drawn += [labelled("", self.heads(cards))] if dolls(self.paper) else []
            drawn.append(labelled("" if n else label, self.bodies(cards)))
            drawn += [labelled("", self.ground(cards))] if roomy(self.paper) and not self.chained else []
        return drawn

    def heads(self, cards: list[str]) -> Text:
        return Text(" ").join(line((f" {INKS[card[0]].shape} ", INKS[card[0]].paper)) for card in cards)

    def bodies(self, cards: list[str]) -> Text:
        if not cards:
            return line((say("tl-nobody"), MUTED))
        return line(*(line(self.body(card), self.between(card, card == cards[-1])) for card in cards))

    def body(self, card: str) -> Text:
        return line((f" {card[1]} ", on_card(card))) if dolls(self.paper) else chip(card, self.paper, wide_board(self.paper))

    def between(self, card: str, last: bool) -> Text:
        """What follows a survivor: a hand, or, where no line to stand on shows it, the mark of one at risk."""
        if self.chained:
            return line("" if last else self.paper.glyph("─", "-"))
        if card in self.at_risk and not roomy(self.paper):
            return line((self.paper.glyph("▴", "!"), f"bold {EDGE}"))
        return line(" ")

    def ground(self, cards: list[str]) -> Text:
        """The line they stand on: torn where the attack would reach."""
        tear = (self.paper.glyph("◢◣◢◣", "^^^^")[: self.size], EDGE)
        sign = self.paper.glyph("▔", "-")
        feet = (line(tear if card in self.at_risk else (sign * self.size, LINE), (sign, LINE)) for card in cards)
        return line(*feet, (sign * (self.room - len(cards) * (self.size + 1)), LINE))
