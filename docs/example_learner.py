"""A player of two-player TEN that teaches itself: PPO in one file of PyTorch, on the batch environment.

    python docs/example_learner.py --minutes 10 --device cuda --out learnt

One network plays both seats. Each step it sees all games at once, through DLPack, and chooses in all of them. The seat to act
is always "me" in what it sees, and what the other gains I lose, so a value changes its sign where the turn changes hands.
It writes learnt.pt (the weights), learnt.onnx (scores of all actions for a tensor) and learnt.csv (the learning curve).
"""

import argparse
import csv
import time

import gymnasium
import numpy as np
import onnxscript  # noqa: F401  (the export at the end needs it: better to know before)
import torch
from torch import nn
from torch.distributions import Categorical

from tenfold.envs import batch

GAMES = 16384
STEPS = 64
EPOCHS = 2
PARTS = 32
RATE = 3e-4
CLIP = 0.2
SMOOTHING = 0.95  # GAE's lambda; nothing is discounted, a game ends
VALUE_WEIGHT = 0.5
ENTROPY_WEIGHT = 0.01
WIDTH = 512
TRIAL_GAMES = 200
TRIAL_S = 30


class Player(nn.Module):
    """Scores of the actions, and how well the game stands for who looks: from -1, lost, to 1, won."""

    def __init__(self, seen: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(seen, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
        )
        self.policy = nn.Linear(WIDTH, actions)
        self.value = nn.Linear(WIDTH, 1)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.value.weight)

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        body = self.body(seen.float() / 4)
        return self.policy(body), torch.tanh(self.value(body)).squeeze(-1)


def choices(scores: torch.Tensor, legal: torch.Tensor) -> Categorical:
    return Categorical(logits=scores.masked_fill(~legal, -1e9), validate_args=False)


class Memory:
    """What happened in the last steps of all games."""

    def __init__(self, games: batch.Batch, device: str) -> None:
        seen, actions = games.seen.observation.shape[1], games.seen.legal.shape[1]
        self.seen = torch.zeros(STEPS, games.n, seen, dtype=torch.int8, device=device)
        self.legal = torch.zeros(STEPS, games.n, actions, dtype=torch.bool, device=device)
        self.action = torch.zeros(STEPS, games.n, dtype=torch.int64, device=device)
        self.likely, self.value, self.reward, self.turn = torch.zeros(4, STEPS, games.n, device=device)


@torch.no_grad()
def play(player: Player, games: batch.Batch, now: batch.Seen, memory: Memory) -> torch.Tensor:
    """Play some steps of all games; the advantage of every action over what was expected."""
    view = [torch.from_dlpack(array) for array in now]
    seen, legal, reward, done, to_act, _ = view
    everyone = torch.arange(games.n, device=seen.device)
    for step in range(STEPS):
        scores, memory.value[step] = player(seen)
        chosen = choices(scores, legal)
        action = chosen.sample()
        memory.seen[step], memory.legal[step], memory.action[step] = seen, legal, action
        memory.likely[step] = chosen.log_prob(action)
        me = to_act.long()
        games.step(action)
        memory.reward[step] = reward[everyone, me]
        # 1: my turn again, -1: the other's, 0: the game is over and what comes is another
        memory.turn[step] = torch.where(done, 0.0, torch.where(to_act.long() == me, 1.0, -1.0))
    return advantages(memory, player(seen)[1])


def advantages(memory: Memory, value: torch.Tensor) -> torch.Tensor:
    """Generalised advantage estimation, each step for the player who acted in it."""
    found = torch.zeros_like(memory.value)
    later = torch.zeros_like(value)
    for step in reversed(range(STEPS)):
        surprise = memory.reward[step] + memory.turn[step] * value - memory.value[step]
        later = surprise + SMOOTHING * memory.turn[step] * later
        found[step] = later
        value = memory.value[step]
    return found


