"""Ray spreads rollouts over processes or machines: what is the rule of `agents.py` worth among bots?

On a cluster, start Ray on each machine (``ray start --head``, then ``ray start --address=…``), and
this program with ``--address auto``.
"""

from __future__ import annotations

import argparse
import math

import numpy as np
import numpy.typing as npt
import ray
from agents import GAME, rule

from kartenhaus import Batch


def rollouts(seats: int, bots: str, rounds: int, seed: int) -> npt.NDArray[np.float64]:
    """What the rule earns in at least so many rounds."""
    others = dict.fromkeys(range(1, seats), bots)
    batch = Batch(GAME, seats, matches=256, bots=others, reward="rank", seed=seed)
    # As many rounds of each match: otherwise short rounds would count too often.
    each = math.ceil(rounds / batch.matches)
    earned = np.zeros((batch.matches, each))
    ended = np.zeros(batch.matches, np.int64)
    while ended.min() < each:
        batch.step(rule(batch.masks))
        counted = batch.over & (ended < each)
        earned[counted, ended[counted]] = batch.rewards[counted, 0]
        ended += batch.over
    return earned.ravel()


def main() -> None:
    """Reads the command line, spreads the work, and prints what came of it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--address", help="a cluster, such as `auto`; without it, this machine")
    parser.add_argument("--bots", default="club")
    parser.add_argument("--tasks", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=1024, help="of each task")
    args = parser.parse_args()
    ray.init(address=args.address, include_dashboard=False)
    spread = ray.remote(rollouts)
    for seats in (2, 4, 8):
        tasks = [spread.remote(seats, args.bots, args.rounds, seed) for seed in range(args.tasks)]
        earned = np.concatenate(ray.get(tasks))
        error = 1.96 * earned.std() / math.sqrt(earned.size)
        print(f"{seats} seats: {earned.mean():+.3f} ± {error:.3f} in {earned.size} rounds")
    ray.shutdown()


if __name__ == "__main__":
    main()
