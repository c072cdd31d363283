"""Many tables for PufferLib, stepped together in Rust and written into its buffers.

>>> from kartenhaus.puffer import SeatPufferEnv
>>> env = SeatPufferEnv("ktu", seats=2, num_envs=64)
>>> observations, infos = env.reset(seed=1)

PufferLib has no masks of its own. They stand in ``action_masks`` after each call.
"""

# PufferLib is not there where the package is checked.
# pyright: reportMissingImports=false, reportUnknownMemberType=false
# pyright: reportUnknownArgumentType=false, reportUnknownVariableType=false
# pyright: reportUntypedBaseClass=false, reportUnknownParameterType=false

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pufferlib

from kartenhaus.gymnasium import VectorSeatEnv

Infos = list[dict[str, Any]]


class SeatPufferEnv(pufferlib.PufferEnv):  # type: ignore[misc]
    """`VectorSeatEnv` as PufferLib has it: takes the same arguments. The episode that follows begins
    in the same step."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        buf: Any = None,
        seed: int | None = None,
        **arguments: Any,
    ) -> None:
        self._env = VectorSeatEnv(game, seats, autoreset_mode="SameStep", copy=False, **arguments)
        self._seed = seed
        self.single_observation_space = self._env.single_observation_space
        self.single_action_space = self._env.single_action_space
        self.num_agents = self._env.num_envs
        super().__init__(buf)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now."""
        return self._env.action_masks()

    def reset(self, seed: int | None = None) -> tuple[Any, Infos]:
        """Begins the matches of a seed, or others."""
        observations, _ = self._env.reset(seed=self._seed if seed is None else seed)
        self._seed = None
        self.observations[:] = observations
        self.rewards[:], self.terminals[:], self.truncations[:] = 0, False, False
        return self.observations, []

    def step(self, actions: npt.NDArray[Any]) -> tuple[Any, Any, Any, Any, Infos]:
        """Takes an action at each table."""
        observations, rewards, over, cut, _ = self._env.step(np.asarray(actions).ravel())
        self.observations[:] = observations
        self.rewards[:], self.terminals[:], self.truncations[:] = rewards, over, cut
        infos = [{"episode_return": float(rewards[over].mean())}] if over.any() else []
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def close(self) -> None:
        """There is nothing to close."""
