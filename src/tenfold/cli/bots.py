"""`tenfold bots`: who can be played against, and what cannot be loaded."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

Flag = Annotated[bool, Parameter(negative="")]


def bots(*, nets: Flag = False, json: Flag = False) -> int:
    """List all bots by game, and every installed game, bot and screen that cannot be loaded, with the reason.

    Parameters
    ----------
    nets
        Write the nets that learnt by playing as ONNX files, and name these instead.
    json
        Print one JSON object.
    """
    from tenfold.bots.listing import listing
    from tenfold.bots.nets.written import write_nets
    from tenfold.cli.output.bots import print_listing, print_nets
    from tenfold.core.installed import say_nothing
    from tenfold.tui.shell.screens import SCREENS

    say_nothing()
    if nets:
        print_nets(write_nets(), json)
    else:
        print_listing(listing(SCREENS.broken), json)
    return 0
