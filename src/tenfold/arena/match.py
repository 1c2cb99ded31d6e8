"""Plays games: a task is one deal in all rotations of a line-up."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from tenfold.arena.decisions import Seen, look_back
from tenfold.arena.entrants import kind_and_budget
from tenfold.arena.plan import LineUp, Plan, Task
from tenfold.arena.program import Failure, Program
from tenfold.bots.asking import action_in, shortly
from tenfold.bots.contract import Bot
from tenfold.bots.registry import seat_bot
from tenfold.core.game import Position
from tenfold.core.lines import position_of
from tenfold.core.record import Record, write_record
from tenfold.core.registry import find_game

LONGEST_REASON = 400


class Fault(msgspec.Struct, frozen=True):
    """Who broke a game off, and how."""

    seat: int
    reason: str
    illegal: bool = False


class Played(msgspec.Struct, omit_defaults=True):
    """One game: who sat where, and how it ended. A game that was broken off has no scores.

    `actions` are the numbers of all actions; they stay where the plan wants every decision.
    """

    seats: LineUp
    winners: list[int]
    scores: list[int] | None
    moves: list[int]
    milliseconds: list[float]
    fault: Fault | None = None
    actions: list[int] = []

    def ranks(self) -> list[int]:
        """1 for the winners; equals share a rank. Who broke the game off is last. Alone, the automaton is second."""
        if self.fault:
            places = max(2, len(self.seats))
            return [places if seat == self.fault.seat else 1 for seat in range(places)]
        keys = [(seat in self.winners, score) for seat, score in enumerate(self.scores or [])]
        return [1 + sum(other > key for other in keys) for key in keys]

    def share(self, seat: int) -> float:
        """Its part of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Finished(msgspec.Struct, omit_defaults=True):
    """A task that was played; `seen` is what the bots saw in each game, and `records` are files by their names, where the plan
    wants them.
    """

    deal: int
    lineup: int
    games: list[Played]
    seen: list[Seen] = []
    records: dict[str, str] = {}

    def result(self) -> Finished:
        """What counts: all but the decisions."""
        return Finished(self.deal, self.lineup, [msgspec.structs.replace(game, actions=[]) for game in self.games])


class Croupier:
    """Plays the tasks of a plan, with programs of its own."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = find_game(plan.game)
        self.options = self.game.read_options(plan.options)
        self.programs = {name: Program(command) for name, command in plan.programs.items()}

    def play(self, task: Task) -> Finished:
        games = [self.play_rotation(task, n) for n in range(len(task.rotations))]
        finished = Finished(task.deal, task.lineup, games)
        kept = [(n, game) for n, game in enumerate(games) if is_kept(self.plan, game)]
        finished.records = {file_name(task, n): self.record(task.deal, game) for n, game in kept}
        if self.plan.decisions:
            finished.seen = look_back_on(self.plan, finished)
            return finished
        return msgspec.structs.replace(finished, games=finished.result().games)

    def record(self, deal: int, played: Played) -> str:
        """A game as a file."""
        actions = [self.game.texts[action] for action in played.actions]
        seats, seed = list(played.seats), self.plan.seed_of(deal)
        return write_record(Record(game=self.game.name, options=self.options, names=seats, seed=seed, actions=actions))

    def play_rotation(self, task: Task, rotation: int) -> Played:
        """The same deal for every line-up and rotation; to every seat a seed of its own."""
        position = self.dealt(self.plan.seed_of(task.deal))
        seats = task.rotations[rotation]
        played = Played(seats, [], None, [0] * len(seats), [0.0] * len(seats))
        return self.play_out(position, played, self.plan.record(task.deal, task.lineup, rotation))

    def dealt(self, seed: str) -> Position[Any]:
        """The beginning of a deal; from a line, with what that does not say drawn anew."""
        return self.game.start(self.options, seed) if self.plan.line is None else position_of(self.plan.line, seed)

    def play_out(self, position: Position[Any], played: Played, seed: str) -> Played:
        bots: list[Bot | None] = [None] * len(played.seats)
        while not position.is_over:
            seat = position.to_act
            assert seat is not None
            try:
                bot = bots[seat] = bots[seat] or self.sit(played.seats[seat], seat, f"{seed}/{seat}")
                action = timed_move(bot, position, seat, played)
            except (Exception, SystemExit) as error:  # whatever a bot does wrong is its own loss
                self.dismiss(played.seats[seat])
                return broken_off(played, Fault(seat, reason_of(error), isinstance(error, Illegal)))
            played.actions.append(self.game.action_of[action])
            position.apply(action)
        return ended(played, position)

    def sit(self, name: str, seat: int, seed: str) -> Bot:
        if name in self.programs:
            return self.programs[name].sit(self.game, seat, self.plan.budget)
        kind, budget = kind_and_budget(name, self.plan.budget)
        return seat_bot(kind, self.game, seed, budget)

    def dismiss(self, name: str) -> None:
        """A program that failed is started again for its next game."""
        if name in self.programs:
            self.programs[name].kill()

    def close(self) -> None:
        for program in self.programs.values():
            program.quit()


def is_kept(plan: Plan, played: Played) -> bool:
    """Whether a game is one of those that are kept as files."""
    if plan.records == "lost":
        return any(name == plan.bots[0] and seat not in played.winners for seat, name in enumerate(played.seats))
    return plan.records == "all" or (plan.records == "failed" and played.fault is not None)


def file_name(task: Task, rotation: int) -> str:
    return f"{task.deal:06}-{task.lineup}-{rotation}.tenfold"


def look_back_on(plan: Plan, finished: Finished) -> list[Seen]:
    """What the bots saw in every game of a task."""
    game = find_game(plan.game)
    options, seed = game.read_options(plan.options), plan.seed_of(finished.deal)
    return [look_back(game, options, seed, played.actions) for played in finished.games]


class Illegal(Failure):
    """The bot named an action that the rules forbid."""


def timed_move(bot: Bot, position: Position[Any], seat: int, played: Played) -> str:
    view, legal = position.view(seat), position.legal()
    started = time.perf_counter()
    answer = bot(view, list(legal))
    played.milliseconds[seat] += (time.perf_counter() - started) * 1000
    played.moves[seat] += 1
    action = action_in(legal, answer)
    if action is None:
        raise Illegal(f"{shortly(answer)} is not legal")
    return action


def reason_of(error: BaseException) -> str:
    text = str(error) if isinstance(error, Failure) else f"{type(error).__name__}: {error}"
    return text[:LONGEST_REASON]


def broken_off(played: Played, fault: Fault) -> Played:
    """All others win."""
    played.winners = [seat for seat in range(len(played.seats)) if seat != fault.seat]
    played.fault = fault
    return played


def ended(played: Played, position: Position[Any]) -> Played:
    outcome = position.outcome()
    assert outcome
    played.winners, played.scores = outcome.winners, outcome.scores
    return played
