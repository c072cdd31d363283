"""OpenSpiel's algorithms: those of the examples, on each game."""

import random

import numpy as np
import pyspiel
import torch
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.pytorch import nfsp

import kartenhaus
import kartenhaus.openspiel  # noqa: F401, it registers the games


def main() -> None:
    """Searches one decision, and learns from some episodes."""
    for game, about in kartenhaus.games().items():
        limit = ",turn_limit=12" if "turn_limit" in about["options"] else ""
        name = f"python_kartenhaus_{game.replace('-', '_')}(players=2{limit})"
        loaded = pyspiel.load_game(name)
        chance, rng = random.Random(1), np.random.RandomState(1)
        np.random.seed(1)
        torch.manual_seed(1)
        bot = ismcts.ISMCTSBot(
            loaded, mcts.RandomRolloutEvaluator(1, rng), 2.0, 20, random_state=rng
        )
        bot.set_resampler(lambda state, seat: state.resample_from_infostate(seat, chance.random))
        state = loaded.new_initial_state()
        while state.is_chance_node():
            state.apply_action(chance.choice(state.legal_actions()))
        bot.step(state)
        env = rl_environment.Environment(
            loaded, chance_event_sampler=rl_environment.ChanceEventSampler(1)
        )
        agents = [
            nfsp.NFSP(
                player,
                state_representation_size=env.observation_spec()["info_state"][0],
                num_actions=env.action_spec()["num_actions"],
                hidden_layers_sizes=[32],
                reservoir_buffer_capacity=1000,
                anticipatory_param=0.1,
            )
            for player in range(2)
        ]
        for _ in range(3):
            step = env.reset()
            while not step.last():
                step = env.step([agents[step.observations["current_player"]].step(step).action])
            for agent in agents:
                agent.step(step)
    print("OpenSpiel's algorithms play.")


if __name__ == "__main__":
    main()
