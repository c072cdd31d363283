"""Matches and batches of numbers."""

from copy import copy, deepcopy
from typing import Any

import numpy as np
import pytest

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
    for _ in range(10):
        env.step(env.sample())
    before = env.observation.copy()
    other = env.copy()
    for _ in range(10):
        other.step(other.sample())
    assert (env.observation == before).all()
    for _ in range(10):
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
    with pytest.raises(TypeError):
        batch.step(actions.astype(np.int32))
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
    ]
    for arguments in refused:
        with pytest.raises(ValueError):
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
