"""What a game looks like in the terminal. A game without a screen of its own gets this one, which shows any view."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tenfold.core.game import AnyGame, Event, Options, Outcome, View
from tenfold.tui.shell.blocks import Block, as_text, columns, fit, line, widest
from tenfold.tui.shell.menu import Entry, Menu
from tenfold.tui.shell.notation import Notation
from tenfold.tui.shell.paper import KEY, Paper
from tenfold.tui.shell.prose import Prose, wrapped
from tenfold.tui.shell.words import in_a_row, joined, knows, listed, say, tell

ENTRIES_IN_ONE_COLUMN = 4
ALL_LINES = 1000
LEAST_ROOM = 16
NOT_SHOWN = ("game", "options", "seat", "to_act")


@dataclass(frozen=True)
class Scene:
    """All that a screen may know: what one seat sees, what happened since it last decided, and what it may do."""

    game: AnyGame
    view: View
    names: list[str]
    seat: int
    events: list[Event]
    menu: Menu
    outcome: Outcome | None = None


@dataclass(frozen=True)
class Offer:
    """Something to go on with after the end."""

    label: str
    options: dict[str, Any]


class Screen:
    """How to show a game. Register a subclass's object under the game's name in the entry point group `tenfold.screens`."""

    defaults: ClassVar[Mapping[str, object]] = {}
    typing: ClassVar[str] = "hint"
    notation: ClassVar[Notation] = Notation()

    def subtitle(self, options: Options) -> str:
        """What kind of game it is, in a few words."""
        return say("players", n=options.players)

    def amount_of(self, action: str) -> int | None:
        """The amount, if this action is one of a range of amounts, as bids are."""
        return None

    def shown(self, action: str) -> str:
        """An action in the words of our language."""
        return self.notation.shown(action)

    def meant(self, typed: str, scene: Scene) -> str:
        """The action that somebody means who typed our words, or something short, for it."""
        return self.notation.meant(typed)

    def what_if(self, action: str, scene: Scene, paper: Paper) -> str:
        """What a legal action would do: the answer to `? action`."""
        explained = self.explain(Entry("", action, action), scene, paper)
        return in_a_row([part for part in (say("may-be-done", action=self.shown(action)), explained.plain) if part])

    def draw(self, scene: Scene, paper: Paper) -> RenderableType:
        """Everything at one decision: what is there, what happened, what may be done."""
        choices = as_text(menu_lines(scene, paper, self, paper.width))
        return Group(self.title(scene), Text(), fields(scene), Text(), self.story(scene), Text(), choices)

    def deck_left(self, scene: Scene, paper: Paper) -> RenderableType:
        """What is not seen yet: the answer to `?`."""
        return Text(say("no-deck-page", game=scene.game.title))

    def help(self, scene: Scene, paper: Paper) -> RenderableType:
        return terms(say("help-keys"))

    def ending(self, scene: Scene, paper: Paper) -> RenderableType:
        return Group(self.title(scene), Text(), fields(scene), Text(), *result(scene))

    def offers(self, scene: Scene) -> list[Offer]:
        return [Offer(say("play-again"), msgspec.structs.asdict(options_of(scene.view)))]

    def title(self, scene: Scene) -> Text:
        return line((scene.game.title, "bold"), "  ", self.subtitle(options_of(scene.view)))

    def story(self, scene: Scene) -> Text:
        """What happened since the last decision."""
        return Prose(in_a_row([tell(scene.game, event, scene.names, scene.seat) for event in scene.events]))

    def explain(self, entry: Entry, scene: Scene, paper: Paper) -> Text:
        """What a choice would do, in short."""
        return Text()


def terms(text: str) -> Table:
    """Lines of `Term: what there is to say about it`, in two columns."""
    table = Table.grid(padding=(0, 2))
    for term, _, said in (row.partition(": ") for row in text.splitlines()):
        table.add_row(Text(term, "bold"), Prose(said))
    return table


def headline(asked: str, text: str, width: int) -> Block:
    """What is asked and why, in one line if it fits."""
    in_one_line = line((asked, "bold"), "  ", text)
    return [in_one_line] if in_one_line.cell_len <= width else [line((asked, "bold")), *wrapped(Text(text), width)]


def options_of(view: Any) -> Options:
    options = view.options
    assert isinstance(options, Options)
    return options


def story_room(paper: Paper, taken: int) -> int:
    """How many lines a story may have beside so many others, a blank above and below it, the hint and the prompt."""
    return max(2, paper.height - paper.noted - taken - 4) if paper.live else ALL_LINES


def fields(scene: Scene) -> Table:
    """The fields of any view, a line each; players by their names."""
    table = Table.grid(padding=(0, 2))
    for name, value in msgspec.to_builtins(scene.view).items():
        if name == "players":
            for player, part in zip(scene.names, value, strict=True):
                table.add_row(Text(player, "bold"), Text(readable(part)))
        elif name not in NOT_SHOWN and value not in (None, []):
            table.add_row(Text(name.replace("_", " "), "bold"), Text(readable(value)))
    return table


def readable(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {readable(part)}" for name, part in value.items())
    if isinstance(value, list):
        return ("\n" if any(isinstance(part, dict) for part in value) else " ").join(readable(part) for part in value) or "-"
    return "-" if value is None else str(value)


def entry_text(entry: Entry, menu: Menu) -> str:
    action = menu.shown(entry.action)
    return action if entry.action == entry.last else say("amounts", action=action, last=entry.last.partition(" ")[2])


def menu_lines(scene: Scene, paper: Paper, screen: Screen, width: int) -> Block:
    """The choices: few of them a line each with what they do, many in columns."""
    entries = scene.menu.entries()
    keys, actions = widest(entry.key for entry in entries), widest(entry_text(entry, scene.menu) for entry in entries)
    lines, explained = [], [screen.explain(entry, scene, paper) for entry in entries]
    for entry in entries:
        action = fit(Text(entry_text(entry, scene.menu), "bold"), actions)
        lines.append(line((f" {entry.key:>{keys}} ", KEY if paper.colour else "bold"), " ", action, "  "))
    if len(lines) > ENTRIES_IN_ONE_COLUMN:
        return columns([line(*parts) for parts in zip(lines, explained, strict=True)], width)
    return [row for parts in zip(lines, explained, strict=True) for row in hanging(*parts, width)]


def hanging(start: Text, said: Text, width: int) -> Block:
    """What is said begins behind the start, and its other lines below that; all of it below where there is little room."""
    room = width - start.cell_len
    if said.cell_len <= room:
        return [line(start, said)]
    if room < LEAST_ROOM:
        return [start, *(line("  ", row) for row in wrapped(said, width - 2))]
    first, *others = wrapped(said, room)
    return [line(start, first), *(line(" " * start.cell_len, other) for other in others)]


def result(scene: Scene) -> list[Text]:
    """The scores and the winners, for any game."""
    assert scene.outcome is not None
    scores = [f"{name} {score}" for name, score in zip(scene.names, scene.outcome.scores, strict=True)]
    return [Text(say("scores", scores=listed(scores))), Text(winners(scene), "bold")]


def winners(scene: Scene) -> str:
    assert scene.outcome is not None
    names = joined([scene.names[seat] for seat in scene.outcome.winners])
    key = f"won-{scene.outcome.decided}"
    if not knows(key):
        return say("won", names=names, n=len(scene.outcome.winners), how=scene.outcome.decided.replace("_", " "))
    return say(key, names=names, n=len(scene.outcome.winners), edition=getattr(options_of(scene.view), "edition", ""))
