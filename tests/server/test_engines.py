"""What thinks in the browser, over HTTP: listed as far as it is made, given out for ever, and nothing else from that folder."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from tenfold.bots.engines import INDEX, Engines, newest_source
from tenfold.core.compile.wasm.rules import Manifest
from tenfold.server.http import engines
from tests.patience import until, work_of
from tests.server.live import Live

NONE = b'{"games":{}}'


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Live(tmp_path_factory.mktemp("engines")) as server:
        yield server


def listed(live: Live) -> Engines:
    answer = httpx.get(f"{live.url}/engines/engines.json")
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    return msgspec.json.decode(answer.content, type=Engines)


@pytest.mark.compiles
@pytest.mark.xdist_group("compiled trick_later")
def test_the_first_to_ask_starts_the_making_and_what_is_made_is_given_out(live: Live) -> None:
    until(lambda: "trick_later" in listed(live).games, lambda: work_of(live.pid), "modules that are made", pause_s=0.2)
    rules = listed(live).games["trick_later"].rules
    assert rules is not None
    code, manifest = (httpx.get(f"{live.url}/engines/{name}") for name in (rules.code, rules.manifest))
    assert (code.headers["content-type"], code.content[:4]) == ("application/wasm", b"\0asm")
    assert "immutable" in code.headers["cache-control"]
    assert hashlib.sha256(code.content).hexdigest()[:12] in rules.code
    assert msgspec.json.decode(manifest.content, type=Manifest).game == "trick_later"


def test_only_what_is_listed_is_given_out(live: Live) -> None:
    for name in ("ten.wasm", "..%2fengines.json", ".", "engines.json.part", "a/b"):
        assert httpx.get(f"{live.url}/engines/{name}").status_code == 404


@pytest.fixture
def fresh_shelf() -> Iterator[None]:
    engines.shelf.cache_clear()
    yield
    engines.shelf.cache_clear()


def test_without_numba_there_are_those_that_came_with_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh_shelf: None
) -> None:
    monkeypatch.setattr(engines, "is_installed", lambda extra: False)
    monkeypatch.setattr(engines, "PAGE", tmp_path)
    assert engines.list_in(engines.shelf()) == NONE
    (tmp_path / "engines").mkdir()
    (tmp_path / "engines" / INDEX).write_bytes(b"whatever was built")
    assert engines.list_in(engines.shelf()) == b"whatever was built"


def test_a_list_from_before_the_rules_changed_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh_shelf: None
) -> None:
    started: list[tuple[str, ...]] = []
    monkeypatch.setattr(engines, "place", lambda: tmp_path)
    monkeypatch.setattr(engines, "compiler", lambda *command: started.append(command))
    index = tmp_path / INDEX
    index.write_bytes(b"of the rules as they are")
    assert engines.list_in(engines.shelf()) == b"of the rules as they are"
    os.utime(index, (0, newest_source() - 1))
    assert engines.list_in(engines.shelf()) == NONE
    assert started == [("tenfold.bots.engines", str(tmp_path))]
