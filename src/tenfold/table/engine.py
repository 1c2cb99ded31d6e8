"""`tenfold engine`: the rules over a line protocol, one JSON object in, one out. This part knows nothing of pipes.

For bots and front ends in any language, as UCI is for chess. (Bots of ours that move or analyse are added by
`tenfold.bots.thinking_engine`.) Events are told as a spectator sees them; what a seat may know
besides is in its view.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec

import tenfold
from tenfold.core.errors import NoGame, NotAllowed, NotUnderstood, TenfoldError
from tenfold.core.game import AnyGame
from tenfold.core.lines import view_line
from tenfold.core.record import read_record
from tenfold.core.registry import find_game, game_names, usual_game
from tenfold.table.session import Session

LONGEST_LINE_BYTES = 1 << 18

Request = dict[str, Any]
Reply = dict[str, Any]


class Quit(Exception):
    """The other side said goodbye."""


def text_field(request: Request, name: str) -> str:
    value = request.get(name)
    if not isinstance(value, str):
        raise NotUnderstood(f'{request["op"]} needs a "{name}" that is text.')
    return value


def number_field(request: Request, name: str, usual: int, least: int) -> int:
    value = request.get(name, usual)
    if type(value) is not int or value < least:
        raise NotUnderstood(f'{request["op"]} takes a "{name}" that is a whole number from {least} on.')
    return value


class Engine:
    """Answers requests about one game at a time. A method of the same name answers each of `fields`, the requests."""

    fields: ClassVar[dict[str, set[str]]] = {
        "hello": set(),
        "start": {"game", "options", "seed"},
        "position": {"record", "at", "line", "seed"},
        "line": {"seat"},
        "do": {"action"},
        "undo": {"actions"},
        "view": {"seat"},
        "aid": {"seat"},
        "outcome": set(),
        "record": set(),
        "quit": set(),
    }

    def __init__(self) -> None:
        self.session: Session | None = None

    def answer(self, line: bytes) -> Iterator[bytes]:
        """The replies to one line: mostly one. Raises Quit after `quit`."""
        try:
            for reply in self.replies(self.read(line)):
                yield msgspec.json.encode(reply)
        except TenfoldError as error:
            yield msgspec.json.encode({"error": error.report()})

    def replies(self, request: Request) -> Iterator[Reply]:
        yield getattr(self, request["op"])(request)

    def read(self, line: bytes) -> Request:
        request = read_object(line)
        if str(request.get("op")) not in self.fields:
            raise NotUnderstood(f'Send an object whose "op" is one of {", ".join(self.fields)}.')
        if request["op"] != "start":
            refuse_unknown(request, self.fields[request["op"]])
        return request

    def hello(self, request: Request) -> Reply:
        """What this is, and what it plays."""
        return {"tenfold": tenfold.__version__, "games": {name: self.about(find_game(name)) for name in game_names()}}

    def about(self, game: AnyGame) -> Reply:
        return {"rules": game.rules_version, "options": msgspec.to_builtins(game.read_options({}))}

    def start(self, request: Request) -> Reply:
        game = find_game(text_field(request, "game"))
        refuse_unknown(request, self.fields["start"] | ({game.fixable} if game.fixable else set()))
        seed = text_field(request, "seed") if request.get("seed") is not None else None
        self.session = Session.start(game.name, request.get("options"), seed, request.get(game.fixable or ""))
        return self.moved()

    def position(self, request: Request) -> Reply:
        """Any moment of a record, the game after so many actions of it or after all; or what a line says."""
        if "line" in request:
            seed = text_field(request, "seed") if "seed" in request else ""
            self.session = Session.set_up(text_field(request, "line"), seed)
            return self.moved()
        if "record" not in request:
            raise NotUnderstood('position needs a "record" or a "line" that is text.')
        record = read_record(text_field(request, "record"))
        at = number_field(request, "at", len(record.actions), least=0)
        if at > len(record.actions):
            raise NotUnderstood(f"The record has {len(record.actions)} actions; it has no position after {at}.")
        self.session = Session(msgspec.structs.replace(record, actions=record.actions[:at], sealed=None))
        return self.moved()

    def do(self, request: Request) -> Reply:
        self.running().do(text_field(request, "action"))
        return self.moved()

    def undo(self, request: Request) -> Reply:
        """The game without its last actions; chance deals the same again."""
        log, actions = self.running().log, number_field(request, "actions", 1, least=1)
        if actions > len(log.actions):
            raise NotAllowed(f"Only {len(log.actions)} actions have been done; {actions} cannot be taken back.")
        self.session = self.running().without(actions)
        return self.moved()

    def view(self, request: Request) -> Reply:
        return {"view": self.running().position.view(request.get("seat"))}

    def line(self, request: Request) -> Reply:
        """What a seat sees, or without one the whole state, in one line."""
        if "seat" not in request:
            return {"line": self.running().state_line()}
        return {"line": view_line(self.running().position.view(request["seat"]))}

    def aid(self, request: Request) -> Reply:
        """What follows from a view: odds, what an action would bring."""
        position, seat = self.running().position, request.get("seat")
        legal = position.legal() if seat is not None and seat == position.to_act else []
        return {"aid": position.game.aid(position.view(seat), legal)}

    def outcome(self, request: Request) -> Reply:
        outcome = self.running().position.outcome()
        if outcome is None:
            raise NotAllowed('The game is not over yet, so it has no outcome; play on until "over" is true.')
        return {"outcome": outcome}

    def record(self, request: Request) -> Reply:
        return {"record": self.running().record()}

    def quit(self, request: Request) -> Reply:
        raise Quit

    def running(self) -> Session:
        if self.session is None:
            raise NoGame(f'No game has been started; send {{"op":"start","game":"{usual_game()}"}} first.')
        return self.session

    def moved(self) -> Reply:
        position = self.running().position
        events = position.events(None)
        return {"to_act": position.to_act, "legal": position.legal(), "events": events, "over": position.is_over}


def read_object(line: bytes) -> Request:
    if len(line) > LONGEST_LINE_BYTES:
        raise NotUnderstood(f"A line may hold at most {LONGEST_LINE_BYTES:,} bytes; this one is longer.")
    try:
        request = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NotUnderstood(f'Not a line of JSON: {error}. Send one object a line, like {{"op":"view","seat":0}}.') from None
    return request if isinstance(request, dict) else {}


def refuse_unknown(request: Request, allowed: set[str]) -> None:
    for name in request:
        if name != "op" and name not in allowed:
            fields = ", ".join(sorted(allowed)) or "no fields"
            raise NotUnderstood(f"{request['op']} has no field {name[:40]!r}; it takes {fields}.")
