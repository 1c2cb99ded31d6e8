"""A game that the page was not built with, on the plain screen and on one that it brings: found at home, played to its end."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, WebSocketRoute, expect

from tests.server.live import Live
from tests.third_game.conftest import EXAMPLE, PIP
from tests.web.browser import DESKTOP, PHONE, Visitor, until
from tests.web.conftest import build_page
from tests.web.playing import MOST_DECISIONS, Press, by_keys, click, now, result, tap
from tests.web.sizes import TOO_WIDE
from tests.web.test_accessible import RULES, found_by_axe
from tests.web.test_layout import TOO_HIGH, small_targets
from tests.web.test_replay import IS_OVER
from tests.web.tour import sheet

pytestmark = pytest.mark.xdist_group("browser")

RANDOM = {"is": "bot", "bot": "random"}
GERMAN = """
page-game-magpie = Elster
page-magpie-action-snatch = Stibitzen
page-magpie-view-beak = Im Schnabel
magpie-snatched = { $player } stibitzt { $card }.
magpie-M2-1 = Dein Schnabel ist leer.
"""
THROWING = "export function mount() { throw new Error('a screen with a fault'); }\n"
Come = Callable[..., Visitor]


def magpie(folder: Path, screen: str | None) -> Path:
    """The example game, with this screen of its own or without any, and with a little German."""
    package = folder / "src" / "tenfold_magpie"
    shutil.copytree(EXAMPLE, folder)
    (package / "locales" / "de").mkdir()
    (package / "locales" / "de" / "magpie.ftl").write_text(GERMAN, encoding="utf-8")
    if screen is None:
        shutil.rmtree(package / "web")
    else:
        (package / "web" / "screen.js").write_text(screen, encoding="utf-8")
    return folder


@contextmanager
def serving(folder: Path, screen: str | None) -> Iterator[Live]:
    build_page()
    package, target = magpie(folder / "package", screen), folder / "installed"
    subprocess.run([*PIP, "--no-deps", "--no-build-isolation", "--no-index", "--target", target, package], check=True)
    with Live(folder, environment={"PYTHONPATH": str(target)}) as server:
        yield server


@contextmanager
def visiting(browser: Browser, live: Live) -> Iterator[Come]:
    visitors: list[Visitor] = []

    def come(name: str | None = None, **look: Any) -> Visitor:
        visitors.append(Visitor(browser, live.url, look))  # type: ignore[arg-type]
        if name is not None:
            visitors[-1].arrive(name)
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.goes()


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(tmp_path_factory.mktemp("plain"), None) as server:
        yield server


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    source = EXAMPLE / "src" / "tenfold_magpie" / "web" / "screen.js"
    with serving(tmp_path_factory.mktemp("own"), source.read_text(encoding="utf-8")) as server:
        yield server


@pytest.fixture
def visit(plain: Live, browser: Browser) -> Iterator[Come]:
    with visiting(browser, plain) as come:
        yield come


@pytest.fixture
def visit_own(own: Live, browser: Browser) -> Iterator[Come]:
    with visiting(browser, own) as come:
        yield come


def sits_at(anna: Visitor, **more: Any) -> str:
    """A table that Anna starts, against a bot that plays anything."""
    wish = {"options": {"first": 0}, "seats": [{"is": "open"}, RANDOM], "house": {"pace": 0, "stand_in": "random"}}
    table = anna.opens("magpie", **wish | more)
    anna.does(table, "start")
    anna.page.goto(f"/t/{table}")
    return table


def wanted(page: Page) -> str:
    """Home as soon as there is something to bring home."""
    return "Fly home" if page.get_by_role("button", name="Fly home").count() else "Snatch"


def play(page: Page, press: Press) -> str:
    for _ in range(MOST_DECISIONS):
        if now(page) == "over":
            return result(page)
        press(page.get_by_role("button", name=wanted(page)))
    raise AssertionError("the game does not end")


def cards_in(page: Page, field: str) -> Locator:
    return page.locator("dl > div", has=page.get_by_text(field, exact=True)).locator("li.card")


@pytest.mark.parametrize(
    ("size", "press"), [(PHONE, tap), (DESKTOP, click), (DESKTOP, by_keys)], ids=["touch", "mouse", "keyboard"]
)
def test_a_stranger_finds_it_at_home_and_plays_it_to_its_end(visit: Come, size: ViewportSize, press: Press) -> None:
    page = visit(size=size).page
    page.goto("/")
    card = page.locator("section.games article").filter(has_text="Magpie")
    expect(card).to_contain_text("Snatch on or fly home.")
    card.get_by_role("button", name="Play with bots").click()
    told = play(page, press)
    assert re.search(r"wins? (by \d+|the tie)|Shared by", told)
    assert "points" not in told or "Guest" in told


def test_the_plain_screen_shows_the_view_the_events_and_why_not(visit: Come) -> None:
    anna = visit("Anna", size=PHONE)
    page = anna.page
    sits_at(anna)
    stage = page.locator("section.stage.mine")
    expect(stage.get_by_role("button")).to_have_text(["Snatch"])
    expect(stage).to_contain_text("Fly home Your beak is empty: snatch a trinket before you fly home. Rule M2.1")
    expect(cards_in(page, "In the beak")).to_have_count(0)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    stage.get_by_role("button", name="Snatch").tap()
    expect(cards_in(page, "In the beak")).to_have_count(1)
    expect(cards_in(page, "In the beak")).to_have_text(re.compile("^a "))
    expect(page.get_by_role("region", name="Log")).to_contain_text(re.compile("Anna snatches a "))
    expect(page.get_by_role("region", name="Anna")).to_contain_text("Hidden")
    expect(stage.get_by_role("button")).to_have_text(["Snatch", "Fly home"])
    expect(stage.get_by_role("link")).to_have_count(0)


def test_a_refusal_names_its_rule_and_leads_to_the_games_own_rules_page(visit: Come) -> None:
    """A page with a fault: where one presses Snatch it asks to fly home, with an empty beak."""
    anna = visit("Anna")

    def garbled(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: server.send(str(text).replace('["snatch"]', '["fly"]')))

    page = anna.page
    page.route_web_socket(re.compile("/socket$"), garbled)
    sits_at(anna)
    page.get_by_role("button", name="Snatch").click()
    refusal = page.get_by_role("alert").filter(has_text="Rule")
    expect(refusal).to_contain_text("Your beak is empty")
    with page.expect_popup() as opened:
        refusal.get_by_role("link", name="Rule M2.1").click()
    expect(opened.value.locator("[id='M2.1']")).to_be_in_viewport()
    expect(opened.value.get_by_role("link", name="Magpie", exact=True)).to_have_attribute("aria-current", "page")


def test_its_words_follow_the_language_and_are_english_where_it_has_none(visit: Come) -> None:
    anna = visit("Anna")
    page = anna.page
    anna.context.add_init_script("localStorage['tenfold.settings'] = JSON.stringify({ language: 'de' })")
    sits_at(anna)
    expect(page.locator("section.stage")).to_contain_text("Dein Schnabel ist leer. Regel M2.1")
    page.get_by_role("button", name="Stibitzen").click()
    expect(page.get_by_role("list", name="Verlauf")).to_contain_text("Anna stibitzt a ")
    expect(page.get_by_text("Im Schnabel")).to_be_visible()
    expect(page.get_by_text("Trinkets left")).to_be_visible()


def screens(anna: Visitor) -> Iterator[str]:
    page = anna.page
    page.goto("/")
    page.get_by_role("heading", name="Magpie", exact=True).wait_for()
    yield "home"
    page.goto("/new/magpie")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name="Invite").wait_for()
    yield "lobby"
    sits_at(anna)
    page.locator("section.stage.mine").wait_for()
    yield "empty beak"
    page.get_by_role("button", name="Snatch").click()
    page.get_by_role("button", name="Fly home").wait_for()
    yield "the beak is full"
    sheet(page, "In short")
    yield "in short"
    page.goto("/rules/magpie/M2.1")
    page.locator("[id='M2.1']").wait_for()
    yield "rules"


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing_and_everything_fits(visit: Come, size: ViewportSize) -> None:
    anna = visit("Anna", size=size)
    faults: list[Any] = []
    for screen in screens(anna):
        faults += [(screen, "too wide", beyond) for beyond in [anna.page.evaluate(TOO_WIDE)] if beyond > 0]
        faults += [(screen, "small", target) for target in small_targets(anna.page)]
        for theme, rules in RULES.items():
            anna.page.emulate_media(color_scheme=theme)
            faults += [(screen, theme, *fault) for fault in found_by_axe(anna.page, rules)]
    assert not faults, "\n".join(map(str, faults))


def test_the_whole_table_fits_one_screen_of_a_desktop(visit: Come) -> None:
    anna = visit("Anna", size=DESKTOP)
    sits_at(anna)
    anna.page.locator("section.stage.mine").wait_for()
    assert anna.page.evaluate(TOO_HIGH) <= 0


def test_it_is_played_on_the_screen_that_it_brings(visit_own: Come) -> None:
    anna = visit_own("Anna", size=PHONE)
    page = anna.page
    page.goto("/")
    expect(page.locator("section.games article").filter(has_text="Magpie").locator("img")).to_have_js_property("complete", True)
    sits_at(anna)
    drawn = page.locator(".magpie")
    expect(drawn.get_by_role("button")).to_have_text(["Snatch"])
    expect(drawn).to_have_css("display", "grid")
    expect(page.locator("section.stage")).to_have_count(0)
    assert not found_by_axe(page, {})
    for _ in range(MOST_DECISIONS):
        page.wait_for_function(
            "() => document.querySelector('.result h1, .magpie button') && !document.querySelector('main[data-busy]')"
        )
        if page.locator(".result h1").count():
            break
        drawn.get_by_role("button").last.tap()
    expect(page.locator(".result h1")).to_be_visible()
    expect(drawn).to_have_count(0)
    expect(page.locator("link[href*='/games/magpie/']")).to_have_count(0)


def test_a_screen_that_throws_is_replaced_by_the_plain_one(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "live", THROWING) as live, visiting(browser, live) as come:
        anna = come("Anna", size=PHONE)
        anna.allow("a screen with a fault")
        sits_at(anna)
        assert play(anna.page, tap)


def test_its_record_is_replayed(visit: Come, tmp_path: Path) -> None:
    """On the plain screen, from the file of a game that is over."""
    anna = visit("Anna", size=PHONE)
    table = sits_at(anna)
    anna.does(table, "concede")
    anna.page.goto("/")
    until(anna.page, f"({IS_OVER})({table!r})")
    file = tmp_path / "game.tenfold"
    file.write_bytes(anna.context.request.get(f"/api/tables/{table}/record").body())
    stranger = visit(size=DESKTOP)
    page = stranger.page
    page.goto("/r")
    page.locator("input[type=file]").set_input_files(file)
    slider = page.get_by_role("slider", name="Place in the game")
    expect(slider).to_have_value("0")
    expect(page.get_by_role("heading", name="Replay of Magpie")).to_be_attached()
    page.get_by_role("button", name="A step on").click()
    expect(slider).to_have_value("1")
    expect(page.locator(".told")).not_to_be_empty()
    slider.focus()
    page.keyboard.press("End")
    expect(slider).to_have_value(str(slider.get_attribute("max")))
    assert page.evaluate(TOO_WIDE) <= 0
    assert not found_by_axe(page, RULES["light"])
