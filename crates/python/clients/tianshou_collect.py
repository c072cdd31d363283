"""Tianshou collects rounds of PettingZoo's tables, with a random policy for each seat."""

import numpy as np
from tianshou.env import DummyVectorEnv, PettingZooEnv

import kartenhaus
from kartenhaus import pettingzoo


def main() -> None:
    """Plays rounds of each game, several at once."""
    rng = np.random.default_rng(1)
    for game in kartenhaus.games():
        made = [lambda game=game: PettingZooEnv(pettingzoo.env(game, 2)) for _ in range(3)]
        envs = DummyVectorEnv(made)
        seen, _ = envs.reset(seed=1)
        for _ in range(100):
            masks = [np.asarray(one["mask"], bool) for one in seen]
            actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
            seen, _, over, cut, _ = envs.step(actions)
            if (ended := np.flatnonzero(over | cut)).size:
                seen[ended], _ = envs.reset(ended)
    print("Tianshou plays.")


if __name__ == "__main__":
    main()
