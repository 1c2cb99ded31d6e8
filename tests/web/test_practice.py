"""Practice without a connection: whole games on the device alone, with the screens of any table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.live import Live
from tests.web.browser import OFFLINE, PHONE, Visit, until
from tests.web.playing import click, play, tap
from tests.web.test_installed import server_away

pytestmark = [pytest.mark.xdist_group("browser"), pytest.mark.service_worker]

KEPT = """async () => {
    const needed = (await (await fetch('/sw.js')).text()).match(/const PRACTICE = (\\[.*\\]);/)[1];
    const kept = await Promise.all(JSON.parse(needed).map((file) => caches.match(file)));
    return navigator.serviceWorker.controller?.state === 'activated' && kept.every(Boolean);
}"""
SHARP_KEPT = """async () => {
    const listed = await (await fetch('/engines/engines.json')).json();
    const { manifest, code } = listed.games.ten?.bots.sharp ?? {};
    const kept = await Promise.all([manifest, code].map((name) => caches.match(`/engines/${name}`)));
    return kept.every(Boolean);
}"""
# Bots that move at once. It is done before a page begins: one that is open would write its own log over it.
HURRY = """
    const kept = location.protocol === 'http:' && localStorage['tenfold.practice'];
    if (kept) localStorage['tenfold.practice'] = kept.replaceAll('pace\\\\":800', 'pace\\\\":0');
"""


def go_offline(page: Page) -> None:
    page.goto("/")
    until(page, KEPT)


def hurry(page: Page) -> None:
    """Wait until the table is there, and come back to it."""
    page.wait_for_url("**/t/here-*")
    page.context.add_init_script(HURRY)
    page.reload()


def against(page: Page, game: str, bot: str) -> None:
    page.locator("section.practice .row", has_text=game).get_by_role("button", name="Against bots").click()
    sheet = page.get_by_role("dialog", name="Against bots")
    sheet.get_by_role("radio", name=bot).check()
    sheet.get_by_role("button", name="Play").click()


def test_solo_and_against_bots_with_the_server_away(visit: Visit, live: Live) -> None:
    anna = visit("Anna")
    anna.allow(*OFFLINE)
    page = anna.page
    go_offline(page)
    with server_away(live):
        page.reload()
        practice = page.locator("section.practice")
        practice.get_by_role("button", name="Alone, level 4").click()
        expect(page.get_by_text("Practice on this device")).to_be_visible()
        assert re.search("JEN wins|is yours", play(page, "ten", click))
        page.get_by_role("link", name="Home").first.click()
        against(page, "10 Trick Later", "Careful bot")
        hurry(page)
        assert re.search(r"wins? (by \d+|the tie)|Shared by", play(page, "trick_later", click))
        page.get_by_role("link", name="Home").first.click()
        expect(practice.get_by_role("listitem")).to_have_count(2)
        with page.expect_download() as download:
            practice.get_by_role("button", name="Record").first.click()
        assert "end finished" in download.value.path().read_text()
    page.reload()
    practice.get_by_role("button", name="Keep on the server").first.click()
    expect(practice.get_by_role("listitem")).to_have_count(1)
    expect(page.locator("section.played").get_by_role("listitem")).to_have_count(1)
    practice.get_by_role("button", name="Replay").first.click()
    expect(page).to_have_url(re.compile("/r$"))
    expect(page.locator("main")).to_contain_text(re.compile("careful|JEN", re.IGNORECASE))


@pytest.mark.compiles
def test_bots_that_think_are_kept_for_whoever_has_practised_and_a_game_goes_on_after_the_page_was_closed(
    visit: Visit, live: Live, engines: None
) -> None:
    anna = visit("Anna", size=PHONE)
    anna.allow(*OFFLINE)
    page = anna.page
    go_offline(page)
    with server_away(live):
        page.reload()
        expect(page.get_by_text("Only bots that move at once are on this device.")).to_be_visible()
    page.reload()
    until(page, SHARP_KEPT)
    with server_away(live):
        page.reload()
        against(page, "TEN", "Sharp bot")
        hurry(page)
        page.wait_for_function("() => document.querySelector('section.stage.mine')")
        page.get_by_role("button", name="Hint").click()
        expect(page.get_by_role("dialog", name="Hint")).to_contain_text("would choose")
        page.close()
        page = anna.page = anna.tab()
        page.goto("/")
        page.get_by_role("link", name="Go on").click()
        play(page, "ten", tap)
        expect(page.get_by_text("plays in its place")).to_have_count(0)
        first = page.url
        page.get_by_role("button", name="Play again").click()
        page.wait_for_function("before => location.href !== before", arg=first)
        expect(page.locator("section.stage")).to_be_visible()
