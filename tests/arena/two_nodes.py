"""A Ray cluster of two nodes on this machine, as a program: it prints its address, and for every line it reads it kills a node
in the midst of its work and prints how many processes were at work there.
"""

from __future__ import annotations

import sys
import time
from types import SimpleNamespace
from typing import Any

import psutil
from ray._private import node as ray_node
from ray.cluster_utils import Cluster

from tests.patience import LONGEST_S

STORE = 80 << 20


def at_work(node: Any) -> list[psutil.Process]:
    """The processes of a node that play; Ray names them after what they do."""
    raylet = next(info.process.pid for kind, infos in node.all_processes.items() if kind == "raylet" for info in infos)
    found = []
    for process in psutil.Process(raylet).children(recursive=True):
        try:
            if "ray::play_there" in " ".join(process.cmdline()):
                found.append(process)
        except psutil.Error:
            continue
    return found


def tell(thing: object) -> None:
    sys.stdout.write(f"{thing}\n")
    sys.stdout.flush()


def main() -> None:
    # Ray gives up a node that has not started in half a minute; on a busy machine it has not. For that its clock stands still.
    ray_node.time = SimpleNamespace(**{**vars(time), "monotonic": lambda: 0.0})
    head = {"num_cpus": 1, "include_dashboard": False, "object_store_memory": STORE, "wait": False}
    cluster: Any = Cluster(initialize_head=True, head_node_args=head)
    other = cluster.add_node(num_cpus=1, object_store_memory=STORE, wait=False)
    cluster.wait_for_nodes(timeout=LONGEST_S)
    tell(cluster.address)
    for _ in sys.stdin:
        while not (working := at_work(other)):
            time.sleep(0.01)
        cluster.remove_node(other, allow_graceful=False)
        tell(len(working))
    cluster.shutdown()


if __name__ == "__main__":
    main()
