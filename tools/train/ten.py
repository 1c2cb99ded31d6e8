"""Learns the net of TEN by playing itself, for all numbers of players, alone too, in all editions.

    python -m tools.train.ten --minutes 9 --out build/ten
    python -m tools.train.ten --minutes 9 --out build/ten --resume     go on where the last run ended

Writes into the folder, at every mark and in the end: `nets.pt` and `optimisers.pt` (to go on from: both nets, how far they are
and how they are changed; the games that are under way are dealt anew), `student.npz` (the small net, for `tools.train.pack`),
`curve.csv` and, in the end, `trials.csv`: the small net against the large one, and the large one against older ones.
"""

from __future__ import annotations

import argparse
import copy
import csv
import sys
import time
from pathlib import Path
from typing import Any

import torch

from tools.train.keeping import Pairs, keep_student, write_trials
from tools.train.nets import Student, Teacher, brief
from tools.train.ppo import Class, Memory, lesson_of, play
from tools.train.tables import Tables

MARK_S = 60
KEPT = ("nets.pt", "optimisers.pt")
LINES = 5


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=9, help="how long this run takes")
    parser.add_argument(
        "--whole", type=float, help="how long all runs take together; rates fall over all of it (default: this one)"
    )
    parser.add_argument("--games", type=int, default=32768, help="games at once")
    parser.add_argument("--steps", type=int, default=64, help="steps of each before learning from them")
    parser.add_argument("--parts", type=int, default=16, help="into how many parts these are divided")
    parser.add_argument("--width", type=int, default=512, help="of the large net")
    parser.add_argument("--student", default="256x64", help="layers of the small net")
    parser.add_argument("--rate", type=float, default=6e-4)
    parser.add_argument("--student-rate", type=float, default=1.5e-3)
    parser.add_argument("--curiosity", type=float, default=0.01, help="how much the entropy of choices counts")
    parser.add_argument("--teach-from", type=float, default=0.3, help="the part of the time after which the small net learns")
    parser.add_argument("--trial-games", type=int, default=8192)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--compile", action="store_true", help="let PyTorch compile what is learnt with")
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--out", type=Path, required=True)
    return parser.parse_args()


class Run:
    """One run of the program."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.given = given
        self.seconds = self.turn = self.decisions = 0.0
        torch.manual_seed(given.seed)
        torch.set_float32_matmul_precision("high")
        self.teacher = Teacher(given.width).to(given.device)
        self.student = Student(*map(int, given.student.split("x"))).to(given.device)
        self.nets = Class(self.teacher, [self.student], given.compile)
        self.older: list[Teacher] = []
        given.out.mkdir(parents=True, exist_ok=True)
        if given.resume:
            self.resume()
        self.tables = Tables(given.games, given.device, f"learn {given.seed} {self.turn:.0f}")
        self.memory = Memory(self.tables, given.steps)

    def resume(self) -> None:
        kept, paces = (torch.load(self.given.out / file, map_location=self.given.device, weights_only=True) for file in KEPT)
        self.teacher.load_state_dict(kept["teacher"])
        self.student.load_state_dict(kept["student"])
        for optimiser, state in zip(self.nets.optimisers, paces, strict=True):
            optimiser.load_state_dict(state)
        self.seconds, self.turn, self.decisions = kept["seconds"], kept["turn"], kept["decisions"]
        torch.manual_seed(self.given.seed + int(self.turn))

    def keep(self) -> None:
        kept = {"seconds": self.seconds, "turn": self.turn, "decisions": self.decisions}
        nets = {"teacher": self.teacher.state_dict(), "student": self.student.state_dict()}
        paces = [optimiser.state_dict() for optimiser in self.nets.optimisers]
        for name, thing in zip(KEPT, (kept | nets, paces), strict=True):
            torch.save(thing, self.given.out / "new")
            (self.given.out / "new").replace(self.given.out / name)
        keep_student(self.student, self.given.out)

    def one_turn(self, part: float) -> list[float]:
        """Play, and learn from it; `part` is how much of all the time has passed."""
        falls = 1 - part
        self.nets.pace((self.given.rate * falls + 1e-5, self.given.student_rate * falls + 2e-5))
        with brief(self.tables.numbers.device):
            value = play(lambda *seen: self.nets.play_step(self.teacher, *seen), self.tables, self.memory)
        lesson = lesson_of(self.tables, self.memory, value)
        self.turn += 1
        self.decisions += len(lesson.action)
        return self.nets.learn(lesson, self.given.parts, self.given.curiosity * falls + 5e-4, part >= self.given.teach_from)

    def learn(self, curve: Any) -> None:
        whole = 60 * (self.given.whole or self.given.minutes)
        before, start = self.seconds, time.perf_counter()
        mark = before + MARK_S
        while self.seconds - before < 60 * self.given.minutes:
            found = self.one_turn(min(1.0, self.seconds / whole))
            self.seconds = before + time.perf_counter() - start
            if self.turn % LINES == 0:
                row = [f"{self.seconds:.1f}", f"{self.turn:.0f}", f"{self.decisions:.0f}", *(f"{one:.4f}" for one in found)]
                curve.writerow(row)
                sys.stdout.write(f"{' '.join(row)}\n")
            if self.seconds >= mark:
                mark += MARK_S
                self.keep()
                self.older.append(copy.deepcopy(self.teacher))
        self.keep()

    def try_out(self) -> None:
        """The small net against the large one, and the large one against older ones."""
        pairs: Pairs = {"student teacher": (self.student, self.teacher)}
        for n in range(1, len(self.older), 3):
            pairs[f"teacher older-{n + 1}"] = (self.teacher, self.older[n])
        write_trials(self.given.out / "trials.csv", pairs, self.given.trial_games, self.given.device)


def main() -> None:
    given = arguments()
    run = Run(given)
    with open(given.out / "curve.csv", "a" if given.resume else "w", newline="") as file:
        curve = csv.writer(file)
        if not given.resume:
            curve.writerow(["seconds", "turn", "decisions", "entropy", "student_distance"])
        run.learn(curve)
    run.try_out()


if __name__ == "__main__":
    main()
