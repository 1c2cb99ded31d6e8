"""The sealed deal: proof that nobody could choose the cards.

Before play the table draws a secret nonce and publishes its commitment, which binds the nonce, the table and what is to be
played. Every seat may commit to entropy of its own, and reveals it when the seats are fixed and nobody can commit any more. The
seed of the game follows from the nonce and all entropies: each was fixed before any of the others could be known. After the
game the nonce is revealed, and everybody can check.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec

NONCE_BYTES = 32
ENTROPY_BYTES = 16
SEED_LABEL = "tenfold seal 1"
COMMITMENT_LABEL = "tenfold commitment 2"
ENTROPY_LABEL = "tenfold entropy 1"
BOT_LABEL = "tenfold bot 1"

# The length is checked beside the pattern because `$` lets a line feed pass.
Hex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
HexOrNone = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{64})?\Z")]
TableId = Annotated[str, msgspec.Meta(max_length=64)]
Entropy = Annotated[str, msgspec.Meta(max_length=64)]


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be played: the commitment binds it together with the nonce."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]


class Seal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a seed was made of: one entropy per seat, "" where a seat added none.

    `terms` is the text of what the commitment binds beside the nonce. `commitments` are what the seats had committed to before
    any entropy was revealed, "" where one had not; a seat that had, but has no entropy, was left out. Old seals have neither.
    """

    table: TableId
    commitment: Hex
    nonce: Hex
    entropies: list[Entropy]
    terms: str | None = None
    commitments: list[HexOrNone] | None = None

    @property
    def left_out(self) -> list[int]:
        """The seats that committed and did not reveal in time."""
        pairs = zip(self.commitments or [], self.entropies, strict=False)
        return [seat for seat, (commitment, entropy) in enumerate(pairs) if commitment and not entropy]


def sha256(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()


def digest(values: list[Any]) -> str:
    """SHA-256 of a JSON list without spaces, in UTF-8; only quotation marks, backslashes and control characters are escaped."""
    return sha256(msgspec.json.encode(values))


def new_nonce() -> str:
    """A secret that nobody can guess: 64 hexadecimal digits."""
    return secrets.token_hex(NONCE_BYTES)


def new_entropy() -> str:
    """What nobody can guess from its commitment: 32 hexadecimal digits."""
    return secrets.token_hex(ENTROPY_BYTES)


def commitment_of(nonce: str, table: str, terms: str | None) -> str:
    """What a table shows before play. An old one binds no terms: it is SHA-256 of the nonce's text, and of nothing else."""
    return sha256(nonce.encode()) if terms is None else digest([COMMITMENT_LABEL, nonce, table, terms])


def entropy_commitment(table: str, entropy: str) -> str:
    """What a seat shows of its entropy before play; at another table the same entropy has another one."""
    return digest([ENTROPY_LABEL, table, entropy])


def seed_of(nonce: str, table: str, entropies: Sequence[str]) -> str:
    return digest([SEED_LABEL, nonce, table, list(entropies)])


def bot_seed(nonce: str, seat: int, actions: int) -> str:
    """The chance of a bot after so many actions: from it nobody can find the nonce, which would tell the deal."""
    return hmac.digest(nonce.encode(), f"{BOT_LABEL} {seat} {actions}".encode(), "sha256").hex()


def write_terms(terms: Terms) -> str:
    return msgspec.json.encode(terms).decode()


def misfits(seal: Seal, seed: str, seats: int) -> list[str]:
    """What does not fit within a seal and its seed, one sentence each."""
    commitment = commitment_of(seal.nonce, seal.table, seal.terms)
    right_seed = seed_of(seal.nonce, seal.table, seal.entropies)
    found = []
    if seal.commitment != commitment:
        bound = "the nonce" if seal.terms is None else "the nonce, the table and the terms"
        found.append(f"The commitment is not that of {bound}, which is {commitment}.")
    if seed != right_seed:
        found.append(f"The seed is not that of the nonce, the table and the entropies, which is {right_seed}.")
    if len(seal.entropies) != seats:
        found.append(f"The number of entropies is {len(seal.entropies)}; for {seats} seats it must be {seats}.")
    return found + uncommitted(seal, seats)


def uncommitted(seal: Seal, seats: int) -> list[str]:
    """Entropies that are not what their seats had committed to, one sentence each."""
    if seal.commitments is None:
        return []
    if len(seal.commitments) != seats:
        return [f"The number of seats' commitments is {len(seal.commitments)}; for {seats} seats it must be {seats}."]
    pairs = enumerate(zip(seal.commitments, seal.entropies, strict=False))
    wrong = [seat for seat, (shown, entropy) in pairs if entropy and shown != entropy_commitment(seal.table, entropy)]
    return [f"The entropy of seat {seat} is not what this seat had committed to." for seat in wrong]
