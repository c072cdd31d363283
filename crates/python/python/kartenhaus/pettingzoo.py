"""Environments for PettingZoo: every seat is an agent.

>>> from kartenhaus import pettingzoo
>>> env = pettingzoo.env("ktu", seats=3)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     over = termination or truncation
...     env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv
from pettingzoo.utils import OrderEnforcingWrapper

from kartenhaus import drawing
from kartenhaus._native import Env

Observation = dict[str, npt.NDArray[Any]]


class TableEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """A table at which each seat is an agent, ``seat_0`` and so on.

    An observation is a dictionary: ``observation``, bytes in named planes (`Env.planes`), and
    ``action_mask``, 1 for each legal action. Between the actions of one move the same agent goes on.
    """

    metadata: dict[str, Any] = {
        "render_modes": drawing.RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        options: Mapping[str, object] | None = None,
        episode: str = "round",
        reward: str = "rank",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._env = Env(game, seats, options=options, episode=episode, reward=reward)
        self.metadata = {**self.metadata, "name": f"kartenhaus_{game.replace('-', '_')}_v0"}
        self.render_mode = drawing.checked(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(self._env.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        most = [plane[1] for plane in self._env.planes for _ in range(plane[2])]
        high = np.array(most, dtype=np.uint8)
        space = Dict(
            {
                "observation": Box(np.zeros_like(high), high, dtype=np.uint8),
                "action_mask": Box(0, 1, (self._env.actions,), dtype=np.int8),
            }
        )
        self.observation_spaces: dict[str, Space[Any]] = dict.fromkeys(self.possible_agents, space)
        self.action_spaces: dict[str, Space[Any]] = {
            agent: Discrete(self._env.actions) for agent in self.possible_agents
        }
        self._begin()

    def observation_space(self, agent: str) -> Space[Any]:
        """The same space for each agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """A space of its own for each agent, to sample from."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins the next episode, or the one of a seed."""
        self._env.reset(seed)
        self._begin()

    def _begin(self) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._env.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent knows now, in arrays of its own. Only the agent that is selected has legal
        actions."""
        seat = self._seats[agent]
        if seat == self._env.seat:
            observation, mask = self._env.observation.copy(), self._env.mask.copy()
        else:
            observation, mask = self._env.observe(seat), np.zeros(self._env.actions, np.uint8)
        return {"observation": observation, "action_mask": mask.view(np.int8)}

    def step(self, action: int | None) -> None:
        """Takes an action of the agent that is selected."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent whose episode is not over takes an action")
        self._cumulative_rewards[agent] = 0.0
        if self._env.step(operator.index(action)):
            for other, reward in zip(self.possible_agents, self._env.rewards, strict=True):
                self.rewards[other] = reward
                self.terminations[other] = True
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[self._env.seat]

    def render(self) -> str | None:
        """What the agent that is selected sees, as text or as an SVG picture; `human` prints it."""
        return drawing.rendered(self._env.view(self._env.seat), self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def env(
    game: str,
    seats: int | None = None,
    *,
    options: Mapping[str, object] | None = None,
    episode: str = "round",
    reward: str = "rank",
    render_mode: str | None = None,
) -> OrderEnforcingWrapper[str, Any, Any]:
    """A table that complains where it is used in a wrong order, as PettingZoo has it."""
    table = TableEnv(
        game, seats, options=options, episode=episode, reward=reward, render_mode=render_mode
    )
    return OrderEnforcingWrapper(table)
