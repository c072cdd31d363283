"""PPO in CleanRL's shape, one file: a seat learns Kartu Sama among bots.

The matches are stepped in Rust, bots included, and PyTorch shares their arrays. PyTorch may be of
any version from 1.13 on.
"""

from __future__ import annotations

import argparse
import math
import time
from dataclasses import dataclass, fields

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from kartenhaus import Batch


@dataclass
class Args:
    """What can be set on the command line."""

    game: str = "kartu-sama"
    seats: int = 4
    bots: str = "club"
    seed: int = 1
    total_timesteps: int = 500_000
    learning_rate: float = 1e-3
    num_envs: int = 256
    num_steps: int = 64
    gamma: float = 1.0
    gae_lambda: float = 0.95
    num_minibatches: int = 8
    update_epochs: int = 2
    clip_coef: float = 0.2
    ent_coef: float = 0.01
    vf_coef: float = 0.5
    max_grad_norm: float = 0.5
    hidden: int = 128


def layer_init(layer: nn.Linear, std: float = math.sqrt(2)) -> nn.Linear:
    """Orthogonal weights, as CleanRL has them."""
    nn.init.orthogonal_(layer.weight, std)
    nn.init.zeros_(layer.bias)
    return layer


class Agent(nn.Module):  # type: ignore[misc]
    """An actor that knows which actions are legal, and a critic."""

    def __init__(self, batch: Batch, hidden: int) -> None:
        super().__init__()
        most = [most for _, most, size in batch.planes for _ in range(size)]
        self.register_buffer("scale", 1 / torch.tensor(most, dtype=torch.float32))
        self.body = nn.Sequential(
            layer_init(nn.Linear(len(most), hidden)),
            nn.ReLU(),
            layer_init(nn.Linear(hidden, hidden)),
            nn.ReLU(),
        )
        self.actor = layer_init(nn.Linear(hidden, batch.actions), std=0.01)
        self.critic = layer_init(nn.Linear(hidden, 1), std=1)

    def forward(self, obs: torch.Tensor, legal: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """The policy and the value of each row."""
        body = self.body(obs.float() * self.scale)
        logits = self.actor(body).masked_fill(~legal, -1e9)
        return Categorical(logits=logits), self.critic(body).squeeze(-1)


def main(args: Args) -> None:
    """Learns, and says how it goes."""
    torch.manual_seed(args.seed)
    torch.set_num_threads(1)
    bots = dict.fromkeys(range(1, args.seats), args.bots)
    matches = args.num_envs
    batch = Batch(args.game, args.seats, matches=matches, bots=bots, reward="rank", seed=args.seed)
    # The batch's own memory: each step writes there.
    next_obs = torch.from_dlpack(batch.observations)
    next_legal = torch.from_dlpack(batch.masks.view(np.uint8))
    next_reward = torch.from_dlpack(batch.rewards)[:, 0]
    next_over = torch.from_dlpack(batch.over.view(np.uint8))

    agent = Agent(batch, args.hidden)
    optimizer = torch.optim.Adam(agent.parameters(), lr=args.learning_rate, eps=1e-5)
    shape = (args.num_steps, matches)
    obs = torch.zeros((*shape, next_obs.shape[1]), dtype=torch.uint8)
    legal = torch.zeros((*shape, batch.actions), dtype=torch.bool)
    actions = torch.zeros(shape, dtype=torch.int64)
    logprobs, rewards, over, values, advantages = torch.zeros((5, *shape))

    rows = args.num_steps * matches
    iterations = max(args.total_timesteps // rows, 2)
    begun = time.monotonic()
    for iteration in range(iterations):
        optimizer.param_groups[0]["lr"] = args.learning_rate * (1 - iteration / iterations)
        with torch.no_grad():
            for step in range(args.num_steps):
                obs[step], legal[step] = next_obs, next_legal
                policy, values[step] = agent(obs[step], legal[step])
                actions[step] = policy.sample()
                logprobs[step] = policy.log_prob(actions[step])
                batch.step(actions[step].numpy())
                rewards[step], over[step] = next_reward, next_over
            _, value = agent(next_obs, next_legal.bool())
            advantage = torch.zeros(matches)
            for step in reversed(range(args.num_steps)):
                goes_on = args.gamma * (1 - over[step])
                delta = rewards[step] + goes_on * value - values[step]
                advantages[step] = advantage = delta + goes_on * args.gae_lambda * advantage
                value = values[step]
            returns = advantages + values

        flat = [it.flatten(0, 1) for it in (obs, legal, actions, logprobs, advantages, returns)]
        for _ in range(args.update_epochs):
            for chosen in torch.randperm(rows).chunk(args.num_minibatches):
                b_obs, b_legal, b_actions, b_logprobs, b_advantages, b_returns = (
                    it[chosen] for it in flat
                )
                policy, value = agent(b_obs, b_legal)
                ratio = (policy.log_prob(b_actions) - b_logprobs).exp()
                clipped = ratio.clamp(1 - args.clip_coef, 1 + args.clip_coef)
                b_advantages = (b_advantages - b_advantages.mean()) / (b_advantages.std() + 1e-8)
                loss = (
                    -torch.min(b_advantages * ratio, b_advantages * clipped).mean()
                    + args.vf_coef * (value - b_returns).pow(2).mean()
                    - args.ent_coef * policy.entropy().mean()
                )
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(agent.parameters(), args.max_grad_norm)
                optimizer.step()

        earned = rewards[over.bool()]
        mean, error = earned.mean().item(), 1.96 * earned.std().item() / math.sqrt(len(earned))
        if iteration % max(iterations // 10, 1) == 0 or iteration == iterations - 1:
            steps, seconds = (iteration + 1) * rows, time.monotonic() - begun
            print(f"{steps:9,} actions: {mean:+.3f} ± {error:.3f} a round, {seconds:.0f} s")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    for field in fields(Args):
        name = f"--{field.name.replace('_', '-')}"
        parser.add_argument(name, type=type(field.default), default=field.default)
    main(Args(**vars(parser.parse_args())))
