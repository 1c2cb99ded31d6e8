"""A game with more than a thousand entries in a browser: reloaded in the middle and at its end, nothing of it is missing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tenfold.table.commands import Person
from tenfold.table.entries import Said
from tenfold.table.ids import new_id
from tenfold.table.table import Table
from tests.server.live import Live
from tests.server.long_games import PLAYERS, long_game, write
from tests.web.browser import Visit, Visitor

pytestmark = pytest.mark.xdist_group("browser")


def company(anna: Visitor) -> list[Person]:
    return [Person(anna.guest, "Anna"), *(Person(new_id(), f"Guest {n}") for n in range(1, PLAYERS))]


def serve(live: Live, table: Table) -> None:
    """Let a table be in the store of a server that runs."""
    live.stop()
    write(live.folder, table)
    live.start()


def spoken(table: Table) -> int:
    return sum(isinstance(entry.what, Said) for entry in table.log)


def check_story(page: Page, table: Table) -> None:
    """The log and the chat have it all, and the page answers."""
    page.get_by_role("button", name="Log").click()
    lines = page.get_by_role("dialog").locator(".log li")
    expect(lines.first).to_have_text("The table is opened.")
    assert lines.count() > (table.head - spoken(table)) * 0.9
    page.get_by_role("button", name="Close").click()
    expect(page.locator(".dock .chat ol li")).to_have_count(spoken(table))


def test_a_long_game_is_reloaded_in_the_middle_and_goes_on(visit: Visit, live: Live) -> None:
    anna = visit("Anna")
    people = company(anna)
    moves = next(n for n in range(300, 400) if long_game(people, moves=n).to_act == 0)
    table = long_game(people, moves=moves)
    serve(live, table)
    page = anna.page
    page.goto(f"/t/{table.id}")
    expect(page.locator("section.stage.mine")).to_be_visible()
    page.reload()
    expect(page.locator("section.stage.mine")).to_be_visible()
    check_story(page, table)
    button = page.locator("section.stage .body button:enabled").first
    button.click()
    expect(page.locator("main[data-busy]")).to_have_count(0)


def test_a_long_game_is_reloaded_at_its_end(visit: Visit, live: Live) -> None:
    anna = visit("Anna")
    table = long_game(company(anna))
    serve(live, table)
    page = anna.page
    page.goto(f"/t/{table.id}")
    expect(page.locator(".winner h1")).to_be_visible()
    page.reload()
    expect(page.locator(".winner h1")).to_be_visible()
    check_story(page, table)
