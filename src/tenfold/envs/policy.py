"""Learnt policies as players: in the arena, at a web table, and in the other seats of an environment.

A policy is a function: the numbers that a seat observes and the mask of what is legal, in; a score for every action, out. The
best legal action is played. It may be made of NumPy, PyTorch or anything else; `onnx_policy` makes one of an ONNX file.

    python -m tenfold.envs.policy mine.onnx     a program for `tenfold arena --bot "mine=..."`
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TextIO

import msgspec
import numpy as np

from tenfold.bots.contract import Bot, BotKind, Budget
from tenfold.bots.nets.learnt import GAME, features_for
from tenfold.core.errors import BadOption, TenfoldError
from tenfold.core.extras import require
from tenfold.core.game import AnyGame, View, tensor_of
from tenfold.core.plain import plain
from tenfold.core.registry import find_game
from tenfold.core.tensor import Tensor

Array = np.ndarray[Any, np.dtype[Any]]
Policy = Callable[[Array, Array], Any]

NUMBERS = {"tensor(float)": np.float32, "tensor(double)": np.float64, "tensor(int8)": np.int8, "tensor(bool)": np.bool_}
LEVEL = 50


def observed(game: AnyGame, tensor: Tensor, view: View) -> Array:
    """What the player to act observes; its view is all that is needed."""
    out = np.zeros(tensor.size(view.options), np.int8)
    tensor.observe(game.remembered(view), view.to_act, out)
    return out


def mask_of(game: AnyGame, legal: list[str]) -> Array:
    mask = np.zeros(game.actions, np.int8)
    mask[[game.read_action(action) for action in legal]] = 1
    return mask


def choose(game: AnyGame, policy: Policy, view: View, legal: list[str]) -> str:
    """The legal action with the best score."""
    mask = mask_of(game, legal)
    tensor = policy.tensor(game) if isinstance(policy, OnnxPolicy) else tensor_of(game)
    scores = np.asarray(policy(observed(game, tensor, view), mask), np.float64).reshape(-1)
    if scores.shape != mask.shape or np.isnan(scores).any():
        raise BadOption(f"A policy for {game.title} must give {game.actions} scores, one for each action; this one does not.")
    return game.write_action(int(np.where(mask == 1, scores, -np.inf).argmax()))


class PolicyBot(BotKind):
    """A policy as a kind of bot: give it as an opponent, or register it by entry point (`tenfold.bots`)."""

    level = LEVEL

    def __init__(self, name: str, game: str, policy: Policy) -> None:
        self.name = name  # type: ignore[misc]
        self.game = game
        self.policy = policy

    def plays(self, game: str) -> bool:
        return game == self.game

    def sit(self, game: AnyGame, seed: str, budget: Budget) -> Bot:
        return lambda view, legal: choose(game, self.policy, view, legal)


class OnnxPolicy:
    """The policy in an ONNX file: its first input is the observation, a second one the mask; its first output the scores.

    A net of the house says in its file what it observes (`tenfold bots --nets`), any other observes what the game shows.
    """

    def __init__(self, session: Any) -> None:
        self.session = session
        self.wanted = [(given.name, NUMBERS.get(given.type, np.float32)) for given in session.get_inputs()]
        self.takes = session.get_inputs()[0].shape[-1]
        self.says = session.get_modelmeta().custom_metadata_map

    def tensor(self, game: AnyGame) -> Tensor:
        return features_for(game, self.says) if GAME in self.says else tensor_of(game)

    def __call__(self, numbers: Array, mask: Array) -> Any:
        if isinstance(self.takes, int) and self.takes != len(numbers):
            raise BadOption(
                f"This policy takes {self.takes} numbers, but these options give {len(numbers)}; it was made for others."
            )
        given = zip(self.wanted, (numbers, mask), strict=False)
        return self.session.run(None, {name: array.astype(kind)[None] for (name, kind), array in given})[0]


def onnx_policy(path: str | Path) -> Policy:
    return OnnxPolicy(onnx_session(path))


def onnx_session(path: str | Path) -> Any:
    require("onnx", "An ONNX file")
    from onnxruntime import InferenceSession

    if not Path(path).is_file():
        raise BadOption(f"There is no file {str(path)[:80]!r}.")
    try:
        return InferenceSession(str(path), providers=["CPUExecutionProvider"])
    except Exception as error:  # whatever onnxruntime calls it
        raise BadOption(f"{str(path)[:80]!r} is no ONNX file that can be read ({type(error).__name__}).") from None


def answer(policy: Policy, questions: Iterable[str], out: TextIO) -> None:
    """Play as a program of the arena: lines of JSON, questions in, actions out."""
    for line in questions:
        question = msgspec.json.decode(line)
        if question["op"] == "quit":
            return
        game = find_game(question["game"])
        view = msgspec.convert(question["view"], game.view_type)
        action = choose(game, policy, view, question["legal"])
        out.write(msgspec.json.encode({"action": action}).decode() + "\n")
        out.flush()


def main() -> int:
    if len(sys.argv) != 2:
        sys.stderr.write("Name the ONNX file: python -m tenfold.envs.policy mine.onnx\n")
        return 2
    try:
        answer(onnx_policy(sys.argv[1]), sys.stdin, sys.stdout)
    except TenfoldError as error:
        sys.stderr.write(f"{plain(error.message)}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
