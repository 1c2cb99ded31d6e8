"""Policies in ONNX files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import onnx
from onnx import TensorProto, helper

from tenfold.core.registry import find_game


def onnx_file(path: Path, game: str, **options: Any) -> Path:
    """A network of one layer whose weights are 0 and whose biases grow: the last legal action is best."""
    rules = find_game(game)
    assert rules.tensor is not None
    size = rules.tensor.size(rules.read_options(options))
    layer = helper.make_node("Gemm", ["observation", "weights", "biases"], ["scores"])
    graph = helper.make_graph(
        [layer],
        "policy",
        [helper.make_tensor_value_info("observation", TensorProto.FLOAT, ["n", size])],
        [helper.make_tensor_value_info("scores", TensorProto.FLOAT, ["n", rules.actions])],
        [
            helper.make_tensor("weights", TensorProto.FLOAT, [size, rules.actions], [0.0] * size * rules.actions),
            helper.make_tensor("biases", TensorProto.FLOAT, [rules.actions], [float(n) for n in range(rules.actions)]),
        ],
    )
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8), path)
    return path
