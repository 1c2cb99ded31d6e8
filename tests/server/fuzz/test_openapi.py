"""The HTTP interface keeps to its own description, whatever is sent to it: schemathesis over the OpenAPI document."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings

from tests.server.fuzz.house import served

EXAMPLES = 25
QUIET = settings(
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
schema = schemathesis.pytest.from_fixture("document")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("openapi")) as url:
        yield url


@pytest.fixture(scope="module")
def document(address: str) -> Any:
    return schemathesis.openapi.from_url(f"{address}/schema/openapi.json")


@pytest.fixture(scope="module")
def token(address: str) -> str:
    with httpx.Client(base_url=address) as client:
        client.post("/api/guests", json={"name": "Fuzz"}).raise_for_status()
        return str(client.post("/api/me/tokens", json={}).raise_for_status().json()["token"])


@schema.parametrize()
@QUIET
def test_a_guest_gets_what_is_described(case: schemathesis.Case, token: str) -> None:
    case.call_and_validate(headers={"Authorization": f"Bearer {token}"})


@schema.parametrize()
@QUIET
def test_nobody_gets_what_is_described(case: schemathesis.Case) -> None:
    case.call_and_validate()
