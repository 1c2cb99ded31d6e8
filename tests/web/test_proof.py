"""The proof of the deal in a real browser: what the page kept counts, not what the server says afterwards."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tenfold.core.seal import commitment_of, entropy_commitment, seed_of
from tests.web.browser import PHONE, Visit, Visitor
from tests.web.stories import BOT, OPEN

SHORT = {"players": 2, "first": 0, "deck": {"b1": 2, "g2": 1, "$1": 2}}
PROVEN = "Nobody could choose this deal."
WRONG = "This record does not prove the deal."


def lobby(anna: Visitor) -> str:
    """Anna at a table with a bot; her page has committed to entropy."""
    table = anna.opens("ten", options=SHORT, seats=[OPEN, BOT])
    anna.page.goto(f"/t/{table}")
    expect(anna.page.get_by_text("and by the random number of 1 player")).to_be_visible()
    return table


def start(anna: Visitor, table: str) -> None:
    anna.page.get_by_role("button", name="Start").click()
    expect(anna.page.locator("section.stage")).to_be_visible()
    anna.does(table, "concede")


def checked(page: Page) -> tuple[str, dict[str, list[str]]]:
    """What the page says when it has checked: the verdict, and what was right, wrong and open."""
    page.get_by_role("button", name="Check the deal").click()
    verdict = page.locator("[role=status].verdict").inner_text()
    return verdict, {mark: page.locator(f".steps .{mark}").all_inner_texts() for mark in ("right", "wrong", "open")}


def test_the_page_proves_a_deal_with_what_it_kept(visit: Visit) -> None:
    anna = visit("Anna", size=PHONE)
    table = lobby(anna)
    start(anna, table)
    verdict, steps = checked(anna.page)
    assert (verdict, steps["wrong"], steps["open"]) == (PROVEN, [], [])
    assert len(steps["right"]) == 7
    command = anna.page.locator(".result .mono").inner_text()
    assert re.fullmatch(
        rf"tenfold verify tenfold-\w+\.txt --commitment [0-9a-f]{{64}} --entropy [0-9a-f]{{32}} --table={table}", command
    )


def test_another_device_says_what_it_cannot_know(visit: Visit) -> None:
    anna = visit("Anna")
    table = lobby(anna)
    start(anna, table)
    tablet = visit()
    tablet.is_also(anna)
    tablet.page.goto(f"/t/{table}")
    verdict, steps = checked(tablet.page)
    assert verdict.startswith("What this device can check fits.")
    assert len(steps["open"]) == 4
    assert steps["open"][0].startswith("This device did not see the table before the game")


def forged(record: str) -> str:
    """The record with another secret number, in which everything fits."""
    lines = record.split("\n")
    place = next(number for number, line in enumerate(lines) if line.startswith("sealed "))
    seal = json.loads(lines[place].removeprefix("sealed "))
    seal["nonce"] = "ab" * 32
    seal["commitment"] = commitment_of(seal["nonce"], seal["table"], seal["terms"])
    lines[place] = f"sealed {json.dumps(seal)}"
    lines[place - 1] = f"seed {json.dumps(seed_of(seal['nonce'], seal['table'], seal['entropies']))}"
    return "\n".join(lines)


def without_mine(record: str) -> str:
    """The record with the entropy of Anna left out, in which everything fits."""
    seal = json.loads(re.findall(r"^sealed (.*)$", record, re.MULTILINE)[0])
    seal["entropies"][0] = ""
    seed = seed_of(seal["nonce"], seal["table"], seal["entropies"])
    text = re.sub(r"^sealed .*$", f"sealed {json.dumps(seal)}".replace("\\", "\\\\"), record, flags=re.MULTILINE)
    return re.sub(r"^seed .*$", f'seed "{seed}"', text, flags=re.MULTILINE)


LIES: list[tuple[Callable[[str], str], str]] = [
    (forged, "The table showed another seal before the game; this device kept that one."),
    (without_mine, "The table took the random number of this device in time, but the record does not have it."),
    (lambda record: record.replace('"players":2', '"players":3', 1), "Table, game, rules or options are not those"),
    (lambda record: re.sub(r"^sealed .*\n", "", record, flags=re.MULTILINE), "The record has no seal that can be read."),
]


@pytest.mark.parametrize(("lie", "found"), LIES, ids=["forged", "without mine", "other options", "no seal"])
def test_a_record_that_lies_is_found_out(visit: Visit, lie: Callable[[str], str], found: str) -> None:
    anna = visit("Anna")
    table = lobby(anna)
    start(anna, table)

    def answer(route: Route) -> None:
        route.fulfill(body=lie(route.fetch().text()), content_type="text/plain")

    anna.page.route("**/record", answer)
    verdict, steps = checked(anna.page)
    assert verdict == WRONG
    assert any(found in step for step in steps["wrong"]), steps


def test_a_table_that_shows_another_seal_later_is_found_out(visit: Visit) -> None:
    anna = visit("Anna")
    lobby(anna)
    shown = anna.page.locator(".lobby .mono").last.inner_text()
    warning = anna.page.get_by_text("This table shows another seal")
    expect(warning).not_to_be_visible()

    def lie(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(str(message).replace(shown, "ab" * 32)))

    anna.page.route_web_socket("**/socket", lie)
    anna.page.reload()
    expect(anna.page.get_by_text("ab" * 32)).to_be_visible()
    expect(warning).to_be_visible()


def test_who_reveals_too_late_is_left_out_and_the_page_says_so(visit: Visit) -> None:
    anna, ben = visit("Anna", size=PHONE), visit("Ben")
    table = anna.opens("ten", options=SHORT)
    ben.does(table, "sit", seat=1)
    ben.does(table, "commit", commitment=entropy_commitment(table, "never told"))
    anna.page.goto(f"/t/{table}")
    expect(anna.page.get_by_text("and by the random numbers of 2 players")).to_be_visible()
    anna.page.get_by_role("button", name="Start").click()
    expect(anna.page.get_by_role("status").get_by_text("The cards are being dealt")).to_be_visible()
    expect(anna.page.locator("section.stage")).to_be_visible()
    sentence = "Ben did not reveal a random number in time and is left out of the deal."
    expect(anna.page.get_by_text(sentence).first).to_be_attached()
    anna.does(table, "concede")
    ben.does(table, "concede")
    verdict, steps = checked(anna.page)
    assert verdict.startswith("What this device can check fits.")
    assert steps["wrong"] == []
    assert sentence in [step.strip() for step in steps["open"]]
