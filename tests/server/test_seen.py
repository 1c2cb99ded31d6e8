"""What somebody who runs a server sees of it: numbers, request ids, a log that programs read, a dashboard and alerts."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from ruamel.yaml import YAML

from tenfold.server.request_ids import HEADER
from tests.docs.pages import ROOT
from tests.server.live import Live
from tests.server.reliability.rough import changed_server
from tests.server.visiting import Party, awaited, play_out, until

DEPLOY = ROOT / "deploy"
NAME = re.compile(r"\b(?:tenfold|process)_\w+")
GIVEN = "proxy-7f3a.1"


def numbers(live: Live) -> dict[str, float]:
    """Everything that /metrics tells, by its name and labels."""
    families = text_string_to_metric_families(httpx.get(f"{live.url}/metrics").text)
    return {sample_name(sample): sample.value for family in families for sample in family.samples}


def sample_name(sample: Any) -> str:
    return " ".join([sample.name, *(f"{name}={value}" for name, value in sorted(sample.labels.items()))])


@awaited
async def test_moves_tables_and_connections_are_counted(live: Live) -> None:
    before = numbers(live)
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben")
        waiting = await party.lobby(*guests)
        table = await party.game(*guests)
        seats = [await party.at(guest, table) for guest in guests]
        during = numbers(live)
        assert waiting != table
        assert during["tenfold_tables state=lobby"] >= 1
        assert during["tenfold_tables state=playing"] >= 1
        assert 2 <= during["tenfold_connections"] <= during["tenfold_sockets"] <= during["tenfold_sockets_most"]
        assert 0 < during["process_open_fds"] < during["process_max_fds"]
        await play_out(*seats)
        after = numbers(live)
    made = after["tenfold_move_seconds_count"] - before.get("tenfold_move_seconds_count", 0)
    assert made >= 2
    assert after["tenfold_tables state=over"] >= 1
    assert after["tenfold_answers_total status=2xx"] > before["tenfold_answers_total status=2xx"]


@awaited
async def test_the_event_loop_is_watched_from_the_start(live: Live) -> None:
    async def seen() -> bool:
        return numbers(live)["tenfold_loop_lag_seconds_count"] >= 2

    await until(seen)


def expressions(thing: Any) -> Iterator[str]:
    """All that is asked of Prometheus, however deep it stands."""
    if isinstance(thing, dict):
        yield from (value for key, value in thing.items() if key in ("expr", "query") and isinstance(value, str))
    for inner in thing.values() if isinstance(thing, dict) else thing if isinstance(thing, list) else ():
        yield from expressions(inner)


def read(file: Path) -> Any:
    text = file.read_text(encoding="utf-8")
    return json.loads(text) if file.suffix == ".json" else YAML(typ="safe").load(text)


@pytest.mark.parametrize("file", ["grafana/tenfold.json", "prometheus/alerts.yml"])
def test_what_dashboard_and_alerts_ask_for_is_told_by_a_server(live: Live, file: str) -> None:
    asked = {name for expression in expressions(read(DEPLOY / file)) for name in NAME.findall(expression)}
    families = text_string_to_metric_families(httpx.get(f"{live.url}/metrics").text)
    told = {name for family in families for name in (family.name, f"{family.name}_total", *(s.name for s in family.samples))}
    assert len(asked) >= 10
    assert asked - told == set()


def test_every_alert_says_what_is_wrong() -> None:
    rules = [rule for group in read(DEPLOY / "prometheus/alerts.yml")["groups"] for rule in group["rules"]]
    assert len({rule["alert"] for rule in rules}) == len(rules)
    assert all(rule["expr"] and rule["annotations"]["summary"] and rule["labels"]["severity"] for rule in rules)
    assert read(DEPLOY / "prometheus/prometheus.yml")["rule_files"] == ["alerts.yml"]


def test_hosts_read_what_to_do_about_every_alert() -> None:
    page = (ROOT / "docs/host.md").read_text(encoding="utf-8")
    advice = page.partition("## When something is wrong\n")[2].partition("\n## ")[0]
    alerts = {rule["alert"] for group in read(DEPLOY / "prometheus/alerts.yml")["groups"] for rule in group["rules"]}
    assert {name for name in alerts if f"`{name}`" not in advice} == set()


def test_no_panel_lies_on_another() -> None:
    panels = read(DEPLOY / "grafana/tenfold.json")["panels"]
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels]
    assert len(set(places)) == len(places)
    assert all(panel["targets"] for panel in panels)


@pytest.mark.parametrize("given", ["", "two words", "a" * 65, "<b>", "a\tb"])
def test_an_id_that_is_not_well_formed_is_replaced(live: Live, given: str) -> None:
    answers = [httpx.get(f"{live.url}/healthz", headers={HEADER: given} if given else {}) for _ in range(2)]
    ids = {answer.headers[HEADER] for answer in answers}
    assert len(ids) == 2
    assert given not in ids


@pytest.mark.parametrize("path", ["/healthz", "/api/games", "/api/me", "/no-such-file"])
def test_an_id_that_is_given_comes_back(live: Live, path: str) -> None:
    assert httpx.get(f"{live.url}{path}", headers={HEADER: GIVEN}).headers[HEADER] == GIVEN


@awaited
async def test_a_WebSocket_has_an_id_too(live: Live) -> None:
    async with Party(live.url) as party:
        [guest] = await party.guests("Anna")
        table = await party.lobby(guest)
        wire = await party.wire(table, {"Authorization": f"Bearer {guest.token}", HEADER: GIVEN})
        response = wire.socket.response
        assert response is not None
        assert response.headers[HEADER] == GIVEN


def failing(folder: Path, *options: str) -> Live:
    """A server where every table breaks when something there has become durable."""
    code = (
        "from tenfold.server.live.room import Room\n"
        "def broken(*_): raise RuntimeError('planted\\nsecond line')\n"
        "Room.settle = broken"
    )
    live = changed_server(folder, code)
    live.command += options
    return live


def break_something(live: Live) -> None:
    """Say something at a table: the request ends well, and the log has the error."""
    with httpx.Client(base_url=live.url) as http:
        http.post("/api/guests", json={"name": "Ada"}).raise_for_status()
        table = http.post("/api/tables", json={"game": "ten"}).json()["table"]["id"]
        asked = {"id": "one", "command": {"do": "say", "text": "hello"}}
        http.post(f"/api/tables/{table}/do", json=asked, headers={HEADER: GIVEN})


def test_what_a_request_sets_going_is_logged_with_its_id(tmp_path: Path) -> None:
    with failing(tmp_path) as live:
        break_something(live)
        live.stop()
    assert f"ERROR [{GIVEN}] A table failed after it was written" in live.logged()


def test_the_log_can_be_JSON_in_every_line(tmp_path: Path) -> None:
    with failing(tmp_path, "--log-format", "json") as live:
        break_something(live)
        live.stop()
    lines = [json.loads(line) for line in live.logged().splitlines() if line.startswith("{")]
    [error] = [line for line in lines if line["level"] == "error"]
    assert (error["request"], error["message"]) == (GIVEN, "A table failed after it was written")
    assert "planted\nsecond line" in error["traceback"]
    assert [line for line in live.logged().splitlines() if "planted" in line and not line.startswith("{")] == []


def test_another_form_of_the_log_is_refused(tmp_path: Path) -> None:
    live = Live(tmp_path)
    live.command += ["--log-format", "xml"]
    with pytest.raises(RuntimeError, match="xml"):
        live.start()
