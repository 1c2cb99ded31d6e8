"""`tenfold bots`: who can be played against, and what cannot be loaded."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter


def bots(*, json: Annotated[bool, Parameter(negative="")] = False) -> int:
    """List all bots by game, and every installed game, bot and screen that cannot be loaded, with the reason.

    Parameters
    ----------
    json
        Print one JSON object.
    """
    from tenfold.bots.listing import listing
    from tenfold.cli.output.bots import print_listing
    from tenfold.core.installed import say_nothing
    from tenfold.tui.shell.screens import SCREENS

    say_nothing()
    print_listing(listing(SCREENS.broken), json)
    return 0
