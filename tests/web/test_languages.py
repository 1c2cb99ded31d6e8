"""The page in every language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import Visit, Visitor
from tests.web.stories import trick_later

pytestmark = pytest.mark.xdist_group("browser")

LANGUAGES = {
    "de": ("Deutsch", "Einstellungen"),
    "es": ("Español", "Ajustes"),
    "ja": ("日本語", "設定"),
    "en": ("English", "Settings"),
}
SAID = """() => [document.title, document.body.innerText, ...[...document.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''))].join('\\n')"""
RAW_KEY = re.compile(r"\b(?:page|bot|ten|trick_later)-[a-z_]+[-a-z_0-9]*|\{ ?\$|\bundefined\b|\[object")


def speaks(page: Page, language: str) -> str:
    """All words of the page; no key of the catalogue among them."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    said: str = page.evaluate(SAID)
    assert not RAW_KEY.findall(said)
    return said


def test_the_language_changes_without_loading_the_page_again(visit: Visit) -> None:
    page = visit("Anna").page
    page.goto("/settings")
    page.evaluate("window.sameDocument = true")
    for language, (own_name, settings) in LANGUAGES.items():
        page.get_by_role("radio", name=own_name).check()
        expect(page.get_by_role("heading", level=1)).to_have_text(settings)
        speaks(page, language)
        assert page.evaluate("window.sameDocument")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_speaks_the_language(visit: Visit, language: str) -> None:
    anna: Visitor = visit("Anna")
    anna.context.add_init_script(f"""localStorage['tenfold.settings'] = '{{"language":"{language}"}}'""")
    lobby = anna.opens("ten")
    ten = anna.opens("ten", options={"players": 1})
    anna.does(ten, "start")
    page = anna.page
    said = []
    for path, sign in [
        ("/", ".games button"),
        ("/new/ten", "fieldset"),
        ("/new/trick_later", "fieldset"),
        (f"/t/{lobby}", ".seats li"),
        (f"/t/{ten}", "section.stage.mine"),
        (f"/t/{trick_later(anna)}", "section.stage.mine"),
        ("/rules/ten", "article"),
    ]:
        page.goto(path)
        page.locator(sign).first.wait_for()
        said.append(speaks(page, language))
    assert (language == "en") == ("Play solo" in said[0])


@pytest.mark.parametrize(
    ("language", "rule", "sought"),
    [
        ("en", "Survivor led: holding two or more", "horror film"),
        ("de", "Überlebende angespielt: Wer zwei oder mehr", "horrorfilm"),
        ("es", "Abre un superviviente: quien tenga dos o más", "pelicula terror"),
        ("ja", "生存者のリード：リードの色が手札に2枚以上", "ホラー映画"),
    ],
)
def test_the_rules_are_told_and_found_in_the_language(visit: Visit, language: str, rule: str, sought: str) -> None:
    """Where a refusal's link leads; then by words of one rule alone."""
    anna: Visitor = visit("Anna")
    anna.context.add_init_script(f"""localStorage['tenfold.settings'] = '{{"language":"{language}"}}'""")
    page = anna.page
    page.goto("/rules/trick_later/L3.3")
    expect(page.locator("article.target")).to_contain_text(rule)
    expect(page.locator("article.target")).to_be_in_viewport()
    page.get_by_role("searchbox").fill(sought)
    expect(page.locator("article")).to_have_count(1)
    expect(page.locator("article")).to_contain_text("L2.4")
