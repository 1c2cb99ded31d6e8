"""`--ray`: the same games on a cluster, also when one of its nodes dies while it plays."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.arena.cases import ROOT, arena, found, timeless
from tests.arena.test_save import started, wait_for_lines
from tests.patience import LONGEST_S

pytestmark = pytest.mark.xdist_group("ray")

ARGUMENTS = ("careful", "random", "--game", "trick_later", "--players", "3", "--games", "600", "--seed", "tea")
DEALS = 200


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """Its files are in a folder with a short name: the paths of sockets must be."""
    folder = TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True)
    settings = {
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_TMPDIR": folder.name,
        "RAY_health_check_initial_delay_ms": "500",
        "RAY_health_check_period_ms": "500",
        "RAY_worker_register_timeout_seconds": str(int(LONGEST_S)),
        "RAY_health_check_failure_threshold": "20",
    }
    command = [sys.executable, "-m", "tests.arena.two_nodes"]
    pipe = subprocess.PIPE
    with (tmp_path / "log").open("w") as log:
        process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=log, text=True, env={**os.environ, **settings}, cwd=ROOT
        )
    yield process
    process.communicate()
    folder.cleanup()


def test_a_node_dies_and_its_games_are_played_again(cluster: subprocess.Popen[str], tmp_path: Path) -> None:
    assert cluster.stdin
    assert cluster.stdout
    address = cluster.stdout.readline().strip()
    assert address, (tmp_path / "log").read_text(encoding="utf-8")
    file = tmp_path / "run.jsonl"
    playing = started(*ARGUMENTS, "--save", str(file), "--json", "--ray", address)
    wait_for_lines(file, 5, playing)
    cluster.stdin.write("kill\n")
    cluster.stdin.flush()
    assert int(cluster.stdout.readline()) > 0, "the node died while it played"
    assert file.read_bytes().count(b"\n") < DEALS, "there was still much to do"
    printed, complaints = playing.communicate()
    assert playing.returncode == 0, complaints
    assert timeless(json.loads(printed)) == timeless(found(*ARGUMENTS))
    deals = [json.loads(line)["deal"] for line in file.read_text(encoding="utf-8").splitlines()[1:]]
    assert sorted(deals) == list(range(DEALS)), "each deal once"


@pytest.mark.parametrize(("arguments", "word"), [
    ("random --ray 127.0.0.1:1", "no Ray cluster at '127.0.0.1:1'"),
    ("random --ray nonsense", "no Ray cluster at 'nonsense'"),
    ("random --bot cat=cat --ray auto", "on this machine alone"),
])  # fmt: skip
def test_what_cannot_be_is_said_in_one_sentence(arguments: str, word: str) -> None:
    done = arena(*arguments.split())
    assert word in done.stderr
    assert (done.returncode, done.stderr.count("\n"), done.stdout) == (2, 1, "")
