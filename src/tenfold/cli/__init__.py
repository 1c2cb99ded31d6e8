"""The doors: one file per command of `tenfold`."""

from __future__ import annotations

import os
import shlex
import sys

from cyclopts import App, CycloptsError

import tenfold
from tenfold.core.errors import BadRecord, MissingExtra, NotUnderstood, TenfoldError
from tenfold.core.plain import plain_lines

MISUSE = 2
REFUSED = 1
INTERRUPTED = 130

app = App(
    name="tenfold",
    help="A digital home of card games: play them, serve them, let bots play them.",
    version=tenfold.__version__,
    help_format="plaintext",
)
HOSTS = ("think", "backup", "restore", "check")
SINGLE = ("play", "serve", "score", "replay", "review", "verify", "bots", "bot", "arena", "engine", *HOSTS)
COMMANDS = (*SINGLE, "admin")
for name in SINGLE:
    app.command(f"tenfold.cli.{name}:{name}", help_format="markdown")
app.command("tenfold.cli.admin:admin")


def complain(sentence: str) -> None:
    print(f"tenfold: {plain_lines(sentence)}", file=sys.stderr)


def or_run_it(error: MissingExtra, arguments: list[str]) -> str:
    """`uvx tenfold serve` brings the bare package alone: the sentence also says how the same command is run with its extra."""
    extra = (error.details or {})["extra"]
    return f"{error.message.removesuffix('.')}, or run `uvx --from 'tenfold[{extra}]' tenfold {shlex.join(arguments)}`."


def load_for_help(arguments: list[str]) -> None:
    """The list of commands has a line for each that is loaded; otherwise only the one that is asked for is."""
    if not arguments or arguments[0] in ("--help", "-h"):
        for name in COMMANDS:
            app[name]


def check_text(arguments: list[str]) -> None:
    """A byte that is no text would be found where something is written, long after."""
    for argument in arguments:
        if not argument.isascii() and any("\ud800" <= letter <= "\udfff" for letter in argument):
            raise NotUnderstood(f"{argument[:40]!a} is not UTF-8 text; write it anew, or rename the file.")


def run(arguments: list[str] | None) -> int:
    """Run one command; the exit status. What the user got wrong is one sentence, never a traceback."""
    load_for_help(sys.argv[1:] if arguments is None else arguments)
    try:
        check_text(sys.argv[1:] if arguments is None else arguments)
        status = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        complain(f"{str(error).strip()} See 'tenfold --help'.")
        return MISUSE
    except BadRecord as error:
        complain(error.message)
        return REFUSED
    except MissingExtra as error:
        complain(or_run_it(error, sys.argv[1:] if arguments is None else arguments))
        return MISUSE
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
