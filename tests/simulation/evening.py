"""One evening at the simulated server: a seed, and all that comes of it."""

from __future__ import annotations

import random
import warnings
from collections import Counter
from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec

from tenfold.server.live.hall import Hall
from tenfold.server.live.plans import ForBot, NewTable, Open
from tenfold.server.live.room import Room
from tenfold.server.store import Guest
from tenfold.table.commands import Person
from tenfold.table.entries import read_entry
from tenfold.table.plan import Clock, House
from tenfold.table.table import Table
from tests.simulation.people import FOREVER, Device
from tests.simulation.process import Process
from tests.simulation.replaced import simulated
from tests.simulation.store import Disk
from tests.simulation.truth import Truth, check_device
from tests.simulation.world import Broken, World

SMALL_DECK = {"b1": 2, "g2": 1, "$1": 2}
GAMES: list[tuple[str, dict[str, Any], int]] = [
    ("ten", {"players": 2, "deck": SMALL_DECK}, 2),
    ("ten", {"players": 3, "deck": SMALL_DECK}, 3),
    ("trick_later", {"players": 3}, 3),
]
PARTIES = [["Anna", "Ben", "Cara"], ["Dora", "Emil", "Fay"]]
# How long trouble lasts, and how long the slowest of what must happen after that may take: a clock's end, twice, and its grace.
TROUBLE_S = (3.0, 18.0)
LONGEST_S = 240.0
ALL_AWAY_S = 75.0
# After the truce a game has gone on when so many moves were made, or it is over.
MOVES_AFTER = 6
# When all is well, what one process has written is heard at another in much less; and for so long as a thread takes so often.
HEARD_S = 0.3
STEPS = 20
# People act for so long at most before everybody holds still, and whoever looks must have heard everything.
ACTING_S = 0.5
BREATH_S = 0.15
# By then whatever stood still has gone on, what was late has come, and who was deaf hears again.
THAWED_S = 6.0
# How long it may take until a process has a bot to think for.
BUSY_S = 5.0


class Report(msgspec.Struct, frozen=True):
    """What an evening came to; `broken` is what was not so that must always be so."""

    seed: int
    broken: str | None
    digest: int
    hours: float
    steps: int
    entries: int
    acknowledged: int
    deaths: int


