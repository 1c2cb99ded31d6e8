"""MaskablePPO of Stable-Baselines3 learns two-player TEN against a bot; the environment is taken as it is.

    pip install "tenfold[envs]" sb3-contrib
    python docs/example_maskable.py --steps 20000

It prints what share of games it won before and after.
"""

import argparse

import gymnasium
from sb3_contrib import MaskablePPO

import tenfold.envs  # noqa: F401  (registers the environments)


def share_won(learner: MaskablePPO, env: gymnasium.Env, games: int) -> float:
    won = 0
    for game in range(games):
        seen, _ = env.reset(seed=game)
        over = False
        while not over:
            action, _ = learner.predict(seen, action_masks=env.get_wrapper_attr("action_masks")(), deterministic=True)
            seen, reward, over, _, _ = env.step(int(action))
        won += reward > 0
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--against", default="random")
    arguments = parser.parse_args()
    env = gymnasium.make("tenfold/Ten-v0", opponents=arguments.against)
    learner = MaskablePPO("MlpPolicy", env, seed=1, n_steps=min(2048, arguments.steps), batch_size=64, device="cpu")
    before = share_won(learner, env, arguments.games)
    learner.learn(arguments.steps)
    after = share_won(learner, env, arguments.games)
    print(f"won {before:.2f} of {arguments.games} games before, {after:.2f} after {learner.num_timesteps:,} steps")


if __name__ == "__main__":
    main()
