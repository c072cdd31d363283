"""Environments for Gymnasium: one seat learns, bots sit on the others.

>>> from kartenhaus import gymnasium
>>> env = gymnasium.SeatEnv("ktu", seats=2, bots={1: "novice"})
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
"""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any, Literal, cast

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete, Space
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from kartenhaus import drawing
from kartenhaus._native import Batch, Env, games

Bytes = npt.NDArray[np.uint8]
Flags = npt.NDArray[np.bool_]
Numbers = npt.NDArray[np.int64]


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


Illegal = float | Literal["worst"] | None


def _illegal(illegal_reward: Illegal, worst: float) -> float | None:
    """What an action that is not legal earns; `None` if it raises."""
    if illegal_reward is None or isinstance(illegal_reward, float | int):
        return illegal_reward
    if illegal_reward != "worst":
        raise ValueError(f"`illegal_reward` is a number, 'worst' or None, not {illegal_reward!r}")
    return worst


class SeatEnv(gymnasium.Env[Bytes, int]):
    """One seat at a table of bots. ``info["action_mask"]`` says which actions are legal.

    An action that is not legal ends the episode with ``illegal_reward``, and
    ``info["illegal"]`` says so. ``"worst"`` is what no legal action can fall below
    (`Env.worst_reward`); with ``None`` it raises `ValueError`.
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
        illegal_reward: Illegal = "worst",
        render_mode: str | None = None,
    ) -> None:
        seats, bots = _bots(game, seats, bots)
        self._seat = _own_seat(seats, bots)
        chosen = dict(options) if options else None
        self._env = Env(game, seats, options=chosen, bots=bots, episode=episode, reward=reward)
        self._illegal_reward = _illegal(illegal_reward, self._env.worst_reward)
        self._ended = False
        self.render_mode = drawing.checked(render_mode)
        self.observation_space: Space[Bytes] = _observation_space(self._env.planes)
        self.action_space: Space[int] = cast(Space[int], Discrete(self._env.actions))

    def _info(self, illegal: bool = False) -> dict[str, Any]:
        return {"action_mask": self._env.mask.view(np.int8).copy(), "illegal": illegal}

    def action_masks(self) -> Flags:
        """Which actions are legal now, as sb3-contrib asks for it."""
        return self._env.mask.astype(np.bool_)

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
            return (
                self._env.observation.copy(),
                self._illegal_reward,
                True,
                False,
                self._info(illegal=True),
            )
        self._ended = self._env.step(operator.index(action))
        reward = self._env.rewards[self._seat] if self._ended else 0.0
        return self._env.observation.copy(), reward, self._ended, False, self._info()

    def render(self) -> Any:
        """What the seat sees, as text, as an SVG picture or as pixels; `human` prints it."""
        return drawing.rendered(self._env.view(self._seat), self.render_mode)


class VectorSeatEnv(VectorEnv[Bytes, Numbers, npt.NDArray[Any]]):
    """Many tables of bots with one seat each, stepped together in Rust.

    It does what `gymnasium.make_vec` does with many `SeatEnv`, in each of Gymnasium's
    ``autoreset_mode``. An episode that is over is followed by the next one in the next step, in the
    same step (``info["final_obs"]`` and ``info["final_info"]`` then tell of the last one), or where
    ``reset`` gets an ``options["reset_mask"]``. The observations are the same array at each step
    unless ``copy`` is set.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}

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
        illegal_reward: Illegal = "worst",
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        seats, bots = _bots(game, seats, bots)
        self._seat = _own_seat(seats, bots)
        self._batch = Batch(
            game,
            seats,
            matches=num_envs,
            options=dict(options) if options else None,
            bots=bots,
            episode=episode,
            reward=reward,
            threads=threads,
        )
        self._illegal_reward = _illegal(illegal_reward, self._batch.worst_reward)
        self._mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self._mode}
        self._copy = copy
        self.num_envs = num_envs
        space = _observation_space(self._batch.planes)
        self.single_observation_space = space
        self.single_action_space = Discrete(self._batch.actions)
        self.observation_space = batch_space(space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._ended = np.zeros(num_envs, np.bool_)
        # Of the episode that was over last: what was seen at its end, and which actions were legal
        # where one was taken that was not. The batch stands at the next one already.
        self._finals = np.zeros_like(self._batch.observations)
        self._final_masks = np.zeros_like(self._batch.masks)

    def action_masks(self) -> Flags:
        """Which actions are legal now, as sb3-contrib asks for it."""
        return np.where(self._ended[:, None], self._final_masks, self._batch.masks)

    def _shown(self, illegal: Flags) -> tuple[Bytes, dict[str, Any]]:
        observations = self._batch.observations
        if self._ended.any():
            observations = np.where(self._ended[:, None], self._finals, observations)
        elif self._copy:
            observations = observations.copy()
        every = np.ones(self.num_envs, np.bool_)
        return observations, _infos(self.action_masks(), illegal, every)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Begins the matches of a seed, or others that follow from the seed before; all, or those
        that ``options["reset_mask"]`` names."""
        if isinstance(seed, list):
            raise ValueError("`seed`: all matches come from one seed, not from a list")
        mask = (options or {}).get("reset_mask")
        if mask is not None:
            mask = np.asarray(mask)
            if mask.dtype != np.bool_ or mask.shape != (self.num_envs,) or not mask.any():
                raise ValueError(
                    f"`options['reset_mask']` is a row of {self.num_envs} flags, at least one set"
                )
        super().reset(seed=seed)
        if mask is None:
            self._ended[:] = False
        else:
            self._ended[mask] = False
        self._batch.reset(_chosen(seed, self.np_random), only=mask)
        return self._shown(np.zeros(self.num_envs, np.bool_))

    def _checked(self, actions: Any) -> Numbers:
        actions = np.asarray(actions)
        if actions.dtype.kind not in "iu":
            raise TypeError("`actions` are whole numbers, one a match")
        if actions.shape != (self.num_envs,):
            raise ValueError(f"`actions` is a row of {self.num_envs} numbers")
        if self._mode == AutoresetMode.DISABLED and self._ended.any():
            raise ValueError("some episodes are over: reset them with `options['reset_mask']`")
        whole: Numbers = actions.astype(np.int64)
        return whole

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[Bytes, npt.NDArray[Any], Flags, Flags, dict[str, Any]]:
        """Takes an action at each table. What is not legal ends the episode, or raises `ValueError`,
        as in `SeatEnv`."""
        actions = self._checked(actions)
        batch, begins = self._batch, self._ended
        known = (actions >= 0) & (actions < batch.actions)
        legal = batch.masks[np.arange(self.num_envs), np.where(known, actions, 0)] & known
        illegal = ~legal & ~begins
        if self._illegal_reward is None:
            illegal[:] = False
        skipped = illegal | begins
        batch.step(actions, only=~skipped if skipped.any() else None)
        over = batch.over | illegal
        rewards = batch.rewards[:, self._seat].astype(np.float64)
        self._final_masks[over] = False
        self._finals[over] = batch.final_observations[over]
        if illegal.any():
            # These stand where they stood.
            self._finals[illegal] = batch.observations[illegal]
            self._final_masks[illegal] = batch.masks[illegal]
            rewards[illegal] = self._illegal_reward
            batch.reset(only=illegal)
        cut = np.zeros(self.num_envs, np.bool_)
        if self._mode == AutoresetMode.SAME_STEP:
            observations, info = self._shown(cut.copy())
            return observations, rewards, over, cut, {**info, **self._of_finals(over, illegal)}
        self._ended = over.copy()
        observations, info = self._shown(illegal)
        return observations, rewards, over, cut, info

    def _of_finals(self, over: Flags, illegal: Flags) -> dict[str, Any]:
        """What Gymnasium's vector environments say of episodes that are over."""
        if not over.any():
            return {}
        seen = np.full(self.num_envs, None, dtype=object)
        for at in np.flatnonzero(over):
            seen[at] = self._finals[at].copy()
        masks = self._final_masks & over[:, None]
        info = _infos(masks, illegal, over)
        marks = {"_final_obs": over.copy(), "_final_info": over.copy()}
        return {"final_obs": seen, "final_info": info, **marks}


def _infos(masks: Flags, illegal: Flags, have: Flags) -> dict[str, Any]:
    """The infos of many environments, as Gymnasium puts them together."""
    return {
        "action_mask": masks.astype(np.int8),
        "_action_mask": have.copy(),
        "illegal": illegal.copy(),
        "_illegal": have.copy(),
    }


for _game in games():
    gymnasium.register(  # pyright: ignore[reportUnknownMemberType]
        id=f"kartenhaus/{''.join(word.capitalize() for word in _game.split('-'))}-v0",
        entry_point="kartenhaus.gymnasium:SeatEnv",
        vector_entry_point="kartenhaus.gymnasium:VectorSeatEnv",
        kwargs={"game": _game},
    )
