"""OpenSpiel's Deep CFR learns a small table of Kartu Sama from tensors of what seats know.

    python examples/deep_cfr.py --iterations 20 --traversals 200
"""

from __future__ import annotations

import argparse

import pyspiel
import torch
from open_spiel.python.pytorch import deep_cfr

import kartenhaus.openspiel  # noqa: F401, it registers the games

TABLE = (
    "python_kartenhaus_kartu_sama"
    "(players=2,ranks=3,suits=3,jokers=0,hand=3,may_draw=true,returns=points)"
)


def main() -> None:
    """Learns, and prints how far from what it has seen its nets are."""
    parser = argparse.ArgumentParser(description="OpenSpiel's Deep CFR learns Kartu Sama.")
    parser.add_argument("--table", default=TABLE, help="a game and its parameters")
    parser.add_argument("--iterations", type=int, default=4)
    parser.add_argument("--traversals", type=int, default=20, help="in each iteration, by player")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.set_num_threads(1)
    # Chance is drawn from NumPy's generator, which the solver leaves as it is.
    deep_cfr.set_seed(args.seed)
    game = pyspiel.load_game(args.table)
    solver = deep_cfr.DeepCFRSolver(
        game,
        policy_network_layers=(64, 64),
        advantage_network_layers=(64, 64),
        num_iterations=args.iterations,
        num_traversals=args.traversals,
        learning_rate=1e-3,
        batch_size_advantage=32,
        batch_size_strategy=32,
        memory_capacity=100_000,
        policy_network_train_steps=200,
        advantage_network_train_steps=50,
        seed=args.seed,
    )
    _, advantages, policy = solver.solve()
    print(f"{game.information_state_tensor_size()} numbers tell what a seat knows.")
    for player, losses in advantages.items():
        # The solver has no loss where it has seen less than one batch, and then learns nothing.
        assert None not in losses, "more traversals are needed"
        print(f"player {player}: advantages {float(losses[0]):.3f} to {float(losses[-1]):.3f}")
    print(f"policy {float(policy):.3f}")


if __name__ == "__main__":
    main()
