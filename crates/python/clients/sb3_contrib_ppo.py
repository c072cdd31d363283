"""MaskablePPO of sb3-contrib, on one table and on a batch, and Stable-Baselines3's own check."""

import warnings

from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_checker import check_env

import kartenhaus
from kartenhaus.gymnasium import SeatEnv
from kartenhaus.sb3 import SeatVecEnv


def main() -> None:
    """Learns a little on each game."""
    for game in kartenhaus.games():
        with warnings.catch_warnings():
            # It is no picture, though it is made of bytes.
            warnings.simplefilter("ignore")
            check_env(SeatEnv(game, 2))
        for env in (SeatEnv(game, 2), SeatVecEnv(game, 2, num_envs=4, bots="dice")):
            model = MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=64, seed=1)
            model.learn(256)
    print("sb3-contrib learns.")


if __name__ == "__main__":
    main()
