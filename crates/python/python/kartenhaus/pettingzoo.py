"""Environments for PettingZoo: every seat is an agent.

>>> from kartenhaus import pettingzoo
>>> env = pettingzoo.env("ktu", seats=3)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     over = termination or truncation
...     env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

`env` ends an episode at an illegal action, as PettingZoo's own games do; `raw_env` raises
`ValueError`; in `parallel_env` all agents act at each step, and only one of them is asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import OrderEnforcingWrapper, TerminateIllegalWrapper
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers.order_enforcing import (
    AECOrderEnforcingIterable,
    AECOrderEnforcingIterator,
)

from kartenhaus import drawing
from kartenhaus._native import Env

Observation = dict[str, npt.NDArray[Any]]
Last = tuple[Observation | None, float, bool, bool, dict[str, Any]]


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
        chosen = dict(options) if options else None
        self._env = Env(game, seats, options=chosen, episode=episode, reward=reward)
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
        high = np.tile(high, self._env.seats)
        self.state_space: Space[Any] = Box(np.zeros_like(high), high, dtype=np.uint8)
        self._begin()

    @property
    def worst_reward(self) -> float:
        """No reward of this table is lower."""
        return self._env.worst_reward

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
        self._skip_agent_selection = None

    def observe(self, agent: str) -> Observation:
        """What an agent knows now, in arrays of its own. Only the agent that is selected has legal
        actions."""
        observation, mask = self._env.look(self._seats[agent])
        return {"observation": observation, "action_mask": mask}

    def state(self) -> npt.NDArray[np.uint8]:
        """What all agents know, one after the other."""
        seats = range(self._env.seats)
        return np.concatenate([self._env.observe(seat) for seat in seats])

    def step(self, action: int | None) -> None:
        """Takes an action of the agent that is selected. Raises `ValueError` if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("`action`: an agent whose episode is not over takes an action")
        over = self._env.step(action)
        self._cumulative_rewards[agent] = 0.0
        if over:
            for other, reward in zip(self.possible_agents, self._env.rewards, strict=True):
                self.rewards[other] = reward
                self.terminations[other] = True
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[self._env.seat]

    def last(self, observe: bool = True) -> Last:
        """Of the agent that is selected: its observation, its reward since its last action, whether
        its episode is over or cut, and ``info``."""
        agent = self.agent_selection
        observation = self.observe(agent) if observe else None
        over, cut = self.terminations[agent], self.truncations[agent]
        return observation, self._cumulative_rewards[agent], over, cut, self.infos[agent]

    def render(self) -> Any:
        """What the agent that is selected sees, as text, as an SVG picture or as pixels; `human`
        prints it."""
        return drawing.rendered(self._env.view(self._env.seat), self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


class OrderedEnv(OrderEnforcingWrapper[str, Any, Any]):  # type: ignore[misc]
    """PettingZoo's wrapper, which complains where a table is used in a wrong order. It asks the
    table itself, and not each wrapper below, so that a step costs no detours."""

    def __init__(self, env: TerminateIllegalWrapper[str, Any, Any], table: TableEnv) -> None:
        super().__init__(env)
        self.table = table

    def __reduce__(self) -> tuple[Any, ...]:
        return OrderedEnv._made, (self.env, self.table, self._has_reset, self._has_updated)

    @classmethod
    def _made(cls, env: Any, table: TableEnv, reset: bool, updated: bool) -> OrderedEnv:
        made = cls(env, table)
        made._has_reset, made._has_updated = reset, updated
        return made

    def last(self, observe: bool = True) -> Last:
        """As `TableEnv.last`."""
        if not self._has_reset:
            return super().last(observe)  # type: ignore[no-any-return]
        return self.table.last(observe)

    def observe(self, agent: str) -> Observation:
        """As `TableEnv.observe`."""
        if not self._has_reset:
            return super().observe(agent)  # type: ignore[no-any-return]
        return self.table.observe(agent)

    def step(self, action: int | None) -> None:
        """Takes an action of the agent that is selected. If it is not legal the episode is over, and
        the agent gets the worst reward that there is."""
        table = self.table
        if self._has_reset and table.agents:
            self._has_updated = True
            try:
                table.step(action)
                return
            except ValueError:
                mask = table.observe(table.agent_selection)["action_mask"]
                if action is None or not 0 <= action < len(mask) or mask[action]:
                    raise
        super().step(action)

    def passes(self) -> None:
        """A loop over `agent_iter` goes on to its next pass."""
        assert self._has_updated, "step or reset in each pass of a loop over `agent_iter`"
        self._has_updated = False

    def agent_iter(self, max_iter: int = 1 << 63) -> _Agents:
        """The agents in the order in which they act."""
        super().agent_iter(max_iter)
        return _Agents(self, max_iter)


class _Agents(AECOrderEnforcingIterable[str, Any, Any]):  # type: ignore[misc]
    def __init__(self, env: OrderedEnv, max_iter: int) -> None:
        super().__init__(env, max_iter)  # pyright: ignore[reportUnknownMemberType]
        self.ordered, self.most = env, max_iter

    def __iter__(self) -> _AgentsInOrder:
        return _AgentsInOrder(self.ordered, self.most)


class _AgentsInOrder(AECOrderEnforcingIterator[str, Any, Any]):  # type: ignore[misc]
    def __init__(self, env: OrderedEnv, max_iter: int) -> None:
        super().__init__(env, max_iter)
        self.ordered = env

    def __next__(self) -> str:
        if not self.ordered.table.agents or self.iters_til_term <= 0:
            raise StopIteration
        self.iters_til_term -= 1
        self.ordered.passes()
        return self.ordered.table.agent_selection


def raw_env(
    game: str,
    seats: int | None = None,
    *,
    options: Mapping[str, object] | None = None,
    episode: str = "round",
    reward: str = "rank",
    render_mode: str | None = None,
) -> TableEnv:
    """A table without wrappers: an action that is not legal raises `ValueError`."""
    return TableEnv(
        game, seats, options=options, episode=episode, reward=reward, render_mode=render_mode
    )


def env(
    game: str,
    seats: int | None = None,
    *,
    options: Mapping[str, object] | None = None,
    episode: str = "round",
    reward: str = "rank",
    render_mode: str | None = None,
) -> OrderedEnv:
    """A table as PettingZoo has it: it complains where it is used in a wrong order, and an action
    that is not legal ends the episode with the worst reward that there is."""
    table = raw_env(
        game, seats, options=options, episode=episode, reward=reward, render_mode=render_mode
    )
    return OrderedEnv(TerminateIllegalWrapper(table, illegal_reward=table.worst_reward), table)


def parallel_env(
    game: str,
    seats: int | None = None,
    *,
    options: Mapping[str, object] | None = None,
    episode: str = "round",
    reward: str = "rank",
    render_mode: str | None = None,
) -> ParallelEnv[str, Any, Any]:
    """The same table where all agents act at each step. Only the one that has legal actions is
    asked; the actions of the others are not looked at."""
    turns = env(
        game, seats, options=options, episode=episode, reward=reward, render_mode=render_mode
    )
    return turn_based_aec_to_parallel(turns)
