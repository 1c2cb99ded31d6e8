"""`tenfold admin`: for whoever runs a server, while it runs. Every act is written down."""

from __future__ import annotations

import getpass
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import ip_network
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from tenfold.cli.ids import Id
from tenfold.cli.place import HERE, Place
from tenfold.core.errors import BadOption

if TYPE_CHECKING:
    from tenfold.server.store import Act, Store

DAY_MS = 24 * 60 * 60 * 1000
# By the version of the protocol: about what a large provider has.
WIDEST_RANGE = {4: 8, 6: 16}

admin = App(name="admin", help="Look after the people and tables of a server, while it runs.", help_format="markdown")


@Parameter(name="*")
@dataclass(frozen=True)
class Doing:
    """Who acts, and why; both are in the log of acts."""

    reason: Annotated[str, Parameter(help="Why; it is written down.")] = ""
    by: Annotated[str | None, Parameter(help="Who does it; without it the user of this machine.")] = None

    @property
    def actor(self) -> str:
        return self.by or getpass.getuser()

    def act(self, act: str, what: str) -> Act:
        from tenfold.server.store import Act

        return Act(0, now_ms(), self.actor, act, what, self.reason)


NOW = Doing()


@contextmanager
def opened(where: Place) -> Iterator[Store]:
    from tenfold.server.store import open_beside

    store = open_beside(where.url, "admin")
    try:
        yield store
    finally:
        store.close()


def checked_limit(limit: int) -> int:
    if not 1 <= limit <= 10_000:
        raise BadOption("--limit takes a number from 1 to 10000.")
    return limit


@admin.command
def guests(part: Id = "", *, where: Place = HERE, limit: int = 50) -> None:
    """Guests, newest first.

    Parameters
    ----------
    part
        Only those whose name has this in it, or the one with this id.
    where
        Which database.
    limit
        How many at most.
    """
    from tenfold.cli.output.admin import print_guests
    from tenfold.server.keeping.looking import guests_found

    with opened(where) as store:
        print_guests(guests_found(store, part, checked_limit(limit)))


@admin.command
def tables(*, guest: Id | None = None, where: Place = HERE, limit: int = 50) -> None:
    """Tables, newest first.

    Parameters
    ----------
    guest
        Only those where the guest with this id sits.
    where
        Which database.
    limit
        How many at most.
    """
    from tenfold.cli.output.admin import print_tables
    from tenfold.server.keeping.looking import tables_found

    with opened(where) as store:
        print_tables(tables_found(store, guest, checked_limit(limit)))


@admin.command
def chat(table: Id, *, where: Place = HERE) -> None:
    """What was said at a table, and by whom; each line begins with its number.

    Parameters
    ----------
    table
        Its id or its code.
    where
        Which database.
    """
    from tenfold.cli.output.admin import print_chat
    from tenfold.server.keeping.looking import chat_of, table_found

    with opened(where) as store:
        print_chat(chat_of(store, table_found(store, table).table))


@admin.command
def rename(guest: Id, name: str, *, where: Place = HERE, doing: Doing = NOW) -> None:
    """Give a guest another name, for tables to come.

    Parameters
    ----------
    guest
        Their id.
    name
        The new name.
    where
        Which database.
    doing
        Who acts, and why.
    """
    from tenfold.server.keeping.looking import guest_found
    from tenfold.table.names import checked_name

    with opened(where) as store:
        store.give_name(guest_found(store, guest).id, checked_name(name), doing.actor, now_ms(), doing.reason)


@admin.command
def remove(table: Id, *, where: Place = HERE, doing: Doing = NOW) -> None:
    """Remove a table with all that happened there; whoever is there is shown out.

    Parameters
    ----------
    table
        Its id or its code.
    where
        Which database.
    doing
        Who acts, and why.
    """
    from tenfold.server.keeping.looking import table_found

    with opened(where) as store:
        store.remove_table(table_found(store, table).table, doing.actor, now_ms(), doing.reason)


@admin.command
def unsay(table: Id, *lines: int, where: Place = HERE, doing: Doing = NOW) -> None:
    """Take lines from a chat: from the log, and from the pages that show them.

    Parameters
    ----------
    table
        Its id or its code.
    lines
        Their numbers, as tenfold admin chat shows them.
    where
        Which database.
    doing
        Who acts, and why.
    """
    from tenfold.server.keeping.acting import unsay
    from tenfold.server.keeping.looking import table_found

    if not lines:
        raise BadOption("Name at least one line by its number; tenfold admin chat shows them.")
    with opened(where) as store:
        found = table_found(store, table).table
        unsay(store, found, lines, doing.act("unsay", found))


@admin.command
def close(table: Id, *, say: str = "", where: Place = HERE, doing: Doing = NOW) -> None:
    """End a table kindly: whoever is there is told, and nothing happens there any more.

    Parameters
    ----------
    table
        Its id or its code.
    say
        What people there read about it, beside that you have closed it.
    where
        Which database.
    doing
        Who acts, and why.
    """
    from tenfold.server.keeping.acting import close
    from tenfold.server.keeping.looking import table_found

    with opened(where) as store:
        found = table_found(store, table).table
        close(store, found, say, doing.act("close", found))


