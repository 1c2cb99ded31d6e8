"""The engine in the page: rules and bots in a worker, the same as here; hints that the device thinks by itself."""

from __future__ import annotations

import base64
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tenfold.bots.contract import Budget
from tenfold.bots.ready import make_ready
from tenfold.bots.registry import find_bot
from tenfold.core.chance import Chance
from tenfold.core.game import Position
from tenfold.core.registry import find_game
from tenfold.server.http.pages import PAGE
from tests.server.live import Live
from tests.web.browser import OFFLINE, PHONE, Visit, Visitor, until
from tests.web.stories import BOT, OPEN, deck, moves
from tests.web.test_installed import server_away, worker_has_kept_the_shell

pytestmark = [pytest.mark.xdist_group("browser"), pytest.mark.compiles, pytest.mark.service_worker]

TEN = find_game("ten")
ITERATIONS = 3000
BYTES = """
const bytes = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
const text = (bytes) => btoa(String.fromCharCode(...bytes));
const shown = ({ position, ...more }) => ({ ...more, position: text(position) });
"""


def asked(page: Page, script: str, given: Any = None) -> Any:
    """What comes of a script that uses the page's own engine."""
    chunk = next((PAGE / "assets").glob("engine-*.js")).name
    engine = f"const {{ engine }} = await import('/assets/{chunk}');"
    return page.evaluate(f"async (given) => {{ {BYTES} {engine} {script} }}", given)


def base(data: bytes) -> str:
    return base64.b64encode(data).decode()


def in_the_middle() -> Position[Any]:
    position = TEN.start({"players": 3}, "engine")
    while len(position.legal()) < 2:
        position.apply(position.legal()[0])
    return position


def test_the_worker_plays_by_the_rules(visit: Visit, engines: None) -> None:
    anna = visit()
    anna.page.goto("/")
    start = TEN.start({"players": 3}, "engine")
    given = {"options": {"players": 3}, "seed": "engine", "actions": ["draw"]}
    start.apply("draw")
    there = asked(anna.page, "return shown(await engine.position('ten', given));", given)
    assert there == {"position": base(start.to_bytes()), "legal": start.legal(), "isOver": False}
    action = start.legal()[-1]
    done = asked(
        anna.page,
        "return shown(await engine.apply('ten', bytes(given[0]), [given[1]]));",
        [there["position"], action],
    )
    start.apply(action)
    assert done == {"position": base(start.to_bytes()), "legal": start.legal(), "isOver": False}
    refused = "return engine.apply('ten', bytes(given), ['take currency']).catch(({ message }) => message);"
    assert asked(anna.page, refused, there["position"]) == "Refused: take currency is against rule T3.6."
    ended = asked(anna.page, "return shown(await engine.playOut('ten', bytes(given), 7));", done["position"])
    for action in ended["actions"]:
        start.apply(action)
    assert (ended["isOver"], ended["legal"], ended["position"]) == (True, [], base(start.to_bytes()))


def test_the_worker_draws_and_thinks_what_is_drawn_and_thought_here(visit: Visit, engines: None) -> None:
    anna = visit()
    anna.page.goto("/")
    position = in_the_middle()
    view = position.view(position.to_act)
    known = base(TEN.remembered(view).to_bytes())
    drawn = asked(anna.page, "return shown(await engine.resample('ten', bytes(given), 'tea'));", known)
    assert drawn["position"] == base(TEN.resample(view, Chance("tea")).to_bytes())
    found = asked(
        anna.page,
        """const shares = [];
        const search = { known: bytes(given[0]), seed: 'tea', iterations: given[1], least: 200 };
        const { best, alternatives } = await engine.evaluate('ten', 'sharp', search, ({ share }) => shares.push(share));
        return { best, alternatives: alternatives.map(({ action, chance, error }) => [action, chance, error]), shares };""",
        [known, ITERATIONS],
    )
    adviser = find_bot("sharp", "ten").advise(TEN, "tea", Budget(iterations=ITERATIONS))
    assert adviser is not None
    advice = adviser(view, position.legal())
    assert found["best"] == advice.best
    assert found["alternatives"] == [[one.action, one.chance, one.error] for one in advice.alternatives]
    assert found["shares"] == sorted(found["shares"])
    assert all(0 < share <= 1 for share in found["shares"])


