"""What a client keeps of a table before play, so that the record can be held against it afterwards."""

from __future__ import annotations

from tenfold.core.proof import Witness
from tenfold.core.seal import Terms
from tenfold.table.messages import TableView


def remember(witness: Witness, table: TableView) -> None:
    """Keep what a table shows first; whatever it may show later changes nothing."""
    if table.status not in ("lobby", "dealing") or table.commitment is None:
        return
    if witness.commitment is None:
        witness.table, witness.commitment = table.id, table.commitment
        witness.terms = Terms(table.game, table.rules, len(table.seats), table.options)
    if table.status == "dealing" and witness.commitments is None:
        witness.commitments = [seat.commitment or "" for seat in table.seats]
