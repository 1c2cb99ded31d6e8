"""`tenfold play`: a game in the terminal."""

from __future__ import annotations

import io
import os
import sys
from typing import Annotated

from cyclopts import Parameter

from tenfold.cli.pairs import read_options


def play(
    game: str | None = None,
    *,
    players: int | None = None,
    edition: str | None = None,
    level: int | None = None,
    bust_buy: Annotated[bool | None, Parameter(negative="")] = None,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    seed: str | None = None,
    name: str | None = None,
    opponents: str | None = None,
    language: str | None = None,
    new: Annotated[bool, Parameter(negative="")] = False,
    ascii: Annotated[bool, Parameter(negative="")] = False,  # noqa: A002
) -> int:
    """Play in the terminal; the game is saved after every move.

    Parameters
    ----------
    game
        Which game (default: the first that is installed).
    players
        How many players; 1 where the game can be played alone.
    edition
        Where the game has editions: whose rulebook, like en, ja, es or de.
    level
        Where the game has levels: how strong it is against whoever plays alone.
    bust_buy
        Where the game has this variant: whoever busts may buy a card instead.
    option
        Any other option of the game, as name=value.
    seed
        A text that decides all chance: the same text, the same cards.
    name
        Your name.
    opponents
        Which bots play the other seats: random, careful, sharp, master, what `tenfold bots` lists, or a file like ./mybot.py.
    language
        Which language to speak: en, de, es or ja; otherwise that of the environment, or English.
    new
        Start a new game, without the offer to continue a saved one.
    ascii
        Use no signs beyond ASCII. Chosen by itself where the terminal knows no others.
    """
    from tenfold.core.registry import usual_game
    from tenfold.tui.shell.language import speak_in
    from tenfold.tui.shell.play import Evening
    from tenfold.tui.shell.terminal import Terminal

    survive_odd_bytes()
    terminal = Terminal(ascii_only=ascii)
    speak_in(language, os.environ, terminal.console.encoding)
    given = {"players": players, "edition": edition, "level": level, "bust_buy": bust_buy}
    Evening(game or usual_game(), read_options(given, option or []), name, terminal, opponents).run(seed, new)
    return 0


def survive_odd_bytes() -> None:
    """What cannot be read or shown becomes a question mark, not an error."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
