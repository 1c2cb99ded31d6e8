"""For all tests: what they run on, how long they wait, and which stay together."""

from __future__ import annotations

import signal
import tomllib
from collections.abc import Generator
from importlib.metadata import distribution
from pathlib import Path

import pytest
from httpx._config import DEFAULT_TIMEOUT_CONFIG
from hypothesis import HealthCheck, settings

from tests.patience import watched

# Started in the background, a shell hands down an ignored Ctrl-C; the programs under test must hear theirs.
signal.signal(signal.SIGINT, signal.default_int_handler)

# How long an example takes says how busy the machine is, no more.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

# The same for an answer: httpx would give a server five seconds for each.
DEFAULT_TIMEOUT_CONFIG.connect = DEFAULT_TIMEOUT_CONFIG.read = DEFAULT_TIMEOUT_CONFIG.write = DEFAULT_TIMEOUT_CONFIG.pool = None


def pytest_itemcollected(item: pytest.Item) -> None:
    """What the tests of a file share is made once: they go to one process, unless they say which."""
    if shares_with_its_file(item) and item.get_closest_marker("xdist_group") is None:
        item.add_marker(pytest.mark.xdist_group(item.nodeid.partition("::")[0]))


def shares_with_its_file(item: pytest.Item) -> bool:
    fixtures = getattr(item, "_fixtureinfo", None)
    return fixtures is not None and any(one.scope == "module" for found in fixtures.name2fixturedefs.values() for one in found)


def pytest_configure() -> None:
    """Games, bots and screens are known by what was installed: say so where pyproject.toml has gone on since then."""
    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    registered = {(entry.group, entry.name, entry.value) for entry in distribution("tenfold").entry_points}
    for group, entries in project["entry-points"].items():
        if not {(group, name, place) for name, place in entries.items()} <= registered:
            raise pytest.UsageError(
                f"pyproject.toml has new entries in {group}: `make setup`, or pip install --no-deps -e ., registers them."
            )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Generator[None, object, object]:
    with watched():
        return (yield)
