"""A net as an ONNX file: `features` go in; a score for every action and each seat's chance to win come out.

The weights keep their eight bits. Sums may be taken in another order than ours, so the last digits may differ.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tenfold.bots.nets.layers import Layer, Net
from tenfold.core.tensor import Plane

OPSET, IR = 13, 8
NEVER = -1e9
BY_INPUT, BY_OUTPUT = 1, 0
OBSERVATION, SCORES, CHANCES = "observation", "scores", "chances"


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

    def columns(self, takes: str, gives: str, start: int, end: int) -> str:
        """Those from one place to before another."""
        ends = [self.keep(f"{gives}_{name}", np.array([place])) for name, place in (("from", start), ("to", end), ("axis", 1))]
        return self.node("Slice", [takes, *ends], gives)

    def plane(self, planes: Sequence[Plane], name: str) -> str:
        """A plane of what is observed."""
        before = [plane.name for plane in planes].index(name)
        start = sum(plane.size for plane in planes[:before])
        return self.columns(OBSERVATION, name, start, start + planes[before].size)

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


class NetGraph(Graph):
    """The model of a net."""

    def __init__(self, net: Net, planes: Sequence[Plane], empty: Any) -> None:
        """`empty` says, for each number in the plane `players`, which seats nobody has."""
        super().__init__()
        self.net, self.planes, self.empty = net, planes, empty

    def body(self) -> str:
        units = self.keep("units", self.net.units.astype(np.float32))
        seen = self.node("Mul", [OBSERVATION, units], "seen")
        wide = self.node("Relu", [self.layer("first", self.net.first, seen, "first_sum", BY_INPUT)], "wide")
        return self.node("Relu", [self.layer("second", self.net.second, wide, "second_sum", BY_INPUT)], "narrow")

    def add_scores(self, narrow: str) -> None:
        self.layer("policy", self.net.policy, narrow, SCORES, BY_OUTPUT)

    def add_chances(self, narrow: str) -> None:
        """Nobody wins in an empty seat."""
        every = self.layer("value", self.net.value, narrow, "every_seat", BY_OUTPUT)
        never = self.keep("empty_seats", np.where(self.empty, NEVER, 0).astype(np.float32))
        empty = self.node("MatMul", [self.plane(self.planes, "players"), never], "empty")
        self.node("Softmax", [self.node("Add", [every, empty], "seats")], CHANCES, axis=1)

    def whole(self, says: Mapping[str, str]) -> bytes:
        """The file; `says` is what it tells about itself."""
        narrow = self.body()
        self.add_scores(narrow)
        self.add_chances(narrow)
        gives = {SCORES: len(self.net.policy.scale), CHANCES: len(self.net.value.scale)}
        return self.model({OBSERVATION: len(self.net.units)}, gives, says)
