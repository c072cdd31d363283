"""Writes the perft cases of one game: random tables, decks and openings, and how many sequences of
legal moves follow, by depth. `games/<game>/tests/tree.perft` holds what it prints.

    python3 oracle/cases.py GAME [--cases N] [--nodes N] [--seed N] [--variants]
"""

import argparse
import copy
import random

from games import GAMES
from perft import count, TooMany
from games.common import Bad


class Reshuffled(Exception):
    """A reshuffle's order is the referee's own: no count."""


def no_shuffle(_pool):
    raise Reshuffled


def random_table(game, chance, variants):
    """A table with random options, also a variant's; matches of few rounds."""
    while True:
        options = {}
        for name, spec in (game.specs() if variants else game.OPTIONS).items():
            if chance.random() < 0.5:
                continue
            if "values" in spec:
                options[name] = chance.choice(spec["values"])
            else:
                low, high = spec["min"], spec["max"]
                options[name] = chance.randint(low, min(high, low + 20))
        seats = chance.randint(*game.SEATS)
        try:
            return seats, options, game(seats, options, None)
        except Bad:
            continue


def opening(position, moves, chance):
    """Plays up to this many random moves of the first round; gives them."""
    played = []
    for _ in range(moves):
        status = position.status()
        if status["phase"] != "playing":
            break
        seat = chance.choice(status["to_act"])
        move = chance.choice(sorted(position.legal(seat)))
        before = copy.deepcopy(position)
        position.play(seat, move, reshuffled=no_shuffle)
        if position.status()["phase"] != "playing":
            return before, played
        played.append((seat, move))
    return position, played


def counts_of(position, nodes):
    """Counts by depth, as deep as so many nodes allow."""
    for depth in range(7, 0, -1):
        counts = [0] * depth
        try:
            count(position, 0, counts, nodes)
            return counts
        except (TooMany, SystemExit):
            continue
    return []


def text(value):
    return str(value).lower() if isinstance(value, bool) else str(value)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--cases", type=int, default=24)
    parser.add_argument("--nodes", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--variants", action="store_true", help="draw parameters of variants too")
    arguments = parser.parse_args()
    game, chance = GAMES[arguments.game], random.Random(arguments.seed)
    what = "variant" if arguments.variants else "case"
    flag = "--variants " if arguments.variants else ""
    print(f"# Written by oracle/cases.py {flag}(seed {arguments.seed}).")
    done = 0
    while done < arguments.cases:
        seats, options, position = random_table(game, chance, arguments.variants)
        deck = position.deck()
        chance.shuffle(deck)
        position.deal(deck)
        try:
            position, played = opening(position, chance.choice([0, 10, 30, 60, 120]), chance)
        except Reshuffled:
            continue
        counts = counts_of(position, arguments.nodes)
        if not counts:
            continue
        done += 1
        print(f"\n## {what} {done}")
        print("seats", seats)
        for name, value in options.items():
            print(f"option {name}={text(value)}")
        print("deck", " ".join(deck))
        for seat, move in played:
            print("then", seat, move)
        for depth, nodes in enumerate(counts, start=1):
            print(depth, nodes)


if __name__ == "__main__":
    main()
