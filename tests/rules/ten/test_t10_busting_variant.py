"""T10: the busting variant."""

from __future__ import annotations

from tenfold.core.chance import Chance
from tenfold.games.ten import TEN
from tenfold.games.ten.face.view import Busted
from tests.rules.ten.table import Table, solo, table


def bust(after: str, deck: str = "p9", players: int = 2) -> Table:
    return table(deck, after=after, players=players, bust_buy=True)


def test_T10_1_the_player_may_take_the_token() -> None:
    t = bust("b4, $3, g5, o9")
    assert (t.phase, t.to_act) == ("bust", 0)
    t.play("token")
    assert t.busts == [1, 0]
    assert (t.phase, t.to_act) == ("draw", 1)


def test_T10_1_or_buy_instead() -> None:
    t = bust("b4, $3, g5, o9").play("buy b4")
    assert t.cards(0) == "b4"
    assert t.coins == [1, 8]
    assert t.busts == [0, 0]
    assert (t.phase, t.to_act) == ("draw", 1)


def test_T10_1_the_cards_just_moved_are_in_the_market() -> None:
    t = bust("b4, $3, g5, o9")
    assert t.market == "b4 g5 o9"
    assert t.may == "token, buy b4, buy g5"


def test_T10_1_so_are_those_that_were_there() -> None:
    assert bust("p1, $1, take currency; b4, g5, o9").may == "token, buy b4, buy g5, buy p1"


def test_T10_1_the_token_is_the_only_way_not_to_buy() -> None:
    t = bust("b4, $3, g5, o9")
    assert t.refused("pass") == "T10.1"
    assert t.refused("draw") == "T10.1"


def test_T10_1_it_is_a_buy_phase_like_any_other() -> None:
    t = bust("b4, take numbers, pass; $1, take currency; b4, g5, o9")
    assert t.refused("buy b4") == "T6.2"
    assert t.refused("buy o9") == "T6.3"
    assert t.refused("buy p1") == "T6.1"
    t.play("buy g5, pay 4c")
    assert t.cards(0) == "g5"
    assert t.busts == [0, 0]


def test_T10_1_without_anything_to_buy_the_token_is_still_asked() -> None:
    t = bust("$5, $5, $1")
    assert (t.phase, t.may) == ("bust", "token")


def test_T10_1_what_others_gain_and_the_discard_follow_after_the_buy_phase() -> None:
    t = bust("b4, $3, g5, o9", players=3)
    assert t.coins == [5, 5, 5]
    assert t.tableau == "$3"
    t.play("buy b4")
    assert t.coins == [1, 8, 8]
    assert t.discard == "$3"
    assert t.story[-4:] == ["gained 1 3", "gained 2 3", "discarded $3", "turn 1"]


def test_T10_1_what_others_gain_and_the_discard_follow_after_the_token() -> None:
    t = bust("b4, $3, g5, o9", players=3).play("token")
    assert t.story == ["token 0", "settled 0 net 3", "gained 1 3", "gained 2 3", "discarded $3", "turn 1"]


def test_T10_1_after_a_currency_bust_nobody_gains() -> None:
    t = bust("$3, g2, $4, $5").play("buy g2")
    assert t.cards(0) == "g2"
    assert t.coins == [3, 5]
    assert t.busts == [0, 0]
    assert t.discard == "$3 $4 $5"


def test_T10_1_on_the_last_card_too() -> None:
    t = bust("b4, g5, o9", deck="").play("buy b4")
    assert (t.phase, t.to_act) == ("final", 1)
    assert t.play("pass").may == "pass"
    assert t.cards(0) == "b4"


def test_T10_1_while_the_player_chooses_the_view_says_what_was_bust() -> None:
    t = bust("p1, $1, take currency; w3, pass, pass, b4, $3, g5, o9")
    assert t.view().bust == Busted("net", 15, 3, 10, ["b4", "g5", "o9"])
    assert TEN.resample(t.view(), Chance("x")).view(None) == t.view()
    assert t.play("token").view().bust is None
    currency = bust("$3, g2, $4, $5")
    assert currency.view().bust == Busted("currency", -10, 12, 10, ["g2"])


def test_T10_1_and_while_the_purchase_is_paid() -> None:
    t = bust("b4, take numbers, pass; $1, take currency; b4, g5, o9").play("buy g5")
    assert (t.phase, t.view().bust) == ("pay", Busted("net", 18, 0, 10, ["b4", "g5", "o9"]))
    assert TEN.resample(t.view(), Chance("x")).view(None) == t.view()


def test_T10_1_not_without_the_option() -> None:
    assert table("p9", after="b4, $3, g5, o9").phase == "draw"


def test_T10_1_in_solo_the_variant_is_yours() -> None:
    t = solo("p9", after="b4, g5, o9", bust_buy=True)
    assert (t.phase, t.may) == ("bust", "token, buy b4, buy g5")


def test_T10_1_in_solo_the_automaton_does_not_buy_when_it_busts() -> None:
    t = solo("p9", after="b1, $1, take currency; (g3), ($5), ($5), ($1)", bust_buy=True)
    assert (t.cards(1), t.busts, t.coins) == ("g3", [0, 1], [6, 5])
    assert t.market == "b1"
    assert (t.phase, t.to_act) == ("draw", 0)
