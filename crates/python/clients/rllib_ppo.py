"""RLlib checks a table of PettingZoo, and its PPO learns on it.

RLlib's own nets take flat observations and know no masks. An action that is not legal ends the episode with the worst reward that
there is, so agents learn to avoid them.
"""

import ray
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.connectors.env_to_module import FlattenObservations
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.tune.registry import register_env

from kartenhaus import pettingzoo


def main() -> None:
    """Learns one iteration."""
    ray.init(include_dashboard=False, num_cpus=1)
    register_env("kartenhaus", lambda _: PettingZooEnv(pettingzoo.env("kartu-sama", 2)))
    config = (
        PPOConfig()
        .environment("kartenhaus")
        .env_runners(
            num_env_runners=0,
            env_to_module_connector=lambda *_, **__: FlattenObservations(multi_agent=True),
        )
        .multi_agent(policies={"shared"}, policy_mapping_fn=lambda *_, **__: "shared")
        .training(train_batch_size_per_learner=200, minibatch_size=100, num_epochs=1)
    )
    algorithm = config.build_algo()
    algorithm.train()
    algorithm.stop()
    ray.shutdown()
    print("RLlib learns.")


if __name__ == "__main__":
    main()
