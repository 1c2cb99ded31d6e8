"""The doors: `tenfold score`, `engine`, `replay`, `verify`, `play`, `arena`, `bots` and `serve`."""

from __future__ import annotations

import os
import sys

from cyclopts import App, CycloptsError

import tenfold
from tenfold.core.errors import BadRecord, TenfoldError

MISUSE = 2
REFUSED = 1
INTERRUPTED = 130

app = App(
    name="tenfold",
    help="The digital home of the card games TEN and 10 Trick Later.",
    version=tenfold.__version__,
)
app.command("tenfold.cli.score:score")
app.command("tenfold.cli.engine:engine")
app.command("tenfold.cli.replay:replay")
app.command("tenfold.cli.verify:verify")
app.command("tenfold.cli.play:play")
app.command("tenfold.cli.arena:arena")
app.command("tenfold.cli.bots:bots")
app.command("tenfold.cli.serve:serve")


def complain(sentence: str) -> None:
    print(f"tenfold: {sentence}", file=sys.stderr)


def run(arguments: list[str] | None) -> int:
    """Run one command; the exit status. What the user got wrong is one sentence, never a traceback."""
    try:
        status = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        complain(f"{str(error).strip()} See 'tenfold --help'.")
        return MISUSE
    except BadRecord as error:
        complain(error.message)
        return REFUSED
    except TenfoldError as error:
        complain(error.message)
        return MISUSE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        leave_quietly()
        return 0
    return status if isinstance(status, int) else 0


def leave_quietly() -> None:
    """The reader has gone: whatever is still buffered has nowhere to go."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def main(arguments: list[str] | None = None) -> None:
    sys.exit(run(arguments))
