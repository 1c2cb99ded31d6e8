"""What a record proves of its deal, held against what somebody saw and gave before play."""

from __future__ import annotations

import msgspec

from tenfold.core.errors import TenfoldError
from tenfold.core.plain import plain
from tenfold.core.record import Record
from tenfold.core.registry import find_game
from tenfold.core.seal import Seal, Terms, entropy_commitment, misfits

UNSEALED = "The deal was not sealed: the record has no 'sealed' line, so nothing shows that the seed was not chosen."
NOBODY = "Nobody's entropy is in the seed."
NOT_SHOWN = "Whether the table showed this commitment before play."
NOT_MINE = "Whether your own entropy is in the seed."
NOT_SEEN = "Whether every seat had committed before any entropy was revealed."
LEFT_OUT = "Whether a seat was left out to choose between two deals: who knows the nonce can, with an entropy or without it."
IN_CLEAR = "Whether a seat chose its entropy to suit the nonce: at this table they were given openly, not committed to first."
FITTING = "Every entropy is the one that its seat had committed to."


class Witness(msgspec.Struct, kw_only=True):
    """What somebody saw and gave before play, as far as they know it.

    `commitment` is the table's; `commitments` are those of all seats as they were shown when nobody could commit any more.
    """

    table: str | None = None
    commitment: str | None = None
    terms: Terms | None = None
    entropy: str | None = None
    commitments: list[str] | None = None


class Verdict(msgspec.Struct, kw_only=True):
    """What was found. Proven is what is in `checked`, and nothing of what is in `unchecked`."""

    proven: bool = False
    sealed: bool = False
    misfits: list[str]
    checked: list[str] = []
    unchecked: list[str] = []
    commitment: str | None = None
    table: str | None = None


def judge(record: Record, witness: Witness) -> Verdict:
    """What a record that replays proves to a witness.

    It proves nothing to who has not seen the commitment before play: whoever makes up a record can try nonces until one suits.
    """
    seal = record.sealed
    if seal is None:
        return Verdict(misfits=[UNSEALED])
    found = [*misfits(seal, record.seed, len(record.names)), *unplayed(record, seal), *contradictions(record, seal, witness)]
    verdict = Verdict(sealed=True, misfits=found, commitment=seal.commitment, table=seal.table)
    if not found:
        verdict.proven = witness.commitment is not None and any(seal.entropies)
        verdict.checked, verdict.unchecked = checked(record, seal, witness), unchecked(seal, witness)
    return verdict


def unplayed(record: Record, seal: Seal) -> list[str]:
    """Where the game of the record is not the one that the seal is for."""
    found = []
    if record.fixed is not None:
        word = find_game(record.game).fixable
        found.append(f"The record fixes chance by hand ('{word}'): the deal is not the seed's, and the seal proves nothing.")
    if seal.terms is not None and not is_played(record, seal.terms):
        found.append("The game, its rules version, its options or the number of seats are not those of the terms.")
    return found


def is_played(record: Record, text: str) -> bool:
    """Whether the record is of a game on these terms."""
    game = find_game(record.game)
    try:
        terms = msgspec.json.decode(text, type=Terms)
        options = game.read_options(terms.options)
    except (msgspec.DecodeError, RecursionError, TenfoldError):
        return False
    named = (terms.game, terms.rules, terms.seats)
    return named == (record.game, game.rules_version, len(record.names)) and options == record.options


def contradictions(record: Record, seal: Seal, witness: Witness) -> list[str]:
    """What the witness knows better."""
    found = []
    if witness.commitment not in (None, seal.commitment):
        found.append(f"The commitment of the record is {seal.commitment}, but before play {witness.commitment} was shown.")
    if witness.table not in (None, seal.table):
        found.append(f"The record is of the table {seal.table!r}, not of {witness.table!r}.")
    if witness.terms is not None and not is_played(record, msgspec.json.encode(witness.terms).decode()):
        found.append(
            "The game, its rules version, its options or the number of seats are not what the table showed before play."
        )
    if witness.commitments is not None and witness.commitments != (seal.commitments or []):
        found.append("The seats' commitments are not those that the table showed before any entropy was revealed.")
    if witness.entropy is not None and witness.entropy not in seal.entropies:
        found.append(lost(seal, witness.entropy))
    return found


def lost(seal: Seal, entropy: str) -> str:
    """Why an entropy that was given is not there."""
    if entropy_commitment(seal.table, entropy) in (seal.commitments or []):
        return f"The record leaves the entropy {entropy!r} out, as not revealed in time; its commitment is there."
    return f"The entropy {entropy!r} is not in the record."


def checked(record: Record, seal: Seal, witness: Witness) -> list[str]:
    """What was found to be right, one sentence each."""
    bound = "the nonce" if seal.terms is None else "the nonce, the table, the game, its rules and options, and the seats"
    found = [f"The commitment {seal.commitment} is that of {bound}.", added(seal, record.names)]
    if seal.commitments is not None and any(seal.entropies):
        found.append(FITTING)
    found += [f"{plain(record.names[seat])} had committed to entropy but was left out." for seat in seal.left_out]
    found.append(f"The seed {record.seed} is that of the nonce, the table {seal.table!r} and the entropies.")
    if witness.commitment is not None:
        found.append("The commitment is the one that was shown before play.")
    if witness.commitments is not None:
        found.append("Every seat had committed before any entropy was revealed.")
    if witness.entropy is not None:
        name = plain(record.names[seal.entropies.index(witness.entropy)])
        found.append(f"The entropy {witness.entropy!r} is in the seed, as that of {name}.")
    return found


def unchecked(seal: Seal, witness: Witness) -> list[str]:
    """What a full proof would need and nobody can say here."""
    found = [NOT_SHOWN] if witness.commitment is None else []
    found += [LEFT_OUT] if seal.left_out else []
    if not any(seal.entropies):
        return found
    found += [NOT_MINE] if witness.entropy is None else []
    if seal.commitments is None:
        return [*found, IN_CLEAR]
    return found if witness.commitments is not None else [*found, NOT_SEEN]


def added(seal: Seal, names: list[str]) -> str:
    """Who added what; everybody should find their own entropy here."""
    given = [f"{plain(name)} {entropy!r}" for name, entropy in zip(names, seal.entropies, strict=True) if entropy]
    return f"Entropy was added by {', '.join(given)}." if given else NOBODY
