"""Boards and market of TEN: four rows of nine, in which the place of a number never moves. A scoring run is a ribbon."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from tenfold.games.ten.cards import COLOUR_NAMES, COLOURS
from tenfold.games.ten.face.score import Score, read_hand, score_hand
from tenfold.games.ten.face.view import Player, TenView
from tenfold.tui.shell.blocks import Block, fit, framed, line, spread
from tenfold.tui.shell.paper import BRASS, INK, MUTED, ON_SHEET, PALE, SLOT, TORN, Paper
from tenfold.tui.shell.words import say
from tenfold.tui.ten.cards import INKS, chips, is_wild, shape

COINS = 10
MORE_COPIES = {2: ("²", "'"), 3: ("³", '"')}


def cell_width(paper: Paper) -> int:
    return 3 if paper.wide else 2


def board_width(paper: Paper) -> int:
    """Edges, shape, nine places, points."""
    return 2 + 2 + 9 * cell_width(paper) + 3


def copies_mark(copies: int, paper: Paper) -> str:
    return paper.glyph(*MORE_COPIES[copies]) if copies in MORE_COPIES else " "


def numeral(card: str, copies: int, filled: bool, paper: Paper) -> str:
    """What stands in a place: the number, # for a wild that fills it, and where there are no colours a dot for nothing."""
    if copies:
        return card[1]
    if filled:
        return "#"
    return card[1] if paper.colour else paper.glyph("·", ".")


def cell_style(card: str, copies: int, run: list[str], paper: Paper) -> str:
    ink = INKS[card[0]]
    if not paper.colour:
        return "bold" if card in run else ""
    if card in run:
        return f"bold {INK} on {ink.paper}" if copies else f"bold {ink.paper} on {ink.back}"
    return f"bold {PALE} on {ink.tint}" if copies else f"#6F6894 on {SLOT}"


def place(card: str, copies: int, run: list[str], paper: Paper) -> Text:
    """One place of a board. Without colours a line joins the numbers of a run."""
    mark = copies_mark(copies, paper)
    link = " " if paper.colour else paper.glyph("─", "-")
    if card in run and card != run[-1] and mark == " ":
        mark = link
    before = link if card in run[1:] else " "
    text = numeral(card, copies, card in run, paper) + mark
    return line((before + text if paper.wide else text, cell_style(card, copies, run, paper)))


def row(colour: str, held: Counter[str], run: list[str], paper: Paper) -> Text:
    cards = [f"{colour}{number}" for number in range(1, 10)]
    label = (f"{shape(colour, paper)} ", INKS[colour].paper if paper.colour else "")
    return line(label, *(place(card, held[card], run, paper) for card in cards))


def coins_line(player: Player, paper: Paper) -> Text:
    coins = (paper.glyph("●", "o") * player.coins, BRASS)
    missing = (paper.glyph("○", ".") * (COINS - player.coins), MUTED)
    tokens = (say("ten-tokens", n=player.busts), f"bold {TORN}") if player.busts else ""
    return line(coins, missing, f" {player.coins} ", tokens)


def wilds_lines(cards: list[str], paper: Paper) -> Block:
    """The wilds beside the board, as many in a line as fit."""
    wilds = [card for card in cards if is_wild(card)]
    if not wilds:
        return [line((say("ten-no-wilds"), MUTED))]
    per_line = (board_width(paper) - 2) // 5
    return [chips(wilds[at : at + per_line], paper) for at in range(0, len(wilds), per_line)]


def head(name: str, right: str, active: bool, width: int, paper: Paper) -> Text:
    """The name over a board, with a mark if it is this player's turn."""
    mark = paper.glyph("▸", ">") if active else " "
    text = spread(line((name, "bold")), line((right, "bold")), width - 2)
    return line(mark, text, " ", style=ON_SHEET if paper.colour else "")


def score_of(cards: list[str]) -> Score:
    return score_hand(read_hand(" ".join(cards)))


def player_block(player: Player, name: str, active: bool, paper: Paper) -> Block:
    width = board_width(paper)
    score = score_of(player.cards)
    held = Counter(player.cards)
    rows = []
    for colour, colour_name in zip(COLOURS, COLOUR_NAMES, strict=True):
        points = (f"{score.points[colour_name]:>3}", "bold" if score.points[colour_name] else MUTED)
        rows.append(line(row(colour, held, score.runs[colour_name], paper), points))
    lines = [*rows, *wilds_lines(player.cards, paper), coins_line(player, paper)]
    total = say("ten-points", n=player.score) if paper.wide else str(player.score)
    heading = head(name, total, active, width, paper)
    return [heading, *framed(lines, width, ON_SHEET if paper.colour else "")]


def market_block(market: list[str], paper: Paper) -> Block:
    width = board_width(paper)
    held = Counter(market)
    rows = [row(colour, held, [card for card in held if card[0] == colour and paper.colour], paper) for colour in COLOURS]
    heading = head(say("ten-market"), say("ten-cards", n=len(market)), False, width, paper)
    return [heading, *framed([*rows, Text(), Text()], width, ON_SHEET if paper.colour else "")]


def boards(view: TenView, names: list[str], seat: int, paper: Paper) -> list[Block]:
    """All boards, yours first, then the market: each as high as the highest."""
    shown = [say("ten-you", name=name) if p == seat else name for p, name in enumerate(names)]
    blocks = [player_block(player, shown[p], p == view.active, paper) for p, player in enumerate(view.players)]
    return level([*blocks, market_block(view.market, paper)], paper)


def level(blocks: list[Block], paper: Paper) -> list[Block]:
    highest = max(len(block) for block in blocks)
    width = board_width(paper)
    blank = fit(line(style=ON_SHEET if paper.colour else ""), width)
    return [[*block, *[blank] * (highest - len(block))] for block in blocks]
