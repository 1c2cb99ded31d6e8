"""For the tests of the client: a real server to talk to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.live import Live


@pytest.fixture(scope="session")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Live(tmp_path_factory.mktemp("server")) as server:
        yield server
