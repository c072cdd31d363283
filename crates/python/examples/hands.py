"""Learns who holds which hidden card in Kartel, from what each seat has played and passed on.

A small net rates how likely each card is in each hand. What it knows is measured in nats a hidden
card (less is better), beside what the numbers of cards alone tell, and beside the deals that our
own bots think likely (`Match.imagine`).

    python examples/hands.py --rounds 10000 --worlds 128 --out hands.npz
"""

from __future__ import annotations

import argparse
import random
import time
from dataclasses import dataclass, field, fields
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import nn
from torch.nn.functional import cross_entropy

from kartenhaus import Env, Match

Floats = npt.NDArray[np.float32]

CARDS = [Env("kartel", 2).action_name(card) for card in range(60)]
PLACES = {card: place for place, card in enumerate(CARDS)}
RANKS = 12
BOOKS = ["Jump", "Mr.", "Umbrella", "Honey", "Quads", "Mr. Honey", "5"]

# What stands where in a seat's row. Of what it passed on: the cards above solos, where nothing hurried
# it and where something did; the ranks of ships and of trips, and those above; the lines of books,
# and those above. Then the ranks of which it played one, two and three; the same where it led;
# whether it led a book; and how many cards it holds.
CALM, HURRIED, SHIPS, TRIPS, LINES, PLAYED, LED, LED_BOOK, HOLDS, ROW = np.cumsum(
    [0, 60, 60, RANKS, RANKS, len(BOOKS), 3 * RANKS, 3 * RANKS, 1, 1]
)


@dataclass
class Args:
    """What can be set on the command line."""

    seats: int = 5
    others: str = "novice"
    own: str = "club"
    rounds: int = 500
    epochs: int = 8
    hidden: int = 48
    worlds: int = 16
    seed: int = 1
    out: str = ""


@dataclass
class Heard:
    """What everyone has heard in a round, by seat."""

    holds: list[int]
    rows: Floats
    dealt: int
    last: tuple[int, int] | None = None
    gone: set[str] = field(default_factory=set)

    @classmethod
    def at(cls, match: Match) -> Heard:
        """Of a round that begins."""
        holds = [len(hand) for hand in match.state()["hands"]]
        return cls(holds, np.zeros((match.seats, ROW), np.float32), max(holds))

    def hear(self, event: dict[str, Any]) -> None:
        """Notes what a seat has played or passed on."""
        match event["type"]:
            case "emptied":
                self.last = None
            case "passed" if self.last is not None:
                self.passed(event["seat"], *self.last)
            case "played":
                self.played(event["seat"], event["cards"], event["name"])

    def passed(self, seat: int, size: int, height: int) -> None:
        """Notes that a seat has passed on a set of this size."""
        fewest = min(holds for other, holds in enumerate(self.holds) if other != seat)
        hurried = fewest <= 3 or self.holds[seat] == self.dealt
        begin, end = {
            1: (HURRIED + height + 1, SHIPS) if hurried else (CALM + height + 1, HURRIED),
            2: (SHIPS + height, TRIPS),
            3: (TRIPS + height, LINES),
            5: (LINES + height, PLAYED),
        }[size]
        self.rows[seat, begin:end] = 1

    def played(self, seat: int, cards: list[str], name: str) -> None:
        """Notes that a seat has played this set."""
        places, size = sorted(PLACES[card] for card in cards), len(cards)
        rank = places[0] // 5
        if size < 5:
            self.rows[seat, PLAYED + RANKS * (size - 1) + rank] = 1
        if self.last is None:
            led = LED_BOOK if size == 5 else LED + RANKS * (size - 1) + rank
            self.rows[seat, led] = 1
        if size == 5:
            height = BOOKS.index(name.removeprefix("KARA "))
        else:
            height = places[0] if size == 1 else rank
        self.last = (size, height)
        self.holds[seat] -= size
        self.gone.update(cards)

    def inputs(self, own: int, hand: list[str]) -> Floats:
        """For each other seat its row, and which cards are hidden from this one."""
        hidden = np.array([card not in self.gone and card not in hand for card in CARDS])
        self.rows[:, HOLDS] = np.array(self.holds) / self.dealt
        others = np.delete(self.rows, own, axis=0)
        return np.hstack([others, np.tile(hidden.astype(np.float32), (len(others), 1))])


