"""Playing until it is clear who is better, with a bound on how often that is wrong, however often one looks.

Somebody who starts with 1 and bets a part of it, deal after deal, that the first bot takes more than the others hardly ever
gets rich if it does not: by Ville's inequality the chance to reach 1 / error is at most the error. So from there on it is
better, and the same for a bet against it. What is bet follows from the deals before (Waudby-Smith and Ramdas, "Estimating
means of bounded random variables by betting", 2024).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tenfold.core.errors import BadOption

# Nobody bets more than half: a single deal never ruins.
LARGEST_BET = 0.5
# As if one even deal had come before, with a variance as large as it mostly is.
FIRST_VARIANCE = 0.25

Found = Literal["better", "worse", "open"]


class Verdict(msgspec.Struct, frozen=True):
    """Whether the first bot is better than the others, at this chance to be wrong, and after how many deals that was known."""

    bot: str
    found: Found
    error: float
    deals: int


class Until:
    """Watches what the first bot takes more than the others, deal by deal: a number from -1 to 1."""

    def __init__(self, bot: str, error: float) -> None:
        if not 0 < error < 1:
            raise BadOption("--until takes the word better and a chance to be wrong between 0 and 1, like --until better 0.05.")
        self.bot, self.error = bot, error
        self.deals, self.sum, self.squares = 0, 0.0, FIRST_VARIANCE
        self.wealth_if_better = self.wealth_if_worse = 1.0

    def add(self, difference: float) -> None:
        bet = self.bet()
        self.wealth_if_better *= 1 + max(0.0, bet) * difference
        self.wealth_if_worse *= 1 + min(0.0, bet) * difference
        self.deals += 1
        self.sum += difference
        self.squares += difference * difference

    def bet(self) -> float:
        """What would have made most of the deals so far."""
        n = self.deals + 1
        best = (self.sum / n) / (self.squares / n)
        return min(LARGEST_BET, max(-LARGEST_BET, best))

    @property
    def verdict(self) -> Verdict:
        rich = 1 / self.error
        found: Found = "better" if self.wealth_if_better >= rich else "worse" if self.wealth_if_worse >= rich else "open"
        return Verdict(self.bot, found, self.error, self.deals)

    @property
    def is_decided(self) -> bool:
        return self.verdict.found != "open"
