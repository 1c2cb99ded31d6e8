"""The HTTP interface keeps to its own description, whatever is sent to it: schemathesis over the OpenAPI document."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import given
from hypothesis import strategies as st
from schemathesis.checks import CHECKS, load_all_checks

from tenfold.server.http.api import FOR_ALL, FOR_GUESTS
from tenfold.server.http.health import health
from tests.server.fuzz.house import as_far_as, served

OPERATIONS = [handler.handler_name for handler in [*FOR_GUESTS, *FOR_ALL, *health]]
EXAMPLES = 12
# What fits the description may still be refused: an option that does not fit another one, a name of spaces.
load_all_checks()
UNFIT: list[Any] = CHECKS.get_by_names(["positive_data_acceptance"])
# A guest's good token goes with a bad cookie of schemathesis, which counts for nothing then.
UNFIT_FOR_GUESTS = [*UNFIT, *CHECKS.get_by_names(["ignored_auth"])]


class Visitor:
    """Somebody with or without a token, and what there is to find."""

    def __init__(self, document: Any, found: dict[str, str], headers: dict[str, str]) -> None:
        self.document = document
        self.found = found
        self.headers = headers

    def try_out(self, name: str) -> None:
        """Send whatever fits the description of an operation, and whatever does not."""
        operation = self.document.find_operation_by_id(name)
        known = {key: value for key, value in self.found.items() if f"{{{key}}}" in operation.path}
        kinds = [operation.as_strategy(mode) for mode in schemathesis.GenerationMode]
        kinds += [operation.as_strategy(path_parameters=known)] if known else []

        @as_far_as(EXAMPLES)
        @given(st.one_of(kinds))
        def answers_as_described(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(headers=self.headers, excluded_checks=UNFIT_FOR_GUESTS if self.headers else UNFIT)

        answers_as_described()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(f"sqlite:///{tmp_path_factory.mktemp('openapi') / 'tenfold.db'}") as url:
        yield url


@pytest.fixture(scope="module")
def document(address: str) -> Any:
    return schemathesis.openapi.from_url(f"{address}/schema/openapi.json")


@pytest.fixture(scope="module")
def host(address: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=address) as client:
        client.post("/api/guests", json={"name": "Host"}).raise_for_status()
        yield client


@pytest.fixture(scope="module")
def found(host: httpx.Client) -> dict[str, str]:
    """What a path may name."""
    table = host.post("/api/tables", json={"game": "ten", "house": {"public": True}}).json()["table"]
    return {"table": table["id"], "code": table["code"]}


@pytest.fixture(scope="module")
def guest(document: Any, host: httpx.Client, found: dict[str, str]) -> Visitor:
    token = host.post("/api/me/tokens", json={}).json()["token"]
    return Visitor(document, found, {"Authorization": f"Bearer {token}"})


@pytest.fixture(scope="module")
def nobody(document: Any, found: dict[str, str]) -> Visitor:
    return Visitor(document, found, {})


@pytest.mark.parametrize("operation", OPERATIONS)
def test_a_guest_is_answered_as_described(operation: str, guest: Visitor) -> None:
    guest.try_out(operation)


@pytest.mark.parametrize("operation", OPERATIONS)
def test_somebody_unknown_is_answered_as_described(operation: str, nobody: Visitor) -> None:
    nobody.try_out(operation)


def test_every_operation_is_tried(document: Any) -> None:
    operations = [result.ok().definition.raw for result in document.get_all_operations()]
    assert sorted(operation["operationId"] for operation in operations) == sorted(OPERATIONS)


def test_the_document_says_what_everything_is(address: str) -> None:
    document = httpx.get(f"{address}/schema/openapi.json").json()
    tags = {tag["name"] for tag in document["tags"]}
    for path, item in document["paths"].items():
        for operation in item.values():
            assert operation["description"].endswith("."), path
            assert operation["summary"], path
            assert set(operation["tags"]) <= tags, path
            assert all(answer["description"] for answer in operation["responses"].values()), path


def test_the_server_and_the_module_describe_the_interface_alike(address: str) -> None:
    """The page's types are made of what the module prints."""
    printed = subprocess.run([sys.executable, "-m", "tenfold.server.http.openapi"], capture_output=True, text=True, check=True)
    told, served = json.loads(printed.stdout), httpx.get(f"{address}/schema/openapi.json").json()
    assert {path: served["paths"][path] for path in told["paths"]} == told["paths"]
    assert {path for path in served["paths"] if path.startswith("/api")} == set(told["paths"])
    assert {name: served["components"]["schemas"][name] for name in told["components"]["schemas"]} == told["components"][
        "schemas"
    ]
