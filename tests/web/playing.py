"""Plays through the page as a person would: looks at what may be done on the stage, and does it with a hand or with keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count

from playwright.sync_api import Locator, Page

MOST_DECISIONS = 600
STAGE = "section.stage"
NOW = f"""() => {{
    if (document.querySelector('main[data-busy]')) return false;
    if (document.querySelector('.result h1')) return 'over';
    return document.querySelector('{STAGE}.mine button:enabled') ? 'mine' : false;
}}"""
NAMES = "buttons => buttons.map(button => (button.getAttribute('aria-label') ?? button.innerText).trim())"
MAY = "[aria-disabled=false]"
DRAWING = (
    r"Pay \d",
    "Draw",
    "Take numbers",
    "Take currency",
    r"Bid \d",
    "Buy .* for",
    "Take the bust token",
    "Pass",
    "Buy nothing",
)
TAKING = (
    r"Pay \d",
    "Take numbers",
    "Take currency",
    "Draw",
    "Buy .* for",
    "Take the bust token",
    "Pass",
    r"Bid \d",
    "Buy nothing",
)
Press = Callable[[Locator], None]


def answered(page: Page) -> None:
    """Wait until the table has answered: what is pressed before that counts for nothing."""
    page.locator("main[data-busy]").wait_for(state="detached")


def click(button: Locator) -> None:
    answered(button.page)
    button.click()


def tap(button: Locator) -> None:
    answered(button.page)
    button.tap()


def by_keys(target: Locator) -> None:
    """Tab until it has the focus, then Enter."""
    answered(target.page)
    walk_to(target)
    target.page.keyboard.press("Enter")


def walk_to(target: Locator) -> None:
    for _ in range(80):
        if target.evaluate("element => element === document.activeElement"):
            return
        target.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {target}")


def now(page: Page) -> str:
    """Wait for your turn, or for the end."""
    found: str = page.wait_for_function(NOW).json_value()
    return found


def result(page: Page) -> str:
    """Who won and how many points everybody has, as the page says it."""
    return page.locator(".winner").first.inner_text()


def choose(names: list[str], wishes: tuple[str, ...]) -> int:
    """The place of the button that is wished for most."""
    found = (at for wish in wishes for at, name in enumerate(names) if re.match(wish, name))
    return next(found, 0)


def decide_ten(page: Page, turn: int, press: Press) -> None:
    """Two cards, then take; a bid or a pass in turns."""
    buttons = page.locator(f"{STAGE} .body button:enabled")
    names: list[str] = buttons.evaluate_all(NAMES)
    if names:
        press(buttons.nth(choose(names, TAKING if turn % 3 == 2 else DRAWING)))


def decide_trick_later(page: Page, turn: int, press: Press) -> None:
    """Exchange where one may; the first card that may be played."""
    answer = page.locator(f"{STAGE} .front").get_by_role("button", name=re.compile("Exchange|Play|Give"))
    if answer.count():
        press(answer.first)
        return
    card = page.locator(f"{STAGE} .fan button{MAY}").first
    if press is by_keys:
        walk_to_card(page)
        page.keyboard.press("Enter")
    elif card.count():
        press(card)


def walk_to_card(page: Page) -> None:
    """Tab into the hand, then along it to a card that may be played."""
    walk_to(page.locator(f"{STAGE} .fan button[tabindex='0']"))
    for _ in range(12):
        if page.evaluate("document.activeElement.getAttribute('aria-disabled')") == "false":
            return
        page.keyboard.press("ArrowRight")


DECIDE = {"ten": decide_ten, "trick_later": decide_trick_later}


def play(page: Page, game: str, press: Press = click) -> str:
    """Play until the end; the result."""
    for turn in count():
        assert turn < MOST_DECISIONS, "the game does not end"
        if now(page) == "over":
            return result(page)
        DECIDE[game](page, turn, press)
    raise AssertionError
