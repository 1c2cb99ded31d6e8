"""`tenfold bot`: a bot of yours at somebody's server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from tenfold.cli.ids import Id
from tenfold.core.errors import BadOption

if TYPE_CHECKING:
    from tenfold.bots.contract import BotKind

MOST_TABLES = 100


def bot(
    bot: str,
    *,
    server: str = "http://127.0.0.1:8010",
    token: Annotated[Id | None, Parameter(env_var="TENFOLD_TOKEN")] = None,
    name: str | None = None,
    table: Annotated[list[str] | None, Parameter(negative="")] = None,
    tables: int = 8,
    ms: int | None = None,
    iterations: int | None = None,
) -> int:
    """Let a bot play at a server: it waits for invitations, sits down, and plays at many tables at once until Ctrl-C.

    It also plays wherever it has a seat already, so it comes back to its games when it is started again.

    Parameters
    ----------
    bot
        Who plays, by file or by name, like ./mybot.py or careful.
    server
        The address of the server.
    token
        The bearer token of the bot's guest. Without one it comes as a new guest, and its token is printed.
    name
        What a new guest is called (default: the bot's name, and bot).
    table
        A table to sit down at, by its code or its link, with the ticket of a held seat behind a #.
    tables
        How many games it plays at once; further invitations wait.
    ms
        Milliseconds that it may think about a move (default: what is usual for it). A clock leaves it half of its time.
    iterations
        Steps that a searching bot may take for a move.
    """
    import asyncio

    from tenfold.arena.plan import positive
    from tenfold.bots.contract import Budget
    from tenfold.client.connector import connect

    check(tables)
    positive("ms", ms)
    positive("iterations", iterations)
    kind = bot_at(bot)
    given = Budget(milliseconds=ms, iterations=iterations)
    budget = kind.usual if given == Budget() else given
    called = name or f"{kind.name} bot"
    asyncio.run(connect(server, token, called, kind, budget, tables, table or [], tell))
    return 0


def check(tables: int) -> None:
    if not 1 <= tables <= MOST_TABLES:
        raise BadOption(f"The number of tables is 1 to {MOST_TABLES}.")


def bot_at(text: str) -> BotKind:
    from tenfold.bots.brought import is_place
    from tenfold.bots.registry import bot_kinds, bring, kind_named, net_kinds

    name = bring(text) if is_place(text) else text
    kind = kind_named(name)
    if kind is None:
        there = ", ".join([*bot_kinds(), *net_kinds()])
        raise BadOption(f"There is no bot {name[:40]!r}; there are {there}, or give a file like ./mybot.py.")
    return kind


def tell(sentence: str) -> None:
    print(sentence, flush=True)
