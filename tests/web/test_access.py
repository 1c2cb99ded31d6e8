"""The ways of the keyboard around the page: past the bar, to the heading of a new screen, and by single keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import Visit

pytestmark = pytest.mark.xdist_group("browser")

FOCUSED = "document.activeElement.tagName + (document.activeElement.id || document.activeElement.className.split(' ')[0])"


def keys_on(page: Page) -> dict[str, str]:
    """What the sheet of `?` lists: the keys of this screen by what they do."""
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keys on this screen")
    sheet.locator("kbd").first.wait_for()
    lines: list[list[str]] = (
        sheet.locator("dl")
        .first.locator("div")
        .evaluate_all("all => all.map(one => [one.querySelector('dd').innerText, one.querySelector('kbd').innerText])")
    )
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    return {line[0]: line[1] for line in lines}


def test_by_keys_one_skips_the_bar_arrives_at_headings_and_finds_the_single_keys(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.opens("ten", options={"players": 1})
    anna.does(table, "start")
    page = anna.page

    # The first stop of every screen leads past the bar: to the main part, or to what is to be done.
    for path, sign, there in [
        ("/", ".games button", "MAINmain"),
        ("/settings", "fieldset", "MAINmain"),
        (f"/t/{table}", "section.stage.mine", "SECTIONstage"),
    ]:
        page.goto(path)
        page.locator(sign).first.wait_for()
        page.keyboard.press("Tab")
        expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
        expect(page.get_by_role("link", name="Skip to the content")).to_be_in_viewport()
        page.keyboard.press("Enter")
        assert page.evaluate(FOCUSED) == there

    # From the stage the next stop is what may be done; and what is gone leaves nobody at the top of the page.
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('section.stage') !== null")
    assert keys_on(page)["Draw"] == "d"
    deck = page.locator(".deck").first
    before = deck.get_attribute("aria-label")
    page.keyboard.press("d")
    expect(deck).not_to_have_attribute("aria-label", before or "")
    page.wait_for_function("document.activeElement.closest('section.stage') !== null")

    # Single keys open the sheets of the table, whose own keys hold meanwhile; letters in a field stay letters.
    page.keyboard.press("t")
    chat = page.get_by_role("dialog", name="Chat")
    chat.get_by_role("textbox").fill("")
    chat.get_by_role("textbox").press_sequentially("hid")
    expect(chat.get_by_role("textbox")).to_have_value("hid")
    page.keyboard.press("Escape")
    expect(chat).to_be_hidden()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog", name="In short")).to_contain_text("Goal")
    # A sheet that tells late that it is closed takes no other with it.
    page.locator("dialog[aria-label=Chat]").dispatch_event("close")
    expect(page.get_by_role("dialog", name="In short")).to_contain_text("Goal")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="In short")).to_be_focused()

    # A screen that comes takes the focus to its heading.
    for key, heading in (("h", "Tenfold"), ("r", "Rules"), ("s", "Settings")):
        page.keyboard.press(key)
        expect(page.get_by_role("heading", level=1, name=heading)).to_be_focused()
    page.keyboard.press("r")
    page.get_by_role("searchbox").wait_for()
    assert keys_on(page) == {"Home": "h", "Rules": "r", "Settings": "s", "Search the rules": "/"}
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()

    # Whoever does not want them switches them off.
    page.goto("/settings")
    page.get_by_role("switch", name="Single-key shortcuts").uncheck()
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("?")
    page.keyboard.press("h")
    expect(page.get_by_role("heading", level=1, name="Settings")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_german_page_begins_with_the_german_edition(visit: Visit) -> None:
    anna = visit("Anna")
    anna.context.add_init_script("""localStorage['tenfold.settings'] = '{"language":"de"}'""")
    page = anna.page
    page.goto("/new/ten")
    expect(page.get_by_role("radio", name="Deutsch")).to_be_checked()
    page.goto("/")
    page.get_by_role("button", name="Solo spielen, Stufe 5").click()
    expect(page.locator("section.stage")).to_be_visible()
    expect(page.get_by_text("Mona").first).to_be_visible()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog", name="Kurz gesagt")).to_contain_text("Mona zieht, bis ihre Summe 5 oder mehr ist")
    page.get_by_role("dialog").get_by_role("button", name="Auslage").click()
    expect(page.get_by_text("Die Auslage sind die Karten, die in diesem Zug gezogen wurden.")).to_be_visible()


def test_the_rules_begin_with_a_summary_in_pictures(visit: Visit) -> None:
    anna = visit("Anna", size={"width": 390, "height": 844})
    page = anna.page
    for game, pictures in (("ten", 6), ("trick_later", 6)):
        page.goto(f"/rules/{game}")
        glance = page.locator(".glance")
        expect(glance.get_by_role("listitem")).to_have_count(pictures)
        box = glance.bounding_box()
        assert box is not None
        assert box["height"] < 844
        intro = page.locator(".intro").bounding_box()
        assert intro is not None
        assert intro["y"] > box["y"]
