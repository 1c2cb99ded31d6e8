"""Why something would have been better, in positions with a known reason."""

from __future__ import annotations

from typing import Any

import pytest

from tenfold.core.game import Fact
from tenfold.games.ten import TEN
from tenfold.games.trick_later import TRICK_LATER
from tenfold.review.words import Telling, signed
from tests.aid.test_trick_later_aid import with_boards
from tests.rules.ten.table import Table, table
from tests.rules.trick_later.table import table as tricks

NAMES = ["Ada", "Bo"]


def why(t: Table, chosen: str, best: str) -> dict[str, dict[str, Any]]:
    assert {chosen, best} <= set(t.position.legal())
    return {fact.says: fact.details for fact in TEN.facts(t.view(), chosen, best)}


def test_drawing_on_is_judged_by_the_odds_and_by_what_was_sure() -> None:
    t = table("g1 b9 g2", after="b4, b5")
    assert why(t, "draw", "take numbers") == {
        "odds": {"bust": 2, "deck": 3},
        "numbers": {"before": 0, "after": 2, "points": 2},
    }


def test_taking_too_early_is_judged_by_the_odds_and_by_what_it_gave_away() -> None:
    t = table("g1 b9 $1", after="b1, $3")
    assert why(t, "take numbers", "draw")["gift"] == {"coins": 3}
    assert why(t, "take numbers", "draw")["odds"]["bust"] == 0
    assert why(t, "take numbers", "take currency")["currency"] == {"coins": 3}


def test_a_bid_is_judged_by_what_the_card_adds_and_what_the_price_takes() -> None:
    t = table(after="b4, take numbers, pass; b5, take numbers, pass; w3")
    speaks = t.position.to_act or 0
    facts = why(t, "bid 5", "pass")
    assert facts["lot"] == {"card": "w3", "points": 1}
    assert facts["price-coins"] == {"amount": 5, "coins": t.view().players[speaks].coins}
    assert why(t, "bid 6", "pass")["price-cards"] == {"amount": 6, "cards": 1}
    assert why(t, "bid 1", "bid 2")["power"] == {"amount": 6}


def test_a_pass_is_judged_by_who_gets_the_card() -> None:
    t = table(after="b4, take numbers, pass; b5, take numbers, pass; w3, bid 2")
    assert why(t, "pass", "bid 3")["goes-to"] == {"seat": t.view().high_bidder, "amount": 2, "points": 1}


def test_a_purchase_is_judged_by_what_it_adds_for_its_price() -> None:
    t = table(after="b4, g1, $1, take currency; b5, take numbers")
    assert why(t, "buy g1", "buy b4") == {
        "buy": {"card": "b4", "points": 1, "price": 4},
        "bought": {"card": "g1", "points": 1, "price": 1},
    }


def test_a_card_that_was_paid_with_is_judged_by_what_it_counted() -> None:
    t = table(after="b4, b5, take numbers, pass; g1, take numbers, pass; w9, pass, bid 6")
    assert TEN.facts(t.view(), "pay b5", "pay b4") == [Fact("paid", {"card": "b5", "points": 1})]


def test_a_trick_is_judged_by_the_attack_and_by_what_following_low_kept() -> None:
    t = tricks("0: r5 i4", hands={2: "r2 r6"})
    view = with_boards(t.view(2), upper={2: "g3 y2"}, track={})
    found = {fact.says: fact.details for fact in TRICK_LATER.facts(view, "play r6", "play r2")}
    assert found["attack"] == {"level": 4, "lost": 2}
    assert found["kept"] == {"card": "r2", "survivors": 2}


def test_a_trick_is_judged_by_the_track_and_by_what_may_still_come() -> None:
    t = tricks("0: r5", hands={1: "r2 r7"})
    view = with_boards(t.view(1), upper={1: "g8"}, track={})
    found = {fact.says: fact.details for fact in TRICK_LATER.facts(view, "play r7", "play r2")}
    assert found["track"] == {"card": "r2", "track": 2, "instead": 0}
    assert found["threat"]["waiting"] == 1
    assert found["beaten"]["card"] == "r7"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Bo stood to get it for 2, and 1 point by it."),
        ("de", "Bo hätte sie für 2 bekommen, und damit 1 Punkt."),
        ("es", "Se lo iba a llevar Bo por 2, y con ello 1 punto."),
        ("ja", "Boが2で手に入れ、1点を得るところでした。"),
    ],
)
def test_a_reason_is_told_in_every_language(language: str, sentence: str) -> None:
    told = Telling(TEN, NAMES, language).fact(Fact("goes-to", {"seat": 1, "amount": 2, "points": 1}))
    assert told == sentence


def test_a_fact_without_words_is_left_out() -> None:
    assert Telling(TEN, NAMES).fact(Fact("nobody-knows-why")) == ""


def test_figures_have_their_sign_and_nothing_has_none() -> None:
    assert [signed(-3.4), signed(0.2), signed(-0.2), signed(1.25, 1)] == ["-3", "0", "0", "+1.2"]
