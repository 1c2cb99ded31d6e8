"""The guided first games in the browser: by touch on a phone, by keys on a desktop, in two languages; left and resumed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tenfold.core.words import speak
from tests.lessons.learning import TAUGHT, lesson_in
from tests.web.browser import DESKTOP, PHONE, Visit, Visitor
from tests.web.playing import result
from tests.web.test_accessible import RULES, found_by_axe

pytestmark = pytest.mark.xdist_group("browser")

# Where the teacher is: how far, what is said, what is pointed at; null while something is under way.
STEP = """(before) => {
    if (document.querySelector('main[data-busy]')) return null;
    if (document.querySelector('.result h1')) return 'over';
    const [folds, pointed] = [document.querySelector('nav .folds'), document.querySelector('[data-pointed]')];
    if (!folds) return document.querySelector('section.stage') ? 'over' : null;
    const said = document.querySelector('#teacher')?.innerText;
    const step = [folds.getAttribute('aria-label'), said, pointed?.dataset.action ?? pointed?.innerText].join('|');
    return pointed && said && step !== before ? step : null;
}"""
MOST_STEPS = 80


def pointed(page: Page) -> Locator:
    return page.locator("[data-pointed]")


def step(page: Page, before: str = "") -> str:
    """Wait until the teacher has something new to say and points at something; or for the end."""
    found: str = page.wait_for_function(STEP, arg=before).json_value()
    return found


def press(page: Page, by: str) -> None:
    """As somebody does who does as they are told: the sentence describes it, and who plays by keys has it under the finger."""
    control = pointed(page)
    assert "teacher" in (control.get_attribute("aria-describedby") or "").split()
    if by == "keys":
        expect(control).to_be_focused()
        page.keyboard.press("Enter")
    else:
        control.tap()


def follow(page: Page, by: str, wanted: str = "") -> list[str]:
    """Do as the teacher says, to the end or to a sentence; all that was said."""
    said: list[str] = []
    here = step(page)
    for _ in range(MOST_STEPS):
        if here == "over" or (wanted and wanted in here):
            return said
        said.append(here.split("|")[1])
        press(page, by)
        here = step(page, here)
    raise AssertionError("the lesson does not end")


def hurry(visitor: Visitor) -> None:
    """Nobody needs to watch bots think."""
    visitor.does(visitor.page.url.rpartition("/")[2], "change", house={"pace": 0, "watchers": False})


def sentences(game: str, language: str) -> set[str]:
    words = speak(TAUGHT[game].locales, language)
    return {words.say(f"{game}-lesson-{note.say}").replace("*", "") for note in lesson_in(TAUGHT[game]).notes}


def begin(visitor: Visitor, game: str, key: str) -> Page:
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name=re.compile(f"^{key} {game}$")).click()
    page.wait_for_url(re.compile("/t/"))
    page.locator("nav .folds").wait_for()
    hurry(visitor)
    return page


def test_ten_by_touch_on_a_phone_left_and_resumed_back_and_elsewhere(visit: Visit) -> None:
    anna = visit("Anna", size=PHONE)
    page = begin(anna, "TEN", "Start")
    first = step(page)
    assert first.startswith("Step 1 of 16|Draw a card")
    expect(page.get_by_role("button", name="Back one step")).to_be_disabled()
    said = follow(page, "touch", "auctioned")
    for theme, rules in RULES.items():
        page.emulate_media(color_scheme=theme)
        assert found_by_axe(page, rules) == []
    page.goto("/")
    page.get_by_role("button", name="Go on TEN").click()
    assert "auctioned" in step(page)
    said += follow(page, "touch", "Bid one more")
    page.get_by_role("button", name="Pass: ").tap()
    strayed = step(page, "Step 8")
    assert "That is possible, too" in strayed
    page.get_by_role("button", name="Back one step").tap()
    assert "Bid one more" in step(page, strayed)
    said += follow(page, "touch")
    assert sentences("ten", "en") - set(said) == {page.locator("#teacher").inner_text()}
    assert "You win" in result(page)
    page.goto("/")
    expect(page.get_by_role("button", name="Start 10 Trick Later")).to_be_visible()
    expect(page.get_by_role("button", name="Start TEN")).to_be_hidden()
    page.get_by_role("button", name="Not now: leave 10 Trick Later out").tap()
    expect(page.get_by_role("heading", name="Learn by playing")).to_be_hidden()
    expect(page.get_by_role("button", name="Lesson")).to_have_count(2)


def test_10_trick_later_by_keys_on_a_desktop_in_german(visit: Visit) -> None:
    anna = visit("Anna", size=DESKTOP)
    anna.context.add_init_script("""localStorage['tenfold.settings'] = '{"language":"de"}'""")
    page = begin(anna, "10 Trick Later", "Los")
    said = follow(page, "keys")
    assert sentences("trick_later", "de") <= set(said)
    expect(page.locator("#teacher")).to_have_count(0)
    expect(page.get_by_role("navigation", name="Lektion")).to_have_count(0)


def test_whoever_skips_it_plays_on(visit: Visit) -> None:
    anna = visit("Anna", size=PHONE)
    page = begin(anna, "TEN", "Start")
    step(page)
    page.get_by_role("button", name="Skip lesson").tap()
    expect(page.locator("#teacher")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Draw")).tap()
    expect(page.get_by_role("button", name=re.compile("^Take numbers"))).to_be_enabled()
