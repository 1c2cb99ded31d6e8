"""T12: the editions."""

from __future__ import annotations

import pytest

from tenfold.core.errors import BadOption
from tenfold.games.ten import TEN
from tests.rules.ten.table import Table, solo, table

EDITIONS = ["en", "ja", "es", "de"]


@pytest.mark.parametrize(("edition", "winner"), [("en", 0), ("ja", 0), ("es", 0), ("de", 1)])
def test_T12_second_tie_break(edition: str, winner: int) -> None:
    """A b1 against two g1: fewest cards, or most unused number cards."""
    t = table(after="b1, take numbers, pass; g1, g1, take numbers, pass; pass, pass", edition=edition)
    assert t.outcome().scores == [1, 1]
    assert t.winners == [winner]


@pytest.mark.parametrize("edition", EDITIONS)
def test_T12_the_starting_player_is_random_unless_the_host_names_it(edition: str) -> None:
    starts = {Table(TEN.start({"players": 3, "edition": edition}, seed=f"{n}")).active for n in range(40)}
    assert starts == {0, 1, 2}
    assert {table("b1", players=3, first=seat, edition=edition).active for seat in range(3)} == {0, 1, 2}


@pytest.mark.parametrize(("edition", "lowest"), [("en", 4), ("ja", 4), ("es", 4), ("de", 5)])
def test_T12_solo_levels(edition: str, lowest: int) -> None:
    for level in range(lowest, 11):
        assert solo("b1", level=level, edition=edition).to_act == 0
    for level in (lowest - 1, 11):
        with pytest.raises(BadOption):
            solo("b1", level=level, edition=edition)


@pytest.mark.parametrize(("edition", "may"), [("en", "bid 5"), ("ja", "bid 5"), ("es", "bid 5"), ("de", "bid 5, bid 6")])
def test_T12_solo_duplicates(edition: str, may: str) -> None:
    """The 1 in all four colours, a w1, and 5 coins."""
    four_ones = "w9, pass, b1, g1, o1, p1, take numbers, pass; (p9); w1, bid 5, $5, take currency; (o9)"
    assert solo("p8", after=f"{four_ones}; w2", level=5, edition=edition).may == f"pass, {may}"


@pytest.mark.parametrize(("edition", "name"), [("en", "JEN"), ("ja", "JEN"), ("es", "JEN"), ("de", "Mona")])
def test_T12_automatons_name(edition: str, name: str) -> None:
    t = Table(TEN.start({"players": 1, "edition": edition}))
    assert TEN.cast(t.view().options, ["Ada"]) == ["Ada", name]


def test_T12_there_is_no_other_edition() -> None:
    with pytest.raises(BadOption):
        table("b1", edition="fr")
