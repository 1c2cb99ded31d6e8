"""How the HTTP interface describes itself: the OpenAPI document at `/schema/openapi.json`.

`python -m tenfold.server.http.openapi` prints it without a server.
"""

from __future__ import annotations

from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, License, SecurityScheme, Tag
from litestar.types import Method
from litestar.types.internal_types import PathParameterDefinition

import tenfold
from tenfold.server.http import shown
from tenfold.server.identity.door import COOKIE, SECURE_COOKIE

DESCRIPTION = (
    "Tables at which people and bots play. Moves go over the WebSocket of a table, /api/tables/{table}/socket, "
    "whose messages /schema/messages.json describes."
)
FAILURES = {
    400: "What was sent cannot be understood.",
    401: "Nobody knows you.",
    403: "That is not yours to do.",
    404: "There is no such thing.",
    409: "The table does not do it; nothing was changed.",
    413: "What was sent is too long.",
    429: "Too much at once.",
    503: "Something needed is away or not ready; nothing was changed as far as we know.",
}
NOTHING_TO_SAY = {204: ResponseSpec(None, description="Done; there is nothing to say.", generate_examples=False)}
GUESTS_ONLY: list[dict[str, list[str]]] = [{"cookie": []}, {"bearer": []}]
ANYBODY = [{}, *GUESTS_ONLY]


def failures(*statuses: int) -> dict[int, ResponseSpec]:
    """The answers that say no, all in one shape."""
    return {
        status: ResponseSpec(shown.Failure, description=FAILURES[status], generate_examples=False)
        for status in statuses or FAILURES
    }


def name_of(handler: HTTPRouteHandler, method: Method, path: list[str | PathParameterDefinition]) -> str:
    return handler.handler_name


OPENAPI = OpenAPIConfig(
    title="Tenfold",
    version=tenfold.__version__,
    description=DESCRIPTION,
    license=License("MIT", identifier="MIT"),
    path="/schema",
    render_plugins=[JsonRenderPlugin()],
    use_handler_docstrings=True,
    operation_id_creator=name_of,
    tags=[
        Tag("people", "Who one is: guests, their devices and their tokens."),
        Tag("tables", "Which tables and games there are, and what one can ask a table for."),
        Tag("host", "For those who run the server."),
    ],
    components=Components(
        security_schemes={
            "cookie": SecurityScheme(
                "apiKey",
                f"The guest of this browser, by POST /api/guests; over TLS it is {SECURE_COOKIE}.",
                COOKIE,
                "cookie",
            ),
            "bearer": SecurityScheme("http", "A token of POST /api/me/tokens, for a bot.", scheme="bearer"),
        }
    ),
)
