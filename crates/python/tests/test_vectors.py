"""Vector environments of packages that CI does not install, on stand-ins that have of them what ours
use. `cargo xtask python-clients` runs Stable-Baselines3 itself."""

import importlib
import sys
import types
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import kartenhaus

GAMES = list(kartenhaus.games())


class PufferEnv:
    """PufferLib 3: buffers that an environment writes into, made of the spaces that it has set."""

    def __init__(self, buf: Any = None) -> None:
        assert buf is None
        space: Any = self.single_observation_space  # type: ignore[attr-defined]
        count: int = self.num_agents  # type: ignore[attr-defined]
        assert not hasattr(self, "observation_space")
        self.observations = np.zeros((count, *space.shape), space.dtype)
        self.rewards = np.zeros(count, np.float32)
        self.terminals, self.truncations = np.zeros((2, count), np.bool_)


class VecEnv:
    """Stable-Baselines3 2.9."""

    def __init__(self, num_envs: int, observation_space: Any, action_space: Any) -> None:
        self.num_envs = num_envs
        self.observation_space, self.action_space = observation_space, action_space
        self._reset_seeds()

    def _reset_seeds(self) -> None:
        self._seeds: list[int | None] = [None] * self.num_envs

    def _reset_options(self) -> None:
        pass

    def seed(self, seed: int) -> None:
        self._seeds = [seed + at for at in range(self.num_envs)]

    def _get_indices(self, indices: Any) -> Any:
        return range(self.num_envs) if indices is None else indices


@pytest.fixture
def stands_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    names = ["pufferlib", "stable_baselines3", "stable_baselines3.common"]
    modules: dict[str, Any] = {
        name: types.ModuleType(name) for name in [*names, "stable_baselines3.common.vec_env"]
    }
    modules["pufferlib"].PufferEnv = PufferEnv
    modules["stable_baselines3.common.vec_env"].VecEnv = VecEnv
    for name, module in modules.items():
        monkeypatch.setitem(sys.modules, name, module)
    yield
    for name in ("kartenhaus.puffer", "kartenhaus.sb3"):
        sys.modules.pop(name, None)


@pytest.mark.parametrize("game", GAMES)
def test_puffer_s_buffers_are_written(stands_in: None, game: str) -> None:
    made = importlib.import_module("kartenhaus.puffer").SeatPufferEnv
    env, other = (made(game, 2, num_envs=4, bots="dice", seed=3) for _ in range(2))
    buffer = env.observations
    assert (env.reset()[0] == other.reset()[0]).all()
    ended = 0
    for _ in range(600):
        actions = env.action_masks().argmax(axis=1).astype(np.int32)
        seen, rewards, over, cut, infos = env.step(actions)
        assert seen is buffer is env.observations
        assert not cut.any()
        assert (rewards[~over] == 0).all()
        assert len(infos) == (1 if over.any() else 0)
        ended += int(over.sum())
    assert ended > 0
    wrong = env.action_masks().argmin(axis=1)
    _, rewards, over, _, _ = env.step(wrong)
    assert over.all()
    assert (rewards == -1).all()


@pytest.mark.parametrize("game", GAMES)
def test_stable_baselines_gets_what_it_asks_for(stands_in: None, game: str) -> None:
    env = importlib.import_module("kartenhaus.sb3").SeatVecEnv(game, 2, num_envs=4, bots="dice")
    env.seed(5)
    first = env.reset()
    assert (env.reset() != first).any()
    env.seed(5)
    assert (env.reset() == first).all()
    ended = 0
    for _ in range(600):
        masks = np.stack(env.env_method("action_masks"))
        assert (masks == env.action_masks()).all()
        env.step_async(masks.argmax(axis=1))
        seen, rewards, over, infos = env.step_wait()
        assert rewards.dtype == np.float32
        for at, info in enumerate(infos):
            assert ("terminal_observation" in info) == over[at]
            if over[at]:
                assert info["terminal_observation"].shape == seen[at].shape
        ended += int(over.sum())
    assert ended > 0
    with pytest.raises(ValueError, match="step_async"):
        env.step_wait()
    with pytest.raises(AttributeError, match="bots"):
        env.set_attr("bots", "club")