@admin.command
def reports(*, all: Annotated[bool, Parameter(negative="")] = False, where: Place = HERE, limit: int = 50) -> None:  # noqa: A002
    """What guests have reported and nobody has settled, newest first.

    Parameters
    ----------
    all
        Also what is settled, after the others.
    where
        Which database.
    limit
        How many at most.
    """
    from tenfold.cli.output.admin import print_reports

    with opened(where) as store:
        print_reports(store.reports(checked_limit(limit), all))


@admin.command
def report(report: Id, *, where: Place = HERE) -> None:
    """A report with all that belongs to it, and what had been said when it was made.

    Parameters
    ----------
    report
        Its id, as tenfold admin reports shows it.
    where
        Which database.
    """
    from tenfold.cli.output.admin import print_report
    from tenfold.server.keeping.reporting import report_found

    with opened(where) as store:
        print_report(report_found(store, report))


@admin.command
def settle(report: Id, *, note: str, where: Place = HERE, by: str | None = None) -> None:
    """Close a report.

    Parameters
    ----------
    report
        Its id, as tenfold admin reports shows it.
    note
        What came of it.
    where
        Which database.
    by
        Who does it; without it the user of this machine.
    """
    from tenfold.server.keeping.reporting import open_report

    with opened(where) as store:
        store.settle(open_report(store, report).id, note, Doing(by=by).actor, now_ms())


@admin.command
def export(guest: Id, *, where: Place = HERE, doing: Doing = NOW) -> None:
    """Print all that is kept about a guest, as JSON.

    Parameters
    ----------
    guest
        Their id.
    where
        Which database.
    doing
        Who acts, and why.
    """
    from tenfold.cli.output.admin import print_personal
    from tenfold.server.keeping.personal import everything_about

    with opened(where) as store:
        print_personal(everything_about(store, guest))
        store.note(doing.act("export", guest))


@admin.command
def erase(guest: Id, *, where: Place = HERE, doing: Doing = NOW) -> None:
    """Forget a guest for good: their name, what they said, and all that is theirs.

    Parameters
    ----------
    guest
        Their id.
    where
        Which database.
    doing
        Who acts, and why.
    """
    from tenfold.server.keeping.erasing import erase
    from tenfold.server.keeping.looking import guest_found

    with opened(where) as store:
        erase(store, guest_found(store, guest).id, doing.actor, now_ms(), doing.reason)


@admin.command
def ban(whom: Id, *, days: int | None = None, where: Place = HERE, doing: Doing = NOW) -> None:
    """Ban a guest, or all addresses of a range; their connections end within seconds.

    Parameters
    ----------
    whom
        The id of a guest, or a range like 192.0.2.0/24 or 2001:db8::/48.
    days
        For how long; without it until it is taken back.
    where
        Which database.
    doing
        Who acts, and why.
    """
    from tenfold.server.store import Ban

    if days is not None and not 1 <= days <= 36_500:
        raise BadOption("--days takes a number from 1 to 36500.")
    now = now_ms()
    with opened(where) as store:
        until = None if days is None else now + days * DAY_MS
        store.ban(Ban(checked_whom(store, whom), now, until, doing.reason), doing.actor)


@admin.command
def unban(whom: Id, *, where: Place = HERE, doing: Doing = NOW) -> None:
    """Take a ban back.

    Parameters
    ----------
    whom
        The guest or the range, as tenfold admin bans shows it.
    where
        Which database.
    doing
        Who acts, and why.
    """
    with opened(where) as store:
        if whom not in {ban.whom for ban in store.bans(0)}:
            raise BadOption(f"There is no ban of {whom!r}; tenfold admin bans lists them.")
        store.unban(whom, doing.actor, now_ms(), doing.reason)


@admin.command
def bans(*, where: Place = HERE) -> None:
    """Who is banned now.

    Parameters
    ----------
    where
        Which database.
    """
    from tenfold.cli.output.admin import print_bans

    with opened(where) as store:
        print_bans(store.bans(now_ms()))


@admin.command
def log(*, where: Place = HERE, limit: int = 50) -> None:
    """What was done by these commands, by whom and why, newest first.

    Parameters
    ----------
    where
        Which database.
    limit
        How many at most.
    """
    from tenfold.cli.output.admin import print_acts

    with opened(where) as store:
        print_acts(store.acts(checked_limit(limit)))


def checked_whom(store: Store, whom: str) -> str:
    """A guest that there is, or a range as it is usually written."""
    from tenfold.server.keeping.looking import guest_found

    return checked_range(whom) if "/" in whom else guest_found(store, whom).id


def checked_range(whom: str) -> str:
    """No typing error may shut out half of the world, and whoever looks at the metrics with it."""
    try:
        found = ip_network(whom)
    except ValueError as error:
        raise BadOption(f"{whom!r} is no range of addresses, like 192.0.2.0/24: {error}.") from None
    widest = WIDEST_RANGE[found.version]
    if found.prefixlen < widest:
        raise BadOption(f"{whom} is too wide a range to ban; the widest is a /{widest}.")
    return str(found)


def now_ms() -> int:
    return time.time_ns() // 1_000_000
