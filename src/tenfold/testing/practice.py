"""A page without a connection plays the same: a game as JavaScript, in Node, says what Python says, byte for byte.

The sentences of refusals are left out: a page has its own words for them. A game that cannot be had as JavaScript
(`tenfold.core.compile.script`), or a machine without Node, is not checked.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from tenfold.bots.practice import RUNTIME, known_to, program, quick_bots, runtime
from tenfold.core.compile.script.source import OutsideSubset
from tenfold.core.game import AnyGame, Position
from tenfold.core.record import Record
from tenfold.table.alone import Alone
from tenfold.testing.browser import node

Job = dict[str, Any]
# However many games there are, about so many positions are looked at.
LOOKS = 600
TABLES = 3
SENTENCE = re.compile(r'"message":"(?:[^"\\]|\\.)*"')


def written(value: object) -> str:
    return SENTENCE.sub('"message":""', msgspec.json.encode(value).decode())


def in_node(game: AnyGame, jobs: Sequence[Job]) -> Iterator[list[str]] | None:
    """What comes of these jobs, all in one process; see practice.mjs. None where nothing can be asked."""
    try:
        module = program(game)
    except OutsideSubset:
        return None
    with TemporaryDirectory() as folder:
        for name, text in {RUNTIME: runtime(), "game.js": module, "package.json": '{"type":"module"}'}.items():
            Path(folder, name).write_text(text, encoding="utf-8")
        script = Path(folder, "practice.mjs")
        script.write_bytes(files("tenfold").joinpath("testing", "practice.mjs").read_bytes())
        command = [node() or "node", str(script)]
        done = subprocess.run(command, input=json.dumps(jobs), capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    found: list[list[str]] = json.loads(done.stdout)
    return iter(found)


def compare(wanted: Sequence[Sequence[str]], found: Iterator[list[str]] | None) -> None:
    for n, looks_here in enumerate(wanted if found is not None else ()):
        for step, (ours, theirs) in enumerate(zip(looks_here, next(found or iter(())), strict=True)):
            assert ours == theirs, f"game {n}, step {step}"


def seen(position: Position[Any]) -> str:
    """All that can be known of a position: by every seat, and by somebody who watches."""
    legal = position.legal()
    known: list[Any] = [legal, position.outcome(), position.to_bytes().hex()]
    for seat in (*range(position.game.seats(position.options)), None):
        known += [position.view(seat), position.events(seat)]
    for seat in {position.to_act: legal, None: []}:
        known.append(position.game.aid(position.view(seat), legal if seat is not None else []))
    if position.to_act is not None:
        known.append(known_to(position.game, "bot", 1, 1, position.view(position.to_act)))
    return written(known)


def views_and_events_are_script(game: AnyGame, played: Sequence[Record]) -> None:
    """The same games: what is legal, the record, and what every seat sees, hears and is helped with after every action."""
    if node() is None:
        return
    every = 1 + sum(len(record.actions) for record in played) // LOOKS
    compare([list(looks(game, record, every)) for record in played], in_node(game, replays(played, every)))


def same_by_digest(game: AnyGame, played: Sequence[Record]) -> int:
    """The same of every position of very many games, by a digest of each game; how many positions these are."""
    here = [list(looks(game, record, 1)) for record in played]
    digests = [[hashlib.sha256("\n".join(game_looks).encode()).hexdigest()] for game_looks in here]
    compare(digests, in_node(game, [{**job, "digest": True} for job in replays(played, 1)]))
    return sum(map(len, here))


def replays(played: Sequence[Record], every: int) -> list[Job]:
    """These games again, looked at after every so many actions."""
    about = [{"options": one.options, "seed": one.seed, "actions": one.actions} for one in played]
    return [{"do": "replay", **msgspec.to_builtins(one), "every": every} for one in about]


def looks(game: AnyGame, record: Record, every: int) -> Iterator[str]:
    position = game.start(record.options, record.seed)
    yield seen(position)
    for n, action in enumerate(record.actions, 1):
        position.do(action)
        if n % every == 0 or n == len(record.actions):
            yield seen(position)


def tables_are_script(game: AnyGame, played: Sequence[Record]) -> None:
    """Somebody plays alone against a quick bot, and moves as that would: every message is the same, and so is the record."""
    bots = quick_bots(game)
    if node() is None or not bots:
        return
    bot = next(iter(bots))
    some = played[:: 1 + len(played) // TABLES]
    jobs = [{"do": "play", "options": msgspec.to_builtins(one.options), "seed": one.seed, "bot": bot} for one in some]
    compare([list(alone(game, job)) for job in jobs], in_node(game, jobs))


def alone(game: AnyGame, job: Job) -> Iterator[str]:
    table, bot = Alone("here"), quick_bots(game)[job["bot"]]
    table.open(game.name, job["options"], job["bot"], "Ada", job["seed"])
    yield written(table.hear({"type": "join", "since": 0, "aid": True}))
    while not table.table.over:
        asked = table.asked()
        if asked is not None:
            yield written(table.bot_moves(bot(asked[1], asked[2])))
            continue
        assert table.table.session is not None
        position = table.table.session.position
        action = bot(position.view(position.to_act), position.legal())
        move = {"do": "move", "actions": [action], "after": table.table.head}
        yield written(table.hear({"type": "do", "id": f"move {table.table.head}", "command": move}))
    yield written([table.record(), table.unsaved])
