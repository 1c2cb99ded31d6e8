"""The most that a deck can bring about (T1.2): the longest tableau, the most bust tokens, the highest bid.

The record, the actions and the compiled rules have room for all of it.
"""

from __future__ import annotations

import pytest

from tenfold.core.compile.machine import machine_for
from tenfold.games.ten import TEN
from tenfold.games.ten.cards import DECK_MOST
from tenfold.games.ten.rules.rulebook import BID_MOST, TOKENS_MOST
from tenfold.games.ten.rules.state import TABLEAU_MOST
from tests.rules.ten.table import Table, solo, table

compiled = pytest.mark.xdist_group("compiled ten")

TEN_IN_CURRENCY = "$1 " * 10
TWENTY_IN_NUMBERS = "b1 b1 b1 g1 g1 g1 o1 o1 o1 p1 p1 p1 b2 b2 b2 g2 "
PAIRS_THAT_BUST = [f"{c}{low} {c}{high}" for c in "bgop" for low, high in ((2, 9), (3, 8), (4, 7), (5, 6), (5, 6), (5, 6))]


def most_tokens_deck() -> list[str]:
    """Player 0 busts with two numbers while they last and then with three currency cards; player 1 draws one card a turn."""
    deck = [card for pair in PAIRS_THAT_BUST for card in [*pair.split(), "$5"]]
    while len(deck) < DECK_MOST:
        deck += ["$5"] * 4
    return deck[:DECK_MOST]


def collects_tokens(t: Table) -> int:
    """Player 0 draws whatever happens, player 1 takes the first card; the most tokens that player 0 had."""
    while t.deck:
        t.play("draw" if t.active == 0 or not t.tableau else "take currency")
    return t.busts[0]


def as_compiled(t: Table, deck: list[str], actions: list[str]) -> bool:
    """Whether the compiled rules come to the same record, with this deck and these actions."""
    machine = machine_for(TEN)
    states = machine.template(t.position.options, "x", deck)
    machine.begin(states, 0)
    for action in actions:
        machine.do(states, 0, TEN.read_action(action))
    return bool(states.tobytes() == t.position.to_bytes())


@compiled
@pytest.mark.compiles
def test_the_longest_tableau() -> None:
    deck = f"{TEN_IN_CURRENCY}{TWENTY_IN_NUMBERS}p9 b9".split()
    t = table(" ".join(deck)).play(", ".join(["draw"] * 26))
    assert len(t.view().tableau) == 26 < TABLEAU_MOST
    assert (t.view().net, t.view().currency) == (10, 10)
    t.play("draw")
    assert t.market.split() == sorted([*TWENTY_IN_NUMBERS.split(), "p9"])
    assert t.discard.split() == ["$1"] * 10
    assert as_compiled(t, deck, ["draw"] * 27)


def test_the_longest_tableau_of_the_automaton() -> None:
    t = solo(f"b9 {TEN_IN_CURRENCY}{TWENTY_IN_NUMBERS}", level=10).play("draw, take numbers, pass")
    assert t.cards(1).split() == sorted(TWENTY_IN_NUMBERS.split())


def test_the_most_tokens_in_a_game() -> None:
    t = table(" ".join(most_tokens_deck()))
    assert collects_tokens(t) == 38 < TOKENS_MOST


def test_all_that_somebody_ever_has_can_be_bid_and_paid() -> None:
    t = table(" ".join([*most_tokens_deck()[:-1], "w#"]))
    collects_tokens(t)
    t.play("pass")
    assert (t.busts[0], t.coins[0]) == (38, 5)
    assert t.position.legal() == ["pass", *(f"bid {n}" for n in range(1, 3 * 38 + 5 + 1))]
    assert t.play("bid 119").story == ["bid 0 119", "paid_tokens 0 38", "paid_coins 0 5", "won 0 w# 119", "final_buys 1"]
    assert BID_MOST > 119


@pytest.mark.parametrize("card", ["b1", "w#", "b#", "w9", "$5"])
@pytest.mark.parametrize("players", range(1, 6))
def test_a_deck_of_one_card(card: str, players: int) -> None:
    t = Table(TEN.start({"players": players, "deck": {card: 1}}, "x"))
    while not t.position.is_over:
        t.play(t.position.legal()[-1])
    assert t.deck == 0
    assert t.discard in ("", card)
