"""Environments for Gymnasium: one seat learns, bots sit on the others.

>>> from kartenhaus import gymnasium
>>> env = gymnasium.SeatEnv("ktu", seats=2, bots={1: "novice"})
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
"""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any, cast

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete, Space
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from kartenhaus import drawing
from kartenhaus._native import Batch, Env, games

Bytes = npt.NDArray[np.uint8]


def _observation_space(planes: list[tuple[str, int, int]]) -> Space[Bytes]:
    high = np.array([most for _, most, size in planes for _ in range(size)], dtype=np.uint8)
    return cast(Space[Bytes], Box(np.zeros_like(high), high, dtype=np.uint8))


def _own_seat(seats: int, bots: Mapping[int, str]) -> int:
    """The one seat without a bot."""
    free = [seat for seat in range(seats) if seat not in bots]
    if len(free) != 1:
        raise ValueError(f"one seat has to be without a bot, not {len(free)}")
    return free[0]


def _bots(game: str, seats: int | None, bots: Mapping[int, str] | str) -> tuple[int, dict[int, str]]:
    """How many seats there are, and the bots: a level alone sits on all seats but the first."""
    known = games().get(game)
    best: int = known["best_seats"] if known else 2
    count = best if seats is None else seats
    if isinstance(bots, str):
        return count, dict.fromkeys(range(1, count), bots)
    return count, dict(bots)


def _chosen(seed: int | None, rng: np.random.Generator) -> int:
    """The seed, or one that is drawn."""
    return int(rng.integers(1 << 63)) if seed is None else seed


class SeatEnv(gymnasium.Env[Bytes, int]):
    """One seat at a table of bots. ``info["action_mask"]`` says which actions are legal.

    An action that is not legal ends the episode with ``illegal_reward``, and
    ``info["illegal"]`` says so; with ``illegal_reward=None`` it raises `ValueError`.
    """

    metadata: dict[str, Any] = {"render_modes": drawing.RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        bots: Mapping[int, str] | str = "novice",
        options: Mapping[str, object] | None = None,
        episode: str = "round",
        reward: str = "rank",
        illegal_reward: float | None = -1.0,
        render_mode: str | None = None,
    ) -> None:
        seats, bots = _bots(game, seats, bots)
        self._seat = _own_seat(seats, bots)
        self._env = Env(game, seats, options=options, bots=bots, episode=episode, reward=reward)
        self._illegal_reward = illegal_reward
        self._ended = False
        self.render_mode = drawing.checked(render_mode)
        self.observation_space: Space[Bytes] = _observation_space(self._env.planes)
        self.action_space: Space[int] = cast(Space[int], Discrete(self._env.actions))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._env.mask.view(np.int8).copy()}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Begins the episode of a seed, or one that follows from the seed before."""
        super().reset(seed=seed)
        self._env.reset(_chosen(seed, self.np_random))
        self._ended = False
        return self._env.observation.copy(), self._info()

    def step(self, action: int) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        """Takes an action, and lets the bots play until the seat decides again."""
        if self._ended:
            raise ValueError("the episode is over: reset it")
        known = self.action_space.contains(action)
        if self._illegal_reward is not None and not (known and self._env.mask[int(action)]):
            self._ended = True
            info = {**self._info(), "illegal": True}
            return self._env.observation.copy(), self._illegal_reward, True, False, info
        self._ended = self._env.step(operator.index(action))
        reward = self._env.rewards[self._seat] if self._ended else 0.0
        return self._env.observation.copy(), reward, self._ended, False, self._info()

    def render(self) -> str | None:
        """What the seat sees, as text or as an SVG picture; `human` prints it."""
        return drawing.rendered(self._env.view(self._seat), self.render_mode)


class VectorSeatEnv(VectorEnv[Bytes, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many tables of bots with one seat each, stepped together in Rust.

    An episode that is over is followed by the next one in the same step; what was seen last of it
    is not kept. The arrays are the same at each step unless ``copy`` is set.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        num_envs: int = 1024,
        bots: Mapping[int, str] | str = "novice",
        options: Mapping[str, object] | None = None,
        episode: str = "round",
        reward: str = "rank",
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        seats, bots = _bots(game, seats, bots)
        self._seat = _own_seat(seats, bots)

        def made(seed: int) -> Batch:
            return Batch(
                game,
                seats,
                matches=num_envs,
                options=options,
                bots=bots,
                episode=episode,
                reward=reward,
                seed=seed,
                threads=threads,
            )

        self._made = made
        self._copy = copy
        self._batch = made(0)
        self.num_envs = num_envs
        space = _observation_space(self._batch.planes)
        self.single_observation_space = space
        self.single_action_space = Discrete(self._batch.actions)
        self.observation_space = batch_space(space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _shown(self) -> tuple[Bytes, dict[str, Any]]:
        observations, masks = self._batch.observations, self._batch.masks
        if self._copy:
            observations, masks = observations.copy(), masks.copy()
        return observations, {"action_mask": masks}

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Begins the matches of a seed, or others that follow from the seed before."""
        if isinstance(seed, list):
            raise ValueError("all matches come from one seed")
        super().reset(seed=seed)
        self._batch = self._made(_chosen(seed, self.np_random))
        return self._shown()

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Bytes, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Takes an action at each table. Raises `ValueError` if one is not legal."""
        if np.asarray(actions).dtype.kind not in "iu":
            raise TypeError("actions are whole numbers")
        self._batch.step(np.ascontiguousarray(actions, dtype=np.int64))
        observations, info = self._shown()
        rewards, over = self._batch.rewards[:, self._seat], self._batch.over
        if self._copy:
            rewards, over = rewards.copy(), over.copy()
        return observations, rewards, over, np.zeros(self.num_envs, np.bool_), info


for _game in games():
    gymnasium.register(  # pyright: ignore[reportUnknownMemberType]
        id=f"kartenhaus/{''.join(word.capitalize() for word in _game.split('-'))}-v0",
        entry_point="kartenhaus.gymnasium:SeatEnv",
        vector_entry_point="kartenhaus.gymnasium:VectorSeatEnv",
        kwargs={"game": _game},
    )
