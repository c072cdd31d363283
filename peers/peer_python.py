"""Steps a second of environments in Python, random play, single thread, ours beside theirs.

Install (in a venv):  pip install rlcard==1.2.0 'pettingzoo[classic]==1.26.1' open_spiel==2.0.2
                      and our wheel (`cargo xtask wheel`)
Run:                  OMP_NUM_THREADS=1 python peer_python.py

Every loop plays whole games with their deals, asks for a legal action at each decision, and takes
it; what the environment shows of the decision (observation and legal actions) is made each time,
as its users get it. A decision is a step of a player. Rates are per CPU second.
"""
import random

import numpy as np
from peer_common import SECS, bench, calibrate


def ours(game, seats):
    import kartenhaus

    env = kartenhaus.Env(game, seats, seed=1)

    def play(n):
        step, sample = env.step, env.sample
        for _ in range(n):
            if step(sample()):
                env.reset()
        assert env.mask.any()
        return {"decisions": n}

    return play


def ours_pettingzoo(game, seats):
    from kartenhaus import pettingzoo

    return pettingzoo_play(pettingzoo.env(game, seats))


def ours_pettingzoo_raw(game, seats):
    from kartenhaus import pettingzoo

    return pettingzoo_play(pettingzoo.raw_env(game, seats))


def ours_gymnasium(game, seats):
    from kartenhaus import gymnasium

    env = gymnasium.SeatEnv(game, seats, bots="dice")

    def play(n):
        _, info = env.reset()
        for _ in range(n):
            legal = np.flatnonzero(info["action_mask"])
            _, _, over, _, info = env.step(int(legal[int(random.random() * len(legal))]))
            if over:
                _, info = env.reset()
        return {"decisions": n}

    return play


def ours_batch(game, seats, matches=1024):
    import kartenhaus

    batch = kartenhaus.Batch(game, seats, matches=matches, seed=1)

    def play(n):
        steps = max(1, n // matches)
        ended = 0
        for _ in range(steps):
            batch.step(batch.sample())
            ended += int(batch.over.sum())
        assert batch.masks.any(axis=1).all()
        return {"decisions": steps * matches}

    return play


def pettingzoo_play(env):
    def play(n):
        decisions = 0
        while decisions < n:
            env.reset()
            for agent in env.agent_iter():
                observation, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                legal = np.flatnonzero(observation["action_mask"])
                env.step(int(legal[int(random.random() * len(legal))]))
                decisions += 1
        return {"decisions": decisions}

    return play


def gin_rummy():
    from pettingzoo.classic import gin_rummy_v4

    return pettingzoo_play(gin_rummy_v4.raw_env())


def rlcard(game):
    import rlcard as peer

    env = peer.make(game)

    def play(n):
        decisions = 0
        while decisions < n:
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(random.random() * len(legal))])
                decisions += 1
        return {"decisions": decisions}

    return play


def openspiel(game):
    import pyspiel

    game = pyspiel.load_game(game)

    def play(n):
        decisions = 0
        while decisions < n:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    action = outcomes[int(random.random() * len(outcomes))][0]
                else:
                    state.observation_tensor()
                    legal = state.legal_actions()
                    action = legal[int(random.random() * len(legal))]
                    decisions += 1
                state.apply_action(action)
        return {"decisions": decisions}

    return play


def main():
    import kartenhaus

    games = [(game, 4) for game in kartenhaus.games()]
    rows = [("rlcard uno", rlcard("uno")), ("pettingzoo gin_rummy", gin_rummy())]
    rows += [(f"openspiel {game}", openspiel(game)) for game in ("crazy_eights", "dou_dizhu")]
    for made in (ours, ours_pettingzoo, ours_pettingzoo_raw, ours_gymnasium, ours_batch):
        rows += [(f"{made.__name__} {game}", made(game, seats)) for game, seats in games]
    random.seed(1)
    units = {name: calibrate(play, start=1000) for name, play in rows}
    for name, play in rows:
        bench(name, lambda play=play, n=units[name]: play(n), seconds=SECS)


main()
