"""The ecosystems' own tests."""

import xml.etree.ElementTree as ElementTree
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import VectorEnv
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils import OrderEnforcingWrapper

import kartenhaus
from kartenhaus import gymnasium as seats
from kartenhaus import pettingzoo as tables

GAMES = list(kartenhaus.games())
COUNTS = [
    (game, seats)
    for game, about in kartenhaus.games().items()
    for seats in range(about["seats"][0], about["seats"][1] + 1)
]


def seeded(env: OrderEnforcingWrapper[str, Any, Any]) -> OrderEnforcingWrapper[str, Any, Any]:
    """The same environment, whose agents draw the same actions in each run."""
    for seat, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seat)
    return env


# PettingZoo warns of every dictionary with an action mask, also of its own games'.
@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize(("game", "count"), COUNTS)
def test_api(game: str, count: int) -> None:
    api_test(seeded(tables.env(game, count)), num_cycles=200)


@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("reward", ["points", "rank"])
def test_api_with_every_option(game: str, reward: str) -> None:
    for name, default in kartenhaus.games()[game]["options"].items():
        other: object = default
        if isinstance(default, bool):
            other = not default
        elif isinstance(default, int):
            other = default + 1
        for value in {default, other}:
            try:
                env = tables.env(game, 3, options={name: value}, reward=reward)
            except ValueError as refused:
                assert name in str(refused)
                continue
            api_test(seeded(env), num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_seeds(game: str) -> None:
    seed_test(lambda: tables.env(game, 2), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_rendering(game: str) -> None:
    render_test(
        lambda render_mode: tables.env(game, 3, render_mode=render_mode),
        custom_tests={
            "human": lambda nothing: nothing is None,
            "ansi": lambda text: text.startswith(game),
            "svg": lambda text: ElementTree.fromstring(text).tag.endswith("svg"),
        },
    )
    with pytest.raises(ValueError, match="render_mode"):
        tables.TableEnv(game, render_mode="film")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match(game: str) -> None:
    options = {"rounds": 2} if "rounds" in kartenhaus.games()[game]["options"] else {}
    env = seeded(tables.env(game, 2, options=options, episode="match", reward="points"))
    env.reset(seed=2)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        sums[agent] += reward
        assert not cut
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    assert sum(sums.values()) == pytest.approx(0, abs=1e-3)


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_among_bots(game: str) -> None:
    made = f"kartenhaus/{''.join(word.capitalize() for word in game.split('-'))}-v0"
    env = gymnasium.make(made, seats=3, bots="novice", render_mode="ansi")
    env.unwrapped.action_space.seed(1)
    check_env(env.unwrapped)
    _, info = env.reset(seed=1)
    for _ in range(500):
        action = int(np.flatnonzero(info["action_mask"])[-1])
        _, _, over, _, info = env.step(action)
        assert "illegal" not in info
        if over:
            _, info = env.reset()


def test_an_illegal_action_ends_the_episode_or_raises() -> None:
    env = seats.SeatEnv("ktu", 2, illegal_reward=-3.0)
    _, info = env.reset(seed=1)
    wrong = int(info["action_mask"].argmin())
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info["illegal"]) == (-3.0, True, True)
    with pytest.raises(ValueError, match="over"):
        env.step(wrong)
    strict = seats.SeatEnv("ktu", 2, illegal_reward=None)
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="not legal"):
        strict.step(wrong)
    with pytest.raises(ValueError, match="one seat"):
        seats.SeatEnv("ktu", 3, bots={1: "novice"})
    for nothing in (-1, 70, 2**70, 2.7, None):
        env.reset(seed=1)
        _, reward, over, _, info = env.step(nothing)  # type: ignore[arg-type]
        assert (reward, over, info["illegal"]) == (-3.0, True, True)


def test_only_whole_numbers_are_actions() -> None:
    table = tables.TableEnv("ktu", 2)
    table.reset(seed=1)
    with pytest.raises(TypeError):
        table.step(2.7)  # type: ignore[arg-type]
    many = seats.VectorSeatEnv("ktu", 2, num_envs=2)
    with pytest.raises(TypeError, match="whole numbers"):
        many.step(np.array([0.9, 0.9]))


def test_a_seed_is_an_episode_and_none_is_any() -> None:
    def first(seed: int | None, then: int = 0) -> bytes:
        env = seats.VectorSeatEnv("ktu", 2, num_envs=4)
        seen, _ = env.reset(seed=seed)
        for _ in range(then):
            seen, _ = env.reset()
        return seen.tobytes()

    assert first(1, then=1) == first(1, then=1) != first(2)
    assert first(None) != first(None)
    single = [seats.SeatEnv("ktu", 2).reset()[0].tobytes() for _ in range(4)]
    assert len(set(single)) > 1
    env = seats.VectorSeatEnv("ktu", 2, num_envs=4)
    with pytest.raises(Exception, match="integer"):
        env.reset(seed=2.5)  # type: ignore[arg-type]
    env.reset(seed=2**64 - 1)
    env.reset()


def test_many_seats_among_bots() -> None:
    env = gymnasium.make_vec("kartenhaus/KartuSama-v0", num_envs=16, seats=4, bots="club")
    assert isinstance(env, VectorEnv)
    observations, info = env.reset(seed=3)
    assert env.observation_space.contains(observations)
    again, _ = env.reset(seed=3)
    assert (observations == again).all()
    rng, ended, earned = np.random.default_rng(1), 0, 0.0
    for _ in range(400):
        draws = rng.random(info["action_mask"].shape) * info["action_mask"]
        observations, rewards, over, cut, info = env.step(draws.argmax(axis=1))
        assert not cut.any()
        ended += int(over.sum())
        earned += float(rewards.sum())
    assert ended > 50
    assert earned < 0, "who plays at random loses to club players"
