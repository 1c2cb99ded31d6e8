"""TEN's other pages: help, what is left in the deck, the result."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from tenfold.games.ten.cards import COLOUR_NAMES, COLOURS
from tenfold.games.ten.face.score import Score
from tenfold.games.ten.face.view import TenView
from tenfold.games.ten.help.odds import next_card, unseen_cards
from tenfold.tui.shell.blocks import Block, columns, fit, line, widest
from tenfold.tui.shell.paper import Paper
from tenfold.tui.shell.prose import wrapped
from tenfold.tui.shell.screen import Scene, hanging, terms, winners
from tenfold.tui.shell.words import say, words_of
from tenfold.tui.ten.board import cell_width, score_of
from tenfold.tui.ten.cards import INKS, chip, is_wild, shape

WIDTH = 80
RUN_WIDTH = 7


def counted(key: str, cards: dict[str, int], paper: Paper) -> Block:
    """Cards, each with how many there are of it, under their label."""
    entries = [line(chip(card, paper), f" {n}") for card, n in cards.items()]
    return [line((say(key), "bold")), *columns(entries, min(paper.width, WIDTH), gap=2), Text()] if entries else []


def count_row(colour: str, left: dict[str, int], paper: Paper) -> Text:
    width = cell_width(paper) + 1
    counts = [left.get(f"{colour}{number}", 0) for number in range(1, 10)]
    none = paper.glyph("·", ".")
    style = INKS[colour].text
    return line((f"{shape(colour, paper)} ", style), *((f"{n or none:>{width}}", style if n else "dim") for n in counts))


def deck_page(view: TenView, paper: Paper) -> Block:
    """What is still in the deck, and what it would do."""
    left = unseen_cards(view)
    odds = next_card(view)
    width = cell_width(paper) + 1
    numbers = "  " + "".join(f"{number:>{width}}" for number in range(1, 10))
    wilds = {card: n for card, n in left.items() if is_wild(card)}
    currency = {card: n for card, n in left.items() if card[0] == "$"}
    return [
        line((say("ten-deck-left", n=view.deck), "bold")),
        Text(),
        line((numbers, "dim")),
        *(count_row(colour, left, paper) for colour in COLOURS),
        Text(),
        *counted("ten-wilds-left", wilds, paper),
        *counted("ten-currency-left", currency, paper),
        Text(say("ten-next-card", bust=odds.bust, auction=odds.auction, go_on=odds.go_on)),
    ]


def legend(paper: Paper) -> Text:
    """The four colours with their shapes and letters, and the wilds."""
    colours = [line(chip(f"{letter}5", paper), f" {letter}5") for letter in COLOURS]
    wilds = [line(chip(card, paper), f" {say(key)}") for card, key in (("w5", "ten-any-colour"), ("w#", "ten-anything"))]
    return Text("  ").join([*colours, *wilds])


def help_page(view: TenView, names: list[str], paper: Paper) -> Table:
    text = say("ten-help", second=paper.glyph("²", "'"))
    if view.options.players == 1:
        text += "\n" + say("ten-help-solo", name=names[1], level=view.options.level)
    table = terms(f"{text}\n{say('help-keys')}")
    table.add_row(Text(say("ten-help-signs"), "bold"), legend(paper))
    return table


def runs_in_words(score: Score, paper: Paper) -> Text:
    parts = []
    for letter, name in zip(COLOURS, COLOUR_NAMES, strict=True):
        run = score.runs[name]
        span = say("ten-no-run") if not run else run[0][1] if len(run) == 1 else f"{run[0][1]}-{run[-1][1]}"
        parts.append(line((shape(letter, paper), INKS[letter].back if paper.colour else ""), f" {span}"))
    return Text("  ").join(fit(part, RUN_WIDTH) for part in parts)


def standings(view: TenView, names: list[str], width: int, paper: Paper) -> Block:
    """A line for each player: points, runs, currency left, cards."""
    lines: Block = []
    broadest = widest(names)
    for player, name in zip(view.players, names, strict=True):
        rest = say("ten-rest", currency=player.coins + 3 * player.busts, cards=len(player.cards))
        total = line(fit(line(name), broadest), f" {player.score:>3}   ", style="bold")
        lines += hanging(line(total, runs_in_words(score_of(player.cards), paper), "  "), Text(rest), width)
    return lines


def solo_verdict(scene: Scene, view: TenView) -> list[Text]:
    """T11.10: strictly more points win; a rank for the level."""
    you, automaton = view.players[0].score, view.players[1].score
    if you > automaton:
        rank = say("ten-rank", rank=words_of(scene.game).say(f"ten-rank-{view.options.level}"))
        return [Text(say("ten-solo-won", name=scene.names[0], high=you, low=automaton), "bold"), Text(rank)]
    key = "ten-solo-tied" if you == automaton else "ten-solo-lost"
    return [Text(say(key, name=scene.names[1], high=automaton, low=you), "bold")]


def result_lines(view: TenView, scene: Scene, width: int, paper: Paper) -> Block:
    """Who won and by what, and what everybody scored for."""
    verdict = solo_verdict(scene, view) if view.options.players == 1 else [Text(winners(scene), "bold")]
    verdict_lines = [row for said in verdict for row in wrapped(said, width)]
    return [*verdict_lines, Text(), *standings(view, scene.names, width, paper)]
