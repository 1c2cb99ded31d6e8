"""PPO in one file over Gymnasium's vector environment, as in CleanRL, with masks: two-player TEN against a bot.

    pip install "tenfold[envs]" torch
    python docs/example_vector_learner.py --steps 200000

It prints the share of games that it won lately, and how many steps it makes in a second.
"""

import argparse
import time
from collections import deque

import gymnasium
import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import tenfold.envs  # noqa: F401  (registers the environments)

ROLLOUT = 64
EPOCHS = 4
PARTS = 8
RATE = 5e-4
DISCOUNT = 1.0
SMOOTHING = 0.95
CLIP = 0.2


class Agent(nn.Module):
    def __init__(self, numbers: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(numbers, 256), nn.Tanh(), nn.Linear(256, 256), nn.Tanh())
        self.actor, self.critic = nn.Linear(256, actions), nn.Linear(256, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        body = self.body(seen.float() / 4)
        logits = self.actor(body).masked_fill(~mask, -1e9)
        return Categorical(logits=logits, validate_args=False), self.critic(body).squeeze(-1)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--num-envs", type=int, default=64)
    parser.add_argument("--against", default="random")
    arguments = parser.parse_args()
    torch.manual_seed(1)
    n = arguments.num_envs

    envs = gymnasium.make_vec("tenfold/Ten-v0", num_envs=n, opponents=arguments.against)
    agent = Agent(envs.single_observation_space.shape[0], envs.single_action_space.n)
    optimiser = torch.optim.Adam(agent.parameters(), lr=RATE, eps=1e-5)
    seen, info = envs.reset(seed=1)
    lately: deque[bool] = deque(maxlen=500)
    start, done_steps = time.perf_counter(), 0
    while done_steps < arguments.steps:
        kept = []
        for _ in range(ROLLOUT):
            given = torch.from_numpy(seen), torch.from_numpy(info["action_mask"]).bool()
            with torch.no_grad():
                chosen, value = agent(*given)
                action = chosen.sample()
            seen, reward, over, _, info = envs.step(action.numpy())
            lately.extend(reward[over] > 0)
            paid = torch.from_numpy(reward).float(), torch.from_numpy(over.copy())
            kept.append((*given, action, chosen.log_prob(action), value, *paid))
        done_steps += ROLLOUT * n
        with torch.no_grad():
            later_value = agent(torch.from_numpy(seen), torch.from_numpy(info["action_mask"]).bool())[1]
        gains, later = [], torch.zeros(n)
        for *_, value, reward, over in reversed(kept):
            goes_on = (~over).float()
            surprise = reward + DISCOUNT * goes_on * later_value - value
            later = surprise + DISCOUNT * SMOOTHING * goes_on * later
            later_value = value
            gains.insert(0, later)
        observed, mask, action, likely, value = (torch.cat(part) for part in list(zip(*kept, strict=True))[:5])
        gain = torch.cat(gains)
        for _ in range(EPOCHS):
            for part in torch.randperm(len(gain)).chunk(PARTS):
                chosen, expected = agent(observed[part], mask[part])
                ratio = (chosen.log_prob(action[part]) - likely[part]).exp()
                better = (gain[part] - gain[part].mean()) / (gain[part].std() + 1e-8)
                policy_loss = -torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
                value_loss = (expected - (value + gain)[part]).square().mean()
                loss = policy_loss + 0.5 * value_loss - 0.01 * chosen.entropy().mean()
                optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
                optimiser.step()
        speed = done_steps / (time.perf_counter() - start)
        print(
            f"{done_steps:,} steps, won {np.mean(lately) if lately else 0:.2f} lately, {speed:,.0f} steps a second", flush=True
        )


if __name__ == "__main__":
    main()
