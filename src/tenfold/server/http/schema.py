"""The messages of the WebSocket as one JSON Schema document, for pages and bots in other languages.

`python -m tenfold.server.http.schema` prints it; a server gives it at `/schema/messages.json`.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from typing import Any

import msgspec
from litestar import Response, get

from tenfold.core.dependencies import conditions
from tenfold.core.registry import find_game, game_names
from tenfold.table.messages import PROTOCOL, AnyMessage, AnyRequest

DIALECT = "https://json-schema.org/draft/2020-12/schema"
PLACE = "#/$defs/"
DESCRIPTION = (
    "A view in a message is NAME.View, its events are a list of NAME.Event, and its aid is NAME.Aid; NAME is the table's game."
)


def message_parts() -> dict[str, Any]:
    """What both sides say. The names are those of the types."""
    (request, message), parts = msgspec.json.schema_components([AnyRequest, AnyMessage], ref_template=PLACE + "{name}")
    return {"AnyRequest": request, "AnyMessage": message, **parts}


def game_parts(name: str) -> dict[str, Any]:
    """What a game adds, each name behind the game's own, so that no other game can change it."""
    game = find_game(name)
    kinds = {"View": game.view_type, "Event": game.event_type, "Options": game.options_type}
    if game.aid_type is not None:
        kinds["Aid"] = game.aid_type
    own, parts = msgspec.json.schema_components(kinds.values(), ref_template=f"{PLACE}{name}.{{name}}")
    parts[game.options_type.__name__] |= conditions(game.options_type, game.depends)
    named = dict(zip(kinds, own, strict=True))
    return {f"{name}.{part}": schema for part, schema in (named | parts).items()}


@cache
def messages() -> dict[str, Any]:
    """The whole document: any message of either side, and under `$defs` every kind of it, and what each game adds."""
    parts = message_parts()
    for name in game_names():
        parts |= game_parts(name)
    return {
        "$schema": DIALECT,
        "title": f"Tenfold messages, protocol {PROTOCOL}",
        "description": DESCRIPTION,
        "anyOf": [{"$ref": PLACE + "AnyRequest"}, {"$ref": PLACE + "AnyMessage"}],
        "$defs": parts,
    }


@get("/schema/messages.json", include_in_schema=False, sync_to_thread=False)
def messages_schema() -> Response[dict[str, Any]]:
    """The document, for whoever wants to check or to generate."""
    return Response(messages(), media_type="application/schema+json")


if __name__ == "__main__":
    json.dump(messages(), sys.stdout, indent=2)
    sys.stdout.write("\n")
