"""The ecosystems' own tests."""

import pickle
import xml.etree.ElementTree as ElementTree
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.wrappers.vector import NormalizeObservation as VectorNormalize
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils import OrderEnforcingWrapper, TerminateIllegalWrapper

import kartenhaus
from kartenhaus import gymnasium as seats
from kartenhaus import pettingzoo as tables

GAMES = list(kartenhaus.games())
COUNTS = [
    (game, seats)
    for game, about in kartenhaus.games().items()
    for seats in range(about["seats"][0], about["seats"][1] + 1)
]


def seeded(env: Any) -> Any:
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
            "rgb_array": lambda shown: shown.shape == (640, 640, 3) and shown.std() > 1,
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
        assert not info["illegal"]
        if over:
            _, info = env.reset()


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_seen_from_the_own_seat(game: str) -> None:
    env = seats.SeatEnv(game, 3, bots={0: "dice", 1: "dice"})
    many = seats.VectorSeatEnv(
        game, 3, num_envs=2, bots={0: "dice", 1: "dice"}, autoreset_mode=AutoresetMode.SAME_STEP
    )
    _, info = env.reset(seed=1)
    many.reset(seed=1)
    ended = 0
    while ended < 10:
        # The first legal action: in Khamul, to announce it. Wrong throws, the last, need not end.
        seen, _, over, _, info = env.step(int(info["action_mask"].argmax()))
        *_, infos = many.step(many.action_masks().argmax(axis=1))
        if over:
            ended += 1
            assert env._env.seat == 2
            assert (seen == env._env.observe(2)).all()
            if ended == 1:
                assert (infos["final_obs"][0] == seen).all()
            _, info = env.reset()


def last_words(env: Any, wrong: int) -> dict[str, float]:
    """What each agent has earned after an action that is not legal."""
    env.step(wrong)
    earned = {}
    for agent in env.agent_iter():
        _, reward, over, cut, _ = env.last()
        assert over or cut
        earned[agent] = reward
        env.step(None)
    return earned


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("reward", ["points", "rank"])
def test_an_illegal_action_is_never_better_than_losing(game: str, reward: str) -> None:
    env: Any = tables.env(game, 3, reward=reward)
    assert isinstance(env, OrderEnforcingWrapper)
    assert isinstance(env.env, TerminateIllegalWrapper)
    for seed in range(3):
        env.reset(seed=seed)
        mask = env.last()[0]["action_mask"]
        agent = env.agent_selection
        earned = last_words(env, int(mask.argmin()))
        assert earned.pop(agent) == env.unwrapped.worst_reward <= -1
        assert set(earned.values()) == {0}
    # The next episode is as if nothing had been.
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, total, over, cut, _ = env.last()
        assert not cut
        assert not over or total >= env.unwrapped.worst_reward
        env.step(None if over else int(observation["action_mask"].argmax()))
    one = seats.SeatEnv(game, 3, reward=reward)
    _, info = one.reset(seed=1)
    _, earned_alone, over, _, _ = one.step(int(info["action_mask"].argmin()))
    assert (earned_alone, over) == (env.unwrapped.worst_reward, True)


def test_a_raw_table_raises() -> None:
    raw: Any = tables.raw_env("ktu", 2)
    raw.reset(seed=1)
    wrong = int(raw.last()[0]["action_mask"].argmin())
    with pytest.raises(ValueError, match="not legal"):
        raw.step(wrong)
    for env in (raw, tables.env("ktu", 2)):
        env.reset(seed=1)
        with pytest.raises(ValueError, match="`action`"):
            env.step(-1)
        with pytest.raises(ValueError, match="`action`"):
            env.step(None)


def test_a_wrong_order_is_said() -> None:
    env = tables.env("ktu", 2)
    for call in (env.last, env.agent_iter, lambda: env.observe("seat_0"), lambda: env.step(0)):
        with pytest.raises((AssertionError, AttributeError)):
            call()
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="step or reset"):
        list(env.agent_iter())


def test_chance_deals_without_a_seed() -> None:
    def first(made: Any) -> bytes:
        made.reset()
        return bytes(made.state().tobytes())

    assert len({first(tables.env("kartel", 4)) for _ in range(8)}) == 8
    many = [seats.VectorSeatEnv("kartel", 4, num_envs=2).reset()[0].tobytes() for _ in range(8)]
    assert len(set(many)) == 8


@pytest.mark.parametrize("game", GAMES)
def test_copies_of_environments_go_on_as_they_do(game: str) -> None:
    table = seeded(tables.env(game, 3))
    table.reset(seed=2)
    raw = seeded(tables.raw_env(game, 3))
    raw.reset(seed=2)
    for env in (table, raw):
        pairs = [(env, pickle.loads(pickle.dumps(env))), (env, deepcopy(env))]
        for one, other in pairs:
            one, other = deepcopy(one), other
            for _ in range(40):
                seen, again = one.last(), other.last()
                assert one.agent_selection == other.agent_selection
                assert (seen[0]["observation"] == again[0]["observation"]).all()
                assert seen[1:] == again[1:]
                mask = seen[0]["action_mask"]
                action = None if seen[2] else int(np.flatnonzero(mask)[0])
                one.step(action)
                other.step(action)
                if not one.agents:
                    break
    single = seats.SeatEnv(game, 3)
    single.reset(seed=3)
    many = seats.VectorSeatEnv(game, 3, num_envs=3)
    many.reset(seed=3)
    again, all_again = (pickle.loads(pickle.dumps(env)) for env in (single, many))
    for _ in range(60):
        action = int(single.action_masks().argmax())
        seen, other = single.step(action), again.step(action)
        assert (seen[0] == other[0]).all() and seen[1:4] == other[1:4]
        if seen[2]:
            assert (single.reset()[0] == again.reset()[0]).all()
        actions = many.action_masks().argmax(axis=1)
        first, second = many.step(actions), all_again.step(actions)
        assert all((one == two).all() for one, two in zip(first[:4], second[:4], strict=True))


