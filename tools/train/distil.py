"""Goes on teaching a small net what a large one has learnt, in small steps and on games that both play.

    python -m tools.train.distil ten --minutes 3 --nets build/ten/nets.pt --out build/distilled

In half of the games the small net plays, so that it learns what to do where it leads to. Writes, at every mark and in the end,
`student.npz` for `tools.train.pack` and `nets.pt` to go on from, `curve.csv`, and `trials.csv`: the small net against the large
one, against the one that it began as, and against the rules of thumb where the game has them.
"""

from __future__ import annotations

import argparse
import copy
import time
from pathlib import Path

import torch

from tools.train.games import GAMES, subject_of
from tools.train.keeping import Pairs, keep, keep_student, write_trials
from tools.train.learn import LINES, MARK_S, Lines
from tools.train.nets import Student, Teacher, brief, likelihoods
from tools.train.ppo import Lesson, sample, step_down, student_loss
from tools.train.tables import Tables

STEPS = 64


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--nets", type=Path, required=True, help="the file that tools.train.learn wrote")
    parser.add_argument("--games", type=int, default=32768, help="games at once")
    parser.add_argument("--rows", type=int, default=16384, help="decisions that are learnt from at once")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--trial-games", type=int, default=4096)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--out", type=Path, required=True)
    return parser.parse_args()


class Pair:
    """The large net and the small one, at their tables."""

    def __init__(self, given: argparse.Namespace) -> None:
        kept = torch.load(given.nets, map_location=given.device, weights_only=True)
        self.kept = kept
        self.given = given
        self.subject = subject_of(given.game)
        self.teacher = Teacher(self.subject, len(kept["teacher"]["trunk.first.bias"])).to(given.device)
        sizes = (len(kept["student"][f"{name}.bias"]) for name in ("first", "second"))
        self.student = Student(self.subject, *sizes).to(given.device)
        self.teacher.load_state_dict(kept["teacher"])
        self.student.load_state_dict(kept["student"])
        self.optimiser = torch.optim.Adam(self.student.parameters(), eps=1e-6)
        self.tables = Tables(self.subject, given.games, given.device, f"distil {given.seed}")
        numbers, legal = self.tables.numbers, self.tables.legal
        self.numbers = torch.zeros(STEPS, *numbers.shape, dtype=numbers.dtype, device=given.device)
        self.legal = torch.zeros(STEPS, *legal.shape, dtype=legal.dtype, device=given.device)

    @torch.no_grad()
    def play(self) -> None:
        """The student plays every other game."""
        tables = self.tables
        learner = torch.arange(tables.games, device=tables.numbers.device) % 2 == 1
        for n in range(STEPS):
            self.numbers[n], self.legal[n] = tables.numbers, tables.legal
            with brief(tables.numbers.device):
                scores = torch.where(learner[:, None], self.student(tables.numbers)[0], self.teacher(tables.numbers)[0])
            tables.step(sample(likelihoods(scores, tables.legal)))

    def learn(self) -> float:
        numbers, legal = self.numbers.flatten(0, 1), self.legal.flatten(0, 1)
        nothing = torch.zeros(0)
        for rows in torch.randperm(len(numbers), device=numbers.device).split(self.given.rows):
            part = Lesson(numbers[rows], legal[rows], nothing, nothing, nothing, nothing, nothing)
            with brief(numbers.device):
                with torch.no_grad():
                    scores, chances = self.teacher(part.numbers)
                far = student_loss(self.student, part, likelihoods(scores, part.legal), chances)
            step_down(self.optimiser, self.student, far)
        return float(far.detach())

    def keep(self) -> None:
        keep_student(self.student, self.given.out)
        keep(self.kept | {"student": self.student.state_dict()}, self.given.out / "nets.pt")

    def turns(self, curve: Lines) -> None:
        start, turn, mark = time.perf_counter(), 0, MARK_S
        while (seconds := time.perf_counter() - start) < 60 * self.given.minutes:
            self.optimiser.param_groups[0]["lr"] = self.given.rate * (1 - seconds / (60 * self.given.minutes)) + 1e-5
            self.play()
            found = self.learn()
            turn += 1
            if turn % LINES == 0:
                curve.write([f"{seconds:.1f}", str(turn), f"{found:.4f}"])
            if seconds >= mark:
                mark += MARK_S
                self.keep()
        self.keep()

    def try_out(self, before: Student) -> None:
        pairs: Pairs = {"student teacher": (self.student, self.teacher), "student before": (self.student, before)}
        if self.subject.rival is not None:
            pairs["student thumb"] = (self.student, None)
        write_trials(self.subject, self.given.out / "trials.csv", pairs, self.given.trial_games, self.given.device)


def main() -> None:
    given = arguments()
    torch.manual_seed(given.seed)
    torch.set_float32_matmul_precision("high")
    given.out.mkdir(parents=True, exist_ok=True)
    pair = Pair(given)
    before = copy.deepcopy(pair.student)
    pair.turns(Lines(given.out / "curve.csv", ["seconds", "turn", "student_distance"], False))
    pair.try_out(before)


if __name__ == "__main__":
    main()
