"""The review of a finished game: asked for, read, and played on from; all tests share one short game and its review."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.live import Live
from tests.web.browser import DESKTOP, PHONE, Visit, Visitor
from tests.web.playing import by_keys
from tests.web.sizes import SIZES, faults_of_screen, resize
from tests.web.stories import BOT, OPEN, deck, reviewed
from tests.web.test_accessible import RULES, found_by_axe
from tests.web.test_languages import LANGUAGES, speaks

pytestmark = pytest.mark.xdist_group("browser")

CARDS = ["b3", "b4", "b9", "g9", "b5", "$1", "b2", "b1", "$2", "g4", "b6", "g5"]


class Finished:
    """A game in which Anna always did the first thing that she might: she drew on whatever lay there."""

    def __init__(self, anna: Visitor) -> None:
        self.anna = anna
        self.table = anna.opens("ten", **deck(CARDS), seats=[OPEN, BOT])
        anna.does(self.table, "start")
        while (now := anna.context.request.get(f"/api/tables/{self.table}").json())["table"]["status"] != "over":
            if now.get("legal"):
                anna.does(self.table, "move", actions=now["legal"][:1], after=now["seq"])

    @property
    def address(self) -> str:
        return f"/r/{self.table}/review"


@pytest.fixture(scope="module")
def game(live: Live, browser: Browser) -> Iterator[Finished]:
    anna = Visitor(browser, live.url, {})
    anna.arrive("Anna")
    yield Finished(anna)
    anna.goes()


def also_anna(visit: Visit, game: Finished, **look: object) -> Page:
    other: Visitor = visit(**look)
    other.is_also(game.anna)
    return other.page


def test_a_review_is_asked_for_and_played_on_from_by_touch(visit: Visit, game: Finished) -> None:
    page = also_anna(visit, game, size=PHONE)
    page.goto(f"/t/{game.table}")
    page.get_by_role("link", name="Review").tap()
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
    expect(page).to_have_url(re.compile(f"{game.address}$"))
    expect(page.get_by_role("img", name=re.compile(r"Chance to win.*You from \d+ to \d+ percent"))).to_be_visible()
    page.get_by_text("In figures, by turn").tap()
    expect(page.get_by_role("row").last).to_contain_text("100%")
    mistakes = page.get_by_role("button", name="Try again from here")
    page.get_by_role("radio", name="Everybody").tap()
    mistakes.first.tap()
    page.get_by_role("radio", name="Drawn anew").tap()
    page.get_by_role("button", name="Play on from here").tap()
    expect(page.get_by_text("Another try from action")).to_be_visible()
    again = page.url.rsplit("/", 1)[1]
    game.anna.does(again, "concede")
    expect(page.get_by_role("heading", name="Beside the first time")).to_be_visible()
    expect(page.get_by_role("columnheader", name="Then")).to_be_visible()
    page.get_by_role("link", name="Look at that moment").tap()
    expect(page).to_have_url(re.compile(rf"/r/{game.table}\?at=\d+&eyes=\d"))


def test_a_review_is_read_by_keys_and_the_replay_shows_what_it_found(visit: Visit, game: Finished) -> None:
    reviewed(game.anna, game.table)
    page = also_anna(visit, game, size=DESKTOP)
    page.goto("/games")
    expect(page.locator("main li").first).to_contain_text(re.compile(r"\d+%"))
    by_keys(page.get_by_role("link", name=re.compile(r"\d+%.*Review")).first)
    expect(page.get_by_role("heading", name="What made the result")).to_be_visible()
    by_keys(page.get_by_text("In figures, by turn"))
    expect(page.get_by_role("table")).to_be_visible()
    moment = page.get_by_role("heading", name="Turning points").locator("xpath=..").get_by_role("link").first
    by_keys(moment)
    expect(page.locator(".controls .chance")).to_contain_text(re.compile(r"\d+ to \d+%"))
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("Turning point 1"))
    expect(page.locator(".scrubber .flag")).not_to_have_count(0)
    page.goto("/games")
    by_keys(page.get_by_role("link", name="Practise my mistakes"))
    expect(page.get_by_role("heading", name="Practise my mistakes")).to_be_visible()
    by_keys(page.get_by_role("button", name="Try again from here").first)
    by_keys(page.get_by_role("button", name="Play on from here"))
    expect(page.get_by_text("with the same cards")).to_be_visible()


def test_a_review_fits_and_can_be_read_at_every_size_in_either_theme(visit: Visit, game: Finished) -> None:
    reviewed(game.anna, game.table)
    page = also_anna(visit, game, size=DESKTOP)
    faults = list[object]()
    for path, sign in ((game.address, ".found"), ("/games/mistakes", "main ol"), ("/games", "main ul")):
        page.goto(path)
        page.locator(sign).first.wait_for()
        for size, viewport in SIZES.items():
            resize(page, viewport)
            faults += [(path, size, fault) for fault in faults_of_screen(page)]
        for theme, rules in RULES.items():
            page.emulate_media(color_scheme=theme)
            faults += [(path, theme, fault) for fault in found_by_axe(page, rules)]
        page.emulate_media(color_scheme="light")
    assert not faults, "\n".join(map(str, faults))


def test_a_review_speaks_every_language(visit: Visit, game: Finished) -> None:
    reviewed(game.anna, game.table)
    page = also_anna(visit, game)
    for language, (own_name, _) in LANGUAGES.items():
        page.goto("/settings")
        page.get_by_role("radio", name=own_name).check()
        for path, sign in ((game.address, ".found"), ("/games/mistakes", "main ol"), (f"/r/{game.table}?at=3", ".chance")):
            page.goto(path)
            page.locator(sign).first.wait_for()
            said = speaks(page, language)
            assert not re.search(r"\breview-[a-z]+", said)
