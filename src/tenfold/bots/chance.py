"""The chance that a searching bot draws from: of its seed and of what it knows, so that the same view gives the same choice."""

from __future__ import annotations

import hashlib

from tenfold.core.chance import Chance
from tenfold.core.state import State

# The seed of a search: that of the bot, and what it remembers of its view, as it is or as a digest.
BY_BYTES = "{seed} {hex}"
BY_DIGEST = "{seed} {sha256}"

# The seed of whoever judges for a review, and of the search that looks again whether a mistake is one.
SEED_OF_REVIEW = "review"
SEED_AGAIN = "{seed} again"


def chance_for(seed_text: str, seed: str, known: State) -> Chance:
    data = known.to_bytes()
    return Chance(seed_text.format(seed=seed, hex=data.hex(), sha256=hashlib.sha256(data).hexdigest()))
