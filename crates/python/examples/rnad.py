"""R-NaD in one file (regularised Nash dynamics, Perolat et al. 2022): two players learn a small table
of Kartu Sama by playing against each other. OpenSpiel 2 no longer has an R-NaD of its own.

Rewards are changed by how far each player has gone from a policy of before, which makes learning
converge; then the policy of now takes its place. Each step follows NeuRD: the logits themselves move
by the advantage, within bounds.

    python examples/rnad.py --iterations 20 --steps 200
"""

from __future__ import annotations

import argparse
import copy
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel
import torch
from torch import nn

import kartenhaus.openspiel  # noqa: F401, it registers the games

TABLE = (
    "python_kartenhaus_kartu_sama"
    "(players=2,ranks=3,suits=2,jokers=0,hand=2,may_draw=true,returns=rank)"
)
LOGITS_MAX = 2.0


class Net(nn.Module):  # type: ignore[misc]
    """What a player thinks of a state: a logit for each action, and what it is worth."""

    def __init__(self, inputs: int, actions: int, hidden: int = 64) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, hidden), nn.ReLU())
        self.logits, self.value = nn.Linear(hidden, actions), nn.Linear(hidden, 1)

    def forward(self, known: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logits, legal or not, and the value."""
        body = self.body(known)
        return self.logits(body), self.value(body).squeeze(-1)


def policy(net: Net, known: torch.Tensor, legal: torch.Tensor) -> torch.Tensor:
    """How likely each legal action is."""
    logits: torch.Tensor = net(known)[0]
    return logits.masked_fill(~legal, -1e9).softmax(-1)


def episode(game: Any, net: Net, rng: np.random.Generator) -> tuple[list[Any], list[float]]:
    """The decisions of a round (player, what it knew, what was legal, what it did), and returns."""
    state, decisions = game.new_initial_state(), []
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=weights)))
            continue
        known = torch.tensor(state.information_state_tensor(), dtype=torch.float32)
        legal = torch.tensor(state.legal_actions_mask(), dtype=torch.bool)
        with torch.no_grad():
            weights = policy(net, known, legal).double().numpy()
        action = int(rng.choice(len(weights), p=weights / weights.sum()))
        decisions.append((state.current_player(), known, legal, action))
        state.apply_action(action)
    return decisions, state.returns()


def targets(
    decisions: list[Any], earned: list[float], gone: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """For each decision what follows for its player. Each loses what it has gone from the policy of
    before at its decisions, and wins what the other has."""
    worth = np.array(earned, np.float64)
    found = np.zeros(len(decisions))
    for at in reversed(range(len(decisions))):
        player = decisions[at][0]
        found[at] = worth[player]
        worth[player] -= gone[at]
        worth[1 - player] += gone[at]
    return found


def learn(args: argparse.Namespace) -> float:
    """Learns; returns what the first player earned in the last rounds."""
    torch.manual_seed(args.seed)
    torch.set_num_threads(1)
    rng = np.random.default_rng(args.seed)
    game = pyspiel.load_game(args.table)
    net = Net(game.information_state_tensor_size(), game.num_distinct_actions())
    optimizer = torch.optim.Adam(net.parameters(), lr=1e-3)
    first: list[float] = []
    for _ in range(args.iterations):
        before = copy.deepcopy(net)
        for _ in range(args.steps):
            rounds = [episode(game, net, rng) for _ in range(args.batch)]
            first += [earned[0] for _, earned in rounds]
            flat = [decision for decisions, _ in rounds for decision in decisions]
            known, legal = (torch.stack([it[at] for it in flat]) for at in (1, 2))
            action = torch.tensor([it[3] for it in flat]).unsqueeze(-1)
            with torch.no_grad():
                now, then = policy(net, known, legal), policy(before, known, legal)
                ratio = (now.gather(-1, action) / then.gather(-1, action)).squeeze(-1)
                gone = (args.eta * ratio.log()).numpy()
            ends = np.cumsum([len(decisions) for decisions, _ in rounds])[:-1]
            parts = zip(rounds, np.split(gone, ends), strict=True)
            worth = torch.tensor(np.concatenate([targets(*it, own) for it, own in parts])).float()
            logits, value = net(known)
            chosen = logits.gather(-1, action).squeeze(-1)
            advantage = (worth - value).detach() / now.gather(-1, action).squeeze(-1).clamp(min=0.1)
            # NeuRD: a logit that is at its bound does not go beyond it.
            free = ~((chosen > LOGITS_MAX) & (advantage > 0) | (chosen < -LOGITS_MAX) & (advantage < 0))
            loss = -(chosen * advantage * free).mean() + (value - worth).pow(2).mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 10.0)
            optimizer.step()
    return float(np.mean(first[-1000:]))


def main() -> None:
    """Learns, and says how it went."""
    parser = argparse.ArgumentParser(description="R-NaD learns Kartu Sama.")
    parser.add_argument("--table", default=TABLE, help="a game of two players and its parameters")
    parser.add_argument("--iterations", type=int, default=4, help="so many policies of before")
    parser.add_argument("--steps", type=int, default=50, help="of learning, in each iteration")
    parser.add_argument("--batch", type=int, default=16, help="rounds in each step")
    parser.add_argument("--eta", type=float, default=0.2)
    parser.add_argument("--seed", type=int, default=1)
    print(f"player 0 earns {learn(parser.parse_args()):+.3f} a round.")


if __name__ == "__main__":
    main()
