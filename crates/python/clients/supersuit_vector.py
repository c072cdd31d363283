"""SuperSuit makes a vector environment of PettingZoo's tables, where all agents act at once."""

import supersuit

import kartenhaus
from kartenhaus import pettingzoo


def main() -> None:
    """Steps each game."""
    for game in kartenhaus.games():
        env = supersuit.pettingzoo_env_to_vec_env_v1(pettingzoo.parallel_env(game, 3))
        seen, _ = env.reset(seed=1)
        for _ in range(100):
            seen, *_ = env.step(seen["action_mask"].argmax(axis=1))
    print("SuperSuit steps.")


if __name__ == "__main__":
    main()