@dataclass
class Positions:
    """What a seat knew when it was on turn, and who held which card: -1 where it was not hidden."""

    inputs: list[Floats] = field(default_factory=list)
    holders: list[npt.NDArray[np.int64]] = field(default_factory=list)
    holds: list[Floats] = field(default_factory=list)
    imagined: list[Floats] = field(default_factory=list)


def holders(hands: list[list[str | None]], own: int) -> npt.NDArray[np.int64]:
    """By card, the other seat that holds it."""
    held = np.full(len(CARDS), -1)
    for at, hand in enumerate(hands[:own] + hands[own + 1 :]):
        held[[PLACES[card] for card in hand if card is not None]] = at
    return held


def imagined(match: Match, own: int, worlds: int, rng: random.Random) -> Floats:
    """How often each other seat holds each card in the deals that bots think likely."""
    counts = np.zeros((match.seats - 1, len(CARDS)), np.float32)
    for _ in range(worlds):
        held = holders(match.imagine(own, seed=rng.getrandbits(60)).state()["hands"], own)
        counts[held[held >= 0], np.flatnonzero(held >= 0)] += 1
    return counts


def collect(args: Args, rng: random.Random) -> Positions:
    """Plays rounds, and looks at each with the eyes of one seat. In the first tenth of them that
    seat also imagines the others' hands."""
    found = Positions()
    for number in range(args.rounds):
        match = Match("kartel", args.seats, seed=rng.getrandbits(60))
        heard, own = Heard.at(match), rng.randrange(args.seats)
        while match.status["phase"] == "playing":
            seat = match.to_act[0]
            if seat == own and heard.gone:
                hands = match.state()["hands"]
                found.inputs.append(heard.inputs(own, hands[own]))
                found.holders.append(holders(hands, own))
                found.holds.append(np.delete(np.array(heard.holds, np.float32), own))
                if number < args.rounds // 10:
                    found.imagined.append(imagined(match, own, args.worlds, rng))
            level = args.own if seat == own else args.others
            move = match.choose(seat, level, seed=rng.getrandbits(60))
            assert move is not None
            for event in match.play(seat, move)["all"]:
                heard.hear(event)
    return found


def main(args: Args) -> None:
    """Plays, learns, and says what is known."""
    begun = time.monotonic()
    torch.manual_seed(args.seed)
    torch.set_num_threads(1)
    found = collect(args, random.Random(args.seed))
    inputs, truth, holds = (
        torch.from_numpy(np.stack(it)) for it in (found.inputs, found.holders, found.holds)
    )
    unseen = len(found.imagined)
    net = nn.Sequential(
        nn.Linear(inputs.shape[-1], args.hidden), nn.ReLU(), nn.Linear(args.hidden, len(CARDS))
    )

    def nats(rows: slice | torch.Tensor) -> torch.Tensor:
        rated = net(inputs[rows]) + holds[rows].log().unsqueeze(-1)
        return cross_entropy(rated, truth[rows], ignore_index=-1)

    steps = args.epochs * (len(inputs) - unseen) // 256
    optimizer = torch.optim.Adam(net.parameters(), lr=4e-3)
    pace = torch.optim.lr_scheduler.OneCycleLR(optimizer, 4e-3, total_steps=steps + 1)
    for _ in range(steps):
        loss = nats(torch.randint(unseen, len(inputs), (256,)))
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        pace.step()

    test = slice(0, unseen)
    share = (holds[test] / holds[test].sum(-1, keepdim=True)).unsqueeze(-1).expand(-1, -1, 60)
    # Two more worlds, of which only the numbers of cards are known: no chance is 0.
    drawn = torch.from_numpy(np.stack(found.imagined)) + 2 * share
    with torch.no_grad():
        known = {
            "numbers of cards": cross_entropy(share.log(), truth[test], ignore_index=-1).item(),
            "imagined deals": cross_entropy(drawn.log(), truth[test], ignore_index=-1).item(),
            "the net": nats(test).item(),
        }
    print(f"{len(inputs):,} positions, {unseen:,} of them unseen, {time.monotonic() - begun:.0f} s")
    for by, value in known.items():
        print(f"by {by}: {value:.4f} nats a hidden card")
    if args.out:
        np.savez(args.out, *(it.detach().numpy() for it in net.parameters()))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    for it in fields(Args):
        parser.add_argument(f"--{it.name}", type=type(it.default), default=it.default)
    main(Args(**vars(parser.parse_args())))