def test_a_search_that_nobody_wants_ends_and_the_next_is_answered(visit: Visit, engines: None) -> None:
    anna = visit()
    anna.page.goto("/")
    position = in_the_middle()
    known = base(TEN.remembered(position.view(position.to_act)).to_bytes())
    ended = asked(
        anna.page,
        """const stop = new AbortController();
        const search = { known: bytes(given), seed: 'tea' };
        const endless = engine.evaluate('ten', 'sharp', search, () => stop.abort(), stop.signal).catch(({ name }) => name);
        return [await endless, (await engine.evaluate('ten', 'sharp', { ...search, iterations: 10 })).best];""",
        known,
    )
    assert ended[0] == "AbortError"
    assert ended[1] in position.legal()


def test_a_module_that_is_not_here_is_said_to_be_missing(visit: Visit, engines: None) -> None:
    anna = visit()
    anna.page.goto("/")
    missing = """const said = await engine.evaluate('ten', 'moon', {}).catch(({ message }) => message);
        return [await engine.load('chess'), said];"""
    assert asked(anna.page, missing) == [False, "There is no module of moon for ten here."]


def at_a_table(anna: Visitor) -> None:
    table = anna.opens("ten", seats=[OPEN, BOT], seat=0, **deck(["b9", "$1", "g3", "o4", "b5", "p1", "b8", "p9"]))
    anna.does(table, "start")
    moves(anna, table, "draw")
    anna.page.goto(f"/t/{table}")


def hint_asked_for(anna: Visitor) -> list[str]:
    """Ask for a hint; the last parts of the addresses that the page asked meanwhile."""
    paths: list[str] = []
    anna.context.on("request", lambda request: paths.append(request.url.rpartition("/")[2]))
    anna.page.get_by_role("button", name="Hint").click()
    sheet = anna.page.get_by_role("dialog", name="Hint")
    expect(sheet.locator(".hint")).to_have_attribute("aria-busy", "false")
    expect(sheet).to_contain_text("would choose")
    lines = sheet.get_by_role("listitem").all_inner_texts()
    assert {line.splitlines()[0] for line in lines} == {"Draw", "Take numbers"}
    assert all(re.search(r"\d+%", line) for line in lines)
    return paths


def test_the_device_thinks_its_hint_by_itself(visit: Visit, engines: None) -> None:
    anna = visit("Anna", size=PHONE)
    at_a_table(anna)
    asked_for = hint_asked_for(anna)
    assert "known" in asked_for
    assert "hint" not in asked_for


def test_where_there_is_no_module_the_server_thinks(visit: Visit) -> None:
    make_ready("sharp", "ten")
    anna = visit("Anna", size=PHONE, service_workers="block")
    anna.allow(r"503 \(Service Unavailable\)")
    anna.context.route("**/engines/engines.json", lambda route: route.fulfill(json={"games": {}}))
    at_a_table(anna)
    assert "hint" in hint_asked_for(anna)


def test_where_a_module_does_not_run_the_server_thinks(visit: Visit) -> None:
    make_ready("sharp", "ten")
    anna = visit("Anna", size=PHONE, service_workers="block")
    anna.allow(r"503 \(Service Unavailable\)")
    anna.context.route("**/engines/*.wasm", lambda route: route.fulfill(body=b"nonsense", content_type="application/wasm"))
    at_a_table(anna)
    assert "hint" in hint_asked_for(anna)


def test_what_was_loaded_once_is_there_without_the_server(visit: Visit, live: Live, engines: None) -> None:
    anna = visit("Anna")
    anna.allow(*OFFLINE)
    anna.page.goto("/")
    worker_has_kept_the_shell(anna.page)
    anna.page.reload()
    assert asked(anna.page, "return engine.load('ten', 'sharp');")
    until(anna.page, "async () => (await caches.match('/engines/engines.json')) !== undefined")
    with server_away(live):
        anna.page.reload()
        assert asked(anna.page, "return engine.load('ten', 'sharp');")
