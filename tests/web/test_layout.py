"""Every screen fits, at every size."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import DESKTOP, PHONE, Visit
from tests.web.playing import click, decide_trick_later, now, play
from tests.web.sizes import COLUMN, SIZES, faults_of_table, resize
from tests.web.stories import BOT, OPEN, ten_phases, trick_later
from tests.web.tour import rest

pytestmark = pytest.mark.xdist_group("browser")

TOO_HIGH = "document.documentElement.scrollHeight - document.documentElement.clientHeight"
SMALL = """() => [...document.querySelectorAll('section.stage :is(button, a, input)')]
    .map((element) => [element.getBoundingClientRect(), element])
    .filter(([box]) => box.width > 0 && (box.height < 44 || box.width < 44))
    .map(([box, element]) => `${element.innerText || element.getAttribute('aria-label')}: ${box.width} x ${box.height}`)"""
WATCH = """() => {
    window.longest = 0;
    const look = () => {
        const lengths = document.getAnimations().map((each) => Number(each.effect.getComputedTiming().duration));
        window.longest = Math.max(window.longest, ...lengths);
        requestAnimationFrame(look);
    };
    look();
}"""
LESS_MS = 120
FIRST = {"ten": {"first": 0}, "trick_later": {}}
PLACES = """(cards) => cards.map((card) => `${card.classList[0]} ${card.querySelector('b').textContent}`)"""


def small_targets(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SMALL)
    return found


def test_all_targets_of_the_stage_are_large_enough_for_a_thumb_and_on_screen(visit: Visit) -> None:
    anna, ben = visit("Anna", size=PHONE), visit("Ben")
    page = anna.page
    faults = []
    for phase, table in ten_phases(anna, ben):
        page.goto(f"/t/{table}")
        page.locator("section.stage.mine").wait_for()
        expect(page.locator("section.stage .body button").last).to_be_in_viewport(ratio=1)
        faults += [f"{phase}: {fault}" for fault in small_targets(page)]
    page.goto(f"/t/{trick_later(anna)}")
    page.locator("section.stage.mine").wait_for()
    faults += [f"hand: {fault}" for fault in small_targets(page)]
    assert not faults, "\n".join(faults)


TABLES = [*(("ten", players) for players in range(1, 6)), ("trick_later", 3), ("trick_later", 4)]


def test_every_table_fits_every_size(visit: Visit) -> None:
    """Nothing is cut off, covered or alike, all that may be done can be pressed, and no side is left empty."""
    anna = visit("Anna", size=PHONE)
    page, faults = anna.page, []
    for game, players in TABLES:
        table = anna.opens(game, options={"players": players} | FIRST[game], seats=[OPEN, *[BOT] * (players - 1)], seed="fits")
        anna.does(table, "start")
        page.goto(f"/t/{table}")
        page.locator("section.stage.mine").wait_for()
        for size, viewport in SIZES.items():
            resize(page, viewport)
            rest(page)
            beyond = 0 if size in COLUMN else page.evaluate(TOO_HIGH)
            found = faults_of_table(page) + ([f"{beyond} px too high"] if beyond > 0 else [])
            faults += [f"{game} for {players} at {size}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_that_is_asked_covers_a_board(visit: Visit, language: str) -> None:
    """German needs the most room."""
    anna, ben = visit("Anna", size=PHONE), visit("Ben")
    page, faults = anna.page, []
    anna.context.add_init_script(f"localStorage['tenfold.settings'] ??= JSON.stringify({{ language: '{language}' }})")
    for phase, table in ten_phases(anna, ben):
        page.goto(f"/t/{table}")
        page.locator("section.stage.mine").wait_for()
        for size, viewport in SIZES.items():
            resize(page, viewport)
            rest(page)
            faults += [f"{phase} at {size}: {fault}" for fault in faults_of_table(page)]
    assert not faults, "\n".join(faults)


def test_no_notice_covers_who_won(visit: Visit) -> None:
    """Another table waits while a game ends."""
    anna = visit("Anna", size=PHONE)
    anna.does(anna.opens("ten", options={"players": 2, "first": 0}, seats=[OPEN, BOT]), "start")
    table = anna.opens("ten", options={"players": 1, "level": 4, "deck": {"b1": 1, "$1": 1}})
    anna.does(table, "start")
    anna.page.goto(f"/t/{table}")
    play(anna.page, "ten")
    notice = anna.page.get_by_text("Your turn, too").bounding_box()
    winner = anna.page.locator(".result h1").bounding_box()
    assert notice
    assert winner
    assert notice["y"] + notice["height"] <= winner["y"]


def test_the_way_to_the_result_covers_no_chat(visit: Visit) -> None:
    anna, ben = visit("Anna", size=DESKTOP), visit("Ben")
    table = anna.opens("ten", options={"players": 2, "first": 0, "deck": {"b1": 1, "$1": 1}})
    ben.does(table, "sit", seat=1)
    anna.does(table, "start")
    anna.page.goto(f"/t/{table}")
    anna.page.locator("section.stage.mine").wait_for()
    for visitor in (anna, ben):
        visitor.does(table, "concede")
    way = anna.page.get_by_role("main").get_by_role("button", name="Result").bounding_box()
    chat = anna.page.get_by_role("complementary", name="Log and chat").bounding_box()
    assert way
    assert chat
    assert way["x"] + way["width"] <= chat["x"]


def test_a_seat_keeps_its_place_around_the_trick(visit: Visit) -> None:
    """Whoever leads: you below, then clockwise left, top and right."""
    anna = visit("Anna")
    page = anna.page
    table = anna.opens("trick_later", options={"players": 4}, seats=[OPEN, *[BOT] * 3])
    anna.does(table, "start")
    page.goto(f"/t/{table}")
    for _ in range(3):
        assert now(page) == "mine"
        places: list[str] = page.locator(".trick > li").evaluate_all(PLACES)
        assert sorted(places) == ["below You", "left Boat", "right Whale", "top Fox"]
        decide_trick_later(page, 0, click)


@pytest.mark.parametrize(("motion", "travels"), [("reduce", False), ("no-preference", True)])
def test_cards_travel_unless_less_motion_is_wished_for(visit: Visit, motion: str, travels: bool) -> None:
    anna = visit("Anna", motion=motion)
    page = anna.page
    table = anna.opens("ten", options={"players": 1, "level": 4, "deck": {"b1": 2, "g2": 2}})
    anna.does(table, "start")
    page.goto(f"/t/{table}")
    page.locator("section.stage.mine").wait_for()
    rest(page)
    expect(page.locator("html")).to_have_attribute("data-motion", "full" if travels else "less")
    page.evaluate(WATCH)
    page.locator("section.stage button", has_text="Draw").first.click()
    expect(page.get_by_role("img", name="3 in the deck")).to_be_visible()
    rest(page)
    assert (page.evaluate("window.longest") > LESS_MS) == travels
