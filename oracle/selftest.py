"""The oracle alone: the examples of each game, worked by hand, and random matches whose invariants
must hold."""

import argparse
import copy
import random

import lockstep
import worlds
import wrong
from games import GAMES
from games.errors import Bad
from helpers import SEEN, refused

MOST_MOVES = 20000
WORLDS = 60  # so many matches are looked at with other cards in hidden places


def check_round(game, tests):
    if hasattr(tests, "check_round"):
        tests.check_round(game)
    assert game.status()["to_act"] == []
    assert all(game.legal(seat) == [] for seat in range(game.seats))
    assert game.view(None) == game.state()


def check_legal(game, tests, rng, seat):
    """Every legal text is taken; texts that may be wrong are taken just if they are legal."""
    legal = game.legal(seat)
    assert legal and len(set(legal)) == len(legal)
    for text in rng.sample(legal, min(3, len(legal))):
        copy.deepcopy(game).play(seat, text, reshuffled=list)
    for _ in range(3):
        text = wrong.some_text(rng, game, seat, legal)
        if hasattr(tests, "hidden_places"):
            continue  # `worlds` tries all texts
        if refused(game, seat, text) is None:
            assert game.text(game.read(text)) in legal, text
        else:
            assert text not in legal, text
    return legal


def random_match(game, tests, rng):
    for _ in range(MOST_MOVES):
        if game.status()["phase"] in (None, "round_over"):
            game.deal(rng.sample(game.deck(), len(game.deck())))
        seat = rng.choice(game.status()["to_act"])
        thorough = rng.random() < 0.1
        legal = check_legal(game, tests, rng, seat) if thorough else game.legal(seat)
        if thorough and hasattr(tests, "check"):
            tests.check(game)
            assert game.phase != "playing" or len(game.to_act()) == 1
        game.play(seat, rng.choice(legal), reshuffled=lambda pool: rng.sample(pool, len(pool)))
        phase = game.status()["phase"]
        if phase != "playing" and hasattr(tests, "check"):
            tests.check(game)
            check_round(game, tests)
        if phase == "match_over":
            return
    raise AssertionError(f"{game.ID}: no end after {MOST_MOVES} moves")


def random_table(rng, game):
    while True:
        try:
            return game(rng.randint(*game.SEATS), lockstep.random_options(rng, game), None)
        except Bad:
            continue


def examples(name, tests):
    found = [test for word, test in vars(tests).items() if word.startswith("test_")]
    assert found, f"{name} has no examples"
    for test in found:
        test()
    print(f"{name}: {len(found)} groups of examples")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=30, help="of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", action="append", choices=list(GAMES))
    arguments = parser.parse_args()
    chosen = {name: wrong.TESTS[name] for name in arguments.game or GAMES}
    for name, tests in chosen.items():
        assert hasattr(tests, "check") or hasattr(tests, "hidden_places"), \
            f"games/{name}/tests/oracle.py checks no position (oracle/README.md)"
        examples(name, tests)
        for number in range(arguments.matches):
            rng = random.Random(f"{arguments.seed}/{name}/{number}")
            random_match(random_table(rng, GAMES[name]), tests, rng)
        print(f"{name}: {arguments.matches} matches")
    rng = random.Random(arguments.seed)
    for _ in range(WORLDS):
        for name, tests in chosen.items():
            if hasattr(tests, "hidden_places"):
                worlds.random_match(name, tests, rng, 0.1)
    for what, count in sorted(SEEN.items()):
        print(f"{what}: {count}")
        assert count > 0, what


if __name__ == "__main__":
    main()
