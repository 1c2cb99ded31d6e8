"""The boards of 10 Trick Later: those who wait stand above the line, then the track with its peg, and below it the chain."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from tenfold.games.trick_later.face.view import Player, TrickLaterView
from tenfold.games.trick_later.help.reckoning import (
    INFECTED_EIGHT,
    Standing,
    holds_the_eight,
    in_order,
    needed,
    points_now,
    standing,
)
from tenfold.games.trick_later.rules.state import TRACK_END
from tenfold.tui.shell.blocks import Block, fit, framed, line, spread, widest
from tenfold.tui.shell.paper import BRASS, INK, MUTED, ON_SHEET, PALE, SLOT, TORN, Paper
from tenfold.tui.shell.screen import Scene
from tenfold.tui.shell.words import listed, say
from tenfold.tui.trick_later.cards import face
from tenfold.tui.trick_later.row import LABEL, Row, board_width, dolls, labelled

TAIL = 9
ENOUGH = 10
HEAD = "#332C57"


def on_sheet(paper: Paper) -> str:
    return ON_SHEET if paper.colour else ""


def on_head(paper: Paper) -> str:
    return f"{PALE} on {HEAD}" if paper.colour else ""


def place_style(n: int, track: int, peg: int | None, paper: Paper) -> str:
    if not paper.colour:
        return "bold" if n in (track, peg) else ""
    if n <= track:
        return f"bold {INK} on {PALE}" if n == track else f"{INK} on {MUTED}"
    return f"bold {BRASS} on {SLOT}" if n == peg else f"#8D86B0 on {SLOT}"


def place(n: int, track: int, peg: int | None, cell: int, paper: Paper) -> Text:
    """One value of the track: reached ones are joined to a strip, and the peg stands before its value."""
    strip = " " if paper.colour else paper.glyph("━", "=")
    before = paper.glyph("▾", "v") if n == peg else " "
    if 0 < n <= track:
        before = strip
    filled = strip if n < track else " "
    return line((f"{before}{n}{filled * (cell - 2)}", place_style(n, track, peg, paper)))


def track_line(player: Player, peg: int | None, width: int, paper: Paper) -> Text:
    cell = max(2, (width - LABEL - TAIL) // (TRACK_END + 1))
    strip = line(*(place(n, player.track, peg, cell, paper) for n in range(TRACK_END + 1)))
    if player.track == TRACK_END:
        note = (say("tl-bonus"), f"bold {BRASS}")
    else:
        note = ("" if peg is None else say("tl-needs", n=peg), BRASS)
    return labelled(say("tl-track", n=player.track), line(strip, "  ", note))


def rescued_lines(player: Player, width: int, paper: Paper) -> Block:
    """The lower side: a chain, hand in hand; at its end how many are lost."""
    lost = line((say("tl-lost", n=player.lost), f"bold {TORN}" if player.lost else MUTED))
    row = Row(in_order(player.lower), width - LABEL - lost.cell_len - 1, paper, chained=True)
    lines = row.lines(say("tl-rescued"))
    named = int(dolls(paper))
    return [*lines[:named], spread(lines[named], lost, width), *lines[named + 1 :]]


def points_in_words(player: Player, room: int) -> str:
    """The finished rounds and their sum, or the sum alone where room is short."""
    rounds = " + ".join(map(str, player.rounds))
    full = f"{rounds} = {player.total}"
    return full if len(player.rounds) > 1 and len(full) <= room else str(player.total)


def tags(view: TrickLaterView, p: int, paper: Paper) -> str:
    """What is to be known of a player besides the board: who leads, which other has infected 8."""
    found = [say("tl-leads")] if p == view.leader and view.phase != "over" else []
    if p != view.seat and holds_the_eight(view, p):
        found.append(say("tl-has", card=face(INFECTED_EIGHT, paper)))
    return listed(found)


def head(view: TrickLaterView, p: int, name: str, paper: Paper) -> Text:
    """The name over a board, with a mark if it is this player's turn."""
    width = board_width(paper) - 2
    mark = paper.glyph("▸", ">") if p == view.to_act else " "
    left = line((name, "bold"), "  ", (tags(view, p, paper), MUTED))
    now = (f"  {say('tl-now', n=points_now(view.players[p]))}", MUTED) if view.phase != "over" else ("", "")
    total = points_in_words(view.players[p], width - left.cell_len - cell_len(now[0]) - 2)
    return line(mark, spread(left, line((total, "bold"), now), width), " ", style=on_head(paper))


def player_block(view: TrickLaterView, p: int, name: str, trick: Standing | None, paper: Paper) -> Block:
    player = view.players[p]
    width = board_width(paper) - 2
    at_risk = trick.at_risk if trick is not None and trick.seat == p else []
    lines = [
        *Row(in_order(player.upper), width - LABEL, paper, at_risk=at_risk).lines(say("tl-waiting")),
        track_line(player, needed(player.upper, view.options), width, paper),
        *rescued_lines(player, width, paper),
    ]
    return [head(view, p, name, paper), *framed(lines, board_width(paper), on_sheet(paper))]


def race_block(view: TrickLaterView, names: list[str], paper: Paper) -> Block:
    """How far everybody is on the way to ten points: for the place that three boards leave free."""
    width = board_width(paper) - 2
    broadest = min(widest(names), width - ENOUGH - 4)
    lines = []
    for player, name in zip(view.players, names, strict=True):
        done = min(ENOUGH, player.total)
        bar = line((paper.glyph("━", "=") * done, BRASS), (paper.glyph("─", ".") * (ENOUGH - done), MUTED))
        lines.append(line(fit(line(name), broadest), "  ", bar, (f" {player.total}", "bold")))
    heading = fit(line(" ", (say("tl-race"), "bold"), style=on_head(paper)), board_width(paper))
    return [heading, *framed(lines, board_width(paper), on_sheet(paper))]


def shown_names(scene: Scene) -> list[str]:
    return [say("ten-you", name=name) if p == scene.seat else name for p, name in enumerate(scene.names)]


def boards(view: TrickLaterView, scene: Scene, paper: Paper) -> list[Block]:
    """All boards, yours first; those of a row as high as the highest of all."""
    names, trick = shown_names(scene), standing(view)
    blocks = [player_block(view, p, names[p], trick, paper) for p in range(len(view.players))]
    if len(blocks) % 2:
        blocks.append(race_block(view, names, paper))
    highest = max(map(len, blocks))
    blank = fit(line(style=on_sheet(paper)), board_width(paper))
    return [[*block, *[blank] * (highest - len(block))] for block in blocks]
