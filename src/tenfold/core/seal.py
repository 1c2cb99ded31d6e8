"""The sealed deal: proof that nobody could choose the cards.

Before play the table draws a secret nonce and publishes its commitment, the SHA-256 of it. Then every seat may add entropy of
its own. The seed of the game follows from all of that: the table was bound before it knew the entropies, and the seats chose
theirs before they could know the nonce. After the game the nonce is told, and everybody can check.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Annotated

import msgspec

NONCE_BYTES = 32
LABEL = "tenfold seal 1"

# The length is checked beside the pattern because `$` lets a line feed pass.
Hex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
TableId = Annotated[str, msgspec.Meta(max_length=64)]
Entropy = Annotated[str, msgspec.Meta(max_length=64)]


class Seal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seed was made of: one entropy a seat, "" where a seat added none."""

    table: TableId
    commitment: Hex
    nonce: Hex
    entropies: list[Entropy]


def sha256(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()


def new_nonce() -> str:
    """A secret that nobody can guess: 64 hexadecimal digits."""
    return secrets.token_hex(NONCE_BYTES)


def commitment_of(nonce: str) -> str:
    """SHA-256 of the nonce's text, not of the bytes that it spells."""
    return sha256(nonce.encode())


def seed_of(nonce: str, table: str, entropies: Sequence[str]) -> str:
    """SHA-256 of a JSON list without spaces, in UTF-8; only quotation marks, backslashes and control characters are escaped."""
    return sha256(msgspec.json.encode([LABEL, nonce, table, list(entropies)]))


def misfits(seal: Seal, seed: str, seats: int) -> list[str]:
    """What does not fit, one sentence each; nothing if the seal proves the seed."""
    commitment, right_seed = commitment_of(seal.nonce), seed_of(seal.nonce, seal.table, seal.entropies)
    found = []
    if seal.commitment != commitment:
        found.append(f"The commitment is not that of the nonce, which is {commitment}.")
    if seed != right_seed:
        found.append(f"The seed is not that of the nonce, the table and the entropies, which is {right_seed}.")
    if len(seal.entropies) != seats:
        found.append(f"The number of entropies is {len(seal.entropies)}; for {seats} seats it must be {seats}.")
    return found
