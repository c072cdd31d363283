"""Matches and batches of numbers."""

import os
import pickle
import subprocess
import sys
from copy import copy, deepcopy
from typing import Any

import numpy as np
import pytest
from interrupting import interrupt

import kartenhaus
from kartenhaus import Batch, Env

GAMES = list(kartenhaus.games())


@pytest.mark.parametrize("game", GAMES)
def test_an_environment_shows_what_its_seat_knows(game: str) -> None:
    env = Env(game, 3, seed=1)
    size = sum(plane[2] for plane in env.planes)
    most = np.array([plane[1] for plane in env.planes for _ in range(plane[2])])
    observation, mask = env.observation, env.mask
    assert observation.shape == (size,)
    assert mask.shape == (env.actions,)
    assert observation.dtype == mask.dtype == np.uint8
    for _ in range(2_000):
        assert mask.any()
        assert (observation <= most).all()
        assert (env.observe(env.seat) == observation).all()
        assert env.action_name(int(mask.argmax()))
        action = env.sample()
        assert mask[action] == 1
        if env.step(action):
            assert sum(env.rewards) == pytest.approx(0, abs=1e-3)
            assert not mask.any()
            env.reset()
    assert env.observation is observation


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_goes_on_by_itself(game: str) -> None:
    env = Env(game, 2, seed=4)
    for _ in range(4):
        env.step(env.sample())
    before = env.observation.copy()
    other = env.copy()
    for _ in range(4):
        other.step(other.sample())
    assert (env.observation == before).all()
    for _ in range(4):
        env.step(env.sample())
    assert (env.observation == other.observation).all()
    assert env.view(0) == other.view(0)


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_changes_nothing(game: str) -> None:
    env = Env(game, 2, seed=1)
    before = (env.observation.copy(), env.mask.copy(), env.seat)
    for wrong in (int(env.mask.argmin()), env.actions, 1 << 40):
        with pytest.raises(ValueError, match=f"action {wrong}"):
            env.step(wrong)
    for nothing in (-1, 1 << 70):
        with pytest.raises(ValueError, match="`action`"):
            env.step(nothing)
    with pytest.raises(TypeError, match="`action`"):
        env.step(0.5)  # type: ignore[arg-type]
    assert (env.observation == before[0]).all()
    assert (env.mask == before[1]).all()
    assert env.seat == before[2]


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_is_its_matches(game: str) -> None:
    batches = [
        Batch(game, 3, matches=17, bots={2: "novice"}, seed=3, threads=threads, reward="rank")
        for threads in (1, 4)
    ]
    first, second = batches
    assert first.observations.shape == (17, sum(plane[2] for plane in first.planes))
    assert first.masks.dtype == np.bool_
    ended = 0
    for _ in range(400):
        actions = first.sample()
        assert (second.sample() == actions).all()
        assert first.masks[np.arange(17), actions].all()
        for batch in batches:
            batch.step(actions)
        for name in ("observations", "masks", "seat", "over", "rewards"):
            assert (getattr(first, name) == getattr(second, name)).all(), name
        assert (first.seat != 2).all()
        ended += int(first.over.sum())
        assert np.abs(first.rewards.sum(axis=1)).max() < 1e-3
        assert (first.rewards[~first.over] == 0).all()
    assert ended > 0


def test_arrays_are_the_batch_s_own() -> None:
    batch = Batch("ktu", 2, matches=8)
    kept, tensor = batch.observations, np.from_dlpack(batch.observations)
    batch.step(batch.sample())
    assert batch.observations is kept
    assert np.shares_memory(kept, tensor)
    assert (kept == tensor).all()


