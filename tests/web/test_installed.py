"""The page can be installed, and opens without a connection."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from tests.server.live import Live
from tests.web.browser import OFFLINE, Visit, until

pytestmark = [pytest.mark.xdist_group("browser"), pytest.mark.service_worker]

KEPT = """async () => {
    const [name] = await caches.keys();
    const kept = name ? await (await caches.open(name)).keys() : [];
    return navigator.serviceWorker.controller?.state === 'activated' && kept.some(({ url }) => url.includes('/assets/'));
}"""


@contextmanager
def server_away(live: Live) -> Iterator[None]:
    live.stop()
    try:
        yield
    finally:
        live.start()


def worker_has_kept_the_shell(page: Page) -> None:
    until(page, KEPT)


def test_the_browser_offers_to_install_the_page(visit: Visit) -> None:
    anna = visit("Anna")
    anna.page.goto("/")
    worker_has_kept_the_shell(anna.page)
    wire = anna.context.new_cdp_session(anna.page)
    assert wire.send("Page.getAppManifest")["errors"] == []
    faults = [fault["errorId"] for fault in wire.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert [fault for fault in faults if fault != "in-incognito"] == []


def test_after_one_visit_the_page_opens_without_its_server_and_says_so(visit: Visit, live: Live) -> None:
    anna = visit("Anna")
    anna.allow(*OFFLINE)
    anna.page.goto("/")
    worker_has_kept_the_shell(anna.page)
    with server_away(live):
        anna.page.reload()
        expect(anna.page.get_by_role("button", name="Play solo")).to_be_visible()
        anna.page.get_by_role("button", name="Play solo").click()
        expect(anna.page.get_by_role("alert")).not_to_be_empty()
    anna.page.get_by_role("button", name="Play solo").click()
    expect(anna.page.get_by_role("button", name=re.compile("^Draw"))).to_be_visible()
