"""The terminal itself: show a page, tell a sentence, ask for a line."""

from __future__ import annotations

import sys
from contextlib import suppress
from unicodedata import normalize

from rich.console import Console, RenderableType
from rich.text import Text

from tenfold.core.plain import plain
from tenfold.tui.shell.paper import ENOUGH_COLOURS, NOTE, Paper
from tenfold.tui.shell.prose import Prose, wrapped

ECHOED = 80

with suppress(ImportError):
    import readline  # noqa: F401  (gives `input` line editing and history)


class Leave(Exception):
    """The player leaves: by `q`, or because there is no more input."""


class Terminal:
    """What the player looks at. In a pipe nothing is ever cleared and a page is shown once.

    With sixteen colours, which are not ours to choose, none is used: shapes and lines say it all.
    """

    def __init__(self, console: Console | None = None, ascii_only: bool = False) -> None:
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        if self.console.color_system not in ENOUGH_COLOURS:
            self.console.no_color = True
        self.ascii_only = ascii_only
        self.notes: list[str] = []

    @property
    def paper(self) -> Paper:
        noted = sum(len(wrapped(Text(note), self.console.width)) for note in self.notes)
        return Paper.of(self.console, self.ascii_only, noted)

    @property
    def live(self) -> bool:
        return self.console.is_terminal

    def show(self, page: RenderableType, hint: str = "") -> None:
        """A page in place of the last one, with what there is to tell below it: in one write, so that nothing flickers."""
        with self.console:
            if self.live:
                self.console.clear()
            self.console.print(page)
            for note in self.notes:
                self.console.print(Prose(note, NOTE))
            if hint:
                self.console.print(Prose(hint, "dim"))
        self.notes.clear()

    def tell(self, sentence: str) -> None:
        """A sentence that must not be missed: on the next page, or at once where pages stay."""
        if self.live:
            self.notes.append(sentence)
        else:
            self.console.print(Prose(sentence))

    def part(self, sentence: str) -> None:
        """The last words."""
        self.console.print(Prose(f"\n{sentence}"))

    def ask(self) -> str:
        sys.stdout.flush()
        try:
            typed = normalize("NFKC", input("> ")).strip()
        except EOFError:
            raise Leave from None
        if not sys.stdin.isatty():
            self.console.print(Text(plain(typed)[:ECHOED]))
        return typed
