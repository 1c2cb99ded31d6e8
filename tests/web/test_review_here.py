"""The review of a finished game, made on the reader's device and kept there; by the server where the device cannot."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from tenfold.bots.practice import quick_bots
from tenfold.games.ten import TEN
from tenfold.review.ready import make_ready
from tenfold.testing.practice import alone
from tests.web.browser import DESKTOP, PHONE, Visit, Visitor
from tests.web.playing import by_keys
from tests.web.sizes import faults_of_screen
from tests.web.test_review import Finished

pytestmark = [pytest.mark.xdist_group("browser"), pytest.mark.compiles]

BY_DEVICE = "Made on this device, for you alone."


def finished(anna: Visitor) -> Finished:
    """A game that nobody has reviewed yet."""
    return Finished(anna)


def asked_of_server(anna: Visitor) -> list[str]:
    """Hears what is asked of the server about reviews, from now on: how, each time."""
    asked: list[str] = []
    anna.context.on("request", lambda request: asked.append(request.method) if request.url.endswith("/review") else None)
    return asked


def is_there(page: Page) -> None:
    page.locator(".found").wait_for()
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()


def test_the_phone_reviews_a_game_by_itself_and_keeps_that_for_its_reader(visit: Visit, engines: None) -> None:
    anna, bo = visit("Anna", size=PHONE), visit("Bo", size=PHONE)
    game, page = finished(anna), anna.page
    asked = asked_of_server(anna)
    page.goto(f"/t/{game.table}")
    page.get_by_role("link", name="Review").tap()
    is_there(page)
    expect(page.get_by_text(BY_DEVICE)).to_be_visible()
    assert not faults_of_screen(page)
    page.reload()
    is_there(page)
    expect(page.get_by_text(BY_DEVICE)).to_be_visible()
    assert "POST" not in asked
    bo.page.goto(game.address)
    expect(bo.page.get_by_role("button", name="Review this game")).to_be_visible()
    page.get_by_role("radio", name="Everybody").tap()
    page.get_by_role("button", name="Try again from here").first.tap()
    page.get_by_role("button", name="Play on from here").tap()
    expect(page.get_by_text("Another try from action")).to_be_visible()


def test_what_the_device_found_is_with_the_games_and_their_mistakes(visit: Visit, engines: None) -> None:
    anna = visit("Anna", size=DESKTOP)
    game, page = finished(anna), anna.page
    asked = asked_of_server(anna)
    page.goto("/games")
    by_keys(page.get_by_role("link", name="Review").first)
    is_there(page)
    mistakes = page.locator("main ol").filter(has=page.get_by_role("button", name="Try again from here")).get_by_role("button")
    expect(mistakes.first).to_be_visible()
    page.goto("/games")
    expect(page.locator(f"a[href='/r/{game.table}/review']")).to_contain_text(re.compile(r"\d+%"))
    page.goto("/games/mistakes")
    expect(page.get_by_role("button", name="Try again from here").first).to_be_visible()
    assert "POST" not in asked
    page.goto("/games")
    page.get_by_role("button", name="Delete single games").click()
    page.get_by_role("button", name=re.compile("^Delete: ")).click()
    expect(page.locator("main .review")).to_have_count(0)
    assert page.evaluate("localStorage['tenfold.reviews']") == "{}"


def nonsense(route: Route) -> None:
    route.fulfill(body=b"nonsense", content_type="application/wasm")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_where_the_engine_fails_the_server_reviews(visit: Visit, engines: None, size: object) -> None:
    make_ready("ten")
    anna = visit("Anna", size=size, service_workers="block")
    anna.context.route("**/engines/*judge*.wasm", nonsense)
    game, page = finished(anna), anna.page
    asked = asked_of_server(anna)
    page.goto(f"{game.address}?ask")
    is_there(page)
    expect(page.get_by_text(BY_DEVICE)).to_have_count(0)
    assert asked.count("POST") == 1


def game_of_this_device() -> dict[str, object]:
    """A game of practice, as the page keeps it."""
    job = {"options": {"players": 2}, "seed": "here", "bot": next(iter(quick_bots(TEN)))}
    *_, last = alone(TEN, job)
    _, log = json.loads(last)
    return {"game": "ten", **job, "at": 1, "over": True, "log": [json.dumps(entry) for entry in log]}


def test_a_game_that_no_server_knows_is_reviewed_as_well(visit: Visit, engines: None) -> None:
    anna = visit("Anna", size=PHONE)
    page, asked = anna.page, asked_of_server(anna)
    page.goto("/")
    page.evaluate("games => localStorage['tenfold.practice'] = JSON.stringify(games)", {"here-1-2": game_of_this_device()})
    page.goto("/r/here-1-2/review?ask")
    is_there(page)
    expect(page.get_by_text(BY_DEVICE)).to_be_visible()
    page.get_by_role("radio", name="Everybody").tap()
    expect(page.get_by_role("button", name="Try again from here")).to_have_count(0)
    assert not faults_of_screen(page)
    page.reload()
    is_there(page)
    assert "/r/here-1-2/review" in page.url
    assert "POST" not in asked
