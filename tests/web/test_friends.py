"""Friends at one table, in browsers of their own: invited, shown out, reminded, and once more."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.live import Live
from tests.web.browser import OFFLINE, PHONE, Visit, Visitor, until
from tests.web.test_installed import server_away, worker_has_kept_the_shell

pytestmark = [pytest.mark.xdist_group("browser"), pytest.mark.service_worker]

QUICK = {"players": 2, "first": 0, "deck": {"b1": 2, "g2": 1, "$1": 2}}
BARRED = r"status of 403"
TAKES_PUSHES = """() => {
    globalThis.asked = [];
    Notification.requestPermission = async () => (asked.push('permission'), 'granted');
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    PushManager.prototype.subscribe = async (wish) => {
        asked.push(wish.applicationServerKey);
        const endpoint = 'https://push.example.org/device';
        const keys = { p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
                       auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
        return { toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
    };
}"""
NOTICES = """async () => {
    const worker = await navigator.serviceWorker.getRegistration();
    return (await worker.getNotifications()).map(({ title, body, data }) => ({ title, body, data }));
}"""


def sits(visitor: Visitor, table: str, seat: int) -> None:
    visitor.does(table, "sit", seat=seat)


def moves(visitor: Visitor, table: str, *actions: str) -> None:
    """Over HTTP, each when it can be done."""
    for action in actions:
        while action not in (look := visitor.context.request.get(f"/api/tables/{table}").json())["legal"]:
            visitor.page.wait_for_timeout(50)
        visitor.does(table, "move", actions=[action], after=look["seq"])


def plays_out(visitors: list[Visitor], table: str) -> None:
    """Over HTTP, each taking the first legal action."""
    while True:
        looks = [visitor.context.request.get(f"/api/tables/{table}").json() for visitor in visitors]
        if looks[0]["table"]["status"] == "over":
            return
        for visitor, look in zip(visitors, looks, strict=True):
            if look.get("legal"):
                visitor.does(table, "move", actions=[look["legal"][0]], after=look["seq"])


def test_whoever_opens_a_table_says_a_name_once_and_the_link_says_who_invites(visit: Visit) -> None:
    anna, ben = visit(size=PHONE), visit(size=PHONE)
    anna.page.goto("/new/ten")
    anna.page.get_by_role("textbox", name="Your name").fill("Anna <b>")
    anna.page.get_by_role("button", name="Open the table").click()
    expect(anna.page.get_by_text("Anna <b>").first).to_be_visible()
    link = anna.page.url
    head = ben.context.request.get(link).text()
    assert "<title>Anna &lt;b&gt; invites you to TEN</title>" in head
    assert '<meta property="og:title" content="Anna &lt;b&gt; invites you to TEN" />' in head
    assert "Draw on or stop" in head
    german = ben.context.request.get(link, headers={"accept-language": "de-DE,de;q=0.9"}).text()
    assert "Anna &lt;b&gt; lädt dich zu TEN ein" in german
    ben.page.goto(link)
    expect(ben.page.get_by_role("heading", name="Anna <b> invites you to TEN")).to_be_visible()
    anna.page.goto("/new/ten")
    expect(anna.page.get_by_role("button", name="Open the table")).to_be_visible()
    expect(anna.page.get_by_role("textbox", name="Your name")).to_have_count(0)


def test_kick_asks_first_tells_the_person_and_can_bar_them(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben", size=PHONE)
    ben.allow(BARRED)
    table = anna.opens("ten", options=QUICK)
    sits(ben, table, 1)
    for page in (anna.page, ben.page):
        page.goto(f"/t/{table}")
    anna.page.get_by_role("button", name="Remove Ben").click()
    dialog = anna.page.get_by_role("dialog", name="Remove Ben from the table?")
    dialog.get_by_role("button", name="Close").click()
    expect(ben.page.get_by_text("you", exact=True)).to_be_visible()
    anna.page.get_by_role("button", name="Remove Ben").click()
    dialog.get_by_role("button", name="Remove", exact=True).click()
    expect(ben.page.get_by_text("The host has taken you from your seat.")).to_be_visible()
    ben.page.get_by_role("button", name="Sit down").click()
    anna.page.get_by_role("button", name="Remove Ben").click()
    dialog.get_by_role("button", name="Remove and bar").click()
    expect(ben.page.get_by_role("heading", name="You are barred from this table")).to_be_visible()
    ben.page.reload()
    expect(ben.page.get_by_role("heading", name="You are barred from this table")).to_be_visible()
    anna.page.get_by_role("button", name="Table", exact=True).click()
    anna.page.get_by_role("button", name="Let Ben come back").click()
    anna.page.get_by_role("button", name="Close").click()
    ben.page.reload()
    expect(ben.page.get_by_role("heading", name="Anna invites you to TEN")).to_be_visible()


def test_whoever_is_shown_out_while_they_are_away_hears_of_it_when_they_come_back(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben", size=PHONE)
    table = anna.opens("ten", options=QUICK)
    sits(ben, table, 1)
    ben.page.goto(f"/t/{table}")
    expect(ben.page.get_by_text("you", exact=True)).to_be_visible()
    ben.page.get_by_role("link", name="Home").click()
    anna.does(table, "kick", guest=ben.guest, bar=False)
    ben.page.goto(f"/t/{table}")
    told = ben.page.get_by_role("alert").filter(has_text="The host has taken you from your seat.")
    expect(told).to_be_visible()
    told.get_by_role("button", name="Close").click()
    ben.page.reload()
    expect(ben.page.get_by_role("button", name="Sit down")).to_be_visible()
    expect(told).to_have_count(0)


def test_what_is_said_is_heard_also_where_the_chat_is_closed(visit: Visit) -> None:
    anna, ben = visit("Anna", size=PHONE), visit("Ben")
    table = anna.opens("ten", options=QUICK)
    sits(ben, table, 1)
    anna.page.goto(f"/t/{table}")
    expect(anna.page.get_by_role("button", name="Chat")).to_be_visible()
    ben.does(table, "say", text="Good evening!")
    said = anna.page.get_by_role("status").filter(has_text="Ben: Good evening!")
    expect(said).to_have_count(1)
    anna.page.get_by_role("button", name="Chat (1)").click()
    expect(said).to_have_count(0)


def test_a_rematch_is_one_press_each_and_starts_by_itself(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben", size=PHONE)
    table = anna.opens("ten", options=QUICK)
    sits(ben, table, 1)
    anna.does(table, "start")
    plays_out([anna, ben], table)
    for page in (anna.page, ben.page):
        page.goto(f"/t/{table}")
    anna.page.get_by_role("button", name="Rematch").click()
    expect(anna.page.get_by_text("The rematch waits for Ben.")).to_be_visible()
    expect(ben.page.get_by_role("status").filter(has_text="Anna wants a rematch.")).to_be_visible()
    ben.page.get_by_role("button", name="Count me in").first.click()
    for page in (anna.page, ben.page):
        expect(page).not_to_have_url(re.compile(table))
        expect(page).to_have_url(re.compile("/t/"))
    expect(ben.page.get_by_role("heading", name="Your turn")).to_be_visible()


def test_reactions_are_seen_over_the_seat_and_heard(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben", size=PHONE)
    table = anna.opens("ten", options=QUICK)
    sits(ben, table, 1)
    anna.does(table, "start")
    for page in (anna.page, ben.page):
        page.goto(f"/t/{table}")
    expect(anna.page.get_by_role("button", name="Draw", exact=True)).to_be_visible()
    ben.page.get_by_role("button", name="React").click()
    ben.page.get_by_role("button", name="Well played").click()
    expect(anna.page.locator(".reacts svg")).to_be_visible()
    expect(anna.page.get_by_role("status").filter(has_text="Ben: Well played")).to_have_count(1)
    expect(anna.page.locator(".reacts")).to_have_count(0)
    anna.page.get_by_role("button", name="Table", exact=True).click()
    anna.page.get_by_role("button", name="Mute").click()
    expect(anna.page.get_by_role("button", name="Unmute")).to_be_visible()
    expect(ben.page.get_by_role("button", name="React")).to_have_count(0)


def half_as_wide_as_the_screen(visitor: Visitor, sentence: Locator) -> bool:
    box, size = sentence.bounding_box(), visitor.page.viewport_size
    assert box
    assert size
    return box["width"] > size["width"] / 2


def test_who_is_away_is_seen_at_their_seat_reminded_and_replaced(visit: Visit) -> None:
    anna, ben = visit("Anna", size=PHONE), visit("Ben")
    table = anna.opens("ten", options={**QUICK, "deck": {"b1": 2, "b2": 2, "b3": 2}})
    sits(ben, table, 1)
    anna.does(table, "start")
    ben.page.goto(f"/t/{table}")
    anna.page.goto(f"/t/{table}")
    expect(anna.page.locator(".rivals .seat")).to_contain_text("Ben")
    expect(anna.page.locator(".rivals .away")).to_have_count(0)
    ben.page.goto("/rules")
    expect(anna.page.locator(".rivals .away")).to_have_text("away")
    moves(anna, table, "draw", "take numbers", "pass")
    sentence = anna.page.get_by_text("Ben is away.")
    expect(sentence).to_be_visible()
    assert half_as_wide_as_the_screen(anna, sentence)
    anna.page.get_by_role("button", name="Send a reminder").click()
    expect(anna.page.get_by_text("A reminder has been sent.")).to_be_visible()
    anna.page.get_by_role("button", name="Close").click()
    anna.page.locator(".rivals").get_by_role("button", name="Let a bot play").click()
    expect(anna.page.locator(".rivals .seat")).to_contain_text("a bot plays")


def test_this_device_is_told_of_turns_only_after_yes_and_in_its_own_language(visit: Visit, live: Live) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    anna.page.goto("/")
    worker_has_kept_the_shell(anna.page)
    anna.context.add_init_script(f"({TAKES_PUSHES})()")
    anna.context.add_init_script("""localStorage['tenfold.settings'] ??= JSON.stringify({ language: 'de' })""")
    table = anna.opens("ten", options={**QUICK, "deck": {"b1": 2, "b2": 2, "b3": 2}})
    sits(ben, table, 1)
    anna.does(table, "start")
    sent: list[Any] = []
    anna.page.on("request", lambda request: sent.append(request.post_data_json) if "/me/push" in request.url else None)
    anna.page.goto(f"/t/{table}")
    anna.page.locator("button.draw").click()
    moves(anna, table, "take numbers", "pass")
    expect(anna.page.get_by_text("Soll dieses Gerät dir sagen")).to_be_visible()
    assert sent == []
    anna.page.get_by_role("button", name="Ja, bitte").click()
    until(anna.page, "() => globalThis.asked.length >= 2")
    until(anna.page, "async () => !!(await (await caches.open('tenfold-kept')).match('/kept/words.json'))")
    wire = anna.context.new_cdp_session(anna.page)
    found: list[dict[str, Any]] = []
    wire.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    wire.send("ServiceWorker.enable")
    anna.context.grant_permissions(["notifications"])
    while not found:
        anna.page.wait_for_timeout(50)
    told = f'{{"kind":"nudge","table":"{table}","game":"ten","name":"Ben","id":"1"}}'
    wire.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": live.url, "registrationId": found[-1]["registrationId"], "data": told},
    )
    shown = until(anna.page, f"async () => {{ const told = await ({NOTICES})(); return told.length > 0 && told; }}")
    assert shown == [{"title": "Du bist dran", "body": "TEN: Ben wartet auf dich.", "data": f"{live.url}/t/{table}"}]


def shows_the_last_of(page: Page) -> None:
    expect(page.get_by_text("The server cannot be reached. Trying again.").first).to_be_visible()


def test_without_the_server_the_tables_and_the_last_view_stay_until_sign_out(visit: Visit, live: Live) -> None:
    anna = visit("Anna", size=PHONE)
    anna.allow(*OFFLINE)
    table = anna.opens("trick_later", seats=[{"is": "open"}, *[{"is": "bot", "bot": "random"}] * 3], options={"first": 0})
    anna.does(table, "start")
    anna.page.goto(f"/t/{table}")
    expect(anna.page.locator(".pocket, .hand").first).to_be_visible()
    worker_has_kept_the_shell(anna.page)
    anna.page.goto("/")
    expect(anna.page.get_by_role("link", name="10 Trick Later")).to_be_visible()
    with server_away(live):
        anna.page.reload()
        shows_the_last_of(anna.page)
        anna.page.get_by_role("link", name="10 Trick Later").click()
        shows_the_last_of(anna.page)
        expect(anna.page.locator(".pocket, .hand").first).to_be_visible()
        anna.page.reload()
        shows_the_last_of(anna.page)
        expect(anna.page.locator(".pocket, .hand").first).to_be_visible()
    expect(anna.page.get_by_text("The server cannot be reached. Trying again.")).to_have_count(0)
    anna.page.goto("/settings")
    anna.page.get_by_role("button", name="Forget this device").click()
    until(anna.page, "() => JSON.parse(localStorage['tenfold.guest']).id === undefined")
    assert anna.page.evaluate("localStorage['tenfold.last'] + localStorage['tenfold.tables']") == "{}{}"
