"""OpenSpiel's NFSP learns a small table of Krass Kariert by playing against itself.

    python examples/nfsp.py --episodes 20000
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
import torch
from open_spiel.python import rl_environment
from open_spiel.python.pytorch import nfsp

import kartenhaus.openspiel  # noqa: F401, it registers the games

TABLE = "python_kartenhaus_krass_kariert(players=2,ranks=4,copies=2,specials=0,dealt=2)"


def main() -> None:
    """Learns, and prints how often each player has won of late."""
    parser = argparse.ArgumentParser(description="OpenSpiel's NFSP learns Krass Kariert.")
    parser.add_argument("--table", default=TABLE, help="a game and its parameters")
    parser.add_argument("--episodes", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    np.random.seed(args.seed)
    torch.manual_seed(args.seed)
    torch.set_num_threads(1)
    env = rl_environment.Environment(
        pyspiel.load_game(args.table),
        chance_event_sampler=rl_environment.ChanceEventSampler(args.seed),
    )
    size = env.observation_spec()["info_state"][0]
    agents = [
        nfsp.NFSP(
            player,
            state_representation_size=size,
            num_actions=env.action_spec()["num_actions"],
            hidden_layers_sizes=[64],
            reservoir_buffer_capacity=20_000,
            anticipatory_param=0.1,
            seed=args.seed + player,
        )
        for player in range(env.num_players)
    ]
    earned = np.zeros((args.episodes, env.num_players))
    for episode in range(args.episodes):
        step = env.reset()
        while not step.last():
            player = step.observations["current_player"]
            step = env.step([agents[player].step(step).action])
        for agent in agents:
            agent.step(step)
        earned[episode] = step.rewards
    late = earned[-max(args.episodes // 10, 1) :].mean(axis=0)
    for agent, won in zip(agents, late, strict=True):
        print(f"player {agent.player_id} earns {won:+.2f} a round; losses {agent.loss}")


if __name__ == "__main__":
    main()
