"""A table that cannot be played here any more: its page says why, and shows what there is of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tenfold.server.store import open_store
from tenfold.table.plan import House
from tests.server.live import Live
from tests.server.old_tables import OTHER_RULES, against_bot, arrived, of_other_rules, played, talked, written
from tests.web.browser import PHONE, Visitor
from tests.web.conftest import build_page
from tests.web.test_accessible import RULES, found_by_axe

pytestmark = pytest.mark.xdist_group("browser")


@pytest.fixture
def page(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """At a finished game of other rules."""
    build_page()
    with closing(open_store(f"sqlite:///{tmp_path}/tenfold.db", "builder")) as store:
        ada, _ = arrived(store, "Ada")
        game = talked(played(against_bot(ada, 0, House(pace=0))), ada, "Good game!")
        table = written(store, game, of_other_rules)
    with Live(tmp_path) as live:
        somebody = Visitor(browser, live.url, {"size": PHONE})
        somebody.page.goto(f"/t/{table}")
        yield somebody.page
        somebody.goes()


def test_the_page_of_an_old_table_says_why_and_what_it_was(page: Page) -> None:
    expect(page.get_by_role("heading", name="This table is set aside")).to_be_visible()
    main = page.get_by_role("main")
    expect(main).to_contain_text(f"version {OTHER_RULES} of the rules")
    expect(main).to_contain_text("Ada")
    expect(main).to_contain_text(re.compile(r"\d+ points?"))
    expect(main).to_contain_text("Ada: Good game!")
    expect(main).to_contain_text(re.compile(r"\d+ moves\."))
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Download the record").click()
    record = downloading.value.path().read_text(encoding="utf-8")
    assert f"rules {OTHER_RULES}" in record.splitlines()
    assert record.splitlines()[-1].startswith("end finished ")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="This table is set aside")).to_be_visible()


def test_axe_finds_nothing_there_and_nothing_is_wider_than_the_screen(page: Page) -> None:
    expect(page.get_by_role("link", name="Download the record")).to_be_visible()
    for theme, rules in RULES.items():
        page.emulate_media(color_scheme=theme)
        assert found_by_axe(page, rules) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
