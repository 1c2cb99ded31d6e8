"""A review where there is no server: by a module that judges, from a record file.

`python -m tenfold.review.on_device FOLDER` writes an ES module for every game, as `tenfold.bots.practice` does for playing: the
very functions that make reviews here. They keep to the subset of Python that `tenfold.core.compile.script` knows. Who judges is
WebAssembly (`tenfold.bots.engines`); where a game has no judge for browsers, its module is never asked for.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from tenfold.bots.chance import BY_DIGEST, SEED_AGAIN, SEED_OF_REVIEW, chance_for
from tenfold.bots.contract import Judge
from tenfold.bots.practice import INDEX, RUNTIME, runtime, write
from tenfold.core import words
from tenfold.core.choosing import NO_ACTION
from tenfold.core.compile.script.program import module_of
from tenfold.core.compile.script.source import OutsideSubset
from tenfold.core.game import AnyGame
from tenfold.core.record import read_record
from tenfold.core.registry import find_game, game_names
from tenfold.review.examine import Examiner
from tenfold.review.report import VERSION, Moment, Review
from tenfold.review.reviewing import Findings


class Module(Protocol):
    """What `engine.js` has for a judge. Roots are the bytes of what is known; actions are numbers."""

    bot: str
    deals: float

    def judge(self, root: bytes, actions: list[float], first: float, deals: float, points: bool, players: float) -> Any: ...
    def offer(self, root: bytes) -> list[float]: ...
    def confirm(self, root: bytes, chosen: float, best: float) -> bool: ...


class ModuleJudge(Judge):
    """Asks a module, whose numbers are those of JavaScript."""

    def __init__(self, game: AnyGame, module: Module) -> None:
        self.game, self.module = game, module
        self.deals = int(module.deals)  # type: ignore[misc]

    def root(self, view: Any, seed: str) -> bytes:
        known = self.game.remembered(view)
        known.chance[:] = chance_for(BY_DIGEST, seed, known).chance
        made: bytes = known.to_bytes()
        return made

    def values(self, view: Any, actions: Sequence[str | None], deals: range, points: bool = False) -> Any:
        tried = [float(NO_ACTION if action is None else self.game.read_action(action)) for action in actions]
        first, many, players = float(deals[0]), float(len(deals)), float(len(view.players))
        return self.module.judge(self.root(view, SEED_OF_REVIEW), tried, first, many, points, players)

    def candidates(self, view: Any, legal: list[str]) -> list[str]:
        worth = [self.game.write_action(int(action)) for action in self.module.offer(self.root(view, SEED_OF_REVIEW))]
        return [action for action in legal if action in worth]

    def confirms(self, view: Any, chosen: str, best: str) -> bool:
        numbers = [float(self.game.read_action(action)) for action in (chosen, best)]
        return self.module.confirm(self.root(view, SEED_AGAIN.format(seed=SEED_OF_REVIEW)), numbers[0], numbers[1])


class DeviceReview:
    """One review, action by action."""

    def __init__(self, game: AnyGame, record: str, module: Module) -> None:
        judge = ModuleJudge(game, module)
        self.bot, self.deals = module.bot, judge.deals
        self.findings = Findings(read_record(record))
        self.total = self.findings.total
        self.names, self.bots = self.findings.names, self.findings.record.bots
        self.examiner = Examiner(self.findings.record, judge, judge.deals)

    def go_on(self) -> Moment:
        """Examine one action more: that moment of the curve."""
        done = self.findings.examined
        done.append(self.examiner.examine(len(done)))
        return self.findings.so_far(len(done) - 1)[0]

    def review(self) -> Review:
        """All of it, once every action is examined."""
        return self.findings.review(self.bot, self.deals)


@cache
def program(game: AnyGame) -> str:
    """The module of a game; raises OutsideSubset where it cannot be made."""
    return module_of(
        {"game": game, "DeviceReview": DeviceReview},
        [(find_game, ("(() => {})", game)), (words.refusal, "$.host.refusal")],
    )


def modules() -> dict[str, str]:
    """All that can be made, by the names of files; the index has for each game the versions of its rules and of reviews."""
    made = {RUNTIME: runtime()}
    index: dict[str, dict[str, int]] = {}
    for game in map(find_game, game_names()):
        try:
            made[f"{game.name}.js"] = program(game)
            index[game.name] = {"rules": game.rules_version, "version": VERSION}
        except OutsideSubset as error:
            sys.stdout.write(f"No reviews on the device for {game.name}: {error}.\n")
    return {**made, INDEX: json.dumps(index)}


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0].startswith("-"):
        sys.stderr.write("Name one folder: python -m tenfold.review.on_device FOLDER.\n")
        return 2
    write(Path(arguments[0]), modules())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
