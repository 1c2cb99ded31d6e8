from __future__ import annotations

import pytest

from tenfold.core.errors import NotAllowed, NotUnderstood, TenfoldError
from tenfold.core.registry import find_game
from tenfold.tui.shell.menu import Menu
from tenfold.tui.ten.screen import TenScreen

AMOUNT_OF = TenScreen().amount_of
BIDS = ["pass", *(f"bid {n}" for n in range(5, 18))]


def knows_nothing(action: str) -> TenfoldError | None:
    return NotUnderstood(f"{action!r} is not an action.")


def only(*legal: str) -> Menu:
    return Menu(list(legal), AMOUNT_OF)


def in_auction(amount: str) -> TenfoldError | None:
    """What the rules say to a bid when only `bid 5` to `bid 17` and `pass` are legal."""
    return None if amount in BIDS else NotAllowed("Too little or too much.", "T7.2")


def test_choices_are_numbered_from_one() -> None:
    menu = only("draw", "take numbers", "take currency")
    assert menu.numbers == {1: "draw", 2: "take numbers", 3: "take currency"}
    assert menu.choose("2", knows_nothing) == "take numbers"


def test_bids_are_one_entry_and_their_numbers_are_the_amounts() -> None:
    menu = Menu(BIDS, AMOUNT_OF)
    assert [(entry.key, entry.action, entry.last) for entry in menu.entries()] == [
        ("0", "pass", "pass"),
        ("5-17", "bid 5", "bid 17"),
    ]
    assert menu.choose("9", in_auction) == "bid 9"
    assert menu.choose("0", in_auction) == "pass"
    assert menu.choose("bid 9", in_auction) == "bid 9"


@pytest.mark.parametrize("typed", ["4", "18", "bid 4", "bid 1"])
def test_a_bid_out_of_range_gets_the_rule_as_reason(typed: str) -> None:
    with pytest.raises(NotAllowed) as refused:
        Menu(BIDS, AMOUNT_OF).choose(typed, in_auction)
    assert refused.value.rule == "T7.2"


def test_amounts_from_zero_on() -> None:
    menu = only("pay 0c", "pay 1c", "pay 2c")
    assert menu.choose("0", knows_nothing) == "pay 0c"
    assert [entry.key for entry in menu.entries()] == ["0-2"]


def test_cards_that_pay_are_no_amounts() -> None:
    assert only("pay b3", "pay g3").numbers == {1: "pay b3", 2: "pay g3"}


def test_a_number_that_is_none_says_which_there_are() -> None:
    with pytest.raises(NotUnderstood, match="no choice 7 here; the numbers are 1, 2"):
        only("draw", "take numbers").choose("7", knows_nothing)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("d", "draw"), ("take n", "take numbers"), ("  TAKE   Currency ", "take currency"), ("take c", "take currency")],
)
def test_the_beginning_is_enough_and_case_and_space_do_not_matter(typed: str, meant: str) -> None:
    legal = ["draw", "take numbers", "take currency"]

    def check(action: str) -> TenfoldError | None:
        return None if action in legal else NotUnderstood("?")

    assert Menu(legal, AMOUNT_OF).choose(typed, check) == meant


@pytest.mark.parametrize("typed", ["t", "x", "pay 1", "-1", "1.5", "९९", "9" * 5000, "draw; q"])
def test_what_is_not_clear_is_not_guessed(typed: str) -> None:
    with pytest.raises(NotUnderstood):
        only("take numbers", "take currency").choose(typed, knows_nothing)


def test_digits_are_never_completed() -> None:
    with pytest.raises(NotUnderstood):
        only("pay 8c", "pay 9c", "pay 10c").choose("pay 1", knows_nothing)


def test_enter_is_the_only_choice_and_otherwise_none() -> None:
    assert only("draw").choose("", knows_nothing) == "draw"
    with pytest.raises(NotUnderstood):
        only("draw", "take numbers").choose("", knows_nothing)


def test_every_number_and_every_text_of_a_whole_game_leads_to_its_action() -> None:
    position = find_game("ten").start({"players": 1}, "menu")
    turn = 0
    while not position.is_over:
        legal = position.legal()
        menu = Menu(legal, AMOUNT_OF)
        assert sorted(menu.numbers.values()) == sorted(legal)
        for number, action in menu.numbers.items():
            assert menu.choose(str(number), position.check) == action
            assert menu.choose(action, position.check) == action
        position.apply(legal[turn % len(legal)])
        turn += 1
