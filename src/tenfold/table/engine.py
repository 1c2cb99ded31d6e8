"""`tenfold engine`: the rules over a line protocol, one JSON object in, one out. This part knows nothing of pipes.

For bots and front ends in any language, as UCI is for chess. Events are told as a spectator sees them; what a seat may know
besides is in its view.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tenfold.core.errors import NoGame, NotAllowed, NotUnderstood, TenfoldError
from tenfold.core.registry import find_game, usual_game
from tenfold.table.session import Session

LONGEST_LINE_BYTES = 1 << 18
FIELDS = {
    "start": {"game", "options", "seed"},
    "do": {"action"},
    "view": {"seat"},
    "outcome": set(),
    "record": set(),
    "quit": set(),
}


class Quit(Exception):
    """The other side said goodbye."""


def text_field(request: dict[str, Any], name: str) -> str:
    value = request.get(name)
    if not isinstance(value, str):
        raise NotUnderstood(f'{request["op"]} needs a "{name}" that is text.')
    return value


class Engine:
    """Answers requests about one game at a time."""

    def __init__(self) -> None:
        self.session: Session | None = None

    def answer(self, line: bytes) -> bytes:
        """The reply to one line. Raises Quit after `quit`."""
        try:
            reply = self.reply(read_request(line))
        except TenfoldError as error:
            reply = {"error": error.report()}
        return msgspec.json.encode(reply)

    def reply(self, request: dict[str, Any]) -> dict[str, Any]:
        match request["op"]:
            case "start":
                return self.start(request)
            case "do":
                self.running().do(text_field(request, "action"))
                return self.moved()
            case "view":
                return {"view": self.running().position.view(request.get("seat"))}
            case "outcome":
                return self.outcome()
            case "record":
                return {"record": self.running().record()}
            case _:
                raise Quit

    def start(self, request: dict[str, Any]) -> dict[str, Any]:
        game = find_game(text_field(request, "game"))
        refuse_unknown(request, FIELDS["start"] | ({game.fixable} if game.fixable else set()))
        seed = text_field(request, "seed") if request.get("seed") is not None else None
        self.session = Session.start(game.name, request.get("options"), seed, request.get(game.fixable or ""))
        return self.moved()

    def running(self) -> Session:
        if self.session is None:
            raise NoGame(f'No game has been started; send {{"op":"start","game":"{usual_game()}"}} first.')
        return self.session

    def moved(self) -> dict[str, Any]:
        position = self.running().position
        events = position.events(None)
        return {"to_act": position.to_act, "legal": position.legal(), "events": events, "over": position.is_over}

    def outcome(self) -> dict[str, Any]:
        outcome = self.running().position.outcome()
        if outcome is None:
            raise NotAllowed('The game is not over yet, so it has no outcome; play on until "over" is true.')
        return {"outcome": outcome}


def read_request(line: bytes) -> dict[str, Any]:
    if len(line) > LONGEST_LINE_BYTES:
        raise NotUnderstood(f"A line may hold at most {LONGEST_LINE_BYTES:,} bytes; this one is longer.")
    try:
        request = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NotUnderstood(f'Not a line of JSON: {error}. Send one object a line, like {{"op":"view","seat":0}}.') from None
    if not isinstance(request, dict) or str(request.get("op")) not in FIELDS:
        raise NotUnderstood(f'Send an object whose "op" is one of {", ".join(FIELDS)}.')
    if request["op"] != "start":
        refuse_unknown(request, FIELDS[request["op"]])
    return request


def refuse_unknown(request: dict[str, Any], allowed: set[str]) -> None:
    for name in request:
        if name != "op" and name not in allowed:
            fields = ", ".join(sorted(allowed)) or "no fields"
            raise NotUnderstood(f"{request['op']} has no field {name[:40]!r}; it takes {fields}.")
