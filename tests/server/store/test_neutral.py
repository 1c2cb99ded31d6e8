"""Somebody is taken out of texts, and nobody else with them."""

from __future__ import annotations

import json

from tenfold.server.store.neutral import Neutral, neutral_id, neutral_name
from tenfold.table.names import checked_name

ID, OTHER = "-gYv_x8", "abcdef"


def rewritten(*things: object, names: tuple[str, ...] = ()) -> list[object]:
    neutral = Neutral(ID, names)
    texts = [json.dumps(thing, ensure_ascii=False, separators=(",", ":")) for thing in things]
    neutral.learn(texts)
    return [json.loads(neutral.document(text)) for text in texts]


def test_a_guest_is_neutral_wherever_they_stand_and_keeps_one_id() -> None:
    sat = {"what": {"kind": "sat", "seat": 1, "guest": ID, "name": "Ben"}, "by": ID}
    other = {"what": {"kind": "sat", "seat": 0, "guest": OTHER, "name": "Bene"}, "by": OTHER}
    accuracy = {ID: 1, OTHER: 2}
    new, same, by_guest = rewritten(sat, other, accuracy)
    assert new == {
        "what": {"kind": "sat", "seat": 1, "guest": neutral_id(ID), "name": neutral_name(ID)},
        "by": neutral_id(ID),
    }
    assert same == other
    assert by_guest == {neutral_id(ID): 1, OTHER: 2}


def test_what_they_said_goes_and_who_spoke_of_them_speaks_of_nobody() -> None:
    mine = {"what": {"kind": "said", "guest": ID, "name": 'B"en', "text": "me"}}
    theirs = {"what": {"kind": "said", "guest": OTHER, "name": "Al", "text": 'Well done, b"EN! Benefit, Ben'}}
    review = {"names": ["Al", 'B"en'], "name": "deck"}
    new, about, reviewed = rewritten(mine, theirs, review)
    assert isinstance(new, dict)
    assert isinstance(about, dict)
    assert new["what"]["text"] == ""
    assert about["what"]["text"] == f"Well done, {neutral_name(ID)}! Benefit, Ben"
    assert reviewed == {"names": ["Al", neutral_name(ID)], "name": "deck"}


def test_it_may_be_done_again_and_the_neutral_name_is_one_that_may_stand_there() -> None:
    [once] = rewritten({"guest": ID, "name": "Ben"})
    assert rewritten(once, names=("Ben",)) == [once]
    assert checked_name(neutral_name(ID)) == neutral_name(ID)
