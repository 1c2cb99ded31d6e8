"""The net of 10 Trick Later as an ONNX file. What it scores by places of colours is put back to the colours in there."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from tenfold.bots.nets.learnt import LearntNet
from tenfold.bots.nets.onnx import BY_OUTPUT, SCORES, NetGraph
from tenfold.bots.trick_later.net.features import COLOURS, FEATURES, PLANES, VALUES
from tenfold.bots.trick_later.net.file import WEIGHTS
from tenfold.games.trick_later.cards import FIRST_INFECTED, KINDS
from tenfold.games.trick_later.rules.rulebook import GIVE, PLAY

# By the number of players, which seats nobody has.
EMPTY = np.array([[False, False, False, True], [False, False, False, False]])


class TrickLaterGraph(NetGraph):
    """Its actions, besides those of the exchange, are cards."""

    def add_scores(self, narrow: str) -> None:
        placed = self.layer("policy", self.net.policy, narrow, "placed", BY_OUTPUT)
        colours = self.places_of_colours()
        parts = [self.columns(placed, "exchange", 0, GIVE)]
        for name, start in (("give", GIVE), ("play", PLAY)):
            parts.append(self.by_colour(self.columns(placed, f"{name}_placed", start, start + FIRST_INFECTED), colours, name))
            parts.append(self.columns(placed, f"{name}_infected", start + FIRST_INFECTED, start + KINDS))
        self.node("Concat", parts, SCORES, axis=1)

    def shaped(self, takes: str, gives: str, *sizes: int) -> str:
        return self.node("Reshape", [takes, self.keep(f"{gives}_shape", np.array([-1, *sizes]))], gives)

    def places_of_colours(self) -> str:
        order = self.shaped(self.plane(self.planes, "order"), "order_by_place", COLOURS, COLOURS)
        return self.node("Transpose", [order], "order_by_colour", perm=[0, 2, 1])

    def by_colour(self, placed: str, colours: str, name: str) -> str:
        by_place = self.shaped(placed, f"{name}_by_place", COLOURS, VALUES)
        by_colour = self.node("MatMul", [colours, by_place], f"{name}_by_colour")
        return self.shaped(by_colour, name, FIRST_INFECTED)


def onnx(says: Mapping[str, str]) -> bytes:
    return TrickLaterGraph(WEIGHTS.net(), PLANES, EMPTY).whole(says)


LEARNT = LearntNet(FEATURES, WEIGHTS.digest, onnx)
