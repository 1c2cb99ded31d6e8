"""A device is told of turns by a subscription of the browser itself; only the address comes from a registrar of our own."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.live import Live
from tests.server.push_service import decoded
from tests.web.browser import BROWSERS, FLAGS, until
from tests.web.registrar import TOKEN, Registrar

pytestmark = pytest.mark.xdist_group("browser")

# Where the browser is told not to use the network by itself, it takes no pushes either.
SILENT = "--disable-background-networking"
KEPT = """async () => {
    const kept = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
    if (!kept) return null;
    const key = [...new Uint8Array(kept.options.applicationServerKey)];
    return { ...kept.toJSON(), key };
}"""


def ask_for_notices(page: Page, url: str) -> None:
    page.goto(f"{url}/settings")
    until(page, "async () => !!(await navigator.serviceWorker.ready).active")
    page.get_by_role("switch", name="Notices").click()


def test_a_browser_subscribes_with_the_key_of_the_server_and_gives_it_up_again(
    browser: Browser, live: Live, tmp_path: Path
) -> None:
    program = next(filter(None, map(shutil.which, BROWSERS)))
    with Registrar() as registrar:
        # A visitor whose browser forgets everything takes no pushes.
        context = browser.browser_type.launch_persistent_context(
            tmp_path,
            executable_path=program,
            args=[flag for flag in FLAGS if flag != SILENT] + registrar.flags,
            ignore_default_args=[SILENT],
            locale="en-GB",
        )
        context.grant_permissions(["notifications"], origin=live.url)
        page = context.new_page()
        guest = context.request.post(f"{live.url}/api/guests", data={"name": "Anna"}).json()["id"]
        context.add_init_script(f"localStorage['tenfold.guest'] ??= JSON.stringify({{ id: '{guest}' }})")
        key = context.request.get(f"{live.url}/api/push").json()["key"]

        with page.expect_response(lambda answer: "/me/push" in answer.url) as told:
            ask_for_notices(page, live.url)
        assert told.value.status == 204
        sent: Any = told.value.request.post_data_json
        kept = page.evaluate(KEPT)
        assert kept["endpoint"] == sent["endpoint"]
        assert kept["endpoint"].startswith("https://")
        assert kept["endpoint"].endswith(TOKEN)
        assert kept["keys"] == {"p256dh": sent["p256dh"], "auth": sent["auth"]}
        assert bytes(kept["key"]) == decoded(key)
        assert registrar.senders == [key]

        with page.expect_response(lambda answer: "/me/push" in answer.url) as forgotten:
            page.get_by_role("switch", name="Notices").click()
        assert forgotten.value.request.method == "DELETE"
        assert forgotten.value.ok
        assert page.evaluate(KEPT) is None
        expect(page.get_by_role("alert").filter(has_text="does not allow")).to_have_count(0)
        context.close()
