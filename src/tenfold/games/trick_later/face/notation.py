"""The actions of 10 Trick Later as text: `exchange`, `keep`, `give r3`, `play r5`."""

from __future__ import annotations

from tenfold.games.trick_later.cards import CARDS

# In the order of their numbers, which `rules` counts in the same way.
TEXTS = ["exchange", "keep", *(f"give {card}" for card in CARDS), *(f"play {card}" for card in CARDS)]
EXAMPLES = "exchange, keep, give r3 and play r5"
