"""How long a net takes for a decision without a search, on one core: looking at the position, and the best of what is legal.

    python benchmarks/nets.py [--games ten trick_later]

Beside it ONNX Runtime with one thread and the same net as an ONNX file, which is given the numbers already. First
both must choose alike. Both are the best of a few rounds, in microseconds.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent))

from tenfold.bots.nets.learnt import LearntNet
from tenfold.bots.nets.player import NetBot, by_net
from tenfold.bots.ten import net_onnx as ten_onnx
from tenfold.bots.ten.net_player import TEN_NET
from tenfold.bots.trick_later.net import onnx as trick_later_onnx
from tenfold.bots.trick_later.net.player import TRICK_LATER_NET
from tenfold.core.compile.compiled import compile_rules
from tenfold.core.compile.rule import rule
from tenfold.core.game import Position

Moment = tuple[Position[Any], list[str]]

NETS = {"ten": (TEN_NET, ten_onnx.LEARNT), "trick_later": (TRICK_LATER_NET, trick_later_onnx.LEARNT)}
DEALS = 5
TIMES = 50
ROUNDS = 5


@rule
def decide_all(net: Any, states: Any, chosen: Any, times: int) -> None:
    for _ in range(times):
        for n in range(len(states)):
            chosen[n] = by_net(net, states[n])


def moments(kind: NetBot) -> Iterator[Position[Any]]:
    """With something to decide, of games in which everybody does anything."""
    for variant in kind.game.variants:
        for deal in range(DEALS):
            dice, position = Random(deal), kind.game.start(variant, f"nets {deal}")
            while position.to_act is not None:
                if len(position.legal()) > 1:
                    yield position
                position.apply(dice.choice(position.legal()))


def session_of(learnt: LearntNet) -> Any:
    from onnxruntime import InferenceSession, SessionOptions

    options = SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    return InferenceSession(learnt.onnx({}), options, providers=["CPUExecutionProvider"])


def least(work: Callable[[], object]) -> float:
    """In seconds: whatever else the machine does only adds to it."""
    took = []
    for _ in range(ROUNDS):
        start = perf_counter()
        work()
        took.append(perf_counter() - start)
    return min(took)


class Measured:
    """The net of a game, at the same positions in both ways."""

    def __init__(self, kind: NetBot, learnt: LearntNet) -> None:
        self.net, self.session = kind.weights.net(), session_of(learnt)
        self.decide = compile_rules({"decide_all": decide_all}, {**kind.game.rules, "see": kind.see})["decide_all"]
        states, numbers, self.masks = [], [], []
        for position in moments(kind):
            states.append(position.state.to_bytes())
            out = np.zeros(len(self.net.units), np.int8)
            learnt.features.observe(position.state, position.to_act, out)
            numbers.append(out[None].astype(np.float32))
            self.masks.append([kind.game.read_action(action) for action in position.legal()])
        self.states = np.frombuffer(b"".join(states), kind.game.state_type.layout.dtype)
        self.numbers, self.chosen = numbers, np.zeros(len(states), np.int64)

    def agree(self) -> float:
        """How often both choose alike; in the last digits they may differ."""
        self.ours(1)
        theirs = (self.session.run(["scores"], {"observation": numbers})[0][0] for numbers in self.numbers)
        best = [legal[int(scores[legal].argmax())] for scores, legal in zip(theirs, self.masks, strict=True)]
        return float((np.array(best) == self.chosen).mean())

    def ours(self, times: int) -> None:
        self.decide(self.net, self.states, self.chosen, times)

    def theirs(self) -> None:
        for numbers in self.numbers:
            self.session.run(["scores"], {"observation": numbers})

    def microseconds(self) -> tuple[float, float]:
        each = 1e6 / len(self.states)
        return least(lambda: self.ours(TIMES)) * each / TIMES, least(self.theirs) * each


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", choices=NETS, default=list(NETS))
    for game in parser.parse_args().games:
        measured = Measured(*NETS[game])
        alike = measured.agree()
        assert alike > 0.999, f"{game}: they choose alike in {alike:.4f} of the positions only"
        ours, theirs = measured.microseconds()
        print(f"{game}: {ours:.1f} us a decision, ONNX Runtime {theirs:.1f} us ({theirs / ours:.1f} times); ", end="")
        print(f"{len(measured.states)} positions")


if __name__ == "__main__":
    main()
