"""10 Trick Later's other pages: help, the cards not seen yet, the result."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from tenfold.core.game import Outcome
from tenfold.games.trick_later.cards import CARDS, COLOURS
from tenfold.games.trick_later.face.view import TrickLaterView
from tenfold.games.trick_later.help.reckoning import INFECTED_EIGHT, holds_the_eight, most_held, unseen
from tenfold.tui.shell.blocks import Block, fit, flush_right, line, padded, widest
from tenfold.tui.shell.paper import Paper
from tenfold.tui.shell.prose import wrapped
from tenfold.tui.shell.screen import Scene, hanging, terms
from tenfold.tui.shell.words import joined, listed, say
from tenfold.tui.trick_later.board import shown_names
from tenfold.tui.trick_later.cards import chip, face
from tenfold.tui.trick_later.row import roomy
from tenfold.tui.trick_later.stage import about

INFECTED = "i"
ROWS = COLOURS + INFECTED
NAMES = 10


def unseen_place(card: str, cards: list[str], paper: Paper) -> Text:
    if card in cards:
        return chip(card, paper, edged=True)
    return line((paper.glyph(" ·  ", " .  ") if card in CARDS else "    ", "dim"))


def unseen_row(colour: str, cards: list[str], view: TrickLaterView, paper: Paper) -> Text:
    """A colour: its cards not seen yet in their places, a dot for the others."""
    name = line((padded(say("tl-colour", colour=colour), NAMES), "bold"))
    if colour == view.out:
        return line(name, (say("tl-is-out"), "dim"))
    count = sum(1 for card in cards if card[0] == colour)
    places = (unseen_place(f"{colour}{n}", cards, paper) for n in range(9))
    return line(name, Text(" ").join(places), f"   {count}")


def known_of(view: TrickLaterView, seat: int, paper: Paper) -> list[str]:
    """What the cards of a player gave away."""
    most = most_held(view, seat)
    known = [say("tl-most", colour=colour, n=most[colour]) for colour in COLOURS if colour in most]
    if holds_the_eight(view, seat):
        known.append(face(INFECTED_EIGHT, paper))
    return known


def shown_lines(view: TrickLaterView, scene: Scene, paper: Paper) -> Block:
    others = [seat for seat in range(len(view.players)) if seat != scene.seat]
    known_by_name = {scene.names[seat]: known_of(view, seat, paper) for seat in others}
    broadest = widest(known_by_name)
    return [line(fit(line((name, "bold")), broadest), "  ", listed(known)) for name, known in known_by_name.items() if known]


def unseen_page(view: TrickLaterView, scene: Scene, paper: Paper) -> Block:
    """What others may still hold, from what you saw alone."""
    cards = unseen(view)
    aside = view.exchanged is not None and view.exchanged != scene.seat
    shown = shown_lines(view, scene, paper)
    heading = [Text(), line((say("tl-shown"), "bold"))] if shown else []
    return [
        line((say("tl-unseen", n=len(cards)), "bold"), " ", say("tl-one-aside") if aside else ""),
        Text(),
        *(unseen_row(colour, cards, view, paper) for colour in ROWS),
        *heading,
        *shown,
    ]


def legend(paper: Paper) -> Text:
    """The colours with their shapes and letters."""
    parts = [line(chip(f"{letter}5", paper, edged=True), f" {letter}5") for letter in ROWS]
    return line(Text("  ").join(parts), f" {say('tl-colour', colour=INFECTED)}")


def tear_mark(paper: Paper) -> str:
    return paper.glyph("◢◣", "^^") if roomy(paper) else paper.glyph("▴", "!")


def help_page(view: TrickLaterView, paper: Paper) -> Table:
    options = view.options
    marks = {"peg": paper.glyph("▾", "v"), "tear": tear_mark(paper)}
    text = say("tl-help", overflow=options.overflow, rescue=options.rescue, tiebreak=options.tiebreak, **marks)
    table = terms(f"{text}\n{say('tl-help-keys')}")
    table.add_row(Text(say("ten-help-signs"), "bold"), legend(paper))
    return table


def standings(view: TrickLaterView, scene: Scene, width: int) -> Block:
    """A line for each player: the rounds, the total, who is still waiting."""
    names = shown_names(scene)
    broadest = widest(names)
    first = view.round - len(view.players[0].rounds) + 1
    rounds = range(first, view.round + 1)
    heading = line(
        " " * broadest, *(flush_right(say("tl-column-round", n=n), 4) for n in rounds), flush_right(say("tl-column-total"), 8)
    )
    lines = [heading]
    for player, name in zip(view.players, names, strict=True):
        points = "".join(f"{points:>4}" for points in player.rounds)
        rest = say("tl-rest", upper=len(player.upper), lower=len(player.lower), lost=player.lost)
        total = line(fit(line((name, "bold")), broadest), points, (f"{player.total:>8}", "bold"), "   ")
        lines += hanging(total, Text(rest), width)
    return lines


def verdict(scene: Scene, view: TrickLaterView, outcome: Outcome) -> str:
    """L7.3: who won and what decided it."""
    best = max(outcome.scores)
    if len(outcome.winners) > 1:
        names = joined([scene.names[seat] for seat in outcome.winners])
        return say("tl-won-shared", names=names, points=best, side=view.options.tiebreak)
    key = f"tl-won-{outcome.decided}"
    return say(key, points=best, side=view.options.tiebreak, **about(outcome.winners[0], scene))


def result_lines(view: TrickLaterView, scene: Scene, width: int) -> Block:
    assert scene.outcome is not None
    verdict_lines = wrapped(Text(verdict(scene, view, scene.outcome), "bold"), width)
    return [*verdict_lines, Text(), *standings(view, scene, width)]
