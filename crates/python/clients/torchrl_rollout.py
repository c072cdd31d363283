"""TorchRL's wrappers: PettingZoo's tables with masks, and Gymnasium's seat among bots."""

import torch
from torchrl.envs import GymWrapper, PettingZooWrapper
from torchrl.envs.utils import check_env_specs

import kartenhaus
from kartenhaus import pettingzoo
from kartenhaus.gymnasium import SeatEnv


def main() -> None:
    """Checks the specs and plays rollouts of each game."""
    torch.manual_seed(1)
    for game in kartenhaus.games():
        table = PettingZooWrapper(
            pettingzoo.env(game, 2), use_mask=True, group_map=None, categorical_actions=True
        )
        table.rollout(40)
        one = GymWrapper(SeatEnv(game, 2))
        check_env_specs(one)
        one.rollout(20)
    print("TorchRL plays.")


if __name__ == "__main__":
    main()
