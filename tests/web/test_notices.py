"""It is your turn: the title says so, a sound and a notice of the browser if they are wished for."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import Visit, Visitor, until
from tests.web.stories import WAYS_OF_TEN, deck, moves

pytestmark = [pytest.mark.xdist_group("browser"), pytest.mark.service_worker]

# The browser of a test keeps nothing, and takes no pushes.
NO_PUSHES = "Push API in incognito mode"
YOUR_TURN = re.compile("^Your turn · TEN$")
NOT_YOURS = re.compile("^TEN · Tenfold$")
COUNT_SOUNDS = """
    globalThis.sounds = 0;
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) { globalThis.sounds += 1; return start.apply(this, when); };
"""
NOTICES = """async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body, data }) => ({ title, body, data }));
}"""


class Two:
    """Anna looks at a table where Ben is to move."""

    def __init__(self, visit: Visit) -> None:
        self.anna, self.ben = visit("Anna"), visit("Ben")
        self.table = self.open()
        self.page = self.anna.page

    def open(self) -> str:
        table = self.anna.opens("ten", **deck(WAYS_OF_TEN))
        self.ben.does(table, "sit", seat=1)
        self.anna.does(table, "start")
        for action in ("draw", "take numbers", "pass"):
            moves(self.anna, table, action)
        return table

    def anna_looks(self) -> None:
        self.page.goto(f"/t/{self.table}")
        expect(self.page).to_have_title(NOT_YOURS)

    def anna_looks_and_presses(self) -> None:
        """Before somebody presses anything no page may be heard. At one table it is her turn already, at the other not."""
        self.page.goto(f"/t/{self.table}")
        expect(self.page).to_have_title(re.compile("TEN · Tenfold$"))
        self.page.mouse.click(1, 1)

    def ben_moves(self, table: str | None = None) -> None:
        for action in ("draw", "take numbers", "pass"):
            moves(self.ben, table or self.table, action)


@pytest.fixture
def two(visit: Visit) -> Two:
    return Two(visit)


def choose(page: Page, setting: str) -> None:
    page.goto("/settings")
    switch = page.get_by_role("switch", name=setting)
    switch.click()
    expect(switch).to_be_checked()


def hide(visitor: Visitor) -> None:
    """As if another tab lay before it: a browser without a screen hides no page."""
    visitor.context.add_init_script("Object.defineProperty(document, 'hidden', { get: () => true })")


def notices(page: Page) -> list[dict[str, Any]]:
    notices: list[dict[str, Any]] = page.evaluate(NOTICES)
    return notices


def test_the_title_says_when_it_is_your_turn(two: Two) -> None:
    two.anna_looks()
    two.ben_moves()
    expect(two.page).to_have_title(YOUR_TURN)
    two.page.get_by_role("button", name=re.compile("^Draw")).click()
    expect(two.page).to_have_title(YOUR_TURN)


def test_the_title_and_the_bar_say_that_another_table_waits(two: Two) -> None:
    other = two.open()
    two.ben_moves(other)
    two.page.goto(f"/t/{two.table}")
    expect(two.page).to_have_title("(1) TEN · Tenfold")
    two.page.get_by_role("link", name="It is your turn at another table").click()
    two.page.get_by_role("link", name="Your turn").click()
    expect(two.page).to_have_title(YOUR_TURN)


def test_a_sound_is_heard_only_if_it_was_switched_on(two: Two) -> None:
    """At a page that one does not see, where nothing else is heard."""
    other = two.open()
    two.anna.context.add_init_script(COUNT_SOUNDS)
    hide(two.anna)
    two.anna_looks_and_presses()
    two.ben_moves()
    expect(two.page).to_have_title(YOUR_TURN)
    assert two.page.evaluate("sounds") == 0
    choose(two.page, "Sound at your turn")
    two.table = other
    two.anna_looks_and_presses()
    two.ben_moves()
    assert until(two.page, "() => sounds") == 1


def test_the_browser_notices_you_of_a_turn_at_a_page_that_you_do_not_see(two: Two) -> None:
    two.anna.context.grant_permissions(["notifications"])
    two.anna.allow(NO_PUSHES)
    choose(two.page, "Notices")
    hide(two.anna)
    two.anna_looks()
    two.ben_moves()
    assert until(two.page, f"async () => {{ const told = await ({NOTICES})(); return told.length > 0 && told; }}") == [
        {"title": "Your turn", "body": "TEN", "data": f"{two.anna.url}/t/{two.table}"}
    ]


def test_no_notice_comes_of_a_turn_that_you_see(two: Two) -> None:
    two.anna.context.grant_permissions(["notifications"])
    two.anna.allow(NO_PUSHES)
    choose(two.page, "Notices")
    two.anna_looks()
    two.ben_moves()
    expect(two.page).to_have_title(YOUR_TURN)
    assert notices(two.page) == []


def test_notices_stay_off_where_the_browser_does_not_allow_them(two: Two) -> None:
    two.anna.context.clear_permissions()
    two.page.goto("/settings")
    two.page.evaluate("Notification.requestPermission = async () => 'denied'")
    switch = two.page.get_by_role("switch", name="Notices")
    switch.click()
    expect(switch).not_to_be_checked()
