"""The review of a game, for people in a terminal."""

from __future__ import annotations

import os
from collections.abc import Iterator

from rich.console import Console
from rich.padding import Padding
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from tenfold.core.plain import plain
from tenfold.core.record import Record
from tenfold.core.registry import find_game
from tenfold.core.words import languages, sentence
from tenfold.review import Review, Reviewing
from tenfold.review.judges import judge_for
from tenfold.review.words import OWN_WORDS, Telling

COLUMNS = ("start", "own", "others", "luck", "noise", "result", "accuracy")
MOST_DECISIONS = 10
INDENT = "    "


def known_languages() -> list[str]:
    return languages(OWN_WORDS)


def print_review(found: Review, seat: int | None, language: str) -> None:
    game = find_game(found.game)
    telling = Telling(game, [plain(name) for name in found.names], language)
    console = Console(highlight=False)
    console.print(f"{game.title}. {telling.summary(found)}", markup=False)
    for line in turning_lines(telling, found, language):
        console.print(indented(line))
    console.print("", shares_table(telling, found), sep="\n")
    for line in decision_lines(telling, found, seat):
        console.print(indented(line))


def indented(line: str) -> Padding:
    """A line that keeps its indent where it is folded."""
    text = line.lstrip(" ")
    return Padding(Text(text), (0, 0, 0, len(line) - len(text)), expand=False)


def turning_lines(telling: Telling, found: Review, language: str) -> Iterator[str]:
    yield f"\n{telling.say('turning-points')}"
    for point in found.turning_points:
        yield f"  {telling.turning_point(point)}"
        yield f"{INDENT}{' '.join(sentence(telling.game, event, telling.names, language) for event in point.events)}"


def shares_table(telling: Telling, found: Review) -> Table:
    table = Table(title=telling.say("shares"), title_justify="left", title_style="", box=None, pad_edge=False)
    table.add_column("")
    for column in COLUMNS:
        table.add_column(telling.say(column), justify="right")
    for name, share in zip(telling.names, found.shares, strict=True):
        table.add_row(plain(name), *telling.figures(share))
    return table


def decision_lines(telling: Telling, found: Review, seat: int | None) -> Iterator[str]:
    """The decisions that cost most, the worst first, and how far all this can be trusted."""
    mistakes = [one for one in found.decisions if one.mistake and seat in (None, one.seat)]
    yield f"\n{telling.say('decisions') if mistakes else telling.say('none')}"
    for one in sorted(mistakes, key=lambda one: -one.cost)[:MOST_DECISIONS]:
        yield f"  {telling.decision(one)} {telling.cost(one)}"
        yield f"{INDENT}{' '.join(telling.reasons(one))}"
    yield f"\n{telling.say('caption', bot=found.bot, deals=found.deals)}"


def reviewed(record: Record, deals: int | None) -> Review:
    """The review; meanwhile a terminal shows how far it is."""
    work = Reviewing(record, judge_for(find_game(record.game), threads=os.cpu_count() or 1), deals)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=work.total)
        for done in work:
            bar.update(task, completed=done)
    return work.review()
