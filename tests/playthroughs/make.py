"""Golden playthroughs: whole games, readable, one for every variant. `make playthroughs` writes them anew."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tenfold.core.game import AnyGame, Position
from tenfold.core.registry import find_game
from tenfold.core.words import sentence

FOLDER = Path(__file__).parent
GAMES = ("ten", "trick_later")


def file_of(game: AnyGame, n: int) -> Path:
    options = "-".join(f"{name}-{value}" for name, value in game.variants[n].items() if name != "deck")
    return FOLDER / game.name / f"{n}-{options}.txt"


def digest(position: Position[Any]) -> str:
    return hashlib.sha256(position.to_bytes()).hexdigest()[:12]


def choose(rng: random.Random, legal: list[str]) -> str:
    """At random, but with some thrift, so that the game is worth reading: low bids, and a pass now and then."""
    few = legal[:4] if any(action.startswith("bid") for action in legal) else legal
    return rng.choice(few)


def events_in_words(position: Position[Any], names: list[str]) -> str:
    return " ".join(sentence(position.game, event, names) for event in position.events(None))


def playthrough(game: AnyGame, n: int) -> Iterator[str]:
    """The lines of a playthrough: what was legal, what was done, what happened, and the position after it."""
    seed = f"playthrough {n}"
    rng = random.Random(seed)
    position = game.start(dict(game.variants[n]), seed)
    names = game.cast(position.options, [f"Player {seat + 1}" for seat in range(game.seats(position.options))])
    yield f"{game.title}, rules version {game.rules_version}, seed {seed!r}"
    yield f"options {json.dumps(msgspec.to_builtins(position.options))}"
    yield from ("", f"   {events_in_words(position, names)}", f"   position {digest(position)}")
    move = 0
    while not position.is_over:
        move += 1
        legal = position.legal()
        action = choose(rng, legal)
        yield from ("", f"{move}. seat {position.to_act} may: {', '.join(legal)}")
        position.apply(action)
        yield from (f"   {action}", f"   {events_in_words(position, names)}", f"   position {digest(position)}")
    yield from ("", json.dumps(msgspec.to_builtins(position.outcome())), json.dumps(msgspec.to_builtins(position.view(None))))


def text(game: AnyGame, n: int) -> str:
    return "\n".join(line.rstrip() for line in playthrough(game, n)) + "\n"


def main() -> None:
    for name in GAMES:
        game = find_game(name)
        for n in range(len(game.variants)):
            file_of(game, n).parent.mkdir(exist_ok=True)
            file_of(game, n).write_text(text(game, n), encoding="utf-8")


if __name__ == "__main__":
    main()
