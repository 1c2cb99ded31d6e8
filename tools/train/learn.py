"""Learns the net of a game by playing itself, for all numbers of players and with all options.

    python -m tools.train.learn ten --minutes 9 --out build/ten
    python -m tools.train.learn trick_later --minutes 9 --out build/trick_later
    python -m tools.train.learn ten --minutes 9 --out build/ten --resume     go on where the last run ended

Writes into the folder, at every mark and in the end: `nets.pt` and `optimisers.pt` (to go on from: both nets, how far they are
and how they are changed; the games that are under way are dealt anew), `student.npz` (the small net, for `tools.train.pack`),
`curve.csv`, `rival.csv` (the large net among players by rules of thumb, where the game has them) and, in the end, `trials.csv`:
the small net against the large one, and the large one against older ones. To go on `nets.pt` is enough.
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

from tools.train.games import GAMES, subject_of
from tools.train.keeping import Pairs, in_half, keep, keep_student, write_trials
from tools.train.nets import Student, Teacher, brief
from tools.train.ppo import Class, Memory, lesson_of, play
from tools.train.tables import Tables
from tools.train.trials import all_trials

MARK_S = 60
LINES = 5


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
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
    parser.add_argument("--points", type=float, default=0.05, help="how much a point counts beside the victory, at first")
    parser.add_argument("--teach-from", type=float, default=0.3, help="the part of the time after which the small net learns")
    parser.add_argument("--trial-games", type=int, default=8192)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--compile", action="store_true", help="let PyTorch compile what is learnt with")
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--out", type=Path, required=True)
    return parser.parse_args()


class Lines:
    """A file of rows, whole after each; what is written is shown too."""

    def __init__(self, path: Path, names: list[str], goes_on: bool) -> None:
        self.path = path
        if not (goes_on and path.exists()):
            path.write_text("")
            self.write(names)

    def write(self, row: list[str]) -> None:
        with open(self.path, "a", newline="") as file:
            csv.writer(file).writerow(row)
        sys.stdout.write(f"{' '.join(row)}\n")
        sys.stdout.flush()


class Run:
    """One run of the program."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.given = given
        self.subject = subject_of(given.game)
        self.seconds = self.turn = self.decisions = 0.0
        torch.manual_seed(given.seed)
        torch.set_float32_matmul_precision("high")
        self.teacher = Teacher(self.subject, given.width).to(given.device)
        self.student = Student(self.subject, *map(int, given.student.split("x"))).to(given.device)
        self.nets = Class(self.teacher, [self.student], given.compile)
        self.older: list[Teacher] = []
        given.out.mkdir(parents=True, exist_ok=True)
        if given.resume:
            self.resume()
        self.tables = Tables(self.subject, given.games, given.device, f"learn {given.seed} {self.turn:.0f}")
        self.memory = Memory(self.tables, given.steps)
        self.curve = Lines(
            given.out / "curve.csv", ["seconds", "turn", "decisions", "entropy", "student_distance"], given.resume
        )
        self.rivals = Lines(given.out / "rival.csv", ["seconds", "table", "share", "error"], given.resume)

    def kept(self, name: str) -> Any:
        return torch.load(self.given.out / name, map_location=self.given.device, weights_only=True)

    def resume(self) -> None:
        kept = self.kept("nets.pt")
        self.teacher.load_state_dict(kept["teacher"])
        self.student.load_state_dict(kept["student"])
        if (self.given.out / "optimisers.pt").exists():
            for optimiser, state in zip(self.nets.optimisers, self.kept("optimisers.pt"), strict=True):
                optimiser.load_state_dict(state)
        self.seconds, self.turn, self.decisions = kept["seconds"], kept["turn"], kept["decisions"]
        torch.manual_seed(self.given.seed + int(self.turn))

    def keep(self) -> None:
        kept = {"seconds": self.seconds, "turn": self.turn, "decisions": self.decisions}
        nets = {"teacher": self.teacher.state_dict(), "student": self.student.state_dict()}
        keep(kept | nets, self.given.out / "nets.pt")
        keep([in_half(optimiser.state_dict()) for optimiser in self.nets.optimisers], self.given.out / "optimisers.pt")
        keep_student(self.student, self.given.out)

    def one_turn(self, part: float) -> list[float]:
        """Play, and learn from it; `part` is how much of all the time has passed."""
        falls = 1 - part
        self.nets.pace((self.given.rate * falls + 1e-5, self.given.student_rate * falls + 2e-5))
        with brief(self.tables.numbers.device):
            last = play(lambda *seen: self.nets.play_step(self.teacher, *seen), self.tables, self.memory)
        lesson = lesson_of(self.tables, self.memory, last, self.given.points * falls)
        self.turn += 1
        self.decisions += len(lesson.action)
        return self.nets.learn(lesson, self.given.parts, self.given.curiosity * falls + 5e-4, part >= self.given.teach_from)

    def note(self, found: list[float]) -> None:
        counts = [f"{self.seconds:.1f}", f"{self.turn:.0f}", f"{self.decisions:.0f}"]
        self.curve.write([*counts, *(f"{one:.4f}" for one in found)])

    def mark(self) -> None:
        """What there is by now, for good; and how it does."""
        self.keep()
        self.older.append(copy.deepcopy(self.teacher))
        if self.subject.rival is not None:
            shares = all_trials(self.subject, self.teacher, None, self.given.trial_games, self.given.device)
            for table, share in shares.items():
                self.rivals.write([f"{self.seconds:.1f}", table, f"{share.mean:.4f}", f"{share.error:.4f}"])

    def learn(self) -> None:
        whole = 60 * (self.given.whole or self.given.minutes)
        before, start = self.seconds, time.perf_counter()
        mark = before + MARK_S
        while self.seconds - before < 60 * self.given.minutes:
            found = self.one_turn(min(1.0, self.seconds / whole))
            self.seconds = before + time.perf_counter() - start
            if self.turn % LINES == 0:
                self.note(found)
            if self.seconds >= mark:
                mark += MARK_S
                self.mark()
        self.mark()

    def try_out(self) -> None:
        """The small net against the large one, and the large one against older ones."""
        pairs: Pairs = {"student teacher": (self.student, self.teacher)}
        if self.subject.rival is not None:
            pairs["student thumb"] = (self.student, None)
        for n in range(1, len(self.older) - 1, 3):
            pairs[f"teacher older-{n + 1}"] = (self.teacher, self.older[n])
        write_trials(self.subject, self.given.out / "trials.csv", pairs, self.given.trial_games, self.given.device)


def main() -> None:
    run = Run(arguments())
    run.learn()
    run.try_out()


if __name__ == "__main__":
    main()