@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize("game", GAMES)
def test_all_agents_at_once(game: str) -> None:
    parallel_api_test(tables.parallel_env(game, 3), num_cycles=50)
    env = tables.parallel_env(game, 3, reward="rank")
    observations, _ = env.reset(seed=4)
    total = 0.0
    while env.agents:
        masks = {agent: seen["action_mask"] for agent, seen in observations.items()}
        assert sum(bool(mask.any()) for mask in masks.values()) == 1
        observations, rewards, *_ = env.step({at: int(it.argmax()) for at, it in masks.items()})
        total += sum(rewards.values())
    assert total == pytest.approx(0, abs=1e-3)


@pytest.mark.parametrize("game", GAMES)
def test_a_state_is_what_all_agents_know(game: str) -> None:
    env = tables.env(game, 3)
    env.reset(seed=1)
    assert env.state_space.contains(env.state())
    each = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert (env.state() == np.concatenate(each)).all()


def told(info: dict[str, Any]) -> dict[str, Any]:
    """Of what kind infos are."""
    kinds: dict[str, Any] = {}
    for name, value in sorted(info.items()):
        kinds[name] = told(value) if isinstance(value, dict) else (value.dtype, value.shape)
    return kinds


def played(env: VectorEnv[Any, Any, Any], mode: AutoresetMode) -> set[str]:
    """Of what kind everything is that many environments return, in 300 steps of random play with an
    illegal action in each at the 150th."""
    rng, ended = np.random.default_rng(1), 0
    count = env.num_envs
    observations, info = env.reset(seed=1)
    seen = {str((observations.dtype, observations.shape, told(info)))}
    over = np.zeros(count, np.bool_)
    masks = info["action_mask"]
    for step in range(300):
        if mode == AutoresetMode.DISABLED and over.any():
            _, info = env.reset(options={"reset_mask": over.copy()})
            masks = np.where(over[:, None], info["action_mask"], masks)
        actions = (rng.random(masks.shape) * masks).argmax(axis=1)
        if wrong := step == 150:
            actions = masks.argmin(axis=1)
        waits = over if mode == AutoresetMode.NEXT_STEP else np.zeros(count, np.bool_)
        observations, rewards, over, cut, info = env.step(actions)
        assert not cut.any()
        assert not rewards[waits].any()
        assert not over[waits].any()
        if wrong:
            assert (rewards[~waits] == -1).all()
            assert over[~waits].all()
        assert ("final_obs" in info) == (mode == AutoresetMode.SAME_STEP and over.any())
        if "final_obs" in info:
            assert [it is not None for it in info["final_obs"]] == over.tolist()
        seen.add(str((rewards.dtype, over.dtype, cut.dtype, told(info))))
        masks, ended = info["action_mask"], ended + int(over.sum())
    assert ended > 2 * count
    return seen


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_both_ways_to_make_many_agree(game: str, mode: AutoresetMode) -> None:
    made = f"kartenhaus/{''.join(word.capitalize() for word in game.split('-'))}-v0"
    limit = {"turn_limit": 20} if "turn_limit" in kartenhaus.games()[game]["options"] else {}
    kwargs: dict[str, Any] = {"seats": 2, "bots": "dice", "options": limit, "num_envs": 3}
    mode_of = {"autoreset_mode": mode}
    sync = gymnasium.make_vec(made, vectorization_mode="sync", vector_kwargs=mode_of, **kwargs)
    entry = "vector_entry_point"
    batch = gymnasium.make_vec(made, vectorization_mode=entry, autoreset_mode=mode, **kwargs)
    assert sync.metadata["autoreset_mode"] == batch.metadata["autoreset_mode"] == mode
    assert played(sync, mode) == played(batch, mode)


def test_many_are_wrapped_as_gymnasium_wraps_them() -> None:
    env = VectorNormalize(seats.VectorSeatEnv("ktu", 2, num_envs=4))
    env.reset(seed=1)
    for _ in range(20):
        env.step(env.env.action_masks().argmax(axis=1))  # type: ignore[attr-defined]


def test_an_illegal_action_ends_the_episode_or_raises() -> None:
    env = seats.SeatEnv("ktu", 2, illegal_reward=-3.0)
    many = seats.VectorSeatEnv("ktu", 2, num_envs=2, illegal_reward=-3.0)
    _, info = many.reset(seed=1)
    _, earned, ends, _, info = many.step(info["action_mask"].argmin(axis=1))
    assert (earned == -3).all() and ends.all() and info["illegal"].all()
    with pytest.raises(ValueError, match="illegal_reward"):
        seats.SeatEnv("ktu", 2, illegal_reward="none")  # type: ignore[arg-type]
    strictly = seats.VectorSeatEnv("ktu", 2, num_envs=2, illegal_reward=None)
    _, info = strictly.reset(seed=1)
    with pytest.raises(ValueError, match="not legal"):
        strictly.step(info["action_mask"].argmin(axis=1))
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
    with pytest.raises(TypeError, match="`action`"):
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
