"""The legal choices with their numbers, and what somebody typed as one of them.

Choices are numbered from 1. Where they are amounts (`bid 5` to `bid 17`) the amount itself is the number, and 0 is the one
choice that is none (`pass`): nobody who types 9 for a bid of nine does something else.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tenfold.core.errors import NotUnderstood, TenfoldError
from tenfold.core.game import LONGEST_ACTION
from tenfold.tui.shell.words import listed, say

AmountOf = Callable[[str], int | None]
Shown = Callable[[str], str]
Check = Callable[[str], TenfoldError | None]


@dataclass(frozen=True)
class Entry:
    """One line of the menu: a choice, or a whole range of amounts from `action` to `last`."""

    key: str
    action: str
    last: str


def no_amounts(action: str) -> int | None:
    """Most actions are not amounts of anything."""
    return None


class Menu:
    """What may be chosen now; `shown` is how an action is written for people."""

    def __init__(self, legal: list[str], amount_of: AmountOf = no_amounts, shown: Shown = str) -> None:
        self.legal = legal
        self.shown = shown
        self.amounts = {n: action for action in legal if (n := amount_of(action)) is not None}
        others = [action for action in legal if amount_of(action) is None]
        if self.amounts and len(others) <= 1 and (not others or 0 not in self.amounts):
            self.numbers = dict(enumerate(others)) | self.amounts
        else:
            self.amounts = {}
            self.numbers = dict(enumerate(legal, 1))

    def entries(self) -> list[Entry]:
        """What to show; the amounts, which follow each other without a gap, as one entry."""
        single = [Entry(str(n), action, action) for n, action in self.numbers.items() if n not in self.amounts]
        if not self.amounts:
            return single
        low, high = min(self.amounts), max(self.amounts)
        key = str(low) if low == high else say("range", low=low, high=high)
        return [*single, Entry(key, self.amounts[low], self.amounts[high])]

    def choose(self, typed: str, check: Check) -> str:
        """The action that somebody means; raises what is wrong with it."""
        text = " ".join(typed.casefold().split())
        if not text:
            return self.only()
        if text.isdecimal() and len(text) <= LONGEST_ACTION:
            return self.numbered(int(text), check)
        refusal = check(text)
        if refusal is None:
            return text
        if isinstance(refusal, NotUnderstood) and (meant := self.completed(text)):
            return meant
        raise refusal

    def only(self) -> str:
        if len(self.legal) > 1:
            raise NotUnderstood(say("nothing-typed"))
        return self.legal[0]

    def numbered(self, n: int, check: Check) -> str:
        if n in self.numbers:
            return self.numbers[n]
        if self.amounts:
            amount, action = next(iter(self.amounts.items()))
            refusal = check(action.replace(str(amount), str(n), 1))
            if refusal is not None and refusal.rule is not None:
                raise refusal
        raise NotUnderstood(say("no-such-number", n=str(n), keys=listed([entry.key for entry in self.entries()])))

    def completed(self, text: str) -> str | None:
        """The one choice that begins so. Only letters: `bid 1` must never become `bid 17`."""
        if not text.replace(" ", "").isalpha():
            return None
        fitting = [action for action in self.legal if action.startswith(text) or self.shown(action).casefold().startswith(text)]
        return fitting[0] if len(fitting) == 1 else None
