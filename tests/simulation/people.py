"""People with their devices: they come, sit, play, chat, lose their connection, come back and send what was not answered."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

import msgspec

from tenfold.core.seal import entropy_commitment
from tenfold.server.live.connection import CLOSED_TO_YOU
from tenfold.server.live.hall import Hall
from tenfold.server.store import Guest
from tenfold.table.commands import (
    AddBot,
    Again,
    AnyCommand,
    Commit,
    Concede,
    Leave,
    Move,
    Nudge,
    Reveal,
    Say,
    Sit,
    Start,
    TakeBack,
)
from tenfold.table.messages import Do, Join, Look, React, write_message
from tests.simulation.wire import Wire

if TYPE_CHECKING:
    from tests.simulation.evening import Evening

AGAIN_S = 0.5
FOREVER = float("inf")
UNWISE: list[AnyCommand] = [Concede(), Nudge(), Leave()]


def unheard(text: bytes) -> None:
    """What comes on a connection that somebody has left."""


def unnoticed(code: int) -> None:
    """Its end."""


class Asked(msgspec.Struct):
    """A request without an answer, how often it was sent, and each time on this connection whether it was done by then."""

    table: str
    text: bytes
    times: int = 0
    done: list[bool] = []


class Told(msgspec.Struct):
    """What somebody was told of a table: when they asked for it, and `live` if it was told as it happened."""

    table: str
    guest: str | None
    message: dict[str, Any]
    asked_ms: int
    live: bool


class Device:
    """One client of one person, or of somebody who only watches. `busy` people act; others answer what is theirs to answer."""

    def __init__(self, evening: Evening, name: str, guest: Guest | None, table: str) -> None:
        self.evening, self.world = evening, evening.world
        self.name, self.guest = name, guest
        self.ids = count(1)
        self.asked: dict[str, Asked] = {}
        self.ledger: dict[tuple[str, str], int] = {}
        self.refused: list[tuple[str, str, str]] = []
        self.told: list[Told] = []
        self.wire: Wire | None = None
        self.away_until = 0.0
        self.looks = False
        self.come_to(table)
        self.world.after(self.world.rng.random(), self.think)

    @property
    def me(self) -> str | None:
        return None if self.guest is None else self.guest.id

    def come_to(self, table: str) -> None:
        """Look at a table for the first time."""
        self.table = table
        self.seq: int | None = None
        self.shown: dict[str, Any] | None = None
        self.seat: int | None = None
        self.legal: list[str] | None = None
        self.joined = self.impatient = False
        self.asked.clear()

    # The connection.

    def connect(self) -> None:
        process = self.evening.any_process()
        if process is None or self.wire is not None or self.world.now < self.away_until:
            return
        self.wire = Wire(process, self.table, self.guest, next(self.evening.connections), self.hear, self.lost)
        self.since = self.wanted_since()
        self.asked_ms, self.floor = self.world.wall_ms(), self.evening.known.get(self.table, 0)
        self.wire.say(write_message(Join(self.since, aid=False)))
        self.impatient = self.world.rng.random() < 0.5
        if self.impatient:
            self.send_all()

    def wanted_since(self) -> int | None:
        """Most want what they lack, some only how it is now, some the whole story."""
        chosen = self.world.rng.random()
        if chosen < 0.1:
            self.seq = 0
        return self.seq if chosen < 0.9 else None

    @property
    def is_here(self) -> bool:
        """Joined, at a process that knows of it."""
        return self.joined and self.wire is not None and self.wire.connected and self.wire.loop.alive

    def lost(self, code: int) -> None:
        self.wire, self.joined = None, False
        for asked in self.asked.values():
            asked.done = []
        if code == CLOSED_TO_YOU:
            self.shown_out()

    def shown_out(self) -> None:
        """Whoever has no seat may be, where the house does not want watchers."""
        self.away_until = FOREVER
        if self.evening.house.watchers or self.evening.has_seat(self.table, self.me):
            self.world.wrong(f"{self.name} was shown out")

    def cut(self) -> None:
        if self.wire is not None:
            self.wire.break_off()

    def go_away(self, seconds: float) -> None:
        self.away_until = self.world.now + seconds
        self.cut()

    def hear(self, text: bytes) -> None:
        message = msgspec.json.decode(text)
        self.world.note(f"{self.name} hears {message['type']} {message.get('seq', '')} {message.get('code', '')}")
        listen = getattr(self, f"hear_{message['type']}", None)
        if listen is not None:
            listen(message)

    def hear_snapshot(self, message: dict[str, Any]) -> None:
        if self.since is not None and message["seq"] != self.seq:
            self.world.wrong(f"{self.name} has heard the story up to {self.seq}, and it led to {message['seq']}")
        if message["seq"] < self.floor:
            self.world.wrong(f"{self.name} is shown {message['seq']} after {self.floor} was known")
        self.seq, self.seat, self.joined = message["seq"], message["seat"], True
        self.keep(message, live=True)
        self.see(message)
        if not self.impatient:
            self.send_all()

    def hear_news(self, message: dict[str, Any]) -> None:
        if self.seq is None or message["seq"] != self.seq + 1:
            self.world.wrong(f"{self.name} hears {message['seq']} after {self.seq}")
        self.seq = message["seq"]
        self.keep(message, live=self.joined)
        if self.joined:
            self.see(message)
        if message.get("id") is not None:
            self.acknowledged(message["id"], message["seq"])

    def hear_presence(self, message: dict[str, Any]) -> None:
        """Who is there, and how they react, can be said of what somebody sees."""
        if not self.joined:
            self.world.wrong(f"{self.name} hears {message['type']} before the table is shown")

    hear_reacted = hear_presence

    def hear_done(self, message: dict[str, Any]) -> None:
        self.acknowledged(message["id"], message["seq"])

    def hear_refused(self, message: dict[str, Any]) -> None:
        request, code = message.get("id") or "", message["code"]
        asked = self.asked.get(request)
        done = (self.table, request) in self.ledger if asked is None else asked.done.pop(0)
        if done and code != "unavailable":
            self.world.wrong(f"{self.name} is refused {request} ({code}), which was done")
        if asked is None:
            return
        if code == "unavailable":
            self.world.after(AGAIN_S, self.send, request)
        else:
            del self.asked[request]
            if asked.times == 1:
                self.refused.append((asked.table, request, code))

    def keep(self, message: dict[str, Any], live: bool) -> None:
        self.told.append(Told(self.table, self.me, message, self.asked_ms, live))
        self.evening.learn(self.table, message["seq"])

    def see(self, message: dict[str, Any]) -> None:
        self.legal = message.get("legal")
        if message.get("table") is not None:
            self.shown = message["table"]
            seats = [seat.get("guest") for seat in message["table"]["seats"]]
            self.seat = seats.index(self.me) if self.me is not None and self.me in seats else None

    def acknowledged(self, request: str, seq: int) -> None:
        self.asked.pop(request, None)
        before = self.ledger.setdefault((self.table, request), seq)
        if before != seq:
            self.world.wrong(f"{self.name} was told that {request} is at {before}, then at {seq}")
        self.evening.learn(self.table, seq)

    # What they do.

    def think(self) -> None:
        """Now and then, unless all hold still."""
        self.world.after(self.world.rng.expovariate(1 / self.evening.tempo_s), self.think)
        if self.evening.resting:
            return
        if self.wire is None:
            self.connect()
        elif self.joined:
            self.act()

    def act(self) -> None:
        assert self.shown is not None
        if self.shown["next"] is not None and self.world.rng.random() < 0.5:
            self.follow(self.shown["next"])
        elif self.world.chance(0.05):
            self.play_about()
        elif self.guest is not None and len(self.asked) < 2 and (command := self.wish(self.shown)) is not None:
            self.ask(command)

    def talk(self) -> None:
        if self.is_here and self.seat is not None and len(self.asked) < 2:
            self.ask(Say(f"Hello {self.seq}"))

    def follow(self, table: str) -> None:
        """Go to the rematch, and hear no more of this table."""
        assert self.wire is not None
        self.wire.heard, self.wire.closed = unheard, unnoticed
        self.wire.break_off()
        self.wire = None
        self.come_to(table)

    def play_about(self) -> None:
        """What is done without need: asked again, shown, looked at from elsewhere."""
        what = self.world.rng.randrange(4)
        if what == 0 and self.asked:
            self.send(next(iter(self.asked)))
        elif what == 1 and self.wire is not None and self.seat is not None:
            self.wire.say(write_message(React("bravo")))
        elif what == 2 and self.wire is not None:
            self.wire.say(write_message(Look(self.world.rng.random() < 0.5)))
        else:
            self.look_from_elsewhere()

    def look_from_elsewhere(self) -> None:
        """Over HTTP, perhaps at another process."""
        process = self.evening.any_process()
        if process is None:
            return
        table, floor, asked_ms = self.table, self.evening.known.get(self.table, 0), self.world.wall_ms()

        def seen(found: Any) -> None:
            if isinstance(found, Exception):
                return
            message = msgspec.json.decode(found)
            if message["seq"] < floor:
                self.world.wrong(f"{self.name} sees {message['seq']} from elsewhere after {floor} was known")
            self.told.append(Told(table, self.me, message, asked_ms, live=True))
            self.evening.learn(table, message["seq"])

        async def look(hall: Hall) -> bytes:
            return write_message(await (await hall.room(table)).seen_by(self.me))

        process.ask(look, seen)

    def ask(self, command: AnyCommand) -> None:
        request = f"{self.name}-{next(self.ids)}"
        self.asked[request] = Asked(self.table, write_message(Do(request, command)))
        self.send(request)
        if self.world.chance(0.03):
            self.send(request)

    def send_all(self) -> None:
        """What has no answer; the impatient do not wait until they have heard what they missed, where it may be."""
        for request in list(self.asked):
            self.send(request)

    def send(self, request: str) -> None:
        asked = self.asked.get(request)
        if asked is not None and self.wire is not None and (self.joined or self.impatient):
            asked.times += 1
            asked.done.append((self.table, self.me, request) in self.evening.disk.done)
            self.world.note(f"{self.name} asks {asked.text.decode()}")
            self.wire.say(asked.text)

    def wish(self, shown: dict[str, Any]) -> AnyCommand | None:
        """What somebody would like to do now."""
        if self.world.chance(0.08):
            return Say(f"Hello {self.seq}")
        by_status = {
            "lobby": self.wish_before,
            "dealing": self.wish_dealing,
            "playing": self.wish_playing,
            "over": self.wish_after,
        }
        return by_status[shown["status"]](shown)

    def wish_before(self, shown: dict[str, Any]) -> AnyCommand | None:
        free = [seat for seat, one in enumerate(shown["seats"]) if one["is"] == "open"]
        if self.seat is None and (free or self.me != shown["host"]):
            return Sit(self.world.rng.choice(free)) if free and not self.looks else None
        if self.seat is None:
            return Start()
        if self.world.chance(0.03):
            return Leave()
        if not shown["seats"][self.seat].get("commitment") and self.world.rng.random() < 0.5:
            return Commit(entropy_commitment(self.table, self.entropy))
        if self.me != shown["host"]:
            return None
        if free:
            return AddBot(free[0], "random") if self.world.rng.random() < 0.1 else None
        return Start()

    def wish_dealing(self, shown: dict[str, Any]) -> AnyCommand | None:
        own = None if self.seat is None else shown["seats"][self.seat]
        return Reveal(self.entropy) if own and own.get("commitment") and not own.get("revealed") else None

    @property
    def entropy(self) -> str:
        return f"of {self.me}"

    def wish_playing(self, shown: dict[str, Any]) -> AnyCommand | None:
        if self.seat is None:
            return None
        if shown["seats"][self.seat].get("bot") is not None:
            return TakeBack() if self.world.rng.random() < 0.3 else None
        if self.world.chance(0.02):
            return self.world.rng.choice(UNWISE)
        if not self.legal:
            return Move(["nonsense"], self.seq or 0) if self.world.chance(0.02) else None
        return Move([self.world.rng.choice(self.legal)], self.seq or 0)

    def wish_after(self, shown: dict[str, Any]) -> AnyCommand | None:
        done = self.seat is None or self.seat in shown.get("wants", []) or shown["next"] is not None
        return None if done or not self.world.chance(0.5) else Again()