def learn(player: Player, optimiser: torch.optim.Optimizer, memory: Memory, advantage: torch.Tensor) -> float:
    """Some epochs over what happened; the entropy of the choices, which falls as they become sure."""
    flat = [array.flatten(0, 1) for array in (memory.seen, memory.legal, memory.action, memory.likely, advantage, memory.value)]
    total, entropy = len(flat[0]), 0.0
    for _ in range(EPOCHS):
        for part in torch.randperm(total, device=flat[0].device).chunk(PARTS):
            seen, legal, action, likely, gain, value = (array[part] for array in flat)
            scores, expected = player(seen)
            chosen = choices(scores, legal)
            ratio = (chosen.log_prob(action) - likely).exp()
            better = (gain - gain.mean()) / (gain.std() + 1e-8)
            policy_loss = -torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            value_loss = (expected - (value + gain)).square().mean()
            doubt = chosen.entropy().mean()
            loss = policy_loss + VALUE_WEIGHT * value_loss - ENTROPY_WEIGHT * doubt
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()
            entropy = float(doubt)
    return entropy


@torch.no_grad()
def share_against(bot: str, player: Player, games: int, seed: int) -> float:
    """The share of games that the player wins against a bot, in either seat equally often."""
    tables = [gymnasium.make("tenfold/Ten-v0", disable_env_checker=True, seat=n % 2, opponents=bot) for n in range(games)]
    looks = [(table, *table.reset(seed=seed + n // 2)) for n, table in enumerate(tables)]
    won = 0.0
    while looks:
        seen = torch.from_numpy(np.stack([seen for _, seen, _ in looks])).to(player.value.weight.device)
        legal = torch.from_numpy(np.stack([info["action_mask"] for _, _, info in looks])).to(seen.device)
        best = player(seen)[0].masked_fill(legal == 0, -1e9).argmax(1).tolist()
        played = [(table, *table.step(action)) for (table, _, _), action in zip(looks, best, strict=True)]
        won += sum((1 + reward) / 2 for _, _, reward, over, _, _ in played if over)
        looks = [(table, seen, info) for table, seen, _, over, _, info in played if not over]
    return won / games


def save(player: Player, path: str) -> None:
    """The weights first: whatever goes wrong with the export, they are kept."""
    torch.save(player.state_dict(), f"{path}.pt")
    example = torch.zeros(1, player.body[0].in_features, dtype=torch.int8)
    names = {"input_names": ["observation"], "output_names": ["scores", "value"]}
    torch.onnx.export(player.cpu().eval(), (example,), f"{path}.onnx", dynamic_axes={"observation": {0: "games"}}, **names)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--trial-games", type=int, default=TRIAL_GAMES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="learnt")
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    torch.set_float32_matmul_precision("high")

    games = batch.make("ten", n=arguments.games, device=arguments.device, players=2)
    player = Player(games.seen.observation.shape[1], games.seen.legal.shape[1]).to(arguments.device)
    optimiser = torch.optim.Adam(player.parameters(), lr=RATE, eps=1e-5)
    memory = Memory(games, arguments.device)
    now = games.reset(f"learn {arguments.seed}")
    start, turn, next_trial = time.perf_counter(), 0, 0.0
    with open(f"{arguments.out}.csv", "w", newline="") as file:
        curve = csv.writer(file)
        curve.writerow(["seconds", "decisions", "entropy", "share_against_careful"])
        while (seconds := time.perf_counter() - start) < arguments.minutes * 60:
            optimiser.param_groups[0]["lr"] = RATE * (1 - seconds / (arguments.minutes * 60))
            entropy = learn(player, optimiser, memory, play(player, games, now, memory))
            turn += 1
            if seconds >= next_trial:
                next_trial += TRIAL_S
                share = share_against("careful", player, arguments.trial_games, turn)
                row = [f"{seconds:.0f}", turn * STEPS * games.n, f"{entropy:.3f}", f"{share:.3f}"]
                curve.writerow(row)
                print("{} s, {:,} decisions, entropy {}, share against careful {}".format(*row), flush=True)
    save(player, arguments.out)


if __name__ == "__main__":
    main()