def test_a_batch_refuses_what_it_cannot_do() -> None:
    batch = Batch("ktu", 2, matches=4)
    before = batch.observations.copy()
    actions = batch.sample()
    wrong = actions.copy()
    wrong[3] = -1
    with pytest.raises(ValueError, match="match 3: action -1"):
        batch.step(wrong)
    with pytest.raises(ValueError, match="4 matches"):
        batch.step(actions[:3])
    with pytest.raises(TypeError, match="`actions`"):
        batch.step(actions / 2)
    with pytest.raises(ValueError, match="`actions`"):
        batch.step(actions.reshape(2, 2))
    with pytest.raises(TypeError, match="`seed`"):
        batch.reset(seed=1.5)  # type: ignore[arg-type]
    with pytest.raises(IndexError, match="`only`"):
        batch.reset(only=[4])
    with pytest.raises(ValueError, match="`only`"):
        batch.reset(only=[True, False])
    with pytest.raises(IndexError, match="`seat`"):
        batch.observe(2)
    assert (batch.observations == before).all()
    refused: list[dict[str, Any]] = [
        {"matches": 0},
        {"matches": 1 << 40},
        {"bots": {0: "novice", 1: "novice"}},
        {"bots": {5: "novice"}},
        {"bots": {0: "master"}},
        {"episode": "week"},
        {"reward": "money"},
        {"options": {"rounds": 0}},
        {"threads": -1},
        {"seed": -1},
    ]
    for arguments in refused:
        # The error names the argument, or the option in it.
        (name,) = arguments
        with pytest.raises(ValueError, match=name if name != "matches" else "matches"):
            Batch("ktu", 2, **arguments)


def test_an_option_with_moves_that_no_action_names_is_refused() -> None:
    options = {"snaps": "anytime"}  # khamul:4.7
    for make in (Env, Batch):
        with pytest.raises(ValueError, match="no list of legal moves"):
            make("khamul", 2, options=options)
    match = kartenhaus.Match("khamul", 2, options=options)
    assert match.view()["options"]["snaps"] == "anytime"


def test_copies_are_made_in_every_way_and_an_end_is_said() -> None:
    env = Env("ktu", 2, seed=3)
    copies = [env.copy(), copy(env), deepcopy(env)]
    while not env.over:
        env.step(env.sample())
    assert not any(other.over for other in copies)
    assert len({other.observation.tobytes() for other in copies}) == 1
    with pytest.raises(ValueError, match="the episode is over"):
        env.step(0)


@pytest.mark.parametrize("dtype", [np.int8, np.int32, np.uint64, np.int64])
def test_actions_of_each_type_and_layout_are_taken(dtype: type[Any]) -> None:
    first, second = (Batch("ktu", 2, matches=6, seed=1) for _ in range(2))
    for _ in range(30):
        actions = first.sample()
        first.step(actions)
        spread = np.zeros(12, dtype)
        spread[::2] = actions
        second.step(spread[::2])
        assert (first.observations == second.observations).all()
    listed = first.sample().tolist()
    first.step(listed)


def test_numpy_s_values_are_options() -> None:
    options = {"play_on": np.bool_(True), "rounds": np.int64(2)}
    view = Env("ktu", 2, options=options, seed=1).view(0)["options"]
    assert (view["play_on"], view["rounds"]) == (True, 2)
    with pytest.raises(ValueError, match="`options`"):
        Env("ktu", 2, options={"play_on": np.int64(2)})


def test_chance_deals_without_a_seed() -> None:
    assert len({Env("kartel", 4).observation.tobytes() for _ in range(8)}) == 8
    assert len({Batch("kartel").observations.tobytes() for _ in range(8)}) == 8


@pytest.mark.parametrize("game", GAMES)
def test_what_is_pickled_goes_on_as_the_other(game: str) -> None:
    env = Env(game, 3, bots={1: "club"}, reward="rank", seed=4)
    batch = Batch(game, 3, matches=5, bots={2: "novice"}, seed=4, threads=2)
    for _ in range(40):
        batch.step(batch.sample())
        if env.step(env.sample()):
            env.reset()
    copies = [pickle.loads(pickle.dumps(batch)), deepcopy(batch), copy(batch), batch.copy()]
    envs = [pickle.loads(pickle.dumps(env)), env.copy()]
    for _ in range(200):
        for name in ("observations", "masks", "seat", "over", "rewards", "final_observations"):
            for other in copies:
                assert (getattr(other, name) == getattr(batch, name)).all(), name
        actions = batch.sample()
        for other in copies:
            assert (other.sample() == actions).all()
            other.step(actions)
        batch.step(actions)
        action = env.sample()
        if env.step(action):
            env.reset()
        for copied in envs:
            assert copied.sample() == action
            if copied.step(action):
                copied.reset()
            assert (copied.observation == env.observation).all()
    with pytest.raises(ValueError, match="no saved match"):
        env.__setstate__("dealer 0")  # type: ignore[attr-defined]


