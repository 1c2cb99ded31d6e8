"""Short ways to write what goes into the store."""

from __future__ import annotations

from tenfold.server.store import Card, Row, Summary, Token, Unit

AT = 1_700_000_000_000


def row(table: str, seq: int, entry: str = "{}") -> Row:
    return Row(table, seq, AT + seq, entry, seq % 2)


def card(table: str, status: str = "lobby", public: bool = True, guests: tuple[str, ...] = ()) -> Card:
    return Card(f"code-{table}", "ten", public, status, "host", "[]", list(enumerate(guests)))


def summary(table: str, card: Card | None = None, due: int | None = None, touched: int = 1) -> Summary:
    return Summary(table, due, touched, card)


def move(table: str, seq: int, entry: str = "{}") -> Unit:
    return Unit([row(table, seq, entry)], [])


def opening(table: str, card: Card, due: int | None = None, touched: int = 1) -> Unit:
    return Unit([row(table, 0)], [summary(table, card, due, touched)])


def token(name: str, kind: str = "cookie", expires: int = 100, created: int = 1) -> Token:
    return Token(name, kind, "this computer", created, expires)
