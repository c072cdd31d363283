"""OpenSpiel's ISMCTS plays KTU against a player that plays at random.

It draws worlds that its seat cannot tell apart (`resample_from_infostate`), as our bots think
likely, and searches each a little.

    python examples/ismcts.py --rounds 20 --simulations 200
"""

from __future__ import annotations

import argparse
import random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import kartenhaus.openspiel  # noqa: F401, it registers the games

TABLE = "python_kartenhaus_ktu(players=2,closed=1,hand=2,turn_limit=60)"


def main() -> None:
    """Plays rounds, and prints what ISMCTS has earned."""
    parser = argparse.ArgumentParser(description="OpenSpiel's ISMCTS plays KTU.")
    parser.add_argument("--table", default=TABLE, help="a game and its parameters")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=50, help="for each decision")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = pyspiel.load_game(args.table)
    chance, rng = random.Random(args.seed), np.random.RandomState(args.seed)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, rng), 2.0, args.simulations, random_state=rng
    )
    bot.set_resampler(lambda state, seat: state.resample_from_infostate(seat, chance.random))
    earned = 0.0
    for number in range(args.rounds):
        state, seat = game.new_initial_state(), number % game.num_players()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                action = chance.choices(actions, weights)[0]
            elif state.current_player() == seat:
                action = bot.step(state)
            else:
                action = chance.choice(state.legal_actions())
            state.apply_action(action)
        earned += state.returns()[seat]
    print(f"ISMCTS earns {earned / args.rounds:+.2f} a round in {args.rounds} rounds.")


if __name__ == "__main__":
    main()
