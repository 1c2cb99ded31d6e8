"""Short ways to write what goes into the store."""

from __future__ import annotations

from tenfold.server.store import Card, Row, Summary, Token, Unit


def row(table: str, seq: int, entry: str = "{}") -> Row:
    return Row(table, seq, 1_700_000_000_000 + seq, entry)


def card(table: str, status: str = "lobby", public: bool = True, guests: tuple[str, ...] = ()) -> Card:
    return Card(f"code-{table}", "ten", public, status, "host", "[]", list(enumerate(guests)))


def summary(table: str, head: int, card: Card | None = None, due: int | None = None, touched: int = 1) -> Summary:
    return Summary(table, head, head % 2, due, touched, card)


def move(table: str, seq: int, entry: str = "{}") -> Unit:
    return Unit([row(table, seq, entry)], [summary(table, seq)])


def opening(table: str, card: Card, due: int | None = None, touched: int = 1) -> Unit:
    return Unit([row(table, 0)], [summary(table, 0, card, due, touched)])


def token(name: str, kind: str = "cookie", expires: int = 100, created: int = 1) -> Token:
    return Token(name, kind, "this computer", created, expires)