def test_only_the_matches_that_are_named_are_stepped_and_begun() -> None:
    batch = Batch("kartel", 3, matches=6, seed=2)
    fresh = batch.observations.copy()
    batch.step(batch.sample())
    before, masks = batch.observations.copy(), batch.masks.copy()
    only = np.array([True, False, True, False, False, True])
    actions = batch.sample()
    actions[~only] = -1
    batch.step(actions, only=only)
    kept = (batch.observations == before).all(axis=1) & (batch.masks == masks).all(axis=1)
    assert (kept == ~only).all()
    batch.reset(2, only=np.flatnonzero(only))
    assert (batch.observations[only] == fresh[only]).all()
    assert (batch.observations[~only] == before[~only]).all()
    batch.reset()
    assert (batch.observations != fresh).any(axis=1).all()


def test_a_batch_shows_each_seat() -> None:
    batch = Batch("kartu-sama", 3, matches=4, seed=2)
    for _ in range(9):
        batch.step(batch.sample())
    assert (batch.observe(batch.seat) == batch.observations).all()
    for seat in range(3):
        mine = batch.seat == seat
        assert (batch.observe(seat)[mine] == batch.observations[mine]).all()
    env = Env("kartu-sama", 3)
    assert [batch.action_name(at) for at in range(batch.actions)] == [
        env.action_name(at) for at in range(env.actions)
    ]


def test_a_look_is_an_observation_and_a_mask() -> None:
    env = Env("khamul", 3, seed=2)
    for _ in range(60):
        for seat in range(3):
            observation, mask = env.look(seat)
            assert mask.dtype == np.int8
            assert (observation == env.observe(seat)).all()
            assert (mask == (env.mask if seat == env.seat else 0)).all()
        if env.step(env.sample()):
            env.reset()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("reward", ["points", "rank"])
def test_no_reward_is_below_the_worst(game: str, reward: str) -> None:
    batch = Batch(game, 4, matches=64, reward=reward, seed=1)
    for _ in range(300):
        batch.step(batch.sample())
        assert batch.rewards.min() >= batch.worst_reward
    assert batch.worst_reward == Env(game, 4, reward=reward).worst_reward <= -1


@pytest.mark.parametrize("bots", [{}, {1: "novice"}])
def test_a_last_observation_is_kept(bots: dict[int, str]) -> None:
    env = Env("kartu-sama", 2, bots=bots, seed=3)
    batch = Batch("kartu-sama", 2, bots=bots, seed=3)
    ended = 0
    while ended < 3 + 20 * len(bots):
        action = int(batch.sample()[0])
        actions = batch.sample()
        actions[0] = action
        over = env.step(action)
        batch.step(actions)
        assert batch.over[0] == over
        if over:
            assert (batch.final_observations[0] == env.observation).all()
            # Also where a bot moves last.
            assert env.seat not in bots
            assert (env.observe(env.seat) == env.observation).all()
            env.reset()
            ended += 1


def saved(batch: Any) -> list[str]:
    """Where each match stands, as it is pickled."""
    matches: list[str] = batch.__getstate__()[0]
    return matches


@pytest.mark.parametrize("threads", [1, 2])
def test_an_interrupt_ends_a_call(threads: int) -> None:
    # In most matches a bot searches then. All these searches take many times as long as it
    # takes until the call looks for a signal, and a single one about as long as that.
    bots = {1: "expert@1000000"}
    batch = Batch("kartu-sama", 2, matches=64, bots=bots, seed=1, threads=threads)
    actions = batch.sample()
    before = saved(batch)
    interrupt(batch.step, actions)
    stepped = sum(one != other for one, other in zip(before, saved(batch), strict=True))
    assert 0 < stepped < 64
    shown = batch.observations.copy(), batch.masks.copy()
    batch.reset(only=[])
    assert (batch.observations == shown[0]).all() and (batch.masks == shown[1]).all()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="only where processes fork")
def test_threads_work_in_a_fork() -> None:
    program = """
import os
import kartenhaus

batch = kartenhaus.Batch("ktu", 2, matches=512, seed=1, threads=2)
batch.step(batch.sample())
child = os.fork()
batch.step(batch.sample())
if child:
    assert os.waitpid(child, 0)[1] == 0
else:
    os._exit(0)
"""
    subprocess.run([sys.executable, "-W", "ignore", "-c", program], check=True)
