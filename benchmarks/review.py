"""What reviews are worth and what they cost.

    python benchmarks/review.py                          figures for people
    python benchmarks/review.py --json                   one object
    python benchmarks/review.py --games 20               so many games of each kind; 4 if left out
    python benchmarks/review.py --bot master             only games of this bot against itself, and no server
    python benchmarks/review.py --where                  only how long it takes on a device, and at a server
    python benchmarks/review.py --only ten               of this game alone
    python benchmarks/review.py --save FOLDER            also FOLDER/review.json

For each game: `seconds` a review takes on one core with the usual number of deals, and per decision; what the mistakes of
`master` against itself cost a player, and those of `careful` and `random` beside it (percent of the chance to win, and the part
of decisions that were as good as the best); and the noise. Before it times it checks that the figures of every review add up.

`server` is the same from outside: seconds from the request to the first of the curve and to the whole review, at a server that
nobody else uses, for games of `careful` (medians). `device` is the same for devices, in Node and in Chromium, from the record
file on, beside one core of this machine (`core`), for the same games; first all must find the same review, to the last bit.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import numpy as np

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks.browser_modules.reviews import FEW_DEALS, by_devices, seconds  # noqa: E402
from benchmarks.machine import chip  # noqa: E402
from tenfold.bots.contract import Budget  # noqa: E402
from tenfold.bots.registry import seat_bot  # noqa: E402
from tenfold.core.game import AnyGame  # noqa: E402
from tenfold.core.record import Record, write_record  # noqa: E402
from tenfold.core.registry import find_game  # noqa: E402
from tenfold.review import Review, review  # noqa: E402
from tenfold.review.judges import judge_for  # noqa: E402
from tests.server.live import Live  # noqa: E402

GAMES = {"ten": {"players": 3}, "trick_later": {"players": 3}}
BOTS = ("master", "careful", "random")
MASTERS_BUDGET = Budget(iterations=4000)
ASKED_EVERY_S = 0.02
Figures = dict[str, Any]


def play(game: AnyGame, bot: str, seed: str, options: dict[str, Any] | None = None) -> Record:
    position = game.start(options or GAMES[game.name], seed)
    budget = MASTERS_BUDGET if bot == "master" else None
    seats = [seat_bot(bot, game, f"{seed} {seat}", budget) for seat in range(game.seats(position.options))]
    actions = []
    while not position.is_over:
        actions.append(seats[position.to_act or 0](position.view(position.to_act), position.legal()))
        position.redo(actions[-1])
    names = [f"{bot} {seat}" for seat in range(len(seats))]
    return Record(game=game.name, options=position.options, names=names, seed=seed, actions=actions)


def checked(found: Review) -> Review:
    for share in found.shares:
        if share.start + share.own + share.others + share.luck + share.noise != share.result:
            raise SystemExit(f"The figures do not add up: {share}")
    return found


def of_bot(game: AnyGame, bot: str, games: int) -> Figures:
    """What the mistakes of a bot against itself cost, and how long it takes to find out."""
    judge = judge_for(game)
    records = [play(game, bot, f"{bot} {n}") for n in range(games)]
    review(records[0], judge, deals=FEW_DEALS)
    began = time.perf_counter()
    found = [checked(review(record, judge)) for record in records]
    seconds = (time.perf_counter() - began) / games
    shares = [share for one in found for share in one.shares]
    return {
        "seconds": round(seconds, 2),
        "seconds_a_decision": round(seconds * games / sum(len(one.decisions) for one in found), 4),
        "mistakes": round(float(np.mean([share.own for share in shares])), 1),
        "as_good_as_the_best": round(sum(share.good for share in shares) / sum(share.decisions for share in shares), 3),
        "noise": round(float(np.mean([abs(share.noise) for share in shares])), 1),
    }


def kept(http: httpx.Client, record: Record) -> str:
    """A game that a server has, as one of a person against bots."""
    bots = [None, *["careful"] * (len(record.names) - 1)]
    given = {"record": write_record(msgspec.structs.replace(record, bots=bots))}
    return str(http.post("/api/me/games", json=given).raise_for_status().json()["id"])


def waited(http: httpx.Client, record: Record) -> tuple[float, float]:
    """How long it takes to the first of the curve, and to all of the review."""
    table = kept(http, record)
    began, first = time.perf_counter(), None
    answer = http.post(f"/api/tables/{table}/review").raise_for_status().json()
    while answer["status"] in ("waiting", "working"):
        if first is None and answer["moments"]:
            first = time.perf_counter() - began
        time.sleep(ASKED_EVERY_S)
        answer = http.get(f"/api/tables/{table}/review").raise_for_status().json()
    if answer["status"] != "ready":
        raise SystemExit(f"The review of the server is {answer['status']}.")
    whole = time.perf_counter() - began
    return first or whole, whole


def by_server(game: AnyGame, games: int) -> Figures:
    """One game more comes first: then the judge is made ready."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Live(Path(folder)) as live,
        httpx.Client(base_url=live.url, timeout=None) as http,
    ):
        http.post("/api/guests", json={"name": "Anna"}).raise_for_status()
        waited(http, play(game, "careful", "ready"))
        times = [waited(http, record) for record in games_of_careful(game, games)]
    return seconds(*zip(*times, strict=True))


def games_of_careful(game: AnyGame, games: int) -> list[Record]:
    return [play(game, "careful", f"server {n}") for n in range(games)]


def of_game(name: str, given: argparse.Namespace) -> Figures:
    game = find_game(name)
    if given.bot:
        return {given.bot: of_bot(game, given.bot, given.games)}
    made = {} if given.where else {bot: of_bot(game, bot, given.games) for bot in BOTS}
    return made | {"device": by_devices(game, games_of_careful(game, given.games)), "server": by_server(game, given.games)}


def measure(given: argparse.Namespace) -> Figures:
    return {"chip": chip()} | {name: of_game(name, given) for name in GAMES if given.only in (None, name)}


def main() -> None:
    parser = argparse.ArgumentParser(description="What reviews are worth and what they cost.")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--bot", choices=BOTS)
    parser.add_argument("--where", action="store_true")
    parser.add_argument("--only", choices=GAMES)
    parser.add_argument("--save", type=Path)
    given = parser.parse_args()
    text = json.dumps(measure(given), indent=None if given.json else 2)
    print(text)
    if given.save is not None:
        (given.save / "review.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
