"""Counts the tree of legal moves under a fixed deck: by depth, how many sequences of legal moves
there are. Where several seats may act, each seat with each of its moves is a node."""

import argparse
import copy

from games import GAMES


class TooMany(Exception):
    pass


def option(game, text):
    """`name=value`, the value read as the option's kind."""
    name, _, value = text.partition("=")
    spec = game.specs().get(name, {})
    if "min" in spec or any(type(v) is int for v in spec.get("values", [])):
        return name, int(value)
    if value in ("true", "false"):
        return name, value == "true"
    return name, value


def no_shuffle(pool):
    raise SystemExit(f"a reshuffle of {len(pool)} cards: its order is the referee's, so no count")


def children(position):
    """Every (seat, move) of a position, played."""
    for seat in position.status()["to_act"]:
        for text in position.legal(seat):
            child = copy.deepcopy(position)
            child.play(seat, text, reshuffled=no_shuffle)
            yield child


def count(position, depth, counts, most):
    """Adds the nodes below this position to `counts`; the end of a round ends a line."""
    if depth == len(counts):
        return
    for child in children(position):
        counts[depth] += 1
        if sum(counts) > most:
            raise TooMany
        count(child, depth + 1, counts, most)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--dealer", type=int)
    parser.add_argument("--deck", help="all cards, first dealt first (default: canonical order)")
    parser.add_argument("--depth", type=int, required=True)
    parser.add_argument("--max-nodes", type=int, default=10**6)
    arguments = parser.parse_args()
    game = GAMES[arguments.game]
    options = dict(option(game, text) for text in arguments.option)
    position = game(arguments.seats, options, arguments.dealer)
    position.deal(arguments.deck.split() if arguments.deck else position.deck())
    counts = [0] * arguments.depth
    try:
        count(position, 0, counts, arguments.max_nodes)
    except TooMany:
        raise SystemExit(f"more than {arguments.max_nodes} nodes: {counts}") from None
    for depth, nodes in enumerate(counts, start=1):
        print(depth, nodes)


if __name__ == "__main__":
    main()
