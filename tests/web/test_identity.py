"""Who sits where and who is known, as people see it."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import PHONE, Visit, Visitor

pytestmark = pytest.mark.xdist_group("browser")

# With a folder in TENFOLD_PICTURES, what is tested here can be looked at.
PICTURES = os.environ.get("TENFOLD_PICTURES")


def picture(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=True)


def sits(visitor: Visitor, name: str) -> None:
    expect(visitor.page.locator("li.you")).to_contain_text(name)


def test_a_seat_is_held_by_a_personal_link(visit: Visit) -> None:
    anna, friend, other = visit("Anna", size=PHONE), visit(size=PHONE), visit("Ben")
    table = anna.opens("ten")
    page = anna.page
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Fill the seat").click()
    page.get_by_label("Or keep the seat for somebody").fill("Ben")
    picture(page, "fill-the-seat")
    page.get_by_role("button", name="Keep it").click()
    link = page.get_by_role("dialog").get_by_label("Link", exact=True)
    expect(link).to_have_value(re.compile(f"/t/{table}#.{{20,}}$"))
    picture(page, "personal-link")
    address = link.input_value()

    other.page.goto(f"/t/{table}")
    expect(other.page.get_by_text("Held by a personal link")).to_be_visible()
    expect(other.page.get_by_role("button", name="Sit down")).to_have_count(0)

    friend.page.goto(address)
    field = friend.page.get_by_role("dialog").get_by_label("Your name")
    expect(field).to_have_value("Ben")
    assert "#" not in friend.page.url
    friend.page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    sits(friend, "Ben")

    other.page.goto(address)
    expect(other.page.get_by_text("No seat is kept by this link any more")).to_be_visible()


def test_whoever_looks_like_somebody_is_asked_for_another_name(visit: Visit) -> None:
    anna, other = visit("Anna"), visit("Аnna", size=PHONE)
    table = anna.opens("ten")
    page = other.page
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("dialog").get_by_text("look alike")).to_be_visible()
    picture(page, "look-alike")
    page.get_by_role("dialog").get_by_label("Your name").fill("x\u200by")
    other.allow("400")
    page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("dialog").get_by_text("visible characters")).to_be_visible()
    page.get_by_role("dialog").get_by_label("Your name").fill("Dora")
    page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    sits(other, "Dora")


def test_devices_are_listed_and_all_others_end_at_once(visit: Visit) -> None:
    laptop, phone = visit(), visit(size=PHONE)
    laptop.page.goto("/settings")
    laptop.page.get_by_label("Your name").fill("Anna")
    laptop.page.get_by_role("button", name="Save").click()
    expect(laptop.page.get_by_text("this device ·")).to_be_visible()
    laptop.page.get_by_role("button", name="Make a link").click()
    phone.page.goto(laptop.page.get_by_label("Link", exact=True).input_value())
    phone.page.get_by_role("button", name="Be the same guest here").click()
    phone.page.wait_for_url("/")
    phone.page.goto("/settings")
    expect(phone.page.locator("li b", has_text="Chrome, Linux")).to_have_count(2)
    picture(phone.page, "devices")
    phone.page.get_by_role("button", name="Sign out everywhere else").click()
    phone.page.get_by_role("button", name="End 1 other: sure?").click()
    expect(phone.page.locator("li b", has_text="Chrome, Linux")).to_have_count(1)
    laptop.page.goto("/settings")
    expect(laptop.page.get_by_text("this device ·")).to_have_count(0)
    expect(laptop.page.get_by_label("Your name")).to_have_value("")
    phone.page.reload()
    expect(phone.page.get_by_label("Your name")).to_have_value("Anna")
