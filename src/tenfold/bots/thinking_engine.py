"""The engine protocol with bots of ours: one of them moves, or says how good each action is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, ClassVar

from tenfold.bots.advice import ADVISER
from tenfold.bots.asking import seated, told_in_a_sentence
from tenfold.bots.contract import Adviser, Budget
from tenfold.bots.registry import bots_for, find_bot, seat_bot, usual_bot
from tenfold.core.errors import AlreadyOver, NotAllowed
from tenfold.core.game import AnyGame, Position
from tenfold.table.engine import Engine, Reply, Request, number_field, text_field

THINKING = {"bot", "milliseconds", "iterations", "seed"}
# While somebody waits for an analysis they hear of it after these parts of its budget.
PARTS = (0.125, 0.25, 0.5, 1.0)
USUAL_MS = 1000


class ThinkingEngine(Engine):
    """Adds `go` and `analyse`. Whoever thinks is given the view of the seat that must decide, and nothing else."""

    fields: ClassVar[dict[str, set[str]]] = Engine.fields | {"go": THINKING, "analyse": THINKING}

    def about(self, game: AnyGame) -> Reply:
        return {**super().about(game), "bots": bots_for(game.name)}

    def replies(self, request: Request) -> Iterator[Reply]:
        if request["op"] == "analyse":
            yield from self.analyse(request)
        else:
            yield from super().replies(request)

    def go(self, request: Request) -> Reply:
        """A bot moves for the seat that must decide."""
        position, seat = self.to_decide()
        name = name_of(request, usual_bot(position.game.name))
        bot = seated(name, partial(seat_bot, name, position.game, self.seed_of(request), budget_of(request)))
        action = bot(position.view(seat), position.legal())
        return {"action": action, **self.do({"op": "do", "action": action})}

    def analyse(self, request: Request) -> Iterator[Reply]:
        """The chances to win after each action, again and again as they get more certain."""
        position, seat = self.to_decide()
        view, legal = position.view(seat), position.legal()
        kind, budget = find_bot(name_of(request, ADVISER), position.game.name), budget_of(request)
        for part in PARTS:
            with told_in_a_sentence(kind.name):
                adviser = kind.advise(position.game, self.seed_of(request), part_of(budget, part))
                advice = advice_from(kind.name, adviser, view, legal)
            yield {**advice, "final": part == PARTS[-1]}

    def to_decide(self) -> tuple[Position[Any], int]:
        position = self.running().position
        if position.to_act is None:
            raise AlreadyOver("The game is over; there is nothing to decide.")
        return position, position.to_act

    def seed_of(self, request: Request) -> str:
        """The same for the same game at the same moment, unless somebody wants another."""
        log = self.running().log
        return text_field(request, "seed") if "seed" in request else f"{log.seed} {len(log.actions)}"


def name_of(request: Request, usual: str) -> str:
    return text_field(request, "bot") if "bot" in request else usual


def advice_from(name: str, adviser: Adviser | None, view: Any, legal: list[str]) -> Reply:
    if adviser is None:
        raise NotAllowed(f"{name} cannot say how good an action is; ask a bot that searches, like sharp.")
    advice = adviser(view, legal)
    return {"best": advice.best, "alternatives": advice.alternatives}


def budget_of(request: Request) -> Budget:
    """Iterations alone make the same choice on every machine; without either, time as a bot takes it at a table."""
    if "iterations" in request:
        return Budget(iterations=number_field(request, "iterations", 1, least=1))
    return Budget(milliseconds=number_field(request, "milliseconds", USUAL_MS, least=1))


def part_of(budget: Budget, part: float) -> Budget:
    if budget.iterations is not None:
        return Budget(iterations=max(1, round(part * budget.iterations)))
    assert budget.milliseconds is not None
    return Budget(milliseconds=max(1, round(part * budget.milliseconds)))
