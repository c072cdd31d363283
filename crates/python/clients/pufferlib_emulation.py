"""PufferLib emulates PettingZoo's tables and Gymnasium's seats, and steps our own `SeatPufferEnv`."""

import numpy as np
import pufferlib.vector
from pufferlib.emulation import GymnasiumPufferEnv, PettingZooPufferEnv

import kartenhaus
from kartenhaus import pettingzoo
from kartenhaus.gymnasium import SeatEnv
from kartenhaus.puffer import SeatPufferEnv


def masks_of_tables(envs, seen):
    """The masks stand in what PufferLib has flattened. Who is not asked has none."""
    masks = seen.view(envs.emulated["emulated_observation_dtype"])["action_mask"][:, 0]
    asked = masks.any(axis=1).reshape(-1, 3).sum(axis=1)
    assert ((asked == 1) | [not env.agents for env in envs.envs]).all()
    return masks


def masks_of_seats(envs, _):
    """PufferLib flattens no infos, so each seat is asked."""
    return np.stack([env.env.action_masks() for env in envs.envs])


def play(made, masks_of, steps, num_envs, **backend):
    """Takes the first legal action again and again, until some episodes have ended."""
    envs = pufferlib.vector.make(made, num_envs=num_envs, **backend)
    seen, _ = envs.reset(seed=1)
    ended = 0
    for _ in range(steps):
        actions = masks_of(envs, seen).argmax(axis=1).astype(np.int32)
        seen, rewards, over, *_ = envs.step(actions)
        assert np.isfinite(rewards).all()
        ended += int(over.sum())
    envs.close()
    assert ended > 0


def main() -> None:
    """Plays rounds of each game in all three ways."""
    serial = {"backend": pufferlib.vector.Serial}
    for game in kartenhaus.games():

        def table(buf=None, seed=0, game=game):
            return PettingZooPufferEnv(pettingzoo.parallel_env(game, 3), buf=buf, seed=seed)

        def seat(buf=None, seed=0, game=game):
            return GymnasiumPufferEnv(SeatEnv(game, 3), buf=buf, seed=seed)

        def many(game=game):
            return SeatPufferEnv(game, 3, num_envs=8)

        play(table, masks_of_tables, 1_000, 2, **serial)
        play(seat, masks_of_seats, 1_000, 2, **serial)
        play(many, lambda envs, _: envs.action_masks(), 1_000, 1)
    print("PufferLib plays.")


if __name__ == "__main__":
    main()
