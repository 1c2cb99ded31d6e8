"""Several browsers at one table."""

from __future__ import annotations

import re
from itertools import count

import pytest
from playwright.sync_api import Page, expect

from tests.patience import Patience
from tests.web.browser import OFFLINE, PHONE, Visit, Visitor
from tests.web.playing import DECIDE, MOST_DECISIONS, NOW, click, decide_trick_later, now
from tests.web.stories import trick_later

pytestmark = [pytest.mark.xdist_group("browser"), pytest.mark.service_worker]

WILD_DECK = {"b1": 2, "b2": 2, "g7": 1, "o9": 1, "o4": 2, "p5": 2, "w3": 1, "b#": 1, "w#": 1, "$2": 3, "$5": 3}
SCORES = """places => places.map(place => [
    place.getAttribute('aria-label'), place.querySelector('.score .numeral').getAttribute('aria-label')])"""
LOST = "The connection is lost"


class Round:
    """Everybody plays in their own browser; one reloads during an auction, one is offline for three decisions."""

    def __init__(self, visitors: list[Visitor], table: str) -> None:
        self.visitors = visitors
        self.reloaded = False
        self.away: int | None = None
        for visitor in visitors:
            visitor.page.goto(f"/t/{table}")

    def play(self) -> None:
        for turn in count():
            assert turn < MOST_DECISIONS, "the game does not end"
            mover = self.mover()
            if mover is None:
                return
            self.reload_in_auction(mover.page)
            self.stay_away(turn, mover)
            DECIDE["ten"](mover.page, turn, click)

    def mover(self) -> Visitor | None:
        """Whose turn it is; nobody's at the end."""
        present = self.visitors if self.away is None else self.visitors[:-1]
        patience = Patience("a game in the browser")
        while True:
            found = [visitor.page.evaluate(NOW) for visitor in present]
            patience.look(found)
            if all(state == "over" for state in found):
                return None
            if "mine" in found:
                return present[found.index("mine")]
            if self.away is not None:
                self.come_back()
                present = self.visitors
            present[0].page.wait_for_timeout(30)

    def reload_in_auction(self, page: Page) -> None:
        if not self.reloaded and page.get_by_role("heading", name="Your bid").count():
            self.reloaded = True
            page.reload()
            expect(page.get_by_role("heading", name="Your bid")).to_be_visible()
            assert now(page) == "mine"

    def stay_away(self, turn: int, mover: Visitor) -> None:
        absent = self.visitors[-1]
        if self.away is None and turn > 4 and self.reloaded and mover is not absent and not absent.allowed:
            self.away = turn
            absent.allow(*OFFLINE)
            absent.context.set_offline(True)
            expect(absent.page.get_by_text(LOST)).to_be_visible()
        elif self.away is not None and turn > self.away + 3:
            self.come_back()

    def come_back(self) -> None:
        self.away = None
        absent = self.visitors[-1]
        absent.context.set_offline(False)
        expect(absent.page.get_by_text(LOST)).to_be_hidden()


def scores(page: Page, name: str) -> list[list[str]]:
    """Everybody's, as the page of somebody of this name shows them."""
    own = page.locator(".winner .total .numeral").get_attribute("aria-label") or ""
    others: list[list[str]] = page.locator(".others section").evaluate_all(SCORES)
    return sorted([[name, own], *others])


@pytest.mark.parametrize("names", [["Anna", "Ben"], ["Anna", "Ben", "Cara", "Dora"]], ids=["two", "four"])
def test_browsers_at_one_table_end_with_the_same_result_whatever_happens_to_them(visit: Visit, names: list[str]) -> None:
    visitors = [visit(name) for name in names]
    table = visitors[0].opens("ten", options={"players": len(names), "deck": WILD_DECK})
    for seat, visitor in enumerate(visitors[1:], 1):
        visitor.does(table, "sit", seat=seat)
    visitors[0].does(table, "start")
    around = Round(visitors, table)
    around.play()
    results = [scores(visitor.page, name) for visitor, name in zip(visitors, names, strict=True)]
    assert sorted(name for name, _ in results[0]) == names
    assert all(other == results[0] for other in results)
    assert around.reloaded
    assert visitors[-1].allowed, "nobody was offline"


def test_a_guest_comes_by_the_link_sits_down_and_the_host_starts(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit(size=PHONE)
    table = anna.opens("ten", options={"players": 2, "first": 1})
    for page in (anna.page, ben.page):
        page.goto(f"/t/{table}")
    ben.page.get_by_role("button", name="Sit down").first.click()
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    anna.page.get_by_role("button", name="Start").click()
    expect(ben.page.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(ben.page).to_have_title("Your turn · TEN")
    ben.page.get_by_role("button", name=re.compile("^Draw")).click()
    expect(anna.page.get_by_role("log")).to_contain_text("Ben draws")
    anna.page.get_by_role("button", name="Chat").click()
    anna.page.get_by_role("textbox", name="Say something").fill("Hello <b>Ben</b>")
    anna.page.keyboard.press("Enter")
    ben.page.get_by_role("button", name="Chat (1)").click()
    expect(ben.page.get_by_text("Hello <b>Ben</b>")).to_be_visible()


def test_a_spectator_sees_the_game_but_no_hand_and_nothing_to_do(visit: Visit) -> None:
    anna, stranger = visit("Anna"), visit(size=PHONE)
    table = trick_later(anna)
    for page in (anna.page, stranger.page):
        page.goto(f"/t/{table}")
    stage = stranger.page.locator("section.stage")
    expect(stage).to_contain_text("Anna to play")
    assert stage.get_by_role("button").count() == 0
    expect(stranger.page.get_by_text("infected 1")).to_have_count(0)
    anna.page.get_by_role("button", name="Table", exact=True).click()
    expect(anna.page.get_by_text("1 person watches.")).to_be_visible()
    anna.page.keyboard.press("Escape")
    second_round = stranger.page.get_by_text("Round 2, trick")
    while not second_round.is_visible():
        assert now(anna.page) == "mine"
        decide_trick_later(anna.page, 0, click)
    anna.does(table, "concede")
    tables = [page.locator(".counts table") for page in (anna.page, stranger.page)]
    assert tables[0].inner_text() == tables[1].inner_text()
