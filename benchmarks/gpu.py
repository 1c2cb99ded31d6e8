"""How fast a GPU plays, against Pgx on the same GPU in the same run.

    python benchmarks/gpu.py                                  a table for people; needs a GPU, numba-cuda, JAX and Pgx
    python benchmarks/gpu.py --json --save results            one object, and kept as results/gpu.json
    python benchmarks/gpu.py --draw benchmarks/results        the picture of what is kept there, on any machine

It validates first (a million games of each, checksum for checksum what the CPU plays) and then times; figures are medians.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks.growth import GAMES, draw_growth  # noqa: E402

GOALS = {
    "ten_random": 5e9,
    "trick_later_random": 7.1e9,
    "ten_step": 1e9,
    "trick_later_step": 3e8,
    "ten_random / sparrow_mahjong": 50.0,
    "ten_random / leduc_holdem": 2.0,
    "ten_random / kuhn_poker": 1.0,
}
PEERS = ("leduc_holdem", "sparrow_mahjong", "kuhn_poker", "bridge_bidding")
PEER_SIZES = (1 << 14, 1 << 17, 1 << 20)
ROUNDS = 5


def median_rate(work: Callable[[], int], rounds: int = ROUNDS) -> float:
    """Decisions a second of what returns how many it made, the first time not counted."""
    work()
    rates = []
    for _ in range(rounds):
        start = time.perf_counter()
        made = work()
        rates.append(made / (time.perf_counter() - start))
    return statistics.median(rates)


def same_games(name: str, n: int) -> bool:
    from tenfold.envs import batch

    digests = []
    for device in ("cpu", "cuda"):
        games = batch.make(name, n=n, device=device, players=4)
        games.reset("validate")
        games.play(7)
        digests.append(games.digest())
    return digests[0] == digests[1]


class RandomPlay:
    """Whole games, dealing included; how many decisions they take is counted once, before."""

    def __init__(self, name: str, n: int) -> None:
        from tenfold.envs import batch

        self.games = batch.make(name, n=n, device="cuda", players=4)
        self.games.reset("random play")
        self.decisions = int(self.games.to_numpy(self.games.play().decisions).sum())

    def __call__(self) -> int:
        self.games.play()
        self.games.wait()
        return self.decisions


class Stepping:
    """A launch a step: actions from outside, masks and observations written, games that end dealt anew."""

    def __init__(self, name: str, n: int, steps: int) -> None:
        from tenfold.envs import batch

        self.games = batch.make(name, n=n, device="cuda", players=4)
        self.games.reset("stepping")
        self.steps = steps

    def __call__(self) -> int:
        for _ in range(self.steps):
            self.games.step(self.games.random_actions())
        self.games.wait()
        return self.steps * self.games.n


def pgx_game(name: str) -> Any:
    """Bridge would fetch a large table of solved deals from the web; the hundred that Pgx brings play as fast."""
    import pgx
    from pgx import bridge_bidding

    if name != "bridge_bidding":
        return pgx.make(name)
    with tempfile.NamedTemporaryFile(suffix=".npy") as deals:
        np.save(deals, np.stack(bridge_bidding._load_sample_hash()))
        deals.flush()
        return bridge_bidding.BridgeBidding(deals.name)


def pgx_rate(name: str, n: int, steps: int) -> float:
    """Random legal play in Pgx, auto-reset, the whole loop inside one compiled scan."""
    import jax
    import jax.numpy as jnp
    from pgx.experimental.wrappers import auto_reset

    env = pgx_game(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: None) -> tuple[Any, None]:
        state, key = carry
        key, choose, chance = jax.random.split(key, 3)
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        action = jax.random.categorical(choose, logits, axis=1)
        return (step(state, action, jax.random.split(chance, n)), key), None

    run = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=steps)[0])
    carry = (jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), n)), jax.random.PRNGKey(1))

    def work() -> int:
        nonlocal carry
        carry = jax.block_until_ready(run(carry))
        return n * steps

    return median_rate(work, 3)


def peer(name: str) -> float | None:
    """The best of several batch sizes; None where it cannot be had."""
    try:
        return max(pgx_rate(name, n, 100) for n in PEER_SIZES)
    except Exception as error:  # whatever a peer fails with, our figures stand
        print(f"{name}: not measured ({type(error).__name__}: {error})", file=sys.stderr)
        return None


def progress(name: str, rate: float | None) -> float | None:
    """Say how far it has come: a whole run takes some minutes."""
    print(f"{name}: {rate or 0:,.0f} a second", file=sys.stderr, flush=True)
    return rate


def growth(name: str) -> list[tuple[int, float]]:
    """Decisions a second by batch size, one launch per step."""
    return [(1 << power, median_rate(Stepping(name, 1 << power, 20), 3)) for power in (0, 4, 8, 12, 14, 16, 18, 20, 22)]


def measure() -> dict[str, Any]:
    import numba
    from numba import cuda

    same = {}
    figures: dict[str, float | None] = {}
    for name in GAMES:
        same[f"{name}_same_as_cpu"] = same_games(name, 1 << 20)
        assert same[f"{name}_same_as_cpu"], f"the GPU plays other games of {name} than the CPU"
        figures[f"{name}_random"] = progress(f"{name}_random", median_rate(RandomPlay(name, 1 << 21)))
        figures[f"{name}_step"] = progress(f"{name}_step", median_rate(Stepping(name, 1 << 20, 50)))
    for name in PEERS:
        figures[name] = progress(name, peer(name))
    grown = {name: growth(name) for name in GAMES}
    device = cuda.get_current_device().name
    machine = f"{device.decode() if isinstance(device, bytes) else device}; Numba {numba.__version__}"
    return {"ratios": ratios(figures), "figures": figures, "validated": same, "growth": grown, "machine": machine}


def ratios(figures: dict[str, float | None]) -> dict[str, float]:
    ours = figures["ten_random"]
    return {f"ten_random / {name}": ours / rate for name in PEERS if ours and (rate := figures[name])}


def table(found: dict[str, Any]) -> str:
    lines = [found["machine"]]
    for name, value in {**found["figures"], **found["ratios"]}.items():
        shown = "not measured" if value is None else f"{value / 1e6:,.0f} M/s" if value > 1e5 else f"{value:.1f}"
        goal = GOALS.get(name)
        wanted = "" if goal is None else f"  goal {goal / 1e6:,.0f} M/s" if goal > 1e5 else f"  goal {goal:g}"
        lines.append(f"  {name:32} {shown:>16}{wanted}")
    return "\n".join(lines)


def draw(folder: Path) -> None:
    found = json.loads((folder / "gpu.json").read_text())
    draw_growth(found["growth"], f"A step a launch on one {found['machine'].split(';')[0]}", folder / "gpu.svg")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--save", type=Path)
    parser.add_argument("--draw", type=Path)
    arguments = parser.parse_args()
    if arguments.draw:
        draw(arguments.draw)
        return
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    found = measure()
    print(json.dumps(found, indent=2) if arguments.json else table(found))
    if arguments.save:
        (arguments.save / "gpu.json").write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
