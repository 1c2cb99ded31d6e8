"""Every moment explains itself: a bust, a bid that cannot be made, a trick, an attack, what others did, and who decides."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.table.seating import DEAL, THREE
from tests.web.browser import DESKTOP, PHONE, Visit, Visitor
from tests.web.playing import by_keys, tap
from tests.web.stories import OPEN, deck, moves

pytestmark = pytest.mark.xdist_group("browser")

# You: a wild that the automaton outbids you for, then a bust by currency. The automaton: two cards. You: the rest.
ALONE = ["w3", "$4", "$5", "b8", "$4", "b3", "g2", "o1", "p9", "p8"]


def alone(anna: Visitor) -> str:
    options = {"players": 1, "level": 4, "deck": Counter(ALONE)}
    table = anna.opens("ten", options=options, fixed=ALONE)
    anna.does(table, "start")
    return table


def heading(page: Page) -> Any:
    return page.locator("section.stage h2")


def test_alone_a_bid_that_cannot_be_made_and_a_bust_say_why_by_touch(visit: Visit) -> None:
    anna = visit("Anna", size=PHONE, touch=True)
    page = anna.page
    page.goto(f"/t/{alone(anna)}")
    stage = page.locator("section.stage")
    slow = stage.get_by_role("button", name="slow")
    slow.tap()
    expect(slow).to_have_attribute("aria-pressed", "true")

    tap(page.get_by_role("button", name=re.compile("^Draw")))
    expect(stage).to_contain_text("Solo: the lowest bid is 6. Only coins, bust tokens (3 each) and second copies pay")
    expect(stage).not_to_contain_text("It would take your score")
    expect(stage.locator(".lately")).to_contain_text("JEN bids 5.")
    tap(stage.get_by_role("button", name=re.compile("^Pass")))
    for _ in range(4):
        tap(page.get_by_role("button", name=re.compile("^Draw")))

    expect(heading(page)).to_have_text("Currency 13, over 10: bust")
    expect(stage.locator(".money .flag")).to_have_text("13")
    lines = stage.get_by_role("list", name="What follows from the bust").locator("li")
    expect(lines).to_have_count(3)
    expect(lines.nth(0).get_by_role("img", name="blue 8")).to_be_visible()
    expect(lines.nth(0)).to_contain_text("goes to the market")
    expect(lines.nth(1)).to_contain_text("You get a bust token. It pays 3, once.")
    expect(lines.nth(2)).to_contain_text("Nobody is paid")
    stage.get_by_role("button", name="Go on").tap()

    expect(heading(page)).to_have_text("Your turn")
    lately = stage.locator(".lately")
    expect(lately).to_contain_text("JEN takes the numbers.")
    lately.locator("summary").tap()
    drawn = lately.locator("li").filter(has_text="JEN draws")
    expect(drawn.get_by_role("img")).to_have_count(2)
    tap(page.get_by_role("button", name=re.compile("^Draw")))
    expect(lately).to_have_count(0)


def test_a_bust_is_told_until_the_next_player_has_moved_by_keys(visit: Visit) -> None:
    anna, ben = visit("Anna", size=DESKTOP), visit("Ben")
    page = anna.page
    cards = ["b4", "$3", "g5", "o9", "p1", "w5", "p2", "p3"]
    story = deck(cards)
    table = anna.opens("ten", options=story["options"] | {"bust_buy": False}, fixed=cards)
    ben.does(table, "sit", seat=1)
    anna.does(table, "start")
    page.goto(f"/t/{table}")
    for _ in range(4):
        by_keys(page.get_by_role("button", name=re.compile("^Draw")))
    expect(heading(page)).to_have_text("Net 15, over 10: bust")
    lines = page.get_by_role("list", name="What follows from the bust").locator("li")
    expect(lines.nth(0).get_by_role("img")).to_have_count(3)
    expect(lines.nth(2)).to_contain_text("Ben +3.")
    ben.does(table, "say", text="ouch")
    expect(lines).to_have_count(3)
    moves(ben, table, "draw")
    expect(heading(page)).to_have_text("Ben's turn")

    # It is Ben's turn, and Anna's bid; then Ben's.
    moves(ben, table, "draw")
    expect(heading(page)).to_have_text("Your bid")
    by_keys(page.get_by_role("button", name=re.compile("^Bid 1")).first)
    expect(heading(page)).to_have_text("Ben may bid")
    log = page.locator("ol.log")
    expect(log).to_contain_text("You bid 1.")
    expect(log.get_by_role("img", name="orange 9").first).to_be_visible()


def test_your_turn_is_not_said_of_somebody_elses_bid(visit: Visit) -> None:
    anna, ben, cy = visit("Anna", size=PHONE), visit("Ben"), visit(size=PHONE)
    cards = ["w5", "p2", "p3"]
    table = anna.opens("ten", **deck(cards))
    ben.does(table, "sit", seat=1)
    anna.does(table, "start")
    anna.page.goto(f"/t/{table}")
    cy.page.goto(f"/t/{table}")
    moves(anna, table, "draw")
    expect(heading(anna.page)).to_have_text("Ben may bid")
    expect(anna.page.locator("section.stage header")).to_contain_text("in your turn")
    expect(anna.page.locator("section.stage")).not_to_contain_text("Your turn")
    expect(cy.page.get_by_text("You are watching")).to_be_visible()
    expect(anna.page.get_by_text("You are watching")).to_have_count(0)


def test_a_trick_says_why_it_was_won_and_where_everybody_goes(visit: Visit) -> None:
    anna, ben, cy = visit("Anna", size=PHONE), visit("Ben"), visit("Cy")
    page = anna.page
    table = anna.opens("trick_later", options=THREE, seats=[OPEN] * 3, fixed=[DEAL])
    ben.does(table, "sit", seat=1)
    cy.does(table, "sit", seat=2)
    anna.does(table, "start")
    page.goto(f"/t/{table}")
    moves(ben, table, "keep")
    for who, card in ((anna, "g1"), (ben, "g8")):
        moves(who, table, f"play {card}")
    middle = page.locator("section.middle")
    expect(middle).to_contain_text("You hold the trick: beside green 8 your green 1 counts as 9.")
    moves(cy, table, "play b4")
    expect(page.locator("section.stage .lately")).to_contain_text("You take the trick with")
    expect(page.locator("section.stage .lately")).to_contain_text("it counts as 9.")

    for who, card in ((anna, "g2"), (ben, "g5"), (cy, "b5"), (ben, "g6"), (cy, "i6")):
        moves(who, table, f"play {card}")
    # A finger does not ask whether a card may be played, Playwright does.
    page.get_by_role("button", name="yellow 1, may not be played").tap(force=True)
    expect(page.locator("section.stage")).to_contain_text("You hold 2 green cards: play one of them.")
    moves(anna, table, "play g3")
    expect(middle).to_contain_text("Ben takes the trick with green 6: a survivor beats infected 6")
    expect(middle).to_contain_text("Ben is attacked and loses 1:")
    expect(middle.locator(".attack").get_by_role("img", name="blue 5")).to_be_visible()
    expect(middle.locator(".attack")).to_contain_text("Of this trick, waiting from now on:")
