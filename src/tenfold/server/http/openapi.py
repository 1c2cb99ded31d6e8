"""The OpenAPI document of the HTTP interface without a server, for who makes types of it.

`python -m tenfold.server.http.openapi` prints it; a server gives the same, with its pages for hosts, at `/schema/openapi.json`.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec
from litestar import Litestar
from litestar.di import Provide

from tenfold.server.http.api import api
from tenfold.server.http.described import OPENAPI

WHAT_HANDLERS_ASK_FOR = ("hall", "people", "traffic")


def absent() -> Provide:
    """There is no server, and a description needs none."""
    return Provide(lambda: None, sync_to_thread=False)


def document() -> dict[str, Any]:
    """What the interface takes and gives."""
    dependencies = {name: absent() for name in WHAT_HANDLERS_ASK_FOR}
    return Litestar([api], dependencies=dependencies, openapi_config=OPENAPI).openapi_schema.to_schema()


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(document())).decode() + "\n")
