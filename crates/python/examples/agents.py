"""An agent that plays at random and one with a rule, at a table of PettingZoo.

The rule is for Kartu Sama: get rid of what counts most, but of jokers last.
"""

from __future__ import annotations

import argparse
import math

import numpy as np
import numpy.typing as npt

from kartenhaus import Env, pettingzoo

GAME = "kartu-sama"


def _worth(action: str) -> int:
    """How soon the rule takes an action: the points of its card (kartu-sama:5.1)."""
    if not action.startswith("play "):
        return 0
    rank = action.removeprefix("play ")[0]
    # "Jo" is the joker, "Jc" a jack.
    points = {"A": 11, "T": 10, "J": 1, "Q": 1, "K": 1}
    return 0 if action.endswith("Jo") else points.get(rank) or int(rank)


_env = Env(GAME)
WORTH = np.array([_worth(_env.action_name(action)) for action in range(_env.actions)])


def rule(masks: npt.NDArray[np.bool_]) -> npt.NDArray[np.int64]:
    """The legal actions that are worth most; one for each row of a batch's masks."""
    chosen: npt.NDArray[np.int64] = np.where(masks, WORTH, -1).argmax(axis=-1)
    return chosen


def main() -> None:
    """One agent with the rule among three that play at random."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    env = pettingzoo.TableEnv(GAME, seats=4)
    rng = np.random.default_rng(args.seed)
    earned: list[float] = []
    for number in range(args.rounds):
        env.reset(seed=args.seed + number)
        for agent in env.agent_iter():
            observation, reward, over, _, _ = env.last()
            if over:
                if agent == "seat_0":
                    earned.append(reward)
                env.step(None)
                continue
            assert observation
            mask = observation["action_mask"]
            if agent == "seat_0":
                env.step(int(rule(mask.astype(bool))))
            else:
                env.step(int(rng.choice(np.flatnonzero(mask))))
    error = 1.96 * np.std(earned) / math.sqrt(len(earned))
    print(f"The rule earns {np.mean(earned):+.3f} ± {error:.3f} in {len(earned)} rounds.")


if __name__ == "__main__":
    main()
