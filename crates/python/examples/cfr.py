"""Solves a tiny table of Kartu Sama with OpenSpiel's CFR, and prints its exploitability.

    python examples/cfr.py
"""

import argparse

import pyspiel
from open_spiel.python.algorithms.gambit import export_gambit

import kartenhaus.openspiel  # noqa: F401, it registers the games

TABLE = (
    "python_kartenhaus_kartu_sama"
    "(players=2,ranks=3,suits=2,jokers=0,hand=2,may_draw=true,returns=points)"
)


def main() -> None:
    """Prints the exploitability of the average policy after 1, 2, 4, 8 and so on iterations."""
    parser = argparse.ArgumentParser(description="Solves a tiny table of Kartu Sama.")
    parser.add_argument("--iterations", type=int, default=256)
    # OpenSpiel walks the tree in every iteration. Once it is written out, it does so in C++.
    tree = pyspiel.load_efg_game(export_gambit(pyspiel.load_game(TABLE)))
    solver = pyspiel.CFRSolver(tree)
    for iteration in range(1, parser.parse_args().iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration.bit_count() == 1:
            print(f"{iteration:4} {pyspiel.exploitability(tree, solver.average_policy()):.5f}")


if __name__ == "__main__":
    main()
