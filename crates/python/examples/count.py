"""Counts what the tree of a table has: states, and those that the seat on turn can tell apart.

    python examples/count.py "python_kartenhaus_kartel(players=2,ranks=3,suits=2,hand=2)"
"""

import argparse

import pyspiel

import kartenhaus.openspiel  # noqa: F401, it registers the games

TABLE = "python_kartenhaus_krass_kariert(players=2,ranks=3,copies=2,specials=0,dealt=1)"


def main() -> None:
    """Prints what it has counted."""
    parser = argparse.ArgumentParser(description="Counts what the tree of a table has.")
    parser.add_argument("table", nargs="?", default=TABLE, help="a game and its parameters")
    left = [pyspiel.load_game(parser.parse_args().table).new_initial_state()]
    states = 0
    known: set[str] = set()
    while left:
        state = left.pop()
        states += 1
        if not state.is_chance_node() and not state.is_terminal():
            known.add(state.information_state_string())
        left += [state.child(action) for action in state.legal_actions()]
    print(f"{states} states, {len(known)} information states")


if __name__ == "__main__":
    main()
