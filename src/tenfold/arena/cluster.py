"""Plays tasks on a Ray cluster, one per CPU wherever one is free. What a node was playing when it died is played again."""

from __future__ import annotations

import socket
import sys
from collections.abc import Generator, Sequence
from contextlib import redirect_stdout
from functools import cache
from itertools import islice
from typing import Any

import msgspec

import tenfold
from tenfold.arena.match import Croupier, Finished
from tenfold.arena.plan import Plan, Task
from tenfold.bots.brought import places
from tenfold.core.errors import BadOption, TenfoldError
from tenfold.core.extras import require

AT_ONCE = 1000
ANSWER_TIMEOUT_S = 5.0
PROGRAMS = "Programs (--bot) and bots from a file play on this machine alone; leave out --ray."


class ClusterLost(TenfoldError):
    """The cluster cannot play on."""


def check_cluster(plan: Plan) -> None:
    """Say what is wrong before anything is played."""
    if plan.programs or places():
        raise BadOption(PROGRAMS)
    require("ray", "--ray")


@cache
def croupier_for(plan: bytes) -> Croupier:
    """One for each plan that a process of the cluster plays."""
    return Croupier(msgspec.json.decode(plan, type=Plan))


def play_there(version: str, plan: bytes, task: Task) -> Finished:
    """What runs on the cluster."""
    if version != tenfold.__version__:
        raise RuntimeError(f"a node has Tenfold {tenfold.__version__} and not {version}, as here")
    return croupier_for(plan).play(task)


def play_on_cluster(plan: Plan, tasks: Sequence[Task], address: str, number: int | None) -> Generator[Finished]:
    """The tasks as they are finished, in whatever order; so many at a time, or on all CPUs of the cluster."""
    with redirect_stdout(sys.stderr):  # Ray prints there what it has to say of its nodes
        connect(address)
        yield from play_connected(plan, tasks, number)


def play_connected(plan: Plan, tasks: Sequence[Task], number: int | None) -> Generator[Finished]:
    import ray

    try:
        play = ray.remote(play_there).options(num_cpus=1, max_retries=-1, scheduling_strategy="SPREAD")
        text = msgspec.json.encode(plan)
        waiting = (play.remote(tenfold.__version__, text, task) for task in tasks)
        playing = list(islice(waiting, number or AT_ONCE))
        while playing:
            done, playing = ray.wait(playing)
            yield from ray.get(done)
            playing += islice(waiting, len(done))
    except ray.exceptions.RayError as error:
        raise ClusterLost(
            f"The Ray cluster failed: {reason_of(error)}. The same command with --save or --dataset goes on."
        ) from None
    finally:
        ray.shutdown()


def connect(address: str) -> None:
    """Ray itself waits for minutes where nobody answers, so knock first."""
    import ray

    host, colon, port = address.rpartition(":")
    try:
        if colon and port.isdecimal() and "/" not in host:
            socket.create_connection((host, int(port)), ANSWER_TIMEOUT_S).close()
        ray.init(address=address, log_to_driver=False, logging_level="critical")
    except (OSError, OverflowError, ValueError, RuntimeError) as error:
        raise BadOption(f"There is no Ray cluster at {address[:80]!r}: {reason_of(error)}.") from None


def reason_of(error: Any) -> str:
    """The last line of what Ray says, which is the cause."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()] or [type(error).__name__]
    return lines[-1][:200].rstrip(".")
