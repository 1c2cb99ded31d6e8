"""Python as JavaScript: what is in the subset means the same, and what is not is refused by its line."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tenfold.bots.practice import RUNTIME, runtime
from tenfold.core.compile.script.program import module_of
from tenfold.core.compile.script.source import OutsideSubset
from tenfold.testing.browser import node
from tests.core import scripted

SHOW = """
import * as $ from './runtime.js';
import * as all from './program.js';
const told = Object.entries(all).map(([name, give]) => [name, $.write(give())]);
process.stdout.write(JSON.stringify(Object.fromEntries(told)));
"""


@pytest.fixture(scope="module")
def in_node(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("script")
    files = {RUNTIME: runtime(), "program.js": module_of(scripted.ALL), "show.mjs": SHOW, "package.json": '{"type":"module"}'}
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    done = subprocess.run([node() or "node", folder / "show.mjs"], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


@pytest.mark.parametrize("name", scripted.ALL)
def test_it_gives_what_python_gives(name: str, in_node: dict[str, str]) -> None:
    give: Any = scripted.ALL[name]
    assert json.loads(in_node[name]) == json.loads(msgspec.json.encode(give()))


@pytest.mark.parametrize(
    ("function", "why"),
    [
        (scripted.opens_a_file, "With is not part of the subset"),
        (scripted.waits_for_else, "a loop has no else"),
        (scripted.has_stars, "two stars"),
    ],
)
def test_what_is_outside_the_subset_is_refused_by_its_line(function: Callable[..., Any], why: str) -> None:
    with pytest.raises(OutsideSubset, match=rf"scripted\.py:\d+: {why}"):
        module_of({"function": function})


def test_what_nothing_leads_to_is_left_out() -> None:
    program = module_of({"named": scripted.named})
    assert "Market" not in program
    assert Path(scripted.__file__).name not in program
