"""The tables of docs/research.md, made from the games: `python -m tests.docs.research_tables` writes them into the page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

from tenfold.arena.dataset import columns
from tenfold.arena.decisions import SCHEMA_VERSION
from tenfold.core.game import AnyGame
from tenfold.core.registry import find_game
from tenfold.core.tensor import Plane, Tensor
from tests.docs.pages import DOCS

PAGE = DOCS / "research.md"
GAMES = ("ten", "trick_later")
MARKED = "<!-- {name}: made by tests/docs/research_tables.py -->\n{table}\n<!-- {name}: end -->"


def tensor(game: AnyGame) -> Tensor:
    assert game.tensor is not None
    return game.tensor


def players_of(game: AnyGame) -> list[int]:
    return sorted({game.read_options(variant).players for variant in game.variants} - {1})


def planes(game: AnyGame, players: int) -> list[Plane]:
    return list(tensor(game).planes(game.read_options({"players": players})))


def shape(few: Plane, many: Plane) -> str:
    """The shape of a plane; what grows with the players is named."""
    sides = ["seats" if one != other else str(one) for one, other in zip(few.shape, many.shape, strict=True)]
    return " x ".join(sides)


def plane_table(game: AnyGame) -> str:
    fewest, *_, most = players_of(game)
    rows = [
        f"| `{few.name}` | {shape(few, many)} | {few.meaning} |"
        for few, many in zip(planes(game, fewest), planes(game, most), strict=True)
    ]
    sizes = ", ".join(f"{sum(plane.size for plane in planes(game, n))} for {n}" for n in players_of(game))
    head = f"Version {tensor(game).version}; numbers in all, by players: {sizes}."
    return "\n".join([head, "", "| plane | shape | what it says |", "|---|---|---|", *rows])


def kind_of(text: str) -> str:
    """What actions of one kind have in common: their words, and whether a number, tokens or a card follows."""
    words, _, last = text.rpartition(" ")
    return f"{words or last} {re.sub(r'[0-9]+', '', last) if last[0].isdigit() else 'card'}"


def action_rows(game: AnyGame) -> Iterator[str]:
    for _, found in groupby(enumerate(game.texts), key=lambda pair: kind_of(pair[1])):
        numbers, texts = zip(*found, strict=True)
        if len(texts) == 1:
            yield f"| {numbers[0]} | `{texts[0]}` |"
        else:
            yield f"| {numbers[0]} to {numbers[-1]} | `{texts[0]}` to `{texts[-1]}` |"


def action_table(game: AnyGame) -> str:
    return "\n".join(["| number | action |", "|---|---|", *action_rows(game)])


def kind_in_words(kind: str) -> str:
    """The type of a column; the two lists are as long as the game wants."""
    words = {"float": "float32", "[1]": "numbers x int8, a list of fixed size", "[2]": "actions x int8, a list of fixed size"}
    return words.get(kind.rpartition(">")[2], kind)


def column_table() -> str:
    rows = [f"| `{name}` | {kind_in_words(str(kind))} | {meaning} |" for name, kind, meaning in columns(1, 2)]
    head = f"Version {SCHEMA_VERSION} of the schema."
    return "\n".join([head, "", "| column | type | what it says |", "|---|---|---|", *rows])


def tables() -> dict[str, str]:
    made = {"dataset columns": column_table()}
    for name in GAMES:
        game = find_game(name)
        made[f"{name} actions"] = action_table(game)
        made[f"{name} planes"] = plane_table(game)
    return {name: MARKED.format(name=name, table=table) for name, table in made.items()}


def main() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for name, table in tables().items():
        before, _, rest = text.partition(f"<!-- {name}: made")
        text = before + table + rest.partition(f"<!-- {name}: end -->")[2]
    PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
