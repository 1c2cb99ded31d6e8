"""`tenfold replay`: a record file in words or in pictures."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from tenfold.core.errors import BadOption

if TYPE_CHECKING:
    from tenfold.core.record import Record

FLAG = Parameter(negative="")
OPEN = Parameter(name="--open", negative="")


def replay(
    file: Path,
    *,
    json: Annotated[bool, FLAG] = False,
    step: Annotated[bool, FLAG] = False,
    at: int | None = None,
    seat: int | None = None,
    svg: Path | None = None,
    png: Path | None = None,
    gif: Path | None = None,
    result: Annotated[bool, FLAG] = False,
    open_cards: Annotated[bool, OPEN] = False,
    names: bool = True,
    theme: str = "light",
    language: str = "en",
) -> int:
    """Tell the game of a record file, move by move, and its result; or draw it.

    Parameters
    ----------
    file
        The record file.
    json
        Print one JSON object per move instead: the action, the events and the view.
    step
        Leaf through the game: a step, a turn, to any moment, with any seat's eyes; it begins at --at, or at the deal.
    at
        Only this moment: after so many actions; 0 is the start. A picture is of the end where this is left out.
    seat
        As this seat, counted from 0, saw it (default: a spectator).
    svg
        Write a picture of the moment into this file, as SVG.
    png
        The same as PNG.
    gif
        Write the whole game into this file, up to the moment, as a GIF.
    result
        Draw the result as a card of 1200 x 630 instead of a moment.
    open_cards
        Draw with all cards open, of a finished game.
    names
        Whether pictures say who played.
    theme
        The colours of pictures: light or dark.
    language
        The language of pictures and of leafing through: en, de, es or ja.
    """
    from tenfold.cli.output.record import json_lines, read_file, word_lines
    from tenfold.core.record import read_record

    check_together(json, step, [svg, png], gif, result, open_cards)
    record = read_record(read_file(file))
    if step:
        return leaf_through(record, at or 0, seat, language)
    if svg is None and png is None and gif is None:
        lines: Iterable[str] = json_lines(record, at, seat) if json else word_lines(record, at, seat)
    else:
        from tenfold.cli.output.pictures import Wanted, write_pictures

        lines = write_pictures(record, Wanted(at, seat, open_cards, result, names, theme, language), svg, png, gif)
    for line in lines:
        print(line)
    return 0


def check_together(
    json: bool, step: bool, pictures: list[Path | None], gif: Path | None, result: bool, open_cards: bool
) -> None:
    """What would be passed over in silence otherwise."""
    drawn = any([*pictures, gif])
    if json + step + drawn > 1:
        raise BadOption("--json, --step and pictures are three ways to tell a game; choose one.")
    if result and (gif or not any(pictures)):
        raise BadOption("--result draws a single picture: give --svg or --png with it, and no --gif.")
    if open_cards and not drawn:
        raise BadOption("--open is for pictures: give --svg, --png or --gif with it.")


def leaf_through(record: Record, at: int, seat: int | None, language: str) -> int:
    from tenfold.tui.shell.language import speak_in
    from tenfold.tui.shell.replay import Leafing
    from tenfold.tui.shell.screens import find_screen
    from tenfold.tui.shell.terminal import Terminal

    terminal = Terminal()
    speak_in(language, {}, terminal.console.encoding)
    Leafing(record, find_screen(record.game), terminal, at, seat).run()
    return 0
