"""Tables in a position that a test wants to see: the cards are known and everybody's moves come from here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.patience import until
from tests.table.seating import DEAL, THREE
from tests.web.browser import Visitor

LATEST = 1_000_000
OPEN = {"is": "open"}
BOT = {"is": "bot", "bot": "careful"}
WAYS_OF_TEN = ["b2", "g3", "$3", "o4", "b5", "w3", "p1", "b9", "b8", "p9"]


def deck(cards: list[str]) -> dict[str, Any]:
    """Options and fixed cards of TEN: these, in this order."""
    return {"options": {"players": 2, "first": 0, "bust_buy": True, "deck": Counter(cards)}, "fixed": cards}


def moves(who: Visitor, table: str, *actions: str) -> None:
    who.does(table, "move", actions=list(actions), after=LATEST)


def ten_phases(anna: Visitor, ben: Visitor) -> Iterator[tuple[str, str]]:
    """A short game of TEN that asks Anna for everything TEN can ask: the phase and the table."""
    table = anna.opens("ten", **deck(WAYS_OF_TEN))
    ben.does(table, "sit", seat=1)
    anna.does(table, "start")
    yield "draw", table
    for _ in range(3):
        moves(anna, table, "draw")
    yield "take", table
    moves(anna, table, "take currency")
    for action in ("draw", "take numbers", "pass"):
        moves(ben, table, action)
    for action in ("draw", "take numbers"):
        moves(anna, table, action)
    yield "buy", table
    moves(anna, table, "pass")
    moves(ben, table, "draw")
    yield "auction", table
    moves(anna, table, "bid 6")
    moves(ben, table, "pass")
    yield "pay", table
    moves(anna, table, "pay 5c")
    for action in ("draw", "take numbers", "pass"):
        moves(ben, table, action)
    for _ in range(2):
        moves(anna, table, "draw")
    yield "bust", table
    moves(anna, table, "token")
    for action in ("draw", "take numbers", "pass"):
        moves(ben, table, action)
    yield "final", table


def trick_later(anna: Visitor, **more: Any) -> str:
    """Anna leads with two bots after her, and may not lead her infected yet."""
    table = anna.opens("trick_later", options=THREE, seats=[OPEN, BOT, BOT], fixed=[DEAL], **more)
    anna.does(table, "start")
    return table


def reviewed(who: Visitor, table: str) -> None:
    """Wait for the review of a finished game; as long as it gets on."""
    found: dict[str, Any] = who.context.request.post(f"/api/tables/{table}/review").json()

    def is_ready() -> bool:
        found.update(who.context.request.get(f"/api/tables/{table}/review").json())
        return bool(found["status"] == "ready")

    until(is_ready, lambda: found["done"], f"a review of {table}", pause_s=0.3)
