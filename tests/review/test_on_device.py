"""A device finds what the server finds: the same review of the same game, to the last bit, in Node and in Chromium."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from tenfold.core.record import Record
from tenfold.core.redealing import Redealt
from tenfold.games.ten import TEN
from tenfold.games.trick_later import TRICK_LATER
from tenfold.review import Reviewing
from tests.review.devices import in_chromium, in_node
from tests.review.games import SMALL, play

DEALS = 40
pytestmark = pytest.mark.compiles


def redealt(record: Record) -> Record:
    """The same game, in which hidden cards were drawn anew on its way and something else came of it."""
    at = 6
    other = msgspec.structs.replace(record, actions=record.actions[:at], redealt=[Redealt(at, 0, "other cards")])
    *_, position = other.played()
    actions = list(other.actions)
    while not position.is_over:
        actions.append(position.legal()[0])
        position.redo(actions[-1])
    return msgspec.structs.replace(other, actions=actions)


OF_TEN = [
    play(TEN, {"players": 3, "deck": SMALL}, "device", "random"),
    play(TEN, {"players": 1, "deck": SMALL}, "device"),
    redealt(play(TEN, {"players": 2, "deck": SMALL}, "device")),
]
OF_TRICK_LATER = [play(TRICK_LATER, {"players": 3}, "device", "random")]
CASES = [
    pytest.param(OF_TEN, id="ten", marks=pytest.mark.xdist_group("compiled ten")),
    pytest.param(OF_TRICK_LATER, id="trick_later", marks=pytest.mark.xdist_group("compiled trick_later")),
]


def plain(thing: Any) -> Any:
    return json.loads(msgspec.json.encode(thing))


@pytest.mark.parametrize("records", CASES)
def test_a_device_finds_the_same_review(records: list[Record]) -> None:
    found = in_node(records[0].game, records, DEALS)
    mistakes = 0
    for record, there in zip(records, found, strict=True):
        here = Reviewing(record, deals=DEALS)
        assert list(here)
        review = here.review()
        assert [json.loads(moment) for moment in there["moments"]] == plain(here.findings.so_far())
        assert json.loads(there["review"]) == plain(review)
        mistakes += sum(one.mistake for one in review.decisions)
    assert mistakes > 0


@pytest.mark.parametrize("records", CASES)
def test_chromium_finds_what_node_finds(records: list[Record]) -> None:
    there, here = (run(records[0].game, records[:1], DEALS)[0] for run in (in_chromium, in_node))
    assert (there["review"], there["moments"]) == (here["review"], here["moments"])
