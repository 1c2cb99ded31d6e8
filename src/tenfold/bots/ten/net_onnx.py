"""The net of TEN as an ONNX file: `features` go in; a score for every action and each seat's chance to win come out.

The weights keep their eight bits. Sums may be taken in another order than ours, so the last digits may differ.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from tenfold.bots.nets import LearntNet
from tenfold.bots.ten.features import FEATURES, PLANES, SIZE
from tenfold.bots.ten.net import Layer, Net
from tenfold.bots.ten.net_file import DIGEST, packaged_net
from tenfold.games.ten import TEN
from tenfold.games.ten.rules.state import SEATS

OPSET, IR = 13, 8
NEVER = -1e9
PLAYERS_AT = sum(plane.size for plane in PLANES[: [plane.name for plane in PLANES].index("players")])
BY_INPUT, BY_OUTPUT = 1, 0


def empty_seats() -> Any:
    """By the number of players, what is added to the score of each seat: who is alone has the automaton beside them."""
    return np.where(np.arange(SEATS)[None] >= np.array([2, 2, 3, 4, 5])[:, None], NEVER, 0).astype(np.float32)


class Graph:
    """A model that is being written."""

    def __init__(self) -> None:
        from onnx import TensorProto, helper, numpy_helper

        self.helper, self.tensor, self.float = helper, numpy_helper.from_array, TensorProto.FLOAT
        self.nodes: list[Any] = []
        self.constants: list[Any] = []

    def keep(self, name: str, array: Any) -> str:
        self.constants.append(self.tensor(array, name))
        return name

    def node(self, kind: str, takes: list[str], gives: str, **settings: Any) -> str:
        self.nodes.append(self.helper.make_node(kind, takes, [gives], **settings))
        return gives

    def layer(self, name: str, layer: Layer, takes: str, gives: str, axis: int) -> str:
        """Weights in eight bits, with a scale for each output."""
        eight = self.node("Cast", [self.keep(f"{name}_weights", layer.weights)], f"{name}_eight_bits", to=self.float)
        scale = self.keep(f"{name}_scale", layer.scale if axis == BY_INPUT else layer.scale[:, None])
        weights = self.node("Mul", [eight, scale], f"{name}_whole")
        constant = self.keep(f"{name}_constant", layer.constant)
        return self.node("Gemm", [takes, weights, constant], gives, transB=int(axis == BY_OUTPUT))

    def model(self, takes: dict[str, int], gives: dict[str, int], says: Mapping[str, str]) -> bytes:
        ports = [
            [self.helper.make_tensor_value_info(name, self.float, ["n", size]) for name, size in sizes.items()]
            for sizes in (takes, gives)
        ]
        graph = self.helper.make_graph(self.nodes, "net", *ports, self.constants)
        model = self.helper.make_model(graph, opset_imports=[self.helper.make_opsetid("", OPSET)], ir_version=IR)
        self.helper.set_model_props(model, dict(says))
        data: bytes = model.SerializeToString()
        return data


def add_body(graph: Graph, net: Net) -> str:
    seen = graph.node("Mul", ["observation", graph.keep("units", net.units.astype(np.float32))], "seen")
    wide = graph.node("Relu", [graph.layer("first", net.first, seen, "first_sum", BY_INPUT)], "wide")
    return graph.node("Relu", [graph.layer("second", net.second, wide, "second_sum", BY_INPUT)], "narrow")


def add_chances(graph: Graph, net: Net, narrow: str) -> None:
    """Nobody wins in an empty seat."""
    every = graph.layer("value", net.value, narrow, "every_seat", BY_OUTPUT)
    ends = [
        graph.keep(name, np.array([place])) for name, place in (("from", PLAYERS_AT), ("to", PLAYERS_AT + SEATS), ("axis", 1))
    ]
    players = graph.node("Slice", ["observation", *ends], "players")
    empty = graph.node("MatMul", [players, graph.keep("empty_seats", empty_seats())], "empty")
    graph.node("Softmax", [graph.node("Add", [every, empty], "seats")], "chances", axis=1)


def onnx(says: Mapping[str, str]) -> bytes:
    """The file; `says` is what it tells about itself."""
    net, graph = packaged_net(), Graph()
    narrow = add_body(graph, net)
    graph.layer("policy", net.policy, narrow, "scores", BY_OUTPUT)
    add_chances(graph, net, narrow)
    return graph.model({"observation": SIZE}, {"scores": TEN.actions, "chances": SEATS}, says)


LEARNT = LearntNet(FEATURES, DIGEST, onnx)
