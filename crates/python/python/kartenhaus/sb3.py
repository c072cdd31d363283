"""Many tables for Stable-Baselines3, stepped together in Rust.

>>> from kartenhaus.sb3 import SeatVecEnv
>>> env = SeatVecEnv("ktu", seats=2, num_envs=64)
>>> observations = env.reset()

Algorithms that take masks, such as ``MaskablePPO`` of sb3-contrib, find them in ``action_masks``.
"""

# Stable-Baselines3 is not there where the package is checked.
# pyright: reportMissingImports=false, reportUnknownMemberType=false
# pyright: reportUnknownArgumentType=false, reportUnknownVariableType=false
# pyright: reportUntypedBaseClass=false, reportUnknownParameterType=false

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from stable_baselines3.common.vec_env import VecEnv

from kartenhaus.gymnasium import VectorSeatEnv


class SeatVecEnv(VecEnv):  # type: ignore[misc]
    """`VectorSeatEnv` as Stable-Baselines3 has it: takes the same arguments."""

    def __init__(self, game: str, seats: int | None = None, **arguments: Any) -> None:
        self._env = VectorSeatEnv(game, seats, autoreset_mode="SameStep", **arguments)
        self._actions: npt.NDArray[Any] | None = None
        self.render_mode = None
        env = self._env
        super().__init__(env.num_envs, env.single_observation_space, env.single_action_space)

    def reset(self) -> npt.NDArray[np.uint8]:
        """Begins all matches anew: those of the seed, if `seed` was called before."""
        seed = next((seed for seed in self._seeds if seed is not None), None)
        observations, _ = self._env.reset(seed=seed)
        self._reset_seeds()
        self._reset_options()
        return observations

    def step_async(self, actions: npt.NDArray[Any]) -> None:
        """Keeps the actions for `step_wait`."""
        self._actions = actions

    def step_wait(self) -> tuple[npt.NDArray[np.uint8], Any, Any, list[dict[str, Any]]]:
        """Takes an action at each table."""
        if self._actions is None:
            raise ValueError("`step_async` comes before `step_wait`")
        observations, rewards, over, _, info = self._env.step(self._actions)
        self._actions = None
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for at in np.flatnonzero(over):
            infos[at] = {
                "terminal_observation": info["final_obs"][at],
                "TimeLimit.truncated": False,
                "illegal": bool(info["final_info"]["illegal"][at]),
            }
        return observations, rewards.astype(np.float32), over, infos

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now."""
        return self._env.action_masks()

    def close(self) -> None:
        """There is nothing to close."""

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """The attribute for each match that is asked for: all share it."""
        value = getattr(self, attr_name)
        return [value for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Matches have no attributes of their own."""
        raise AttributeError(f"matches of a batch share `{attr_name}`: it cannot be set")

    def env_method(
        self, method_name: str, *method_args: Any, indices: Any = None, **method_kwargs: Any
    ) -> list[Any]:
        """`action_masks` of the matches that are asked for; there is no other method."""
        if method_name != "action_masks":
            raise AttributeError(f"matches of a batch have no method `{method_name}`")
        masks = self.action_masks()
        return [masks[at] for at in self._get_indices(indices)]

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:
        """No match is wrapped."""
        return [False for _ in self._get_indices(indices)]

    def get_images(self) -> Sequence[npt.NDArray[np.uint8] | None]:
        """There are no pictures of batches."""
        return [None] * self.num_envs