class Evening:
    """Processes, a store, people at their devices, and what befalls them."""

    def __init__(self, world: World) -> None:
        self.world = world
        rng = world.rng
        processes = rng.choice([1, 2, 2, 3])
        self.disk = Disk(self.world, shared=processes > 1)
        shuffled = rng.random() < 0.3
        self.processes = [Process(self.world, self.disk, number, shuffled) for number in range(processes)]
        self.connections = count(1)
        self.known: dict[str, int] = {}
        self.devices: list[Device] = []
        self.arrived: set[str] = set()
        self.tempo_s = rng.choice([0.1, 0.2, 0.2, 1.0])
        self.resting = False
        self.dead: Process | None = None
        self.trouble_every = rng.choice([0.7, 1.5, 4.0])
        self.game, self.options, self.seats = rng.choice(GAMES)
        self.house = any_house(rng)

    @property
    def rng(self) -> random.Random:
        return self.world.rng

    def any_process(self) -> Process | None:
        up = [process for process in self.processes if process.is_up]
        return self.rng.choice(up) if up else None

    def learn(self, table: str, seq: int) -> None:
        """Somebody has heard of this: whoever looks from now on must see it."""
        self.known[table] = max(seq, self.known.get(table, 0))

    # How it goes.

    def go_on(self) -> None:
        """To the end; raises Broken where something is not as it must be."""
        self.parties = PARTIES[: self.rng.choice([1, 1, 2])]
        for names in self.parties:
            self.world.after(0.05, self.open_table, [Guest(name.lower(), name) for name in names])
        self.world.after(self.rng.expovariate(1 / self.trouble_every), self.befall)
        self.world.run_until(self.rng.uniform(*TROUBLE_S))
        self.make_peace()
        self.see_it_through()
        self.settle()
        self.check()

    def open_table(self, guests: list[Guest]) -> None:
        """The first of them opens a table. The answer may be lost with the process: who hears nothing tries again."""
        host, process = guests[0], self.any_process()
        if host.id in self.arrived:
            return
        self.world.after(3.0, self.open_table, guests)
        if process is None:
            return
        bots = self.rng.randrange(self.seats)
        seats: list[Any] = [Open()] * (self.seats - bots) + [ForBot("random")] * bots
        new = NewTable(game=self.game, options=self.options, seats=seats, house=self.house)

        async def opened(hall: Hall) -> Room:
            return await hall.open_table(Person(host.id, host.name), new)

        process.ask(opened, lambda found: self.gather(guests[: self.seats - bots], found))

    def gather(self, guests: list[Guest], found: Room | Exception) -> None:
        """Whoever plays comes, the host perhaps with two devices; somebody watches."""
        host = guests[0]
        if isinstance(found, Exception) or host.id in self.arrived:
            return
        self.arrived.add(host.id)
        table = found.table.id
        self.devices += [Device(self, guest.id, guest, table) for guest in guests]
        if self.rng.random() < 0.3:
            self.devices.append(Device(self, f"{host.id}-too", host, table))
        watcher = Device(self, f"beside-{host.id}", None, table)
        watcher.looks = True
        self.devices.append(watcher)

    def befall(self) -> None:
        """Trouble comes, and will come again."""
        if not self.world.troubled:
            return
        self.world.after(self.rng.expovariate(1 / self.trouble_every), self.befall)
        process, device = self.rng.choice(self.processes), self.rng.choice(self.devices) if self.devices else None
        what = self.rng.random()
        if what < 0.25:
            self.end(process, process.kill)
        elif what < 0.32:
            self.end(process, process.stop)
        elif what < 0.42:
            process.freeze(self.rng.random() * self.rng.choice([0.3, 3.0]))
        elif what < 0.52:
            process.go_deaf()
        elif what < 0.62:
            self.disk.away_until = self.world.now + self.rng.random() * self.rng.choice([0.3, 4.0])
        elif what < 0.64:
            self.let_all_go_away()
        elif device is not None:
            device.cut()

    def end(self, process: Process, way: Callable[[], None]) -> None:
        if process.is_up:
            way()
            self.world.after(self.rng.uniform(0.05, 3.0), self.begin, process)

    def begin(self, process: Process) -> None:
        if process is self.dead:
            return
        if not process.loop.alive:
            process.start()
        elif not process.is_up:
            self.world.after(0.5, self.begin, process)

    def let_all_go_away(self) -> None:
        """So long that rooms are forgotten."""
        for device in self.devices:
            device.go_away(ALL_AWAY_S)

    def make_peace(self) -> None:
        """No trouble from here on: everybody must be able to go on."""
        self.world.note("peace")
        self.world.troubled = False
        self.disk.away_until = 0.0
        for process in self.processes:
            self.begin(process)
        self.let_one_leave()
        if self.disk.shared and self.rng.random() < 0.6:
            self.let_one_die()
        self.world.run_until(self.world.now + THAWED_S)
        self.moved_before = Counter(self.disk.moves)

    def let_one_leave(self) -> None:
        """For good: where there is a clock the others can play on."""
        device = self.rng.choice(self.devices) if self.devices else None
        if device is not None and self.house.clock is not None and self.disk.lines[device.table].status == "playing":
            device.go_away(FOREVER)

    def let_one_die(self) -> None:
        """For good, and if it can be while a bot thinks there for a table that is looked at elsewhere, too."""
        end = self.world.now + BUSY_S
        while (missed := next(filter(self.will_be_missed, self.processes), None)) is None and self.world.now < end:
            self.world.run_until(self.world.now + 0.01)
        self.dead = missed or self.rng.choice(self.processes)
        self.dead.kill()

    def will_be_missed(self, process: Process) -> bool:
        """Somebody else must step in, whom no visitor asks to."""
        asked = [] if process.hall is None else [room.table.id for room in process.hall.rooms.values() if room.pending.asked]
        others = [other.hall for other in self.processes if other is not process and other.hall is not None]
        return any(table in hall.rooms and hall.rooms[table].connections for table in asked for hall in others)

    # What must come of it.

    def see_it_through(self) -> None:
        """Games go on, requests are answered."""
        end = self.world.now + LONGEST_S + ALL_AWAY_S
        while (waiting := self.waiting_for()) is not None:
            if self.world.now > end:
                raise Broken(f"it does not go on: {waiting}")
            self.resting = False
            self.world.run_until(self.world.now + self.rng.random() * ACTING_S)
            self.let_all_talk()
            self.settle()

    def waiting_for(self) -> str | None:
        """What is still to happen."""
        if len(self.arrived) < len(self.parties):
            return "not all have come"
        for device in self.devices:
            if device.away_until != FOREVER and (not device.is_here or device.asked):
                return f"{device.name} is {'here' if device.is_here else 'not here'} and waits for {list(device.asked)}"
        looked_at = {device.table for device in self.devices if device.away_until != FOREVER and not device.looks}
        return next((found for table in sorted(looked_at) if (found := self.unfinished(table)) is not None), None)

    def unfinished(self, table: str) -> str | None:
        line = self.disk.lines[table]
        moved = self.disk.moves[table] - self.moved_before[table]
        return None if line.status == "over" or moved >= MOVES_AFTER else f"{table} is {line.status} after {moved} moves"

    def has_seat(self, table: str, guest: str | None) -> bool:
        made = Table(table)
        for row in self.disk.log(table):
            made.apply(read_entry(row.entry))
        return made.seat_of(guest) is not None

    def let_all_talk(self) -> None:
        """At once: the processes are as busy as they can be, and then there is nothing more to say.

        Not where one has died: the others must find that out by themselves, and whoever speaks would wake them.
        """
        for device in self.devices if self.dead is None else []:
            self.world.after(self.rng.random() * BREATH_S, device.talk)

    def settle(self) -> None:
        """Nobody acts now, and soon whoever looks has heard everything: no later news comes that could tell them of it."""
        self.resting = True
        heads = {table: max(rows) for table, rows in self.disk.rows.items()}
        looking = [(device, device.wire) for device in self.devices if device.is_here and device.wire is not None]
        self.world.run_until(self.world.now + HEARD_S + STEPS * self.world.thread_s)
        for device, wire in looking:
            if device.is_here and device.wire is wire and (device.seq or 0) < heads[wire.table]:
                raise Broken(f"{device.name} has heard {device.seq} of {heads[wire.table]} and hears no more")

    def check(self) -> None:
        if self.world.errors:
            raise Broken(self.world.errors[0])
        aside = {table: line.aside for table, line in self.disk.lines.items() if line.aside is not None}
        if aside:
            raise Broken(f"tables were set aside: {aside}")
        truths = {table: Truth(table, self.disk.log(table)) for table in self.disk.rows}
        for device in self.devices:
            check_device(device, truths)

    def bury(self) -> None:
        for process in self.processes:
            for loop in process.loops:
                loop.bury()

    def report(self, broken: str | None) -> Report:
        return Report(
            seed=self.world.seed,
            broken=broken,
            digest=self.world.digest,
            hours=self.world.now / 3600,
            steps=self.world.steps,
            entries=sum(map(len, self.disk.rows.values())),
            acknowledged=sum(len(device.ledger) for device in self.devices),
            deaths=sum(process.life - 1 for process in self.processes),
        )


def any_house(rng: random.Random) -> House:
    clock = Clock(rng.randint(2, 10), rng.choice([0, 5, 15])) if rng.random() < 0.6 else None
    return House(clock=clock, pace=rng.choice([0, 100, 400, 800]), stand_in="random", watchers=rng.random() < 0.9)


def play(seed: int, tell: Callable[[str], None] | None = None) -> Report:
    """What comes of a seed, the same each time."""
    world = World(seed, tell)
    with simulated(world), warnings.catch_warnings():
        # A task that is cancelled before it has begun never awaits what it was given.
        warnings.simplefilter("ignore", RuntimeWarning)
        evening = Evening(world)
        try:
            evening.go_on()
            return evening.report(None)
        except Broken as broken:
            return evening.report(world.errors[0] if world.errors else str(broken))
        except Exception as error:  # A log that cannot be read is broken, too.
            return evening.report(f"{type(error).__name__}: {error}")
        finally:
            evening.bury()
